// Holidays told of without a year: "at Christmas", "before Easter", "for Labor Day".

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { addDays, calendarDay, day, days, type Interval, weekdayOf, yearOf } from "./calendar.ts";
import type { Resolver } from "./days-of-months.ts";
import type { Tense } from "./tense.ts";

/** The Sunday of Western Easter, by the anonymous Gregorian rule. */
const easterSunday = (year: number): EpochMs => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = century - Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const ordinal = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(ordinal / 31) - 1, (ordinal % 31) + 1);
};

const fixed =
  (month: number, dayOfMonth: number) =>
  (year: number): Interval | null =>
    calendarDay(year, month, dayOfMonth);

/** The nth such weekday of a month. */
const nth =
  (count: number, weekday: number, month: number) =>
  (year: number): Interval => {
    const first = Date.UTC(year, month, 1);
    return day(addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1)));
  };

const byEaster =
  (offset: number) =>
  (year: number): Interval =>
    day(addDays(easterSunday(year), offset));

/** By the beginnings of their names. Of some days, so that the label names the year only: Easter is not the same day everywhere. */
const HOLIDAYS: readonly (readonly [pattern: string, ofYear: (year: number) => Interval | null])[] = [
  ["Christmas Eve", fixed(11, 24)],
  ["Christmas Day", fixed(11, 25)],
  ["Boxing Day", fixed(11, 26)],
  ["Christmas", (year) => days(Date.UTC(year, 11, 24), 3, `Christmas ${year}`)],
  ["New Year'?s Eve", fixed(11, 31)],
  ["(?:the )?New Year(?:'?s(?: Day)?)?", fixed(0, 1)],
  ["Good Friday", byEaster(-2)],
  ["Easter Sunday", byEaster(0)],
  ["Easter (?:Saturday|Eve)", byEaster(-1)],
  ["Easter Monday", byEaster(1)],
  ["Easter", (year) => days(addDays(easterSunday(year), -2), 4, `Easter ${year}`)],
  ["Hallowe'?en", fixed(9, 31)],
  ["All Saints'?(?: Day)?", fixed(10, 1)],
  ["All Souls'?(?: Day)?", fixed(10, 2)],
  ["Valentine'?s(?: Day)?", fixed(1, 14)],
  ["(?:St\\.? |Saint )Patrick'?s(?: Day)?", fixed(2, 17)],
  ["Labor Day", nth(1, 1, 8)],
  ["Thanksgiving", (year) => ({ ...nth(4, 4, 10)(year), label: `Thanksgiving ${year}` })],
];
const NAMES = HOLIDAYS.map(([pattern]) => pattern).join("|");
const ofName = (name: string): ((year: number) => Interval | null) =>
  HOLIDAYS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(name))?.[1] ?? (() => null);

export const ANY_HOLIDAY =
  "Christmas|Easter|New Year|Hallowe|Thanksgiving|Saints|Souls|Valentine|Patrick|Labor|Boxing|Good Friday";

/** No "Christmas tree", "Easter bunny": the holiday itself. */
const ITSELF = wrapped`
  (?=
    [.,;:!?)]|$
    | (?:
      and|or|but|so|as|at|in|on|to|for|from|by|with|without|if|when|because|since|then|too|again|anyway|though|this|last
      |next|I|I'm|I'll|we|we're|he|he's|she|she's|they|it|my|our|his|her|their|the|is|was|will
    )\b
  )`;
const TIME = "(?: time| holidays?| break| weekend)?";
/** Groups: what stands before the holiday, and its name. "The bell-ringers at All Saints" are at a church. */
export const HOLIDAY = wrapped`
  (?!at All (?:Saint|Soul)s(?! Day|' Day))(
    at|over|on|around|for|during|by|before|after|until|till?|since|from|last|next|this|this coming|this past
  ) (?:the )?(${NAMES})${TIME}${ITSELF}`;
/** Groups: the name of a holiday, and its year. */
export const HOLIDAY_OF_YEAR = String.raw`(${NAMES}),? (?:of |in )?((?:19|20)\d\d)`;

/** "We start on Boxing Day", where "we eat goose at Christmas" may be said of each year. */
const SURELY_ONE = /^(?:on|by|before|until|till?|from|next|this coming)$/i;
/** "I bought a coat for Christmas": of the one near which it is said. */
const NEAR = 60 * DAY_MS;

const around = (name: string, said: EpochMs): readonly Interval[] =>
  [-1, 0, 1].flatMap((offset) => ofName(name)(yearOf(said) + offset) ?? []);

const directionOf = (before: string, tense: Tense): Tense => {
  if (/^(?:since|last|this past)$/i.test(before)) return "past";
  return tense === "open" && SURELY_ONE.test(before) ? "future" : tense;
};

export const holidayNear: Resolver = (match, said, tense) => {
  const [, before = "", name = ""] = match;
  const all = around(name, said);
  const behind = all.filter(({ start }) => start <= said).at(-1) ?? null;
  const coming = all.find(({ end }) => end > said) ?? null;
  const direction = directionOf(before, tense);
  if (direction === "open") return null;
  if (direction === "future") return coming;
  if (!/^for$/i.test(before)) return behind;
  if (coming !== null && coming.start - said < NEAR) return coming;
  return behind !== null && said - behind.end < NEAR ? behind : null;
};

/** Groups: how many, of what, on which side, and the name of a holiday: "two days before Christmas", "the day after Easter". */
export const NEAR_HOLIDAY = wrapped`
  (?:(\d{1,2}|an?|one|two|three|four|five|six|seven) (days?|weeks?)|the (day)) (before|after) (${NAMES})${ITSELF}`;
const FEW: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** The day from which one counts: Christmas Day, Easter Sunday. */
const countedFrom = (name: string, { start }: Interval): EpochMs =>
  /^christmas$/i.test(name) ? addDays(start, 1) : /^easter$/i.test(name) ? addDays(start, 2) : start;

export const dayNearHoliday: Resolver = (match, said, tense) => {
  const [, count = "a", unit = "day", , side = "", name = ""] = match;
  const amount = Number.parseInt(count, 10) || (FEW[count.toLowerCase()] ?? 1);
  const by = amount * (/^week/i.test(unit) ? 7 : 1) * (/^before$/i.test(side) ? -1 : 1);
  const all = around(name, said).map((holiday) => day(addDays(countedFrom(name, holiday), by)));
  if (tense === "past") return all.filter(({ start }) => start <= said).at(-1) ?? null;
  return tense === "future" || SURELY_ONE.test(side) ? (all.find(({ end }) => end > said) ?? null) : null;
};

export const holidayOfYear: Resolver = (match) => ofName(match[1] ?? "")(Number(match[2]));
