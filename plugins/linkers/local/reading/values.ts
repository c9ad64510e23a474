// Numbers, dates, amounts and the like in a statement, each with its type: two statements disagree where a type is the same and
// no value is.

import { DOSES } from "./known-stems.ts";
import { readOften } from "./often.ts";
import { stem, stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { NAMED_MONTHS, SEASONS, STOP_WORDS, WEEKDAYS } from "./words.ts";

export interface TypedValues {
  /** By type: what is said of it. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers that say which one of a series is meant ("sprint 3", "first chapter", "5k"). */
  readonly series: ReadonlyMap<string, ReadonlySet<string>>;
  /** Places of tokens that belong to a value. */
  readonly places: ReadonlySet<number>;
  /** By type: where its values stand. */
  readonly at: ReadonlyMap<string, readonly number[]>;
}

const MONEY_UNITS = stems(["euro", "dollar", "pound", "usd", "eur", "gbp", "franc", "yen", "cent", "rupee", "krona"]);
const SERIES = stems(
  "sprint chapter phase step session lesson part episode round week unit module season volume level room bus number route page task question exercise stage grade trimester quarter milestone iteration issue ticket semester bullet item section problem paragraph objective option point figure table appendix slide scene act example experiment trial draft attempt".split(
    " ",
  ),
);
const YEAR = /^(?:19|20)\d\d$/;
const CLOCK = /^\d{1,2}[:.]\d\d(?:[ap]m?)?$|^\d{1,2}(?:[ap]m)$/;
const LEVEL = /^[abc][12]$/;
const QUARTER = /^q[1-4]$/;
const VERSION = /^v\d+(?:\.\d+)*$/;
/** Type of the numbers that belong to a name: "iPhone 14", "Python 3.12". */
const MODEL = "model:";
const RACE = /^(?:\d{1,2})k$/;
const PHONE = /^\d[\d-]{5,}\d$/;
/** Types that say when. */
export const SCHEDULE: ReadonlySet<string> = new Set(["date", "time", "weekday", "month", "season", "quarter"]);
const RELATIVE = new Set(["next", "this", "last", "coming"]);

const PERIOD_NOUNS = new Set(["day", "week", "weekend", "month", "year", "night", "end", "beginning"]);
/** "May", "Sunday", "winter", "week" */
export const isTemporal = (token: Token | undefined): boolean =>
  token !== undefined &&
  !(token.isName && NAMED_MONTHS.has(token.lower)) &&
  (token.isNumber ||
    [NAMED_MONTHS, WEEKDAYS, SEASONS, PERIOD_NOUNS].some(
      (names) => names.has(token.lower) || names.has(token.lower.replace(/s$/, "")),
    ));

const monthOf = (token: Token | undefined): string | null => {
  if (token === undefined || token.isName || !NAMED_MONTHS.has(token.lower)) return null;
  // "may" is a month only where a day, a year or a preposition says so; the caller looks at the words around.
  return token.lower.slice(0, 3);
};

const dayOf = (token: Token | undefined): string | null => {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.lower ?? "");
  return match === null || Number(match[1]) > 31 || Number(match[1]) === 0 ? null : match[1]!;
};

class ValueCollector {
  readonly values = new Map<string, Set<string>>();
  readonly series = new Map<string, Set<string>>();
  readonly places = new Set<number>();
  readonly at = new Map<string, number[]>();

  add(type: string, value: string, ...places: number[]): void {
    const known = this.values.get(type);
    if (known === undefined) this.values.set(type, new Set([value]));
    else known.add(value);
    const first = places[0];
    if (first !== undefined) this.at.set(type, [...(this.at.get(type) ?? []), first]);
    for (const place of places) this.places.add(place);
  }

  addSeries(type: string, value: string, ...places: number[]): void {
    const known = this.series.get(type);
    if (known === undefined) this.series.set(type, new Set([value]));
    else known.add(value);
    for (const place of places) this.places.add(place);
  }
}

const IN_WORDS = new Set([
  "in",
  "of",
  "since",
  "until",
  "by",
  "from",
  "every",
  "last",
  "next",
  "this",
  "early",
  "late",
  "mid",
  "to",
  "till",
]);

/** "from June on", "as of Monday" */
const isStart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.lower === "from" && tokens[at + 1]?.lower === "on") ||
  (tokens[at - 1]?.lower === "of" && tokens[at - 2]?.lower === "as");

