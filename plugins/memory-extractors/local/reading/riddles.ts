// "Guess who's pregnant?": oneself, as friends say it, unless the next sentence names somebody: "My sister Ida!"

import { wrapped } from "#domain/wrapped.ts";

const LEAD = "(?:(?:and|so|oh|hey|ok|okay|but),? )*guess who";
const STATE = "(?:getting|going|moving|having|becoming|back|off to|pregnant|engaged|married)";
const DEED = wrapped`
  (?:
    passed|got|won|made|landed|finished|completed|bought|graduated|signed|turned|quit|adopted|booked|joined
    |learn(?:ed|t)|sold|aced|ran|found
  )`;
const RIDDLE = new RegExp(
  wrapped`
    ^${LEAD}(?:
      (?:'s| is) (?!.*\b(?:me|us|I)\b)(${STATE}\b ?[^?]*?)
      |(?: has)? (?!.*\b(?:me|us|I)\b)((?:(?:just|finally|also) )*${DEED} [^?]*?)
      | has (?!.*\b(?:me|us|I)\b)((?:an?|two|three|the|my|no) [^?]*?)
    )[?!.]*$`,
  "i",
);
export const isRiddle = (text: string): boolean => RIDDLE.test(text);

/** What a riddle tells of the speaker. */
export const riddleTold = (text: string): string =>
  text.replace(RIDDLE, (_, state?: string, deed?: string, thing?: string) => {
    if (state !== undefined) return `I'm ${state}!`;
    return deed === undefined ? `I have ${thing}!` : `I ${deed}!`;
  });

/** "My sister Ida!", "Nora from work." */
const SOMEBODY =
  /^((?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,2}?[a-z-]+(?: \p{Lu}[\p{L}'-]+)?|\p{Lu}\p{L}+(?: from [a-z ]{2,20}| \p{Lu}\p{L}+)?)[.!]*$/u;
const ONESELF = /^(?:me|you|yes|yep|yeah|no|nope|nobody|wow|ha|haha|exactly|surprise)\b/i;

/** What an answer tells of whom it names; null where it names nobody else. */
const answerTold = (riddle: string, answer: string): string | null => {
  const [, whom] = SOMEBODY.exec(answer) ?? [];
  const [all, state, deed, thing] = RIDDLE.exec(riddle) ?? [];
  if (whom === undefined || all === undefined || ONESELF.test(answer)) return null;
  if (state !== undefined) return `${whom} is ${state}!`;
  return deed === undefined ? `${whom} has ${thing}!` : `${whom} ${deed}!`;
};

/** The sentences of a turn, each riddle that the next one answers told by that one. */
export const withRiddlesAnswered = <Sentence extends { readonly raw: string; readonly told?: string }>(
  sentences: readonly Sentence[],
): Sentence[] => {
  if (!sentences.some(({ raw }) => /\bguess who\b/i.test(raw))) return [...sentences];
  const answers = sentences.map(({ raw }, at) => answerTold(sentences[at - 1]?.raw ?? "", raw));
  return sentences.flatMap((sentence, at) => {
    if (typeof answers[at + 1] === "string") return [];
    const told = answers[at];
    return [told === null || told === undefined ? sentence : { ...sentence, told }];
  });
};
