// A tag as plain rows, to which plans are applied as a store would; and the laws that hold after every plan.

import { expect } from "bun:test";
import { isCurrent, type Memory, type Relation, type Source } from "#domain/memory.ts";
import type { Plan } from "#domain/plan.ts";
import { type MemoryRows, relationKey, sourceKey } from "#domain/plans/draft.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";

export const TAG = "user-1";

export interface TagModel {
  readonly memories: Map<string, Memory>;
  readonly sources: Map<string, Source>;
  readonly relations: Map<string, Relation>;
  readonly vectors: Map<string, Float32Array>;
}

export const emptyTag = (): TagModel => ({
  memories: new Map(),
  sources: new Map(),
  relations: new Map(),
  vectors: new Map(),
});

/** Of an edit that changes nothing but the text. */
export const TEXT_ONLY = {
  buckets: [],
  metadata: undefined,
  forgetAfter: undefined,
  forgetReason: undefined,
  documentDate: undefined,
  eventDates: undefined,
} as const;

/** Reads the model as a store does. */
export const readerOf = ({ memories, sources, relations }: TagModel) => ({
  memories: async (ids: readonly string[]) => ids.flatMap((id) => memories.get(id) ?? []),
  versions: async (roots: readonly string[]) =>
    [...memories.values()].filter(({ rootMemoryId }) => rootMemoryId !== null && roots.includes(rootMemoryId)),
  relations: async (ids: readonly string[]) =>
    [...relations.values()].filter(({ from, to }) => ids.includes(from) || ids.includes(to)),
  sourcesOfMemories: async (ids: readonly string[]) =>
    [...sources.values()].filter(({ memoryId }) => ids.includes(memoryId)),
});

export const rowsOf = (tag: TagModel): MemoryRows => ({
  memories: [...tag.memories.values()],
  sources: [...tag.sources.values()],
  relations: [...tag.relations.values()],
});

export const applyPlan = (
  tag: TagModel,
  plan: Pick<Plan, "memories" | "sources" | "relations"> & { readonly documents?: Plan["documents"] },
): void => {
  for (const { row, vector } of plan.memories.put) {
    tag.memories.set(row.id, row);
    if (vector !== null) tag.vectors.set(row.id, vector);
  }
  for (const source of plan.sources.put) tag.sources.set(sourceKey(source), source);
  for (const relation of plan.relations.put) tag.relations.set(relationKey(relation), relation);
  for (const source of plan.sources.remove) tag.sources.delete(sourceKey(source));
  for (const relation of plan.relations.remove) tag.relations.delete(relationKey(relation));
  const gone = new Set(plan.memories.remove);
  const documents = new Set(plan.documents?.remove ?? []);
  for (const id of gone) {
    tag.memories.delete(id);
    tag.vectors.delete(id);
  }
  for (const [key, source] of tag.sources) {
    if (gone.has(source.memoryId) || documents.has(source.documentId)) tag.sources.delete(key);
  }
  for (const [key, relation] of tag.relations) {
    if (gone.has(relation.from) || gone.has(relation.to)) tag.relations.delete(key);
  }
};

export const changesNothing = (plan: Pick<Plan, "memories" | "sources" | "relations">): boolean =>
  [plan.memories, plan.sources, plan.relations].every(({ put, remove }) => put.length === 0 && remove.length === 0);

export const chainsOf = (tag: TagModel): Memory[][] => {
  const chains = new Map<string, Memory[]>();
  for (const memory of tag.memories.values()) {
    const root = memory.rootMemoryId ?? memory.id;
    chains.set(root, [...(chains.get(root) ?? []), memory]);
  }
  return [...chains.values()].map((chain) => chain.sort((one, other) => one.version - other.version));
};

