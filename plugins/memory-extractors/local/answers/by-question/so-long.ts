// "How long have you been retired?" "It'll be ten years in May" → "I'll have been retired for ten years in May": how long, in a
// sentence that names nothing else. And which "how long" and "so many" are told of nothing.

import { wrapped } from "#domain/wrapped.ts";
import { TEENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";

const ASKED = new RegExp(
  wrapped`
    \bhow long have you (?!been (?:together|a couple)\b)(been |(?!been\b)[a-z]{2,}(?:ed|t|n|d|ne) )?([^?]{2,60}?)
      (?: now| already| for)?\?\s*$`,
  "i",
);
const LONG = wrapped`
  (
    (?:(?:about|around|almost|nearly|over|more than|just over|exactly|only) )*(?:an?|[a-z]+|\d+)(?:[ -][a-z]+)? (?:
      years?|months?|weeks?|days?|decades?
    )
  )`;
const WILL_BE = new RegExp(`^it(?:'ll| will) (?:soon )?be ${LONG}(?= (?:in|on|next|this|come|by)\\b|[.,!]|$)`, "i");
const HAS_BEEN = new RegExp(
  `^it(?:'s| has) (?:already )?been ${LONG}(?: now| already)?(?= (?:since|but|and)\\b|[.,!]|$)`,
  "i",
);

/** `text`: the reply; `question`: what was asked last. */
export const withTimeAsked = (text: string, question: string): string => {
  const will = WILL_BE.exec(text);
  const match = will ?? HAS_BEEN.exec(text);
  const [, verb = "", what = ""] = match === null ? [] : (ASKED.exec(question) ?? []);
  if (match === null || what === "" || /\b(?:it|that|this|them|him|her|me|us)\b/i.test(what)) return text;
  const deed = `${verb}${what}`.toLowerCase() === what.toLowerCase() ? what : `${verb}${what}`;
  const has = will === null ? "I've" : "I'll have";
  return `${has} ${deed.replace(/\byour\b/gi, "my")} for ${match[1]}${text.slice(match[0].length)}`;
};

const NUMBERS = `one|${TWO_TO_TWELVE}|${TEENS}|twenty|thirty|forty|fifty`;
const SO_MANY_THEN = new RegExp(
  String.raw`^(?:\d{1,2}|${NUMBERS})(?: (?:years?|months?|weeks?))? (?:in|on|at|come|next|this) [^,;.]{3,20}[.!]*$`,
  "i",
);
const ASKS_HOW_MANY = /\b(?:years?|months?|weeks?)\b/i;
/** "You've been there for, what, three years?" "Four in May": then it will be four, and nothing was in the May that was. */
export const isSoManyThen = (said: string, asked: string): boolean =>
  SO_MANY_THEN.test(said) && ASKS_HOW_MANY.test(asked);

const HOW_LONG = /^(?:(?:and|so|wow|oh),? )*(?:(?:for )?how long|since when)\?*$/i;
const GOES_ON = new RegExp(
  wrapped`
    (?:'ve|have|has|'s|'m|am|are|'re|is) (?:(?:just|still|also|now|\w+ly) )?(?:been|[a-z]{2,}ing|off|away)\b
    |\b(?:
      start(?:ed)?|began|join(?:ed)?|took up|moved?|lives?|works?|stay(?:s|ing)?|going|signed|rent(?:s|ed)?|hired
      |borrowed
    )\b`,
  "i",
);
/** "I went there as a kid." "How long?": of nothing that goes on or is planned. */
export const isOfNoLength = (asked: string, told: string): boolean => HOW_LONG.test(asked) && !GOES_ON.test(told);
