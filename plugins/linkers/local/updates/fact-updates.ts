// The rule by which another value of an attribute that one thing has one of replaces the one before.

import { areNumberedApart, isEqualSet, isSameSubject } from "../compare.ts";
import { isOtherAmount, isOtherUnit } from "../reading/amounts.ts";
import type { Parsed } from "../reading/parse.ts";
import { mayContain } from "../reading/places.ts";
import { stem } from "../reading/stem.ts";
import { conflictingTypes, isOtherOfSeries, isOtherTime, SCHEDULE } from "../reading/values.ts";
import { type Fact, OFFICE, type Owner } from "../slots/fact-parts.ts";
import type { Verdict } from "./slot-updates.ts";

type Tier = Verdict["tier"];

/** All that is said of the one thing is said of the other, and what more is said names no other owner. */
const isWithin = (one: Owner, other: Owner): boolean =>
  one.words.size > 0 &&
  [...one.words].every((word) => other.words.has(word)) &&
  other.names.every((name) => one.words.has(name));

/** "User's name", "User's physio's name": of another. */
const isOfAnothersName = (one: Owner, other: Owner): boolean =>
  one.words.size === 1 && one.words.has(NAME) && other.words.size > 1 && other.words.has(NAME);
const NAME = stem("name");

const isNameOf = ({ names, words }: Owner, other: Owner): boolean =>
  names.length > 0 &&
  words.size === names.length &&
  other.words.size === 0 &&
  names.every((name) => other.keys.has(name));

/** How surely both are of the same thing: "the search module" and "the search team" may be two. */
const sameOwner = ({ owner: older, kind }: Fact, { owner: newer }: Fact, hasChange: boolean): Tier | null => {
  // "User's son Noah", "Noah"
  if (isNameOf(older, newer) || isNameOf(newer, older)) return "hard";
  if (!isSameSubject(older.keys, newer.keys)) return null;
  if (isOfAnothersName(older, newer) || isOfAnothersName(newer, older)) return null;
  if (!isEqualSet(older.words, newer.words)) {
    // "the insurance deductible is 500 francs", "raised the deductible to 1,500 francs"
    const isPart = isWithin(newer, older);
    if (kind === "schedule" || !(isPart || isWithin(older, newer))) return null;
    return isPart && hasChange ? "hard" : "soft";
  }
  const areOtherSorts =
    older.sorts.length > 0 && newer.sorts.length > 0 && !older.sorts.some((sort) => newer.sorts.includes(sort));
  return areOtherSorts ? "soft" : "hard";
};

const shares = (one: readonly string[], other: readonly string[]): boolean => one.some((word) => other.includes(word));

const otherPlace = ({ value: older }: Fact, { value: newer }: Fact): Tier | null => {
  if (older.names.length > 0 && newer.names.length > 0) {
    const isSame = newer.names.some((name) => older.names.some((place) => place === name || mayContain(place, name)));
    return isSame ? null : "hard";
  }
  return shares(older.words, newer.words) ? null : "soft";
};

const MOST_YEARS = 25;

/** Ages only rise, and not by half a life. */
const isOlder = ({ value: older }: Fact, { value: newer }: Fact): boolean => {
  const years = newer.amount!.number - older.amount!.number;
  return years > 0 && years <= MOST_YEARS;
};

/** "reports to the CFO" and "reports to Helen" may be of one person. */
const isOffice = ({ value }: Fact): boolean => value.names.some((name) => name.startsWith(OFFICE));

const timesOf = ({ when }: Fact["value"]): string =>
  [...(when ?? [])].flatMap(([type, values]) => (SCHEDULE.has(type) ? [...values] : [])).join(" ");

/** "run 5 km on Sundays", "run 10 km in June" */
const isOfOtherTimes = (one: Fact["value"], other: Fact["value"]): boolean => timesOf(one) !== timesOf(other);

const GOALS = new Set(["goal", "streak"]);

/** "run 20 km a week" and "cycle 50 km a week" are two; where the one does not say what it is of, it may be of something else. */
const otherGoal = ({ value: older }: Fact, { value: newer }: Fact, hasChange: boolean): Tier | null => {
  const [one, other] = [older.amount!, newer.amount!];
  const isOfPeriod = one.per === other.per || (hasChange && (one.per === "" || other.per === ""));
  if (one.unit !== other.unit || !isOfPeriod) return null;
  const [from, to] = [new Set(older.words), new Set(newer.words)];
  const isWhole = [...to].every((word) => from.has(word)) || [...from].every((word) => to.has(word));
  if (!isWhole || one.number === other.number) return null;
  const isThen = isOfOtherTimes(older, newer) && !hasChange;
  return (isEqualSet(from, to) && !isThen) || (hasChange && (to.size === 0 || shares(older.words, newer.words)))
    ? "hard"
    : "soft";
};

