// The embedder's worker, except that it dies of texts of one length, as a native library might.

import { parentPort } from "node:worker_threads";

export const DEADLY_WIDTH = 13;

if (parentPort !== null) {
  parentPort.on("message", (request: { readonly width?: number }) => {
    if (request.width === DEADLY_WIDTH) process.exit(1);
  });
  await import("#plugins/embedders/minilm/session-worker.ts");
}