/** What was said to replace the memory, of those that are above it in its chain. */
const replacersOf = (tag: TagModel, memory: Memory): Relation[] =>
  [...tag.relations.values()].filter(({ type, from, to, rule }) => {
    const above = tag.memories.get(from);
    const isAbove = above?.rootMemoryId === memory.rootMemoryId && above.version > memory.version;
    return type === "updates" && to === memory.id && rule !== "order" && isAbove;
  });

export const expectLaws = (tag: TagModel): void => {
  for (const chain of chainsOf(tag)) {
    expect(chain.filter((memory) => memory.isLatest).map(({ id }) => id)).toEqual([chain.at(-1)!.id]);
    expect(chain.map((memory) => memory.version)).toEqual(chain.map((_, index) => index + 1));
    expect(chain.map((memory) => memory.parentMemoryId)).toEqual([null, ...chain.slice(0, -1).map(({ id }) => id)]);
    const root = chain.length === 1 ? null : chain[0]!.id;
    expect(new Set(chain.map((memory) => memory.rootMemoryId))).toEqual(new Set([root]));
    for (const [index, memory] of chain.entries()) {
      if (index === 0) continue;
      const edge = { type: "updates" as const, from: memory.id, to: chain[index - 1]!.id };
      expect(tag.relations.has(relationKey(edge))).toBe(true);
    }
    for (const memory of chain.slice(0, -1)) expect(replacersOf(tag, memory).length).toBeGreaterThan(0);
  }
  const counts = new Map<string, number>();
  for (const { memoryId } of tag.sources.values()) counts.set(memoryId, (counts.get(memoryId) ?? 0) + 1);
  for (const memory of tag.memories.values()) {
    expect(memory.sourceCount).toBe(counts.get(memory.id) ?? 0);
    expect(tag.vectors.has(memory.id)).toBe(true);
    const above = memory.softSupersededBy === null ? undefined : tag.memories.get(memory.softSupersededBy);
    if (memory.softSupersededBy !== null) expect(above?.isLatest === true && !above.isForgotten).toBe(true);
  }
  for (const { from, to } of tag.relations.values()) {
    expect(from).not.toBe(to);
    expect(tag.memories.has(from) && tag.memories.has(to)).toBe(true);
  }
  for (const { memoryId } of tag.sources.values()) expect(tag.memories.has(memoryId)).toBe(true);
};

export const currentTexts = (tag: TagModel, now: number): string[] =>
  [...tag.memories.values()]
    .filter((memory) => isCurrent(memory, now))
    .map((memory) => memory.text)
    .sort();

/** A candidate drawn from one passage of a document. */
export const candidate = (
  id: string,
  text: string,
  passage: { readonly documentId: string; readonly chunkId?: string | null; readonly start?: number },
  fields: Partial<NewMemory> = {},
): NewMemory => ({
  id,
  text,
  kind: "fact",
  subject: "User",
  slot: null,
  confidence: 0.8,
  isFirstPerson: true,
  isStatic: false,
  isInference: false,
  buckets: [],
  metadata: null,
  documentDate: null,
  eventDates: [],
  forgetAfter: null,
  forgetReason: null,
  vector: new Float32Array([1, 0]),
  sources: [
    {
      documentId: passage.documentId,
      chunkId: passage.chunkId === undefined ? `${passage.documentId}-c0` : passage.chunkId,
      quote: text,
      start: passage.start ?? 0,
      end: (passage.start ?? 0) + text.length,
    },
  ],
  ...fields,
});

/** An aggregate of the given memories, as the aggregation stores it. */
export const aggregate = (tag: TagModel, id: string, of: readonly string[]): void => {
  const [first] = tag.memories.values();
  tag.memories.set(id, { ...first!, id, text: `summary ${id}`, isAggregated: true, sourceCount: 0 });
  tag.vectors.set(id, new Float32Array(2));
  for (const to of of) {
    tag.relations.set(`derives ${id} ${to}`, {
      type: "derives",
      from: id,
      to,
      rule: "group",
      isSoft: false,
      createdAt: 1_000,
    });
  }
};
