// Which sentence of a turn can say what a statement leans on: it names things that the statement leaves out, and does not lean
// itself.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { stemsOf } from "#plugins/memory-extractors/local/clause-reading.ts";
import { BARE_COUNT } from "#plugins/memory-extractors/local/cues/bare-amounts.ts";
import { WAS_THERE } from "#plugins/memory-extractors/local/cues/leans-outside.ts";
import { OCCASIONS } from "#plugins/memory-extractors/local/cues/matters.ts";
import {
  ASKED_OF_ANYTHING,
  NO_SENTENCE,
  ONLY_POLITE,
  SUGGESTS,
} from "#plugins/memory-extractors/local/cues/nothing-to-lean-on.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { isEmptyTalk } from "#plugins/memory-extractors/local/hosts.ts";
import { countWords, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { asks } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { inShort } from "#plugins/memory-extractors/local/telling/in-short.ts";
import { singularOf } from "../noun-phrases.ts";
import { personsIn } from "../persons/persons-named.ts";
import { pointsOutside } from "../things/pointed-at.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { leansInQuestion } from "./leaning-questions.ts";

const LONGEST = 90;
const FEWEST_WORDS = 4;
/** So many sentences of a turn are looked at, from its end. */
export const MOST_BACK = 4;

export const BRACKETS = /[()]/g;

export interface Said {
  readonly text: string;
  readonly isAsked: boolean;
  /** How many things it names that the statement does not. */
  readonly adds: number;
}

/** Not "After the last time?", "Little Otto with the ears?" */
const ASKS_IN_FULL =
  /^(?:(?:and|so|but) )?(?:wh\w+|how|any\w*|is|are|am|was|were|do|does|did|have|has|had|can|could|will|would|should)\b/i;

/** "I ate four": of what is told as several. */
const NAMES_SEVERAL = new RegExp(
  wrapped`
    \b(?!
      (?:this|was|has|is|does|yes|always|us|his|its|as|perhaps|sometimes|years|days|weeks|months|hours|minutes|times)\b
    )[a-z]{2,}s\b(?<!ss|'s)
    |\b(?:people|children|fish|mice|geese)\b`,
  "i",
);

/** "She moved there in May": to what is told as a place. */
const LEADS_THERE =
  /^(?!.*\b(?:it|them|this|that|those|these)\b).*\b(?:moved?|go|goes|went|going|lived?|been|stay(?:ed)?) there\b/i;
const NAMES_WHERE = new RegExp(
  wrapped`
    \b(?:in|at|to|near|on|from|into|around) (?:the |my |our |your |his |her |their |an? )?[\p{L}]
    |\b(?:
      restaurant|caf[eé]|shop|gym|village|town|city|place|house|school|library|museum|island|market|office|farm|country
      |park|beach|hall
    )\b`,
  "iu",
);

/** "I started my own shop - pretty cool, huh?": told, and no question. */
const TAG = new RegExp(
  wrapped`
    (?:,| -| –| —) ?(?:(?:pretty|so|really|quite|how) \w+,? )?(?:
      huh|eh|right|you know|isn't (?:it|that \w+)|don't you think
    )\? *$
    | - (?:pretty|so|really|quite|how) \w+[.!?]*$`,
  "i",
);

/** "What's our budget?" */
export const ASKS_FOR_ONE_THING = /^(?:what|when|where|who)'(?:s|re) (?:the|my|our|your) [a-z]{4,}\?$/i;

export const saidIn = (sentences: readonly PassageSentence[], listener: string | null, told: string): Said[] => {
  const known = new Set(stemsOf(told));
  const isCount = BARE_COUNT.test(told);
  const isOccasion = WAS_THERE.test(told);
  const isThere = LEADS_THERE.test(told);
  return sentences.slice(-MOST_BACK).flatMap((sentence) => {
    const text = stripLeadIns(plainOf(sentence), listener).text.replace(BRACKETS, "").replace(TAG, "");
    if (
      (countWords(text) < FEWEST_WORDS && !ASKS_FOR_ONE_THING.test(text)) ||
      ONLY_POLITE.test(text) ||
      isEmptyTalk(text)
    )
      return [];
    if (SUGGESTS.test(text)) return [];
    if (isOccasion && !wordsOf(text.toLowerCase()).some((word) => OCCASIONS.has(singularOf(word)))) return [];
    if (isThere && !NAMES_WHERE.test(text)) return [];
    if (isCount && !NAMES_SEVERAL.test(text)) return [];
    const isAsked = asks(sentence) && !TAG.test(sentence.raw);
    if (isAsked && !ASKS_IN_FULL.test(text) && !ASKS_FOR_ONE_THING.test(text) && !FINITE.test(text)) return [];
    const said = isAsked
      ? wordsOf(text)
          .filter((word) => !ASKED_OF_ANYTHING.has(word.toLowerCase()))
          .join(" ")
      : text;
    return [{ text, isAsked, adds: new Set(stemsOf(said)).difference(known).size }];
  });
};

/** "Would she remember?": who, not even the question says. */
export const OF_SOMEBODY = /\b(?:s?he|him|her|his)\b/i;
/** "That bridge looks old": names what it points at. */
const NAMES_WHAT_IT_POINTS_AT = /^(?:this|that|these|those) (?!one|ones|both|all|kind|sort)[a-z]{3,}/i;
/** "The ears are the same": as what. */
const THE_SAME = /\bthe same[.!]*$/i;
/** "these little ones", "My neighbour comes along" */
const POINTS_AT_ONES = new RegExp(
  wrapped`
    \b(?:this|that|these|those) (?:[\w-]+ )?(?:ones?|guys?|fellas?)\b
    |\b(?:your|my|the|his|her|their) (?:first|second|third|fourth|fifth|next|last|other|new) ones?\b
    |\bcomes? along[.!]*$`,
  "i",
);
/** "How's the cat taking it?" */
const TAKES_IT =
  /\b(?:taking|handling|feel(?:ing)? about|think(?:ing)? (?:of|about)|dealing with|react(?:ed)? to) (?:it|that|this)\b/i;
/** It leans on something itself, and names too little: "It was cold", "Is that yours?" */
export const leans = ({ text, isAsked, adds }: Said): boolean => {
  if (POINTS_AT_ONES.test(text) || (isAsked && TAKES_IT.test(text))) return true;
  if (adds > 2 || (adds > 1 && NAMES_WHAT_IT_POINTS_AT.test(text))) return false;
  if (isAsked) return leansInQuestion(text) || opensDangling(text) || (adds < 2 && OF_SOMEBODY.test(text));
  return opensDangling(text) || pointsOutside(text) || hasInnerDangling(text) || THE_SAME.test(text);
};

export const states = (one: Said): boolean => !one.isAsked && FINITE.test(one.text) && !NO_SENTENCE.test(one.text);

/** "She's been teaching again. The boat is finished.": what is told of somebody says nothing of a thing. */
export const OPENS_WITH_SOMEBODY = /^s?he(?:'s|'ll|'d)?\b/i;
export const isOfSomebodyElse = ({ text, isAsked }: Said, told: string): boolean =>
  !isAsked &&
  !OF_SOMEBODY.test(told) &&
  (OPENS_WITH_SOMEBODY.test(text) ||
    personsIn(text).some(
      ({ phrase }) => text.startsWith(upperFirst(phrase)) && !told.toLowerCase().includes(phrase.toLowerCase()),
    ));

/** "We had to buy another. It cost a fortune", "I lent it to Mia. She'll pay me back": of what was said right before. */
const BRINGS_IN = /\b(?:an?|another|some) [a-z]|\banother\b/i;
export const isOfLast = ({ text }: Said, told: string): boolean =>
  /^s?he\b/i.test(told) ? personsIn(text).length > 0 : /^it\b/i.test(told) && BRINGS_IN.test(text);

/** The nearest sentence of its own turn that says what it is of. */
export const inTurn = (said: readonly Said[]): Said | null =>
  said.findLast((one) => one.adds >= (one.isAsked ? 2 : 1) && !leans(one) && (one.isAsked || states(one))) ?? null;

export const said = (one: Said, by = "", back = 1): string => {
  const quoted = `"${upperFirst(inShort(one.text, LONGEST))}"`;
  if (by === "") return `said after ${quoted}`;
  return `${back > 1 ? "said after" : "replying to"} ${by}'s ${quoted}`;
};

/** "Since I was five", "When we moved here": answers a question, which says of what. */
const ONLY_WHEN = /^(?:ever )?(?:since|when|because|until|till) (?:I|we|my|our|the|it|he|she|they)\b[^,;]{0,60}$/i;
export const isSentence = ({ text }: Said): boolean => !ONLY_WHEN.test(text);
