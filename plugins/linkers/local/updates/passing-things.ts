// What became of a thing, told of the thing or by its kind alone: what was saved for and bought, made and finished, missing and back,
// booked and cancelled.

import { headOf } from "../compare.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { isThen } from "./gone-updates.ts";
import { finderOf, hasAny, isOfNamed, isOfSame, isOfUser, type Rule } from "./passing-words.ts";

const wordsFrom = (tokens: readonly Token[], from: number): string[] =>
  upTo(tokens.slice(from), (token) => token.isBreak || token.isNumber || STOP_WORDS.has(token.lower)).map(
    (token) => token.stem,
  );

const savesFor = finderOf([phrase("save|saving up? for a|an|the|their|his|her|new? *")]);
const BOUGHT = phrase("buy|bought|get|got the|that|their|his|her *");
/** "is saving for a camper van", "bought the van" */
export const isBoughtAtLast: Rule = (older, newer) => {
  const meant = newer.isPastEvent && !newer.isNegated && !newer.isPlan ? savesFor(older) : null;
  const got = meant === null ? null : find(newer.tokens, BOUGHT);
  if (meant === null || got === null || !isOfSame(older, newer)) return false;
  const [thing, bought] = [wordsFrom(older.tokens, meant.end), wordsFrom(newer.tokens, got.end)];
  // "the van" of "a camper van", and nothing else than it.
  return (
    bought.length > 0 &&
    bought.length <= thing.length &&
    bought.every((word, at) => thing.at(at - bought.length) === word)
  );
};

const MAKES = stems(
  "knit build write make paint sew crochet restore renovate carve record translate draw assemble".split(" "),
);
const IS_DONE = phrase("be|have ~ finished|done|ready|complete|completed|built");
const NOT_DONE = new Set("almost nearly half not partly soon".split(" "));
/** "is knitting a jumper for their niece", "the jumper is finished" */
export const isMade: Rule = (older, newer) => {
  if (!older.isProgressive || !isOfUser(older) || older.isNegated || !MAKES.has(headOf(older))) return false;
  const { tokens, clauses } = newer;
  const [clause] = clauses;
  const [thing, more] = clause?.subject.thing ?? [];
  if (clause === undefined || thing === undefined || more !== undefined || !older.core.has(thing)) return false;
  const isTheirs = clause.subject.keys.has(SELF) || (clause.subject.keys.has(UNKNOWN) && tokens[0]?.lower === "the");
  const end = isTheirs ? matchAt(tokens, clause.head, IS_DONE) : -1;
  const isObject = wordsFrom(older.tokens, (older.clauses[0]?.head ?? 0) + 2).at(-1) === thing;
  return (
    end !== -1 && isObject && isThen(tokens, end) && !tokens.slice(0, end).some(({ lower }) => NOT_DONE.has(lower))
  );
};

const missingIn = finderOf(
  ["be ~ missing|lost", "go|went missing", "run|ran away|off", "get|got out", "have|be ~ disappeared"].map(phrase),
);
const BACK_AGAIN = ["be back", "come|came back|home", "turn|turned up", "be found", "be home again?"].map(phrase);
/** "User's cat Olive is missing since Monday", "Olive is back" */
export const isBackAgain: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || older.isNegated || missingIn(older) === null) return false;
  const [clause] = newer.clauses;
  const found = clause === undefined ? -1 : Math.max(...BACK_AGAIN.map((it) => matchAt(newer.tokens, clause.head, it)));
  if (clause === undefined || found === -1 || newer.tokens[found]?.lower === "from") return false;
  const { subject } = clause;
  const names = subject.isPerson ? [...subject.keys].filter((key) => !key.includes("/")) : subject.thing;
  return (
    names.length > 0 &&
    !subject.keys.has(SELF) &&
    names.every((name) => older.words.has(name) || older.mentions.has(name))
  );
};

const STAYS = stems(["stay", "book", "rent", "have"]);
const CANCELLED_ON = phrase("cancel|cancelled on? *");
const LODGINGS = stems(
  "airbnb hotel hostel cottage apartment flat campsite cabin villa b&b guesthouse venue caterer".split(" "),
);
/** "is staying at an Airbnb in Chania", "the Airbnb cancelled on User" */
export const isBookingGone: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  const [thing, more] = clause?.subject.isPerson === false ? clause.subject.thing : [];
  if (clause === undefined || thing === undefined || more !== undefined || clause.isNegated || newer.isPlan)
    return false;
  const isCalledOff = LODGINGS.has(thing) && matchAt(newer.tokens, clause.head, CANCELLED_ON) !== -1;
  return isCalledOff && older.words.has(thing) && isOfUser(older) && hasAny(older, STAYS) && !older.isPastEvent;
};

const SLEEPS = stems(["sleep", "live"]);
const WHERE = new Set(["in", "on", "at", "with", "under"]);
const isWhereNow = (parsed: Parsed, head: number): boolean => WHERE.has(parsed.tokens[head + 1]?.lower ?? "");
/** "User's puppy Biscuit sleeps in a crate in their bedroom", "Biscuit sleeps in the kitchen now" */
export const isAsleepElsewhere: Rule = (older, newer) => {
  const [one, other] = [older.clauses[0], newer.clauses[0]];
  if (one === undefined || other === undefined || !newer.saysNow || newer.isNegated || older.isNegated) return false;
  const head = headOf(newer);
  if (head === BE || !SLEEPS.has(head) || headOf(older) !== head || !isWhereNow(older, one.head)) return false;
  const isThem = isOfSame(older, newer) || isOfNamed(older, newer);
  return isWhereNow(newer, other.head) && isThem && [...newer.strong].some((word) => !older.words.has(word));
};
