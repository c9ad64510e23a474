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

interface Forgetting {
  readonly tag: string;
  readonly now: EpochMs;
  readonly reason: string | null;
  readonly ids: readonly string[];
  readonly batchId: string | null;
}

/** Answers with the ids of those that were not forgotten before; ids of other tags and unknown ids are passed over. */
export const forgetIn = (draft: Draft, { tag, now, reason, ids, batchId }: Forgetting): ReadonlySet<string> => {
  const chosen = new Set(
    ids.flatMap((id) => {
      const memory = standing(draft, id);
      return memory?.tag === tag && !isForgottenAt(memory, now) ? [memory.id] : [];
    }),
  );
  for (const id of chosen) {
    const { forgetReason } = draft.memories.get(id)!;
    changeMemory(draft, id, { isForgotten: true, forgetReason: reason ?? forgetReason, forgetBatchId: batchId }, now);
  }
  removeAggregatesOf(draft, chosen, now);
  return chosen;
};

export const forgetAll = (input: Forget & Forgetting): Forgotten => {
  const draft = openDraft(input);
  const ids = forgetIn(draft, input);
  settleSoftSupersessions(draft, input.now);
  return {
    plan: { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) },
    memories: [...ids].map((id) => draft.memories.get(id)).filter((memory) => memory !== undefined),
  };
};

export type ForgottenMemory =
  | { readonly outcome: "forgotten"; readonly plan: Plan; readonly memory: Memory }
  | { readonly outcome: "unknown" | "superseded" | "forgotten_before" };

/** Those of the chosen that say now what the memory says, itself left out. */
export const twinsOf = (memory: Memory, memories: readonly Memory[], chosen: readonly string[]): readonly Memory[] =>
  memories.filter(
    ({ id, isLatest, text }) => id !== memory.id && chosen.includes(id) && isLatest && text === memory.text,
  );

/** The first that was chosen, and of the others those that say the same: what was asked to be forgotten is then told nowhere. */
export const forgetMemory = (input: Forget & { readonly chosen: readonly [string, ...string[]] }): ForgottenMemory => {
  const memory = input.memories.find(({ id }) => id === input.chosen[0]);
  if (memory === undefined || memory.tag !== input.tag) return { outcome: "unknown" };
  if (!memory.isLatest) return { outcome: "superseded" };
  if (isForgottenAt(memory, input.now)) return { outcome: "forgotten_before" };
  const twins = twinsOf(memory, input.memories, input.chosen).map(({ id }) => id);
  const { plan, memories } = forgetAll({ ...input, ids: [memory.id, ...twins], batchId: null });
  return { outcome: "forgotten", plan, memory: memories[0] ?? memory };
};
