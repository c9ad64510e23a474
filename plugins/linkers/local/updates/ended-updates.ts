// Rules by which the end of something, or a switch away from it, replaces the statement that it was so.

import { conflictsOf, contains, headOf, intersects } from "../compare.ts";
import { EVENTS } from "../reading/cues.ts";
import type { Ending } from "../reading/endings.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { GENERIC, SPOUSES, STOP_WORDS } from "../reading/words.ts";
import { ABSENT } from "./absence-updates.ts";
import { isOnceAndDone } from "./past-events.ts";
import type { Verdict } from "./slot-updates.ts";

const GENERIC_STEMS = stems(GENERIC);
/** Besides those, words that only say of what sort it was, or that somebody did it. */
export const ENDING_GENERIC = new Set([
  ...GENERIC_STEMS,
  ...stems(
    `study degree subscribe course class lesson program programme subscription membership treatment therapy habit routine play learn
    attend contract plan trip account engagement booking order visit need require wear borrow sign enrol enroll register hire`.split(
      /\s+/,
    ),
  ),
]);
const ADJUNCTS = new Set(
  "for from in at on with since every during because as after before near that which who".split(" "),
);

/** What the main clause says before it goes into details: "takes ibuprofen" of "takes ibuprofen for the back pain". */
const kernelOf = (older: Parsed): Set<string> => {
  const clause = older.clauses.find((it) => !it.isSubordinate);
  const kernel = new Set<string>();
  if (clause === undefined) return kernel;
  for (let at = clause.head; at < clause.end; at++) {
    const token = older.tokens[at]!;
    // "plans to apply for a grant": what is meant stands after the preposition.
    const isComplement = older.isPlan && kernel.size === 1 && kernel.has(older.tokens[at - 1]!.stem);
    if (ADJUNCTS.has(token.lower) && kernel.size > 0 && !isComplement) break;
    if (older.core.has(token.stem) && !ENDING_GENERIC.has(token.stem)) kernel.add(token.stem);
  }
  return kernel;
};

const CALLED = stem("called");
const BE = stem("be");

/** "has a nanny called Flo": who is meant is told without the name. */
const nameIn = ({ tokens }: Parsed): readonly string[] => {
  const at = tokens.findIndex(({ stem: word }) => word === CALLED);
  return at > 0 && tokens[at + 1]?.isName === true ? [CALLED, tokens[at + 1]!.stem] : [];
};

const coversKernel = (strong: readonly string[], older: Parsed): boolean => {
  const kernel = kernelOf(older);
  const said = strong.filter((word) => !ENDING_GENERIC.has(word));
  const name = nameIn(older);
  const left = [...kernel].filter(
    (word) => !contains(new Set(said), word) && (said[0] === name[1] || !name.includes(word)),
  );
  // Of a plan the thing alone is named: "dropped the boat trip", where a boat trip was to be booked.
  const isVerbLeft = older.isPlan && left.length < kernel.size && left.every((word, at) => word === [...kernel][at]);
  return (
    kernel.size > 0 &&
    said.length > 0 &&
    said.every((word) => contains(older.words, word)) &&
    (left.length === 0 || isVerbLeft)
  );
};

const ABSTAINED = new Set(["abstained", "no-more", "give-up", "cut-out", "came-off", "off", "stop"]);

/** "cut out coffee" ends "drinks three cups of coffee a day": nothing is done with it any more. */
const isAbstained = ({ cue, words }: Ending, older: Parsed): boolean => {
  const last = [...kernelOf(older)].at(-1);
  const isTaken = CONSUMES.has(headOf(older));
  return ABSTAINED.has(cue) && isTaken && words.length === 1 && words[0] === last;
};
const CONSUMES = stems("drink eat smoke take use have".split(" "));

/** "stopped driving for the courier" ends "drives a van for the courier": the same is done, and of what was said all is there. */
const isSameDeed = ({ words }: Ending, older: Parsed): boolean => {
  const [deed, ...rest] = words;
  const head = headOf(older);
  return deed === head && rest.some((word) => !GENERIC_STEMS.has(word)) && rest.every((word) => older.words.has(word));
};

