// Reviews of inferred memories: a person says whether a guess is right.

import type { EpochMs } from "./clock.ts";
import type { Memory } from "./memory.ts";

export type ReviewAction = "approve" | "decline" | "undo";

/** Whether the memory is a guess or was one before a review. */
export const isReviewable = (memory: Memory): boolean => memory.isInference || memory.reviewStatus !== null;

/** The memory after the review; null where the action does not fit its state. */
export const review = (memory: Memory, action: ReviewAction, now: EpochMs): Memory | null => {
  const isOpen = memory.reviewStatus === null;
  if (isOpen === (action === "undo") || (isOpen && memory.isForgotten) || !memory.isLatest) return null;
  switch (action) {
    case "approve":
      return { ...memory, isInference: false, reviewStatus: "approved", updatedAt: now };
    case "decline":
      return { ...memory, isForgotten: true, forgetReason: "declined", reviewStatus: "declined", updatedAt: now };
    case "undo":
      return {
        ...memory,
        isInference: true,
        ...(memory.reviewStatus === "declined" ? { isForgotten: false, forgetReason: null } : {}),
        reviewStatus: null,
        updatedAt: now,
      };
  }
};
