// The days that mail programs write above a mail and in "On ... wrote:", in the languages whose headers are read.

import type { EpochMs } from "#domain/clock.ts";
import { calendarDay } from "../dates/calendar.ts";

/** English, German, French, Spanish with Portuguese and Italian, Dutch, Polish: how each month begins. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|sty)/,
  /^(?:feb|fév|fev|lut)/,
  /^(?:mar|mär|mrt|maa)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mag|mei|maj)/,
  /^(?:june?$|juni|juin|jun|giu|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|ago|aoû|aou|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|ott|out|paź)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|déc|dic|gru)/,
];
const DAY_MONTH = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?(?: of| de)? (\p{L}{3,12})\.?,?(?: de| del)? (\d{4})(?!\d)/u;
const MONTH_DAY = /(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;
const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const NUMERIC = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const CLOCK = /\d{1,2}[:.]\d{2}(?!\d)/;
const HALF_DAY = /\d ?([ap])\.?\s?m\b/i;

const monthNamed = (name: string): number => MONTHS.findIndex((begins) => begins.test(name.toLowerCase()));

/** "12/05/2022 21:15": with a clock of 24 hours the day comes first, with AM and PM the month; alone it may be either. */
const numericDay = (text: string): EpochMs | null => {
  const [found, first = "", separator, second = "", written = ""] = NUMERIC.exec(text) ?? [];
  if (found === undefined) return null;
  const [a, b] = [Number(first), Number(second)];
  const rest = text.replace(found, "");
  const isDayFirst = a > 12 || separator === "." || (b <= 12 && CLOCK.test(rest) && !HALF_DAY.test(rest));
  if (!isDayFirst && b <= 12 && !HALF_DAY.test(rest)) return null;
  const year = Number(written) + (written.length === 2 ? 2000 : 0);
  const [day, month] = isDayFirst ? [a, b] : [b, a];
  return calendarDay(year, month - 1, day)?.start ?? null;
};

/** The day in a line of a header; null where it has none or may be two. */
export const dayWritten = (text: string): EpochMs | null => {
  const [, year, month, date] = ISO.exec(text) ?? [];
  if (year !== undefined) return calendarDay(Number(year), Number(month) - 1, Number(date))?.start ?? null;
  const dayFirst = DAY_MONTH.exec(text);
  if (dayFirst !== null) return namedDay(dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthFirst = MONTH_DAY.exec(text);
  return monthFirst === null ? numericDay(text) : namedDay(monthFirst[2], monthFirst[1], monthFirst[3]);
};

const namedDay = (date: string | undefined, name = "", year: string | undefined): EpochMs | null => {
  const month = monthNamed(name);
  return month < 0 ? null : (calendarDay(Number(year), month, Number(date))?.start ?? null);
};
