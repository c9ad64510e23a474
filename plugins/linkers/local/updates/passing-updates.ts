// What ended and is only told in passing: "metformin is gone", "the scan was clean", "Piet got day shifts". Such words say neither whose
// it was nor all that is over, so the newer one is only ever ranked first.

import { headOf } from "../compare.ts";
import { DOSES } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import {
  hasRaise,
  isDoneAtOtherTime,
  isDoneOnOtherDay,
  isOnOtherDays,
  isOtherCount,
  isOtherKilos,
  isOtherPriceOf,
  isOtherSum,
  isPaidByNextJob,
} from "./passing-amounts.ts";
import { isAllowedNow } from "./passing-bans.ts";
import {
  hasHelperMoved,
  hasMovedOut,
  hasOtherTrade,
  hasOwnHome,
  isBack,
  isCoupled,
  isDeclined,
  isFineNow,
  isFolded,
  isLeaving,
  isOfTheDead,
  isOtherTurn,
  isRefusedHome,
  isTripOver,
  isUnwanted,
} from "./passing-deeds.ts";
import {
  canDrive,
  EVENT_WORDS,
  hasBeen,
  hasHadIt,
  hasSoldTicket,
  hasTaken,
  isCompanionOut,
  isDoneOtherDay,
  isOtherDay,
  isOtherGuest,
  isSkipped,
} from "./passing-events.ts";
import {
  hasTakenPlace,
  isAllergyOver,
  isHomeAgain,
  isHouseTrained,
  isMended,
  isOtherWeight,
  isThrough,
  isWell,
} from "./passing-health.ts";
import { OF_LIVES } from "./passing-lives.ts";
import { hasLeftForFirm, hasPartedFrom, hasStandIn, isHelperGone, isOnOtherMedicine } from "./passing-people.ts";
import {
  hasSoldRide,
  isBornNow,
  isDoneLess,
  isOccasionOff,
  isOfOtherDay,
  isPlanOff,
  isSoldNow,
  isTakenUpAgain,
} from "./passing-plans.ts";
import { canSpendNow, hasLeftIt, hasSlipped, isPortDone } from "./passing-projects.ts";
import { areResultsIn, hasFoundHome, hasFoundThing, hasFoundWork } from "./passing-searches.ts";
import {
  hasComeToTheWorld,
  hasDecided,
  hasFallenThrough,
  hasGoneHome,
  hasRun,
  isHandedIn,
  isIdeaDropped,
  isLivingTogether,
  isOlderNow,
  isOtherHome,
  isOtherRate,
} from "./passing-stories.ts";
import { isAsleepElsewhere, isBackAgain, isBookingGone, isBoughtAtLast, isMade } from "./passing-things.ts";
import { hasNotBorne, hasQuitPlace, isWithNow } from "./passing-turns.ts";
import { findAny, hasAny, isEndOfClause, isOfSame, isOfUser, OPENERS, type Rule } from "./passing-words.ts";
import { hasLeftWork, hasOtherWork, isClosed, isOtherShift } from "./passing-work.ts";
import { isOtherBest } from "./record-updates.ts";
import type { Verdict } from "./slot-updates.ts";

/** A word that is a name only for standing first: "Bakery closed down". */
const isThingIn = ({ tokens }: Parsed, { stem: word, lower }: Token): boolean =>
  tokens.some((token) => !token.isName && (token.stem === word || token.lower === lower || isDoing(token.stem, word)));
/** "walk" of "walking", "run" of "running" */
const isDoing = (verb: string, noun: string): boolean =>
  noun.endsWith("ing") && (noun.slice(0, -3) === verb || noun.slice(0, -4) === verb);

