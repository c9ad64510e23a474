// What looks like an answer to the question of a turn, but repeats or takes up something else of that turn: "How are you? It'll be
// a year soon." "A year on the 8th." Such a one is not told with the question.

import { FINITE } from "../cues/verbs.ts";
import { countWords, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";

const STEM = 4;
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length >= STEM || /\d/.test(word))
      .map((word) => word.slice(0, STEM)),
  );

const OF_ONESELF = /\b(?:I|I'm|I've|me|my|we|we're|we've|us|our)\b/i;
/** "I have four of them." "Four!" */
export const isEcho = (said: string, before: string): boolean => {
  const words = said.endsWith("!") ? said.slice(0, -1).toLowerCase() : "";
  return words !== "" && !OF_ONESELF.test(words) && ` ${before.toLowerCase()}`.includes(` ${words}`);
};

const ASKS_WH = /\b(?:wh\w+|how)\b/i;
/** "Chess? You lost twice." "Three times.": of the statement, where the question only names something. */
const onlyNames = (question: string): boolean => countWords(question) < 3 && !ASKS_WH.test(question);

export const takesUpElse = (reply: PassageSentence, question: PassageSentence, { sentences }: Passage): boolean => {
  const others = sentences.filter((one) => one !== question);
  if (others.some(({ raw }) => isEcho(reply.raw, raw))) return true;
  const behind = sentences
    .slice(sentences.indexOf(question) + 1)
    .map(plainOf)
    .join(" ");
  if (behind === "") return false;
  const asked = stemsOf(question.raw);
  const takenUp = stemsOf(behind).intersection(stemsOf(reply.raw)).difference(asked);
  return takenUp.size > 0 || (onlyNames(question.raw) && FINITE.test(behind));
};
