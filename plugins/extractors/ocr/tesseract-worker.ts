// The thread on which tesseract.js recognises. As the library's own, but it reads language data where we keep it, and never from
// the network, and it takes the build whose WebAssembly is within the script, so that it runs from a compiled program too.

import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { dispatchHandlers, setAdapter } from "tesseract.js/src/worker-script/index.js";
import createCore from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js";
import { BUNDLED_FOLDER, languageFile } from "./language-data.ts";

const refuse = (): Promise<never> => Promise.reject(new Error("language data is not fetched"));

/** @param path the folder that was given, and in it `<code>.traineddata.gz`. */
const readLanguage = async (path: string): Promise<Uint8Array> => {
  const folder = dirname(path);
  const code = basename(path, ".traineddata.gz");
  return await readFile(await languageFile(code, folder === BUNDLED_FOLDER ? undefined : folder));
};

setAdapter({
  getCore: async () => (module) => createCore({ ...module, print: () => undefined, printErr: () => undefined }),
  gunzip: gunzipSync,
  fetch: refuse,
  readCache: readLanguage,
  writeCache: refuse,
  deleteCache: refuse,
  checkCache: async () => false,
});
parentPort?.on("message", (packet) => dispatchHandlers(packet, (answer) => parentPort?.postMessage(answer)));
