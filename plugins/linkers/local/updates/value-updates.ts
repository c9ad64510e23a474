// Rules by which another value of the same type replaces the one before: an amount, a day, a time, told of the same thing.

import {
  conflictsOf,
  contains,
  hasNameClash,
  headOf,
  headTokenOf,
  isWish,
  type Overlap,
  overlapOf,
} from "../compare.ts";
import { CHANGE_VERBS, EVENTS, HAPPENINGS, RUNNING_TOTAL } from "../reading/cues.ts";
import { BE, GENERIC_STEMS, HAVE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { isModelType, isOtherTime, SCHEDULE } from "../reading/values.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

/** Whenever it will be, it is not when it was to be. */
const PUT_OFF = ["be postpone|delay indefinitely?", "be put off", "be push|pushed back"].map(phrase);

const eventsIn = ({ strong }: Parsed): ReadonlySet<string> =>
  new Set([...strong].flatMap((word) => (OF_MOVING.has(word) ? [] : (EVENTS.get(word) ?? word))));
/** "was put back to the 26th" */
const OF_MOVING = stems(["put", "back", "forward", "off", "out"]);

/** "will move to Trieste": no trip there was put off. */
export const movesHome = ({ slots }: Parsed): boolean =>
  slots.some(({ attribute, isChange }) => attribute === "home" && isChange);

const rescheduleUpdate = (
  older: Parsed,
  newer: Parsed,
  types: readonly string[],
  core: Overlap = overlapOf(eventsIn(older), eventsIn(newer)),
): Verdict | null => {
  if (!newer.isRescheduled || (movesHome(newer) && !movesHome(older))) return null;
  const isScheduled = [...older.values.values.keys()].some((type) => SCHEDULE.has(type));
  const isPutOff = PUT_OFF.some((pattern) => find(newer.tokens, pattern) !== null);
  const isNewTime = isPutOff || [...newer.values.values.keys()].some((type) => SCHEDULE.has(type));
  if (!isScheduled || !isNewTime) return null;
  if (types.length === 0 && sharesATime(older, newer)) return null;
  if (hasOwnThings(older, newer) || isOtherSort(older, newer)) return null;
  const needed = Math.min(older.strong.size, newer.strong.size) <= 5 ? 0.5 : 0.6;
  if (core.shared === 0 || core.ofSmaller < needed || core.onlyOlder > 1) return null;
  return { rule: "rescheduled", tier: core.onlyNewer <= 1 || isPutOff ? "hard" : "soft" };
};

/** Each has a word for its thing that the other lacks: the driving test, the theory test. */
const hasOwnThings = (older: Parsed, newer: Parsed): boolean => {
  const lacks = (one: Parsed, other: Parsed): boolean => [...one.things].some((word) => !other.words.has(word));
  return lacks(older, newer) && lacks(newer, older);
};

/** "goes to a pottery class on Tuesdays", "the yoga class changed to Thursdays" */
const isOtherSort = (older: Parsed, newer: Parsed): boolean => {
  const { thing = [], isPerson = true } = newer.clauses[0]?.subject ?? {};
  const at = older.tokens.findIndex(({ stem: word }) => word === thing.at(-1));
  const sort = older.tokens[at - 1];
  if (isPerson || sort === undefined || !thing.slice(0, -1).some((word) => !older.words.has(word))) return false;
  return !sort.isBreak && !STOP_WORDS.has(sort.lower) && sort.lower !== "'s" && !newer.words.has(sort.stem);
};

const sharesATime = (older: Parsed, newer: Parsed): boolean =>
  [...newer.values.values].some(
    ([type, values]) => SCHEDULE.has(type) && [...(older.values.values.get(type) ?? [])].some((it) => values.has(it)),
  );

/** The next run, purchase or trip replaces nothing; a running total or a record does. */
const isHappening = (newer: Parsed): boolean => {
  if (!newer.isPastEvent || !HAPPENINGS.has(headOf(newer))) return false;
  return !newer.tokens.some((token) => RUNNING_TOTAL.has(token.lower));
};

/** Numbers without a noun, or three and more of a kind: sides of a triangle, not the state of one thing. */
const isList = ({ values }: Parsed, type: string): boolean =>
  type === "number" || (values.at.get(type)?.length ?? 0) > 2;

/** "reviewed it on Monday", "reviewed it on Tuesday": it happened twice. "On Sundays at 11" is no news of "at 9". */
const isOtherOccasion = (older: Parsed, newer: Parsed, types: readonly string[]): boolean =>
  types.every((type) => SCHEDULE.has(type)) &&
  ((older.isPastEvent && newer.isPastEvent) || !isOtherTime(older.values.values, newer.values.values));

/** "weighs 70 kilos" and "wishes to weigh 65"; a plan that was moved is one still. */
const isSameMood = (older: Parsed, newer: Parsed): boolean =>
  older.isNegated === newer.isNegated && (isWish(older) === isWish(newer) || newer.isRescheduled);

const MEETS = stems("meet see visit call".split(" "));
/** "meets Ida on 5 May", "meets Ida on 12 May": they meet twice. */
const isOtherMeeting = (older: Parsed, newer: Parsed, types: readonly string[]): boolean =>
  types.every((type) => type === "date") &&
  MEETS.has(headOf(older)) &&
  MEETS.has(headOf(newer)) &&
  !(newer.hasChange || newer.saysNow);

const withoutChange = ({ coreAndThings }: Parsed): ReadonlySet<string> =>
  new Set([...coreAndThings].filter((word) => !CHANGE_VERBS.has(word)));

/** The rest of the words is the same, but for one or two. */
const speaksOfTheSame = (older: Parsed, newer: Parsed): boolean => {
  const core = overlapOf(withoutChange(older), withoutChange(newer));
  const strong = overlapOf(older.strongAndThings, newer.strongAndThings);
  const isSameThing = strong.shared > 0 && strong.onlyOlder + strong.onlyNewer === 0;
  const least = Math.min(older.core.size, newer.core.size);
  if (core.shared === 0 && least > 0) return false;
  if (!isSameThing && (core.ofSmaller < 0.75 || core.shared < Math.min(least <= 1 ? 1 : 2, least))) return false;
  if (strong.shared === 0 && strong.onlyOlder + strong.onlyNewer > 0) return false;
  const differences = Math.max(strong.onlyOlder, strong.onlyNewer);
  return differences <= (newer.hasChange ? 2 : 1) && (strong.onlyOlder === 0 || strong.onlyNewer === 0);
};

export const valueUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const { types: all, isOther } = conflictsOf(older, newer);
  // Whose age it is, the facts tell: "has a son who is 6", "has a son who is 9" are two.
  const types = all.filter((type) => type !== "age" && !isList(older, type) && !isList(newer, type));
  if (isOther || types.length === 0 || newer.hasAddition || !isSameMood(older, newer)) return null;
  if (isHappening(newer) || isHappening(older) || hasNameClash(older, newer)) return null;
  const rescheduled = rescheduleUpdate(older, newer, types);
  if (rescheduled !== null) return rescheduled;
  if (isOtherMeeting(older, newer, types)) return null;
  if (isOtherOccasion(older, newer, types) || (!newer.hasChange && isOfOtherPart(older, newer))) return null;
  if (!newer.hasChange && isOtherThing(older, newer)) return null;
  if (isForeignTo(older, newer) || isOtherDeed(older, newer)) return null;
  if (!speaksOfTheSame(older, newer)) return null;
  return {
    rule: `value:${types[0]!.replace(/^(?:[nv]|model):/, "")}`,
    tier: isOneMore(older, newer, types) ? "soft" : "hard",
  };
};

