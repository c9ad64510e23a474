// For searches with `aggregate`: what several of the found memories say of one subject, in one sentence, ranked with the best of them.
// Stored aggregates sum up whole buckets; these sum up an answer. They are made for it and stored nowhere.

import { aggregateMemories, sourcesKey } from "#domain/aggregate.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Memory } from "#domain/memory.ts";
import { calibrateBest } from "#domain/similarity.ts";
import type { Hit } from "#retrieval/select.ts";

type MemoryHit = Hit & { readonly kind: "memory" };

const MOST_SYNTHESES = 3;
/** By which a synthesis stands before the best of what it says. */
const TINY = 1e-4;

/** The memories that each synthesis sums up, by its id. */
export type Folded = ReadonlyMap<string, readonly Memory[]>;

interface Bounds {
  /** So many of the best memories are looked at. */
  readonly depth: number;
  /** Less similar ones are no part of the answer. */
  readonly threshold: number;
  readonly now: EpochMs;
}

const newest = (times: readonly EpochMs[]): EpochMs => Math.max(...times);

/** The same sources have the same id, so that answers can be compared. */
const idOf = (memories: readonly Memory[]): string =>
  `synthesis_${Bun.hash(sourcesKey(memories.map(({ id }) => id))).toString(36)}`;

/** @param hits best first. */
export const addSyntheses = (hits: readonly Hit[], { depth, threshold, now }: Bounds) => {
  const answers = hits
    .filter((hit): hit is MemoryHit => hit.kind === "memory")
    .slice(0, depth)
    .filter(({ likenesses }) => calibrateBest(likenesses) > threshold);
  const byId = new Map(answers.map((hit) => [hit.row.id, hit]));
  const known = new Set(answers.map(({ row }) => row.text));
  const folded = new Map<string, readonly Memory[]>();
  const drafts = aggregateMemories(
    answers.map(({ row }) => row),
    now,
  );
  const added = drafts
    .filter(({ text }) => !known.has(text))
    .map((draft): MemoryHit => {
      const parts = draft.sourceIds.flatMap((id) => byId.get(id) ?? []);
      const memories = parts.map(({ row }) => row);
      const [first] = memories as [Memory, ...Memory[]];
      const row: Memory = {
        ...first,
        id: idOf(memories),
        text: draft.text,
        kind: "summary",
        subject: draft.subject,
        slot: null,
        confidence: draft.confidence,
        isStatic: draft.isStatic,
        isAggregated: true,
        version: 1,
        parentMemoryId: null,
        rootMemoryId: null,
        metadata: null,
        eventDates: [],
        createdAt: newest(memories.map(({ createdAt }) => createdAt)),
        updatedAt: newest(memories.map(({ updatedAt }) => updatedAt)),
      };
      folded.set(row.id, memories);
      const score = Math.max(...parts.map((hit) => hit.score)) + TINY;
      return { kind: "memory", row, score, likenesses: parts.flatMap(({ likenesses }) => likenesses) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SYNTHESES);
  return { hits: [...hits, ...added].sort((a, b) => b.score - a.score), folded };
};
