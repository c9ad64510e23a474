// Fair turns: at most so many tasks at a time, the others in the order in which they came. A tag asks anew for each document,
// so that one with thousands waiting delays another tag's single document by one document of its own at most.

export const fairSlots = (slots: number) => {
  let free = slots;
  const queue: (() => void)[] = [];

  const acquire = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const release = (): void => {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  };
};
