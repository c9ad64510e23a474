// A job: one accepted piece of work on a document. Jobs of a tag are done one at a time, in the order of their ids.

import type { EpochMs } from "./clock.ts";
import type { StoredFile } from "./document.ts";

export interface Job {
  readonly id: string;
  readonly tag: string;
  readonly documentId: string;
  /** `merge` finds out what is new against the stored text (a repeated customId); `replace` takes the content as the whole. */
  readonly mode: "merge" | "replace";
  /** Raised by every claim; a commit that carries an older number is refused. */
  readonly attempt: number;
  /** While in the future, somebody is at work on it. */
  readonly leaseUntil: EpochMs;
  /** Not to be taken before this time (back-off after a failure). */
  readonly notBefore: EpochMs;
  readonly acceptedAt: EpochMs;
}

/** The longest back-off after a failure: of what waits for a model. */
export const LONGEST_BACK_OFF_MS = 300_000;

/** What a client sent, as it waits for its job. Exactly one of `content` and `file` is set. */
export interface JobPayload {
  readonly content: string | null;
  readonly file: StoredFile | null;
}

export interface WaitingContent {
  readonly mode: Job["mode"];
  /** Null when it is a file. */
  readonly content: string | null;
}
