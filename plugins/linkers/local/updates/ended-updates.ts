// Rules by which the end of something, or a switch away from it, replaces the statement that it was so.

import { conflictsOf, contains, headOf, intersects, isObliged, overlapOf } from "../compare.ts";
import type { Ending } from "../reading/endings.ts";
import { BE, GENERIC_STEMS, HAVE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { SPOUSES } from "../reading/words.ts";
import { covers, ENDING_GENERIC, GROUPS, LEFT, PARTED_WITH } from "./covers.ts";
import { isOnceAndDone } from "./past-events.ts";
import type { Verdict } from "./slot-updates.ts";

const FORMER = new Set(["retired", "former", "ex"]);
/** "a retired ferry captain": what ended is over already. */
export const isFormer = ({ tokens }: Parsed): boolean => tokens.some(({ lower }) => FORMER.has(lower));

/** The older statement itself tells that something ended or is over. */
export const isAboutTheEnd = (older: Parsed): boolean => older.endings.length > 0 || older.isParting || isFormer(older);

/** Who no longer has a thing no longer does these with it; who sold the piano may still play, and who gave the cat away is allergic. */
const HELD = stems(
  "have own keep hold possess drive ride lease rent borrow collect wear use run manage head lead chair direct sell ask offer walk feed".split(
    " ",
  ),
);

/** "can sail the boat", "plays the piano": who sold it still can. */
const isAbility = ({ tokens, clauses: [clause] }: Parsed): boolean =>
  clause !== undefined && tokens.slice(clause.start, clause.head).some(({ lower }) => lower === "can");

/** "User's boat is blue": what it is like, not which one it is. */
const isDescribed = ({ clauses: [clause], tokens, names }: Parsed, { head }: Ending): boolean =>
  clause?.subject.isPerson === false &&
  clause.subject.thing.at(-1) === head &&
  tokens[clause.head]?.stem === BE &&
  names.size === 0;

/** "I'm the treasurer", "User's camera is a Canon" */
const isWhatIsHad = (older: Parsed, ending: Ending): boolean => {
  const clause = older.clauses[0];
  if (clause?.subject.isPerson === false) return !isDescribed(older, ending);
  return headOf(older) === BE && older.tokens[(clause?.head ?? 0) + 1]?.lower === "the";
};

/** It is told how somebody stands to it, not that they have it. */
const isOnlyOwned = (ending: Ending, older: Parsed): boolean =>
  PARTED_WITH.has(ending.cue) &&
  !older.isPlan &&
  !older.isPastEvent &&
  (isAbility(older) || !(HELD.has(headOf(older)) || isWhatIsHad(older, ending)));

/** "decided against a dog" ends a plan, and no dog; "broke up with Tom" that they were a couple. */
const isOtherThanMeant = ({ cue }: Ending, older: Parsed): boolean => {
  const isAhead = older.isPlan || older.isUnsure || older.isProgressive || older.isPastEvent || isObliged(older);
  if (cue === "decided-not") return !isAhead;
  return OF_COUPLES.has(cue) && older.couple === null && !intersects(older.words, COUPLE);
};
const OF_COUPLES = new Set(["broke-up", "divorced"]);

/** "there is no more rugby for User" ends "plays rugby", "goes running" and "runs"; not "loves rugby", "has a rugby shirt". */
const isNotDone = ({ cue, words }: Ending, older: Parsed): boolean => {
  if (cue !== "none-for") return false;
  const head = older.clauses[0]?.head ?? 0;
  const isDone = words.at(-1) === headOf(older) || older.tokens[head + 1]?.stem === words[0];
  return !isDone || STATES.has(headOf(older));
};
const STATES = stems(
  "be have own like love enjoy adore watch follow hate miss know teach coach study write".split(" "),
);

const HAVING = stems(["have", "hold", "own"]);
/** One is on or in these. */
const RUNS_OF = stems(["streak", "lead", "title"]);

/** What a thing or a group does with its own. */
const isOfAThing = ({ clauses, tokens }: Parsed, words: readonly string[]): boolean =>
  clauses[0]?.subject.isPerson === false &&
  tokens.some(({ lower }, at) => lower === "its" && tokens.slice(at + 1, at + 3).some((it) => words.includes(it.stem)));

/** "has headphones", "User's headphones are Sony" */
const isHad = (older: Parsed, { head }: Ending): boolean =>
  HAVING.has(headOf(older)) || (head !== null && older.clauses[0]?.subject.thing.at(-1) === head);

/** "has Netflix and Mubi", "cancelled Mubi": a part of what was said is over. */
const isNamedIn = (older: Parsed, { names, words }: Ending): boolean =>
  names.length > 0 &&
  names.length === words.length &&
  !older.isPastEvent &&
  names.every((name) => older.words.has(name) && !older.firstSubjects.has(name));

const JOINS = new Set(["and", "or", "&"]);
const isJoin = (token: Token | undefined): boolean =>
  token !== undefined && (JOINS.has(token.lower) || (token.isBreak && token.text === ","));

/** "subscribes to Netflix and Mubi", "plays golf and tennis": what is not named goes on. */
const isOneOfSeveral = ({ tokens, clauses }: Parsed, { names }: Ending, newer: Parsed): boolean => {
  const isOther = (token: Token | undefined): boolean => token?.isName === true && !newer.words.has(token.stem);
  const subjectEnd = clauses[0]?.subject.end ?? 0;
  return tokens.some(
    ({ lower }, at) =>
      at >= subjectEnd &&
      names.includes(lower) &&
      ((isJoin(tokens[at + 1]) && isOther(tokens[at + 2])) || (isJoin(tokens[at - 1]) && isOther(tokens[at - 2]))),
  );
};

/** "the piano lesson is on Monday", "sold the piano": the piano only says which lesson it is. */
const isOnlyWhich = ({ clauses: [clause] }: Parsed, { cue, words, head }: Ending): boolean => {
  const thing = clause?.subject.isPerson === false ? clause.subject.thing : [];
  const last = thing.at(-1);
  if (last === undefined || head === null || !thing.includes(head) || words.includes(last)) return false;
  return PARTED_WITH.has(cue) || !ENDING_GENERIC.has(last);
};

/** "works night shifts at St Olave's", "no more nights": where they work may be so still. */
const isDoneSomewhere = ({ tokens }: Parsed, newer: Parsed, { cue }: Ending): boolean =>
  cue === "no-more" &&
  tokens.some(
    ({ lower }, at) =>
      (lower === "at" || lower === "for") &&
      tokens[at + 1]?.isName === true &&
      !newer.mentions.has(tokens[at + 1]!.lower),
  );

/** "the choir is conducted by Mr Engel", whoever left it */
const isOfGroup = ({ clauses: [clause] }: Parsed, { cue, head }: Ending): boolean =>
  LEFT.has(cue) &&
  clause?.subject.keys.has(UNKNOWN) === true &&
  clause.subject.thing.at(-1) === head &&
  GROUPS.has(head ?? "");

/** "the city withdrew from Lumen": not of whatever else Lumen has. */
const isOfStranger = (older: Parsed, { clauses: [clause], mentions }: Parsed, { words, names }: Ending): boolean => {
  const thing = clause?.subject.keys.has(UNKNOWN) ? clause.subject.thing : [];
  // "the hospital called off User's operation"
  const isOwner = (key: string): boolean => mentions.has(key.split("/")[0]!) && !names.includes(key.split("/")[0]!);
  const isMeant = thing.some((word) => words.includes(word) || older.words.has(word));
  return thing.length > 0 && !isMeant && ![...older.firstSubjects].some(isOwner);
};

/** "the appointment is on 7 June", "cancelled the appointment on 14 June": another one, or cancelled that day. */
const isDatedOtherwise = (older: Parsed, newer: Parsed): boolean =>
  conflictsOf(older, newer).types.some((type) => DAYS.has(type));
const DAYS = new Set(["date", "weekday", "time"]);

/** "Tom is getting married", "the wedding is off": it may be User's. */
const isOfAnother = (older: Parsed, newer: Parsed): boolean =>
  newer.firstSubjects.has(UNKNOWN) &&
  older.clauses[0]?.subject.isPerson === true &&
  ![...older.firstSubjects].some((key) => key === SELF || newer.mentions.has(key));

const COUNT_REACH = 2;
/** "12 beehives": how many of a thing, right before it. */
const countOf = ({ tokens }: Parsed, thing: string): string | null => {
  const at = tokens.findIndex(({ stem: word }) => word === thing);
  return (
    tokens.slice(Math.max(0, at - COUNT_REACH), Math.max(0, at)).findLast(({ isNumber }) => isNumber)?.lower ?? null
  );
};

/** "has 12 beehives", "sold two beehives": ten are left. */
const isSomeOfThem = (older: Parsed, newer: Parsed, { cue, head }: Ending): boolean => {
  const count = PARTED_WITH.has(cue) && head !== null ? countOf(newer, head) : null;
  return count !== null && count !== countOf(older, head ?? "");
};

const BEFORE_ROLE = new Set(["a", "an", "the", "'s", "her", "his", "their", "as"]);
/** "works as a carer": "no more carers" says nothing of them. */
const isWhatTheyAre = ({ clauses: [clause], tokens }: Parsed, { head }: Ending): boolean => {
  const verb = clause?.head ?? 0;
  const at = tokens.findIndex(({ stem: word }, place) => place > verb && word === head);
  const isRole = tokens[verb]?.stem === BE || tokens[verb + 1]?.lower === "as";
  return clause?.subject.isPerson === true && at !== -1 && isRole && BEFORE_ROLE.has(tokens[at - 1]?.lower ?? "");
};

/** What was got by it is kept: "has a degree in physics", "graduated in physics"; "gave a talk", "gave the talk to the press". */
const isNoEnd = (older: Parsed, { cue }: Ending): boolean =>
  (cue === "graduated" && headOf(older) === HAVE) || (cue === "gave-to" && older.isPastEvent);

export const endingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.endings.length === 0 || isAboutTheEnd(older) || older.isNegated || isOnceAndDone(older)) return null;
  let soft: Verdict | null = null;
  for (const ending of newer.endings) {
    // "the school sold its piano": not the one that User has.
    if (isOfAThing(newer, ending.words) || isOfStranger(older, newer, ending) || isNoEnd(older, ending)) continue;
    if (ending.cue === "no-more" && isWhatTheyAre(older, ending)) continue;
    // "lost the keys" ends only that somebody has them.
    if (ending.cue === "lost" && !isHad(older, ending) && !RUNS_OF.has(ending.head ?? "")) continue;
    if (covers(ending, older) && conflictsOf(older, newer).isOther === false) {
      const rule = `ended:${ending.cue}`;
      const isUnsure =
        isOnlyOwned(ending, older) ||
        isOtherThanMeant(ending, older) ||
        isNotDone(ending, older) ||
        isDatedOtherwise(older, newer) ||
        isOnlyWhich(older, ending) ||
        isDoneSomewhere(older, newer, ending) ||
        isOfGroup(older, ending) ||
        isOneOfSeveral(older, ending, newer) ||
        isSomeOfThem(older, newer, ending) ||
        isOfAnother(older, newer);
      if (!isUnsure) return { rule, tier: "hard" };
      soft ??= { rule, tier: "soft" };
    } else if (isNamedIn(older, ending)) soft ??= { rule: `ended:${ending.cue}`, tier: "soft" };
  }
  return soft;
};

