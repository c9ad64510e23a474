// Amounts and days of the week that are told anew without what they are of: "is down to 93" of who weighs 96 kg, "got a raise" of
// who earns 3,400, "is switching to Tuesday and Thursday" of who trains on Monday and Friday.

import { headOf } from "../compare.ts";
import { BE, HAVE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS, WEEKDAYS } from "../reading/words.ts";
import { findAny, hasAny, isEndOfClause, isOfSame, isOfUser, type Rule } from "./passing-words.ts";

const numberOf = (token: Token | undefined): number =>
  token?.isNumber === true ? Number.parseFloat(token.lower.replace(/^[€$£]/, "")) : Number.NaN;
const isNear = (one: number, other: number, most: number): boolean =>
  one !== other && Math.max(one, other) <= most * Math.min(one, other);

const KILOS = ["n:kg", "n:lb", "n:kilo", "n:stone", "n:pound", "weight", "money"];
const WEIGHS = stems(["weigh", "weight", "kg", "kilo"]);
const AIMS = stems(["goal", "target", "aim", "want", "hope"]);
const STANDS_AT = phrase("be ~ down|up|at to? *");
/** "weighed 74.1 kg this morning" */
const WEIGHED = phrase("weigh|weighed *");
const BEHIND = new Set("this pounds lbs now already again nowadays today kg kilos so".split(" "));
/** So far somebody's weight changes between two statements. */
const MOST_WEIGHT = 1.4;

/** "weighs 96 kg", "is down to 93"; not "is down to 93 cigarettes", nor the goal of 88 kg */
export const isOtherKilos: Rule = (older, newer) => {
  if (
    !hasAny(older, WEIGHS) ||
    hasAny(older, AIMS) ||
    !isOfUser(older) ||
    older.isPlan ||
    older.isPastEvent ||
    older.isNegated
  )
    return false;
  const { clauses, tokens } = newer;
  const [clause] = clauses;
  const end =
    clause?.subject.isPerson === true
      ? Math.max(matchAt(tokens, clause.head, STANDS_AT), matchAt(tokens, clause.head, WEIGHED))
      : -1;
  if (end === -1 || newer.isNegated || newer.isPlan || !isOfSame(older, newer)) return false;
  const next = tokens[end + 1];
  const isBare = isEndOfClause(next) || BEHIND.has(next!.lower);
  const known = KILOS.flatMap((type) => [...(older.values.values.get(type) ?? [])]).map(Number.parseFloat);
  const weights = known.length > 0 ? known : older.tokens.filter(({ isNumber }) => isNumber).map(numberOf);
  return isBare && weights.length === 1 && isNear(weights[0]!, numberOf(tokens[end]), MOST_WEIGHT);
};

const DOWN_TO = phrase("down|up to *");
const MOST_COUNT = 6;
const countsIn = ({ tokens }: Parsed, unit: string): number[] =>
  tokens.flatMap((token, at) => (tokens[at + 1]?.stem === unit ? [numberOf(token)] : []));
const isCounted = (next: Token | undefined): next is Token =>
  next !== undefined && !next.isBreak && (!STOP_WORDS.has(next.lower) || next.lower === "a");
const SUMS = stems("budget pay price cost rent fee salary charge quote earn spend wage deposit".split(" "));
const isOfOneSum = (older: Parsed, newer: Parsed): boolean => {
  const named = [...newer.words].filter((word) => SUMS.has(word));
  return named.length > 0 ? named.some((word) => older.words.has(word)) : !hasAny(older, SUMS);
};
/** "sleeps badly and drinks four coffees a day", "started therapy, finally. Down to two coffees" */
export const isOtherCount: Rule = (older, newer) => {
  if (newer.isPlan || newer.isNegated || older.isPlan || older.isPastEvent || !isOfSame(older, newer)) return false;
  const found = find(newer.tokens, DOWN_TO);
  const next = found === null ? undefined : newer.tokens[found.end + 1];
  if (found === null || !isCounted(next)) return false;
  // "User's club has 14 members", "the band is up to 23 members"
  const [subject] = newer.clauses.map((clause) => clause.subject);
  if (subject?.isPerson === false && subject.thing.some((word) => !older.words.has(word))) return false;
  // "They pay 900 a month", "budget is up to 1,200 a month": sums of two things.
  if (next.lower === "a" && !isOfOneSum(older, newer)) return false;
  const count = numberOf(newer.tokens[found.end]);
  return countsIn(older, next.stem).some((known) => isNear(known, count, MOST_COUNT));
};

