// One part of a sentence exchanged for another with a word that says that this is so now: "reports to Hanna", "reports to Oskar now".

import { isSameSubject, overlapOf } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const INSTEAD = "instead";
const SINCE = "since";
const SINCE_STEM = stem(SINCE);
const BY_NOW = new Set(["now", "nowadays", INSTEAD]);
const LEFT_OUT = new Set([
  ...BY_NOW,
  "a",
  "an",
  "the",
  "currently",
  "mostly",
  "usually",
  "often",
  "always",
  "mainly",
  "also",
  "just",
  "only",
]);
const MAX_EXCHANGED = 3;
/** Of what these tell there are several at a time, whatever came to it now. */
const SEVERAL = stems(
  "have own get like know speak be need want love see meet feel think say make help invest believe listen play perform appear star".split(
    " ",
  ),
);
/** "is fine with fish now", "is fine with lists now": what somebody does not mind adds up. */
const TOLERATES = new Set("fine ok okay alright comfortable familiar".split(" "));
const tolerates = ([verb, ...rest]: readonly Token[]): boolean =>
  BE_FORMS.has(verb?.lower ?? "") && rest.some(({ lower }) => TOLERATES.has(lower));
const BE_FORMS = new Set("am is are was were be been".split(" "));
/** To one at a time. */
const ONE_AT_A_TIME = stems("report belong bank commute answer meet back".split(" "));

/** What is said before "since May" holds from then on. */
const sinceAt = (tokens: readonly Token[]): number => tokens.findIndex(({ lower }) => lower === SINCE);

const SINCE_REACH = 5;

/** "since the Nordbad closed": because it did, what was done there is done elsewhere. */
const hasCause = ({ tokens }: Parsed): boolean => {
  const at = sinceAt(tokens);
  return at !== -1 && tokens.slice(at + 2, at + SINCE_REACH).some((token) => !token.isName && isPastForm(token.lower));
};

const wordsOf = ({ tokens, clauses }: Parsed, isWhole: boolean): readonly Token[] | null => {
  const main = clauses.filter((it) => !it.isSubordinate);
  // What the newer one says besides takes nothing back: only the clause counts that says how it is now.
  const clause = isWhole
    ? clauses[0]
    : main.find(({ start, end }) => tokens.slice(start, end).some(({ lower }) => BY_NOW.has(lower) || lower === SINCE));
  if (clause === undefined || clause.head >= clause.end || (isWhole && main.length > 1)) return null;
  const since = sinceAt(tokens);
  return tokens
    .slice(clause.head, since === -1 ? clause.end : since)
    .filter(({ isBreak, lower }) => !isBreak && !LEFT_OUT.has(lower));
};

const isContent = (token: Token): boolean => !STOP_WORDS.has(token.lower) && token.lower !== "'s";

interface Exchange {
  readonly frame: readonly Token[];
  /** What is said before it names a thing: "takes vitamin D in the …". */
  readonly isOfThing: boolean;
  /** Where the exchanged parts begin, where the noun that follows them is the same: "the third floor", "the ground floor". */
  readonly ofNoun: readonly [Token, Token] | null;
  /** The exchanged part stands next to the verb. */
  readonly isOfObject: boolean;
  /** One name for another where it is done, or for one purpose: "writes in …", "uses … for editing". */
  readonly isOfNames: boolean;
  /** How often, or when in the day: "three times a week", "in the evenings". */
  readonly isOfTimes: boolean;
}

const OFTEN = stems("once twice time day week month year daily weekly monthly".split(" "));
const isTimes = (words: readonly Token[]): boolean =>
  words.some((word) => OFTEN.has(word.stem)) && words.every((word) => word.isNumber || OFTEN.has(word.stem));

export const PART_OF_DAY = /^(?:morning|afternoon|evening|night)s?$/;
/** "every morning", "in the evenings": a habit, not "in the morning of the race". */
const isPartOfDay = (words: readonly Token[]): boolean =>
  PART_OF_DAY.test(words.at(-1)?.lower ?? "") && words.every(({ lower }) => PART_OF_DAY.test(lower) || EACH.has(lower));
