// A talk that holds little else of somebody is remembered by what they hold and value, and what they think of each other: one such
// statement of a turn that tells nothing else. It is less sure than facts, so that a profile shows it only where there is nothing better.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { JUDGED } from "../cues/convictions.ts";
import { oncePerText } from "../once-per-text.ts";
import { countWords, escapePattern } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { withoutAddress } from "../sentences/forms-of-address.ts";
import { asSentence, plainCandidate } from "./candidates.ts";
import { convictionIn } from "./convictions.ts";
import { kindOf } from "./kinds.ts";
import { regardIn } from "./regard.ts";

const CONFIDENCE = 0.3;
/** In fewer turns of somebody nothing tells what a talk holds of them. */
const FEWEST_TURNS = 4;
const LEAST_WORTH = 12;

interface Found {
  readonly text: string;
  readonly sentence: PassageSentence;
  readonly worth: number;
}

/** "Songs can be so healing, right?": no question, where it says what something is worth or does to people. */
const TAG =
  /,? (?:right|huh|eh|yeah|don't you think|isn't it|aren't they|doesn't it|don't they|can't (?:it|they))\?\s*$/i;
const SAYS_WORTH = new RegExp(
  wrapped`
    \b(?:
      ${JUDGED}|soul-\w+|refresh\w*|calm\w*|heal\w*|sooth\w*|lifts?|inspires?|connects?|matters?|pays? off|joy|peace
      |difference|better|way of|helps? (?:us|you|people)|brings? (?:us|you|people)|makes? (?:us|you|people|life)
    )\b`,
  "i",
);
const asTold = (said: string): string => (SAYS_WORTH.test(said) ? said.replace(TAG, ".") : said);

const asksBack = ({ raw }: PassageSentence): boolean => asTold(raw).trimEnd().endsWith("?");

const callOf = oncePerText((name) => {
  const written = escapePattern(name);
  return new RegExp(`^(?:\\w+,? )?${written}[,!] (?=\\S)|, ${written}(?=[.!]*$)`, "iu");
});
/** "Yeah Bo, a walk helps" → "A walk helps" */
const bodyOf = (sentence: PassageSentence, listener: string): string => {
  const said = stripLeadIns(withoutAddress(plainOf(sentence), listener), null).text;
  return stripLeadIns(said.replace(callOf(listener.split(" ")[0] ?? listener), ""), null).text;
};

const foundIn = ({ speaker, listener, isListenerOpen, sentences }: Passage): Found | null => {
  let best: Found | null = null;
  if (listener === null) return null;
  for (const sentence of sentences) {
    if (!sentence.isFresh || asksBack(sentence)) continue;
    const said = asTold(bodyOf(sentence, listener));
    const regard = isListenerOpen ? null : regardIn(said, { speaker, listener });
    const text = regard ?? convictionIn(said, speaker);
    if (text === null) continue;
    const worth = Math.min(countWords(text), ENOUGH_WORDS) + (regard === null ? 0 : OF_THE_OTHER);
    if (best === null || worth > best.worth) best = { text: asSentence(text), sentence, worth };
  }
  return best;
};

/** More is said by a long sentence, of whom one speaks to, in a long turn that answers no news and asks nothing. */
const ENOUGH_WORDS = 18;
const OF_THE_OTHER = 4;
const ANSWERS_NO_NEWS = 3;
const ASKS = 3;
const LONG_TURN = 320;
const CHARACTERS = 40;
/** A talk that tells much else of somebody needs it less. */
const TELLS_ELSE = 10;

const turnWorth = ({ sentences }: Passage, isAnswerToNews: boolean, shareTold: number): number => {
  const length = sentences.reduce((sum, { raw }) => sum + raw.length + 1, 0);
  const asks = sentences.some(asksBack);
  return (
    Math.min(length, LONG_TURN) / CHARACTERS +
    (isAnswerToNews ? 0 : ANSWERS_NO_NEWS) -
    (asks ? ASKS : 0) -
    shareTold * TELLS_ELSE
  );
};

const candidateOf = ({ text, sentence }: Found, { speaker }: Passage): MemoryCandidate => {
  const kind = kindOf({ text, isInstruction: false, hasEventDate: false, isFutureDate: false });
  return plainCandidate(
    {
      text,
      // "will make a difference" is no plan of theirs, "a friend like Bo" no news of a bond.
      kind: kind === "preference" ? kind : "fact",
      subject: text.startsWith(speaker) ? speaker : null,
      confidence: CONFIDENCE,
    },
    [sentence],
  );
};

const isNewTalk = ({ role, listener, sentences }: Passage): boolean =>
  role === "other" && listener !== null && sentences.some(({ isFresh }) => isFresh);

/** What was drawn from each passage, with the convictions of those that tell nothing. */
export const withConvictions = (
  passages: readonly Passage[],
  told: readonly (readonly MemoryCandidate[])[],
): readonly (readonly MemoryCandidate[])[] => {
  const turns = [...passages.keys()].filter((at) => isNewTalk(passages[at] as Passage));
  const added = new Map<number, MemoryCandidate>();
  for (const own of Map.groupBy(turns, (at) => passages[at]?.speaker).values()) {
    if (own.length < FEWEST_TURNS) continue;
    const silent = own.filter((at) => told[at]?.length === 0);
    const shareTold = (own.length - silent.length) / own.length;
    for (const at of silent) {
      const passage = passages[at] as Passage;
      // What a talk ends with is a farewell.
      const found = at === passages.length - 1 ? null : foundIn(passage);
      if (found === null) continue;
      const isAnswerToNews = (told[at - 1] ?? []).length > 0;
      if (found.worth + turnWorth(passage, isAnswerToNews, shareTold) >= LEAST_WORTH)
        added.set(at, candidateOf(found, passage));
    }
  }
  return told.map((memories, at) => {
    const one = added.get(at);
    return one === undefined ? memories : [...memories, one];
  });
};
