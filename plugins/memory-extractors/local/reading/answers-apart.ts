// "At least 68k, I was on 64 before": the answer to what the assistant asked is read apart from what is told behind it.

import { wrapped } from "#domain/wrapped.ts";
import { TIME_WORD } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTHS_IN_SHORT } from "../dates/calendar.ts";
import { CIRCUMSTANCE } from "../sentences/cut-off/halves.ts";
import { cutAt, type PassageSentence } from "./passage-sentences.ts";

/** "At least 68k, I was on 64 before": the answer, and what is told behind it. */
const ANSWER_FIRST =
  /^[^,.;!?]{3,80}(?=, (?:and |but |so )?(?:I|I'm|I've|I'd|my|we|we're|we've|our|she|she's|he|he's|could)\s)/i;
const NO_ANSWER = /^\W*(?:yes|yeah|yep|yup|nope|nah|ok|okay|sure|well|so|oh|hmm+)\b/i;
/** "Mum, I moved": a name or an adverb; "Leeds, but I'm moving" answers. */
const ONE_WORD = /^\w+, (?!(?:but|and) )/;
const AMOUNT = /^(?:at least|at most|up to|about|around|between|under|over) [£$€]?\d/i;

/** "96.", "96 kilos." */
const IN_A_NUMBER = /^\d[\d.,]*(?: \p{L}+)?[.!]?$/u;

/** "42. chess and hiking": an answer, which elsewhere would number what follows; not "20. March", "850. euros". */
const NUMBER_FIRST = new RegExp(
  wrapped`
    ^\d{2,4}(?:[.,]\d)?\.(?=[ ](?!
      (?:
        ${MONTHS_IN_SHORT}|euros?|dollars?|pounds?|bucks|quid|kilos?|kg|lbs?|km|miles|people|percent|years?|months?
        |weeks?|days?|hours?|minutes?|times?|no|not|kidding|sorry|wait
      )
    )\p{Ll})`,
  "u",
);

const withAnswerApart = (sentence: PassageSentence): PassageSentence[] => {
  const answer = ANSWER_FIRST.exec(sentence.raw)?.[0];
  if (answer === undefined || FINITE.test(answer) || TIME_WORD.test(answer)) return [sentence];
  if (NO_ANSWER.test(answer) || ONE_WORD.test(sentence.raw) || (CIRCUMSTANCE.test(answer) && !AMOUNT.test(answer)))
    return [sentence];
  return cutAt(sentence, answer.length, answer.length + 2);
};

interface Read {
  readonly isReply: boolean;
  readonly sentences: PassageSentence[];
}

export const setAnswersApart = ({ isReply, sentences }: Read): void => {
  const [first] = sentences;
  if (!isReply || first === undefined) return;
  const number = NUMBER_FIRST.exec(first.raw)?.[0].length;
  if (number !== undefined) sentences.splice(0, 1, ...cutAt(first, number, number + 1));
  // "96. Beer and late shifts, I'm a nurse": the second of two answers.
  const at = sentences.length > 1 && IN_A_NUMBER.test(sentences[0]?.raw ?? "") ? 1 : 0;
  sentences.splice(at, 1, ...sentences.slice(at, at + 1).flatMap(withAnswerApart));
};
