// What Tesseract has learnt of a language: English is on board, other languages are in a folder of the operator's.

import { access } from "node:fs/promises";
import { join } from "node:path";
import englishData from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz" with { type: "file" };
import { PluginError } from "#contracts/plugin.ts";

/** Stands for no folder where one has to be named. */
export const BUNDLED_FOLDER = "bundled";

const isReadable = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** @throws PluginError that says what is missing. */
export const languageFile = async (code: string, folder: string | undefined): Promise<string> => {
  if (!/^[A-Za-z_]{3,20}$/.test(code))
    throw new PluginError("invalid_options", `"${code}" is no language of Tesseract`, false);
  const given =
    folder === undefined ? [] : [join(folder, `${code}.traineddata`), join(folder, `${code}.traineddata.gz`)];
  for (const path of given) if (await isReadable(path)) return path;
  if (code === "eng") return englishData;
  const where = folder === undefined ? "no folder of language data is set" : `${folder} has no ${code}.traineddata`;
  throw new PluginError("no_language_data", `pictures can't be read in the language "${code}": ${where}`, false);
};
