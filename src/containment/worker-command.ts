// How this program starts itself as a contained process, run by Bun or compiled into one file.

import { EXTRACT_WORKER_FLAG } from "./worker.ts";

/** @param main the program's entry, unless it is compiled into the executable. */
export const workerCommand = (main = Bun.main): string[] =>
  Bun.isStandaloneExecutable ? [process.execPath, EXTRACT_WORKER_FLAG] : [process.execPath, main, EXTRACT_WORKER_FLAG];

/** True in a process that was started as a contained one. */
export const isExtractWorker = (argv: readonly string[]): boolean => argv.includes(EXTRACT_WORKER_FLAG);
