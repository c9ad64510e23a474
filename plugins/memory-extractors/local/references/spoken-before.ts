// The words that a statement of talk leans on, where nothing tells what in them it means: told behind it, quoted, it stays true
// whatever that is. 'Ida is waiting for the results (said after "I had a biopsy on Monday").'

import { upperFirst } from "../capitals.ts";
import { isConcrete } from "../clause-reading.ts";
import { ASKED_OF_ANYTHING, ASKS_FOR_NEWS, NO_SENTENCE, ONLY_POLITE } from "../cues/leans-outside.ts";
import { FINITE } from "../cues/verbs.ts";
import { isEmptyTalk } from "../hosts.ts";
import { countWords, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToElse, type Passage, type PassageSentence } from "../reading/passages.ts";
import type { Clause } from "../sentences/clause.ts";
import { stripLeadIns } from "../sentences/lead-ins.ts";
import { asks } from "../sentences/questions.ts";
import { inShort } from "../telling/in-short.ts";
import { hasInnerDangling, opensDangling, pointsOutside } from "./anaphora.ts";
import { type Leaning, leaningOf } from "./leaning.ts";

const LONGEST = 90;
const FEWEST_WORDS = 4;
const STEM = 5;
/** So many sentences of a turn are looked at, from its end. */
const MOST_BACK = 4;
/** "By the way, the boat sank": of nothing that was said before. */
const TURNS_AWAY =
  /^(?:oh,? (?:and|by the way|btw)|by the way|btw|anyways?|guess what|on (?:another|a different|a related|a side) note|in other news|speaking of|also|oh,? before I forget|listen)\b/i;

/** So much of a clause is found again in its sentence. */
const SAME_START = 20;
const BEFORE_HALF = /[\s,;:-]*(?:\b(?:and|but|so|because|which|then))?[\s,;:-]*$/i;

const BRACKETS = /[()]/g;

interface Said {
  readonly text: string;
  readonly isAsked: boolean;
  /** How many things it names that the statement does not. */
  readonly adds: number;
}

const stemsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter(isConcrete)
    .map((word) => word.slice(0, STEM));

const saidIn = (sentences: readonly PassageSentence[], listener: string | null, told: string): Said[] => {
  const known = new Set(stemsOf(told));
  return sentences.slice(-MOST_BACK).flatMap((sentence) => {
    const text = stripLeadIns(plainOf(sentence), listener).text.replace(BRACKETS, "");
    if (countWords(text) < FEWEST_WORDS || ONLY_POLITE.test(text) || isEmptyTalk(text)) return [];
    const isAsked = asks(sentence);
    const said = isAsked
      ? wordsOf(text)
          .filter((word) => !ASKED_OF_ANYTHING.has(word.toLowerCase()))
          .join(" ")
      : text;
    return [{ text, isAsked, adds: new Set(stemsOf(said)).difference(known).size }];
  });
};

