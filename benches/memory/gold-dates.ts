// Reads the dates that people wrote as answers ("The week before 9 June 2023") and tells whether a memory's date agrees.

import type { EventDate } from "#domain/memory.ts";

const DAY_MS = 86_400_000;
const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = `(${MONTHS.join("|")})`;

export interface GoldInterval {
  readonly start: number;
  readonly end: number;
}

const dayOf = (year: string, month: string, day: string): number =>
  Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day));

const anchorIn = (text: string): number | null => {
  const dayFirst = new RegExp(`(\\d{1,2})[\`\\s]*${MONTH},?\\s*(\\d{4})`, "i").exec(text);
  if (dayFirst !== null) return dayOf(dayFirst[3] ?? "", dayFirst[2] ?? "", dayFirst[1] ?? "");
  const monthFirst = new RegExp(`${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s*(\\d{4})`, "i").exec(text);
  return monthFirst === null ? null : dayOf(monthFirst[3] ?? "", monthFirst[1] ?? "", monthFirst[2] ?? "");
};

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

const beforeAnchor = (text: string, anchor: number): GoldInterval => {
  const lower = text.toLowerCase();
  const weekday = WEEKDAYS.findIndex((name) => lower.includes(name));
  if (weekday >= 0) {
    const back = (new Date(anchor).getUTCDay() - weekday + 7) % 7 || 7;
    return { start: anchor - back * DAY_MS, end: anchor - (back - 1) * DAY_MS };
  }
  const weeks = lower.includes("two week") ? 2 : 1;
  return { start: anchor - (7 * weeks + 1) * DAY_MS, end: anchor - (weeks - 1) * 7 * DAY_MS };
};

/** The interval an answer names, or null when it names none. */
export const goldInterval = (answer: string): GoldInterval | null => {
  const anchor = anchorIn(answer);
  if (anchor !== null) {
    if (/before/i.test(answer)) return beforeAnchor(answer, anchor);
    if (/weekend after/i.test(answer)) return { start: anchor, end: anchor + 9 * DAY_MS };
    if (/weekend of|week of/i.test(answer)) return { start: anchor - 3 * DAY_MS, end: anchor + 7 * DAY_MS };
    return { start: anchor, end: anchor + DAY_MS };
  }
  const month = new RegExp(`${MONTH}[.,]?\\s*(\\d{4})`, "i").exec(answer);
  if (month !== null) {
    const start = dayOf(month[2] ?? "", month[1] ?? "", "1");
    return { start, end: Date.UTC(Number(month[2]), MONTHS.indexOf((month[1] ?? "").toLowerCase()) + 1, 1) };
  }
  const year = /^(?:in |since )?((?:19|20)\d\d)\.?$/i.exec(answer.trim());
  return year === null ? null : { start: Date.UTC(Number(year[1]), 0, 1), end: Date.UTC(Number(year[1]) + 1, 0, 1) };
};

/** Overlapping, and not much vaguer than the answer: at most 10 days or four times its length. */
export const agrees = (gold: GoldInterval, date: EventDate): boolean =>
  date.start < gold.end &&
  date.end > gold.start &&
  date.end - date.start <= Math.max(10 * DAY_MS, 4 * (gold.end - gold.start));
