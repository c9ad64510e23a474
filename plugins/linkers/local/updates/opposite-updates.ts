// Words that exclude each other where the rest of two statements is the same: "works part-time", "works full-time now"; "skips
// breakfast", "has breakfast every day now".

import { conflictsOf, hasNameClash, headOf, headTokenOf, overlapOf } from "../compare.ts";
import { CHANGE_VERBS } from "../reading/cues.ts";
import { BE, LIKE } from "../reading/known-stems.ts";
import { exclusivePairs, isStage } from "../reading/opposites.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import type { Verdict } from "./slot-updates.ts";

/** Words of these say the opposite of those. */
const LEAVES = stems(["skip", "avoid", "miss"]);
const DOES = stems(["have", "eat", "drink", "take", "attend", "cook", "use", "go"]);
const EMPTY = stems(
  "be have do go take travel make get work now day every again back version plan tier subscription".split(" "),
);
const SAYS_NO_MORE = new Set([...CHANGE_VERBS, ...stems(["dye", "paint"])]);

/** The rest says the same, and something at all; where a change is told, where or with whom it was so may be left out. */
const isSameRest = (older: Parsed, newer: Parsed, left: ReadonlySet<string>, isTold: boolean): boolean => {
  const of = ({ coreAndThings }: Parsed, other: Parsed): Set<string> =>
    new Set(
      [...coreAndThings].filter(
        (word) => !left.has(word) && !EMPTY.has(word) && (!SAYS_NO_MORE.has(word) || other.coreAndThings.has(word)),
      ),
    );
  const { shared, onlyOlder, onlyNewer } = overlapOf(of(older, newer), of(newer, older));
  const isSameVerb = headOf(older) === headOf(newer) && (headOf(older) === WORK || !EMPTY.has(headOf(older)));
  const mayLeaveOut = isTold && shared > 0 ? 1 : 0;
  // "works part-time", "switched to full-time"
  const isAllThereIs = onlyOlder + shared === 0 && [...left].every(isStage);
  return (shared > 0 || isSameVerb || isAllThereIs) && onlyOlder <= mayLeaveOut && onlyNewer === 0;
};

const WORK = stem("work");

/** "the logo is blue": what a thing is, not what somebody takes. */
const isOfThing = (parsed: Parsed): boolean => headOf(parsed) === BE && parsed.clauses[0]?.subject.isPerson === false;

const HOURS = stems(["early", "late"]);
const SHIFT = stem("shift");
/** "works nights", "works late": for longer, and no other shift. */
const isOvertime = (newer: Parsed, pair: readonly string[]): boolean =>
  headOf(newer) === WORK && pair.some((word) => HOURS.has(word)) && !newer.words.has(SHIFT);

/** "likes red apples": others as well; "prefers red apples" to others. */
const isOneTaste = (parsed: Parsed): boolean =>
  headOf(parsed) === LIKE && headTokenOf(parsed)?.lower.startsWith("prefer") === false;

/** How surely the one word took the place of the other. */
const exchanged = (older: Parsed, newer: Parsed, isTold: boolean): Verdict["tier"] | null => {
  if (!isTold && isOneTaste(newer)) return null;
  const isSure = isTold || (isOfThing(older) && isOfThing(newer));
  const pairs = exclusivePairs(older.exclusives, newer.exclusives).filter((pair) => !isOvertime(newer, pair));
  const same = pairs.filter((pair) => isSameRest(older, newer, new Set(pair), isTold));
  if (same.length === 0) return null;
  return isSure || same.some((pair) => pair.every(isStage)) ? "hard" : "soft";
};

const isTakenUpOrLeft = (older: Parsed, newer: Parsed): boolean => {
  const [one, other] = [headOf(older), headOf(newer)];
  const isOpposite = (LEAVES.has(one) && DOES.has(other)) || (DOES.has(one) && LEAVES.has(other));
  return isOpposite && isSameRest(older, newer, new Set([one, other]), false);
};

export const oppositeUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || older.isPlan || newer.isPlan || older.isPastEvent || newer.hasAddition)
    return null;
  const isTold = newer.saysNow || newer.saysSince || newer.hasChange;
  const { types, isOther } = conflictsOf(older, newer);
  if (isOther || types.length > 0 || hasNameClash(older, newer)) return null;
  const tier = isTold && isTakenUpOrLeft(older, newer) ? "hard" : exchanged(older, newer, isTold);
  return tier === null ? null : { rule: "opposite", tier };
};
