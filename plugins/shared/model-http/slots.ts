// Lets a limited number of calls run at the same time; the others wait in order.

export interface Slots {
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

export const createSlots = (width: number): Slots => {
  let free = width;
  const waiting = new Set<() => void>();

  const take = (signal: AbortSignal): Promise<void> => {
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const give = (): void => {
        waiting.delete(give);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(give);
        reject(signal.reason);
      };
      waiting.add(give);
      signal.addEventListener("abort", leave, { once: true });
    });
  };

  const release = (): void => {
    const [next] = waiting;
    if (next === undefined) free++;
    else next();
  };

  return {
    run: async (task, signal) => {
      signal.throwIfAborted();
      await take(signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