const OF_MONEY = stems("loan debt mortgage overdraft savings balance bill fee fund pot rent".split(" "));
const MOST_SUM = 4;
const SUM_AT = phrase("be ~ at|down|up|to|now to? *");
/** "has a loan of 5,000 for the car", "the loan is down to 4,100" */
export const isOtherSum: Rule = (older, { tokens, clauses, isNegated, isPlan }) => {
  if (isNegated || isPlan || older.isPlan || older.isNegated || !isOfUser(older)) return false;
  return clauses.some(({ subject, head }) => {
    const [thing, more] = subject.isPerson ? [] : subject.thing;
    if (thing === undefined || more !== undefined || !OF_MONEY.has(thing)) return false;
    // Not "the neighbour's rent".
    if (subject.about.length > 0 || ![...subject.keys].every((key) => key === SELF || key === UNKNOWN)) return false;
    const end = older.words.has(thing) ? matchAt(tokens, head, SUM_AT) : -1;
    const sum = end === -1 ? Number.NaN : numberOf(tokens[end]);
    return older.tokens.some((token) => isNear(numberOf(token), sum, MOST_SUM));
  });
};

const GOT_RAISE = phrase("get|got|receive|received|have a|an|the|my|his|her|their? ~ raise|rise|payrise");
const ASKED = new Set("asked asking wants hopes rejected no rent".split(" "));
/** "a raise of 3%" leaves the sum unsaid. */
const isOfNoRaise = ({ lower }: Token): boolean => ASKED.has(lower) || lower.endsWith("%");
const EARNS = ["earn|make *", "salary|wage|wages|pay|income be *", "take home *"].map(phrase);
/** "earns 3,400 a month and the rent is 1,250", "got a raise, 3,650 net" */
export const hasRaise: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || newer.isUnsure || older.isPast || older.isPlan || older.isNegated)
    return false;
  const found = find(newer.tokens, GOT_RAISE);
  if (found === null || found.start !== newer.clauses[0]?.head || !isOfSame(older, newer)) return false;
  const earns = findAny(older, EARNS);
  return earns !== null && older.tokens[earns.end]?.isNumber === true && !newer.tokens.some(isOfNoRaise);
};

const daysIn = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens.flatMap(({ lower }) => {
      const day = WEEKDAYS.has(lower) ? lower : lower.replace(/s$/, "");
      return WEEKDAYS.has(day) ? [day.slice(0, 3)] : [];
    }),
  );
const SWITCHES_DAYS = phrase("switch|switching|switched|change|changing|changed|move|moving|moved to *");
const KEPT_UP = stems(
  "train go run swim work do practise practice teach volunteer have play attend row cycle".split(" "),
);

/** The days that somebody goes over to, with no word of what is done on them: "is switching to Tuesday and Thursday". */
const newDaysIn = ({ tokens, clauses: [clause] }: Parsed): Set<string> => {
  const end = clause?.subject.isPerson === true ? matchAt(tokens, clause.head, SWITCHES_DAYS) : -1;
  const rest = end === -1 ? [] : tokens.slice(end);
  const isDay = (token: Token): boolean => daysIn([token]).size > 0;
  const days = upTo(rest, (token) => !isDay(token) && !token.isBreak && token.lower !== "and" && token.lower !== "to");
  const next = rest[days.length];
  return isEndOfClause(next) || STOP_WORDS.has(next!.lower) || next!.lower === "cos" ? daysIn(days) : new Set();
};

/** "trains on Monday, Wednesday and Friday", "is switching to Tuesday and Thursday because of the job" */
export const isOnOtherDays: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || newer.hasAddition || older.isPastEvent || older.isPast || older.isNegated)
    return false;
  if (!isOfSame(older, newer) || !isOfUser(older) || !KEPT_UP.has(headOf(older))) return false;
  const [was, is] = [daysIn(older.tokens), newDaysIn(newer)];
  const isMany = was.size > 1 && is.size > 1;
  return (isMany || was.size === is.size) && is.size > 0 && [...is].some((day) => !was.has(day));
};

const WHEN = stems("every each morning afternoon evening night week now day after work".split(" "));
/** "swims every Tuesday morning", "swims on Fridays now because the pool closes on Tuesdays" */
export const isDoneOnOtherDay: Rule = (older, newer) => {
  const [one, other] = [older.clauses[0], newer.clauses[0]];
  const head = headOf(older);
  if (one === undefined || other === undefined || head !== headOf(newer) || head === BE || head === HAVE) return false;
  if (!newer.saysNow || newer.isPastEvent || newer.isNegated || newer.hasAddition || !isOfSame(older, newer))
    return false;
  const [was, is] = [daysIn(older.tokens), daysIn(newer.tokens.slice(other.start, other.end))];
  const isOther = was.size > 0 && is.size > 0 && ![...is].some((day) => was.has(day));
  return isOther && !older.isPastEvent && [...older.core].every((word) => newer.words.has(word) || WHEN.has(word));
};

