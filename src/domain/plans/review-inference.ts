// A person's verdict on an inferred memory, with what follows for others: a declined guess supersedes
// nothing, and no guess is summed up with facts.

import type { EpochMs } from "../clock.ts";
import type { Memory } from "../memory.ts";
import { emptyPlan, type Plan } from "../plan.ts";
import { isReviewable, type ReviewAction, review } from "../review.ts";
import { changesOf, type MemoryRows, openDraft } from "./draft.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/** `memories`: the reviewed one, and what relations join to it; with those `relations`. */
export interface ReviewInference extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  readonly memoryId: string;
  readonly action: ReviewAction;
}

export type ReviewedInference =
  | { readonly outcome: "reviewed"; readonly plan: Plan; readonly memory: Memory }
  /** `unfitting`: the action does not fit the memory's state, e.g. approving twice. */
  | { readonly outcome: "unknown" | "not_an_inference" | "unfitting" };

export const reviewInference = (input: ReviewInference): ReviewedInference => {
  const draft = openDraft(input);
  const memory = draft.memories.get(input.memoryId);
  if (memory === undefined || memory.tag !== input.tag) return { outcome: "unknown" };
  if (!isReviewable(memory)) return { outcome: "not_an_inference" };
  const reviewed = review(memory, input.action, input.now);
  if (reviewed === null) return { outcome: "unfitting" };
  draft.memories.set(memory.id, reviewed);
  if (reviewed.isForgotten || reviewed.isInference) removeAggregatesOf(draft, new Set([memory.id]), input.now);
  settleSoftSupersessions(draft, input.now);
  const plan = { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) };
  return { outcome: "reviewed", plan, memory: reviewed };
};
