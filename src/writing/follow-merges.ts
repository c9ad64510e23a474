// Brings a write to where its container tag lives: it waits while the tag is being merged, and goes to the target afterwards.

import type { Reach } from "#domain/key.ts";
import { AppError, TagMoved } from "#src/errors.ts";
import type { MergeStore } from "#store/store.ts";

/** The tag itself, or the one it was merged into, as far as it is known. */
export type HomeOf = (tag: string) => string;

const LOOK_EVERY_MS = 50;
/** Longer than this no caller waits: it is told to come again. */
const LONGEST_WAIT_MS = 20_000;

/** A merge gives nobody access: throws `forbidden` where a key that may write to a tag may not write to the one that it was merged into. */
const assertInReach = (tag: string, home: string, reach: Reach): void => {
  if (home === tag || reach === null || reach.includes(home)) return;
  throw new AppError("forbidden", "Forbidden", {
    details: `The container tag "${tag}" was merged into one that the key has no access to`,
  });
};

/** The tag, or the one that it was merged into. Throws `forbidden` where that is out of reach. */
export const homeInReach = async (merges: Pick<MergeStore, "homeOf">, tag: string, reach: Reach): Promise<string> => {
  const home = await merges.homeOf(tag);
  assertInReach(tag, home.tag, reach);
  return home.tag;
};

/** What is missing in a tag that has become part of another, or is about to, is looked for there: throws `TagMoved`. */
export const assertAtHome = async (merges: Pick<MergeStore, "homeOf">, tag: string): Promise<void> => {
  const home = await merges.homeOf(tag);
  if (home.isMoving || home.tag !== tag) throw new TagMoved(tag);
};

export const createFollowMerges = (merges: Pick<MergeStore, "homeOf">) => {
  const settledHome = async (tag: string): Promise<string> => {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const home = await merges.homeOf(tag);
      if (!home.isMoving) return home.tag;
      if (performance.now() > deadline)
        throw new AppError("busy", `The container tag "${home.tag}" is being merged`, { retryAfterSeconds: 5 });
      await Bun.sleep(LOOK_EVERY_MS);
    }
  };

  /** Runs `write` until none of its tags has moved meanwhile; `reach` is that of the key which writes. */
  return async <Result>(write: (homeOf: HomeOf) => Promise<Result>, reach: Reach = null): Promise<Result> => {
    const homes = new Map<string, string>();
    for (;;) {
      try {
        return await write((tag) => homes.get(tag) ?? tag);
      } catch (error) {
        if (!(error instanceof TagMoved)) throw error;
        const home = await settledHome(error.tag);
        assertInReach(error.tag, home, reach);
        for (const [tag, known] of homes) if (known === error.tag) homes.set(tag, home);
        homes.set(error.tag, home);
      }
    }
  };
};
