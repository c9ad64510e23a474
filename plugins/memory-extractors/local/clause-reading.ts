// What the words of a clause tell, found once for all features of its score.

import { CORE_FACT, NAMED_FACT, NEWS_OF_OWN } from "./cues/core-facts.ts";
import { isFirstName } from "./cues/proper-names.ts";
import { isShortFact } from "./cues/short-facts.ts";
import {
  ABSTRACT_WORDS,
  EMPTY_WORDS,
  FIRST_PERSON,
  NUMBER,
  PREFERENCE,
  RELATION,
  SHORT_NOUNS,
  TIME_WORD,
  TRAIT,
} from "./cues/signals.ts";
import { inSmall, matchesIn, wordsOf } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Clause } from "./sentences/clause.ts";

export interface Reading {
  readonly clause: Clause;
  readonly text: string;
  /** In small letters. */
  readonly small: string;
  readonly wordCount: number;
  /** Words that name something, see `ABSTRACT_WORDS` for those that do not. */
  readonly concreteWords: number;
  readonly abstractWords: number;
  /** Names of people, places and things inside the sentence. */
  readonly names: number;
  readonly hasNumber: boolean;
  readonly hasTime: boolean;
  readonly hasRelation: boolean;
  readonly isTaste: boolean;
  readonly isPreference: boolean;
  readonly isFirstPerson: boolean;
  readonly isCore: boolean;
  /** Complete, though it names nothing. */
  readonly isShortFact: boolean;
  readonly isAssistantChat: boolean;
}

const NAME_INSIDE = /[\s("'](\p{Lu}[\p{L}\d]+)/gu;
/** Capitalised words inside the sentence, without the name of the person spoken to. */
const namesIn = (text: string, clause: Clause): number => {
  const listener = clause.passage.listener?.split(" ")[0];
  let count = 0;
  for (const [, name] of matchesIn(text.slice(1), NAME_INSIDE)) if (name !== listener && name !== "OK") count++;
  return Math.min(2, count);
};

const IN_SMALL = {
  coreFact: inSmall(CORE_FACT),
  firstPerson: inSmall(FIRST_PERSON),
  number: inSmall(NUMBER),
  preference: inSmall(PREFERENCE),
  relation: inSmall(RELATION),
  time: inSmall(TIME_WORD),
  trait: inSmall(TRAIT),
};

/** Whether a word in small letters names something. */
export const isConcrete = (word: string): boolean =>
  !ABSTRACT_WORDS.has(word) && (SHORT_NOUNS.has(word) || (word.length > 3 && !EMPTY_WORDS.has(word)));

/** How many words of a text name something. */
export const concreteIn = (text: string): number => wordsOf(text.toLowerCase()).filter(isConcrete).length;

const STEM = 5;
/** How the words begin that name something, in small letters: "story" and "stories" begin alike. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter(isConcrete)
    .map((word) => word.slice(0, STEM));

const SAME_START = 20;
/** Where a clause begins in its sentence; -1 where it is told in other words. */
export const placeInSentence = ({ sentence, text }: Pick<Clause, "sentence" | "text">): number =>
  plainOf(sentence).indexOf(text.replace(/[.!?]+$/, "").slice(0, SAME_START));

/** "Tom is a nurse", "Ana sings": short, and yet a name. */
const SHORT_OPENING = /^\p{Lu}\p{Ll}{1,2}(?= )/u;
const opensWithShortName = (text: string): boolean => isFirstName(SHORT_OPENING.exec(text)?.[0] ?? "");

export const read = (clause: Clause): Reading => {
  const { text } = clause;
  const small = text.toLowerCase();
  const words = wordsOf(small);
  let concreteWords = opensWithShortName(text) ? 1 : 0;
  let abstractWords = 0;
  for (const word of words) {
    if (ABSTRACT_WORDS.has(word)) abstractWords++;
    else if (isConcrete(word)) concreteWords++;
  }
  const isShort = isShortFact(text);
  return {
    clause,
    text,
    small,
    wordCount: words.length,
    concreteWords,
    abstractWords,
    names: namesIn(text, clause),
    hasNumber: IN_SMALL.number.test(small),
    hasTime: IN_SMALL.time.test(small),
    hasRelation: IN_SMALL.relation.test(small),
    isTaste: IN_SMALL.trait.test(small),
    isPreference: IN_SMALL.preference.test(small),
    isFirstPerson: IN_SMALL.firstPerson.test(small),
    isShortFact: isShort,
    isCore: isShort || IN_SMALL.coreFact.test(small) || NAMED_FACT.test(text) || NEWS_OF_OWN.test(text),
    isAssistantChat: clause.passage.role === "user" && clause.passage.listener === null,
  };
};

const AS_TOLD = 12;
/** "I danced till four, and Sami cried during my speech": the speech stands behind the first clause of its sentence. */
export const standsBehind = (word: string, clause: string, sentence: string): boolean => {
  const end = clause.replace(/\W+$/, "").slice(-AS_TOLD);
  const at = sentence.indexOf(end);
  return at >= 0 && sentence.indexOf(word) > at + end.length;
};
