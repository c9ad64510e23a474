// What somebody no longer does, plans or wants, as it is told in passing of a group, a trip, an offer, another's turn at the stove.

import { wrapped } from "#domain/wrapped.ts";
import { headOf } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { findAny, hasAny, isEndOfClause, isOfSame, isOfUser, type Rule } from "./passing-words.ts";

const GROUPS = stems(
  "choir band club team league orchestra company startup shop cafe café bakery firm agency studio gym restaurant factory school magazine quartet troupe charity".split(
    " ",
  ),
);
const FOLDS = [
  "fold|folded|disband|disbanded|dissolve|dissolved",
  "have? be? shut|close|closed down",
  "go|went bust|under|bankrupt",
  "split|broke up",
  "close|closed for good",
].map(phrase);
/** "The choir has stopped"; not "has stopped meeting on Mondays". */
const STOPS = ["have? stop|stopped|ended", "have? fizzled out", "have? packed up"].map(phrase);
const BELONGS = stems(
  "sing play work be train row run have meet help volunteer dance conduct teach go join".split(" "),
);
const JOIN = stem("join");
const INSIDE = new Set("in at for with of to".split(" "));
const LEADS = new Set("user say the 's a that this".split(" "));
/** "sings in a choir", "the choir folded"; "works for Peltra", "Peltra shut down" */
export const isFolded: Rule = (older, { tokens, isNegated, isPlan }) => {
  const found = tokens.findIndex((_, at) => {
    const here = tokens.slice(at, at + 4);
    return (
      FOLDS.some((pattern) => find(here, pattern)?.start === 0) ||
      STOPS.map((pattern) => find(here, pattern)).some((stop) => stop?.start === 0 && isEndOfClause(here[stop.end]))
    );
  });
  if (found < 1 || isNegated || isPlan || older.isPast || older.isNegated) return false;
  // "has joined a choir" is over as little as "sings in a choir".
  if (older.isPastEvent && headOf(older) !== JOIN) return false;
  if (!isOfUser(older) || !BELONGS.has(headOf(older))) return false;
  // "folded its chairs"
  if (/^(?:its|the|their|a|an)$/.test(tokens[found + 1]?.lower ?? "")) return false;
  const what = tokens.slice(0, found).filter(({ stem: word, lower }) => !LEADS.has(word) && !LEADS.has(lower));
  if (what.length === 0 || what.length > 3 || what.some(({ isBreak }) => isBreak)) return false;
  if (
    !what.every(({ lower, stem: word }) => older.tokens.some((token) => token.lower === lower || token.stem === word))
  )
    return false;
  const last = what.at(-1)!;
  const at = older.tokens.findIndex(({ lower, stem: word }) => lower === last.lower || word === last.stem);
  const isIn =
    headOf(older) === JOIN || older.tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => INSIDE.has(lower));
  return isIn && (GROUPS.has(last.stem) || last.isName);
};

const TRIPS = wrapped`
  cruise|holiday|vacation|trip|wedding|honeymoon|retreat|festival|reunion|conference|safari|marathon|race|recital|exam
  |interview|graduation|operation|surgery|scan`;
const WAS = phrase(
  `${TRIPS} be ~ lovely|great|wonderful|amazing|gorgeous|fantastic|brilliant|perfect|beautiful|awful|terrible|fun|good|fine|nice|cancelled|canceled|disaster|success|blast`,
);
const AHEAD = stems("go have book plan prepare save look want organise organize pack train practise".split(" "));
/** "User's operation is on June 20" */
const isDue = ({ clauses: [clause], values }: Parsed, trip: string): boolean =>
  clause?.subject.thing.includes(trip) === true && values.values.has("date");
/** "is going on a cruise in May", "the cruise was lovely" */
export const isTripOver: Rule = (older, { tokens, isNegated }) => {
  const found = isNegated ? null : find(tokens, WAS);
  const trip = found === null ? undefined : tokens[found.start];
  if (found === null || trip === undefined || !older.words.has(trip.stem) || !isOfUser(older)) return false;
  const between = tokens.slice(0, found.start).filter(({ lower }) => !LEADS.has(lower) && lower !== "says");
  const isBare = between.every(({ stem: word }) => older.words.has(word));
  const be = tokens[found.start + 1]?.lower;
  return (
    isBare &&
    (be === "was" || be === "were") &&
    !older.isPast &&
    !older.isPastEvent &&
    (AHEAD.has(headOf(older)) || isDue(older, trip.stem))
  );
};

const NO_LONGER = phrase("user no longer want *");
/** "Tabs not spaces in anything", "no longer wants tabs"; "is on a diet plan", "no longer wants the diet plan" */
export const isUnwanted: Rule = (older, { tokens }) => {
  const found = find(tokens, NO_LONGER);
  if (found?.start !== 0) return false;
  const what = tokens.slice(found.end).filter(({ lower, isBreak }) => !isBreak && !LEADS.has(lower) && lower !== "the");
  const [first, to, verb] = what;
  // "Please correct User's English always", "no longer wants the assistant to correct them"
  if (first?.lower === "assistant" && to?.lower === "to")
    return older.tokens[0]?.lower === "please" && older.tokens[1]?.stem === verb?.stem;
  if (
    what.length === 0 ||
    what.length > 3 ||
    !what.every(({ stem: word, lower }) => older.words.has(word) || older.mentions.has(lower))
  )
    return false;
  return older.tokens[0]?.lower === first?.lower || (!older.isNegated && isOfUser(older) && FOLLOWS.has(headOf(older)));
};
const FOLLOWS = stems("be follow have use do want".split(" "));

