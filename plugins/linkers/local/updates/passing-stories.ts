// What came of something in a life that is told over months: the race one signed up for was run, the job offered was taken, the two
// live together, the guest went home, the offer fell through, the thesis is handed in.

import { wrapped } from "#domain/wrapped.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { findAny, finderOf, hasAny, isOfSame, isOfUser, isToldDone, type Rule } from "./passing-words.ts";

const AFTER_NAME = new Set(["last", "this", "next", "yesterday", "today"]);
const LEADS = new Set(["the", "a", "an", "their", "his", "her", "user", "'s"]);
/** "Bristol 10k" of "the Bristol 10k on Sunday" */
const nameFrom = (tokens: readonly Token[], from: number): readonly Token[] => {
  const rest = tokens.slice(from).filter(({ lower }, at) => at > 1 || !LEADS.has(lower));
  return upTo(
    rest,
    ({ lower, isBreak, isNumber }) =>
      isBreak || (isNumber && !/^\d+k$/.test(lower)) || STOP_WORDS.has(lower) || AFTER_NAME.has(lower),
  );
};

const SIGNED_UP = finderOf(
  [
    "sign|signed up for|to *",
    "register|registered for *",
    "enter|entered *",
    "goal be to do|run|finish|complete|swim|ride *",
    "like|hope|plan|want to do|run|finish|complete|swim|ride *",
  ].map(phrase),
);
const RAN = phrase("run|ran|finish|finished|complete|completed|do|did|swim|swam|ride|rode *");
/** "signed up for the Lund 10k", "ran the Lund 10k in 58 minutes"; a marathon is no half marathon. */
export const hasRun: Rule = (older, newer) => {
  const aim = isToldDone(newer) && newer.isPastEvent && !older.isNegated ? SIGNED_UP(older) : null;
  const done = aim === null ? null : find(newer.tokens, RAN);
  if (aim === null || done === null || !isOfSame(older, newer)) return false;
  const meant = nameFrom(older.tokens, aim.end);
  const ran = nameFrom(newer.tokens, done.end);
  const more = ran.length - meant.length;
  return (
    meant.length > 0 &&
    more >= 0 &&
    ran.slice(0, more).every(({ isName }) => isName) &&
    meant.every(({ stem: word }, at) => word === ran[more + at]!.stem)
  );
};

const OFFERED = finderOf(["be offer|offered *", "offer|offered user *"].map(phrase));
const DECIDES = phrase("accept|accepted|turn|turned|decline|declined|reject|rejected|take|took down? *");
/** "has been offered a job at Spire", "accepted a job at Spire" */
export const hasDecided: Rule = (older, newer) => {
  const offer = isToldDone(newer) ? OFFERED(older) : null;
  const taken = offer === null ? null : find(newer.tokens, DECIDES);
  if (offer === null || taken === null || !isOfUser(older) || !isOfSame(older, newer)) return false;
  const what = nameFrom(newer.tokens, taken.end);
  const isOther = [...newer.names].some((name) => !older.names.has(name));
  return !isOther && what.length > 0 && what.every(({ stem: word }) => older.words.has(word));
};

const MOVES_IN = /\b(?:moving|moves?|move) in(?: together)?\b/;
const LIVES_WITH =
  /\blives? with User\b|\b(?:User and \S+|\S+ and User) (?:now )?live (?:now )?(?:\S+ )?(?:together|in)\b/;
/** "Ida moves in on 2 January", "Ida lives with User now" */
export const isLivingTogether: Rule = (older, newer) =>
  isToldDone(newer) &&
  MOVES_IN.test(older.text) &&
  LIVES_WITH.test(newer.text) &&
  [...newer.firstSubjects].some((key) => key !== SELF && older.mentions.has(key));

const MOVED_IN = /\bmoved in with User\b|\b(?:is|are) (?:staying|living) with User\b|\blives? with User\b/;
const WENT_HOME = new RegExp(wrapped`
  \b(?:went|gone|moved|is) back (?:in|into|to|home to) (?:her|his|their) own\b|\b(?:went|gone|moved|is) back home\b
  |\bmoved (?:back )?out\b|\bmoved into (?:her|his|their) own\b`);
/** "User's mum has moved in with User", "User's mum went back to her own flat" */
export const hasGoneHome: Rule = (older, newer) =>
  isToldDone(newer) &&
  MOVED_IN.test(older.text) &&
  WENT_HOME.test(newer.text) &&
  !newer.firstSubjects.has(SELF) &&
  isOfSame(older, newer);

const OFFER_MADE = finderOf(["make|made|put in a|an offer on|for *", "have make|made a|an offer on|for *"].map(phrase));
const FELL_THROUGH = /\b(?:fell through|came to nothing|was (?:rejected|refused|turned down))\b/;
/** "has made an offer on a house in Horn", "the Horn offer fell through" */
export const hasFallenThrough: Rule = (older, newer) => {
  const made = FELL_THROUGH.test(newer.text) && newer.words.has(OFFER) && isOfUser(older) ? OFFER_MADE(older) : null;
  return made !== null && ![...newer.names].some((name) => !older.names.has(name));
};
const OFFER = stem("offer");