const PUT_UP = [
  "put|push|pushed it|the|their ~ up|down to *",
  "charge now? *",
  "go|went up|down to *",
  "want|ask now? *",
].map(phrase);
const unitBehind = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at + 1, at + 3)
    .map(({ lower }) => lower)
    .join(" ");
/** "the caterer is Blue Plate, £38 a head", "Blue Plate put it up to £42 a head" */
export const isOtherPriceOf: Rule = (older, newer) => {
  const { tokens } = newer;
  if (newer.isPlan || newer.isNegated || older.isNegated || older.isPast || !older.values.values.has("money"))
    return false;
  return newer.clauses.some(({ start, subject, head }) => {
    const who = tokens
      .slice(start, subject.end)
      .filter(({ isBreak, lower }) => !isBreak && lower !== "and" && lower !== "the");
    const isThem =
      who.length > 0 && who.every(({ lower }) => older.tokens.some((token) => token.lower === lower && token.isName));
    const end = isThem ? Math.max(...PUT_UP.map((it) => matchAt(tokens, head, it))) : -1;
    if (end === -1 || !Number.isFinite(numberOf(tokens[end]))) return false;
    const unit = unitBehind(tokens, end);
    return older.tokens.some(
      (token, at) => isNear(numberOf(token), numberOf(tokens[end]), MOST_SUM) && unitBehind(older.tokens, at) === unit,
    );
  });
};

const MAKES = phrase("earn|make|get paid? *");
const BESIDE = /\b(?:second|2nd|another|other|side|extra|weekend|evening|summer) (?:job|post)\b/;
const NEXT_JOB = phrase("get|got|start|started|take|took|land|landed ~ job|post|role|position");
const PERIOD = /^an? (?:month|year|hour|week|day)$/;
const sumsOf = ({ tokens }: Parsed): { readonly sum: number; readonly per: string }[] =>
  tokens.flatMap((token, at) => {
    const per = unitBehind(tokens, at);
    return token.isNumber && PERIOD.test(per) ? [{ sum: numberOf(token), per }] : [];
  });
/** "makes 1100 a month", "got the job at the Elm, 1250 a month" */
export const isPaidByNextJob: Rule = (older, newer) => {
  if (newer.isPlan || newer.isNegated || newer.hasAddition || older.isPast || older.isPlan || !isOfSame(older, newer))
    return false;
  if (
    find(older.tokens, MAKES)?.start !== older.clauses[0]?.head ||
    find(newer.tokens, NEXT_JOB) === null ||
    BESIDE.test(newer.text)
  )
    return false;
  const [was, ...others] = sumsOf(older);
  return (
    was !== undefined &&
    others.length === 0 &&
    sumsOf(newer).some(({ sum, per }) => per === was.per && isNear(sum, was.sum, MOST_SUM))
  );
};

const PARTS_OF_DAY = stems("morning afternoon evening night lunchtime".split(" "));
const partsOfDay = ({ tokens }: Parsed): string[] =>
  tokens.filter(({ stem: word }) => PARTS_OF_DAY.has(word)).map(({ stem: word }) => word);
/** "writes every morning from nine to eleven", "writes in the afternoon now" */
export const isDoneAtOtherTime: Rule = (older, newer) => {
  const head = headOf(older);
  const [clause] = newer.clauses;
  if (
    clause === undefined ||
    head !== headOf(newer) ||
    head === BE ||
    head === HAVE ||
    !newer.saysNow ||
    newer.isPastEvent
  )
    return false;
  if (newer.isNegated || newer.hasAddition || older.isNegated || older.isPastEvent || !isOfSame(older, newer))
    return false;
  const said = newer.tokens.slice(clause.start, clause.end);
  const is = said.filter(({ stem: word }) => PARTS_OF_DAY.has(word));
  const was = partsOfDay(older);
  const isSame = said
    .slice(clause.head - clause.start)
    .every(
      ({ stem: word, lower, isBreak }) =>
        isBreak ||
        PARTS_OF_DAY.has(word) ||
        STOP_WORDS.has(lower) ||
        lower === "now" ||
        lower === "nowadays" ||
        older.words.has(word),
    );
  return isSame && was.length > 0 && is.length > 0 && !is.some(({ stem: word }) => was.includes(word));
};
