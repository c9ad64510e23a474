// Forgetting: the memory leaves search, profiles and lists; its row stays in the history. One memory, or many in a batch that can
// be taken back by its id.

import type { EpochMs } from "../clock.ts";
import { isForgottenAt, type Memory } from "../memory.ts";
import { emptyPlan, type Plan } from "../plan.ts";
import { changeMemory, changesOf, type Draft, type MemoryRows, openDraft } from "./draft.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/** `memories`: those to forget, and what relations join to them; with those `relations`. */
export interface Forget extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  readonly reason: string | null;
}

export interface Forgotten {
  readonly plan: Plan;
  /** As they are now: those that were not forgotten before. */
  readonly memories: readonly Memory[];
}

/** By what its chain says now: somebody may have reworded it since it was chosen. */
const standing = (draft: Draft, id: string): Memory | undefined => {
  const memory = draft.memories.get(id);
  if (memory === undefined || memory.isLatest) return memory;
  return draft.memories.values().find(({ isLatest, rootMemoryId }) => isLatest && rootMemoryId === memory.rootMemoryId);
};

/** Ids of other tags, unknown ids and memories that are forgotten already are passed over. */
export const forgetAll = (
  input: Forget & { readonly ids: readonly string[]; readonly batchId: string | null },
): Forgotten => {
  const { now } = input;
  const draft = openDraft(input);
  const ids = new Set(
    input.ids.flatMap((id) => {
      const memory = standing(draft, id);
      return memory?.tag === input.tag && !isForgottenAt(memory, now) ? [memory.id] : [];
    }),
  );
  for (const id of ids) {
    const { forgetReason } = draft.memories.get(id)!;
    const fields = { isForgotten: true, forgetReason: input.reason ?? forgetReason, forgetBatchId: input.batchId };
    changeMemory(draft, id, fields, now);
  }
  settleSoftSupersessions(draft, now);
  removeAggregatesOf(draft, ids);
  return {
    plan: { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) },
    memories: [...ids].map((id) => draft.memories.get(id)).filter((memory) => memory !== undefined),
  };
};

export type ForgottenMemory =
  | { readonly outcome: "forgotten"; readonly plan: Plan; readonly memory: Memory }
  | { readonly outcome: "unknown" | "superseded" | "forgotten_before" };

export const forgetMemory = (input: Forget & { readonly memoryId: string }): ForgottenMemory => {
  const memory = input.memories.find(({ id }) => id === input.memoryId);
  if (memory === undefined || memory.tag !== input.tag) return { outcome: "unknown" };
  if (!memory.isLatest) return { outcome: "superseded" };
  if (isForgottenAt(memory, input.now)) return { outcome: "forgotten_before" };
  const { plan, memories } = forgetAll({ ...input, ids: [memory.id], batchId: null });
  return { outcome: "forgotten", plan, memory: memories[0] ?? memory };
};
