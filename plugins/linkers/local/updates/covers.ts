// Whether what ended is what an older statement says: "stopped swimming" ends "swims twice a week", "sold a print of the boat" no boat.

import { contains, headOf, intersects } from "../compare.ts";
import { EVENTS } from "../reading/cues.ts";
import type { Ending } from "../reading/endings.ts";
import { CALL, GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { ABSENT } from "./absence-updates.ts";

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

/** "has a nanny called Flo": who is meant is told without the name. */
const nameIn = ({ tokens }: Parsed): readonly string[] => {
  const at = tokens.findIndex(({ stem: word }) => word === CALL);
  return at > 0 && tokens[at + 1]?.isName === true ? [CALL, tokens[at + 1]!.stem] : [];
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

export const LEFT = new Set(
  "left dropped stop give-up resigned stepped-down withdrew no-longer not-anymore split over closed".split(" "),
);
export const GROUPS = stems(
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

export const PARTED_WITH = new Set(
  "sold traded gave gave-back gave-to returned donated threw-away got-rid swapped".split(" "),
);
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

const PLACES = stems("school university college company firm office clinic club".split(" "));
const HALF = stem("half");

/** "the half marathon" is no marathon, and "the law school" no law firm. */
const isOtherSort = ({ words, head }: Ending, { tokens, words: known }: Parsed): boolean => {
  const at = tokens.findIndex(({ stem: word }) => word === head);
  if (at === -1) return head !== null && PLACES.has(head) && [...PLACES].some((word) => known.has(word));
  return tokens[at - 1]?.stem === HALF && !words.includes(HALF);
};

const OF_SHIFT = stems(["work", "do", "shift"]);
/** "no longer works nights" ends "is on the night shift". */
const isShiftLeft = ({ words }: Ending, older: Parsed): boolean => {
  const shift = older.slots.find(({ attribute }) => attribute === "shift")?.value[0];
  return (
    shift !== undefined && words.includes(stem(shift)) && words.every((it) => it === stem(shift) || OF_SHIFT.has(it))
  );
};

/** Rules by which fewer words than the older statement's mean all of it. */
const MEANT = [isLeftKind, isEventOff, isAbstained, isSameDeed, isLeftGroup, isOwnedGone, isWithdrawn, isShiftLeft];

/** What ended is what the older statement says. */
export const covers = (ending: Ending, older: Parsed): boolean => {
  const said = ending.words;
  if (said.length === 0) return false;
  if (MEANT.some((rule) => rule(ending, older))) return true;
  const strong = said.filter((word) => !GENERIC_STEMS.has(word));
  if (isOtherSort(ending, older)) return false;
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