const LIGHT = stems(["go", "do", "have", "take", "attend", "day"]);

/** "climbs at the hall on Tuesdays", "goes climbing on Fridays these days": the same is done on another day. */
export const habitUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!(newer.saysNow || newer.saysSince) || [older, newer].some(({ isPastEvent, isPlan }) => isPastEvent || isPlan))
    return null;
  const { types, isOther } = conflictsOf(older, newer);
  if (isOther || types.length === 0 || !types.every((type) => SCHEDULE.has(type))) return null;
  if (newer.hasAddition || older.isNegated !== newer.isNegated || hasNameClash(older, newer)) return null;
  const of = ({ core }: Parsed): Set<string> => new Set([...core].filter((word) => !LIGHT.has(word)));
  const { shared, onlyOlder, onlyNewer } = overlapOf(of(older), of(newer));
  return shared > 0 && onlyNewer === 0 && onlyOlder <= 1 ? { rule: `value:${types[0]}`, tier: "hard" } : null;
};

const PAYS = new Set("pay pays cost costs spends".split(" "));
const EARNS = new Set("gets got earns earned makes made charges charged receives received".split(" "));

/** What is paid for a haircut, and what is earned with one. */
const isOtherWay = (older: Parsed, newer: Parsed): boolean => {
  const [one, other] = [older, newer].map((parsed) => headTokenOf(parsed)?.lower ?? "");
  return (PAYS.has(one!) && EARNS.has(other!)) || (EARNS.has(one!) && PAYS.has(other!));
};

/** "has meetings on Tuesdays", "has meetings with the board on Fridays": others may still be on Tuesdays. */
const isWithOthers = (older: Parsed, newer: Parsed, types: readonly string[]): boolean =>
  types.every((type) => SCHEDULE.has(type)) &&
  newer.tokens.some(({ lower }) => lower === "with") &&
  !older.tokens.some(({ lower }) => lower === "with");

const OWNS = stems(["have", "own", "get", "buy"]);

/** "has an iPhone 15 now": the older phone may be in the drawer. */
const isOneMoreModel = (newer: Parsed, types: readonly string[]): boolean =>
  types.every(isModelType) && OWNS.has(headOf(newer));

/** "has a meeting at 9", "has a meeting at 11": there may be two. */
const isIndefinite = ({ clauses, tokens, hasChange, saysNow }: Parsed, types: readonly string[]): boolean => {
  const at = clauses[0]?.head ?? 0;
  const isHad = tokens[at]?.stem === HAVE && /^an?$/.test(tokens[at + 1]?.lower ?? "");
  return isHad && !hasChange && !saysNow && types.every((type) => SCHEDULE.has(type) || type === "v:at");
};