const EACH = new Set(["in", "on", "the", "every", "each"]);

/** What stands before and after the one part in which the two differ. */
const exchangeOf = (older: readonly Token[], newer: readonly Token[]): Exchange | null => {
  const shorter = Math.min(older.length, newer.length);
  let before = 0;
  while (before < shorter && older[before]!.stem === newer[before]!.stem) before++;
  let after = 0;
  while (after < shorter - before && older[older.length - 1 - after]!.stem === newer[newer.length - 1 - after]!.stem)
    after++;
  const [from, to] = [older, newer].map((words) => words.slice(before, words.length - after));
  if (before === 0 || from!.length === 0 || to!.length === 0) return null;
  if (from!.length > MAX_EXCHANGED || to!.length > MAX_EXCHANGED) return null;
  if (!from!.some(isContent) || !to!.some(isContent)) return null;
  const frame = [...older.slice(0, before), ...older.slice(older.length - after)];
  const isOfThing = older.slice(1, before).some((token) => isContent(token) && !token.isNumber);
  const noun = older[older.length - after];
  const ofNoun: Exchange["ofNoun"] = noun !== undefined && isContent(noun) ? [from![0]!, to![0]!] : null;
  const isNamed = [from!, to!].every((words) => words.filter(isContent).every(({ isName }) => isName));
  const isWhere = WHERE.has(older[before - 1]!.lower) && !SEVERAL.has(older[0]!.stem);
  const isOfNames = isNamed && (isWhere || PURPOSE.has(older[older.length - after]?.lower ?? ""));
  return {
    frame,
    ofNoun,
    isOfThing,
    isOfNames,
    isOfObject: older.slice(1, before).every(({ isNumber }) => isNumber),
    isOfTimes: [isTimes, isPartOfDay].some((isWhen) => isWhen(from!) && isWhen(to!)),
  };
};

const WHERE = new Set(["in", "on", "at"]);
const PURPOSE = new Set(["for", "as"]);

const isAfterThe = ({ tokens }: Parsed, token: Token): boolean => tokens[tokens.indexOf(token) - 1]?.lower === "the";

const addsUp = ({ isOfObject, frame }: Exchange, verb: Token): boolean =>
  (isOfObject && SEVERAL.has(verb.stem)) || tolerates(frame);

/** Of a plan, a denial or what happened another value says nothing. */
const areOfNow = (older: Parsed, newer: Parsed): boolean =>
  [older, newer].every(({ isNegated, isPastEvent, isUnsure }) => !isNegated && !isPastEvent && !isUnsure) &&
  !newer.hasAddition &&
  older.isPlan === newer.isPlan;

export const frameUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isSince = newer.words.has(SINCE_STEM) && !older.words.has(SINCE_STEM);
  if (!newer.saysNow && !isSince) return null;
  const cue = isSince ? SINCE : newer.tokens.find(({ lower }) => BY_NOW.has(lower))?.lower;
  if (cue === undefined || !areOfNow(older, newer) || overlapOf(older.things, newer.things).jaccard < 1) return null;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  const [from, to] = [wordsOf(older, true), wordsOf(newer, false)];
  const exchange = from === null || to === null ? null : exchangeOf(from, to);
  const [verb] = exchange?.frame ?? [];
  if (exchange === null || verb === undefined) return null;
  const { frame, ofNoun, isOfThing, isOfNames, isOfTimes } = exchange;
  const isOfTheNoun = ofNoun !== null && isAfterThe(older, ofNoun[0]) && isAfterThe(newer, ofNoun[1]);
  // "is in the corner" and "is in good shape now" may both be so.
  if ((frame.length < 2 && !isOfTimes) || (BE_FORMS.has(verb.lower) && !isOfThing)) return null;
  if (cue !== INSTEAD && addsUp(exchange, verb)) return null;
  const isSure =
    isOfThing ||
    isOfTheNoun ||
    isOfNames ||
    isOfTimes ||
    cue === INSTEAD ||
    (isSince && hasCause(newer)) ||
    ONE_AT_A_TIME.has(verb.stem);
  return { rule: "exchanged", tier: isSure ? "hard" : "soft" };
};