/** A month, with its day where there is one; returns true when the token was used. */
const readMonth = (tokens: readonly Token[], at: number, into: ValueCollector): boolean => {
  const month = monthOf(tokens[at]);
  if (month === null) return false;
  const previous = tokens[at - 1];
  // "last May" is told by the statement's own dates; "from June on" says since when.
  if (previous?.lower === "last" || isStart(tokens, at)) {
    into.places.add(at);
    return true;
  }
  const before = dayOf(previous) ?? (previous?.lower === "of" ? dayOf(tokens[at - 2]) : null);
  const after = dayOf(tokens[at + 1]);
  if (before !== null) {
    into.add("date", `${month}-${before}`, at, at - 1, ...(previous?.lower === "of" ? [at - 2] : []));
    return true;
  }
  if (after !== null) {
    into.add("date", `${month}-${after}`, at, at + 1);
    return true;
  }
  const isMay = tokens[at]!.lower === "may" && tokens[at]!.text === "may";
  const isNamed = IN_WORDS.has(previous?.lower ?? "") || tokens[at]!.lower.length > 3 || at > 0;
  if (isMay || !isNamed) return false;
  into.add("month", month, at);
  return true;
};

const NTH = /^\d{1,2}(?:st|nd|rd|th)$/;
/** "on the 12th": of a month that nobody needs to name. */
const readDay = (tokens: readonly Token[], at: number, into: ValueCollector): boolean => {
  const next = tokens[at + 1];
  const isAlone = next === undefined || next.isBreak || (STOP_WORDS.has(next.lower) && next.lower !== "of");
  if (!NTH.test(tokens[at]!.lower) || tokens[at - 1]?.lower !== "the" || !isAlone) return false;
  into.add("date", `${ANY_MONTH}-${dayOf(tokens[at])}`, at);
  return true;
};
const ANY_MONTH = "?";

const LAST_HOUR = 24;
/** "15:00" is "3:00pm"; without am and pm the half of the day stays open. */
const clockOf = (text: string): string => {
  const [, hour = "0", minute = "00", half] = /^(\d{1,2})(?:[:.](\d\d))?(am|pm)?$/.exec(text) ?? [];
  const isLate = Number(hour) > 12;
  return `${isLate ? Number(hour) - 12 : Number(hour)}:${minute}${half ?? (isLate ? "pm" : "")}`;
};

const TIMED = stems(
  `start begin open close leave depart meet end finish wake get go eat interview meeting appointment lesson class call rehearsal webinar lunch dinner
  breakfast practice training session exam party ceremony service concert flight train`.split(/\s+/),
);
const TIMED_REACH = 8;

/** "starts at 10", "gets up at 6" */
const isStartedAt = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const isBare = next === undefined || next.isBreak || STOP_WORDS.has(next.lower);
  const before = tokens.slice(Math.max(0, at - TIMED_REACH), at - 1);
  const isOnDay = WEEKDAYS.has(tokens[at - 2]?.lower.replace(/s$/, "") ?? "");
  return isBare && tokens[at - 1]?.lower === "at" && (isOnDay || before.some(({ stem: verb }) => TIMED.has(verb)));
};

const NAMED_TIMES: ReadonlyMap<string, string> = new Map([
  ["noon", "12:00pm"],
  ["midnight", "12:00am"],
]);

const readClock = (tokens: readonly Token[], at: number, into: ValueCollector): boolean => {
  const { lower } = tokens[at]!;
  const next = tokens[at + 1]?.lower;
  const isHalf = next === "am" || next === "pm" || next === "o'clock";
  if (isHalf && /^\d{1,2}(?:[:.]\d\d)?$/.test(lower)) {
    into.add("time", clockOf(`${lower}${next === "o'clock" ? "" : next}`), at, at + 1);
    return true;
  }
  const isHour = /^\d{1,2}$/.test(lower) && Number(lower) <= LAST_HOUR && isStartedAt(tokens, at);
  if (!isHour && (!CLOCK.test(lower) || (lower.includes(".") && !isHalf))) return false;
  into.add("time", clockOf(lower), at);
  return true;
};

interface Beside {
  readonly previous: Token | undefined;
  readonly next: Token | undefined;
  readonly nextAt: number;
}

const besides = (tokens: readonly Token[], at: number): Beside => {
  const next = tokens[at + 1];
  const isMore = next !== undefined && (next.lower === "more" || next.lower === "new");
  const nextAt = isMore ? at + 2 : at + 1;
  return { previous: tokens[at - 1], next: tokens[nextAt], nextAt };
};

