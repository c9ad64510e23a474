// Which form a verb takes when a name stands where "I" or "we" stood.

import { wrapped } from "#domain/wrapped.ts";
import {
  ADVERBS,
  ED_IN_BASE,
  ING_IN_BASE,
  IRREGULAR_PAST,
  LY_VERBS,
  MODALS,
  MOSTLY_PAST,
  SAME_IN_PAST,
} from "../cues/verbs.ts";
import { wordSet } from "../patterns.ts";

const SPECIAL: Readonly<Record<string, string>> = {
  have: "has",
  do: "does",
  go: "goes",
  am: "is",
  are: "is",
  were: "was",
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "ain't": "isn't",
};

export const isAdverb = (word: string): boolean => {
  const lower = word.toLowerCase();
  return ADVERBS.has(lower) || (lower.endsWith("ly") && lower.length > 4 && !LY_VERBS.has(lower));
};

/** "I sung and everything", "I done the dishes": said for "sang" and "did". */
const SAID_FOR_PAST = /^(?:sung|rung|seen|done|swum|begun|sunk|drunk|sprung)$/;
const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) || SAID_FOR_PAST.test(word) || (word.endsWith("ed") && !ED_IN_BASE.has(word));

/** Forms that are the same for every subject. */
const isInvariant = (word: string): boolean =>
  MODALS.has(word) ||
  word === "did" ||
  (word.endsWith("n't") && !(word in SPECIAL)) ||
  (word.endsWith("ing") && !ING_IN_BASE.has(word)) ||
  isPast(word);

/** "cook" → "cooks", "finish" → "finishes", "carry" → "carries" */
export const addS = (verb: string): string => {
  if (/(?:s|x|z|ch|sh)$/.test(verb) || /[^aeiou]o$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
};

/** "pays" → "pay", "watches" → "watch", "carries" → "carry" */
export const withoutS = (verb: string): string =>
  verb
    .replace(/(?<=[^aeiou])ies$/, "y")
    .replace(/(?<=s|x|o|ch|sh)es$/, "")
    .replace(/(?<=[^s])s$/, "");

const USUALLY = /^(?:usually|always|often|sometimes|normally)$/i;
const AS_RULE = new RegExp(
  wrapped`
    \b(?:
      every|most|whenever|when I|on \w+days|at (?:around |about )?\d+(?:[:.]\d\d)?(?: ?[ap]m)? in the
      |in the (?:mornings?|afternoons?|evenings?)
    )\b`,
  "i",
);
/** "I usually hit the gym", "I still hit a slump at around 3 in the afternoon" */
const isDoneAsRule = ([before = "", ...behind]: readonly string[]): boolean =>
  USUALLY.test(before) || (/^still$/i.test(before) && AS_RULE.test(behind.join("")));

/** "love" → "loves", "have" → "has", "went" → "went"; `isPastClause` decides for "put", "cut" and their like; `around`: from the word before it on. */
export const thirdPerson = (word: string, isPastClause: boolean, around: readonly string[] = []): string => {
  const lower = word.toLowerCase();
  const special = SPECIAL[lower];
  if (special !== undefined) return special;
  if (isInvariant(lower) || !/^[a-z][a-z-]*$/.test(lower)) return word;
  if ((SAME_IN_PAST.has(lower) && isPastClause) || (MOSTLY_PAST.has(lower) && !isDoneAsRule(around))) return word;
  return addS(word);
};

/** "am" → "are" and "was" → "were" where "they" stands for the speaker. */
export const pluralForm = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower === "am") return "are";
  if (lower === "was") return "were";
  return lower === "wasn't" ? "weren't" : word;
};

/** Present-tense third person that `thirdPerson` made by adding an ending: its coordinated verbs need one too. */
export const isPresentBase = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    lower === "have" ||
    lower === "am" ||
    lower === "don't" ||
    (!isInvariant(lower) && !(lower in SPECIAL) && /^[a-z]+$/.test(lower))
  );
};

/** Before "I'd": these make it "had". */
const AFTER_HAD = new RegExp(
  wrapped`
    ^(?:
      to|been|better|never|gone|seen|done|known|had|taken|made|already|forgotten|written|eaten|given|driven|ridden
      |broken|spoken|chosen|stolen|frozen|fallen|grown|thrown|flown|drawn|worn|torn|sworn|woken|hidden|bitten|\w{3,}ed
      |an?|the|my|our|his|her|their|no|some|nothing|two|three|four|five|six|several|plenty
    )$`,
  "i",
);
/** "I'd gone": the verb behind tells that "had" is meant. */
export const isHad = (next: string): boolean => AFTER_HAD.test(next) || IRREGULAR_PAST.has(next.toLowerCase());

const AS_NOUN: Readonly<Record<string, string>> = { train: "to", call: "with" };
const IS = /^(?:is|isn't|was|wasn't|are|aren't|were|weren't)$/;
/** "I enjoy novels and travel memoirs": no one travels things. */
const TAKES_NOTHING = /^(?:travel|sleep)$/;
const SEVERAL = /^(?!always\b)[a-z]{3,}s$/;
/** "Then train to Ghent", "call with Ana", "and rent is 900": no verbs. */
export const isNounBefore = (lower: string, behind: string): boolean =>
  AS_NOUN[lower] === behind || IS.test(behind) || (TAKES_NOTHING.test(lower) && SEVERAL.test(behind));

const ONE_OF_AGE: Readonly<Record<string, string>> = {
  kids: "a kid",
  children: "a child",
  teenagers: "a teenager",
  teens: "a teenager",
  students: "a student",
  babies: "a baby",
};
/** "when we were kids": the speaker was one. */
export const oneOfAge = (word: string): string => ONE_OF_AGE[word.toLowerCase()] ?? word;

/** "My back has been killing me": whose back it is, is meant. */
export const AILS = /^(?:kill|both|troubl|plagu|ach|hurt|worr)(?:s|es|ed|ing|er|ers|ered|ering|e)?$/i;

/** What a state of mind is about: "love it", "enjoy cooking"; in "peace and love" it is none. */
export const OBJECT = /^(?:it|the|my|our|this|that|them|being|every|\w{3,}ing)$/i;

export const DEED_OF_STATE = /^(?:own|live|work|have)$/i;
export const BEHIND_DEED = /^(?:in|at|for|as|on|with|from|near|an?|the|my|our|no|one|two|three|four|five|\d.*)$/i;

/** Behind these a state of mind after "and" is still the speaker's: "wants to ski and hates crowds". */
export const LEAVES_STATES = /^(?:to|can|don't|will)$/i;

export const BLOCKS_COORDINATION = wordSet(
  "to can will let lets help helps make makes don't doesn't would could should might that who which how when they because if",
);

/** "make jam and sell it", not "make visitors laugh and cry" */
export const MADE = /^(?!(?:me|us|you|him|her|them|it|my|our|his|their|the|an|sure|people|everyone|do|up)$)[a-z]{3,}$/;
