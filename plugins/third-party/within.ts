// A limit on how long something of a third party may take in this process.

/** @throws Error with `problem` when the promise is not settled in time. @param limitMs milliseconds */
export const within = async <Value>(limitMs: number, promise: Promise<Value>, problem: string): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(problem)), limitMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
