// What a reply leaves to its question or takes back at once, read whole before anything else is: "Do you have a car?" "I do, a Polo",
// "In March. No, wait, in April, because the ferry is full."

import { lowerFirst } from "../capitals.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { asks, questionIn } from "../sentences/questions.ts";
import { correctionBehind, fitted } from "./corrections.ts";

/** "Do you play anything?" */
const ASKS_DEED = /\b(?:do you (have|own|keep|play|drive|use|take|speak|grow|ride|run|teach|rent)|(have) you got)\b/i;
/** "I do, a folding one from my aunt" */
const DOES =
  /^(?:(?:yes|yeah|yep|actually|well),? )*I do,? (?=(?:an?|the|two|three|four|several|my (?:old|late|dad|mum|mom)) )/i;

const withDeed = (sentence: PassageSentence, question: PassageSentence): PassageSentence => {
  const said = plainOf(sentence);
  const does = DOES.exec(said)?.[0];
  const [, verb, got] = does === undefined ? [] : (ASKS_DEED.exec(plainOf(question)) ?? []);
  const deed = verb ?? got;
  if (does === undefined || deed === undefined) return sentence;
  return { ...sentence, told: `I ${deed.toLowerCase()} ${said.slice(does.length)}` };
};

/** "No, wait, in April, because the ferry is full", "Sorry, no, the 27th, they had to move it" */
const TAKES_BACK =
  /^((?:(?:oh|ah|sorry|oops|no|wait|actually|hang on|hold on|scrap that|scratch that|make that|I mean|I meant)[,.!]? ){2,}|(?:scrap that|scratch that|make that|I mean|I meant)[,.!:]? )([^,;]{2,40})(?:[,;] ?(.*)|[.!]*)$/i;
const SAYS_WHY = /^(?:because|since|as|so that|cos)\b/i;
const LONGEST = 200;

/** "in Galway, my cousin lives there" */
const withPlace = (rest: string, value: string): string =>
  /^(?:in|at|near|on) /i.test(value) ? rest.replace(/\bthere(?=[.,!]|$)/i, value) : rest;

interface PutRight {
  readonly old: PassageSentence;
  readonly behind: readonly PassageSentence[];
}

/** The sentence before with what takes its place, and what else is said; null where nothing is taken back. */
const putRight = (before: PassageSentence, sentence: PassageSentence): PutRight | null => {
  if (sentence.raw.length > LONGEST) return null;
  const said = plainOf(sentence);
  const [, opening, value = "", rest = ""] = TAKES_BACK.exec(said) ?? [];
  if (opening === undefined) return null;
  const found = correctionBehind({ ...sentence, raw: `${opening}${value}.` }, before);
  const put = (old: string): string | undefined => (found === null ? undefined : fitted(old, found)?.text);
  const text = put(plainOf(before)) ?? put(lowerFirst(plainOf(before)));
  if (text === undefined) return null;
  const isWhy = SAYS_WHY.test(rest);
  const told = isWhy ? `${text.replace(/[.!]+$/, "")}, ${rest}` : text;
  return {
    old: { ...before, told },
    behind: isWhy || rest === "" ? [] : [{ ...sentence, told: withPlace(rest, value) }],
  };
};

const MAY_TAKE_BACK = /^(?:oh|ah|sorry|oops|no|wait|actually|hang on|hold on|scrap|scratch|make that|I mean)/i;

/** Puts the replies of a talk whole. */
export const putWhole = (passages: readonly Passage[]): void => {
  passages.forEach(({ speaker, role, sentences }, at) => {
    const before = passages[at - 1];
    const question = questionIn(before);
    const [first] = sentences;
    if (role === null || role === "assistant" || question === null || first === undefined) return;
    if ((before?.speaker === speaker && before.role === role) || asks(first)) return;
    sentences[0] = withDeed(first, question);
    const second = sentences[1];
    if (second === undefined || !MAY_TAKE_BACK.test(second.raw) || MAY_TAKE_BACK.test(first.raw)) return;
    const right = putRight(sentences[0], second);
    if (right !== null) sentences.splice(0, 2, right.old, ...right.behind);
  });
};
