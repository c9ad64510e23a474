// The decisions about merges, as pure functions of what is known.

import { canGiveUp, type Merge } from "#domain/merge.ts";

export const isOver = ({ status }: Merge): boolean => status === "completed" || status === "failed";

/** Failures in a row after which a merge that can still be taken back is given up. */
const MOST_FAILURES = 8;

export type AfterFailure = "try_again" | "give_up";

/** `isHopeless`: one of the tags is gone. What has been switched is never given up: it is tried again until it succeeds. */
export const afterFailure = (merge: Merge | null, failures: number, isHopeless: boolean): AfterFailure => {
  if (merge === null || !canGiveUp(merge)) return "try_again";
  return isHopeless || failures >= MOST_FAILURES ? "give_up" : "try_again";
};

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;

export const retryDelayMs = (failures: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
