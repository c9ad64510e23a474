// A reply of a few words to what an assistant asked ("Thursday. Senior nurse at the Charité"), of which something could not be told,
// is kept in its own words, with the questions.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { allAsked } from "../answers/pairs.ts";
import { isConcrete } from "../clause-reading.ts";
import { MANNERS } from "../cues/openings.ts";
import { NUMBER } from "../cues/signals.ts";
import { OF_ANSWER } from "../cues/typed-in-haste.ts";
import { FINITE } from "../cues/verbs.ts";
import { wordSet, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { asks } from "../sentences/questions.ts";
import { inQuotes, wordsTyped } from "./own-words.ts";

const LONGEST_REPLY = 140;
const MOST_SENTENCES = 3;
const LONGEST_QUESTIONS = 200;

/** "Would you like an example?", "What else can I do?", "Have you considered a planner?" */
const OFFERS =
  /^(?:(?:so|and|but|or|also|then|now),? )?(?:would|could|can|will|should|might|may|shall|want|need|ready|does (?:this|that|it)|is (?:this|that)|how (?:about|does)|do you (?:want|need|mean|think|agree|understand|feel)|have you (?:considered|thought|explored|looked)|anything else|what else|any (?:other|more|specific|particular))\b|\b(?:I|me|we|us|let's|this|that|these|those|anything else)\b/i;
/** "Problem: what is the area?" */
const TESTS = /^(?:problem|exercise|question|example|step|quiz)\b/i;
/** About the user, or about what the user just spoke of. */
const ABOUT_USER = /\b(?:you|your|yours|it|its|he|she|they)\b/i;
/** "Yes, please!", "whatever", "the cheaper one" */
const SAYS_NOTHING =
  /^(?:(?:yes|yeah|yep|no|nope|nah|sure|ok|okay|maybe|not really|not sure|both|neither|whatever|either|please)[,.! ]*)+$|\bones?\b/i;

const HEDGES = wordSet(
  "sure think guess please whatever depends probably maybe definitely mostly mainly though about around could",
);
const STEM = 5;
/** What a reply says, as stems of its words and its numbers. */
const contentOf = (text: string): string[] => {
  const small = text.toLowerCase();
  const words = wordsOf(small).filter((word) => isConcrete(word) && !HEDGES.has(word));
  return [...words.map((word) => word.slice(0, STEM)), ...(small.match(/\d+/g) ?? [])];
};

const isBare = (sentence: PassageSentence): boolean => {
  const text = plainOf(sentence);
  return !FINITE.test(text) && !MANNERS.test(text) && !SAYS_NOTHING.test(text) && !OF_ANSWER.test(text);
};
/** How much of what somebody said no memory tells. */
export const untoldIn = (reply: string, told: readonly MemoryCandidate[]): number => {
  const known = told.map(({ text }) => text.toLowerCase()).join(" ");
  return contentOf(reply).filter((stem) => !known.includes(stem)).length;
};

/** `named`: the questions as they are meant; `told`: the memories drawn from the reply. */
export const replyInOwnWords = (
  passage: Passage,
  before: Passage | undefined,
  named: (question: string) => string,
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  const { sentences, speaker, said } = passage;
  if (before?.role !== "assistant" || !isToAssistant(passage) || passage.isAboutCode) return [];
  if (before.sentences.some(({ raw }) => TESTS.test(raw))) return [];
  if (sentences.length > MOST_SENTENCES || sentences.some((one) => asks(one) || !one.isFresh)) return [];
  const reply = wordsTyped(sentences);
  if (reply.length > LONGEST_REPLY || !sentences.some(isBare)) return [];
  const asked = [...new Set(allAsked(before).map(({ sentence }) => sentence))].filter(({ raw }) => !OFFERS.test(raw));
  // One word answers one of several questions; to a single one it may be anything.
  const least = asked.length > 1 || NUMBER.test(reply) || told.length > 0 ? 1 : 2;
  if (untoldIn(reply, told) < least) return [];
  const questions = asked.map((one) => named(plainOf(one))).join(" ");
  if (asked.length === 0 || !ABOUT_USER.test(wordsTyped(asked)) || questions.length > LONGEST_QUESTIONS) return [];
  const text = `${speaker}, asked "${questions.replaceAll('"', "'")}", says "${reply}"`;
  const quoted = inQuotes(text, [...asked.slice(-1), ...sentences], {
    subject: speaker,
    said,
    asked: asked.length === 1 ? asked[0] : null,
  });
  // What kind it is, only its days tell: the words of the questions are not the user's.
  return [{ ...quoted, kind: quoted.eventDates.length > 0 ? quoted.kind : "fact" }];
};
