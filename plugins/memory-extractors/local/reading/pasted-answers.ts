// Sentences that a user pastes word for word from what the assistant wrote before, to ask about them: in a draft that it made up
// "I" have done much of which the user told nothing.

import type { Role } from "#domain/extracted-text.ts";
import { countWords } from "../patterns.ts";

interface Spoken {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}
interface Turn {
  readonly role: Role | null;
  readonly sentences: readonly Spoken[];
}

/** Fewer words two can choose alike: "I'd like to go with the second one". */
const FEWEST_WORDS = 8;
/** So many turns back an answer is still before one's eyes. */
const NEAR = 6;

/** "My letter up to now: ...": what is repeated without a word may be the user's own. */
const OPENS_QUOTED = /^\W*["\u201C]/;
const ENDS_ON_COLON = /:\W*$/;
const isAnnounced = (pasted: string, before: string): boolean =>
  LAST_COLON.test(pasted) || OPENS_QUOTED.test(pasted) || ENDS_ON_COLON.test(before);

const bareWords = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\d]+/gu) ?? []
  ).join(" ");

const isAnswer = ({ role }: Turn): boolean => role === "assistant";

/** "Here is the draft: "Recently I have ...": what the user says of it stands in front. */
const LAST_COLON = /^(.*[\p{L}\d)*]\**:)\**\s+(.+)$/su;

/** What is left of the turn at `at` without what was pasted into it. */
export const withoutAnswers = <Sentence extends Spoken>(
  sentences: readonly Sentence[],
  turns: readonly Turn[],
  at: number,
): readonly Sentence[] => {
  const mayBegin = ({ raw }: Spoken, nth: number): boolean =>
    isAnnounced(raw, sentences[nth - 1]?.raw ?? "") && countWords(raw) >= FEWEST_WORDS;
  if (!sentences.some(mayBegin)) return sentences;
  const answers = turns.slice(Math.max(0, at - NEAR), at).filter(isAnswer);
  if (answers.length === 0) return sentences;
  const written = ` ${bareWords(answers.flatMap((turn) => turn.sentences.map(({ raw }) => raw)).join(" "))} `;
  const isPasted = (text: string): boolean =>
    countWords(text) >= FEWEST_WORDS && written.includes(` ${bareWords(text)} `);
  const first = sentences.findIndex(({ raw }) => isPasted(raw) || isPasted(LAST_COLON.exec(raw)?.[2] ?? ""));
  if (first < 0 || !isAnnounced(sentences[first]?.raw ?? "", sentences[first - 1]?.raw ?? "")) return sentences;
  return sentences.flatMap((sentence) => {
    if (isPasted(sentence.raw)) return [];
    const [, front, behind = ""] = LAST_COLON.exec(sentence.raw) ?? [];
    return front !== undefined && isPasted(behind)
      ? [{ ...sentence, raw: front, end: sentence.start + front.length }]
      : [sentence];
  });
};
