// What the rules need of two parsed statements: whom they share, and how far their words overlap.

import { PLAN_VERBS } from "./reading/cues.ts";
import { HAVE } from "./reading/known-stems.ts";
import type { Parsed } from "./reading/parse.ts";
import { doerOf, stems } from "./reading/stem.ts";
import { UNKNOWN } from "./reading/subject.ts";
import { type Token, upTo } from "./reading/tokens.ts";
import { conflictingTypes, isModelType, isOtherOfSeries, sharesValue } from "./reading/values.ts";

export interface Overlap {
  readonly shared: number;
  readonly onlyOlder: number;
  readonly onlyNewer: number;
  readonly jaccard: number;
  /** Share of the smaller set. */
  readonly ofSmaller: number;
  readonly ofOlder: number;
}

export const overlapOf = (older: ReadonlySet<string>, newer: ReadonlySet<string>): Overlap => {
  let shared = 0;
  for (const word of older) if (newer.has(word)) shared++;
  const union = older.size + newer.size - shared;
  const smaller = Math.min(older.size, newer.size);
  return {
    shared,
    onlyOlder: older.size - shared,
    onlyNewer: newer.size - shared,
    jaccard: union === 0 ? 1 : shared / union,
    ofSmaller: smaller === 0 ? 1 : shared / smaller,
    ofOlder: older.size === 0 ? 1 : shared / older.size,
  };
};

export const intersects = (one: Iterable<string>, other: ReadonlySet<string>): boolean => {
  for (const it of one) if (other.has(it)) return true;
  return false;
};

export const isEqualSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((it) => other.has(it));

/** The names that stand from there on, up to the next other word. */
export const namesFrom = (tokens: readonly Token[], from: number): string[] =>
  upTo(tokens.slice(from), ({ isName }) => !isName).map(({ lower }) => lower);

export const says = ({ tokens }: Parsed, word: string): boolean => tokens.some(({ lower }) => lower === word);

/** The main verb of the statement. */
export const headTokenOf = ({ tokens, clauses }: Parsed): Token | undefined => tokens[clauses[0]?.head ?? 0];

/** Its stem; empty where there is none. */
export const headOf = (parsed: Parsed): string => headTokenOf(parsed)?.stem ?? "";

/** "wants to weigh 65 kilos"; "will have the exam in June" is settled. */
export const isWish = (parsed: Parsed): boolean => parsed.isPlan && PLAN_VERBS.has(headOf(parsed));

/** "has to call the bank" */
export const isObliged = (parsed: Parsed): boolean =>
  headOf(parsed) === HAVE && parsed.tokens[(parsed.clauses[0]?.head ?? 0) + 1]?.lower === "to";

const hasKey = (keys: ReadonlySet<string>, isOfRelative: boolean): boolean => {
  for (const key of keys) if (key.includes("/") === isOfRelative) return true;
  return false;
};
const isRelative = (keys: ReadonlySet<string>): boolean => hasKey(keys, true);
const isNamed = (keys: ReadonlySet<string>): boolean => hasKey(keys, false);

/** Two brothers, each with a name of his own: what is said of the one is not said of the other. */
export const areNamedApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const key of one) if (other.has(key) && !key.includes("/")) return false;
  return isNamed(one) && isNamed(other);
};

/** Sets of subjects that are the same for certain; a thing that nobody owns only matches who is no relative. */
export const isSameSubject = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.has(UNKNOWN) && other.has(UNKNOWN)) return true;
  if (one.has(UNKNOWN)) return !isRelative(other);
  if (other.has(UNKNOWN)) return !isRelative(one);
  return intersects(one, other) && !areNamedApart(one, other);
};

/** The word, or the one who does it ("teacher" for "teach"), is among these. */
export const contains = (words: ReadonlySet<string>, word: string): boolean => {
  if (words.has(word)) return true;
  const doer = doerOf(word);
  if (doer !== null && words.has(doer)) return true;
  for (const other of words) if (doerOf(other) === word) return true;
  return false;
};

/** Each has a name that the other lacks. */
export const hasNameClash = (one: Parsed, other: Parsed): boolean => {
  const lacks = (a: Parsed, b: Parsed): boolean =>
    [...a.names].some((name) => !b.mentions.has(name) && !b.words.has(name));
  return lacks(one, other) && lacks(other, one);
};

const RUNS = stems(["run", "use"]);

/** "the backend runs on Postgres 16": a program has one version of what it needs. */
const isRunning = ({ clauses, tokens }: Parsed): boolean => {
  const [clause] = clauses;
  return clause !== undefined && !clause.subject.isPerson && RUNS.has(tokens[clause.head]?.stem ?? "");
};

/** "User's 100 m time", "User's 200 m time": each has a number that says which one is meant. */
export const areNumberedApart = (one: Parsed, other: Parsed): boolean => {
  const [numbers, others] = [one.subjectNumbers, other.subjectNumbers];
  return numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number));
};

/**
 * Types of values on which the two disagree; other years mean other occasions and are told apart, and so are things of another
 * number ("Peugeot 205", "Peugeot 504") unless the newer statement says that something changed, or tells what a thing runs on.
 */
export const conflictsOf = (older: Parsed, newer: Parsed): { readonly types: string[]; readonly isOther: boolean } => {
  const types = conflictingTypes(older.values.values, newer.values.values);
  const isOtherModel = types.some(isModelType) && !newer.hasChange && !isRunning(newer);
  const isOther = types.includes("year") || isOtherModel || areNumberedApart(older, newer);
  return { types, isOther: isOther || isOtherOfSeries(older.values, newer.values) };
};

export const hasMissingValue = (from: Parsed, into: Parsed): boolean => {
  for (const [type, values] of from.values.values) {
    const others = into.values.values.get(type);
    if (others === undefined || ![...values].every((value) => sharesValue(type, new Set([value]), others))) return true;
  }
  return false;
};
