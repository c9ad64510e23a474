// Vectors and small worlds of rows for tests of the index.

import { afterEach } from "bun:test";
import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import type { Plan } from "#domain/plan.ts";
import { relationKey } from "#domain/plans/draft.ts";
import { askQuestion } from "#retrieval/question.ts";
import type { IndexQuery } from "#retrieval/select.ts";
import { type IndexRows, TagIndex } from "#retrieval/tag-index.ts";

export const DIMENSIONS = 16;

/** A unit vector that stands for a text: texts with words in common are alike, as an embedder would have it. */
export const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
    const seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_537, 7);
    for (let d = 0; d < DIMENSIONS; d++) vector[d] = (vector[d] ?? 0) + Math.sin(seed * (d + 1));
  }
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
};

export const embedded = <Row extends { text: string }>(row: Row) => ({ row, vector: vectorOf(row.text) });

/** For a file of tests: makes empty indexes, which are gone after each test. */
export const disposableIndexes = (): (() => TagIndex) => {
  const indexes: TagIndex[] = [];
  afterEach(() => {
    for (const index of indexes.splice(0)) index.dispose();
  });
  return () => {
    const index = new TagIndex("ada", DIMENSIONS, 0);
    indexes.push(index);
    return index;
  };
};

/** The rows of one tag as a plain model: what the store would hold after a row of plans. */
export class RowModel {
  readonly documents = new Map<string, Document>();
  readonly chunks = new Map<string, { row: Chunk; vector: Float32Array | null }>();
  readonly memories = new Map<string, { row: Memory; vector: Float32Array | null }>();
  readonly sources = new Map<string, Source>();
  readonly relations = new Map<string, Relation>();

  apply(plan: Plan): void {
    for (const id of plan.documents.remove) {
      this.documents.delete(id);
      for (const { row } of this.chunks.values()) if (row.documentId === id) this.chunks.delete(row.id);
      this.#dropSources((source) => source.documentId === id);
    }
    for (const id of plan.chunks.remove) this.chunks.delete(id);
    for (const id of plan.memories.remove) {
      this.memories.delete(id);
      this.#dropSources((source) => source.memoryId === id);
      this.#dropRelations(id);
    }
    for (const source of plan.sources.remove) this.sources.delete(keyOf(source));
    for (const relation of plan.relations.remove) this.relations.delete(relationKey(relation));
    for (const document of plan.documents.put) this.documents.set(document.id, document);
    for (const { row, vector } of plan.chunks.put) {
      this.chunks.set(row.id, { row, vector: vector ?? this.chunks.get(row.id)?.vector ?? null });
    }
    for (const { row, vector } of plan.memories.put) {
      this.memories.set(row.id, { row, vector: vector ?? this.memories.get(row.id)?.vector ?? null });
    }
    for (const source of plan.sources.put) this.sources.set(keyOf(source), source);
    for (const relation of plan.relations.put) this.relations.set(relationKey(relation), relation);
  }

  #dropSources(isGone: (source: Source) => boolean): void {
    for (const [key, source] of this.sources) if (isGone(source)) this.sources.delete(key);
  }

  #dropRelations(memoryId: string): void {
    for (const [key, { from, to }] of this.relations)
      if (from === memoryId || to === memoryId) this.relations.delete(key);
  }

  rows(): IndexRows {
    return {
      documents: [...this.documents.values()],
      chunks: [...this.chunks.values()],
      memories: [...this.memories.values()],
      sources: [...this.sources.values()],
      relations: [...this.relations.values()],
    };
  }
}

const keyOf = ({ memoryId, documentId, chunkId, start, end }: Source): string =>
  [memoryId, documentId, chunkId, start, end].join(" ");

export const NOW = Date.UTC(2024, 5, 1);

export const queryOf = (text: string, fields: Partial<IndexQuery> = {}): IndexQuery => ({
  question: askQuestion(text, vectorOf(text)),
  kinds: ["memory", "chunk"],
  selection: { filter: null, filepath: null, documentId: null, includeForgotten: false, now: NOW },
  prefersAggregates: false,
  limit: 1_000,
  ...fields,
});
