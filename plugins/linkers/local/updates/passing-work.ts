// Work that ended as it is told in passing: the firm that closed, who left for another job, other shifts, another trade.

import { headOf, intersects } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { UNKNOWN } from "../reading/subject.ts";
import { findAny, hasAny, isEndOfClause, isOfSame, isOfUser, type Rule } from "./passing-words.ts";

const CLOSES = ["close|closed|shut down", "close|closed for good", "go|went bust|bankrupt|under", "have closed"].map(
  phrase,
);
const WORKS_FOR = new Set(["for", "at"]);
/** "got a thing driving for a bakery", "bakery closed down" */
export const isClosed: Rule = (older, { tokens, clauses: [clause] }) => {
  const first = tokens[0]?.lower === "the" ? 1 : 0;
  const what = tokens[first];
  if (what === undefined || clause?.isNegated === true || !isOfUser(older)) return false;
  if (!CLOSES.some((pattern) => matchAt(tokens, first + 1, pattern) !== -1)) return false;
  return older.tokens.some(
    ({ stem: word, isName }, at) =>
      word === what.stem &&
      !isName &&
      older.tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => WORKS_FOR.has(lower)),
  );
};

const LEFT_FOR_JOB = [
  "leave|left for a|another|new ~ job|role|post|position|company|firm|competitor",
  "leave|left the company|firm|team|crew|band|agency",
].map(phrase);
const LEFT_FOR = phrase("leave|left for *");
const STEPS_IN = ["acting", "interim", "need a? new", "replacement"].map(phrase);
const AT_WORK = stems(
  "lead boss manager supervisor colleague coworker teammate crew work watch skipper mentor deputy co-founder cto ceo cfo coo developer designer engineer accountant play report team".split(
    " ",
  ),
);
/** "User's lead is Tomasz", "Tomasz left for Brightworks so User is the acting lead"; not "left for Rome" */
export const hasLeftWork: Rule = (older, newer) => {
  if (older.isPastEvent || !hasAny(older, AT_WORK)) return false;
  const isReplaced = findAny(newer, STEPS_IN) !== null;
  const isForJob = findAny(newer, LEFT_FOR_JOB) ?? (isReplaced ? find(newer.tokens, LEFT_FOR) : null);
  if (isForJob === null) return false;
  const who = newer.tokens.slice(0, isForJob.start).filter(({ isName }) => isName);
  return who.some(({ lower }) => older.mentions.has(lower));
};

const SHIFTS = new Map(
  "day night early late evening morning weekend".split(" ").flatMap((kind) => [
    [kind, kind],
    [`${kind.replace(/y$/, "ie")}s`, kind],
    [`${kind}s`, kind],
  ]),
);
const WORKS = new Set("work works working on does doing".split(" "));
/** "works nights", "is on lates", "got day shifts" */
const shiftsIn = ({ tokens }: Parsed): Set<string> =>
  new Set(
    tokens.flatMap(({ lower }, at) => {
      const kind = SHIFTS.get(lower);
      const isShift = tokens[at + 1]?.stem === "shift" || (lower !== kind && WORKS.has(tokens[at - 1]?.lower ?? ""));
      return kind === undefined || !isShift ? [] : [kind];
    }),
  );
const TAKES_TURNS = stems("get be work move switch change go have start".split(" "));
/** "works nights at the hospital", "got day shifts" */
export const isOtherShift: Rule = (older, newer) => {
  if (newer.isPlan || newer.isNegated || newer.hasAddition || !TAKES_TURNS.has(headOf(newer))) return false;
  const [was, is] = [shiftsIn(older), shiftsIn(newer)];
  return (
    was.size > 0 && is.size > 0 && !intersects(was, is) && isOfSame(older, newer) && !older.firstSubjects.has(UNKNOWN)
  );
};

const CHANGED_WORK = phrase("change|changed|switch|switched user|their|his|her? 's? work|job|jobs|career|careers");
const WORKS_AS = phrase("work as|like|at|for|in");
const AFTER_JOB = new Set("because so now in to and last this since at after for".split(" "));
/** "works as a welder", "changed their job because of the back"; not "changed work hours" */
export const hasOtherWork: Rule = (older, newer) => {
  const found = newer.isPastEvent && !newer.isNegated ? find(newer.tokens, CHANGED_WORK) : null;
  if (found === null || newer.clauses[0]?.subject.isPerson !== true || !isOfSame(older, newer)) return false;
  if (older.isPastEvent || older.isNegated || older.isPlan) return false;
  const next = newer.tokens[found.end];
  return (
    (isEndOfClause(next) || AFTER_JOB.has(next!.lower)) &&
    find(older.tokens, WORKS_AS)?.start === older.clauses[0]?.head
  );
};
