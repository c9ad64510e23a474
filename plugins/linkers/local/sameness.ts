// Do two statements say the same, or does the newer one say the same and more?

import { areApart } from "./apart.ts";
import {
  conflictsOf,
  hasMissingValue,
  hasNameClash,
  headOf,
  headTokenOf,
  intersects,
  isObliged,
  isSameSubject,
  overlapOf,
} from "./compare.ts";
import { DISLIKE, GENERIC_STEMS, LIKE } from "./reading/known-stems.ts";
import { exclusivePairs } from "./reading/opposites.ts";
import type { Parsed } from "./reading/parse.ts";
import { areOpposite } from "./reading/routes.ts";
import { isPastForm, stems } from "./reading/stem.ts";
import { UNKNOWN } from "./reading/subject.ts";
import { NOUNS, SORTS } from "./slots/fact-table.ts";
import { isSameFact } from "./updates/fact-updates.ts";

const isTasteClash = (one: Parsed, other: Parsed): boolean =>
  (one.words.has(LIKE) && other.words.has(DISLIKE)) || (one.words.has(DISLIKE) && other.words.has(LIKE));

const isLooselySame = (one: Parsed, other: Parsed): boolean =>
  isSameSubject(one.firstSubjects, other.firstSubjects) ||
  intersects(one.mentions, other.mentions) ||
  intersects(rootsOf(one.firstSubjects), rootsOf(other.firstSubjects));

const rootsOf = (keys: ReadonlySet<string>): Set<string> => new Set([...keys].map((key) => key.split("/")[0]!));

const differences = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((word) => !other.has(word)),
  ...[...other].filter((word) => !one.has(word)),
];

const isDone = (parsed: Parsed): boolean => !parsed.isProgressive && isPastForm(headTokenOf(parsed)?.lower ?? "");

/** "has to call the bank", "called the bank" */
const isSettled = (one: Parsed, other: Parsed): boolean => !isObliged(one) || isObliged(other) || !isDone(other);

/** "went to Rome", "goes to Rome" */
const isHabitOf = (one: Parsed, other: Parsed): boolean =>
  one.isPastEvent && headOf(one) === headOf(other) && !isPastForm(headTokenOf(other)?.lower ?? "");

const isSameMood = (one: Parsed, other: Parsed): boolean =>
  isSettled(one, other) &&
  isSettled(other, one) &&
  (one.isPlan || one.isUnsure) === (other.isPlan || other.isUnsure) &&
  (one.isPast === other.isPast || (one.isPast ? other : one).isPastEvent) &&
  one.isUnfinished === other.isUnfinished &&
  !isHabitOf(one, other) &&
  !isHabitOf(other, one) &&
  // "is moving to Turku", "moved to Turku"
  !(one.isProgressive && other.isPastEvent) &&
  !(other.isProgressive && one.isPastEvent) &&
  // "is recovering", "has recovered"
  !(one.isProgressive !== other.isProgressive && (isDone(one) || isDone(other))) &&
  one.endings.length > 0 === other.endings.length > 0;

/** Words of which sort, how or when it is told. */
const TELLS_NO_MORE = new Set([...GENERIC_STEMS, ...SORTS, ...stems(["last"])]);

/** "drives a blue Volvo" says more than "drives a Volvo"; the verb and the noun of an attribute say no more. */
const addsWords = (older: Parsed, newer: Parsed): boolean =>
  addsRole(older, newer) ||
  [...newer.bag].some(
    (word) => !older.words.has(word) && !NOUNS.has(word) && !TELLS_NO_MORE.has(word) && word !== headOf(newer),
  );

/** "works for Siemens", "works for Siemens as an accountant"; "is in a team of six", "manages a team of six" */
const addsRole = (older: Parsed, newer: Parsed): boolean =>
  (newer.words.has("as") && !older.words.has("as")) || (HEADS.has(headOf(newer)) && !older.words.has(headOf(newer)));
const HEADS = stems(["manage", "lead", "own", "found", "direct"]);

const EXCHANGE_SIMILARITY = 0.95;

const sameWords = (older: Parsed, newer: Parsed, similarity: number): boolean => {
  const core = overlapOf(older.bag, newer.bag);
  if (core.onlyOlder + core.onlyNewer === 0) return true;
  const rest = differences(older.bag, newer.bag);
  // "sleeps in a cot", "sleeps in her own bed now"
  if (newer.saysNow && !older.saysNow) return false;
  const isOnlyGeneric = rest.every((word) => GENERIC_STEMS.has(word));
  // "works at a bakery in the old town": where, though each word alone says little.
  const isPhrase = core.onlyOlder === 0 && core.onlyNewer > 1;
  if (isOnlyGeneric && !isPhrase && core.shared > 0 && similarity >= 0.8) return true;
  // "my favourite city is Rome, because of the food": it says more.
  if (core.onlyOlder === 0 && addsWords(older, newer)) return false;
  // One word for another is as often another thing: olives, capers.
  const isExchange = core.onlyOlder === 1 && core.onlyNewer === 1 && !rest.some((word) => GENERIC_STEMS.has(word));
  if (isExchange && similarity < EXCHANGE_SIMILARITY) return false;
  const oneEach = core.onlyOlder <= 1 && core.onlyNewer <= 1;
  const isOneSided = core.onlyOlder === 0 || core.onlyNewer === 0;
  if (similarity >= 0.93 && core.jaccard >= (isOneSided ? 0.5 : 0.6)) return true;
  if (oneEach && core.jaccard >= 0.5 && similarity >= (isOneSided ? 0.88 : 0.9)) return true;
  return isOnlyGeneric && core.jaccard >= 0.6 && similarity >= 0.82;
};

