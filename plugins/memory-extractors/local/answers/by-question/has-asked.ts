// What a user has, asked and answered in a fragment: "Any allergies?" "walnuts", "Do you have a helmet?" "yes from my skating days".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { singularOf } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { CAN_HURT } from "#plugins/memory-extractors/local/references/things/things-told-of.ts";
import { ownWords } from "../questions/question-words.ts";
import { YES } from "./asked-facts.ts";
import { deedWithOne, isDeedWithOne } from "./had-one.ts";
import { timeOf } from "./times.ts";

export const NO_SUCH_THING =
  /^(?:no|nope|nah|none|nothing|not really|not any)\b(?: (?:really|any|not really|at all|yet))*[,.! ]*/i;
/** "none at all", "nope" */
export const isPlainNo = (said: string): boolean => NO_SUCH_THING.test(said) && said.replace(NO_SUCH_THING, "") === "";
export const saysNo = (said: string): boolean => NO_SUCH_THING.test(said);

/** "An injury in 2021" is over, "since 2021" is not. */
export const OVER =
  /\b(?:in (?:19|20)\d\d|ago|last (?:year|month|week|summer|winter|spring|autumn)|as a (?:kid|child|teenager)|when I was)\b/i;
const haveOf = (said: string): string =>
  /^had (?=an?\b|my\b|the\b|one\b|two\b|\d)/i.test(said) ? `I ${lowerFirst(said)}` : withHave(said);
const withHave = (said: string): string => `I ${OVER.test(said) && !/\bsince\b/i.test(said) ? "had" : "have"} ${said}`;
/** "once, on the new carpet", "omg yes": how often, or nothing at all. */
const NO_THING = new RegExp(
  wrapped`
    ^(?:
      omg|lol|haha|once|twice|sometimes|often|always|maybe|loads|a lot|a bit|only when|just when|when|if|until
      |definitely|absolutely|totally
    )\b`,
  "i",
);
/** "The broker, Kev at the marina, takes 6 percent": says something of it. */
const HAS_APPOSED = /^the [^,]{2,40}, [^,]{2,50}, [a-z]+(?:s|ed|n't)\b/i;
/** "Any joint problems?", "do you have any injuries?" */
const ASKS_WHERE_IT_HURTS =
  /\b(?:problems?|issues?|injur(?:y|ies)|pains?|aches?|troubles?|complaints?|problem areas|weak (?:spots|points))$/i;
const WHICH_SIDE = /^(?:(?:just|only|mostly|mainly|my|the|left|right|lower|upper|both|one|bad) )+/i;
/** "left knee", "my hips and lower back": where, and nothing that one has. */
const namesParts = (own: string): boolean =>
  own.split(/,? and |, /i).every((part) => CAN_HURT.test(singularOf(part.replace(WHICH_SIDE, "").toLowerCase())));

/** "Any allergies?", "do you have any debts?", "do you already have a camera?" */
export const hasOf = (said: string, article: string, things: string): string | null => {
  const asked = things.replace(/ (?:already|yet|at the moment|right now|at home|currently)$/i, "");
  if (
    ownWords(` ${asked}`) === null ||
    /\b(?:preference|question|idea|time|thoughts?|dietary|diet|needs|restrictions?)s?\b/i.test(asked)
  )
    return null;
  if (isPlainNo(said)) return `I have no ${asked.replace(/ or /g, " and no ").replace(/^other /, "")}`;
  const own = said.replace(YES, "");
  if (/^no (?!idea|more|longer|clue)[a-z]/i.test(own)) return `I have ${lowerFirst(own)}`;
  if (own === "" || saysNo(own) || NO_THING.test(own) || HAS_APPOSED.test(own)) return null;
  // "Do you have a helmet?" "yes from my skating days"
  const since = /^an?$/i.test(article.trim())
    ? /^(since|from) (?=my|our|\d|school|uni|when I\b)/i.exec(own)?.[1]
    : undefined;
  if (since !== undefined)
    return `${/^since/i.test(since) ? "I've had" : "I have"} ${withArticle(asked)} ${lowerFirst(own)}`;
  // "Just the knee, in september": whether it is over, nothing says.
  if (timeOf(own) !== null && !OVER.test(own)) return null;
  if (/^allerg\w+/i.test(asked)) return `I'm allergic to ${own.replace(/^allergic to /i, "")}`;
  if (/^(?:food )?intoleranc/i.test(asked)) return `I'm intolerant to ${own}`;
  if (ASKS_WHERE_IT_HURTS.test(asked) && namesParts(own))
    return `I have ${asked} (${own.replace(/^(?:just|only) /i, "")})`;
  if (/^an? \p{Lu}[\p{L}\d-]+$/u.test(own)) return null;
  if (isDeedWithOne(own)) return deedWithOne(own, article, asked);
  const [, kind] = /^(?:(?:a|just a) )?([a-z]+) one$/i.exec(own) ?? [];
  return kind === undefined
    ? haveOf(lowerName(own))
    : `I have ${/^an?$/i.test(article.trim()) ? "a " : ""}${kind} ${asked}`;
};
export const lowerName = (said: string): string =>
  /^(?:an?|the|my|our|some|one|two|three|four|just|only)\b/i.test(said) ? lowerFirst(said) : said;
