// What is counted: evidence turns among results, the order of new and stale facts, and what a threshold keeps.

import type { Conversation, Question, Turn } from "./datasets.ts";

/** A result as a client sees it. */
export interface Found {
  readonly kind: "memory" | "chunk";
  readonly text: string;
  readonly quotes: readonly string[];
  readonly documentIds: readonly string[];
  readonly similarity: number;
}

const HELD_SHARE = 0.8;
const CHARACTERS_PER_TOKEN = 4;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Whether a result's text, or what its sources quote, holds nearly all words of the turn. */
const holds = (result: Found, words: ReadonlySet<string>): boolean =>
  [result.text, result.quotes.join(" ")].some((text) => {
    const held = wordsOf(text);
    let count = 0;
    for (const word of words) if (held.has(word)) count++;
    return count >= HELD_SHARE * words.size;
  });

export interface Answered {
  readonly question: Question;
  readonly results: readonly Found[];
}

/** Rank of the first result that holds each evidence turn, from 0; infinite when none does. */
const ranksOf = (turnIds: readonly string[], turns: ReadonlyMap<string, Turn>, results: readonly Found[]): number[] =>
  turnIds.flatMap((id) => {
    const turn = turns.get(id);
    if (turn === undefined) return [];
    const words = wordsOf(turn.text);
    const rank = results.findIndex((result) => holds(result, words));
    return [rank < 0 ? Number.POSITIVE_INFINITY : rank];
  });

export const turnsOf = (conversation: Conversation): Map<string, Turn> =>
  new Map(conversation.sessions.flatMap(({ turns }) => turns.map((turn) => [turn.id, turn])));

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of the evidence turns that the first `k` results hold. */
export const recallAt = (k: number, answered: Answered, turns: ReadonlyMap<string, Turn>): number =>
  mean(ranksOf(answered.question.evidence, turns, answered.results).map((rank) => (rank < k ? 1 : 0)));

/** Share of the evidence's sessions among the first five sessions that results come from. */
export const sessionRecall = (
  answered: Answered,
  sessionOfTurn: ReadonlyMap<string, string>,
  sessionOfDocument: ReadonlyMap<string, string>,
): number => {
  const wanted = new Set(answered.question.evidence.map((id) => sessionOfTurn.get(id)));
  const found = new Set(
    answered.results.flatMap(({ documentIds }) => documentIds.map((id) => sessionOfDocument.get(id))),
  );
  const first = new Set([...found].slice(0, 5));
  return mean([...wanted].map((session) => (first.has(session) ? 1 : 0)));
};

/** Whether the new fact ranks above the stale one; null when the question has no stale one of its own. */
export const isNewFirst = ({ question, results }: Answered, turns: ReadonlyMap<string, Turn>): boolean | null => {
  const fresh = question.evidence.filter((id) => !question.stale.includes(id));
  if (question.stale.length === 0 || fresh.length === 0) return null;
  const best = Math.min(...ranksOf(fresh, turns, results));
  return best < Math.min(...ranksOf(question.stale, turns, results));
};

export const tokensOf = (results: readonly Found[]): number =>
  results.reduce((sum, { text }) => sum + text.length, 0) / CHARACTERS_PER_TOKEN;

/** Evidence turns in the first ten results, and how many of them results at or above the threshold hold. */
export const survival = (
  threshold: number,
  { question, results }: Answered,
  turns: ReadonlyMap<string, Turn>,
): { readonly found: number; readonly kept: number } => {
  const firstTen = results.slice(0, 10);
  const isFound = (list: readonly Found[]): number =>
    ranksOf(question.evidence, turns, list).filter((rank) => rank < 10).length;
  return { found: isFound(firstTen), kept: isFound(firstTen.filter(({ similarity }) => similarity >= threshold)) };
};