/** "has a leak", "the leak is fixed" */
const hasState = ({ facts }: Parsed): boolean => facts.some(({ attribute }) => attribute.startsWith("state:"));

export const isDuplicate = (older: Parsed, newer: Parsed, similarity: number): boolean =>
  older.text === newer.text || (saysSame(older, newer, similarity) && !areApart(older, newer));

const saysSame = (older: Parsed, newer: Parsed, similarity: number): boolean => {
  if (older.normal === newer.normal) return true;
  if (older.isNegated !== newer.isNegated && older.endings.length === 0 && newer.endings.length === 0) return false;
  if (older.hasDenial !== newer.hasDenial && older.endings.length === newer.endings.length) return false;
  if (exclusivePairs(older.exclusives, newer.exclusives).length > 0) return false;
  if (isTasteClash(older, newer) || !isSameMood(older, newer) || hasNameClash(older, newer)) return false;
  const conflicts = conflictsOf(older, newer);
  if (conflicts.types.length > 0 || conflicts.isOther) return false;
  if (isSameFact(older, newer) && !addsWords(older, newer)) return true;
  if (hasState(older) !== hasState(newer)) return false;
  if (hasMissingValue(older, newer) || hasMissingValue(newer, older)) return false;
  if (areOpposite(older.route, newer.route)) return false;
  if (!isLooselySame(older, newer) || !isSameOwner(older, newer)) return false;
  return sameWords(older, newer, similarity);
};

/** A relative's statement is never the person's own, unless both name the same people. */
const isSameOwner = (older: Parsed, newer: Parsed): boolean => {
  if (isSameSubject(older.firstSubjects, newer.firstSubjects)) return true;
  const names = overlapOf(older.mentions, newer.mentions);
  const rest = differences(older.bag, newer.bag);
  const isSameNames = names.onlyOlder + names.onlyNewer === 0 && rest.every((word) => GENERIC_STEMS.has(word));
  return names.shared > 0 && (rest.length === 0 || isSameNames);
};

const MIN_SIMILARITY = 0.45;
const CLOSE = 0.55;

/** The newer statement repeats what the older one says and adds to it. */
export const isExtension = (older: Parsed, newer: Parsed, similarity: number): boolean => {
  if (similarity < MIN_SIMILARITY || older.isNegated !== newer.isNegated || isTasteClash(older, newer)) return false;
  if (!isLooselySame(older, newer) || isOtherPerson(older, newer)) return false;
  const isOneSubject = isSameSubject(older.firstSubjects, newer.firstSubjects);
  if (!isOneSubject && overlapOf(older.bag, newer.bag).shared < 2) return false;
  const conflicts = conflictsOf(older, newer);
  if (conflicts.types.length > 0 || conflicts.isOther || hasMissingValue(older, newer)) return false;
  if (newer.isUnsure && !older.isUnsure) return false;
  if (newer.isPast && !older.isPast) return false;
  if ([...older.names].some((name) => !newer.words.has(name))) return false;
  if (newer.endings.length > 0 && older.endings.length === 0) return false;
  const missing = [...older.bag].filter((word) => !newer.words.has(word));
  const shared = older.bag.size - missing.length;
  if (isExchanged(older, newer, missing)) return false;
  // One word in common says little unless the whole is close.
  if (similarity < CLOSE && overlapOf(older.strong, newer.words).shared < 2) return false;
  if (shared === 0 && older.values.values.size === 0) return false;
  if (missing.length === 0 || shared / older.bag.size >= 0.75) return missing.every((word) => !older.names.has(word));
  const isOnlyGeneric = missing.every((word) => GENERIC_STEMS.has(word));
  const isMoreThanSubject = [...older.core].some((word) => newer.words.has(word));
  return isOnlyGeneric && isMoreThanSubject && (older.strong.size > 0 || similarity >= 0.62);
};

/** Something else stands in the place of what is missing: "a talk on beetles", "a talk on moths". */
const isExchanged = (older: Parsed, newer: Parsed, missing: readonly string[]): boolean => {
  const lost = missing.filter((word) => !GENERIC_STEMS.has(word)).length;
  const gained = [...newer.strong].filter((word) => !older.words.has(word)).length;
  return lost > 0 && gained > 0 && gained <= lost + 1;
};

/** Two people, neither of whom the other statement mentions. */
const isOtherPerson = (older: Parsed, newer: Parsed): boolean => {
  if (isSameSubject(older.firstSubjects, newer.firstSubjects)) return false;
  if (older.firstSubjects.has(UNKNOWN) || newer.firstSubjects.has(UNKNOWN)) return false;
  return ![...newer.firstSubjects].some((key) => {
    const relation = key.slice(key.lastIndexOf("/") + 1).replace("+", "");
    return older.mentions.has(key) || older.words.has(relation);
  });
};