/** "the house costs about 400 in bills", "the house went for 232,000": of other things than one that grew. */
const MOST_GROWTH = 100;
const SAID_OF_MUCH = new Set(["amount", "price"]);
const isFarApart = ({ value: older, attribute }: Fact, { value: newer }: Fact): boolean => {
  const [one, other] = [older.amount!.number, newer.amount!.number];
  return (
    SAID_OF_MUCH.has(attribute) && Math.min(one, other) > 0 && Math.max(one, other) > MOST_GROWTH * Math.min(one, other)
  );
};

/** Do the values exclude each other, and how surely? */
const excludes = (older: Fact, newer: Fact, hasChange: boolean): Tier | null => {
  if (GOALS.has(newer.attribute)) return otherGoal(older, newer, hasChange);
  switch (newer.kind) {
    case "amount":
      if (newer.attribute === "age") return isOlder(older, newer) ? "hard" : null;
      return isOtherAmount(older.value.amount!, newer.value.amount!) && !isFarApart(older, newer) ? "hard" : null;
    case "schedule":
      return isOtherTime(older.value.when!, newer.value.when!) ? "hard" : null;
    case "place":
      return otherPlace(older, newer);
    case "words":
      return shares(older.value.words, newer.value.words) ? null : "hard";
    case "person":
      if (isOffice(older) !== isOffice(newer)) return null;
      return shares(older.value.names, newer.value.names) ? null : "hard";
    default:
      return shares(older.value.names, newer.value.names) ? null : "hard";
  }
};

/** Another year, another item of a series; the flight there and the flight back. */
const isOtherOne = (older: Parsed, newer: Parsed): boolean =>
  isOtherOfSeries(older.values, newer.values) ||
  areNumberedApart(older, newer) ||
  conflictingTypes(older.values.values, newer.values.values).includes("year");

const weaker = (one: Tier, other: Tier): Tier => (one === "soft" ? one : other);

/** How surely the one fact took the place of the other. */
const tierOf = (known: Fact, fact: Fact, newer: Parsed): Tier | null => {
  const same = known.attribute === fact.attribute ? sameOwner(known, fact, newer.hasChange) : null;
  const other = same === null ? null : excludes(known, fact, newer.hasChange || newer.words.has("new"));
  if (same === null || other === null) return null;
  if ((newer.saysNow || newer.saysSince) && !GOALS.has(fact.attribute)) return same;
  return fact.isSure ? weaker(same, other) : "soft";
};

const isEqualValue = ({ value: older, kind }: Fact, { value: newer }: Fact): boolean => {
  if (kind === "amount") {
    const [one, other] = [older.amount!, newer.amount!];
    return one.number === other.number && !isOtherUnit(one, other) && !isOtherAmount(one, other);
  }
  if (kind !== "person" && kind !== "name") return false;
  return isEqualSet(new Set(older.names), new Set(newer.names));
};

/** The one says no more than the other, in other words: "Helen is User's boss", "User's manager is Helen". */
export const isSameFact = (older: Parsed, newer: Parsed): boolean => {
  const [known, ...others] = older.facts;
  const [fact, ...more] = newer.facts;
  if (known === undefined || fact === undefined || others.length + more.length > 0) return false;
  if (older.clauses.length > 1 || newer.clauses.length > 1 || known.attribute !== fact.attribute) return false;
  const isPlain = known.isSure && fact.isSure && older.core.size <= MOST_WORDS && newer.core.size <= MOST_WORDS;
  return isPlain && sameOwner(known, fact, false) === "hard" && isEqualValue(known, fact);
};
const MOST_WORDS = 4;

export const factUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.facts.length === 0 || newer.facts.length === 0 || newer.hasAddition || older.isUnsure) return null;
  if (isOtherOne(older, newer)) return null;
  let soft: Verdict | null = null;
  for (const fact of newer.facts) {
    for (const known of older.facts) {
      const tier = tierOf(known, fact, newer);
      if (tier === "hard") return { rule: `fact:${fact.attribute}`, tier };
      if (tier === "soft") soft ??= { rule: `fact:${fact.attribute}`, tier };
    }
  }
  return soft;
};
