// What an index is asked and what it answers, and which rows a search may find, as masks by slot: filters come before ranking, so that a rare match is found in a large tag.

import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import { type Filter, matchesFilepath, matchesFilter, memoryMatchesFilter } from "#domain/filter.ts";
import type { Memory } from "#domain/memory.ts";
import type { Likeness } from "#domain/similarity.ts";
import type { ChunkTable } from "./chunk-table.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Question } from "./question.ts";

export interface RowSelection {
  readonly filter: Filter | null;
  readonly filepath: string | null;
  readonly documentId: string | null;
  readonly includeForgotten: boolean;
  readonly now: EpochMs;
}

export interface IndexQuery {
  readonly question: Question;
  readonly kinds: readonly ("memory" | "chunk")[];
  readonly selection: RowSelection;
  /** Whether a synthesis of several memories is worth more than each of them. */
  readonly prefersAggregates: boolean;
  /** Number of hits wanted of each kind. */
  readonly limit: number;
}

/** A row with its score, and how like the question it is; a memory also by the passages it was drawn from. */
export type Hit = { readonly score: number; readonly likenesses: readonly Likeness[] } & (
  | { readonly kind: "memory"; readonly row: Memory }
  | { readonly kind: "chunk"; readonly row: Chunk }
);

const matchesPlace = (document: Document | null, selection: RowSelection): boolean =>
  (selection.documentId === null || document?.id === selection.documentId) &&
  (selection.filepath === null || matchesFilepath(selection.filepath, document?.filepath ?? null));

export const selectChunks = (table: ChunkTable, selection: RowSelection): Uint8Array => {
  const { filter, filepath, documentId } = selection;
  if (filter === null && filepath === null && documentId === null) return table.rows.live;
  const mask = new Uint8Array(table.rows.slotCount);
  const take = (document: Document): void => {
    if (!matchesPlace(document, selection)) return;
    if (filter !== null && !matchesFilter(filter, document.metadata)) return;
    for (const slot of table.slotsOf(document.id)) mask[slot] = 1;
  };
  if (documentId === null) for (const document of table.documents()) take(document);
  else {
    const document = table.document(documentId);
    if (document !== null) take(document);
  }
  return mask;
};

/** @param withReplaced whether versions are found that newer ones have replaced */
export const selectMemories = (
  table: MemoryTable,
  chunks: ChunkTable,
  selection: RowSelection,
  withReplaced: boolean,
): Uint8Array => {
  const { filter, filepath, documentId, includeForgotten, now } = selection;
  const shown = includeForgotten ? table.latestMask() : table.currentMask(now);
  const visible = withReplaced ? table.withReplaced(shown, now) : shown;
  if (filter === null && filepath === null && documentId === null) return visible;
  const passes = (memory: Memory): boolean => {
    const documents = table.sourcesOf(memory.id).map((source) => chunks.document(source.documentId));
    const isInPlace =
      (filepath === null && documentId === null) || documents.some((document) => matchesPlace(document, selection));
    if (!isInPlace) return false;
    const metadata = documents.map((document) => document?.metadata ?? null);
    return filter === null || memoryMatchesFilter(filter, memory.metadata, metadata);
  };
  /** A summary tells what its memories tell: it passes where all of them do. */
  const passesWhole = (memory: Memory): boolean => {
    const summedUp = memory.isAggregated ? table.relations.derivedFrom(memory.id) : [];
    if (summedUp.length === 0) return passes(memory);
    return summedUp.map((id) => table.rows.get(id)).every((source) => source !== null && passes(source));
  };
  const mask = new Uint8Array(table.rows.slotCount);
  for (let slot = 0; slot < mask.length; slot++) {
    const memory = visible[slot] === 1 ? table.rows.at(slot) : null;
    if (memory !== null && passesWhole(memory)) mask[slot] = 1;
  }
  return mask;
};
