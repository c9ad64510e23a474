// Dates on the wire: ISO 8601 in UTC.

import { t } from "elysia";
import type { EpochMs } from "#domain/clock.ts";
import { invalid } from "#src/errors.ts";

export const toIso = (time: EpochMs): string => new Date(time).toISOString();
export const toIsoOrNull = (time: EpochMs | null): string | null => (time === null ? null : toIso(time));

export const timeField = (description: string) => t.String({ description: `${description} ISO 8601, UTC.` });

const ISO_TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** "2026-02-30" names no day, though it can be counted on to one. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toIso(time).startsWith(text);
};

/** A date or time of a request, taken as UTC where it names no zone. */
export const readTime = (field: string, text: string): EpochMs => {
  const hasZone = text.length <= 10 || /(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const time = ISO_TIME.test(text) && isDay(text.slice(0, 10)) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw invalid(field, "must be a date or time in ISO 8601, e.g. 2025-03-01T09:30:00Z");
  return time;
};
