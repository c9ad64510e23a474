// Optical character recognition by tesseract.js, in a thread of its own within the contained process.

import { resolve } from "node:path";
import { PluginError } from "#contracts/plugin.ts";
import { workerThread } from "#src/native/embedded-files.ts";
import { BUNDLED_FOLDER, languageFile } from "./language-data.ts";

export interface Recognised {
  readonly text: string;
  /** 0 to 100; words in the wrong orientation stay below 60. */
  readonly confidence: number;
}

export interface Recogniser {
  /** @param image a PNG, JPEG or PGM, bounded in size by the caller. Rejects with PluginError. */
  recognise(image: Uint8Array): Promise<Recognised>;
}

export interface OcrOptions {
  /** Tesseract's three-letter codes. English is on board. */
  readonly languages: readonly string[];
  /** A folder with `<code>.traineddata` or `<code>.traineddata.gz` for other languages. */
  readonly dataFolder?: string;
}

const start = async ({ languages, dataFolder }: OcrOptions): Promise<Recogniser> => {
  for (const code of languages) await languageFile(code, dataFolder);
  const { createWorker, OEM } = await import("tesseract.js");
  // Without a handler of its own, tesseract.js throws where nobody can catch; and some failures to start it tells nobody else.
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const worker = await Promise.race([
    createWorker([...languages], OEM.LSTM_ONLY, {
      workerPath: workerThread("recognition"),
      langPath: dataFolder === undefined ? BUNDLED_FOLDER : resolve(dataFolder),
      cacheMethod: "none",
      errorHandler: reject,
    }),
    failed,
  ]).catch((error: unknown) => {
    const names = languages.join(", ");
    throw new PluginError("no_language_data", `the language data of ${names} can't be read: ${error}`, false);
  });
  return {
    recognise: async (image) => {
      const { data } = await worker.recognize(Buffer.from(image)).catch((error: unknown) => {
        throw new PluginError("broken_image", `the picture can't be decoded: ${error}`, false);
      });
      return { text: tidy(data.text), confidence: data.confidence };
    },
  };
};

const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const started = new Map<string, Promise<Recogniser>>();

/** The recogniser of these languages; made once in a process, in half a second. */
export const recogniserOf = (options: OcrOptions): Promise<Recogniser> => {
  const key = JSON.stringify([options.languages, options.dataFolder]);
  const known = started.get(key) ?? start(options);
  started.set(key, known);
  return known;
};
