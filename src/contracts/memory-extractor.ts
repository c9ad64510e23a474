// The contract of the plugin kind "memory-extractor".
import type { BucketDefinition } from "#domain/bucket.ts";
import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { EventDate, MemoryKind, Slot } from "#domain/memory.ts";
import type { CallContext } from "./plugin.ts";

/** What is known about where the passages come from. */
export interface ExtractionContext {
  readonly tag: string;
  /** Relative dates are resolved against it, unless the passage has a time of its own. */
  readonly documentDate: EpochMs;
  /** Free text about who the container is for, e.g. "Ada Park, a nurse in Leeds, talking to the assistant". */
  readonly entityContext: string | null;
  readonly filterPrompt: string | null;
  /** Words for what is to be remembered before other things. */
  readonly includeItems: readonly string[];
  /** Words for what is not to be remembered. */
  readonly excludeItems: readonly string[];
  readonly title: string | null;
  /** Where the content was fetched; null for what a client wrote or uploaded. */
  readonly url: string | null;
  /** Statements already remembered that are close to the passages. */
  readonly relatedMemories: readonly { readonly id: string; readonly text: string }[];
  readonly buckets: readonly BucketDefinition[];
}

export interface ExtractionInput {
  /** In reading order. Passages of turns carry `speaker` and `role`; consecutive pieces of one turn share `at` and speaker. */
  readonly chunks: readonly Chunk[];
  /** Passages to draw memories from; the others are there to be understood, not to be drawn from again. */
  readonly freshChunkIds: ReadonlySet<string>;
  readonly context: ExtractionContext;
}

export interface CandidateSource {
  readonly chunkId: string;
  /** Verbatim from the passage: `chunk.text.slice(start - chunk.start, end - chunk.start) === quote`. */
  readonly quote: string;
  /** Offsets in the document's extracted text. */
  readonly start: number;
  readonly end: number;
}

/** A statement that might become a memory. It never says more than its sources. */
export interface MemoryCandidate {
  readonly text: string;
  readonly kind: MemoryKind;
  readonly subject: string | null;
  readonly slot: Slot | null;
  /** 0 to 1: how sure it is that this is worth keeping. */
  readonly confidence: number;
  readonly isFirstPerson: boolean;
  readonly isStatic: boolean;
  readonly isInference: boolean;
  readonly eventDates: readonly EventDate[];
  readonly forgetAfter: EpochMs | null;
  readonly sources: readonly CandidateSource[];
}

export interface MemoryExtractor {
  extract(input: ExtractionInput, context: CallContext): Promise<MemoryCandidate[]>;
}
