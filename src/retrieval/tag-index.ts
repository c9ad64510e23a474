// The in-process index of one tag: everything that a search of the tag reads, built from the store's rows and kept up by each commit's
// plan. It answers for its own tag only, and for documents of other tags that name this tag too.

import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { Memory, Neighbour, Relation, Source } from "#domain/memory.ts";
import type { Plan } from "#domain/plan.ts";
import { ChunkTable } from "./chunk-table.ts";
import { findHits } from "./find-hits.ts";
import { MemoryTable } from "./memory-table.ts";
import { asksOfReplaced } from "./question.ts";
import { type Hit, type IndexQuery, selectChunks, selectMemories } from "./select.ts";
import { topK } from "./top-k.ts";
import { type RankWeights, WEIGHTS } from "./weights.ts";

/** A page of the store's rows, as `TagReader.rows` streams them. */
export interface IndexRows {
  readonly documents: readonly Document[];
  readonly chunks: readonly { readonly row: Chunk; readonly vector: Float32Array | null }[];
  readonly memories: readonly { readonly row: Memory; readonly vector: Float32Array | null }[];
  readonly sources: readonly Source[];
  readonly relations: readonly Relation[];
}

/** Vectors whose cosines with all rows are held at a time. */
const SCANNED_TOGETHER = 16;

export class TagIndex {
  readonly tag: string;
  readonly chunks: ChunkTable;
  readonly memories: MemoryTable;
  #revision: number;
  #isDisposed = false;

  constructor(tag: string, dimensions: number, revision: number) {
    this.tag = tag;
    this.#revision = revision;
    this.chunks = new ChunkTable(dimensions);
    this.memories = new MemoryTable(dimensions);
  }

  get revision(): number {
    return this.#revision;
  }

  /** Estimate of the memory in use, vectors included. */
  get byteSize(): number {
    return this.chunks.byteSize + this.memories.byteSize;
  }

  add(page: IndexRows): void {
    for (const document of page.documents) this.chunks.putDocument(document);
    for (const { row, vector } of page.chunks) this.chunks.putChunk(row, vector);
    for (const { row, vector } of page.memories) this.memories.put(row, vector);
    for (const source of page.sources) this.memories.putSource(source);
    for (const relation of page.relations) this.memories.relations.put(relation);
  }

  /** To be called when all pages are in. */
  settle(): void {
    this.chunks.settle();
    this.memories.settle();
  }

  /** Takes a plan that was committed on this tag. Applying a plan twice is the same as once. */
  apply(plan: Plan, newRevision: number): void {
    for (const id of plan.documents.remove) this.#removeDocument(id);
    for (const id of plan.chunks.remove) this.chunks.removeChunk(id);
    for (const id of plan.memories.remove) this.memories.remove(id);
    for (const source of plan.sources.remove) this.memories.removeSource(source);
    for (const relation of plan.relations.remove) this.memories.relations.remove(relation);
    this.add({
      documents: plan.documents.put,
      chunks: plan.chunks.put,
      memories: plan.memories.put,
      sources: plan.sources.put,
      relations: plan.relations.put,
    });
    this.settle();
    this.#revision = newRevision;
  }

  /** Takes what a plan of another tag says about documents that this tag shares. */
  applyShared(plan: Plan, isShared: (document: Document) => boolean): void {
    for (const id of plan.documents.remove) this.#removeDocument(id);
    for (const id of plan.chunks.remove) this.chunks.removeChunk(id);
    for (const document of plan.documents.put) {
      if (isShared(document)) this.chunks.putDocument(document);
      else this.#removeDocument(document.id);
    }
    for (const { row, vector } of plan.chunks.put) {
      if (this.chunks.document(row.documentId) !== null) this.chunks.putChunk(row, vector);
    }
    this.settle();
  }

  #removeDocument(id: string): void {
    this.chunks.removeDocument(id);
    this.memories.removeSourcesOfDocument(id);
  }

  /** The best hits of each kind, best first, kinds together. */
  search(query: IndexQuery, weights: RankWeights = WEIGHTS): Hit[] {
    this.#assertUsable();
    const { chunks, memories } = this;
    const masks = {
      chunk: selectChunks(chunks, query.selection),
      memory: selectMemories(memories, chunks, query.selection, asksOfReplaced(query.question)),
    };
    return findHits({ chunks, memories }, masks, query, weights);
  }

  /** For each vector the memories nearest to it among those that are newest, not forgotten and allowed, nearest first. */
  neighbours(
    vectors: readonly Float32Array[],
    count: number,
    now: EpochMs,
    allow: (memory: Memory) => boolean,
  ): Neighbour[][] {
    this.#assertUsable();
    const { rows } = this.memories;
    const mask = this.memories.currentMask(now);
    const cosines = Array.from(
      { length: Math.min(vectors.length, SCANNED_TOGETHER) },
      () => new Float32Array(rows.slotCount),
    );
    const found: Neighbour[][] = [];
    for (let from = 0; from < vectors.length; from += SCANNED_TOGETHER) {
      const together = vectors.slice(from, from + SCANNED_TOGETHER);
      rows.vectors.cosinesOf(together, cosines.slice(0, together.length));
      for (const i of together.keys()) found.push(this.#nearest(cosines[i]!, mask, count, allow));
    }
    return found;
  }

  #nearest(cosines: Float32Array, mask: Uint8Array, count: number, allow: (memory: Memory) => boolean): Neighbour[] {
    const { rows } = this.memories;
    for (let wanted = count * 4; ; wanted *= 4) {
      const found = topK(cosines, mask, rows.slotCount, wanted).flatMap((slot): Neighbour[] => {
        const memory = rows.at(slot);
        return memory !== null && allow(memory) ? [{ memory, similarity: cosines[slot] ?? 0 }] : [];
      });
      if (found.length >= count || wanted >= rows.slotCount) return found.slice(0, count);
    }
  }

  document(id: string): Document | null {
    return this.chunks.document(id);
  }

  memory(id: string): Memory | null {
    return this.memories.rows.get(id);
  }

  /** Gives the vectors' memory back; the index must not be used afterwards. */
  dispose(): void {
    this.#isDisposed = true;
    this.chunks.rows.dispose();
    this.memories.rows.dispose();
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  #assertUsable(): void {
    if (this.#isDisposed) throw new Error(`the index of ${this.tag} was disposed`);
  }
}
