// Reads the dates and times that people and programs write. Only what can be read in one way gives a time; without a zone it is UTC.

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";

/** Order of day and month in dates such as 03/04/2024; null: not known. */
export type DayOrder = "dmy" | "mdy" | null;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const WEEKDAY = "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?";
const TIME = wrapped`
  \d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?[ap]\.?\s?m\.?)?(?:\s?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?
  |\d{1,2}\s?[ap]\.?\s?m\.?`;
const AFTER = `(?:(?:t|,?\\s+(?:at\\s+|à\\s+|um\\s+|-\\s+)?)(${TIME}))?`;

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");
const ISO = whole(`(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?:\\s?\\((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\))?${AFTER}`);
const DAY_MONTH = whole(`${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})\\.?,?\\s+(\\d{4})${AFTER}`);
const MONTH_DAY = whole(`${WEEKDAY}(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${AFTER}`);
const NUMERIC = whole(`(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})${AFTER}`);
const TIME_ON = whole(`(${TIME})\\s+on\\s+(.+)`);
const CLOCK =
  /^(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?([ap])?\.?\s?m?\.?\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;
const LONGEST = 64;

/** Milliseconds of the day, with the zone's offset taken off. */
const clockMs = (text: string | undefined): number | null => {
  if (text === undefined) return 0;
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const [, hour = "", minute = "0", second = "0", fraction = "0", half, zone = ""] = found;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  const offsetMinutes =
    offset === null ? 0 : (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === "-" ? -1 : 1);
  const seconds = (hours * 60 + Number(minute) - offsetMinutes) * 60 + Number(second);
  return seconds * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
};

const at = (year: number, month: number, day: number, time: string | undefined): EpochMs | null => {
  const midnight = Date.UTC(year, month - 1, day);
  const isReal = month >= 1 && month <= 12 && day >= 1 && new Date(midnight).getUTCDate() === day;
  const clock = clockMs(time);
  return isReal && year >= 1900 && year <= 2200 && clock !== null ? midnight + clock : null;
};

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const numericDate = (found: RegExpExecArray, order: DayOrder): EpochMs | null => {
  const [, first = "", separator, second = "", written = "", time] = found;
  const [a, b] = [Number(first), Number(second)];
  const year = Number(written) + (written.length === 2 ? 2000 : 0);
  const sure = a > 12 || separator === "." ? "dmy" : b > 12 ? "mdy" : a === b ? "dmy" : order;
  if (sure === null) return null;
  return sure === "dmy" ? at(year, b, a, time) : at(year, a, b, time);
};

/** The whole text as a date, with or without a time of day. */
export const parseDate = (text: string, order: DayOrder = null): EpochMs | null => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !/\d/.test(trimmed)) return null;
  const iso = ISO.exec(trimmed);
  if (iso !== null) return at(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4]);
  const dayMonth = DAY_MONTH.exec(trimmed);
  if (dayMonth !== null) return at(Number(dayMonth[3]), monthOf(dayMonth[2] ?? ""), Number(dayMonth[1]), dayMonth[4]);
  const monthDay = MONTH_DAY.exec(trimmed);
  if (monthDay !== null) return at(Number(monthDay[3]), monthOf(monthDay[1] ?? ""), Number(monthDay[2]), monthDay[4]);
  const numeric = NUMERIC.exec(trimmed);
  if (numeric !== null) return numericDate(numeric, order);
  const timeOn = TIME_ON.exec(trimmed);
  const day = timeOn === null ? null : parseDate(timeOn[2] ?? "", order);
  const clock = clockMs(timeOn?.[1]);
  return day === null || clock === null ? null : day + clock;
};

const WITHIN = new RegExp(
  wrapped`
    (?<![\w./-])(?:
      \d{4}-\d{1,2}-\d{1,2}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:${MONTH})\.?,?\s+\d{4}
      |(?:${MONTH})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}([./])\d{1,2}\1\d{4}
    )(?![\w/-])`,
  "gi",
);

/** The only date in a line, wherever it stands. */
export const dateWithin = (line: string): EpochMs | null => {
  const [found, another] = line.match(WITHIN) ?? [];
  return found === undefined || another !== undefined ? null : parseDate(found);
};

const TIME_ALONE = whole(`(?:(?:today|yesterday)\\s+at\\s+)?(${TIME})`);

/** Milliseconds since midnight, when the whole text is a time of day. */
export const parseTimeOfDay = (text: string): number | null => {
  const found = text.length > 24 ? null : TIME_ALONE.exec(text.trim());
  return found === null ? null : clockMs(found[1]);
};

/** Seconds, milliseconds or microseconds since 1970, whichever gives a date of our time. */
export const parseEpoch = (value: number): EpochMs | null => {
  if (!Number.isFinite(value) || value < 1e8) return null;
  if (value < 1e11) return Math.round(value * 1000);
  if (value < 1e14) return Math.round(value);
  return value < 1e17 ? Math.round(value / 1000) : null;
};

/** Finds out how a log orders day and month: by a number above twelve, by which order makes time run forward, else by its clock. */
export const dayOrderOf = (stamps: readonly string[]): DayOrder => {
  const dates = stamps.flatMap((stamp) => {
    const found = NUMERIC.exec(stamp.trim().slice(0, LONGEST));
    return found === null ? [] : [found];
  });
  if (dates.some((date) => Number(date[1]) > 12)) return "dmy";
  if (dates.some((date) => Number(date[3]) > 12)) return "mdy";
  const stepsBack = (order: DayOrder): number => {
    let count = 0;
    let last = Number.NEGATIVE_INFINITY;
    for (const date of dates) {
      const time = numericDate(date, order) ?? last;
      if (time < last) count++;
      last = time;
    }
    return count;
  };
  const [dmy, mdy] = [stepsBack("dmy"), stepsBack("mdy")];
  if (dmy !== mdy) return dmy < mdy ? "dmy" : "mdy";
  return orderByClock(dates.map(([stamp]) => stamp));
};

const WITH_CLOCK = /\d:\d{2}/;
const HALF_DAY = /[ap]\.?m\.?$/i;
/** British, Australian and Indian exports: "12/01/2025, 6:02 pm". */
const SMALL_HALF_DAY = /^\d{2}\/\d{2}\/\d{4}, .*[ap]m$/;
/** Where days and months could be either: AM and PM are American, a clock of 24 hours is not. */
const orderByClock = (stamps: readonly string[]): DayOrder => {
  if (stamps.length === 0 || !stamps.every((stamp) => WITH_CLOCK.test(stamp))) return null;
  return stamps.some((stamp) => HALF_DAY.test(stamp) && !SMALL_HALF_DAY.test(stamp)) ? "mdy" : "dmy";
};
