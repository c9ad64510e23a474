// A memory: one self-contained statement, versioned, with the passages it was drawn from.

import type { EpochMs } from "./clock.ts";
import type { Metadata } from "./metadata.ts";

export type MemoryKind =
  | "fact"
  | "preference"
  | "plan"
  | "event"
  | "relationship"
  | "decision"
  | "instruction"
  | "summary";

/** Subject, attribute and value of a statement that a rule could parse, e.g. Ada / home / Lisbon. */
export interface Slot {
  readonly subject: string;
  readonly attribute: string;
  readonly value: string;
}

/** When something happened or will: [start, end) in UTC, with the words a person would use for it. */
export interface EventDate {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly label: string;
}

export interface Memory {
  readonly id: string;
  readonly tag: string;
  readonly text: string;
  readonly kind: MemoryKind;
  /** Whom or what the statement is about, as it reads in the text; null when unknown. */
  readonly subject: string | null;
  readonly slot: Slot | null;
  /** 0 to 1: how sure the extractor is that this is worth keeping. Profiles use the surer ones. */
  readonly confidence: number;
  /** The source sentence is an explicit first-person statement (the built-in `preferences` bucket takes only these). */
  readonly isFirstPerson: boolean;
  readonly isStatic: boolean;
  readonly isInference: boolean;
  readonly isAggregated: boolean;
  readonly version: number;
  readonly isLatest: boolean;
  readonly parentMemoryId: string | null;
  /** Null until the memory is superseded or supersedes; then the id of the chain's first version. */
  readonly rootMemoryId: string | null;
  readonly isForgotten: boolean;
  readonly forgetAfter: EpochMs | null;
  readonly forgetReason: string | null;
  readonly forgetBatchId: string | null;
  readonly reviewStatus: "approved" | "declined" | null;
  /** Id of a newer memory that probably replaces this one: ranked below it, hidden nowhere. */
  readonly softSupersededBy: string | null;
  readonly sourceCount: number;
  readonly buckets: readonly string[];
  readonly metadata: Metadata | null;
  readonly documentDate: EpochMs | null;
  readonly eventDates: readonly EventDate[];
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** A memory near a statement. */
export interface Neighbour {
  readonly memory: Memory;
  /** Cosine of the two vectors, -1 to 1. */
  readonly similarity: number;
}

/** One passage that a memory was drawn from. Offsets are into the document's extracted text. */
export interface Source {
  readonly memoryId: string;
  readonly documentId: string;
  /** Null for memories written directly. */
  readonly chunkId: string | null;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly addedAt: EpochMs;
}

export type RelationType = "updates" | "extends" | "derives";

/** `from` is the newer or derived memory, `to` the older one or the source. */
export interface Relation {
  readonly type: RelationType;
  readonly from: string;
  readonly to: string;
  /** Name of the rule (or model) that decided, e.g. `slot:home`. */
  readonly rule: string;
  /** A soft supersession: an *extends* by which the newer one ranks first. */
  readonly isSoft: boolean;
  readonly createdAt: EpochMs;
}

/** Names two memories, whichever comes first. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** By somebody, or because its time is over. */
export const isForgottenAt = (memory: Memory, now: EpochMs): boolean =>
  memory.isForgotten || (memory.forgetAfter !== null && memory.forgetAfter <= now);

/** Visible to reads at `now`: the newest version, neither forgotten nor expired. */
export const isCurrent = (memory: Memory, now: EpochMs): boolean => memory.isLatest && !isForgottenAt(memory, now);
