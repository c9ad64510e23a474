// Text to WordPiece ids, on the main thread: it costs some 15 µs a sentence, and the lengths decide which texts run together.

import { join } from "node:path";

/** Longest sequence embedded, with [CLS] and [SEP]: the model was trained on no more. */
export const MAX_TOKENS = 256;
/** Enough characters for `MAX_TOKENS` of any prose; what lies behind could not be read anyway. */
const MAX_CHARACTERS = 4_096;
const SEPARATOR = 102;

export type Encode = (text: string) => readonly number[];

const readJson = (path: string): Promise<object> => Bun.file(path).json();

/** @throws when the folder holds no tokenizer. */
export const loadTokenizer = async (modelDir: string): Promise<Encode> => {
  const [{ Tokenizer }, tokenizer, config] = await Promise.all([
    import("@huggingface/tokenizers"),
    readJson(join(modelDir, "tokenizer.json")),
    readJson(join(modelDir, "tokenizer_config.json")),
  ]);
  const wordPieces = new Tokenizer(tokenizer, config);
  return (text) => {
    const { ids } = wordPieces.encode(text.slice(0, MAX_CHARACTERS));
    return ids.length <= MAX_TOKENS ? ids : [...ids.slice(0, MAX_TOKENS - 1), SEPARATOR];
  };
};
