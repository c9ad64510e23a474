// The values that a correction can put right alone (a day, an hour, an amount, a name), told apart by what they look like, and a
// value of a statement with another one of its kind in its place.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TEENS, TENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, MONTH_SHORT, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const IN_WORDS = `${TWO_TO_TWELVE}|${TEENS}|${TENS}`;
const NUMBER = String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|${IN_WORDS})`;
const MONEY = "[£$€]\\d[\\d.,]*k?(?!\\w)|\\b\\d[\\d.,]*k? ?(?:euros?|dollars|pounds|quid|bucks)\\b";
const HOUR =
  "(?:1[0-2]|0?[1-9])(?:[:.][0-5]\\d)? ?(?:(?:[ap]m|[AP]M)\\b|[ap]\\.m\\b\\.?)|(?:[01]?\\d|2[0-3]):[0-5]\\d\\b|noon\\b|midnight\\b";
/** "at 10", but not "at 10 Elm Road". */
const BARE_HOUR = wrapped`
  (?<=\b(?:at|from|until|till|by|around|to) )(?:1\d|2[0-3]|\d)(?=
    [.,!;]|$| (?:on|in|at|and|for|with|sharp|tomorrow|today|tonight|next|this)\b
  )`;
const DATE = wrapped`
  (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}\b|${MONTH_SHORT} (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:])
  |the \d{1,2}(?:st|nd|rd|th)(?=[.,!;]|$| (?:at|in|with|and|for|from|to)\b)`;
const WEEKDAY = `(?:(?:next|this) )?(?:${WEEKDAY_NAMES})\\b(?:,? the \\d{1,2}(?:st|nd|rd|th)\\b)?`;
const NEAR_DAY = "(?:today|tonight|tomorrow)\\b";
const NAME_WORD = "\\p{Lu}[\\p{L}\\d'&-]+";
const NAME = `${NAME_WORD}(?: (?:(?:of|de|the|&) )?${NAME_WORD})*`;

interface Kind {
  readonly name: "hour" | "day" | "days" | "month" | "year" | "money" | "percent" | "kin" | "number" | "name";
  /** At the head of what is put in its place. */
  readonly value: RegExp;
  /** In a statement. */
  readonly found: RegExp;
}
const kind = (name: Kind["name"], found: string, value = found, flags = ""): Kind => ({
  name,
  value: new RegExp(`^(?:${value})`, flags),
  found: new RegExp(found, `g${flags}`),
});

/** The first that fits; each is looked for where those before it found nothing. */
const KINDS: readonly Kind[] = [
  kind("day", `(?:\\b[Oo]n )?(?:${DATE}|\\b${WEEKDAY}|\\b${NEAR_DAY})`, `${DATE}|${WEEKDAY}|${NEAR_DAY}`),
  kind("days", `\\b(?:${WEEKDAY_NAMES})s\\b`),
  kind("hour", `\\b(?:${HOUR})|${BARE_HOUR}`, HOUR),
  kind("month", `\\b(?:(?:early|late|mid) )?(?:${MONTH_NAMES})\\b`, `(?:(?:early|late|mid) )?(?:${MONTH_NAMES})\\b`),
  kind("year", "\\b(?:19|20)\\d\\d\\b"),
  kind("kin", `\\b(?:[Mm]y|[Hh]is|[Hh]er) (?:[a-z]+ )?(?:${KIN_NOUNS})\\b(?!')`),
  kind("money", MONEY),
  kind("percent", "\\b\\d+(?:\\.\\d+)? ?(?:%|percent\\b)"),
  kind("number", `(?<![\\w.,:/'-])${NUMBER}(?![\\w:/'-]|[.,]\\d)`, `${NUMBER}(?![\\w:/%-])`),
  kind("name", `(?<=[\\p{L}\\d,] )${NAME}|^${NAME_WORD}(?= [a-z])`, NAME, "u"),
];

