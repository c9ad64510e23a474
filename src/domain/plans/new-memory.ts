// A memory as it is before it has been linked: what an extractor, a client or an aggregation brings, with id and vector.

import type { EpochMs } from "../clock.ts";
import type { Memory, Source } from "../memory.ts";

export type NewMemory = Pick<
  Memory,
  | "id"
  | "text"
  | "kind"
  | "subject"
  | "slot"
  | "confidence"
  | "isFirstPerson"
  | "isStatic"
  | "isInference"
  | "buckets"
  | "metadata"
  | "documentDate"
  | "eventDates"
  | "forgetAfter"
  | "forgetReason"
> & {
  readonly vector: Float32Array;
  /** The passages that it was drawn from. */
  readonly sources: readonly Omit<Source, "memoryId" | "addedAt">[];
};

/** The first version of a chain of its own. */
export const firstVersion = (memory: NewMemory, tag: string, now: EpochMs): Memory => {
  const { vector: _vector, sources, ...fields } = memory;
  return {
    ...fields,
    tag,
    isAggregated: false,
    version: 1,
    isLatest: true,
    parentMemoryId: null,
    rootMemoryId: null,
    isForgotten: false,
    forgetBatchId: null,
    reviewStatus: null,
    softSupersededBy: null,
    sourceCount: sources.length,
    createdAt: now,
    updatedAt: now,
  };
};