const GOES_ON = new Set("so and because since but for now as".split(" "));
const OVER = [
  "be gone",
  "be out for? nowadays",
  "be off the table|menu",
  "be over",
  "be history",
  "be a thing of the past",
  "be off again|now|completely",
];
const OVERS = OVER.map(phrase);
const CARRIES = stems("take walk run row cycle swim drink eat smoke be use do go play have train want".split(" "));
/** "takes metformin", "metformin is gone"; "walks every day", "walking is out for now" */
const isOver: Rule = (older, { tokens, clauses: [clause] }) => {
  const at = tokens.slice(0, 5).findIndex(({ lower }) => lower === "is" || lower === "are");
  const end = at < 1 ? -1 : OVERS.map((pattern) => matchAt(tokens, at, pattern)).find((it) => it !== -1);
  if (end === undefined || end === -1 || clause?.isNegated === true || older.isNegated) return false;
  if (!isEndOfClause(tokens[end]) && !GOES_ON.has(tokens[end]!.lower)) return false;
  const said = tokens.slice(0, at).filter(({ lower }) => !OPENERS.has(lower));
  if (said.length === 0 || !said.every((word) => isThingIn(older, word))) return false;
  const isDosed = hasAny(older, DOSES) && older.mentions.has(SELF);
  return isDosed || (isOfUser(older) && !older.isPastEvent && CARRIES.has(headOf(older)));
};

const FOUND_HOME = phrase(
  "find|found|buy|bought|rent|rented|get|got|take|took ~ house|flat|apartment|place|room ~ in *",
);
const WENT_THERE = phrase("move|moved there|in|across");
const DWELLS = phrase("live|living in *");
/** "lives in Rotterdam", "found a house for rent in Delft, they moved there in May" */
const hasMovedThere: Rule = (older, newer) => {
  const home = newer.isPlan ? null : find(newer.tokens, FOUND_HOME);
  const was = home === null ? null : find(older.tokens, DWELLS);
  if (home === null || was === null || !isOfUser(older) || older.isNegated) return false;
  const [to, from] = [newer.tokens[home.end], older.tokens[was.end]];
  if (to?.isName !== true || from?.isName !== true || older.mentions.has(to.lower)) return false;
  return newer.clauses.some(
    ({ subject, head, isPlan, isNegated }) =>
      subject.keys.has(SELF) &&
      subject.isPerson &&
      !isPlan &&
      !isNegated &&
      matchAt(newer.tokens, head, WENT_THERE) !== -1,
  );
};

const SWITCHES_MAJOR = phrase(
  "switch|switching|switched|change|changing|changed user|their|his|her 's? major|degree to *",
);
/** "is a second year bio major", "is switching their major to biochemistry" */
const isOtherMajor: Rule = (older, newer) => {
  const found = newer.isPlan || newer.isNegated ? null : find(newer.tokens, SWITCHES_MAJOR);
  const to = found === null ? undefined : newer.tokens[found.end];
  return to !== undefined && older.words.has("major") && !older.words.has(to.stem) && isOfSame(older, newer);
};

const NOUNS = new Map([
  ["explain", stems(["explain", "explanation", "explanations"])],
  ["suggest", stems(["suggest", "suggestion", "suggestions"])],
  ["correct", stems(["correct", "correction", "corrections"])],
  ["comment", stems(["comment", "comments"])],
  ["joke", stems(["joke", "jokes"])],
  ["ask", stems(["ask", "question", "questions"])],
]);
const MAY_AGAIN = phrase("can|may|to explain|suggest|correct|comment|joke|ask ~ again");
const THE_ASSISTANT = new Set(["you", "assistant"]);
const DENIES = new Set(["no", "not", "without", "never"]);
/** "wants only code, no explanations", "you can explain things again" */
const isAllowedAgain: Rule = (older, newer) => {
  const found = find(newer.tokens, MAY_AGAIN);
  const verb =
    found === null ? undefined : newer.tokens.slice(found.start, found.end).find(({ lower }) => NOUNS.has(lower));
  if (found === null || verb === undefined || newer.isNegated || !isOfUser(older)) return false;
  if (!THE_ASSISTANT.has(newer.tokens[found.start - 1]?.lower ?? "")) return false;
  const said = NOUNS.get(verb.lower)!;
  return older.tokens.some(
    ({ stem: word }, at) =>
      said.has(word) && older.tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => DENIES.has(lower)),
  );
};