/** "I", "My" and what opens a sentence are no names; a first name is. */
const isNamed = (text: string, at: number): boolean => !/^I(?:'|$)/.test(text) && (at > 0 || isFirstName(text));
/** "Petra's house": the owner. */
const OWNS = /'s?$/;

export interface Value {
  readonly kind: Kind;
  readonly text: string;
  /** "12 km": of what it is a number. */
  readonly unit: string;
  /** "in Halifax" */
  readonly preposition: string;
}

const PREPOSITION = /^(?:(on|at|in|from|to|by|for|until|till|with) )/i;
const MOST_VALUES = 3;
const UNIT = /^ ((?:[a-z]+ )?[a-z]{1,15})$/;

/** "Two, actually": no name. */
const OPENS_WITH_NUMBER = new RegExp(`^(?:${IN_WORDS})\\b`, "i");

/** The value that a text opens with, and what stands behind it. */
export const firstValueIn = (text: string): { readonly value: Value; readonly rest: string } | null => {
  const preposition = PREPOSITION.exec(text)?.[1]?.toLowerCase() ?? "";
  const said = (preposition === "" ? text : text.slice(preposition.length + 1)).replace(OPENS_WITH_NUMBER, lowerFirst);
  const fitting = KINDS.find(({ value }) => value.test(said));
  const [found = ""] = fitting?.value.exec(said) ?? [];
  if (fitting === undefined || found === "") return null;
  const behind = said.slice(found.length);
  const unit = fitting.name === "number" ? (UNIT.exec(behind)?.[1] ?? "") : "";
  return { value: { kind: fitting, text: found, unit, preposition }, rest: unit === "" ? behind : "" };
};

/** "Thursday at 10" → a day and an hour; null where it is anything but values. */
export const valuesIn = (text: string): readonly Value[] | null => {
  const values: Value[] = [];
  let rest = ` ${text}`;
  while (/^,? /.test(rest) && values.length < MOST_VALUES) {
    const first = firstValueIn(rest.replace(/^,? /, ""));
    if (first === null) return null;
    values.push(first.value);
    rest = first.rest;
  }
  return rest === "" ? values : null;
};

interface Found {
  readonly at: number;
  readonly text: string;
}
const foundOf = (text: string, { name, found }: Kind): readonly Found[] =>
  matchesIn(text, found)
    .map(({ 0: all, index }) => ({ at: index, text: name === "name" ? all.replace(OWNS, "") : all }))
    .filter((one) => name !== "name" || isNamed(one.text, one.at));

/** Of one kind, without what is of a kind before it; "350" may be put in the place of the number of "300 euros". */
const findAll = (text: string, wanted: Kind): readonly Found[] => {
  let left = text;
  for (const other of KINDS) {
    if (other === wanted) break;
    if (wanted.name === "number" && (other.name === "money" || other.name === "percent")) continue;
    for (const { at, text: found } of foundOf(left, other))
      left = left.slice(0, at) + "_".repeat(found.length) + left.slice(at + found.length);
  }
  return foundOf(left, wanted);
};

const HOUR_KIND = KINDS.find(({ name }) => name === "hour") as Kind;
/** Where a value of the same kind stands: "11" may be put in the place of "at 10" as well. */
export const placesOf = (text: string, { kind: wanted, unit, preposition, text: value }: Value): readonly Found[] => {
  if (unit !== "") {
    const thing = escapePattern(unit.replace(/s$/, ""));
    return matchesIn(text, new RegExp(`(?<![\\w.,:-])${NUMBER} ${thing}s?\\b`, "gi")).map((match) => ({
      at: match.index,
      text: match[0],
    }));
  }
  const found = findAll(text, wanted);
  if (wanted.name === "number")
    return preposition === "at" ? findAll(text, HOUR_KIND) : [...found, ...findAll(text, HOUR_KIND)];
  if (wanted.name !== "name") return found;
  const alike = found.filter((one) => !isOfOtherSort(one.text, value));
  const behind = alike.filter(({ at }) => text.slice(0, at).toLowerCase().endsWith(` ${preposition} `));
  return alike.length > 1 && preposition !== "" ? behind : alike;
};

/** A first name and a country. */
const isOfOtherSort = (one: string, other: string): boolean =>
  (isFirstName(one) && isPlaceOrNation(other)) || (isPlaceOrNation(one) && isFirstName(other));

const OF_AGE = /(?:\b(?:is|was|turns|turned|turning|aged)|'s) (?:about |only |just )?$/i;
/** Whether a number in a statement is somebody's age. */
export const isAge = (text: string, { at, text: found }: Found): boolean =>
  OF_AGE.test(text.slice(0, at)) || /^ years? old\b/.test(text.slice(at + found.length));

const ALONE = /^(?:next|this|today|tonight|tomorrow)\b/;
/** "on Monday" → "on Thursday", "tomorrow" → "on Thursday", "on Monday" → "tomorrow" */
const asDay = (found: string, value: string): string => {
  const isOn = /^on /i.test(found) || ALONE.test(found);
  const day = isOn && !ALONE.test(value) ? `on ${value}` : value;
  return /^\p{Lu}/u.test(found) ? upperFirst(day) : day;
};

const DAY_ALONE = /^the (\d{1,2})(?:st|nd|rd|th)$/i;
const MONTH_OF = new RegExp(`\\b(?:${MONTH_SHORT})\\b`);
/** "on 20 June" → "the 27th": of June. */
const ofSameMonth = (value: string, found: string): string => {
  const [, day] = DAY_ALONE.exec(value) ?? [];
  const month = day === undefined ? undefined : MONTH_OF.exec(found)?.[0];
  return month === undefined ? value : `${day} ${month}`;
};

/** A statement with a value in the place of another. */
export const withValue = (text: string, found: Found, value: Value): string => {
  const told = value.unit === "" ? ofSameMonth(value.text, found.text) : `${value.text} ${value.unit}`;
  const isOpening = found.at === 0 && /^\p{Lu}/u.test(found.text);
  const cased = value.kind.name === "kin" ? (isOpening ? upperFirst(told) : lowerFirst(told)) : told;
  const put = value.kind.name === "day" ? asDay(found.text, cased) : cased;
  return text.slice(0, found.at) + put + text.slice(found.at + found.text.length);
};

const DAY_DENIED = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/i;
/** "on 12 June", "the 12th" */
const isOnThatDay = (text: string, denied: string): boolean => {
  const day = DAY_DENIED.exec(denied)?.[1];
  return day !== undefined && MONTH_OF.test(text) && /\d+/.exec(text)?.[0] === day;
};

/** Whether a value of a statement is the one that is said not to be so: "on Monday", "Monday". */
export const isCalled = ({ text }: Found, denied: string): boolean =>
  isOnThatDay(text, denied) ||
  text.replace(PREPOSITION, "").toLowerCase() === denied.replace(PREPOSITION, "").toLowerCase();
