// What the rest of the program knows of the audit trail.

import type { EpochMs } from "#domain/clock.ts";

/** What happened that an operator may have to account for. */
export interface AuditRow {
  readonly id: string;
  readonly at: EpochMs;
  /** Null where no known key was given. */
  readonly keyId: string | null;
  readonly action: string;
  /** The tag, key or document it was about. */
  readonly target: string | null;
  readonly outcome: "done" | "refused";
  readonly requestId: string;
}

export interface AuditStore {
  append(row: AuditRow): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<AuditRow[]>;
  /** Drops refusals up to that time, at most `limit` of them; what was done stays. Answers with how many. */
  dropRefusalsBefore(time: EpochMs, limit: number): Promise<number>;
}