export const COUPLE = stems([...SPOUSES, "marry", "engage", "date", "relationship", "together", "couple"]);

const MOST_BESIDES = 3;

/** "builds an app called Otter with Deno and Redis" says more than what it is built with. */
const isMostlyAbout = ({ core }: Parsed, { words, names }: Parsed["switchedFrom"][number]): boolean => {
  const left = new Set([...words, ...names]);
  return [...core].filter((word) => !left.has(word)).length <= MOST_BESIDES;
};

/** "Omar writes the notes instead of Tessa" ends "Tessa writes the notes". */
export const successorUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const from = newer.switchedFrom.find(
    ({ names, words }) =>
      names.length > 0 && words.length === names.length && names.every((name) => older.firstSubjects.has(name)),
  );
  const said = from?.moved === undefined ? [...older.core] : [...older.core].slice(1);
  const isSame = older.core.size > 1 && said.every((word) => newer.words.has(word));
  return from !== undefined && isSame && !older.isNegated ? { rule: "switched:successor", tier: "hard" } : null;
};

/** What was moved is what the older statement speaks of; "takes the train from Bonn to Ulm" is of a journey. */
const isSaidOf = (older: Parsed, moved: readonly string[]): boolean =>
  moved.length > 0 &&
  !older.isPastEvent &&
  moved.every((word) => contains(older.words, word)) &&
  !older.tokens.some(({ lower }) => lower === "from");

