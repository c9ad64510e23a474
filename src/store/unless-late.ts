// A limit on how long something may take to open or to answer.

import { AppError } from "#src/errors.ts";

/** Rejects with `unavailable` when the promise is not settled in time. @param what did not happen then, as a clause */
export const unlessLate = async <T>(limitMs: number, promise: Promise<T>, what: string): Promise<T> => {
  let timer: Timer | undefined;
  const limit = new Promise<never>((_, reject) => {
    const message = `${what} within ${limitMs / 1_000} seconds`;
    timer = setTimeout(() => reject(new AppError("unavailable", message)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
};
