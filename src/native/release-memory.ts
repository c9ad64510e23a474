// Gives memory that lies idle back to the system. What was needed once, for a large load or to start, otherwise stays with the process:
// garbage until as much again has been allocated, and pages of the C library's heap for good.

import { dlopen } from "bun:ffi";

const SIGNATURE = { malloc_trim: { args: ["usize"], returns: "i32" } } as const;

/** GNU's C library alone can be asked to. */
const trimNativeHeap = (): void => {
  if (process.platform !== "linux") return;
  try {
    const { symbols, close } = dlopen("libc.so.6", SIGNATURE);
    symbols.malloc_trim(0);
    close();
  } catch {
    // Another C library.
  }
};

/** Stops the calling thread for some 0.3 ms for each MB that its heap holds. */
export const releaseMemory = (): void => {
  Bun.gc(true);
  trimNativeHeap();
};

const LARGE_BYTES = 32 * 2 ** 20;

/** @param bytes what was loaded; a little does not make a stop worth while */
export const releaseAfterLoading = (bytes: number): void => {
  if (bytes >= LARGE_BYTES) releaseMemory();
};
