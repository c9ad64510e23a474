// How often something is done: "twice a day", "every two weeks", "monthly". Brought to times a year, so that any two can be compared.

import { EACH } from "./amounts.ts";
import type { Token } from "./tokens.ts";
import { WEEKDAYS } from "./words.ts";

export interface Often {
  /** Times a year. */
  readonly times: number;
  /** How many words say it. */
  readonly length: number;
}

const A_YEAR: Readonly<Record<string, number>> = {
  day: 365,
  night: 365,
  week: 52,
  weekend: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
const ADVERBS: Readonly<Record<string, number>> = {
  daily: 365,
  nightly: 365,
  weekly: 52,
  biweekly: 26,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
  annually: 1,
};
/** "a weekly report" tells of a report. */
const AFTER_ADVERB = new Set("at in on for with since and but from to by".split(" "));

const periodOf = (token: Token | undefined): number | undefined => A_YEAR[token?.lower.replace(/s$/, "") ?? ""];

/** "once", "twice", "3 times": how often, and the words it takes. */
const timesAt = (tokens: readonly Token[], at: number): readonly [number, number] | null => {
  const { lower, isNumber } = tokens[at]!;
  if (lower === "once") return [1, 1];
  if (lower === "twice") return [2, 1];
  return isNumber && tokens[at + 1]?.lower === "times" ? [Number.parseFloat(lower), 2] : null;
};

/** "every week", "every 2 weeks", "every other week" */
const everyAt = (tokens: readonly Token[], at: number): Often | null => {
  const next = tokens[at + 1];
  const isOther = next?.lower === "other" || next?.lower === "second" || next?.lower === "2nd";
  const number = isOther ? 2 : next?.isNumber === true ? Number.parseFloat(next.lower) : 1;
  const isCounted = isOther || next?.isNumber === true;
  const last = tokens[at + (isCounted ? 2 : 1)];
  // "every other Sunday": which day it is, is told besides.
  if (WEEKDAYS.has(last?.lower ?? "")) return { times: A_YEAR.week! / number, length: isCounted ? 2 : 1 };
  const period = periodOf(last);
  return period === undefined || !(number > 0) ? null : { times: period / number, length: isCounted ? 3 : 2 };
};

export const readOften = (tokens: readonly Token[], at: number): Often | null => {
  const { lower } = tokens[at]!;
  if (lower === "every") return everyAt(tokens, at);
  const adverb = ADVERBS[lower];
  const next = tokens[at + 1];
  if (adverb !== undefined && (next === undefined || next.isBreak || AFTER_ADVERB.has(next.lower)))
    return { times: adverb, length: 1 };
  const times = timesAt(tokens, at);
  if (times === null) return null;
  const [number, words] = times;
  const isEach = EACH.has(tokens[at + words]?.lower ?? "");
  const period = isEach ? periodOf(tokens[at + words + 1]) : undefined;
  return period === undefined ? null : { times: period * number, length: words + 2 };
};
