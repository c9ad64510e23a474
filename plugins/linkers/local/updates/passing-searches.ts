// What somebody was looking for, applying to or waiting for, and how it was answered: the job that was offered, the flat that was
// found, the results that are in. What else the older statement says of the search may still be so.

import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { NAMED_MONTHS, STOP_WORDS } from "../reading/words.ts";
import { isThen } from "./gone-updates.ts";
import { findAny, finderOf, hasAny, isOfSame, isOfUser, OPENERS, type Rule } from "./passing-words.ts";

const POSTS = "job|jobs|role|roles|position|positions|post|posts|internship|apprenticeship|traineeship";
const SEEKS_WORK = [
  `look|search|hunt for ~ ${POSTS}|work|employment`,
  "be|have unemployed|jobless",
  "have be|been unemployed|jobless",
  "out of work",
  "between jobs",
  "on benefits|jobseekers|welfare",
  "on the dole",
  "get|receive|claim ~ unemployment|jobseekers|benefit|benefits",
  "job hunt|hunting|search|searching",
  `apply|applied for ~ ${POSTS}`,
  `interview ~ for ~ ${POSTS}`,
  `hear|heard back about|on ~ ${POSTS}|application`,
  "have a|an|my|his|her|their ~ interview",
].map(phrase);
const workSoughtIn = finderOf(SEEKS_WORK);

const TOOK_WORK = [
  `be offer|offered a|an|the ~ ${POSTS}|contract`,
  `accept|take|took|get|got|land|landed|find|found a|an|the ~ ${POSTS}`,
  "accept|accepted|sign|signed a|an|the|their|his|her? new? offer|contract",
  "start|started|starting a|an|the|their|his|her new ~ job|role|position|post",
].map(phrase);
const STARTS_AS = phrase("start|started|starting as a|an *");
const workTakenIn = finderOf(TOOK_WORK);
const OFFERS_USER = phrase(`offer|offered user a|an|the ~ ${POSTS}`);
/** Beside what is looked for, or not taken. */
const ANOTHER_JOB = new Set(
  "2nd second other another side part-time evening weekend summer student holiday odd extra volunteer".split(" "),
);
const NOT_TAKEN = new Set("down decline declined refused rejected but almost nearly interview".split(" "));
const BEHIND_POST = new Set("at in with as and from now for".split(" "));
/** "got a job for her son" */
const OF_OTHERS = new Set(["their", "his", "her", "the"]);

const isOpenBehind = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end];
  if (next?.lower === "for" && OF_OTHERS.has(tokens[end + 1]?.lower ?? "")) return false;
  return isThen(tokens, end) || next?.isName === true || BEHIND_POST.has(next?.lower ?? "");
};

/** The older statement says where, and the newer one names another firm. */
const isOfOtherFirm = (older: Parsed, newer: Parsed): boolean => {
  const saysWhere = older.tokens.some(
    ({ lower, isName }) => lower === "at" || (isName && older.names.has(lower) && !NAMED_MONTHS.has(lower)),
  );
  return saysWhere && newer.names.size > 0 && ![...newer.names].some((name) => older.names.has(name));
};
const BESIDE = new Set("of at about from for on".split(" "));
const ALONG = new Set(["sign", "signed", "key", "keys"]);
/** "took a photo of the house", "got a call about the job" */
const isOfOtherThing = (said: readonly Token[]): boolean =>
  said.some(({ lower }) => BESIDE.has(lower)) && !said.some(({ lower }) => ALONG.has(lower));

