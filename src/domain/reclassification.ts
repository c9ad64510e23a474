// Sorting what a container remembers into the buckets that are defined now: how far it is.

import type { EpochMs } from "./clock.ts";

export interface Reclassification {
  readonly tag: string;
  readonly status: "queued" | "processing" | "completed" | "failed";
  /** Id of the last memory that was sorted; they are taken in the order of their ids. */
  readonly after: string | null;
  /** Memories looked at, of how many; and how many of them are in other buckets now. */
  readonly done: number;
  readonly total: number;
  readonly changed: number;
  readonly error: string | null;
  /** Raised by every step, and when it is asked for anew: a step of an older state is refused. */
  readonly steps: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** 0 to 1; 1 only when it is completed. */
export const reclassificationProgress = ({ status, done, total }: Reclassification): number => {
  if (status === "completed") return 1;
  return total === 0 ? 0 : Math.min(0.99, Math.floor((done / total) * 100) / 100);
};
