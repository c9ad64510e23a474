// Memories get other buckets: what sums them up no longer holds and is made anew. Nothing else of them changes, also not when they
// were last updated.

import type { EpochMs } from "../clock.ts";
import { isCurrent } from "../memory.ts";
import { emptyPlan, type Plan } from "../plan.ts";
import { changesOf, type MemoryRows, openDraft } from "./draft.ts";
import { removeAggregatesOf } from "./withdraw.ts";

/** `memories`: those to sort, and what relations join to them; with those `relations`. */
export interface SortMemories extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  /** By memory, the text that was sorted and its buckets. A memory that reads otherwise by now was sorted when it was changed. */
  readonly sorted: ReadonlyMap<string, { readonly text: string; readonly buckets: readonly string[] }>;
}

/** Null when every memory is where it belongs. */
export const sortMemories = (input: SortMemories): { readonly plan: Plan; readonly changed: number } | null => {
  const draft = openDraft(input);
  const changed = new Set<string>();
  for (const [id, { text, buckets }] of input.sorted) {
    const memory = draft.memories.get(id);
    if (memory === undefined || memory.isAggregated || memory.text !== text || !isCurrent(memory, input.now)) continue;
    if (JSON.stringify(memory.buckets) === JSON.stringify(buckets)) continue;
    draft.memories.set(id, { ...memory, buckets });
    changed.add(id);
  }
  if (changed.size === 0) return null;
  removeAggregatesOf(draft, changed, input.now);
  return { plan: { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) }, changed: changed.size };
};
