// Amounts: a number with its unit and the time it is for, so that "40k per quarter" and "30,000 euros a quarter" can be compared.

import { stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { NAMED_MONTHS, STOP_WORDS } from "./words.ts";

export interface Amount {
  readonly number: number;
  /** Stem of what is counted; "%" and "money" for those; empty where nothing says it. */
  readonly unit: string;
  /** "month" of "30 euros a month"; empty where nothing says it. */
  readonly per: string;
  /** Where the number ends. */
  readonly end: number;
}

const NUMBER = /^[€$£]?(\d+(?:\.\d+)?)([km]?)%?$/;
const FACTOR: Readonly<Record<string, number>> = { "": 1, k: 1_000, m: 1_000_000 };
const MONEY = stems("euro dollar pound usd eur gbp franc yen cent rupee krona kroner quid".split(" "));
const PERIODS = stems("hour day week month quarter year night person".split(" "));
export const EACH = new Set(["a", "an", "per", "each", "every"]);
const PER_REACH = 4;

/** "1,950 starting in May": goes on behind the number, and is not what is counted. */
const NO_UNIT = /ing$|^effective$/;

const unitOf = (lower: string, next: Token | undefined): string => {
  if (/^[€$£]/.test(lower) || MONEY.has(next?.stem ?? "")) return "money";
  if (lower.endsWith("%") || next?.lower === "percent") return "%";
  return next === undefined ||
    next.isBreak ||
    next.isName ||
    next.isNumber ||
    STOP_WORDS.has(next.lower) ||
    NO_UNIT.test(next.lower)
    ? ""
    : next.stem;
};

const perOf = (tokens: readonly Token[], from: number, to: number): string => {
  for (let at = from; at < Math.min(to, from + PER_REACH); at++) {
    const { lower, stem } = tokens[at]!;
    if (/^(?:hourly|daily|weekly|monthly|quarterly|yearly|annually)$/.test(lower)) return stem;
    if (EACH.has(lower) && PERIODS.has(tokens[at + 1]?.stem ?? "")) return tokens[at + 1]!.stem;
  }
  return "";
};

/** The first amount of this part; a day of a month is none. */
export const readAmount = (tokens: readonly Token[], from: number, to: number): Amount | null => {
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    const match = token.isNumber ? NUMBER.exec(token.lower) : null;
    if (
      match === null ||
      NAMED_MONTHS.has(tokens[at + 1]?.lower ?? "") ||
      NAMED_MONTHS.has(tokens[at - 1]?.lower ?? "")
    )
      continue;
    const number = Number(match[1]) * (FACTOR[match[2] ?? ""] ?? 1);
    return { number, unit: unitOf(token.lower, tokens[at + 1]), per: perOf(tokens, at + 1, to), end: at + 1 };
  }
  return null;
};

/** Only one of the two says what it is for, or what of. */
export const isOtherUnit = (one: Amount, other: Amount): boolean => one.unit !== other.unit || one.per !== other.per;

const MOST_TIMES = 3;

/** The two are of one unit and one time, so far as they say, and not the same. */
export const isOtherAmount = (one: Amount, other: Amount): boolean => {
  // "900 euros a month", "300,000 euros": the rent and the price.
  const isFar = Math.max(one.number, other.number) > MOST_TIMES * Math.min(one.number, other.number);
  if (isFar && one.per !== other.per) return false;
  const isOneUnit = one.unit === other.unit || one.unit === "" || other.unit === "";
  const isOneTime = one.per === other.per || one.per === "" || other.per === "";
  return isOneUnit && isOneTime && one.number !== other.number;
};