const UNITS = [
  ["metric", "imperial"],
  ["celsius", "fahrenheit"],
  ["tabs", "spaces"],
  ["kilometres", "miles"],
] as const;
const FINE_WITH = phrase("user be fine with *");
/** "wants imperial units", "is fine with metric now" */
export const isFineNow: Rule = (older, { tokens }) => {
  const found = find(tokens, FINE_WITH);
  const what = found === null ? undefined : tokens[found.end]?.lower;
  const pair = UNITS.find((both) => both.some((unit) => unit === what));
  const rival = pair?.find((unit) => unit !== what);
  return rival !== undefined && isOfUser(older) && older.tokens.some(({ lower }) => lower === rival);
};

/** Chores, as whoever does them says it. */
const CHORES = [
  ["do ~ cooking", "cook *", "be the cook|chef"],
  ["do ~ cleaning", "clean *", "be the cleaner"],
  ["do ~ driving", "be the driver", "drive us|user|them *"],
  ["do ~ shopping", "be the shopper"],
  ["do ~ laundry|washing", "wash *"],
  ["walk the dog", "do ~ dog walks"],
  ["do ~ school run"],
].map((ways) => ways.map(phrase));
const FOR_NOW = /\bfor now\b/;
const NOW = ["now", "these days", "at the moment", "so user"].map(phrase);
/** "User's wife does the cooking", "User is the cook for now" */
export const isOtherTurn: Rule = (older, newer) => {
  if (
    (findAny(newer, NOW) === null && !FOR_NOW.test(newer.text)) ||
    newer.isPlan ||
    older.isPastEvent ||
    older.isNegated
  )
    return false;
  const [clause] = older.clauses;
  return newer.clauses.some(({ subject, start, end, isNegated }) => {
    if (isNegated || !subject.isPerson || clause === undefined || !clause.subject.isPerson) return false;
    if ([...subject.keys].some((key) => older.firstSubjects.has(key))) return false;
    const said = newer.tokens.slice(start, end);
    return CHORES.some(
      (ways) =>
        ways.some((way) => find(said, way) !== null) &&
        ways.some((way) => find(older.tokens, way)?.start === clause.head),
    );
  });
};

const DRIVES = ["drive a|the ~ bus|taxi|cab|lorry|truck|tram|van|train|coach", "be a ~ driver", "deliver *"].map(
  phrase,
);
const WORKS_NOW = ["work at|for|in *", "work as *", "have a new job *"].map(phrase);
/** "drives a bus", "works at a garage now" */
export const hasOtherTrade: Rule = (older, newer) =>
  newer.saysNow &&
  !newer.isNegated &&
  !newer.isPlan &&
  !older.isPastEvent &&
  isOfSame(older, newer) &&
  DRIVES.some((way) => find(older.tokens, way)?.start === older.clauses[0]?.head) &&
  WORKS_NOW.some((way) => find(newer.tokens, way)?.start === newer.clauses[0]?.head) &&
  !newer.words.has("driver") &&
  !newer.words.has("also");

const DIED = ["die", "pass|passed away", "have die|died", "be dead"].map(phrase);
/** "Gerald cannot drive any longer", "Gerald passed away before Christmas" */
export const isOfTheDead: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  if (clause === undefined || newer.isNegated || newer.isPlan || !isOfSame(older, newer)) return false;
  if (older.isPast || older.isPastEvent || newer.firstSubjects.has(SELF) || !clause.subject.isPerson) return false;
  return (
    older.isNegated && DIED.some((way) => find(newer.tokens.slice(clause.subject.end, clause.end), way)?.start === 0)
  );
};

const OFFERED = stems(["offer"]);
const DECLINED = [
  "turn|turned ~ down",
  "decline|declined ~ post|job|offer|role|place|position",
  "say|said no to ~ post|job|offer|role|place",
].map(phrase);
const POSTS = stems("job post offer role place position contract internship scholarship seat".split(" "));
/** "was offered a job at Bosch", "turned the job down" */
export const isDeclined: Rule = (older, newer) => {
  if (!hasAny(older, OFFERED) || newer.isNegated || newer.isPlan || !isOfSame(older, newer)) return false;
  const found = findAny(newer, DECLINED);
  // "Cellia turned User down" is told of elsewhere.
  return (
    found !== null &&
    found.start === newer.clauses[0]?.head &&
    newer.tokens
      .slice(found.start, found.end + 4)
      .some(({ stem: word }) => POSTS.has(word) && (older.words.has(word) || word === "offer" || word === "job"))
  );
};

