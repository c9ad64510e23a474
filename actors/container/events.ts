// What a container's machine is told, and what its steps report back.

import type { EpochMs } from "#domain/clock.ts";
import type { Job, JobPayload } from "#domain/job.ts";

/** There may be something to do: a document was accepted, or the process has started. */
export interface Wake {
  readonly type: "WAKE";
}

/** What the tag's dreams rested for is over: the model that they waited for is back. */
export interface RestOver {
  readonly type: "REST_OVER";
}

export interface Claim {
  readonly job: Job;
  readonly payload: JobPayload;
}

/** What waits in the tag. */
export interface Outlook {
  /** The next job, claimed; or when to look again (null: no job is waiting). */
  readonly claim: Claim | null;
  readonly dueAt: EpochMs | null;
  /** Whether documents are done but not yet dreamed. */
  readonly hasDreams: boolean;
}

/** What became of a job. */
export interface WorkReport {
  /** The document asked for its memories at once. */
  readonly dreamNow: boolean;
  /** The document now waits to be dreamed. */
  readonly awaitsDream: boolean;
}

/** What became of the documents that waited to be dreamed. */
export interface DreamReport {
  /** Others wait. */
  readonly more: boolean;
  /** They are not to be tried again before; null where nothing failed. */
  readonly restMs: number | null;
}
