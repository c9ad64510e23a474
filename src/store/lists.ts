// Lists for people and programs that look around: what may be asked for, in pages, with totals.

import type { EpochMs } from "#domain/clock.ts";
import type { Document, DocumentStatus } from "#domain/document.ts";
import type { Filter } from "#domain/filter.ts";
import type { Memory } from "#domain/memory.ts";

/** A page of rows in one order; pages count from 1. */
export interface Page {
  readonly limit: number;
  readonly page: number;
  readonly sort: "createdAt" | "updatedAt";
  readonly order: "asc" | "desc";
}

export interface Listed<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
}

export interface DocumentQuery extends Page {
  /** Only documents that carry all of these tags; none: of every tag. */
  readonly tags: readonly string[];
  /** Only documents that carry one of these tags, the ones the caller may see; null: whatever their tags. */
  readonly within: readonly string[] | null;
  /** On the document's metadata. */
  readonly filter: Filter | null;
  /** Exact, or a prefix when it ends with "/". */
  readonly filepath: string | null;
  readonly statuses: readonly DocumentStatus[] | null;
  /** Only documents from one of these sources; null: from any. */
  readonly sources: readonly string[] | null;
}

export interface MemoryQuery extends Page {
  /** Memories that live in one of these tags. */
  readonly tags: readonly string[];
  /** On the metadata of the memory together with those of the documents it was drawn from. */
  readonly filter: Filter | null;
}

export interface ContainerCounts {
  readonly documents: number;
  /** The latest versions that are not forgotten. */
  readonly memories: number;
  readonly lastActivityAt: EpochMs | null;
}

/** Lists for people and programs that look around: in pages, with totals. */
export interface Listing {
  documents(query: DocumentQuery): Promise<Listed<Document>>;
  /** Those of the ids that are there, each with the tag that it lives in now. */
  documentsById(ids: readonly string[]): Promise<Document[]>;
  /** Documents with one of these customIds that live in one of the tags; null: in any, then at most `limit` for each customId. */
  documentsByCustomId(customIds: readonly string[], tags: readonly string[] | null, limit: number): Promise<Document[]>;
  /** The latest versions of memories that are not forgotten. */
  memories(query: MemoryQuery): Promise<Listed<Memory>>;
  /** The latest versions in the tag, forgotten ones too, that read exactly so. */
  memoriesByText(tag: string, text: string, limit: number): Promise<Memory[]>;
  /** What was forgotten under this batch id and still is. */
  memoriesOfBatch(tag: string, batchId: string): Promise<Memory[]>;
  /** Inferred memories that wait for a review, with the number of memories that they were drawn from; most first. */
  inferred(tag: string, limit: number): Promise<{ readonly memory: Memory; readonly parentCount: number }[]>;
  counts(tags: readonly string[]): Promise<Map<string, ContainerCounts>>;
}
