// Rules by which a denial replaces what it denies, and the other way round: "does not eat fish any more", "likes opera by now".

import { conflictsOf, hasNameClash, isWish, overlapOf } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { isCorrection } from "./corrections.ts";
import type { Verdict } from "./slot-updates.ts";

const LIKE = stem("like");
const DISLIKE = stem("dislike");

const without = (words: ReadonlySet<string>, ...left: string[]): Set<string> =>
  new Set([...words].filter((word) => !left.includes(word)));

export const tasteUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const flips =
    (older.words.has(LIKE) && newer.words.has(DISLIKE)) || (older.words.has(DISLIKE) && newer.words.has(LIKE));
  if (!flips) return null;
  const rest = overlapOf(without(older.core, LIKE, DISLIKE), without(newer.core, LIKE, DISLIKE));
  return rest.shared > 0 && rest.onlyOlder + rest.onlyNewer <= 1 && !hasNameClash(older, newer)
    ? { rule: "negation:taste", tier: isNarrower(older, newer) ? "soft" : "hard" }
    : null;
};

const PREPOSITIONS = new Set(["in", "at", "on", "with", "for", "during"]);

/** "likes the dog", "dislikes the dog in the bedroom" */
const isNarrower = (older: Parsed, { tokens, core }: Parsed): boolean =>
  tokens.some(({ lower }, at) => {
    const added = tokens.slice(at + 1, at + 3).find(({ stem: word }) => core.has(word));
    return PREPOSITIONS.has(lower) && added !== undefined && !older.words.has(added.stem);
  });

const PERIODS = stems(
  "do day week month year age every morning evening afternoon often usually sometimes regularly always".split(" "),
);
/** "has not had a migraine in months" */
const FOR_LONG = ["for|in week|month|year|age", "for|in ~ week|month|year", "since"].map(phrase);

export const negationUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated === newer.isNegated || older.endings.length > 0) return null;
  const isWithout = older.words.has("without") && newer.words.has("without");
  if (((older.isNegated ? newer.hasDenial : older.hasDenial) && !isWithout) || (older.isNegated && isWish(newer)))
    return null;
  const conflicts = conflictsOf(older, newer);
  if (conflicts.isOther || conflicts.types.length > 0 || hasNameClash(older, newer)) return null;
  const core = overlapOf(without(older.core, ...PERIODS), without(newer.core, ...PERIODS));
  if (core.shared === 0) return null;
  const isSame = (core.ofSmaller >= 0.99 && core.jaccard >= 0.5 && isDeniedWhole(older, newer)) || core.jaccard >= 0.6;
  if (!isSame) return null;
  // "has never done it" after "did it" is a contradiction, not news: neither is taken back.
  if (newer.isNegated && newer.words.has("never") && !newer.saysNow) return null;
  const isOfNow = newer.hasNow || (newer.isNegated && FOR_LONG.some((pattern) => find(newer.tokens, pattern) !== null));
  return { rule: "negation", tier: newer.isNegated && !isOfNow && !isCorrection(newer) ? "soft" : "hard" };
};

/** The denial says no more than what it denies: "does not play tennis on Sundays" leaves "plays tennis" alone. */
const isDeniedWhole = (older: Parsed, newer: Parsed): boolean => {
  const [denied, said] = newer.isNegated ? [newer, older] : [older, newer];
  return [...denied.strong].every((word) => said.core.has(word));
};