const BANK_NO = [
  "bank|lender|landlord|seller|owner say|said no",
  "bank|lender turn|turned ~ down",
  "bank|lender refuse|refused|reject|rejected *",
].map(phrase);
const HOMES = stems("house flat home apartment mortgage place loan".split(" "));
const BUYS = stems("buy purchase get rent".split(" "));
/** "wants to buy a house in Delft", "the bank said no" */
export const isRefusedHome: Rule = (older, newer) => {
  const found = newer.isPlan ? null : findAny(newer, BANK_NO);
  if (found === null || !older.isPlan || !isOfUser(older) || !hasAny(older, HOMES) || !hasAny(older, BUYS))
    return false;
  const next = newer.tokens[found.end];
  const whom = next?.lower === "to" ? newer.tokens[found.end + 1]?.lower : "user";
  return found.start <= 2 && (whom === "user" || whom === "the" || whom === "us" || whom === "their");
};

const SERVED = stems(
  "lesson class therapist counsellor dentist doctor physio physiotherapist teacher instructor tutor coach trainer vet hairdresser midwife nanny cleaner babysitter gp supervisor".split(
    " ",
  ),
);
const LEAVES_SOON = new Set(["retiring", "leaving", "quitting"]);
/** "has a lesson with Mrs Vogt every Monday", "Mrs Vogt is retiring so User needs a new teacher" */
export const isLeaving: Rule = (older, { tokens, clauses: [clause] }) => {
  if (clause?.subject.isPerson !== true || clause.isNegated || !LEAVES_SOON.has(tokens[clause.head]?.lower ?? ""))
    return false;
  const names = [...clause.subject.keys].filter((key) => key !== SELF && !key.includes("/"));
  return names.length > 0 && names.every((name) => older.mentions.has(name)) && hasAny(older, SERVED) && !older.isPast;
};

const HELPS_USER = phrase("help|drive|collect|babysit user *");
const MOVED_AWAY = ["move|moved to *", "move|moved away|abroad", "emigrate|emigrated"].map(phrase);
/** "User's sister helps User pack on Sundays", "User's sister moved to Cork" */
export const hasHelperMoved: Rule = (older, newer) =>
  find(older.tokens, HELPS_USER)?.start === older.clauses[0]?.head &&
  newer.isPastEvent &&
  !older.firstSubjects.has(SELF) &&
  MOVED_AWAY.some((way) => find(newer.tokens, way)?.start === newer.clauses[0]?.head) &&
  isOfSame(older, newer);

const WITH_PARENTS = phrase("live with ~ parent|parents|mother|father|family|grandparents");
const OWN_HOME = [
  "move|moved in|into|to|out ~ own",
  "have|get|got|rent|bought ~ own flat|apartment|place|house|studio",
].map(phrase);
/** "lives with their parents", "moved into their own flat" */
export const hasOwnHome: Rule = (older, newer) =>
  !newer.isPlan &&
  !newer.isNegated &&
  !older.isPast &&
  find(older.tokens, WITH_PARENTS)?.start === older.clauses[0]?.head &&
  findAny(newer, OWN_HOME) !== null &&
  isOfSame(older, newer);

const COUPLED = ["move|moved in together", "move|moved in with *"].map(phrase);
const PARENTS = stems(
  "parent mother father brother sister friend roommate grandmother aunt uncle cousin son daughter".split(" "),
);
/** "is single", "User and Ruben moved in together" */
export const isCoupled: Rule = (older, newer) => {
  if (newer.isPlan || newer.isNegated || older.isNegated || !newer.subjects.has(SELF) || !isOfUser(older)) return false;
  const isSingle = older.slots.some(({ attribute, value }) => attribute === "marital" && value[0] === "single");
  return isSingle && findAny(newer, COUPLED) !== null && !hasAny(newer, PARENTS);
};

const FLATMATES = stems(["flatmate", "roommate", "housemate", "lodger"]);
const MOVED_OUT = phrase("move|moved|moving out");
/** "User's flatmate Sunny is a nurse", "Sunny moved out" */
export const hasMovedOut: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isPlan ? null : find(newer.tokens, MOVED_OUT);
  const name = found === null ? undefined : newer.tokens[found.start - 1];
  if (name?.isName !== true || older.isPast || older.isPastEvent) return false;
  return hasAny(older, FLATMATES) && older.firstSubjects.has(name.lower);
};

const AWAY = [
  "off work|sick|school",
  "on sick leave",
  "sick leave",
  "in hospital",
  "in the hospital",
  "on ~ leave",
].map(phrase);
const BACK = [
  "back at|to work|school|home",
  "back in the office",
  "back from ~ leave|hospital",
  "out of ~ hospital",
  "back on ~ feet",
].map(phrase);
/** "is off work with a broken leg", "is back at work" */
export const isBack: Rule = (older, newer) =>
  !newer.isNegated &&
  !newer.isPlan &&
  !older.isPast &&
  findAny(newer, BACK) !== null &&
  findAny(older, AWAY) !== null &&
  isOfSame(older, newer);