const LEFT = new Set(
  "left dropped stop give-up resigned stepped-down withdrew no-longer not-anymore split over closed".split(" "),
);
const GROUPS = stems(
  "orchestra band choir team club squad group ensemble quartet troupe cast crew committee board council league association society union".split(
    " ",
  ),
);
const IN_GROUP = new Set(["in", "for", "with", "of", "on", "at"]);
const KNOWS = stems("have know like support watch see".split(" "));

/** "left the orchestra" ends "plays the viola in an orchestra": what is done with others is left with them. */
const isLeftGroup = ({ cue, words, head }: Ending, older: Parsed): boolean => {
  const at = older.tokens.findIndex(({ stem: word }) => word === head);
  const isDoneThere = older.tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => IN_GROUP.has(lower));
  const isLeft = LEFT.has(cue) && head !== null && GROUPS.has(head) && words.every((word) => older.words.has(word));
  return isLeft && isDoneThere && !older.isPastEvent && !KNOWS.has(headOf(older));
};

const OWNS = stems("have own run keep ride drive manage".split(" "));

/** "closed the bakery" ends "runs a small bakery with User's sister". */
const isOwnedGone = ({ cue, words, head }: Ending, older: Parsed): boolean =>
  (cue === "closed" || PARTED_WITH.has(cue)) &&
  OWNS.has(headOf(older)) &&
  words.length === 1 &&
  head === [...kernelOf(older)].at(-1);

const WITHDRAWN = new Set("withdrew cancelled called-off dropped give-up over gone decided-not".split(" "));
const PREPARES = stems("train prepare practise practice rehearse sign register enter qualify study save".split(" "));

/** "pulled out of the marathon" ends "is training for the Berlin marathon", not for the half marathon. */
const isWithdrawn = ({ cue, words, head }: Ending, older: Parsed): boolean => {
  const clause = older.clauses[0];
  const at = older.tokens.findIndex(({ stem: word }) => word === head);
  if (clause === undefined || at === -1 || !WITHDRAWN.has(cue) || !PREPARES.has(headOf(older))) return false;
  const from = older.tokens.findIndex(({ lower }, place) => place > clause.head && ADJUNCTS.has(lower));
  const sort = older.tokens.slice(from + 1, at).filter(({ lower, isName }) => !isName && !STOP_WORDS.has(lower));
  const isSame = from !== -1 && from < at && sort.every(({ stem: word }) => words.includes(word));
  return isSame && words.every((word) => older.words.has(word));
};

const CALLED_OFF = new Set("over called-off cancelled gone".split(" "));

/** "the wedding is off" ends "is getting married in September", "the flight was cancelled" that somebody is flying. */
const isEventOff = ({ cue, words, head }: Ending, older: Parsed): boolean => {
  const isAhead = older.isPlan || older.isProgressive;
  const isSaid = words.every((word) => word === head || older.words.has(word));
  return CALLED_OFF.has(cue) && isAhead && isSaid && [...older.core].some((verb) => EVENTS.get(verb) === head);
};

/** "stopped drinking alcohol" ends "drinks beer on weekends": the whole kind is left. */
const isLeftKind = ({ cue, words }: Ending, older: Parsed): boolean =>
  ABSTAINED.has(cue) &&
  CONSUMES.has(headOf(older)) &&
  ABSENT.some(({ nouns, members }) => {
    const isKind =
      words.some((word) => nouns.has(word)) && words.every((word) => nouns.has(word) || CONSUMES.has(word));
    return isKind && intersects(kernelOf(older), members);
  });

/** Rules by which fewer words than the older statement's mean all of it. */
const MEANT = [isLeftKind, isEventOff, isAbstained, isSameDeed, isLeftGroup, isOwnedGone, isWithdrawn];

