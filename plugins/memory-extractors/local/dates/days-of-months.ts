// Days of a month: "3 June", "April 15-20", "on the 15th", each in the month and year that the tense and what was said before give.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import {
  calendarDay,
  day,
  type Interval,
  month,
  monthIndex,
  monthOf,
  WEEKDAY_NAMES,
  weekdayIndex,
  weekdayOf,
  weekend,
  yearOf,
} from "./calendar.ts";
import type { Tense } from "./tense.ts";

export interface DateMention extends Interval {
  /** Offsets of the expression in the text that was read. */
  readonly from: number;
  readonly to: number;
  /** "last Friday" needs its date written beside it, "5 May 2023" does not. */
  readonly isRelative: boolean;
  /** "since March": what began then goes on, and is no event of that time. */
  readonly isSince: boolean;
}

/** `others`: the mentions of the text that were found before. */
export type Resolver = (
  match: RegExpExecArray,
  said: EpochMs,
  tense: Tense,
  others: readonly DateMention[],
) => Interval | null;

const UP_TO_NINTH = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const DAYS_IN_WORDS = [
  ...UP_TO_NINTH,
  ..."tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  ),
  ...UP_TO_NINTH.map((day) => `twenty ${day}`),
  "thirtieth",
  "thirty first",
];
/** "twenty-second": the longer ones first. */
export const DAY_IN_WORDS = DAYS_IN_WORDS.toReversed()
  .map((day) => day.replace(" ", "[- ]"))
  .join("|");
export const dayInWords = (words = ""): string =>
  String(DAYS_IN_WORDS.indexOf(words.toLowerCase().replace("-", " ")) + 1);

/** "I booked a room for 3 June", "they moved it to 3 June": what was done before may speak of a day that is near. */
const SOON = 60 * DAY_MS;

/** A day and month without a year: the nearest in the direction that the tense gives. */
const dayNear = (monthNumber: number, dayOfMonth: number, said: EpochMs, tense: Tense): Interval | null => {
  const here = calendarDay(yearOf(said), monthNumber, dayOfMonth);
  if (here === null) return calendarDay(yearOf(said) + (tense === "past" ? -1 : 1), monthNumber, dayOfMonth);
  if (tense === "past" && here.start > said + SOON) return calendarDay(yearOf(said) - 1, monthNumber, dayOfMonth);
  if (tense !== "past" && here.end < said - SOON) return calendarDay(yearOf(said) + 1, monthNumber, dayOfMonth);
  return here;
};

export const dated = (
  name: string | undefined,
  dayText: string | undefined,
  yearText: string | undefined,
  said: EpochMs,
  tense: Tense,
): Interval | null => {
  const index = monthIndex(name ?? "");
  const dayOfMonth = Number(dayText);
  if (index < 0 || dayOfMonth < 1 || dayOfMonth > 31) return null;
  return yearText === undefined
    ? dayNear(index, dayOfMonth, said, tense)
    : calendarDay(Number(yearText), index, dayOfMonth);
};

const WEEKDAY_BEFORE = new RegExp(`\\b(${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\\.?,? (?:the )?$`, "i");
/** "Tue 9 June, rafting booked": of the year in which that day is a Tuesday, whatever the tense tells. */
export const onItsWeekday = (match: RegExpExecArray, found: Interval | null): Interval | null => {
  const name = found && WEEKDAY_BEFORE.exec(match.input.slice(Math.max(0, match.index - 16), match.index))?.[1];
  const isOn = (one: Interval | null): boolean => one !== null && weekdayOf(one.start) === weekdayIndex(name ?? "");
  if (found === null || !name || isOn(found)) return found;
  const years = [1, -1].map((by) =>
    calendarDay(yearOf(found.start) + by, monthOf(found.start), new Date(found.start).getUTCDate()),
  );
  return years.find(isOn) ?? found;
};

/** "April 15-20" */
export const dayRange: Resolver = (match, said, tense) => {
  const first = dated(match[1], match[2], undefined, said, tense);
  const last = first === null ? null : dated(match[1], match[3], String(yearOf(first.start)), said, tense);
  if (first === null || last === null || last.start <= first.start) return first;
  return { start: first.start, end: last.end, label: `${match[2]} to ${last.label}` };
};

