// A user's own change of a memory: a new version with the new text, and the old one kept below it.

import type { EpochMs } from "../clock.ts";
import { type EventDate, isForgottenAt, type Memory } from "../memory.ts";
import type { Metadata } from "../metadata.ts";
import { emptyPlan, type Plan } from "../plan.ts";
import { changesOf, type Draft, type MemoryRows, openDraft, recountSources, sourceKey } from "./draft.ts";
import { forgetIn, twinsOf } from "./forget-memory.ts";
import { appendVersion, EDITED } from "./version-chain.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/**
 * `memories`: those that were chosen, and what relations join to them; with their `sources`, those of what an aggregate sums up, and
 * all those `relations`.
 */
export interface UpdateMemory extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  /** The one to update first, then what may say the same. */
  readonly chosen: readonly [string, ...string[]];
  /** Id of the new version. */
  readonly newId: string;
  readonly text: string;
  readonly vector: Float32Array;
  /** Those of the new text. */
  readonly buckets: readonly string[];
  /** Undefined: as the old version has it. */
  readonly metadata: Metadata | null | undefined;
  /** Undefined: as the old version has it; null: never. */
  readonly forgetAfter: EpochMs | null | undefined;
  readonly forgetReason: string | null | undefined;
  readonly documentDate: EpochMs | null | undefined;
  readonly eventDates: readonly EventDate[] | undefined;
}

export type UpdatedMemory =
  | { readonly outcome: "updated"; readonly plan: Plan; readonly memory: Memory }
  | { readonly outcome: "unknown" | "forgotten_before" | "superseded" };

const REWORDED = "What said the same was reworded";

const given = <Value>(value: Value | undefined, inherited: Value): Value => (value === undefined ? inherited : value);

const expiryOf = (input: UpdateMemory, old: Memory): Pick<Memory, "forgetAfter" | "forgetReason"> => {
  const forgetAfter = given(input.forgetAfter, old.forgetAfter);
  return { forgetAfter, forgetReason: forgetAfter === null ? null : given(input.forgetReason, old.forgetReason) };
};

/** An aggregate has no sources of its own: it stands on those of what it sums up. */
const summedUpBy = (draft: Draft, ids: ReadonlySet<string>): string[] =>
  [...draft.relations.values()].flatMap(({ type, from, to }) =>
    type === "derives" && ids.has(from) && draft.memories.get(from)?.isAggregated === true ? [to] : [],
  );

export const updateMemory = (input: UpdateMemory): UpdatedMemory => {
  const { now, newId } = input;
  const draft = openDraft(input);
  const old = draft.memories.get(input.chosen[0]);
  if (old === undefined || old.tag !== input.tag) return { outcome: "unknown" };
  if (!old.isLatest) return { outcome: "superseded" };
  if (isForgottenAt(old, now)) return { outcome: "forgotten_before" };
  const isReworded = input.text !== old.text;
  draft.memories.set(newId, {
    ...old,
    ...expiryOf(input, old),
    id: newId,
    text: input.text,
    // What was read from the old words may not hold for the new ones.
    subject: isReworded ? null : old.subject,
    slot: isReworded ? null : old.slot,
    buckets: isReworded ? input.buckets : old.buckets,
    isFirstPerson: isReworded || old.isFirstPerson,
    confidence: 1,
    isInference: false,
    isAggregated: false,
    reviewStatus: null,
    softSupersededBy: null,
    forgetBatchId: null,
    version: 1,
    parentMemoryId: null,
    rootMemoryId: null,
    metadata: given(input.metadata, old.metadata),
    documentDate: given(input.documentDate, old.documentDate),
    eventDates: given(input.eventDates, old.eventDates),
    createdAt: now,
    updatedAt: now,
  });
  draft.vectors.set(newId, input.vector);
  appendVersion(draft, newId, old.id, EDITED, now);
  // What says the same as the old version would go on to say it.
  const ids = isReworded ? twinsOf(old, input.memories, input.chosen).map(({ id }) => id) : [];
  const twins = forgetIn(draft, { ...input, ids, reason: REWORDED, batchId: null });
  // The new version stands on the sources of all: it goes when they go.
  const replaced = new Set([old.id, ...twins]);
  const evidenced = new Set([...replaced, ...summedUpBy(draft, replaced)]);
  for (const source of input.sources) {
    if (!evidenced.has(source.memoryId)) continue;
    const own = { ...source, memoryId: newId };
    draft.sources.set(sourceKey(own), own);
  }
  recountSources(draft, [newId], now);
  removeAggregatesOf(draft, replaced, now);
  settleSoftSupersessions(draft, now);
  const plan = { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) };
  return { outcome: "updated", plan, memory: draft.memories.get(newId)! };
};