/** Not "What does that note say?", which names it. */
const LEANS_IN_QUESTION =
  /\b(?:it|them|there)\b|\b(?:that|those|this|these)(?= (?:is|was|are|were|for|to|a|the|in|on|at|with|too|so|one|ones|again|before|all|right)\b|'|[?,.]|$)/i;
/** "That bridge looks old": names what it points at. */
const NAMES_WHAT_IT_POINTS_AT = /^(?:this|that|these|those) (?!one|ones|both|all|kind|sort)[a-z]{3,}/i;
/** "The ears are the same": as what. */
const THE_SAME = /\bthe same[.!]*$/i;
/** It leans on something itself, and names too little: "It was cold", "Is that yours?" */
const leans = ({ text, isAsked, adds }: Said): boolean => {
  if (adds > 2 || (adds > 1 && NAMES_WHAT_IT_POINTS_AT.test(text))) return false;
  if (isAsked) return LEANS_IN_QUESTION.test(text) || opensDangling(text);
  return opensDangling(text) || pointsOutside(text) || hasInnerDangling(text) || THE_SAME.test(text);
};

const states = (one: Said): boolean => !one.isAsked && FINITE.test(one.text) && !NO_SENTENCE.test(one.text);

/** The nearest sentence of its own turn that says what it is of. */
const inTurn = (said: readonly Said[], least = 1): Said | null =>
  said.findLast((one) => one.adds >= (one.isAsked ? 2 : least) && !leans(one) && (one.isAsked || states(one))) ?? null;

const said = (one: Said, by = ""): string => {
  const quoted = `"${upperFirst(inShort(one.text, LONGEST))}"`;
  return by === "" ? `said after ${quoted}` : `replying to ${by}'s ${quoted}`;
};

/** The question it replies to; where that leans itself and nothing stands before in its turn (`opens`), what the speaker told before it; else the last words of the turn before. */
const ofTurnsBefore = (
  passages: readonly Passage[],
  at: number,
  { leaning, told, opens }: { leaning: Leaning; told: string; opens: boolean },
): string | null => {
  const [passage, before, mine] = [passages[at] as Passage, passages[at - 1], passages[at - 2]];
  if (before === undefined || before.speaker === passage.speaker || isToElse(before, passage)) return null;
  const theirs = saidIn(before.sentences, passage.speaker, told);
  const asked = theirs.findLast(({ isAsked }) => isAsked);
  if (asked !== undefined && ASKS_FOR_NEWS.test(asked.text)) return null;
  // "Did the plumber come?" tells "The plumber came" nothing.
  const least = leaning === "points" ? 1 : 2;
  const whole = theirs.findLast((one) => one.isAsked && one.adds >= least && !leans(one));
  if (whole !== undefined && !ASKS_FOR_NEWS.test(whole.text)) return said(whole, before.speaker);
  if (leaning !== "points") return null;
  const isAskedOfIt =
    opens && asked !== undefined && LEANS_IN_QUESTION.test(asked.text) && mine?.speaker === passage.speaker;
  const own = isAskedOfIt ? inTurn(saidIn(mine.sentences, passage.listener, told), 2) : null;
  if (own !== null) return said(own);
  const last = theirs.findLast((one) => states(one) && one.adds > 1 && !leans(one));
  return last === undefined ? null : said(last, before.speaker);
};

/** "He wanted to wait and I said no": what stands before the clause in its own sentence. */
const halfBefore = ({ sentence, text }: Clause): PassageSentence[] => {
  const whole = plainOf(sentence);
  const at = whole.indexOf(text.replace(/[.!?]+$/, "").slice(0, SAME_START));
  const raw = at > 0 ? whole.slice(0, at).replace(BEFORE_HALF, "") : "";
  return FINITE.test(raw) ? [{ ...sentence, raw, told: raw }] : [];
};

/** What a statement of the turn at `at` is told behind, in brackets; null where it leans on nothing, or nothing that was said helps. */
export const spokenBefore = (passages: readonly Passage[], at: number, clauses: readonly Clause[]): string | null => {
  const [first] = clauses;
  if (first === undefined || first.passage.listener === null || first.isInstruction) return null;
  const { passage, sentence } = first;
  const texts = clauses.map(({ text }) => text);
  const leaning = leaningOf(texts);
  // What was prompted for goes on from an earlier turn, and is told with it.
  if (passages[at]?.sentences.includes(sentence) !== true) return null;
  if (leaning === null || TURNS_AWAY.test(sentence.raw)) return null;
  const told = texts.join(" ");
  const earlier = passage.sentences.slice(0, passage.sentences.indexOf(sentence));
  const own = saidIn([...earlier, ...halfBefore(first)], passage.listener, told);
  const near = inTurn(own);
  if (near !== null) return said(near);
  const opens = own.length === 0;
  return opens || leaning === "points" ? ofTurnsBefore(passages, at, { leaning, told, opens }) : null;
};