/** "is looking for a new job", "was offered the job"; "is applying for a role at Vela", "Vela offered User the role" */
export const hasFoundWork: Rule = (older, newer) => {
  const { tokens } = newer;
  if (newer.isNegated || newer.isPlan || older.isNegated) return false;
  const sought = workSoughtIn(older);
  if (sought === null || isOfOtherFirm(older, newer) || tokens.some(({ lower }) => NOT_TAKEN.has(lower))) return false;
  const offered = find(tokens, OFFERS_USER);
  if (offered !== null) return isOfUser(older) && tokens.slice(0, offered.start).some((it) => older.words.has(it.stem));
  const took = workTakenIn(newer);
  const isTheirs = isOfSame(older, newer) && newer.clauses[0]?.subject.isPerson === true;
  if (took === null || !isTheirs) return isTheirs && find(tokens, STARTS_AS) !== null;
  const said = tokens.slice(took.start, took.end);
  return !isOfOtherThing(said) && !said.some(({ lower }) => ANOTHER_JOB.has(lower)) && isOpenBehind(tokens, took.end);
};

const HOMES = "flat|apartment|house|studio|place|room|home|flatshare";
const SEEKS_HOME = [
  `look|search|hunt for ~ ${HOMES}`,
  `${HOMES} hunt|hunting|search|searching`,
  `find a|an ~ ${HOMES}`,
  "view|viewing ~ flats|apartments|houses|places|rooms",
].map(phrase);
const FOUND_HOME = [
  `find|found|get|got|buy|bought|rent|rented|take|took a|an|the|our|their|my? ~ ${HOMES}`,
  "sign|signed a|an|the? lease|tenancy",
  `sign|signed for a|an|the ~ ${HOMES}`,
  `get|got|have the? key|keys to|for ~ ${HOMES}`,
  "get|got the key|keys",
  "move|moved in",
].map(phrase);
const homeSoughtIn = finderOf(SEEKS_HOME);
const homeFoundIn = finderOf(FOUND_HOME);
const OFFER_TAKEN = phrase(`offer on|for a|an|the ~ ${HOMES}`);
const ACCEPTED = new Set(["accepted", "accept"]);
/** Not taken, or another one. */
const NOT_A_HOME = new Set(
  "but too view viewing viewings almost nearly let holiday holidays second 2nd weekend hotel dog doll".split(" "),
);
const BEHIND_HOME = new Set("in on at with near by to for from and close last".split(" "));

/** Of a home, and whose: a "place" is looked for "to eat", and found "to park". */
const isHome = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end];
  if (next?.lower === "to" || next?.lower === "'s") return false;
  return isThen(tokens, end) || next?.isName === true || BEHIND_HOME.has(next?.lower ?? "");
};

/** "is looking for a flat with two rooms", "found a flat in Leith", "User's offer on a house in Leith was accepted" */
export const hasFoundHome: Rule = (older, newer) => {
  const { tokens } = newer;
  if (newer.isNegated || newer.isPlan || older.isNegated) return false;
  const sought = homeSoughtIn(older);
  if (sought === null || !isHome(older.tokens, sought.end) || !(older.isPlan || older.isProgressive || isSearch(older)))
    return false;
  if (tokens.some(({ lower }) => NOT_A_HOME.has(lower))) return false;
  const isAccepted = find(tokens, OFFER_TAKEN) !== null && tokens.some(({ lower }) => ACCEPTED.has(lower));
  if (isAccepted) return isOfUser(older) && isOfUser(newer);
  const found = homeFoundIn(newer);
  if (found === null || isOfOtherThing(tokens.slice(found.start, found.end)) || !isDone(tokens, found.start))
    return false;
  return isHome(tokens, found.end) && isOfSame(older, newer);
};
/** "rents a flat at the moment" is told beside the search. */
const isDone = (tokens: readonly Token[], at: number): boolean =>
  isPastForm(tokens[at]!.lower) || tokens[at]!.lower === "has" || tokens[at - 1]?.lower === "has";
const isSearch = ({ words }: Parsed): boolean => words.has(HUNT) || words.has(NEED);
const HUNT = stem("hunt");
const NEED = stem("need");

