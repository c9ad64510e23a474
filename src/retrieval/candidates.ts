// Rows on their way to being hits: what may be found, and the best of it with their scores.

import type { ChunkTable } from "./chunk-table.ts";
import type { MemoryTable } from "./memory-table.ts";

export interface Tables {
  readonly chunks: ChunkTable;
  readonly memories: MemoryTable;
}

export interface Masks {
  readonly chunk: Uint8Array;
  readonly memory: Uint8Array;
}

export interface Candidate {
  readonly slot: number;
  score: number;
}

export const best = (candidates: Candidate[], limit: number): Candidate[] =>
  candidates.sort((a, b) => b.score - a.score || a.slot - b.slot).slice(0, limit);

/** Slots of the passages that a memory was drawn from, of those that the search may find. */
export const passagesOf = ({ chunks, memories }: Tables, masks: Masks, memoryId: string): number[] =>
  memories.sourcesOf(memoryId).flatMap(({ chunkId }) => {
    const slot = chunkId === null ? -1 : chunks.rows.slotOf(chunkId);
    return slot >= 0 && masks.chunk[slot] === 1 ? [slot] : [];
  });
