// So many days, weeks, months or years ago or ahead: exactly, or about then.

import type { EpochMs } from "#domain/clock.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import {
  addDays,
  day,
  dayLabel,
  days,
  type Interval,
  month,
  monthIndex,
  monthOf,
  nearestWeekday,
  week,
  weekdayIndex,
  weekend,
  year,
  yearOf,
} from "./calendar.ts";

export const COUNT = String.raw`(\d{1,3}|an?|one|${TWO_TO_TWELVE}|a few|few|a couple(?: of)?|couple(?: of)?|several)`;
const COUNTS: Readonly<Record<string, number>> = {
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
  eleven: 11,
  twelve: 12,
  "a few": 3,
  few: 3,
  "a couple": 2,
  "a couple of": 2,
  couple: 2,
  "couple of": 2,
  several: 4,
};
const FUZZY = /few|couple|several/i;
export const HEDGE = "(?:(?:about|around|almost|nearly|roughly|over|like) )?";
const HEDGED = /^(?:in )?(?:about|around|almost|nearly|roughly|over|like) /i;

export const count = (text: string | undefined): number => {
  const lower = (text ?? "").toLowerCase();
  return COUNTS[lower] ?? Number.parseInt(lower, 10);
};

/** "around 3 May 2023": a day give or take some. */
const around = (at: EpochMs, slack: number): Interval =>
  days(addDays(at, -slack), 2 * slack + 1, `around ${dayLabel(at)}`);

/** "around May 2023": a month either way. */
const aroundMonth = (said: EpochMs, by: number): Interval => ({
  start: month(yearOf(said), monthOf(said) + by - 1).start,
  end: month(yearOf(said), monthOf(said) + by + 1).end,
  label: `around ${month(yearOf(said), monthOf(said) + by).label}`,
});

const aroundYear = (value: number): Interval => ({ ...year(value), label: `around ${value}` });

const LESS_THAN_A_DAY = /^(?:hour|min)/;
const DAY_SLACK = 2;
const WEEK_SLACK = 4;
const DAYS_OF: Readonly<Record<string, number>> = { week: 7, weekend: 7, fortnight: 14 };

/** `amount` units from a day, back where negative; null where the unit is a day of the week, "two Mondays ago". */
const shifted = (said: EpochMs, amount: number, unit: string, isFuzzy: boolean): Interval | null => {
  if (LESS_THAN_A_DAY.test(unit)) return day(said);
  if (unit === "day") {
    const at = addDays(said, amount);
    return isFuzzy ? around(at, DAY_SLACK) : day(at);
  }
  const weeks = DAYS_OF[unit];
  if (weeks !== undefined) {
    const at = addDays(said, weeks * amount);
    if (isFuzzy) return around(at, WEEK_SLACK);
    return unit === "weekend" ? weekend(at) : week(at);
  }
  if (unit === "month" || (unit === "year" && amount === -1)) {
    const by = unit === "year" ? 12 * amount : amount;
    return isFuzzy ? aroundMonth(said, by) : month(yearOf(said), monthOf(said) + by);
  }
  if (unit !== "year") return null;
  return isFuzzy ? aroundYear(yearOf(said) + amount) : year(yearOf(said) + amount);
};

const readCount = (match: RegExpMatchArray): { amount: number; unit: string; isFuzzy: boolean } => ({
  amount: count(match[1]),
  unit: (match[2] ?? "").toLowerCase().replace(/s$/, ""),
  isFuzzy: FUZZY.test(match[1] ?? "") || HEDGED.test(match[0]),
});

/** "Two weeks back", not "five days a week back in 2019", "60 hours a week back home". */
export const BACK_BY = String.raw`(?:ago|back(?! (?:then|home|when|(?:in|at) (?:\d{4}|the|my|those|school|uni|college|home))\b))`;
const MOST_AGO = 150;
export const ago = (match: RegExpMatchArray, said: EpochMs): Interval | null => {
  const { amount, unit, isFuzzy } = readCount(match);
  const isOfAnother = /^one$/i.test(match[1] ?? "") && /s$/i.test(match[2] ?? ""); // "I had one years ago"
  if (!Number.isFinite(amount) || amount > MOST_AGO || isOfAnother) return null;
  const shift = shifted(said, -amount, unit, isFuzzy);
  if (shift !== null) return shift;
  const weekday = weekdayIndex(unit);
  return weekday < 0 ? null : day(addDays(nearestWeekday(said, weekday, "past"), -7 * (amount - 1)));
};

/** "Two years ago in March" */
export const monthAgo = (ago: string | undefined, name: string | undefined, said: EpochMs): Interval | null => {
  const years = count(ago);
  return Number.isInteger(years) && years <= MOST_AGO ? month(yearOf(said) - years, monthIndex(name ?? "")) : null;
};

/** "A week on Tuesday", "a fortnight from Friday", "two weeks from tomorrow": so many weeks behind the day that comes first. */
export const weeksFrom = (match: RegExpMatchArray, said: EpochMs, tense: string): Interval | null => {
  if (tense === "past") return null;
  const [, amount = "", unit = "", name = ""] = match;
  const weekday = weekdayIndex(name);
  const first = weekday < 0 ? addDays(said, 1) : nearestWeekday(said, weekday, "coming");
  return day(addDays(first, count(amount) * (DAYS_OF[unit.toLowerCase().replace(/s$/, "")] ?? 7)));
};

const MOST_AHEAD = 60;
export const ahead = (match: RegExpMatchArray, said: EpochMs): Interval | null => {
  const { amount, unit, isFuzzy } = readCount(match);
  return Number.isFinite(amount) && amount <= MOST_AHEAD ? shifted(said, amount, unit, isFuzzy) : null;
};
