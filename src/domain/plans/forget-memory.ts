// Forgetting: the memory leaves search, profiles and lists; its row stays in the history. One memory, or many in a batch that can
// be taken back by its id.

import type { EpochMs } from "../clock.ts";
import type { Memory } from "../memory.ts";
import { emptyPlan, type Plan } from "../plan.ts";
import { changeMemory, changesOf, type MemoryRows, openDraft } from "./draft.ts";
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

/** Ids of other tags, unknown ids and memories that are forgotten already are passed over. */
export const forgetAll = (
  input: Forget & { readonly ids: readonly string[]; readonly batchId: string | null },
): Forgotten => {
  const { now } = input;
  const draft = openDraft(input);
  const ids = new Set(
    input.ids.filter((id) => {
      const memory = draft.memories.get(id);
      return memory?.tag === input.tag && !memory.isForgotten;
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
  | { readonly outcome: "unknown" | "already_forgotten" };

export const forgetMemory = (input: Forget & { readonly memoryId: string }): ForgottenMemory => {
  const memory = input.memories.find(({ id }) => id === input.memoryId);
  if (memory === undefined || memory.tag !== input.tag) return { outcome: "unknown" };
  if (memory.isForgotten) return { outcome: "already_forgotten" };
  const { plan, memories } = forgetAll({ ...input, ids: [memory.id], batchId: null });
  return { outcome: "forgotten", plan, memory: memories[0] ?? memory };
};
