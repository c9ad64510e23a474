// From scores to hits: memories and the passages they were drawn from help each other, then the best of each kind are taken.

import type { Chunk } from "#domain/chunk.ts";
import type { Memory } from "#domain/memory.ts";
import { type Likeness, seenThrough } from "#domain/similarity.ts";
import { type QueryTerm, weighTerms } from "./bm25.ts";
import { best, type Candidate, type Masks, passagesOf, type Tables } from "./candidates.ts";
import { nameOfUser, onlyNames, withCapitals } from "./known-as.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Postings } from "./postings.ts";
import { askOfUser, asksOfNow, asksOfThen, type Question, rephrase } from "./question.ts";
import { type Scores, scoreChunks, scoreMemories } from "./rank.ts";
import type { RowTable } from "./row-table.ts";
import type { Hit, IndexQuery } from "./select.ts";
import { spelt } from "./spelling.ts";
import { spreadOut } from "./spread.ts";
import { weighStanding } from "./standing.ts";
import { liftNewerMemories, liftNewerPassages, liftSuccessorMemories, liftSuccessorPassages } from "./successors.ts";
import { topK } from "./top-k.ts";
import type { RankWeights } from "./weights.ts";

const NONE_REPLACED: ReadonlyMap<number, number> = new Map();

/** How many of each kind take part in helping; what is lower does not come up. */
const LEAST_POOL = 200;

/** Share of the question's terms, by inverse document frequency, in a row's text. */
const coverageOf = (postings: Postings, terms: readonly QueryTerm[], slot: number): number | null => {
  if (terms.length === 0) return null;
  const held = postings.sequence(slot);
  let found = 0;
  let all = 0;
  for (const { id, idf } of terms) {
    all += idf;
    if (id >= 0 && held.includes(id)) found += idf;
  }
  return all === 0 ? null : found / all;
};

/**
 * What a question for a topic and the rows of a tag have in common on the average. More is a name that is in all of them: it makes none of
 * them an answer to "Does Ida have a dog?" that is not about dogs.
 */
const USUAL_MEAN = 0.12;

/** How like the question a row of the table is. */
const likenessIn = (
  kind: Likeness["kind"],
  { postings, size }: { readonly postings: Postings; readonly size: number },
  { cosines, bestCosine, meanCosine, onTopic, isTopicHeld }: Scores,
  question: Question,
): ((slot: number) => Likeness) => {
  const terms = weighTerms(postings, question.terms);
  const byName = question.asked === "topic" ? Math.max(0, meanCosine - USUAL_MEAN) : 0;
  return (slot) => ({
    kind,
    asked: question.asked,
    asksSeveral: question.asksSeveral,
    cosine: (cosines[slot] ?? 0) - (onTopic[slot] === 1 ? 0 : byName),
    coverage: coverageOf(postings, terms, slot),
    bestCosine,
    isOnTopic: onTopic[slot] === 1,
    isTopicHeld,
    rowCount: size,
  });
};

/**
 * How like a request itself the candidates are, as any question is: "a hotel in Oslo with a pool" is answered by what tells of hotels,
 * whatever else such a journey needs. None for a question that is no request.
 */
const plainLikenessIn = (
  kind: Likeness["kind"],
  rows: RowTable<Memory> | RowTable<Chunk>,
  { plainVector, terms: asked }: Question,
  candidates: readonly Candidate[],
): ((slot: number) => Likeness[]) => {
  if (plainVector === null) return () => [];
  const terms = weighTerms(rows.postings, asked);
  const cosines = new Map(candidates.map(({ slot }) => [slot, rows.vectors.cosineWith(slot, plainVector)]));
  const bestCosine = Math.max(0, ...cosines.values());
  return (slot) => [
    {
      kind,
      asked: "full",
      asksSeveral: false,
      cosine: cosines.get(slot) ?? 0,
      coverage: coverageOf(rows.postings, terms, slot),
      bestCosine,
      isOnTopic: false,
      isTopicHeld: false,
      rowCount: rows.size,
    },
  ];
};

const candidatesOf = (scores: Scores, mask: Uint8Array, count: number, pool: number): Candidate[] =>
  topK(scores.scores, mask, count, pool).map((slot) => ({ slot, score: scores.scores[slot] ?? 0 }));

/** Memories rise towards their best passage, passages towards their best memory. */
const helpEachOther = (
  tables: Tables,
  passages: Candidate[],
  statements: Candidate[],
  chunkScores: Scores,
  masks: Masks,
  weights: RankWeights,
): void => {
  const { chunks, memories } = tables;
  const { fromPassage, fromPart } = weights.memory;
  const bySlot = new Map(passages.map((candidate) => [candidate.slot, candidate]));
  const bestOfPassage = new Map<number, number>();
  for (const statement of statements) {
    const own = statement.score;
    const memory = memories.rows.at(statement.slot);
    if (memory === null) continue;
    let best = own;
    let share = 1;
    for (const slot of passagesOf(tables, masks, memory.id)) {
      share = Math.min(1, memory.text.length / Math.max(1, chunks.rows.at(slot)?.text.length ?? 0));
      best = Math.max(best, bySlot.get(slot)?.score ?? chunkScores.scores[slot] ?? 0);
      bestOfPassage.set(slot, Math.max(bestOfPassage.get(slot) ?? own, own));
    }
    statement.score += fromPassage * (1 - fromPart * (1 - share)) * (best - own);
  }
  for (const [slot, score] of bestOfPassage) {
    const passage = bySlot.get(slot) ?? { slot, score: chunkScores.scores[slot] ?? 0 };
    if (!bySlot.has(slot)) passages.push(passage);
    passage.score += weights.memory.toPassage * Math.max(0, score - passage.score);
  }
};

