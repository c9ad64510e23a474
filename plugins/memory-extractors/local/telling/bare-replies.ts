// A reply of a few words to what an assistant asked ("Thursday. Senior nurse at the Charité"), of which something could not be told,
// is kept in its own words, with the questions.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { WONDERS_AT } from "../answers/answers.ts";
import { allAsked } from "../answers/fragments/pairs.ts";
import type { PartsTold } from "../answers/fragments/parts-told.ts";
import { isOffer, isTest } from "../answers/questions/asked-parts.ts";
import { isConcrete } from "../clause-reading.ts";
import { MANNERS } from "../cues/openings.ts";
import { NUMBER } from "../cues/signals.ts";
import { OF_ANSWER } from "../cues/typed-in-haste.ts";
import { FINITE } from "../cues/verbs.ts";
import { wordSet, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { asks } from "../sentences/requests/questions.ts";
import { inQuotes, wordsTyped } from "./in-quotes.ts";
import { drawnFrom } from "./typed-units.ts";

const LONGEST_REPLY = 140;
const MOST_SENTENCES = 3;
const LONGEST_QUESTIONS = 200;

/** About the user, or about what the user just spoke of. */
const ABOUT_USER = /\b(?:you|your|yours|it|its|he|she|they)\b/i;
/** "Yes, please!", "whatever", "the cheaper one" */
const SAYS_NOTHING = new RegExp(
  wrapped`
    ^(?:
      (?:
        yes|yeah|yep|no|nope|nah|sure|ok|okay|maybe|not really|not sure|both|neither|whatever|either|please|really|very
        |pretty|so|nice|good|great|fine|lovely|fun|amazing
      )[,.! ]*
    )+$
    |\bones?\b`,
  "i",
);

const HEDGES = wordSet(
  "sure think guess please whatever depends probably maybe definitely mostly mainly though about around could",
);
const STEM = 5;
const PLURAL = /(?<=\p{L}{3})s$/u;
const SHORTENED = /(?<=[a-z])'(?:s|re|ve|ll|d|m)\b/g;
/** What a reply says, as stems of its words and its numbers. */
const contentOf = (text: string): string[] => {
  const small = text.toLowerCase().replace(SHORTENED, "");
  const words = wordsOf(small).filter((word) => isConcrete(word) && !HEDGES.has(word));
  return [...words.map((word) => word.replace(PLURAL, "").slice(0, STEM)), ...(small.match(/\d+/g) ?? [])];
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

/** "More money, which User needs", "Two days a week": no sentence of its own. */
export const isFragment = (text: string): boolean => !FINITE.test(text.split(",", 1)[0] ?? "");
/** What was drawn and the quotation of the whole reply tells better: the same answer, or a fragment of it. */
export const saidAgain = ({ text }: MemoryCandidate, speaker: string, quoted: readonly MemoryCandidate[]): boolean =>
  quoted.some((one) => one.text.startsWith(text.replace(/\.$/, ". "))) ||
  ((text.startsWith(`${speaker}, asked "`) || (!text.startsWith(speaker) && isFragment(text))) &&
    quoted.some((one) => untoldIn(text.replaceAll(speaker, ""), [one]) === 0));

/** "Ruben is a stage designer": whom "he" meant. */
const OF_SOMEBODY = /^(?!No |Not |The |It )\p{Lu}[\p{L}'-]+ (?:is|was|has|had|will|can|[a-z]{3,}(?:s|ed)) /u;

/** `named`: the questions as they are meant; `told`: the memories drawn from the reply. */
export const replyInOwnWords = (
  passage: Passage,
  before: Passage | undefined,
  named: (question: string) => string,
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  const { sentences, speaker, said } = passage;
  if (before?.role !== "assistant" || !isToAssistant(passage) || passage.isAboutCode) return [];
  if (isTest(before)) return [];
  if (sentences.length > MOST_SENTENCES || sentences.some((one) => asks(one) || !one.isFresh)) return [];
  if (wordsTyped(sentences).length > LONGEST_REPLY || !sentences.some(isBare)) return [];
  // "Yes, loads of hay. She's called Truffle.": the second is told already.
  const whole = told.filter(({ text }) => text.startsWith(speaker) || OF_SOMEBODY.test(text));
  const untold = sentences.filter((one) => drawnFrom(whole, one).length === 0);
  // "Thursday at 10. I'm terrified": what answers is told, and how they feel is no answer.
  const plain = whole.filter(({ text }) => !text.startsWith(`${speaker}, asked "`));
  if (sentences.every((one) => !isBare(one) || drawnFrom(plain, one).length > 0) && !untold.some(isBare)) return [];
  const left = untold.some(isBare) ? untold : sentences;
  const reply = wordsTyped(left);
  const asked = [...new Set(allAsked(before).map(({ sentence }) => sentence))].filter(({ raw }) => !isOffer(raw));
  // One word answers one of several questions; to a single one it may be anything.
  const least = asked.length > 1 || NUMBER.test(reply) || told.length > 0 ? 1 : 2;
  if (untoldIn(reply, told) < least) return [];
  const questions = asked.map((one) => named(plainOf(one))).join(" ");
  if (asked.length === 0 || !ABOUT_USER.test(wordsTyped(asked)) || questions.length > LONGEST_QUESTIONS) return [];
  const text = `${speaker}, asked "${questions.replaceAll('"', "'")}", says "${reply}"`;
  const quoted = inQuotes(text, [...asked.slice(-1), ...left], {
    subject: speaker,
    said,
    asked: asked.length === 1 ? asked[0] : null,
  });
  // What kind it is, only its days tell: the words of the questions are not the user's.
  return [{ ...quoted, kind: quoted.eventDates.length > 0 ? quoted.kind : "fact" }];
};

/** "Which services do you offer?" "Workshops sound good": of what else was proposed. */
const SOUNDS =
  /^(?:[\w'-]+ ){1,6}sounds? (?:really |very |quite |super )?(?:good|great|useful|interesting|fun|perfect|lovely|nice|helpful)\b/i;
const isOfProposal = ({ said, asked, answer }: PartsTold["left"][number]): boolean => {
  if (WONDERS_AT.test(answer.raw)) return true;
  const [proposed = ""] = SOUNDS.exec(said) ?? [];
  return proposed !== "" && !contentOf(proposed).some((stem) => contentOf(asked.text).includes(stem));
};

/** The parts of a reply that nothing tells, each set once, with what they answer. `told`: the memories drawn from the reply. */
export const partsInOwnWords = (
  { speaker, said }: Passage,
  parts: PartsTold,
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  const left = [...parts.left, ...parts.clauses.filter(({ answer }) => drawnFrom(told, answer).length === 0)].filter(
    (part) => !isOfProposal(part),
  );
  const last = left.at(-1);
  if (last === undefined) return [];
  const questions = [...new Set(left.map(({ asked }) => asked.text))].join(" ");
  const words = left.map((part) => part.said).join(", ");
  const text = `${speaker}, asked "${questions.replaceAll('"', "'")}", says "${words.replaceAll('"', "'")}"`;
  const quoted = inQuotes(text, [last.asked.sentence, ...new Set(left.map(({ answer }) => answer))], {
    subject: speaker,
    said,
    asked: left.length === 1 ? last.asked.sentence : null,
  });
  return [{ ...quoted, kind: quoted.eventDates.length > 0 ? quoted.kind : "fact" }];
};