/** "18 to 25 May 2026" */
export const daysOf = (name = "", year = "", from = "", to = ""): Interval | null => {
  const [first, last] = [from, to].map((one) => calendarDay(Number(year), monthIndex(name), Number(one)));
  if (first === null || first === undefined || last === null || last === undefined || last.start <= first.start)
    return last ?? null;
  return { start: first.start, end: last.end, label: `${from} to ${last.label}` };
};

/** "28 May to 3 June 2026", "20 December to 4 January 2027" */
export const acrossMonths: Resolver = (match) => {
  const last = calendarDay(Number(match[5]), monthIndex(match[4] ?? ""), Number(match[3]));
  const years = [Number(match[5]), Number(match[5]) - 1];
  const first = years
    .map((inYear) => calendarDay(inYear, monthIndex(match[2] ?? ""), Number(match[1])))
    .find((one) => one !== null && last !== null && one.start < last.start);
  if (last === null || first === null || first === undefined) return last;
  return { start: first.start, end: last.end, label: `${first.label} to ${last.label}` };
};

/** "18 to 25 May" */
export const dayRangeBefore: Resolver = (match, said, tense) => {
  const last = dated(match[3], match[2], undefined, said, tense);
  const first = last === null ? null : dated(match[3], match[1], String(yearOf(last.start)), said, tense);
  if (first === null || last === null || last.start <= first.start) return last;
  return { start: first.start, end: last.end, label: `${match[1]} to ${last.label}` };
};

/** "13/06", "06/13/2024": null where either number may be the month. */
export const dayAndMonth: Resolver = (match, said, tense) => {
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (first <= 12 && second <= 12 && first !== second) return null;
  const [dayOfMonth, monthNumber] = first > 12 ? [first, second] : [second, first];
  if (monthNumber < 1 || monthNumber > 12) return null;
  if (match[3] === undefined) return dayNear(monthNumber - 1, dayOfMonth, said, tense);
  const written = Number(match[3]);
  const inYear = written >= 100 ? written : written + (written < 70 ? 2000 : 1900);
  return calendarDay(inYear, monthNumber - 1, dayOfMonth);
};

/** A day of the month that is `by` months from a time. */
const inMonth = (near: EpochMs, by: number, wanted: number): Interval | null => {
  const { start } = month(yearOf(near), monthOf(near) + by);
  return calendarDay(yearOf(start), monthOf(start), wanted);
};

/** "Last year we lasted until the 19th": of a month that the text does not name. */
const isOfAnotherYear = ({ start, end }: DateMention, said: EpochMs): boolean =>
  end - start > 60 * DAY_MS && (said < start || said >= end);

/** "In March, on the 15th", "at the end of March, on the 28th": of the month that is named. */
const isMonth = ({ label }: DateMention): boolean => /^\p{Lu}\p{Ll}+ \d{4}$/u.test(label);

/** "back on the 4th", "until the 4th": what ends there began on the other day. */
const COMES_BEHIND = new RegExp(
  wrapped`
    \b(?:
      back|return(?:s|ing)?|home|until|till?|leav(?:e|es|ing)|check(?:s|ing)? ?out|then|again|follow-?up|ends?|over
      |second
    )\b(?: [\w'-]+){0,5}$`,
  "i",
);
/** "the rent is due on the 5th": of any month. */
const PAID = /\b(?:due|paid|pay|rent|wages?|salary|bills?|mortgage)\b/i;

/** "on the 9th, in November"; not "I land on the 9th, and we marry in November" */
const RIGHT_BEHIND = /^[\s,]*(?:(?:in|of|this|next|early|late)\s+)*$/i;

const NEXT_CLAUSE = /[,;] ?(?:and|but|so|then|which)\b/i;
/** "It flooded in January, but we reopened on the 10th", said in late February: of either month. */
const isOfWhichMonth = (match: RegExpExecArray, named: DateMention, said: EpochMs, tense: Tense): boolean => {
  const isOlder = tense === "past" && named.to <= match.index && named.end <= said;
  const here = isOlder ? inMonth(said, 0, Number(match[1])) : null;
  return here !== null && here.end <= said && NEXT_CLAUSE.test(match.input.slice(named.to, match.index));
};

