// Texts that somebody waits for, embedded in the space that is searched: what a model's failure means for a request is decided here.

import type { Logger } from "#contracts/plugin.ts";
import { embedAll } from "#pipeline/dream.ts";
import type { Context } from "#src/context.ts";
import type { EmbeddingSpaces } from "#src/embedding/embedding-spaces.ts";
import { toAnswer } from "#src/models/model-away.ts";

const never = new AbortController().signal;

export const embedTexts = (spaces: EmbeddingSpaces, logger: Logger) => {
  const embed: Context["embed"] = (texts, purpose) =>
    embedAll(spaces.embedder, texts, { signal: never, logger }, purpose).catch(toAnswer);

  return {
    embed,
    /** Rejects when the model does not answer to a short text. */
    askModel: (signal: AbortSignal) => spaces.embedder.embed(["ready"], "query", { signal, logger }),
    /** All of one search in one space, though another one may take its place meanwhile. */
    searchedSpace: () => {
      const { indexes, embedder } = spaces.current;
      const embedQuery = async (text: string): Promise<Float32Array> => {
        const embedding = embedder.embed([text], "query", { signal: never, logger });
        return (await embedding.catch(toAnswer))[0] as Float32Array;
      };
      return { indexes, embedQuery };
    },
  };
};

export type EmbedTexts = ReturnType<typeof embedTexts>;
