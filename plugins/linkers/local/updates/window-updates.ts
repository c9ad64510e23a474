// A value that changed, told inside longer sentences: compared by the words around the value. Right about six times in ten, so it
// only ever ranks the newer statement first.

import { conflictsOf, intersects, isSameSubject, overlapOf } from "../compare.ts";
import { ADDITION_WORDS } from "../reading/cues.ts";
import { GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import { SCHEDULE } from "../reading/values.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

/** Words to either side of a value that say what it is a value of. */
const REACH = 10;
/** So near a word stands that both say: of two amounts in long sentences nothing else tells that they are of one thing. */
const NEAR = 5;
const MIN_SHARE = 0.4;
/** Numbers further apart are hardly two states of one thing. */
const MAX_RATIO = 3;
/** So similar a pair needs fewer words in common. */
const CLOSE = 0.6;

const SAID_OF_CHANGE = stems(
  "new update recent recently reach improve increase extend extended adjust raise reduce grow add total already now currently shift shifted move reschedule postpone change increased after up".split(
    " ",
  ),
);
const SAID_OF_DATES = stems("new move reschedule postpone shift extend push change adjust delay bring".split(" "));
/** What a date or a time is of. */
const EVENTS = stems(
  "deadline meeting call session appointment sprint interview flight exam trip launch release review presentation class lesson visit party wedding date consultation workshop event due submission milestone".split(
    " ",
  ),
);
/** Differ between any two statements and mean nothing by themselves. */
const TOO_LOOSE = new Set(["year", "number", "age", "version"]);

const around = (parsed: Parsed, places: readonly number[], reach: number): Set<string> => {
  const words = new Set<string>();
  for (const place of places) {
    for (let at = Math.max(0, place - reach); at < Math.min(parsed.tokens.length, place + reach + 1); at++) {
      const token = parsed.tokens[at]!;
      const isSaid = !token.isBreak && !token.isNumber && !parsed.values.places.has(at) && !STOP_WORDS.has(token.lower);
      if (isSaid && !GENERIC_STEMS.has(token.stem) && !SAID_OF_CHANGE.has(token.stem) && token.lower !== "'s")
        words.add(token.stem);
    }
  }
  return words;
};

/** Each speaks of somebody or something by name, and not of the same. */
const hasOtherNames = (
  older: Parsed,
  olderWords: ReadonlySet<string>,
  newer: Parsed,
  newerWords: ReadonlySet<string>,
): boolean => {
  const named = [...olderWords].filter((word) => older.names.has(word));
  const others = [...newerWords].filter((word) => newer.names.has(word));
  return named.length > 0 && others.length > 0 && !named.some((word) => newerWords.has(word));
};

const isOneMore = (parsed: Parsed, places: readonly number[]): boolean =>
  places.some((place) => [1, 2].some((back) => ADDITION_WORDS.has(parsed.tokens[place - back]?.lower ?? "")));

/** A limit or a difference, not how things are: "under 300 ms", "reduced by 40 %". */
const BOUNDS = new Set("under below within over above least most than beyond".split(" "));
const isBound = (parsed: Parsed, places: readonly number[]): boolean =>
  places.some((place) => [1, 2].some((back) => BOUNDS.has(parsed.tokens[place - back]?.lower ?? "")));
const isDifference = (parsed: Parsed, places: readonly number[]): boolean =>
  places.some((place) => parsed.tokens[place - 1]?.lower === "by");

/** Say nothing of what they measure, as "words" or "cards" do. */
const MEASURES = stems("ms s kb mb gb px kg g km m cm mm".split(" "));

const isNearTheSame = (
  older: Parsed,
  from: readonly number[],
  newer: Parsed,
  to: readonly number[],
  type: string,
): boolean => {
  const words = around(older, withNamed(older, from), NEAR);
  const unit = type.replace(/^n:/, "");
  if (MEASURES.has(unit)) words.delete(unit);
  return intersects(words, around(newer, withNamed(newer, to), NEAR));
};

/** "the coverage of my tests, which has recently improved to 78%": the value is of what stands before the clause. */
const withNamed = ({ tokens }: Parsed, places: readonly number[]): number[] =>
  places.flatMap((place) => {
    const which = [1, 2, 3, 4, 5].map((back) => place - back).find((at) => tokens[at]?.lower === "which");
    return which === undefined ? [place] : [place, which - 1];
  });

const isFarApart = (older: Parsed, newer: Parsed, type: string): boolean => {
  const read = (parsed: Parsed): number[] => [...(parsed.values.values.get(type) ?? [])].map(Number.parseFloat);
  const from = Math.max(...read(older));
  const to = Math.max(...read(newer));
  return from > 0 && to > 0 && Math.max(from, to) / Math.min(from, to) > MAX_RATIO;
};

const typeUpdate = (older: Parsed, newer: Parsed, type: string, similarity: number): boolean => {
  const from = older.values.at.get(type) ?? [];
  const to = newer.values.at.get(type) ?? [];
  if (from.length > 2 || to.length > 2 || isOneMore(newer, to)) return false;
  if (!SCHEDULE.has(type) && (isFarApart(older, newer, type) || isBound(older, from) !== isBound(newer, to)))
    return false;
  if (!SCHEDULE.has(type) && (isDifference(older, from) || isDifference(newer, to))) return false;
  if (!SCHEDULE.has(type) && !isNearTheSame(older, from, newer, to, type)) return false;
  const olderWords = around(older, from, REACH);
  const newerWords = around(newer, to, REACH);
  // A unit is part of the type; what is counted is said by it too.
  const unit = type.startsWith("n:") ? 1 : 0;
  if (hasOtherNames(older, olderWords, newer, newerWords)) return false;
  const { shared, ofSmaller } = overlapOf(olderWords, newerWords);
  if (SCHEDULE.has(type)) {
    const event = [...olderWords].filter((word) => EVENTS.has(word) && newerWords.has(word));
    return event.length > 0 && shared >= 2 && saysChange(newer, to, SAID_OF_DATES);
  }
  const needed = similarity >= CLOSE ? 1 : 2;
  return shared >= needed && shared + unit >= 2 && ofSmaller >= MIN_SHARE && saysChange(newer, to, SAID_OF_CHANGE);
};

const saysChange = (parsed: Parsed, places: readonly number[], cues: ReadonlySet<string>): boolean =>
  places.some((place) => {
    for (let at = Math.max(0, place - REACH); at < Math.min(parsed.tokens.length, place + REACH); at++) {
      if (cues.has(parsed.tokens[at]!.stem)) return true;
    }
    return false;
  });

const REACHED = `v:${stem("reach")}`;

/** "commits to the main branch, which have reached 165": the number is of what was named before. */
const reachedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const [reached] = newer.values.values.get(REACHED) ?? [];
  if (reached === undefined || !isSameSubject(older.subjects, newer.subjects)) return null;
  for (const [type, values] of older.values.values) {
    const unit = type.replace(/^n:/, "");
    const [before] = values;
    if (unit === type || before === undefined || values.size > 1 || !newer.core.has(unit)) continue;
    const ratio = Number.parseFloat(reached) / Number.parseFloat(before);
    const isBeside = overlapOf(older.strong, newer.strong).shared >= 2;
    if (isBeside && ratio !== 1 && ratio < MAX_RATIO && ratio > 1 / MAX_RATIO)
      return { rule: `window:${unit}`, tier: "soft" };
  }
  return null;
};

export const windowUpdate = (older: Parsed, newer: Parsed, similarity: number): Verdict | null => {
  const reached = reachedUpdate(older, newer);
  if (reached !== null) return reached;
  const { types, isOther } = conflictsOf(older, newer);
  if (types.length === 0 || isOther) return null;
  if (!isSameSubject(older.subjects, newer.subjects) || !intersects(older.words, newer.words)) return null;
  for (const type of types) {
    if (!TOO_LOOSE.has(type) && typeUpdate(older, newer, type, similarity)) {
      return { rule: `window:${type.replace(/^(?:[nv]|model):/, "")}`, tier: "soft" };
    }
  }
  return null;
};
