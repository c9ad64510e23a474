// A chunk: a searchable passage of a document. In conversations one chunk is one turn, or a piece of a long turn.

import type { EpochMs } from "./clock.ts";
import type { Role } from "./extracted-text.ts";

/** A passage as a chunker cuts it; `extracted.text.slice(start, end) === text`. */
export interface ChunkDraft {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What the embedder and the word index read before the text, e.g. the headings above it or a table's header; may be empty. */
  readonly lead: string;
  readonly speaker: string | null;
  readonly role: Role | null;
  readonly at: EpochMs | null;
}

export interface Chunk extends ChunkDraft {
  readonly id: string;
  readonly tag: string;
  readonly documentId: string;
  /** Zero-based, in reading order. */
  readonly position: number;
  /** SHA-256 (hex) of what was embedded: equal passages are not embedded twice. */
  readonly hash: string;
  readonly createdAt: EpochMs;
}

/** The words that represent a chunk in vectors and in the word index. */
export const searchText = (chunk: Pick<ChunkDraft, "lead" | "text">): string =>
  chunk.lead === "" ? chunk.text : `${chunk.lead}\n${chunk.text}`;