/** What ended is what the older statement says. */
const covers = (ending: Ending, older: Parsed): boolean => {
  const said = ending.words;
  if (said.length === 0) return false;
  if (MEANT.some((rule) => rule(ending, older))) return true;
  const strong = said.filter((word) => !GENERIC_STEMS.has(word));
  if (ending.head !== null && !ENDING_GENERIC.has(ending.head) && !contains(older.words, ending.head)) return false;
  const found = said.filter((word) => contains(older.words, word));
  const foundStrong = strong.filter((word) => contains(older.words, word));
  if (ending.names.some((name) => !older.words.has(name) && !older.mentions.has(name))) return false;
  if (strong.length === 0) {
    // Only words that say little ("no longer works there"): they must be all that the older one says.
    return older.strong.size === 0 && found.length === said.length && older.core.size > 0;
  }
  if (coversKernel(strong, older)) return true;
  // "the newspaper subscription" is not the one to Deezer: the sort alone is no match.
  const telling = strong.filter((word) => !ENDING_GENERIC.has(word));
  if (telling.length > 0 && !telling.some((word) => contains(older.words, word))) return false;
  // "no longer needs the car" says nothing of the crutches that somebody needs.
  if (telling.length === 0 && found.length < said.length) return false;
  // "met Kim at the rowing club", "has a friend at the club": the club is only where it happened.
  if ((older.isPastEvent || KNOWS.has(headOf(older))) && !intersects(strong, kernelOf(older))) return false;
  if (found.length < said.length / 2 || foundStrong.length < Math.max(1, Math.ceil(strong.length / 2))) return false;
  const rest = [...older.strong].filter((word) => !strong.some((it) => it === word || contains(new Set([word]), it)));
  const covered = older.strong.size - rest.length;
  // "shelved the kitchen renovation" leaves the renovation of the loft alone.
  const isOther = strong.some((word) => !foundStrong.includes(word) && !ENDING_GENERIC.has(word));
  if (covered >= older.strong.size / 2) return !isOther || covered === older.strong.size;
  const first = older.tokens.find((token) => older.core.has(token.stem));
  const isHead = first !== undefined && contains(new Set(strong), first.stem) && foundStrong.length === strong.length;
  const kernel = kernelOf(older);
  const isKernel = kernel.size <= 4 && strong.every((word) => kernel.has(word));
  const isNamed = ending.names.length > 0 && (older.core.size <= 4 || foundStrong.length >= 2 || isKernel);
  return isHead || isNamed;
};

const FORMER = new Set(["retired", "former", "ex"]);
/** "a retired ferry captain": what ended is over already. */
export const isFormer = ({ tokens }: Parsed): boolean => tokens.some(({ lower }) => FORMER.has(lower));

/** The older statement itself tells that something ended or is over. */
const isAboutTheEnd = (older: Parsed): boolean => older.endings.length > 0 || older.isParting || isFormer(older);

const PARTED_WITH = new Set(
  "sold traded gave gave-back gave-to returned donated threw-away got-rid swapped".split(" "),
);
const ACTIVITIES = stems("play like enjoy learn study teach practise practice".split(" "));

/** "can sail the boat", "plays the piano": who sold it still can. */
const isAbility = ({ tokens, clauses: [clause] }: Parsed): boolean =>
  clause !== undefined && tokens.slice(clause.start, clause.head).some(({ lower }) => lower === "can");

/** "User's boat is blue": what it is like, not which one it is. */
const isDescribed = ({ clauses: [clause], tokens, names }: Parsed, { head }: Ending): boolean =>
  clause?.subject.isPerson === false &&
  clause.subject.thing.at(-1) === head &&
  tokens[clause.head]?.stem === BE &&
  names.size === 0;

/** Who sold the piano may still play, and somebody has the blue boat. */
const isOnlyOwned = (ending: Ending, older: Parsed): boolean =>
  PARTED_WITH.has(ending.cue) && (ACTIVITIES.has(headOf(older)) || isAbility(older) || isDescribed(older, ending));

const HAS = stems(["have", "hold", "own"]);
/** One is on or in these. */
const RUNS_OF = stems(["streak", "lead", "title"]);

/** What a thing or a group does with its own. */
const isOfAThing = ({ clauses, tokens }: Parsed, words: readonly string[]): boolean =>
  clauses[0]?.subject.isPerson === false &&
  tokens.some(({ lower }, at) => lower === "its" && tokens.slice(at + 1, at + 3).some((it) => words.includes(it.stem)));

/** "has headphones", "User's headphones are Sony" */
const isHad = (older: Parsed, { head }: Ending): boolean =>
  HAS.has(headOf(older)) || (head !== null && older.clauses[0]?.subject.thing.at(-1) === head);

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

/** "Tom is getting married", "the wedding is off": it may be User's. */
const isOfAnother = (older: Parsed, newer: Parsed): boolean =>
  newer.firstSubjects.has(UNKNOWN) &&
  older.clauses[0]?.subject.isPerson === true &&
  ![...older.firstSubjects].some((key) => key === SELF || newer.mentions.has(key));

