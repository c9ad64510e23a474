// What an extractor makes of a document: one plain text, and sections that say what its parts are.
// All offsets are UTF-16 code units into `text`, `end` exclusive.

import type { EpochMs } from "./clock.ts";
import type { DocumentType } from "./document.ts";

export const ROLES = ["user", "assistant", "system", "tool", "other"] as const;
export type Role = (typeof ROLES)[number];

/** One utterance of a conversation. `text.slice(start, end)` begins with the speaker's label; the words begin at `bodyStart`. */
export interface TurnSection {
  readonly kind: "turn";
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
  /** The name as written ("Ada"), or the role's name where the speaker has none. */
  readonly speaker: string;
  readonly role: Role;
  /** The turn's own time, where the source gives one. */
  readonly at: EpochMs | null;
}

/** A heading; it governs what follows up to the next heading of the same or a higher level (a lower number). */
export interface HeadingSection {
  readonly kind: "heading";
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly title: string;
}

export interface PageSection {
  readonly kind: "page";
  readonly start: number;
  readonly end: number;
  readonly page: number;
}

/** A table; `header` is repeated before each row when a row stands alone. */
export interface TableSection {
  readonly kind: "table";
  readonly start: number;
  readonly end: number;
  readonly header: string;
}

export interface CodeSection {
  readonly kind: "code";
  readonly start: number;
  readonly end: number;
  readonly language: string | null;
}

/** A stretch of a recording. */
export interface TimedSection {
  readonly kind: "timed";
  readonly start: number;
  readonly end: number;
  readonly fromMs: number;
  readonly toMs: number;
}

export type Section = TurnSection | HeadingSection | PageSection | TableSection | CodeSection | TimedSection;

export interface ExtractedText {
  readonly text: string;
  /** Ordered by `start`. Sections of different kinds may contain each other; those of one kind do not overlap. */
  readonly sections: readonly Section[];
  readonly type: DocumentType;
  readonly mediaType: string;
  readonly title: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly ogImage: string | null;
  /** The date the source itself carries (publication, e-mail header). */
  readonly date: EpochMs | null;
  readonly notes: readonly string[];
}