const NEAR = 8 * DAY_MS;
const REASON_BETWEEN = /^,? (?:since|because|as) (?!.*[,;:])/i;
/** "until 10 August, since the fair is on the 9th" */
const isReasonFor = ({ input, index }: RegExpExecArray, before: DateMention, same: Interval): boolean =>
  before.start - same.start < NEAR && REASON_BETWEEN.test(input.slice(before.to, index));

/** "on the 15th": behind another day of the month that one is in, else the nearest one in the direction that the tense gives. */
export const dayOfMonth: Resolver = (match, said, tense, others) => {
  const wanted = Number(match[1]);
  const before = others.find(({ start, end, to }) => end - start <= DAY_MS && to <= match.index);
  if (before !== undefined && /^\d/.test(before.label)) {
    const same = calendarDay(yearOf(before.start), monthOf(before.start), wanted);
    // "The wedding is on 25 October, Bo isn't free on the 25th"
    if (same !== null && (same.start >= before.start || isReasonFor(match, before, same))) return same;
    const between = match.input.slice(before.to, match.index + match[0].length);
    const isAhead = tense !== "past" && before.start > said;
    if (isAhead && COMES_BEHIND.test(between)) return inMonth(before.start, 1, wanted);
    // "The exam is on 19 December, I start revising on the 4th": of which month, nobody says.
    if (isAhead && monthOf(before.start) !== monthOf(said) && !PAID.test(between)) return null;
  }
  // "I had the left one done in November, the right one is on the 26th"
  const named = others.find(
    (one) =>
      isMonth(one) &&
      (one.to <= match.index || RIGHT_BEHIND.test(match.input.slice(match.index + match[0].length, one.from))) &&
      (one.end <= said ? tense !== "future" && tense !== "open" : tense !== "past"),
  );
  if (named !== undefined) return isOfWhichMonth(match, named, said, tense) ? null : inMonth(named.start, 0, wanted);
  if (others.some((mention) => isOfAnotherYear(mention, said))) return null;
  const here = inMonth(said, 0, wanted);
  if (tense === "past") return here !== null && here.start <= said ? here : inMonth(said, -1, wanted);
  return here !== null && here.end > said ? here : inMonth(said, 1, wanted);
};

/** "from the 3rd to the 14th" */
export const daysOfMonth: Resolver = (match, said, tense, others) => {
  const first = dayOfMonth(match, said, tense, others);
  const wanted = Number(match[2]);
  const last = first && inMonth(first.start, wanted > Number(match[1]) ? 0 : 1, wanted);
  if (first === null || last === null) return null;
  const from = monthOf(first.start) === monthOf(last.start) ? match[1] : first.label.replace(/ \d{4}$/, "");
  return { start: first.start, end: last.end, label: `${from} to ${last.label}` };
};

const MONTHS_TRIED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** "Sunday the 29th": of the nearest month, in the direction that the tense gives, in which that day is a Sunday. */
export const weekdayOfMonth: Resolver = (match, said, tense) => {
  const step = tense === "past" ? -1 : 1;
  const weekday = weekdayIndex(match[1] ?? "");
  const found = MONTHS_TRIED.map((by) => inMonth(said, by * step, Number(match[2])));
  const fits = (day: Interval): boolean => (tense === "past" ? day.start <= said : day.end > said);
  return found.find((day) => day !== null && fits(day) && weekdayOf(day.start) === weekday) ?? null;
};

/** "the 20th, Wednesday afternoon" */
export const dayThenWeekday: Resolver = (match, ...others) =>
  weekdayOfMonth(
    Object.assign([match[0], match[2], match[1]], { index: match.index, input: match.input }) as RegExpExecArray,
    ...others,
  );

