// Time and identity as values that are handed in, so that tests can fix them.

/** Milliseconds since the Unix epoch, UTC. */
export type EpochMs = number;

export interface Clock {
  now(): EpochMs;
}

/** Opaque ids: URL-safe, unique, and ordered by the time at which they were made. */
export interface IdSource {
  next(): string;
}

export const DAY_MS = 86_400_000;

/** As they are written, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** January first, as they are written. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
