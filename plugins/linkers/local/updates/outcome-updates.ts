// Rules by which how something came out replaces the statement of how it stood.

import { conflictsOf, isSameSubject } from "../compare.ts";
import { ADVERBS } from "../reading/cues.ts";
import { GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Outcomes } from "../reading/outcomes.ts";
import type { Parsed } from "../reading/parse.ts";
import { isWithin } from "../reading/places.ts";
import { stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const ADVERB_STEMS = stems(ADVERBS);
/** Say what sort of thing it is, not which. */
const SORTS = stems([
  "new",
  "proper",
  "real",
  "fully",
  "qualified",
  "application",
  "request",
  "claim",
  "fear",
  "test",
  "exam",
  "debt",
  "loan",
  "certificate",
  "certification",
  "diploma",
]);
const WHICH_TIME = stems(["last", "next", "1st", "2nd", "time", "try", "week", "month"]);

/** Content words that are no part of the phrase itself. */
const thingsBeside = ({ tokens, clauses, coreAndThings }: Parsed, places: readonly number[]): Set<string> => {
  const said = new Set(places.map((at) => tokens[at]!.stem));
  // Of two people in front of the verb the second is spoken of: "User and Jens made up", "User and her father".
  const people = clauses.slice(0, 2).flatMap(({ subject }) => (subject.isPerson ? [...subject.keys] : []));
  const beside = new Set(people).size < 2 ? [] : people.map((key) => key.slice(key.lastIndexOf("/") + 1));
  const own = [...coreAndThings, ...beside].filter(
    (word) => word !== SELF && !said.has(word) && !ADVERB_STEMS.has(word) && !SORTS.has(word) && !WHICH_TIME.has(word),
  );
  const strong = own.filter((word) => !GENERIC_STEMS.has(word));
  return new Set(strong.length > 0 ? strong : own);
};

const DENIALS = new Set(["not", "no", "never"]);
const BESIDE = new Set(["about", "with", "near", "at", "in"]);

/** The word is the thing itself, not what another one is for: "sold the bike", not "sold the bike lights". */
const isHead = ({ tokens }: Parsed, word: string, said: readonly number[], other: Parsed): boolean =>
  tokens.some(({ stem }, at) => {
    const next = tokens[at + 1];
    if (stem !== word) return false;
    const isLast =
      next === undefined ||
      next.isBreak ||
      next.isNumber ||
      next.lower === "last" ||
      (STOP_WORDS.has(next.lower) && next.lower !== "'s");
    // "got a letter about the allotment" is about a letter.
    const before = tokens.slice(Math.max(0, ...said.filter((place) => place < at).map((place) => place + 1)), at);
    const isBeside = said.some((place) => place < at) && before.some(({ lower }) => BESIDE.has(lower));
    // "a kindergarten place" in both
    const isShared = next !== undefined && other.words.has(next.stem);
    return !isBeside && (isLast || isShared || said.includes(at + 1) || SORTS.has(next.stem));
  });

/** "is back": from wherever. */
const RETURN = "return";
/** What it was about is said by the name of the thing alone. */
const SAYS_ALL = new Set(["braces", "cast", "crutches", "diapers"]);
const EXAM = "exam";
const OF_SOLDIERS = new Set(["deployment", RETURN]);

/** Not an app that is deployed, nor "came home for two weeks". */
const isHomeForGood = ({ clauses: [clause] }: Parsed, { tokens }: Parsed): boolean =>
  clause?.subject.isPerson === true &&
  !tokens.some(({ lower }, at) => lower === "up" || (lower === "for" && tokens[at + 1]?.lower !== "good"));

/** "The tests are failing": nobody sits them, and "passed the test" is of another. */
const fits = (name: string, older: Parsed, newer: Parsed): boolean =>
  (name !== EXAM || older.clauses[0]?.subject.isPerson === true) &&
  (!OF_SOLDIERS.has(name) || isHomeForGood(older, newer));

export const outcomeUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isPlan || newer.isUnsure) return null;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects) || conflictsOf(older, newer).isOther) return null;
  for (const [it, places] of older.outcomes.was) {
    const became = newer.outcomes.became.get(it);
    // "has not spoken to": the denial is part of what is said.
    const isDenied = older.isNegated && !places.some((at) => DENIALS.has(older.tokens[at]!.lower));
    if (became === undefined || isDenied || !fits(it.name, older, newer)) continue;
    const [one, other] = [thingsBeside(older, places), thingsBeside(newer, became)];
    const shared = [...one].filter((word) => other.has(word));
    const isWhole = shared.length > 0 && shared.length === Math.min(one.size, other.size);
    const isSame =
      isWhole && shared.some((word) => isHead(older, word, places, newer) && isHead(newer, word, became, older));
    const isInside = it.isOfPlace && [...one].every((place) => [...other].some((inner) => isWithin(inner, place)));
    const isOpen = one.size === 0 || other.size === 0;
    if (isSame || (isInside && one.size > 0) || (!it.isOfThing && (isOpen || shared.length > 0))) {
      return { rule: `outcome:${it.name}`, tier: it.name === RETURN ? "soft" : "hard" };
    }
    if (SAYS_ALL.has(it.name)) return { rule: `outcome:${it.name}`, tier: "soft" };
  }
  return schoolUpdate(older.outcomes.schooling, newer.outcomes.schooling);
};

const schoolUpdate = (older: Outcomes["schooling"], newer: Outcomes["schooling"]): Verdict | null => {
  if (older === null || newer === null || !newer.isStart) return null;
  const isLater = older.grade === null || newer.grade === null ? newer.stage > older.stage : newer.grade > older.grade;
  return isLater ? { rule: "outcome:school", tier: "hard" } : null;
};