const AND_DAY = `(?:from|to|till|until|through|and) (?:${WEEKDAY_NAMES})`;
const OTHER_DAYS = `(?:(?:${AND_DAY}|${WEEKDAY_NAMES}),? )*`;
/** "Tuesday to Sunday the week after next", "Friday, in two weeks"; not "Friday and next week". */
const BEFORE_WEEK = new RegExp(`^,? ${OTHER_DAYS}(?:(?:of|in) )?$`, "i");
/** "in two weeks, on Friday", "in two weeks, Friday to Sunday" */
const BEHIND_WEEK = new RegExp(
  `^,? (?:(?:on|from) )?(?:${OTHER_DAYS}(?:${WEEKDAY_NAMES}) (?:to|till|until|through|and) )?$`,
  "i",
);
const ENDS = new RegExp(`^(?:[.!?;]|$|,? (?:at|in the|morning|afternoon|evening|night|${AND_DAY})\\b)`, "i");
const FRONTED = /(?:^|[.!?] )(?:(?:and|so|but|then),? )?$/i;
const GOES_ON = /^ (?:(?:I|we|he|she|they|it|my|our|the|there|is|was|will)\b|\p{Lu})/u;
/** "I'm off on Friday, next week I'm back": behind a comma, words of its own make the second another matter. */
const isOneTime = (between: string, behind: string): boolean =>
  ENDS.test(behind) || !(/^,|, $/.test(between) || GOES_ON.test(behind));
/** The day of the week that is named right beside it. */
const dayInWeek = (
  { 0: matched, input, index }: RegExpExecArray,
  weekday: number,
  others: readonly DateMention[],
): Interval | null => {
  const end = index + matched.length;
  const isBeside = ({ from, to }: DateMention): boolean => {
    if (to > index) {
      const between = input.slice(end, from);
      return BEFORE_WEEK.test(between) && isOneTime(between, input.slice(to));
    }
    const between = input.slice(to, index);
    return BEHIND_WEEK.test(between) && (FRONTED.test(input.slice(0, from)) || isOneTime(between, input.slice(end)));
  };
  const week = others.find((one) => one.end - one.start === 7 * DAY_MS && !one.isSince && isBeside(one));
  return week === undefined ? null : day(week.start + ((weekday - weekdayOf(week.start) + 7) % 7) * DAY_MS);
};

const DAYS_BESIDE = [-3, -2, -1, 1, 2, 3];
/** "Friday 23 October or the boathouse on the Saturday": the one beside the day that was named. */
export const weekdayBeside = (
  match: RegExpExecArray,
  weekday: number,
  said: EpochMs,
  others: readonly DateMention[],
): Interval | null => {
  const { input, index } = match;
  const inWeek = dayInWeek(match, weekday, others);
  if (inWeek !== null) return inWeek;
  if (!/\bthe $/.test(input.slice(0, index))) return null;
  const named = others.find(
    ({ start, end, to, label }) => to <= index && end - start <= DAY_MS && start > said && /^\d/.test(label),
  );
  const by = DAYS_BESIDE.find((days) => named !== undefined && weekdayOf(named.start + days * DAY_MS) === weekday);
  return named === undefined || by === undefined ? null : day(named.start + by * DAY_MS);
};

/** "Last" of "the last Saturday" tells nothing of when. */
const TELLS_OF_PAST = /\b(?:was|were|had|did|went|met|came|got|took|saw|held|\w{3,}ed)\b/i;
const SATURDAY = 6;
const NTH = ["first", "second", "third", "fourth"];
/** "the last Saturday in August", "the first weekend of May"; a weekend that two months share is of neither. */
export const nthWeekday: Resolver = (match, said, tense) => {
  const isPast = tense === "past" && TELLS_OF_PAST.test(match.input);
  const about = dated(match[3], "15", undefined, said, isPast ? "past" : "open");
  if (about === null) return null;
  const { start, end } = month(yearOf(about.start), monthOf(about.start));
  const isWeekend = /^weekend$/i.test(match[2] ?? "");
  const weekday = isWeekend ? SATURDAY : weekdayIndex(match[2] ?? "");
  const first = start + ((weekday - weekdayOf(start) + 7) % 7) * DAY_MS;
  const nth = NTH.indexOf((match[1] ?? "").toLowerCase());
  const last = first + (first + 4 * 7 * DAY_MS < end ? 4 : 3) * 7 * DAY_MS;
  const found = nth < 0 ? last : first + nth * 7 * DAY_MS;
  if (!isWeekend) return day(found);
  return weekdayOf(nth < 0 ? end : start) === 0 ? null : weekend(found);
};