export const endingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.endings.length === 0 || isAboutTheEnd(older) || older.isNegated || isOnceAndDone(older)) return null;
  let soft: Verdict | null = null;
  for (const ending of newer.endings) {
    // "gave a talk", "gave the talk to the press"
    if (ending.cue === "gave-to" && older.isPastEvent) continue;
    // "the school sold its piano": not the one that User has.
    if (isOfAThing(newer, ending.words)) continue;
    // "lost the keys" ends only that somebody has them.
    if (ending.cue === "lost" && !isHad(older, ending) && !RUNS_OF.has(ending.head ?? "")) continue;
    if (covers(ending, older) && conflictsOf(older, newer).isOther === false) {
      const rule = `ended:${ending.cue}`;
      const isUnsure = isOnlyOwned(ending, older) || isOneOfSeveral(older, ending, newer) || isOfAnother(older, newer);
      if (!isUnsure) return { rule, tier: "hard" };
      soft ??= { rule, tier: "soft" };
    } else if (isNamedIn(older, ending)) soft ??= { rule: `ended:${ending.cue}`, tier: "soft" };
  }
  return soft;
};

const SPOUSE_STEMS = stems(SPOUSES);
const COUPLE = stems([...SPOUSES, "marry", "engage", "date", "relationship", "together", "couple"]);

const isSpouse = (key: string): boolean => SPOUSE_STEMS.has(key.slice(key.lastIndexOf("/") + 1));

const FRIENDS = stems(["friend"]);
const NO_FRIENDS = ["be not ~ friend anymore", "be no longer ~ friend"].map(phrase);

/** "User and Sam broke up" ends "User is dating Sam", and "aren't friends anymore" that they were friends. */
export const partingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isOfFriends = NO_FRIENDS.some((pattern) => find(newer.tokens, pattern) !== null);
  if (!(newer.isParting || isOfFriends) || isAboutTheEnd(older)) return null;
  if (older.isNegated || !intersects(older.words, isOfFriends ? FRIENDS : COUPLE)) return null;
  const owners = new Set([...older.firstSubjects].map((key) => key.split("/")[0]!));
  // "User's girlfriend left him", "User's parents split up"
  const parted = new Set(
    [...newer.firstSubjects].map((key) => (isSpouse(key) ? key.slice(0, key.lastIndexOf("/")) : key)),
  );
  const known = new Set([...owners, ...older.firstSubjects, ...older.mentions]);
  if (!intersects(parted, known)) return null;
  const named = [...older.mentions].filter((name) => !owners.has(name));
  // "has a boyfriend, Mateo", "User's sister and Mateo split up"
  if (parted.size > 1 && named.length > 0 && ![...parted].every((key) => known.has(key))) return null;
  const isBoth = named.length === 0 || named.some((name) => newer.mentions.has(name));
  return isBoth ? { rule: "ended:parted", tier: "hard" } : null;
};

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

export const switchUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  for (const from of newer.switchedFrom) {
    if (from.moved !== undefined && !isSaidOf(older, from.moved)) continue;
    const names = from.names.filter((name) => older.words.has(name) || older.mentions.has(name));
    const strong = from.words.filter((word) => !GENERIC_STEMS.has(word));
    const found = strong.filter((word) => contains(older.words, word));
    if (strong.length === 0 || from.names.length > names.length) continue;
    if (found.length === strong.length || (names.length > 0 && found.length >= strong.length / 2)) {
      // "drove the van from Ulm to Bonn" tells of a way.
      const isWay = from.moved !== undefined && from.names.some(isKnownPlace);
      return { rule: `switched:${from.cue}`, tier: isMostlyAbout(older, from) && !isWay ? "hard" : "soft" };
    }
  }
  for (const to of newer.switchedTo) {
    const head = to.words.find((word, at) => at > 0 && !/^\d/.test(word) && older.core.has(word)) ?? to.words[0];
    const isNew = to.words.some((word) => !older.words.has(word));
    if (head !== undefined && older.core.has(head) && isNew && older.core.size <= 4)
      return { rule: "switched:to", tier: "hard" };
  }
  return null;
};