/** "costs 12 euros", "costs 6 euros for children": the others may still pay as before. */
const isForOthers = (older: Parsed, newer: Parsed, types: readonly string[]): boolean => {
  const at = newer.tokens.findIndex(({ lower }) => lower === "for");
  const whom = at === -1 ? [] : newer.tokens.slice(at + 1).filter(({ stem: word }) => newer.core.has(word));
  return types[0] === "money" && !newer.hasChange && whom.some(({ stem: word }) => !older.words.has(word));
};

/** "runs 5 km on Sundays", "runs 8 km in June" */
const isOfOtherTimes = (older: Parsed, newer: Parsed, types: readonly string[]): boolean =>
  !newer.hasChange &&
  !types.some((type) => SCHEDULE.has(type)) &&
  [older, newer].every(({ values }) => [...values.values.keys()].some((type) => SCHEDULE.has(type))) &&
  !sharesATime(older, newer);

const isOneMore = (older: Parsed, newer: Parsed, types: readonly string[]): boolean =>
  isForOthers(older, newer, types) ||
  isOfOtherTimes(older, newer, types) ||
  isIndefinite(newer, types) ||
  isOneMoreModel(newer, types) ||
  isWithOthers(older, newer, types);

const strongThings = (parsed: Parsed): Set<string> =>
  new Set([...parsed.strongAndThings].filter((word) => parsed.things.has(word) && !GENERIC_STEMS.has(word)));

/** "marathon best", "half marathon best" */
const isOtherThing = (older: Parsed, newer: Parsed): boolean => {
  const one = strongThings(older);
  const other = strongThings(newer);
  return one.size > 0 && other.size > 0 && overlapOf(one, other).jaccard < 1;
};

/** A name opens the one statement that the other, about a thing, does not mention: "Pilates …", "the class …". */
const isForeignName = (one: Parsed, other: Parsed): boolean =>
  other.firstSubjects.has(UNKNOWN) &&
  !one.firstSubjects.has(UNKNOWN) &&
  ![...one.firstSubjects].some((key) => key === SELF || other.words.has(key) || key.startsWith(`${SELF}/`));

const MEETINGS = stems("meet see visit call have dinner lunch coffee drink".split(" "));

/** "User and Vera rescheduled to Wednesday": what the two meant to do stands in the older statement. */
export const betweenUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const others = [...newer.firstSubjects].filter((key) => !older.firstSubjects.has(key));
  if (!newer.isRescheduled || newer.strong.size > 0 || others.length === 0 || older.isPastEvent) return null;
  if (others.length === newer.firstSubjects.size || !others.every((key) => older.mentions.has(key))) return null;
  const isMeeting = [...older.strong].every((word) => MEETINGS.has(word) || older.names.has(word));
  const isNewTime = conflictsOf(older, newer).types.some((type) => SCHEDULE.has(type));
  return isMeeting && isNewTime ? { rule: "rescheduled", tier: "hard" } : null;
};

/** A person in the one, a thing in the other that the one does not speak of: "User weighs …", "User's rucksack weighs …". */
const isOtherThanPerson = (older: Parsed, newer: Parsed): boolean => {
  const [one, other] = [older.clauses[0]?.subject, newer.clauses[0]?.subject];
  if (one === undefined || other === undefined || one.isPerson === other.isPerson) return false;
  const [{ thing }, words] = one.isPerson ? [other, older.words] : [one, newer.words];
  return thing.length > 0 && !thing.some((word) => contains(words, word));
};

const PARTS_OF_DAY = stems(["morning", "afternoon", "evening", "night"]);

/** "the dose is 12 units", "the dose in the evening is 16 units" */
const isOfOtherPart = (older: Parsed, newer: Parsed): boolean =>
  [...PARTS_OF_DAY].some((part) => older.words.has(part) !== newer.words.has(part));

/** "is 88 kilos", "lifted 83 kilos": told of what somebody is, and of what they did once. */
const isOtherDeed = (older: Parsed, newer: Parsed): boolean =>
  newer.isPastEvent && !newer.hasChange && headOf(older) === BE && !CHANGE_VERBS.has(headOf(newer));

const isForeignTo = (older: Parsed, newer: Parsed): boolean =>
  isOtherThanPerson(older, newer) ||
  isForeignName(older, newer) ||
  isForeignName(newer, older) ||
  isOtherWay(older, newer);

/** A new time alone, told with a cue: "the call got postponed to Monday". */
export const timeUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const { types, isOther } = conflictsOf(older, newer);
  if (isOther || hasNameClash(older, newer) || newer.hasAddition || isHappening(newer)) return null;
  // "Launch moved to Monday": what opens the statement may read as a name.
  const named = [...newer.firstSubjects].filter((key) => older.things.has(stem(key))).map(stem);
  const said = new Set([...newer.strongAndThings, ...named]);
  return rescheduleUpdate(older, newer, types, overlapOf(older.strongAndThings, said));
};
