// Lets what is sent to a tag wait while somebody who writes there would otherwise never get to the end. Of this process only.

export interface Doorkeeper {
  /** Resolves when none of the tags is held. */
  readonly admitted: (tags: readonly string[]) => Promise<void>;
  /** Holds the tag until what is given back is called. */
  readonly hold: (tag: string) => () => void;
}

export const createDoorkeeper = (): Doorkeeper => {
  const held = new Map<string, Set<Promise<void>>>();

  return {
    admitted: async (tags) => {
      for (;;) {
        const waits = tags.flatMap((tag) => [...(held.get(tag) ?? [])]);
        if (waits.length === 0) return;
        await Promise.all(waits);
      }
    },
    hold: (tag) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const holds = held.get(tag) ?? new Set();
      held.set(tag, holds.add(promise));
      return () => {
        holds.delete(promise);
        if (holds.size === 0 && held.get(tag) === holds) held.delete(tag);
        resolve();
      };
    },
  };
};
