// What took the place of something in passing: the place of work that was quit, the medicine that was not borne, "with" for "without".

import { find, phrase } from "../reading/phrases.ts";
import { SELF } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { finderOf, isOfUser, type Rule } from "./passing-words.ts";

const PLACES = new Set(
  "cafe bar pub shop store bakery restaurant hotel mill factory library school nursery hospital clinic office salon farm brewery supermarket garage gym museum cinema kitchen kiosk warehouse".split(
    " ",
  ),
);
const quitIn = finderOf(
  ["quit the|their *", "leave|left their job at|in the *", "resign|resigned from the|their *"].map(phrase),
);
const workIn = finderOf(["work|working in|at|for a|an|the *", "have a|an job in|at a|an|the *"].map(phrase));
/** "café" as "cafe" */
const plainOf = ({ lower }: Token): string => lower.normalize("NFD").replace(/\p{M}/gu, "");
/** "works in a café on Saturdays", "quit the cafe last week" */
export const hasQuitPlace: Rule = (older, newer) => {
  const quit = newer.isPlan || newer.isNegated || older.isPastEvent || !isOfUser(newer) ? null : quitIn(newer);
  const works = quit === null ? null : workIn(older);
  // "User's sister works in a cafe"
  if (works === null || older.tokens[works.start - 1]?.lower !== "user") return false;
  const [left, was] = [newer.tokens[quit?.end ?? -1], older.tokens[works.end]];
  return left !== undefined && was !== undefined && PLACES.has(plainOf(left)) && plainOf(left) === plainOf(was);
};

const takenIn = finderOf(["take|takes *", "be on *", "put user on *"].map(phrase));
const isOnIn = finderOf(["so user be on|take *", "so user switch|switched|change|changed to *"].map(phrase));
/** "takes naproxen in the morning", "naproxen upset User's stomach so User is on paracetamol now" */
export const hasNotBorne: Rule = (older, newer) => {
  const on = newer.isPlan || older.isNegated || older.isPastEvent ? null : isOnIn(newer);
  const taken = on === null || !older.subjects.has(SELF) ? null : takenIn(older);
  const [first] = newer.tokens;
  const now = newer.tokens[on?.end ?? -1];
  if (taken === null || first === undefined || now === undefined || now.lower === first.lower) return false;
  return older.tokens.slice(taken.end, taken.end + 3).some(({ lower }) => lower === first.lower);
};

const WITHOUT = phrase("without *");
const WITH = phrase("with *");
const WANTS = phrase("user want *");
/** "wants prices without tax", "wants the assistant to show prices with tax from now on", either way round */
export const isWithNow: Rule = (older, newer) => {
  if (find(older.tokens, WANTS)?.start !== 0 || find(newer.tokens, WANTS)?.start !== 0) return false;
  const isTurned = (one: Token | undefined, other: Token | undefined): boolean =>
    one !== undefined && one.lower === other?.lower;
  const at = (tokens: readonly Token[], pattern: typeof WITH): Token | undefined =>
    tokens[find(tokens, pattern)?.end ?? -1];
  const [was, is] = [older.tokens, newer.tokens];
  if (!isTurned(at(was, WITHOUT), at(is, WITH)) && !isTurned(at(was, WITH), at(is, WITHOUT))) return false;
  const what = at(is, WITH) ?? at(is, WITHOUT);
  return [...newer.core].some((word) => older.core.has(word) && word !== what?.stem && word !== "want");
};