/** Amounts that carry their unit: money, shares, ordinals, ages. */
const readUnit = (tokens: readonly Token[], at: number, { next, nextAt }: Beside, into: ValueCollector): boolean => {
  const { lower } = tokens[at]!;
  const hasMoneyUnit = MONEY_UNITS.has(next?.stem ?? "");
  if (/^[€$£]/.test(lower) || hasMoneyUnit) {
    into.add("money", lower.replace(/^[€$£]/, ""), at, ...(hasMoneyUnit ? [nextAt] : []));
  } else if (/%$/.test(lower) || next?.lower === "percent") {
    into.add("percent", lower.replace(/%$/, ""), at, ...(next?.lower === "percent" ? [nextAt] : []));
  } else if (/^\d+(?:st|nd|rd|th)$/.test(lower)) {
    into.addSeries(next !== undefined && !next.isBreak ? next.stem : "ordinal", lower, at);
  } else if (/^years?$/.test(next?.lower ?? "") && tokens[nextAt + 1]?.lower === "old") {
    into.add("age", lower, at, nextAt, nextAt + 1);
  } else {
    return false;
  }
  return true;
};

/** A number that nothing follows: an age, a version, or just a number. */
const readBare = (token: Token, at: number, previous: Token | undefined, into: ValueCollector): void => {
  if (previous === undefined || previous.isBreak) into.add("number", token.lower, at);
  else if (previous.isName) into.add(`${MODEL}${previous.lower}`, token.lower, at);
  else if ((previous.stem === "be" || previous.lower === "turned") && /^\d{1,3}$/.test(token.lower)) {
    into.add("age", token.lower, at);
  } else into.add(`v:${previous.lower === "to" ? "at" : previous.stem}`, token.lower, at);
};

/** "61 of the 100 stamps": so many stamps. */
const readShare = (tokens: readonly Token[], at: number, into: ValueCollector): boolean => {
  const whole = at + (tokens[at + 2]?.lower === "the" ? 3 : 2);
  const unit = tokens[whole + 1];
  if (tokens[at + 1]?.lower !== "of" || tokens[whole]?.isNumber !== true || unit === undefined || !isPlural(unit))
    return false;
  into.add(`n:${unit.stem}`, tokens[at]!.lower, at, whole);
  return true;
};

/** Numbers with what they count, or with the noun that they number. */
const readCount = (tokens: readonly Token[], at: number, into: ValueCollector): void => {
  const token = tokens[at]!;
  const beside = besides(tokens, at);
  const { previous, next } = beside;
  // "Issue 4": a capital at the start of the sentence makes no name.
  const sort = previous === undefined ? "" : stem(previous.lower);
  if (SERIES.has(sort)) into.addSeries(sort, token.lower, at);
  else if (readShare(tokens, at, into)) return;
  else if (readUnit(tokens, at, beside, into)) return;
  else if (next === undefined || next.isBreak || STOP_WORDS.has(next.lower)) readBare(token, at, previous, into);
  // "takes Zoloft 50 mg" says how much, "has an iPhone 14" which one.
  else if (previous?.isName === true && !isPlural(next) && !DOSES.has(next.stem) && next.lower !== "g")
    into.add(`${MODEL}${previous.lower}`, token.lower, at);
  else into.add(`n:${next.stem}`, token.lower, at);
};

/** "told Ben 3 times" counts times and numbers no Ben. */
const isPlural = (token: Token): boolean => !token.isName && token.lower.endsWith("s") && token.lower !== token.stem;

/** Digits that count nothing. */
const isPhone = (digits: string, next: Token | undefined): boolean =>
  PHONE.test(digits) &&
  digits.replace(/\D/g, "").length >= 7 &&
  (next === undefined || next.isBreak || STOP_WORDS.has(next.lower));

const UNTIL = new Set(["until", "till", "through"]);

const readNumber = (tokens: readonly Token[], at: number, into: ValueCollector): void => {
  const token = tokens[at]!;
  if (into.places.has(at) || token.lower.includes("/") || readClock(tokens, at, into)) return;
  if (monthOf(tokens[at + 1]) !== null || (tokens[at + 1]?.lower === "of" && monthOf(tokens[at + 2]) !== null)) return;
  if (YEAR.test(token.lower) && tokens[at + 1]?.isNumber !== true && !MONEY_UNITS.has(tokens[at + 1]?.stem ?? "")) {
    // "runs until 2026": not of that year.
    into.add(UNTIL.has(tokens[at - 1]?.lower ?? "") ? "until" : "year", token.lower, at);
  } else if (
    RACE.test(token.lower) &&
    tokens[at + 1]?.isBreak === false &&
    !/^(?:a|per|in|each)$/.test(tokens[at + 1]!.lower)
  ) {
    into.addSeries("race", token.lower, at);
  } else if (isPhone(token.lower, tokens[at + 1])) {
    into.add("phone", token.lower, at);
  } else {
    readCount(tokens, at, into);
  }
};