const ALONE = ["alone", "by user|themselves|himself|herself", "on their|his|her|user own", "single-handedly"].map(
  phrase,
);
const SHARE = stem("share");
const OWN = new Set("user their his her my".split(" "));
/** "runs a cake stall with their sister", "runs the stall alone" */
const isAloneWithIt: Rule = (older, newer) => {
  if (findAny(newer, ALONE) === null || newer.isNegated || newer.isPlan || older.isPastEvent) return false;
  const isShared = older.tokens.some(
    ({ lower }, at) =>
      lower === "with" && (older.tokens[at + 1]?.isName === true || OWN.has(older.tokens[at + 1]?.lower ?? "")),
  );
  return newer.clauses.some(({ subject, head, end }) => {
    const isSameDeed = newer.tokens[head]?.stem === headOf(older) || headOf(older) === SHARE;
    const things = newer.tokens.slice(head + 1, end).filter(({ lower, isBreak }) => !isBreak && !STOP_WORDS.has(lower));
    const [what] = things;
    return (
      isShared &&
      subject.keys.has(SELF) &&
      isOfUser(older) &&
      isSameDeed &&
      what !== undefined &&
      what.lower !== "alone" &&
      older.core.has(what.stem)
    );
  });
};

const ONE_OF =
  "roommate|flatmate|housemate|boss|manager|lead|landlord|landlady|doctor|dentist|therapist|gp|nanny|cleaner|tutor|trainer";
const NEW_ONE = phrase(`user 's new ${ONE_OF}`);
const KNOWN_ONE = phrase(`user 's ${ONE_OF}`);
/** "User's roommate Priya is in the same class", "User's new roommate is Hannah" */
const hasNewOne: Rule = (older, { tokens, clauses: [clause], isPlan, isNegated }) => {
  const found = isPlan || isNegated || clause === undefined ? null : find(tokens, NEW_ONE);
  const known = found === null ? null : find(older.tokens, KNOWN_ONE);
  if (found?.start !== 0 || known?.start !== 0 || older.isPastEvent) return false;
  const [is, was] = [tokens[found.end - 1], older.tokens[known.end - 1]];
  const name = older.tokens[known.end];
  const isOther = name?.isName === true && !tokens.some(({ lower }) => lower === name.lower);
  return is?.stem === was?.stem && isOther && tokens.slice(found.end, found.end + 3).some(({ isName }) => isName);
};

const TURNED_DOWN = ["turn|turned user down", "reject|rejected user", "say|said no to user"].map(phrase);
const ASKED = stems("apply applied application interview audition offer bid".split(" "));
/** "applied for an internship at Cellia", "Cellia turned User down" */
const isTurnedDown: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isPlan ? null : findAny(newer, TURNED_DOWN);
  if (found === null || !isOfUser(older) || !hasAny(older, ASKED)) return false;
  const who = newer.tokens.slice(0, found.start).filter(({ lower }) => !OPENERS.has(lower));
  return who.length > 0 && who.every(({ stem: word }) => older.words.has(word));
};

const READIES = phrase(
  "save|saving|train|training|prepare|preparing|revise|revising|practise|practising for user|the|a|an|their|his|her *",
);
const ACHIEVES = phrase(
  "buy|bought|get|got|run|ran|finish|finished|complete|completed|pass|passed|sit|sat the|a|an|their|his|her *",
);
/** "is saving for a table saw", "bought the table saw"; "is training for a marathon", "ran the marathon" */
const isReached: Rule = (older, newer) => {
  const aim = newer.isPlan || newer.isNegated || !newer.isPastEvent ? null : find(older.tokens, READIES);
  const got = aim === null ? null : find(newer.tokens, ACHIEVES);
  if (aim === null || got === null || !isOfSame(older, newer)) return false;
  const meant = nounFrom(older.tokens, aim.end);
  return meant.length > 0 && meant.join(" ") === nounFrom(newer.tokens, got.end).join(" ");
};
const AFTER_NOUN = new Set(["last", "this", "next", "speaking"]);
/** "table saw" of "a table saw in May" */
const nounFrom = (tokens: readonly Token[], from: number): string[] =>
  upTo(
    tokens.slice(from),
    ({ lower, isBreak, isNumber }) => isBreak || isNumber || STOP_WORDS.has(lower) || AFTER_NOUN.has(lower),
  ).map(({ stem: word }) => word);