const PAPERS = stems(
  "thesis dissertation essay paper report application portfolio manuscript assignment coursework".split(" "),
);
const HANDED_IN = ["hand|handed in the|their|his|her *", "submit|submitted the|their|his|her *"].map(phrase);
const OPEN = stems("deadline due ready finish finished left chapter draft write writing hand submit".split(" "));
/** "the thesis won't be ready in May, the new deadline is 3 June", "handed in the thesis" */
export const isHandedIn: Rule = (older, newer) => {
  const done = isToldDone(newer) && newer.isPastEvent ? findAny(newer, HANDED_IN) : null;
  const what = done === null ? undefined : nameFrom(newer.tokens, done.end)[0];
  if (what === undefined || !PAPERS.has(what.stem) || older.isPastEvent) return false;
  return older.words.has(what.stem) && hasAny(older, OPEN) && newer.firstSubjects.has(SELF);
};

const LIVES_IN = /^User (?:still |now )?lives? (?:alone )?(?:with (?!User\b)[^.,;]*? )?in (\p{Lu}\p{L}+)/u;
const NEW_HOME = new RegExp(
  wrapped`
    \bUser's new (?:flat|house|apartment|cottage|bungalow|studio|place) (?:in|at|near) (\p{Lu}\p{L}+)
    |\bUser(?: and (?:others|\p{Lu}\p{L}+))? (?:now )?lives? in (\p{Lu}\p{L}+) (?:together|with)\b`,
  "u",
);
/** "lives in Swansea", "User's new flat in Mumbles has a lift"; "lives alone in Altona", "User and others live in Horn together" */
export const isOtherHome: Rule = (older, newer) => {
  if (!isToldOfNow(newer) || older.isNegated) return false;
  const from = LIVES_IN.exec(older.text)?.[1];
  const found = NEW_HOME.exec(newer.text);
  const to = found?.[1] ?? found?.[2];
  return from !== undefined && to !== undefined && !older.text.includes(to) && !newer.text.includes(from);
};
/** What its first clause tells; what will be may stand behind. */
const isToldOfNow = ({ clauses: [clause], isUnsure }: Parsed): boolean =>
  clause !== undefined && !clause.isPlan && !clause.isNegated && !isUnsure;

const CHARGES = /\bcharges? (?:about |around )?[€$£]?\d\S*(?: \w+)? (?:an?|per) (hour|day|lesson|session|month)\b/;
const RATE = /\b(?:hourly|daily|day) rate\b[^.,]*\b(?:to|is|at) [€$£]?\d/;
const PER: Readonly<Record<string, string>> = { hour: "hourly", day: "da" };
/** "charges 75 euros an hour", "has raised their hourly rate to 85 euros" */
export const isOtherRate: Rule = (older, newer) => {
  const per = RATE.test(newer.text) && isToldDone(newer) ? CHARGES.exec(older.text)?.[1] : undefined;
  const word = per === undefined ? undefined : PER[per];
  return word !== undefined && newer.text.includes(` ${word}`) && isOfSame(older, newer);
};

const TURNED = /^(\p{Lu}\p{L}+) (?:has )?(?:just )?turned /u;
const AGED = /\b(?:who is|aged|is) [\p{L}\d]+(?: years old)?(?=[.,;)]|$)/u;
/** "has a daughter, Efua, who is three", "Efua turned four in January" */
export const isOlderNow: Rule = (older, newer) => {
  const name = TURNED.exec(newer.text)?.[1];
  if (name === undefined || name === "User") return false;
  const years = newer.tokens[newer.tokens.findIndex(({ lower }) => lower === "turned") + 1];
  const isOf = older.text.includes(`${name}, who is `) || older.text.includes(`${name}, aged `);
  return isOf && years?.isNumber === true && older.tokens.some(({ isNumber }) => isNumber) && AGED.test(older.text);
};

const BABY_HERE = /^(?:User says )?[Tt]he baby (?:is here|arrived|has arrived|came|was born)\b/;
const EXPECTS = /\bexpecting (?:a|her|their|his|the) (?:\w+ )?(?:baby|child)\b|\bis (?:\d+ weeks )?pregnant\b/;
/** "Sian is expecting her first baby in March", "the baby is here": of one's kin or friends. */
export const hasComeToTheWorld: Rule = (older, newer) =>
  isToldDone(newer) && BABY_HERE.test(newer.text) && EXPECTS.test(older.text) && !older.isNegated && !isOfUser(older);

const IDEA_DROPPED =
  /\b(?:dropped|shelved|scrapped|abandoned|given up|gave up)(?: on)? the (\p{Lu}\p{L}+) (?:idea|plans?|project)\b/u;
const MEANS = /\b(?:is thinking of|is considering|is planning|plans to|wants to|would like to|hopes to|dreams of)\b/;
/** "is thinking of opening a shop in Horn", "has dropped the Horn idea for now" */
export const isIdeaDropped: Rule = (older, newer) => {
  const name = IDEA_DROPPED.exec(newer.text)?.[1];
  return name !== undefined && MEANS.test(older.text) && older.names.has(name.toLowerCase()) && isOfSame(older, newer);
};
