// Calendar arithmetic in UTC: days, weeks from Monday, months, seasons, and the words for them.

import { DAY_MS, type EpochMs, MONTHS, WEEKDAYS } from "#domain/clock.ts";

export interface Interval {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly label: string;
}

/** The months and the days of the week, for patterns. */
export const MONTH_NAMES = MONTHS.join("|");
export const WEEKDAY_NAMES = WEEKDAYS.join("|");
export const MONTHS_IN_SMALL = MONTH_NAMES.toLowerCase();
/** Each as a word of a table of words, in small letters. */
export const CALENDAR_WORDS = [...WEEKDAYS, ...MONTHS].join(" ").toLowerCase();

/** What stands before "day": "(?:${DAY_STEMS})days?". */
export const DAY_STEMS = "mon|tues|wednes|thurs|fri|satur|sun";
/** How the months begin, in small letters: "(?:${MONTH_STEMS})[a-z]*". */
export const MONTH_STEMS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** May has no shorter name. */
export const MONTHS_IN_SHORT = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";

/** A month as it is written, in a group of a pattern. */
export const MONTH_SHORT = `(${MONTH_NAMES}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`;

/** The same, of those that are no names or other words as well: "in Sept", not "by Mar". */
export const MONTH_OR_SHORT = `(${MONTH_NAMES}|(?<!\\b(?:by|around) )Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`;

export const startOfDay = (at: EpochMs): EpochMs => Math.floor(at / DAY_MS) * DAY_MS;
export const addDays = (at: EpochMs, days: number): EpochMs => startOfDay(at) + days * DAY_MS;
export const weekdayOf = (at: EpochMs): number => new Date(at).getUTCDay();
export const yearOf = (at: EpochMs): number => new Date(at).getUTCFullYear();
export const monthOf = (at: EpochMs): number => new Date(at).getUTCMonth();
export const mondayOf = (at: EpochMs): EpochMs => addDays(at, -((weekdayOf(at) + 6) % 7));

export const dayLabel = (at: EpochMs): string => {
  const date = new Date(at);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

export const day = (at: EpochMs): Interval => ({ start: startOfDay(at), end: addDays(at, 1), label: dayLabel(at) });

/** A calendar day, or null when the month has no such day. */
export const calendarDay = (year: number, month: number, dayOfMonth: number): Interval | null => {
  const at = Date.UTC(year, month, dayOfMonth);
  const date = new Date(at);
  return date.getUTCMonth() === month && date.getUTCDate() === dayOfMonth ? day(at) : null;
};

export const days = (from: EpochMs, count: number, label: string): Interval => ({
  start: startOfDay(from),
  end: addDays(from, count),
  label,
});

export const week = (at: EpochMs): Interval => {
  const monday = mondayOf(at);
  return days(monday, 7, `week of ${dayLabel(monday)}`);
};

export const weekend = (at: EpochMs): Interval => {
  const saturday = addDays(mondayOf(at), 5);
  return days(saturday, 2, `weekend of ${dayLabel(saturday)}`);
};

/** Months may lie outside 0..11: computed on the pair, never by adding days. */
export const month = (year: number, index: number): Interval => {
  const start = Date.UTC(year, index, 1);
  return { start, end: Date.UTC(year, index + 1, 1), label: `${MONTHS[monthOf(start)]} ${yearOf(start)}` };
};

/** "Q3 2023": of the calendar, counted from 0. */
export const quarter = (inYear: number, index: number): Interval => {
  const start = Date.UTC(inYear, 3 * index, 1);
  const { end } = month(inYear, 3 * index + 2);
  return { start, end, label: `Q${Math.floor(monthOf(start) / 3) + 1} ${yearOf(start)}` };
};

export const year = (value: number): Interval => ({
  start: Date.UTC(value, 0, 1),
  end: Date.UTC(value + 1, 0, 1),
  label: String(value),
});

const SEASON_START: Readonly<Record<string, number>> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 11 };

/** Three months; a winter carries the year of its December, and is told with the one it ends in: "winter 2022/23". */
export const season = (name: string, inYear: number): Interval | null => {
  const first = SEASON_START[name.toLowerCase()];
  if (first === undefined) return null;
  return {
    start: Date.UTC(inYear, first, 1),
    end: Date.UTC(inYear, first + 3, 1),
    label: `${name.toLowerCase()} ${inYear}${first === 11 ? `/${String(inYear + 1).slice(-2)}` : ""}`,
  };
};

export const monthIndex = (name: string): number => {
  const head = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((candidate) => candidate.toLowerCase().startsWith(head));
};

export const weekdayIndex = (name: string): number => {
  const head = name.slice(0, 3).toLowerCase();
  return WEEKDAYS.findIndex((candidate) => candidate.toLowerCase().startsWith(head));
};

/** A day in the past or the coming time that falls on the weekday; never the reference day itself. */
export const nearestWeekday = (from: EpochMs, weekday: number, direction: "past" | "coming"): EpochMs => {
  const distance =
    direction === "past" ? (weekdayOf(from) - weekday + 7) % 7 || 7 : (weekday - weekdayOf(from) + 7) % 7 || 7;
  return addDays(from, direction === "past" ? -distance : distance);
};
