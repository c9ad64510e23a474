// How a piece of work goes on, told in passing: who left it, what was finished, which date slipped, what may be spent now.

import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { isThen } from "./gone-updates.ts";
import { findAny, finderOf, hasAny, type Rule } from "./passing-words.ts";

const LEAVES = [
  "leave|left in|last|yesterday|today|after|at",
  "leave|left the|user 's? project|team|company|firm|startup|band|show|group",
  "quit|resign|resigned",
  "leave|left",
].map(phrase);
/** What one does with others. */
const WORKS = stems(
  "do design draw help build work run manage lead teach coach code write handle test edit mix cook paint film record review maintain".split(
    " ",
  ),
);
/** "Ilka does the drawings", "Ilka left in May, she took a job in Bern"; not "Ilka left for the beach", "Ilka left the door open" */
export const hasLeftIt: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  const [name, next] = newer.tokens;
  if (clause?.head !== 1 || clause.isNegated || newer.isPlan || name?.isName !== true || next === undefined)
    return false;
  const found = findAny(newer, LEAVES);
  if (found?.start !== 1) return false;
  const isBare = found.end === 2 ? isThen(newer.tokens, 2) : true;
  return (
    isBare &&
    older.clauses.some(({ subject, head, isNegated }) => {
      const isTheirs = [...subject.keys].some((key) => key === name.lower || key.endsWith(`/${name.lower}`));
      return isTheirs && !isNegated && WORKS.has(older.tokens[head]?.stem ?? "");
    }) &&
    !older.isPastEvent
  );
};

const MOVES = "port|switch|move|migration|rewrite|transition|upgrade|changeover|conversion|refactoring|rollout";
const IS_DONE = phrase(`${MOVES} ~ be done|finished|complete|completed|over|live`);
const FINISHED = phrase(`finish|finished|complete|completed the ~ ${MOVES}`);
const doneIn = finderOf([IS_DONE, FINISHED]);
const UNDER_WAY = stems("port switch move migrate rewrite upgrade convert change transition roll".split(" "));
/** "is switching the shop from Magento to Shopware", "the move to Shopware is done" */
export const isPortDone: Rule = (older, newer) => {
  const done = newer.isPlan ? null : doneIn(newer);
  if (done === null || !(older.isProgressive || older.isPlan) || !hasAny(older, UNDER_WAY)) return false;
  const names = newer.tokens.slice(done.start, done.end + 4).filter(({ isName }) => isName);
  return (
    names.length > 0 &&
    names.every(({ lower }) =>
      older.tokens.some((token) => token.lower === lower || token.lower.startsWith(`${lower}.`)),
    )
  );
};

const SLIPS = phrase("slip|slipped|postponed|delayed|pushed|late");
const NEW_DATE = phrase("new date|deadline be *");
const DUE = stems("deadline due launch release ship finish deliver submit".split(" "));
/** "the deadline for the beta is 3 May", "the beta slipped, new date is 20 June" */
export const hasSlipped: Rule = (older, newer) => {
  const slipped = find(newer.tokens, SLIPS);
  const dated = slipped === null ? null : find(newer.tokens, NEW_DATE);
  if (slipped === null || dated === null || slipped.start > dated.start || !hasAny(older, DUE)) return false;
  const what = newer.tokens
    .slice(0, slipped.start)
    .filter(({ lower, isBreak }) => !isBreak && !STOP_WORDS.has(lower) && !SAYS.has(lower));
  return what.length > 0 && what.every(({ stem: word }) => older.words.has(word));
};
const SAYS = new Set(["user", "says", "say", "got", "get", "'s"]);

const BUDGET = stem("budget");
const CAN_SPEND = phrase("user can|could spend *");
const OWN = new Set(["'s", "the", "their", "total", "whole"]);
/** "User's budget is 600 euros for everything", "User can spend 750 now"; no "monthly food budget", nor what may be spent on something else */
export const canSpendNow: Rule = (older, { tokens, saysNow, isNegated }) => {
  const found = saysNow && !isNegated ? find(tokens, CAN_SPEND) : null;
  if (found?.start !== 0 || !tokens.slice(found.end, found.end + 2).some(({ isNumber }) => isNumber)) return false;
  const at = older.tokens.findIndex(({ stem: word }) => word === BUDGET);
  const isOwn = at > 0 && OWN.has(older.tokens[at - 1]?.lower ?? "") && older.mentions.has(SELF);
  const on = tokens.findIndex(({ lower }) => lower === "on");
  const what = on === -1 ? [] : tokens.slice(on + 1).filter(({ lower, isBreak }) => !isBreak && !STOP_WORDS.has(lower));
  return (
    isOwn && older.tokens.some(({ isNumber }) => isNumber) && what.every(({ stem: word }) => older.words.has(word))
  );
};
