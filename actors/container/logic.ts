// The decisions of a container's machine, as pure functions of what it knows.

import type { EpochMs } from "#domain/clock.ts";
import { LONGEST_BACK_OFF_MS } from "#domain/job.ts";
import type { Outlook, WorkReport } from "./events.ts";

export interface DreamPolicy {
  /** How long the tag has to be quiet before its recent documents are dreamed together. */
  readonly quietMs: number;
  /** The longest that a document waits for others to join it. */
  readonly longestMs: number;
  /** A group that has grown to this is dreamed at once. */
  readonly largestGroup: number;
}

/** The documents that wait to be dreamed together. */
export interface Group {
  readonly size: number;
  readonly since: EpochMs | null;
}

export const emptyGroup: Group = { size: 0, since: null };

export const joinGroup = (group: Group, report: WorkReport, now: EpochMs): Group =>
  report.awaitsDream ? { size: group.size + 1, since: group.since ?? now } : group;

/** Whether the group is to be dreamed before the next job is taken. */
export const isRipe = (group: Group, now: EpochMs, policy: DreamPolicy): boolean =>
  group.since !== null && (group.size >= policy.largestGroup || now - group.since >= policy.longestMs);

export type Step = "work" | "dream" | "settle" | "wait" | "sleep";

/** What is known of the documents that wait to be dreamed. */
export interface Dreams {
  readonly group: Group;
  /** After a failure that may pass; 0 when there was none. */
  readonly restUntil: EpochMs;
}

/**
 * What to do next, given what waits in the tag. Waiting for a retry never holds up the dreams of what is done, and resting dreams hold
 * up no job.
 */
export const nextStep = (outlook: Outlook, { group, restUntil }: Dreams, now: EpochMs, policy: DreamPolicy): Step => {
  if (outlook.claim !== null) return "work";
  if (outlook.hasDreams && now >= restUntil) return isRipe(group, now, policy) ? "dream" : "settle";
  return dueAt(outlook, restUntil) === null ? "sleep" : "wait";
};

/** When there is something to do, where there is nothing now; null: not before somebody wakes the tag. */
export const dueAt = ({ dueAt: jobDueAt, hasDreams }: Outlook, restUntil: EpochMs): EpochMs | null =>
  hasDreams ? Math.min(jobDueAt ?? restUntil, restUntil) : jobDueAt;

const FIRST_DELAY_MS = 1_000;

/** Exponential back-off; `jitter` in [0, 1) spreads retries over the upper half of the delay. */
export const backOffMs = (attempt: number, jitter: number): number => {
  const full = Math.min(LONGEST_BACK_OFF_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(full / 2 + (full / 2) * jitter);
};
