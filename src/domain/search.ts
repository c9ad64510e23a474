// What a search asks and what it answers, before it takes its shape on the wire.

import type { Chunk } from "./chunk.ts";
import type { EpochMs } from "./clock.ts";
import type { Document } from "./document.ts";
import type { Filter } from "./filter.ts";
import type { Memory, Relation } from "./memory.ts";

export type SearchMode = "memories" | "hybrid" | "documents";

export interface SearchRequest {
  readonly query: string;
  /** The tags to look in; the caller has checked that the key may read them. */
  readonly tags: readonly string[];
  readonly mode: SearchMode;
  readonly limit: number;
  /** Only results whose similarity is above it are shown. */
  readonly threshold: number;
  readonly filter: Filter | null;
  /** Exact, or a prefix when it ends with "/". */
  readonly filepath: string | null;
  readonly documentId: string | null;
  /** Passages of one document beyond so many make room for other documents; null for no bound. */
  readonly mostPerDocument: number | null;
  readonly includeForgotten: boolean;
  readonly includeContext: boolean;
  readonly rerank: boolean;
  readonly rewriteQuery: boolean;
  readonly aggregate: boolean;
}

/** A source as it is shown: where exactly a result comes from. */
export interface SourceReference {
  readonly documentId: string;
  readonly chunkPosition: number | null;
  readonly quote: string;
  readonly date: EpochMs | null;
}

/** Relatives of a memory, with their distance in versions (negative: older). */
export interface MemoryContext {
  readonly parents: readonly {
    readonly relation: Relation["type"];
    readonly version: number | null;
    readonly memory: Memory;
  }[];
  readonly children: readonly {
    readonly relation: Relation["type"];
    readonly version: number | null;
    readonly memory: Memory;
  }[];
  readonly related: readonly { readonly relation: "extends" | "derives"; readonly memory: Memory }[];
}

export type SearchResult = {
  readonly tag: string;
  /** Calibrated, 0 to 1; never rises down the list. */
  readonly similarity: number;
  readonly sources: readonly SourceReference[];
  readonly documents: readonly Document[];
} & (
  | {
      readonly kind: "memory";
      readonly memory: Memory;
      readonly context: MemoryContext | null;
      readonly chunks: readonly Chunk[];
    }
  | { readonly kind: "chunk"; readonly chunk: Chunk }
);

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  readonly tookMs: number;
}
