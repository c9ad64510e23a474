// What the program reads of its own files while it runs, and where: in the repository, or within the compiled executable, into
// which scripts/build.ts puts the same. Files imported with { type: "file" } need no line here: the import gives their path.

import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** By their paths in the repository. A folder lies in the executable under its own name. */
export const EMBEDDED_FOLDERS = { embeddingModel: "models/all-MiniLM-L6-v2" } as const;

/** The code of worker threads, which is bundled apart. */
export const WORKER_THREADS = {
  drawing: "plugins/memory-extractors/local/drawing-worker.ts",
  embedding: "plugins/embedders/minilm/session-worker.ts",
  recognition: "plugins/extractors/ocr/tesseract-worker.ts",
} as const;

/** Compiled programs keep their files in a file system of their own, which only JavaScript can read. */
export const EXECUTABLE_ROOT = "/$bunfs/root";

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const embeddedFolder = (name: keyof typeof EMBEDDED_FOLDERS): string => {
  const path = EMBEDDED_FOLDERS[name];
  return Bun.isStandaloneExecutable ? join(EXECUTABLE_ROOT, basename(path)) : inRepository(path);
};

export const workerThread = (name: keyof typeof WORKER_THREADS): string => {
  const path = WORKER_THREADS[name];
  return Bun.isStandaloneExecutable ? join(EXECUTABLE_ROOT, path.replace(/\.ts$/, ".js")) : inRepository(path);
};
