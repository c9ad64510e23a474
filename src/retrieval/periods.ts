// The time that a question names, as seen from now: "yesterday", "last summer", "two weeks ago", "in May", "in March 2024". UTC.

import { DAY_MS, type EpochMs, WEEKDAYS } from "#domain/clock.ts";
import { MONTHS_IN_SMALL } from "./terms.ts";

/** [start, end) */
export interface Period {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

const DAYS = WEEKDAYS.map((name) => name.toLowerCase());
/** First month of each season of the northern half. */
const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365.25 };
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const UNIT = `(${Object.keys(UNIT_DAYS).join("|")})`;

const dayOf = (at: EpochMs): EpochMs => Math.floor(at / DAY_MS) * DAY_MS;
const months = (year: number, first: number, count: number): Period => ({
  start: Date.UTC(year, first),
  end: Date.UTC(year, first + count),
});
const days = (start: EpochMs, count: number): Period => ({ start, end: start + count * DAY_MS });

/** The latest stretch of months that has begun before `now`; `back` stretches earlier. */
const latest = (now: EpochMs, first: number, count: number, back: number): Period => {
  const year = new Date(now).getUTCFullYear();
  const isAhead = Date.UTC(year, first) > now;
  return months(year - (isAhead ? 1 : 0) - back, first, count);
};

const countOf = (text: string): number => NUMBERS[text] ?? Number(text);

const STEPS: Readonly<Record<string, number>> = { this: 0, last: -1, past: -1, previous: -1, next: 1, coming: 1 };

const stepped = (step: number, unit: string, now: EpochMs): Period => {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === "year") return months(year + step, 0, 12);
  if (unit === "month") return months(year, month + step, 1);
  const monday = dayOf(now) - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return unit === "week" ? days(monday + step * 7 * DAY_MS, 7) : days(monday + (step * 7 + 5) * DAY_MS, 2);
};

const seasonOf = (step: number, name: string, now: EpochMs): Period => {
  const season = latest(now, SEASONS[name] ?? 0, 3, 0);
  const isOn = now < season.end;
  const years = step > 0 ? 1 : step < 0 && isOn ? -1 : 0;
  const start = new Date(season.start);
  return months(start.getUTCFullYear() + years, start.getUTCMonth(), 3);
};

interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[], now: EpochMs) => Period | null;
}

const rule = (source: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(`\\b${source}\\b`, "i"), read });
const STEP = `(${Object.keys(STEPS).join("|")})`;

const RULES: readonly Rule[] = [
  rule("yesterday|last night", (_, now) => days(dayOf(now) - DAY_MS, 1)),
  rule("today|tonight|this (?:morning|afternoon|evening)", (_, now) => days(dayOf(now), 1)),
  rule("tomorrow", (_, now) => days(dayOf(now) + DAY_MS, 1)),
  rule(`${COUNT} ${UNIT}s? ago`, ([, count = "", unit = ""], now) => {
    const width = (UNIT_DAYS[unit] ?? 1) * DAY_MS;
    const at = now - countOf(count) * width;
    return unit === "day" ? days(dayOf(at), 1) : { start: at - width / 2, end: at + width / 2 };
  }),
  rule(`(?:last|past|previous) ${COUNT} ${UNIT}s?`, ([, count = "", unit = ""], now) => ({
    start: now - countOf(count) * (UNIT_DAYS[unit] ?? 1) * DAY_MS,
    end: now + 1,
  })),
  rule(`(?:next|coming) (few|${COUNT.slice(1, -1)}) ${UNIT}s?`, ([, count = "", unit = ""], now) => ({
    start: now,
    end: now + (count === "few" ? 5 : countOf(count)) * (UNIT_DAYS[unit] ?? 1) * DAY_MS,
  })),
  rule(`${STEP} (${Object.keys(SEASONS).join("|")})`, ([, step = "", name = ""], now) =>
    seasonOf(STEPS[step] ?? 0, name, now),
  ),
  rule(
    `(?:did|was|were|had) .{1,60} (?:in|during) (?:the )?(${Object.keys(SEASONS).join("|")})`,
    ([, name = ""], now) => seasonOf(0, name, now),
  ),
  rule(`${STEP} (weekend|week|month|year)`, ([, step = "", unit = ""], now) => stepped(STEPS[step] ?? 0, unit, now)),
  rule(`(?:last|on|this) (${DAYS.join("|")})`, ([, name = ""], now) => {
    const back = (new Date(now).getUTCDay() - DAYS.indexOf(name) + 7) % 7;
    return days(dayOf(now) - (back === 0 ? 7 : back) * DAY_MS, 1);
  }),
  rule(
    `(${MONTHS_IN_SMALL.join("|")})(?: \\d{1,2}(?:st|nd|rd|th)?)?,? ((?:19|20)\\d\\d)`,
    ([, month = "", year = ""]) => months(Number(year), MONTHS_IN_SMALL.indexOf(month), 1),
  ),
  rule(`(?:in|last|during|since|this|for) (${MONTHS_IN_SMALL.join("|")})`, ([, month = ""], now) =>
    latest(now, MONTHS_IN_SMALL.indexOf(month), 1, 0),
  ),
];

export const readPeriod = (text: string, now: EpochMs): Period | null => {
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(text);
    if (match !== null)
      return read(
        [...match].map((part) => (part ?? "").toLowerCase()),
        now,
      );
  }
  return null;
};

const MONTH_DAY = new RegExp(
  `(?<!\\p{L})(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(${MONTHS_IN_SMALL.join("|")})(?: (\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?,? ((?:19|20)\\d\\d)(?!\\d)`,
  "giu",
);
const WRITTEN_DAY = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/g;

/** The days and months that a statement names with their year. */
export const periodsIn = (text: string): Period[] => [
  ...[...text.matchAll(MONTH_DAY)].map(([, before, month = "", behind, year]) => {
    const at = MONTHS_IN_SMALL.indexOf(month.toLowerCase());
    const day = Number(before ?? behind ?? 0);
    return day === 0 ? months(Number(year), at, 1) : days(Date.UTC(Number(year), at, day), 1);
  }),
  ...[...text.matchAll(WRITTEN_DAY)].map(([, year, month, day]) =>
    days(Date.UTC(Number(year), Number(month) - 1, Number(day)), 1),
  ),
];