/** "until spring", "in the autumn"; not "a summer job" */
const isAfterPreposition = (tokens: readonly Token[], at: number): boolean =>
  IN_WORDS.has(tokens[at - (tokens[at - 1]?.lower === "the" ? 2 : 1)]?.lower ?? "");

/** Values that are words: times, days, seasons, levels. */
const readWord = (tokens: readonly Token[], at: number, into: ValueCollector): void => {
  const { lower } = tokens[at]!;
  if (NAMED_TIMES.has(lower)) into.add("time", NAMED_TIMES.get(lower)!, at);
  else if (lower.includes("@")) into.add("email", lower, at);
  else if (WEEKDAYS.has(lower) || WEEKDAYS.has(lower.replace(/s$/, "")))
    into.add("weekday", stem(lower).slice(0, 3), at);
  else if (SEASONS.has(lower) && isAfterPreposition(tokens, at)) into.add("season", lower, at);
  else if (QUARTER.test(lower)) into.add("quarter", lower, at);
  else if (LEVEL.test(lower)) into.add("level", lower, at);
  else if (VERSION.test(lower)) into.add("version", lower, at);
  else if (RELATIVE.has(lower) && /^(?:week|month|year)$/.test(tokens[at + 1]?.lower ?? "")) into.places.add(at);
};

export const readValues = (tokens: readonly Token[]): TypedValues => {
  const into = new ValueCollector();
  for (const [at, token] of tokens.entries()) {
    if (into.places.has(at) || readMonth(tokens, at, into) || readDay(tokens, at, into)) continue;
    const often = readOften(tokens, at);
    if (often !== null) {
      into.add("often", String(often.times), ...Array.from({ length: often.length }, (_, word) => at + word));
      continue;
    }
    if (token.isNumber) readNumber(tokens, at, into);
    else readWord(tokens, at, into);
  }
  return into;
};

const HALF = /[ap]m$/;

/** The same time, where one of the two leaves open which half of the day it is. */
const isSameTime = (one: string, other: string): boolean =>
  one === other || ((!HALF.test(one) || !HALF.test(other)) && one.replace(HALF, "") === other.replace(HALF, ""));

/** The same day, where one of the two leaves open which month it is in. */
const isSameDate = (one: string, other: string): boolean =>
  one === other ||
  ((one.startsWith(ANY_MONTH) || other.startsWith(ANY_MONTH)) && one.split("-")[1] === other.split("-")[1]);

const IS_SAME: Readonly<Record<string, (one: string, other: string) => boolean>> = {
  time: isSameTime,
  date: isSameDate,
};

export const sharesValue = (type: string, values: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...values].some((value) => {
    const isSame = IS_SAME[type];
    return isSame === undefined ? others.has(value) : [...others].some((other) => isSame(value, other));
  });

/** Types of which both speak and share no value. */
export const conflictingTypes = (one: TypedValues["values"], other: TypedValues["values"]): string[] => {
  const types: string[] = [];
  for (const [type, values] of one) {
    const others = other.get(type);
    if (others !== undefined && !sharesValue(type, values, others)) types.push(type);
  }
  return types;
};

const DAYS = ["weekday", "date", "month"];

/** Not "at 9" beside "on Sundays at 11", which is told of other days. */
export const isOtherTime = (one: TypedValues["values"], other: TypedValues["values"]): boolean => {
  const types = conflictingTypes(one, other).filter((type) => SCHEDULE.has(type));
  const isOfDays = (values: TypedValues["values"]): boolean => DAYS.some((type) => values.has(type));
  return types.length > 0 && (types.some((type) => type !== "time") || isOfDays(one) === isOfDays(other));
};

/** Of these types the number says which one is meant, as a name does. */
export const isModelType = (type: string): boolean => type.startsWith(MODEL);

/** The two speak of different items of a series: neither replaces the other. */
export const isOtherOfSeries = (one: TypedValues, other: TypedValues): boolean =>
  conflictingTypes(one.series, other.series).length > 0;
