// Words that exclude each other where the rest of two statements is the same: "works part-time", "works full-time now"; "skips
// breakfast", "has breakfast every day now".

import { conflictsOf, hasNameClash, overlapOf } from "./compare.ts";
import { CHANGE_VERBS } from "./cues.ts";
import { exclusivePairs } from "./opposites.ts";
import type { Parsed } from "./parse.ts";
import type { Verdict } from "./slot-updates.ts";
import { stems } from "./stem.ts";

/** Words of these say the opposite of those. */
const LEAVES = stems(["skip", "avoid", "miss"]);
const DOES = stems(["have", "eat", "drink", "take", "attend", "cook", "use", "go"]);
const EMPTY = stems("be have do go now day every again back".split(" "));
const SAYS_NO_MORE = new Set([...CHANGE_VERBS, ...stems(["dye", "paint"])]);

const headOf = ({ tokens, clauses }: Parsed): string => tokens[clauses[0]?.head ?? 0]?.stem ?? "";

/** The rest says the same, and something at all. */
const isSameRest = (older: Parsed, newer: Parsed, left: ReadonlySet<string>): boolean => {
  const of = ({ coreAndThings }: Parsed, other: Parsed): Set<string> =>
    new Set(
      [...coreAndThings].filter(
        (word) => !left.has(word) && !EMPTY.has(word) && (!SAYS_NO_MORE.has(word) || other.coreAndThings.has(word)),
      ),
    );
  const { shared, onlyOlder, onlyNewer } = overlapOf(of(older, newer), of(newer, older));
  return shared > 0 && onlyOlder === 0 && onlyNewer === 0;
};

const isExchange = (older: Parsed, newer: Parsed): boolean =>
  exclusivePairs(older.exclusives, newer.exclusives).some((pair) => isSameRest(older, newer, new Set(pair)));

const isTakenUpOrLeft = (older: Parsed, newer: Parsed): boolean => {
  const [one, other] = [headOf(older), headOf(newer)];
  const isOpposite = (LEAVES.has(one) && DOES.has(other)) || (DOES.has(one) && LEAVES.has(other));
  return isOpposite && isSameRest(older, newer, new Set([one, other]));
};

export const oppositeUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || older.isPlan || newer.isPlan || older.isPastEvent || newer.hasAddition)
    return null;
  if (!newer.saysNow && !newer.hasChange) return null;
  const { types, isOther } = conflictsOf(older, newer);
  if (isOther || types.length > 0 || hasNameClash(older, newer)) return null;
  return isExchange(older, newer) || isTakenUpOrLeft(older, newer) ? { rule: "opposite", tier: "hard" } : null;
};