/** "two cups a day instead of six" is of cups; what else is six goes on. */
const isOtherNumber = (older: Parsed, newer: Parsed, found: readonly string[]): boolean =>
  found.every((word) => /^\d/.test(word)) && overlapOf(older.core, newer.core).shared <= found.length;

export const switchUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  for (const from of newer.switchedFrom) {
    if (from.moved !== undefined && !isSaidOf(older, from.moved)) continue;
    const names = from.names.filter((name) => older.words.has(name) || older.mentions.has(name));
    const strong = from.words.filter((word) => !GENERIC_STEMS.has(word));
    const found = strong.filter((word) => contains(older.words, word));
    if (strong.length === 0 || from.names.length > names.length) continue;
    if (isOtherNumber(older, newer, found)) continue;
    if (found.length === strong.length || (names.length > 0 && found.length >= strong.length / 2)) {
      // "drove the van from Ulm to Bonn" tells of a way.
      const isWay = from.moved !== undefined && from.names.some(isKnownPlace);
      return { rule: `switched:${from.cue}`, tier: isMostlyAbout(older, from) && !isWay ? "hard" : "soft" };
    }
  }
  // "plans a trip", "the Pro plan costs 12 euros": no plan that somebody is on.
  if (older.isPlan || older.firstSubjects.has(UNKNOWN)) return null;
  for (const to of newer.switchedTo) {
    const head = to.words.find((word, at) => at > 0 && !/^\d/.test(word) && older.core.has(word)) ?? to.words[0];
    const isNew = to.words.some((word) => !older.words.has(word));
    if (head !== undefined && older.core.has(head) && isNew && older.core.size <= 4)
      return { rule: "switched:to", tier: "hard" };
  }
  return null;
};
