// The clauses of one turn: of each sentence what it states, with what it refers to put in its place.

import { saysNothing, wholeQuestion } from "./answers/question-told.ts";
import { BRIEF } from "./hosts.ts";
import { countWords } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { withThingToldOf } from "./references/asked-things.ts";
import { type Before, NOTHING_BEFORE, withReferences } from "./references/references.ts";
import type { Clause } from "./sentences/clause.ts";
import { clausesOf } from "./sentences/sentence-clauses.ts";
import { traitsOf } from "./turn-traits.ts";

/** The clauses of one sentence; none where it states nothing. */
export interface SentenceClauses {
  readonly sentence: PassageSentence;
  readonly clauses: readonly Clause[];
}

/** What each sentence of a turn states. `question`: what the turn replies to. */
export const clausesOfTurn = (passage: Passage, question: PassageSentence | null): SentenceClauses[] => {
  const turn = traitsOf(passage);
  return passage.sentences.map((sentence, at) => {
    const before = passage.sentences[at - 1] ?? null;
    const isAnswer = question !== null && at < 3;
    return { sentence, clauses: clausesOf({ passage, sentence, before, isAnswer, turn }, at) };
  });
};

/** The question whose place the next sentence can mean: one of the speaker's own, or the other's behind a few words. */
const askedBehind = (raw: string, asked: string | null): string | null => {
  if (raw.trimEnd().endsWith("?")) return raw;
  return countWords(raw) < BRIEF ? asked : null;
};

/** So much of a turn is searched for what a sentence in it points at. */
const LONGEST_LOOK_BACK = 2_000;

/** The clauses of a turn told with what they point at, where that was said before. */
export const withReferencesOfTurn = (
  turn: readonly SentenceClauses[],
  question: PassageSentence | null,
  said: Before = NOTHING_BEFORE,
): SentenceClauses[] => {
  const whatIsAsked = question === null ? null : withThingToldOf(plainOf(question), said.mine, said.other);
  const toldAlone = whatIsAsked === null ? null : wholeQuestion(whatIsAsked);
  let asked = question?.raw ?? null;
  let own = "";
  return turn.map(({ sentence, clauses }, at) => {
    const before = turn[at - 1]?.sentence ?? null;
    const isReply = clauses.length > 0 && (before === null || saysNothing(before));
    const isOfQuestion = asked === question?.raw;
    const place = { question: isOfQuestion ? whatIsAsked : asked, before: said, own, last: before?.raw ?? "", isReply };
    const whole = isReply && isOfQuestion && clauses[0]?.isAnswer === true ? toldAlone : null;
    own = `${own} ${sentence.raw}`.slice(-LONGEST_LOOK_BACK);
    asked = askedBehind(sentence.raw, asked);
    return {
      sentence,
      clauses: clauses.map((clause) => ({ ...clause, asked: whole, text: withReferences(clause.text, place) })),
    };
  });
};