/** "Oskar's swimming moved to Thursdays", "Oskar gave up swimming" */
const isGivenUp: Rule = (older, newer) => {
  const subject = older.clauses[0]?.subject;
  if (subject === undefined || subject.isPerson || subject.thing.length === 0 || newer.isPlan) return false;
  const isNamed = newer.endings.some(({ words }) => subject.thing.every((word) => words.includes(word)));
  return isNamed && isOfSame(older, newer);
};

/** Each with words of which the newer statement has one: most have none, and are not looked at closer. */
const RULES: readonly (readonly [name: string, rule: Rule, words: string])[] = [
  ["over", isOver, "gone out off over history past"],
  ["closed", isClosed, "close shut bust bankrupt under"],
  ["left", hasLeftWork, "leave"],
  ["shift", isOtherShift, "shift days nights earlies lates evenings mornings weekends"],
  ["home", hasMovedThere, "there in across"],
  ["allergy", isAllergyOver, "allergy intolerance"],
  ["major", isOtherMajor, "major degree"],
  ["mended", isMended, "heal recover good fine better cast splint sling"],
  [
    "through",
    isThrough,
    "nappies diapers potty swim water stabilisers stabilizers jab vaccination vaccinated shot chipped neutered spayed crawl walk steps",
  ],
  ["taken-place", hasTakenPlace, "clean clear fine ok okay good great well smoothly done over normal badly all"],
  ["weight", isOtherWeight, "weight"],
  ["allowed", isAllowedAgain, "again"],
  ["alone", isAloneWithIt, "alone themselves himself herself own single-handedly"],
  ["work", hasOtherWork, "work job career"],
  ["successor", hasNewOne, "new"],
  ["turned-down", isTurnedDown, "down reject no"],
  ["reached", isReached, "buy get run finish complete pass sit"],
  ["given-up", isGivenUp, "give stop quit drop"],
  ["folded", isFolded, "fold disband dissolve shut close bust under bankrupt split broke stop end fizzle pack"],
  ["trip", isTripOver, "was were be"],
  ["unwanted", isUnwanted, "longer"],
  ["fine", isFineNow, "fine"],
  ["turn", isOtherTurn, "cook cleaner driver cooking cleaning driving shopping laundry washing clean wash walk run"],
  ["trade", hasOtherTrade, "work job"],
  ["dead", isOfTheDead, "die pass away dead"],
  ["declined", isDeclined, "down decline no"],
  ["refused", isRefusedHome, "bank lender landlord seller owner"],
  ["moved-out", hasMovedOut, "out"],
  ["back", isBack, "back out"],
  ["found-work", hasFoundWork, "offer accept take get land find sign start"],
  ["found-home", hasFoundHome, "find get buy rent take sign key move offer"],
  ["found", hasFoundThing, "find get buy adopt hire have book"],
  ["results", areResultsIn, "result grade mark"],
  ["has-been", hasBeen, EVENT_WORDS],
  ["taken", hasTaken, "pass fail ace flunk"],
  ["licence", canDrive, "pass"],
  ["had", hasHadIt, EVENT_WORDS],
  ["other-day", isOtherDay, "party birthday do celebration shower barbecue bbq dinner reunion picnic wedding ceremony"],
  ["other-day", isDoneOtherDay, "instead now nowadays"],
  ["guest", isOtherGuest, "come coming join joining make attend there"],
  ["companion", isCompanionOut, "come coming join joining make attend there"],
  ["ticket", hasSoldTicket, "ticket"],
  ["skipped", isSkipped, "skip"],
  ["weight", isOtherKilos, "down up at weigh"],
  ["count", isOtherCount, "down up"],
  ["best", isOtherBest, "best record pb pbs score time result run ride swim jump lift streak"],
  ["sum", isOtherSum, "loan debt mortgage overdraft savings balance bill fee fund pot rent"],
  ["raise", hasRaise, "raise rise payrise"],
  ["days", isOnOtherDays, "switch change move"],
  ["days", isDoneOnOtherDay, "now nowadays instead"],
  ["allowed-now", isAllowedNow, "again back"],
  ["well", isWell, "better well fine healthy ok negative over"],
  ["home-again", isHomeAgain, "home back out"],
  ["leaving", isLeaving, "retire leave quit"],
  ["helper-moved", hasHelperMoved, "move emigrate"],
  ["own-home", hasOwnHome, "own"],
  ["coupled", isCoupled, "move"],
  ["house-trained", isHouseTrained, "trained housetrained house-trained"],
  ["bought", isBoughtAtLast, "buy get"],
  ["made", isMade, "finish done ready complete built"],
  ["back-again", isBackAgain, "back come turn find home"],
  ["booking", isBookingGone, "cancel"],
  ["sleeps", isAsleepElsewhere, "sleep live"],
  ["parted", hasPartedFrom, "part let fire sack ditch dump drop dismiss finish done stop longer"],
  ["stand-in", hasStandIn, "so and"],
  ["left-for", hasLeftForFirm, "leave quit"],
  ["helper-gone", isHelperGone, "retire leave quit resign die"],
  ["other-medicine", isOnOtherMedicine, "take switch change move"],
  ["plan-off", isPlanOff, "off no not cancel postpone fall"],
  ["occasion-off", isOccasionOff, "off cancel postpone call"],
  [
    "other-weekday",
    isOfOtherDay,
    "monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays",
  ],
  ["sold-ride", hasSoldRide, "sell scrap"],
  ["sold", isSoldNow, "sell"],
  ["price", isOtherPriceOf, "up down charge want ask"],
  ["paid", isPaidByNextJob, "job post role position"],
  ["time-of-day", isDoneAtOtherTime, "now nowadays instead"],
  ["born", isBornNow, "born baby"],
  ["taken-up", isTakenUpAgain, "again back"],
  ["less", isDoneLess, "week month day"],
  ["left-it", hasLeftIt, "leave quit resign"],
  ["port", isPortDone, "done finish complete over live"],
  ["slipped", hasSlipped, "slip postpone delay push late"],
  ["spend", canSpendNow, "spend"],
  ["quit-place", hasQuitPlace, "quit leave resign"],
  ["not-borne", hasNotBorne, "so"],
  ["with", isWithNow, "with without"],
  ["run", hasRun, "run finish complete do swim ride"],
  ["decided", hasDecided, "accept turn decline reject take"],
  ["together", isLivingTogether, "live"],
  ["gone-home", hasGoneHome, "back out own"],
  ["fallen-through", hasFallenThrough, "offer"],
  ["handed-in", isHandedIn, "hand submit"],
  ["other-home", isOtherHome, "new live"],
  ["rate", isOtherRate, "rate"],
  ["idea", isIdeaDropped, "idea plan plans project"],
  ["older", isOlderNow, "turn"],
  ["baby", hasComeToTheWorld, "baby"],
  ...OF_LIVES,
];
/** "needs a bike, thinking of a used one": what is found ends the search, however unsure it was. */
const OF_UNSURE = new Set(["found", "bought", "idea", "changed-work", "animal"]);
/** "The course was full, so User is on the waiting list": that lasts. */
const OF_PAST = "off-list";
const LOOKED_AT = RULES.map(([name, rule, words]) => ({ name, rule, words: stems(words.split(/\s+/)) }));
const lookedAt = new WeakMap<Parsed, typeof LOOKED_AT>();

const rulesFor = (newer: Parsed): typeof LOOKED_AT => {
  const known = lookedAt.get(newer);
  if (known !== undefined) return known;
  const rules = newer.isUnsure ? [] : LOOKED_AT.filter(({ words }) => hasAny(newer, words));
  lookedAt.set(newer, rules);
  return rules;
};

export const passingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const found = rulesFor(newer).find(
    ({ name, rule }) =>
      (!older.isPast || name === OF_PAST) && (!older.isUnsure || OF_UNSURE.has(name)) && rule(older, newer),
  );
  return found === undefined ? null : { rule: `passing:${found.name}`, tier: "soft" };
};
