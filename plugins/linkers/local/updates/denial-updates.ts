// Rules by which a denial replaces what it denies, and the other way round: "does not eat fish any more", "likes opera by now".

import { conflictsOf, hasNameClash, headOf, isWish, overlapOf, says } from "../compare.ts";
import { DISLIKE, LIKE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SCHEDULE } from "../reading/values.ts";
import { WEEKDAYS } from "../reading/words.ts";
import { isCorrection } from "./corrections.ts";
import { PART_OF_DAY } from "./frame-updates.ts";
import type { Verdict } from "./slot-updates.ts";

/** "has started to enjoy" */
const START = stem("start");

const without = (words: ReadonlySet<string>, ...left: string[]): Set<string> =>
  new Set([...words].filter((word) => !left.includes(word)));

export const tasteUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const flips =
    (older.words.has(LIKE) && newer.words.has(DISLIKE)) || (older.words.has(DISLIKE) && newer.words.has(LIKE));
  if (!flips) return null;
  const [one, other] = [older, newer].map(({ core }) => without(core, LIKE, DISLIKE, START));
  const rest = overlapOf(one!, other!);
  // "likes dogs", "does not like small dogs": the others may still be liked.
  return rest.shared > 0 && rest.onlyOlder + rest.onlyNewer <= 1 && !hasNameClash(older, newer)
    ? { rule: "negation:taste", tier: rest.onlyNewer === 0 ? "hard" : "soft" }
    : null;
};

/** Taken for the same: "doesn't eat breakfast", "has porridge for breakfast". */
const SAY_LITTLE = stems(
  "do eat drink have take day week month year age every morning evening afternoon often usually sometimes regularly always".split(
    " ",
  ),
);
/** "has not had a migraine in months" */
const FOR_LONG = ["for|in week|month|year|age", "for|in ~ week|month|year", "since"].map(phrase);
/** "has not smoked since lunch" */
const SINCE_SHORT = phrase(
  "since breakfast|lunch|dinner|noon|midnight|yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|last",
);
const isForLong = ({ tokens }: Parsed): boolean =>
  find(tokens, SINCE_SHORT) === null && FOR_LONG.some((pattern) => find(tokens, pattern) !== null);

/** The content words of the first clause: what is said besides takes nothing back. */
const firstOf = ({ tokens, clauses: [clause], core }: Parsed): ReadonlySet<string> =>
  new Set(tokens.slice(clause?.start, clause?.end).flatMap(({ stem: word }) => (core.has(word) ? [word] : [])));

export const negationUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated === newer.isNegated || older.endings.length > 0) return null;
  const isWithout = older.words.has("without") && newer.words.has("without");
  if (((older.isNegated ? newer.hasDenial : older.hasDenial) && !isWithout) || (older.isNegated && isWish(newer)))
    return null;
  const conflicts = conflictsOf(older, newer);
  if (conflicts.isOther || conflicts.types.length > 0 || hasNameClash(older, newer) || deniesAnEnd(newer)) return null;
  const core = overlapOf(without(older.core, ...SAY_LITTLE), without(firstOf(newer), ...SAY_LITTLE));
  if (core.shared === 0) return null;
  const isSame = (core.ofSmaller >= 0.99 && core.jaccard >= 0.5 && isDeniedWhole(older, newer)) || core.jaccard >= 0.6;
  if (!isSame || isOfOtherPart(older, newer) || isThatDayOnly(older, newer) || isOtherDeed(older, newer)) return null;
  // "has never done it" after "did it" is a contradiction, not news: neither is taken back.
  if (newer.isNegated && newer.words.has("never") && !newer.saysNow) return null;
  const isOfNow = newer.hasNow || (newer.isNegated && isForLong(newer));
  return { rule: "negation", tier: newer.isNegated && !isOfNow && !isCorrection(newer) ? "soft" : "hard" };
};

/** "has never skied", "went skiing for the first time" */
export const firstTimeUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isFirst = older.words.has("never") && newer.isPastEvent && find(newer.tokens, FIRST_TIME) !== null;
  if (!isFirst || hasNameClash(older, newer)) return null;
  const denied = without(older.core, ...SAY_LITTLE);
  return denied.size > 0 && [...denied].every((word) => newer.core.has(word))
    ? { rule: "negation:first", tier: "hard" }
    : null;
};
const FIRST_TIME = phrase("for the 1st time");

