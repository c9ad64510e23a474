// Dates as a model gives them: a day, a month or a year.

import type { EpochMs } from "#domain/clock.ts";
import type { EventDate } from "#domain/memory.ts";

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const EARLIEST_YEAR = 1000;

/** [start, end) in UTC; null for what is no date. */
export const readDate = (text: string): { readonly start: EpochMs; readonly end: EpochMs } | null => {
  const [, year, month, day] = DATE.exec(text.trim()) ?? [];
  if (year === undefined || Number(year) < EARLIEST_YEAR) return null;
  const y = Number(year);
  if (month === undefined) return { start: Date.UTC(y, 0), end: Date.UTC(y + 1, 0) };
  const m = Number(month) - 1;
  if (m < 0 || m > 11) return null;
  if (day === undefined) return { start: Date.UTC(y, m), end: Date.UTC(y, m + 1) };
  const start = Date.UTC(y, m, Number(day));
  return new Date(start).getUTCMonth() === m && day !== "00" ? { start, end: Date.UTC(y, m, Number(day) + 1) } : null;
};

export const readEventDates = (events: readonly { readonly date: string; readonly label: string }[]): EventDate[] =>
  events.flatMap(({ date, label }) => {
    const range = readDate(date);
    return range === null ? [] : [{ ...range, label: label === "" ? date : label }];
  });
