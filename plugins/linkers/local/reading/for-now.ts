// What holds for a while only, or happened once: "a rented BMW this week", "went to bed at 2 am yesterday". What lasts is not over.

import { find, phrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { isTemporal } from "./values.ts";

export const FOR_A_WHILE = [
  "for a|the|this|another? few|couple|whole? summer|winter|spring|autumn|semester|week|month|weekend|season|while",
  "temporarily",
  "this summer|winter|semester|week|month",
].map(phrase);

/** In place of the usual one. */
const STAND_INS = [
  "stand|fill in for",
  "this weekend|afternoon|evening|morning",
  "right now",
  "just for",
  "for one|2|3|two|three|few|some day|week",
].map(phrase);
const LENT = new Set("rental rented borrowed loaner courtesy temporary substitute stand-in interim".split(" "));
const DAYS = new Set(["today", "tonight", "yesterday", "tomorrow"]);
/** "from today", "as of this week", "since yesterday": from then on. */
const FROM_THEN = new Set(["from", "of", "since", "starting", "until", "by"]);
/** "while Ana is on leave" */
const WHILE = new Set(["while", "whilst"]);
const REASONS = new Set(["because", "since", "as"]);
const AWAY = ["on|in holiday|vacation|leave|hospital", "be off? sick|ill|away|abroad|off"].map(phrase);

const startsThere = (tokens: readonly Token[], at: number): boolean => FROM_THEN.has(tokens[at - 1]?.lower ?? "");

const isIn = (tokens: readonly Token[], patterns: typeof AWAY): boolean =>
  patterns.some((pattern) => {
    const at = find(tokens, pattern);
    return at !== null && !startsThere(tokens, at.start);
  });

/** "because Ana is on holiday" */
const isForWant = (tokens: readonly Token[]): boolean => {
  const why = tokens.findIndex(({ lower }) => REASONS.has(lower));
  return why !== -1 && AWAY.some((pattern) => find(tokens.slice(why), pattern) !== null);
};

/** "until the Pixel is repaired"; "until 9 pm", "until May" say when */
const isUntilThen = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, at) => lower === "until" && tokens[at + 1] !== undefined && !isTemporal(tokens[at + 1]));

/** "while the Golf is in the garage", not "for a while" */
const isMeanwhile = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, at) => WHILE.has(lower) && at > 0 && tokens[at + 1] !== undefined);

const saysDay = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, at) => DAYS.has(lower) && !startsThere(tokens, at));

/** "drives a rented BMW", not "rented a BMW" */
const isLent = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) => LENT.has(lower) && /^(?:an?|the|my|his|her|their|'s)$/.test(tokens[at - 1]?.lower ?? ""),
  );

const FOR_SPAN = [
  "for a|the|another? whole? week|month|summer|winter|semester|season",
  "for 1|2|3|4|5|6 day|week|month",
].map(phrase);
/** "for a month": it begins again behind that. */
export const isForSpan = (tokens: readonly Token[]): boolean => isIn(tokens, FOR_SPAN);

export const isForNow = (tokens: readonly Token[]): boolean =>
  saysDay(tokens) ||
  isLent(tokens) ||
  isIn(tokens, FOR_A_WHILE) ||
  isIn(tokens, STAND_INS) ||
  isForWant(tokens) ||
  isUntilThen(tokens) ||
  isMeanwhile(tokens);

const ONCE = ["last night|week|weekend|time", "this morning|afternoon|evening", "once", "the other day"].map(phrase);

/** Tells on which day or occasion something happened. */
export const saysOccasion = (tokens: readonly Token[]): boolean => saysDay(tokens) || isIn(tokens, ONCE);