const SOUGHT = [
  "look|search|hunt for a|an|some *",
  "need|want a|an|some *",
  "need|want to find|get|buy|hire|adopt a|an *",
].map(phrase);
const thingSoughtIn = finderOf(SOUGHT);
const FOUND = phrase("find|found|get|got|buy|bought|adopt|adopted|hire|hired|have|book|booked ~ a|an|the *");
const LEADS_THING = new Set("new used second-hand good decent cheap nice lovely great our their".split(" "));

/** The noun of "a used cello around 1,500", "a cello teacher near work": with what stands before it. */
const nounFrom = (tokens: readonly Token[], from: number): string[] => {
  const rest = tokens.slice(from).filter((token) => !LEADS_THING.has(token.lower));
  return upTo(
    rest,
    (token) =>
      token.isBreak || token.isNumber || token.isName || STOP_WORDS.has(token.lower) || ENDS_NOUN.has(token.lower),
  ).map((token) => token.stem);
};
const ENDS_NOUN = new Set("near around close who called named speaking last this yesterday".split(" "));
/** Found of these says little: "needs some time". */
const NO_THING = stems("job place flat house room home work time day week lot bit break rest way thing".split(" "));

/** "is looking for a drummer", "found a drummer"; "needs a new teacher", "has a new cello teacher" */
export const hasFoundThing: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || newer.isUnsure || older.isNegated) return false;
  const sought = thingSoughtIn(older);
  const found =
    sought === null || newer.tokens.some(({ lower }) => NOT_TAKEN.has(lower)) ? null : find(newer.tokens, FOUND);
  // "Mrs Vogt is retiring so User needs a new teacher"
  const isTheirs = isOfSame(older, newer) || (older.subjects.has(SELF) && isOfUser(newer));
  if (sought === null || found === null || !isTheirs || newer.clauses[0]?.subject.isPerson !== true) return false;
  // "has a dog" is no news of a dog that is wanted.
  const isNew = isDone(newer.tokens, found.start) && (isPastForm(newer.tokens[found.start]!.lower) || saysNew(newer));
  const [was, is] = [nounFrom(older.tokens, sought.end), nounFrom(newer.tokens, found.end)];
  const isOne = was.length > 0 && is.length > 0 && was.at(-1) === is.at(-1) && !NO_THING.has(was.at(-1)!);
  const isSort = was.length === 1 || is.length === 1 || was.every((word) => is.includes(word));
  return isNew && isOne && isSort && !isOfOtherThing(newer.tokens.slice(found.start, found.end));
};
const saysNew = ({ saysNow, tokens }: Parsed): boolean => saysNow || tokens.some(({ lower }) => lower === "new");

const WAITS = stems(["wait", "await"]);
const RESULTS = stems("result biopsy scan mri x-ray test grade mark".split(" "));
const ARE_IN = [
  "result|results|grades|marks be in|out|back|here|through|clear|fine|good|negative|positive",
  "result|results|grades|marks come|came ~ back|in|through|out",
].map(phrase);
const GOT_RESULTS = phrase("get|got|have|receive|received the|my|his|her|their ~ result|results|grades|marks");
/** "results" of "blood results" */
const SAYS_NO_SORT = stems("result test all final back".split(" "));

/** "is waiting for their blood results", "blood results are in" */
export const areResultsIn: Rule = (older, newer) => {
  if (!hasAny(older, WAITS) || !hasAny(older, RESULTS) || newer.isNegated || newer.isPlan) return false;
  const got = find(newer.tokens, GOT_RESULTS);
  const found = got ?? findAny(newer, ARE_IN);
  if (found === null || !older.mentions.has(SELF)) return false;
  if (!(newer.firstSubjects.has(SELF) || (got === null && newer.firstSubjects.has(UNKNOWN)))) return false;
  const said = got === null ? newer.tokens.slice(0, found.start) : newer.tokens.slice(found.start + 1, found.end);
  return said
    .filter((token) => !token.isBreak && !STOP_WORDS.has(token.lower) && !OPENERS.has(token.lower))
    .every((token) => SAYS_NO_SORT.has(token.stem) || older.words.has(token.stem));
};