const partsOfDay = ({ tokens }: Parsed): string[] =>
  tokens.flatMap(({ lower }) => (PART_OF_DAY.test(lower) ? [lower.replace(/s$/, "")] : []));
/** "is not free on Friday afternoons", "has Friday mornings free now" */
const isOfOtherPart = (older: Parsed, newer: Parsed): boolean => {
  const [was, is] = [partsOfDay(older), partsOfDay(newer)];
  return was.length > 0 && is.length > 0 && !was.some((part) => is.includes(part));
};

/** "Fridays don't suit User", "Friday the 9th suits User": once. */
const isThatDayOnly = (older: Parsed, newer: Parsed): boolean =>
  older.tokens.some(
    ({ lower }) =>
      lower.endsWith("s") &&
      WEEKDAYS.has(lower.slice(0, -1)) &&
      newer.tokens.some(
        (token, at) => token.lower === lower.slice(0, -1) && !EACH.has(newer.tokens[at - 1]?.lower ?? ""),
      ) &&
      partsOfDay(newer).length === 0,
  );
const EACH = new Set(["every", "each", "any"]);

/** "has never cooked Thai food", "ate Thai food yesterday": once, and not what was denied. */
const isOtherDeed = (older: Parsed, newer: Parsed): boolean =>
  older.words.has("never") && newer.isPastEvent && older.strong.has(headOf(older)) && !newer.words.has(headOf(older));

const OVER = new Set("gone over healed finished ended done cured outgrown cleared past history mended".split(" "));
const BEHIND_OVER = new Set(["yet", "away", "at", "completely", "entirely", "fully", "and", "but", "after", "so"]);
/** "the allergy is not gone": as it was */
const deniesAnEnd = ({ tokens, isNegated }: Parsed): boolean => {
  if (!isNegated) return false;
  const at = tokens.findIndex(({ lower }) => OVER.has(lower));
  const next = tokens[at + 1];
  return at !== -1 && (next === undefined || next.isBreak || BEHIND_OVER.has(next.lower));
};

const STARTS = stems(["start", "begin"]);

/** "does not invest", "started investing in funds" */
export const startedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const at = newer.clauses[0]?.head ?? 0;
  const verb = newer.tokens[at + 1];
  const isStarted = !newer.isNegated && !newer.isPlan && STARTS.has(newer.tokens[at]?.stem ?? "");
  if (!older.isNegated || !isStarted || verb === undefined || headOf(older) !== verb.stem) return null;
  const isAll = [...older.strong].every((word) => newer.words.has(word));
  return isAll ? { rule: "negation:started", tier: "hard" } : null;
};

/** "is planning to run the marathon in Kiel", "won't be running Kiel": all that is denied was meant. */
export const droppedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const [clause] = newer.clauses;
  const isMeant = older.isPlan && !older.isNegated && !older.isPastEvent;
  const isDropped = newer.isNegated && (newer.isPlan || newer.isProgressive) && !isWish(newer);
  if (clause === undefined || !isMeant || !isDropped || conflictsOf(older, newer).isOther) return null;
  if (hasOwnTime(older, newer)) return null;
  const said = newer.tokens.slice(clause.head, clause.end).filter(({ stem: word }) => newer.core.has(word));
  const isSaid = said.length > 1 && said.every(({ stem: word }) => older.words.has(word));
  return isSaid ? { rule: "ended:dropped", tier: "hard" } : null;
};

/** "won't be running on Sunday": only then. */
const hasOwnTime = (older: Parsed, newer: Parsed): boolean =>
  [...newer.values.values].some(
    ([type, values]) => SCHEDULE.has(type) && ![...values].some((value) => older.values.values.get(type)?.has(value)),
  );

/** "takes coffee with sugar", "takes coffee without sugar now" */
export const withoutUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isFlipped = (says(older, "with") && says(newer, "without")) || (says(older, "without") && says(newer, "with"));
  if (!newer.saysNow || !isFlipped) return null;
  const { shared, onlyOlder, onlyNewer } = overlapOf(without(older.core, "without"), without(newer.core, "without"));
  return shared > 1 && onlyOlder + onlyNewer === 0 ? { rule: "negation:without", tier: "hard" } : null;
};

/** The denial says no more than what it denies: "does not play tennis on Sundays" leaves "plays tennis" alone. */
const isDeniedWhole = (older: Parsed, newer: Parsed): boolean => {
  const [denied, said] = newer.isNegated ? [newer, older] : [older, newer];
  return [...denied.strong].every((word) => said.core.has(word) || SAY_LITTLE.has(word));
};