const spellNames = (memories: MemoryTable, query: IndexQuery): IndexQuery => {
  const { question } = query;
  const text = question.asksOfPeriod
    ? question.text
    : withCapitals(memories, spelt(memories.rows.postings, question.text));
  return text === question.text ? query : { ...query, question: rephrase(question, text) };
};

/** Nothing is like a greeting: "Good morning" does not ask for who gets up in the morning. */
const likenessOfGreeting = (likeness: Likeness): Likeness => ({ ...likeness, cosine: 0, bestCosine: 0, coverage: 0 });

export const findHits = (tables: Tables, masks: Masks, typed: IndexQuery, weights: RankWeights): Hit[] => {
  const hits = findByWords(tables, masks, typed, weights);
  return typed.question.isGreeting
    ? hits.map((hit) => ({ ...hit, likenesses: hit.likenesses.map(likenessOfGreeting) }))
    : hits;
};

const findByWords = (tables: Tables, masks: Masks, typed: IndexQuery, weights: RankWeights): Hit[] => {
  const { chunks, memories } = tables;
  const asked = spellNames(memories, typed);
  const name = nameOfUser(memories, asked.question.text, masks.memory);
  const query = name === null ? asked : { ...asked, question: askOfUser(asked.question, name) };
  const { question, kinds, limit } = query;
  const pool = Math.max(LEAST_POOL, limit);
  const chunkScores = scoreChunks(chunks, question, masks.chunk, weights);
  const passages = candidatesOf(chunkScores, masks.chunk, chunks.rows.slotCount, pool);
  const isOfThen = asksOfThen(question);
  if (question.asksState && !isOfThen) liftNewerPassages(chunks, passages, weights.supersession);
  const putNewerFirst = (): void => {
    if (!isOfThen) liftSuccessorPassages(tables, masks, passages, question.vector, weights.supersession.depth);
  };
  putNewerFirst();
  const likenessOfChunk = likenessIn("chunk", chunks.rows, chunkScores, asked.question);
  const hits: Hit[] = [];
  /** Of a passage's slot: how like the question the memories are that were drawn from it. */
  const told = new Map<number, Likeness[]>();
  if (kinds.includes("memory")) {
    const memoryScores = scoreMemories(memories, question, masks.memory, weights);
    const statements = candidatesOf(memoryScores, masks.memory, memories.rows.slotCount, pool);
    helpEachOther(tables, passages, statements, chunkScores, masks, weights);
    putNewerFirst();
    weighStanding(memories, masks.memory, memoryScores, statements, query, weights.memory);
    if (asksOfNow(question)) liftNewerMemories(tables, masks, statements, question, memoryScores, weights.supersession);
    const shown = kinds.includes("chunk") ? best(passages, limit) : [];
    const replacedBy = isOfThen
      ? NONE_REPLACED
      : liftSuccessorMemories(tables, masks, statements, shown, question, limit);
    const isNameAlone = onlyNames(asked.question.text, name);
    const likenessOfMemory = likenessIn("memory", memories.rows, memoryScores, asked.question);
    const plainOfMemory = plainLikenessIn("memory", memories.rows, asked.question, statements);
    /** Of what it replaces, where that is more like the question. */
    const likenessOfReplaced = (slot: number, own: Likeness): Likeness[] =>
      [replacedBy.get(slot) ?? []]
        .flat()
        .map((replaced) => likenessOfMemory(replaced))
        .filter(({ cosine }) => cosine > own.cosine);
    for (const { slot, score } of best(statements, limit)) {
      const row = memories.rows.at(slot);
      if (row === null || isNameAlone(row.text)) continue;
      const own = likenessOfMemory(slot);
      const sources = passagesOf(tables, masks, row.id).map((passage) => {
        told.set(passage, [...(told.get(passage) ?? []), own]);
        const length = chunks.rows.at(passage)?.text.length ?? 0;
        return seenThrough(own, likenessOfChunk(passage), Math.min(1, row.text.length / Math.max(1, length)));
      });
      hits.push({
        kind: "memory",
        row,
        score,
        likenesses: [own, ...sources, ...likenessOfReplaced(slot, own), ...plainOfMemory(slot)],
      });
    }
  }
  if (kinds.includes("chunk")) {
    const plainOfChunk = plainLikenessIn("chunk", chunks.rows, asked.question, passages);
    for (const { slot, score } of best(passages, limit)) {
      const row = chunks.rows.at(slot);
      if (row === null) continue;
      const likenesses = [...plainOfChunk(slot), likenessOfChunk(slot), ...(told.get(slot) ?? [])];
      hits.push({ kind: "chunk", row, score, likenesses });
    }
  }
  hits.sort((a, b) => b.score - a.score);
  return question.asksSeveral ? spreadOut(tables, hits, weights.spread) : hits;
};
