// From scores to hits: memories and the passages they were drawn from help each other, then the best of each kind are taken.

import type { Chunk } from "#domain/chunk.ts";
import type { Memory } from "#domain/memory.ts";
import type { Likeness } from "#domain/similarity.ts";
import { type QueryTerm, weighTerms } from "./bm25.ts";
import type { ChunkTable } from "./chunk-table.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Postings } from "./postings.ts";
import type { Question } from "./question.ts";
import { type Scores, scoreChunks, scoreMemories } from "./rank.ts";
import type { Hit, IndexQuery } from "./select.ts";
import { topK } from "./top-k.ts";
import { HAS_NUMBER, OF_USER, TELLS_CHANGE } from "./traits.ts";
import type { RankWeights } from "./weights.ts";

/** How many of each kind take part in helping; what is lower does not come up. */
const LEAST_POOL = 200;
/** Score by which one row is put before another. */
const TINY = 1e-4;

interface Tables {
  readonly chunks: ChunkTable;
  readonly memories: MemoryTable;
}

interface Masks {
  readonly chunk: Uint8Array;
  readonly memory: Uint8Array;
}

/** Share of the question's terms, by inverse document frequency, in a row's text. */
const coverageOf = (postings: Postings, terms: readonly QueryTerm[], slot: number): number | null => {
  if (terms.length === 0) return null;
  const held = new Set(postings.sequence(slot));
  let found = 0;
  let all = 0;
  for (const { id, idf } of terms) {
    all += idf;
    if (id >= 0 && held.has(id)) found += idf;
  }
  return all === 0 ? null : found / all;
};

/** How like the question a row of the table is. */
const likenessIn = (
  kind: Likeness["kind"],
  { postings, size }: { readonly postings: Postings; readonly size: number },
  { cosines, bestCosine, onTopic, isTopicHeld }: Scores,
  question: Question,
): ((slot: number) => Likeness) => {
  const terms = weighTerms(postings, question.terms);
  return (slot) => ({
    kind,
    asked: question.asked,
    cosine: cosines[slot] ?? 0,
    coverage: coverageOf(postings, terms, slot),
    bestCosine,
    isOnTopic: onTopic[slot] === 1,
    isTopicHeld,
    rowCount: size,
  });
};

/** Slots of the passages that a memory was drawn from, of those that the search may find. */
const passagesOf = ({ chunks, memories }: Tables, masks: Masks, memoryId: string): number[] =>
  memories.sourcesOf(memoryId).flatMap(({ chunkId }) => {
    const slot = chunkId === null ? -1 : chunks.rows.slotOf(chunkId);
    return slot >= 0 && masks.chunk[slot] === 1 ? [slot] : [];
  });

interface Candidate {
  readonly slot: number;
  score: number;
}

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
  const { memories } = tables;
  const bySlot = new Map(passages.map((candidate) => [candidate.slot, candidate]));
  const bestOfPassage = new Map<number, number>();
  for (const statement of statements) {
    const own = statement.score;
    const memory = memories.rows.at(statement.slot);
    if (memory === null) continue;
    let best = own;
    for (const slot of passagesOf(tables, masks, memory.id)) {
      best = Math.max(best, chunkScores.scores[slot] ?? 0);
      bestOfPassage.set(slot, Math.max(bestOfPassage.get(slot) ?? own, own));
    }
    statement.score += weights.memory.fromPassage * (best - own);
  }
  for (const [slot, score] of bestOfPassage) {
    const passage = bySlot.get(slot) ?? { slot, score: chunkScores.scores[slot] ?? 0 };
    if (!bySlot.has(slot)) passages.push(passage);
    passage.score += weights.memory.toPassage * Math.max(0, score - passage.score);
  }
};

/** Later in the conversation or in time. */
const isNewer = (chunks: ChunkTable, slot: number, other: number): boolean => {
  const a = chunks.rows.at(slot);
  const b = chunks.rows.at(other);
  if (a === null || b === null) return false;
  if (a.documentId === b.documentId) return a.position > b.position;
  const dateOf = (chunk: Chunk): number => chunk.at ?? chunks.document(chunk.documentId)?.documentDate ?? 0;
  return dateOf(a) > dateOf(b);
};

/** Within the first ranks, puts what probably replaces an older utterance of the same speaker before it. */
const liftNewer = (chunks: ChunkTable, passages: Candidate[], weights: RankWeights): void => {
  const { depth, cosine, scoreGap } = weights.supersession;
  const top = passages.sort((a, b) => b.score - a.score || a.slot - b.slot).slice(0, depth);
  for (const [rank, newer] of top.entries()) {
    const traits = chunks.traits[newer.slot] ?? 0;
    if ((traits & OF_USER) === 0 || (traits & TELLS_CHANGE) === 0) continue;
    const hasNumber = traits & HAS_NUMBER;
    for (const older of top.slice(0, rank)) {
      if (older.score <= newer.score || older.score - newer.score >= scoreGap) continue;
      if (hasNumber !== ((chunks.traits[older.slot] ?? 0) & HAS_NUMBER)) continue;
      if (chunks.speaker[older.slot] !== chunks.speaker[newer.slot] || !isNewer(chunks, newer.slot, older.slot))
        continue;
      if (chunks.rows.vectors.cosine(older.slot, newer.slot) < cosine) continue;
      newer.score = older.score + TINY;
      break;
    }
  }
};

/** Puts a row right before another, unless it stands there already. */
const lift = (candidates: Candidate[], slot: number, above: Candidate): void => {
  const known = candidates.find((candidate) => candidate.slot === slot);
  if (known === undefined) candidates.push({ slot, score: above.score + TINY });
  else if (known.score <= above.score) known.score = above.score + TINY;
};

/** Among the first ranks, what is known to replace another comes before it: the passage that tells of the newer state too. */
const liftSuccessorPassages = (tables: Tables, masks: Masks, passages: Candidate[], depth: number): void => {
  const { chunks, memories } = tables;
  for (const passage of best(passages, depth)) {
    const chunk = chunks.rows.at(passage.slot);
    if (chunk === null) continue;
    for (const memory of memories.ofChunk(chunk.id).map((id) => memories.rows.get(id))) {
      const successor = memory === null ? null : memories.successorOf(memory);
      if (successor === null) continue;
      for (const slot of passagesOf(tables, masks, successor.id)) {
        if (isNewer(chunks, slot, passage.slot)) lift(passages, slot, passage);
      }
    }
  }
};

/** The same for memories: what replaces a memory among the first, or all that a passage among the first was remembered for. */
const liftSuccessorMemories = (
  { chunks, memories }: Tables,
  masks: Masks,
  statements: Candidate[],
  passages: readonly Candidate[],
  depth: number,
): void => {
  const liftAbove = (successor: Memory | null, replaced: Candidate): void => {
    const slot = successor === null ? -1 : memories.rows.slotOf(successor.id);
    if (masks.memory[slot] === 1) lift(statements, slot, replaced);
  };
  for (const passage of passages) {
    const chunk = chunks.rows.at(passage.slot);
    for (const successor of chunk === null ? [] : memories.successorsOfChunk(chunk.id)) liftAbove(successor, passage);
  }
  for (const statement of best(statements, depth)) {
    const memory = memories.rows.at(statement.slot);
    if (memory !== null) liftAbove(memories.successorOf(memory), statement);
  }
};

const weighStanding = (
  { memories }: Tables,
  statements: Candidate[],
  query: IndexQuery,
  weights: RankWeights,
): void => {
  const { inference, softSuperseded, aggregate } = weights.memory;
  for (const statement of statements) {
    const memory = memories.rows.at(statement.slot);
    if (memory === null) continue;
    if (memory.isInference && memory.reviewStatus !== "approved") statement.score += inference;
    if (memory.softSupersededBy !== null && !query.question.asksPast) statement.score += softSuperseded;
    if (memory.isAggregated && query.prefersAggregates) statement.score += aggregate;
  }
};

export const findHits = (tables: Tables, masks: Masks, query: IndexQuery, weights: RankWeights): Hit[] => {
  const { chunks, memories } = tables;
  const { question, kinds, limit } = query;
  const pool = Math.max(LEAST_POOL, limit);
  const chunkScores = scoreChunks(chunks, question, masks.chunk, weights);
  const passages = candidatesOf(chunkScores, masks.chunk, chunks.rows.slotCount, pool);
  if (question.asksState) liftNewer(chunks, passages, weights);
  if (!question.asksPast) liftSuccessorPassages(tables, masks, passages, weights.supersession.depth);
  const likenessOfChunk = likenessIn("chunk", chunks.rows, chunkScores, question);
  const hits: Hit[] = [];
  if (kinds.includes("memory")) {
    const memoryScores = scoreMemories(memories, question, masks.memory, weights);
    const statements = candidatesOf(memoryScores, masks.memory, memories.rows.slotCount, pool);
    helpEachOther(tables, passages, statements, chunkScores, masks, weights);
    weighStanding(tables, statements, query, weights);
    if (!question.asksPast) {
      const shown = kinds.includes("chunk") ? best(passages, limit) : [];
      liftSuccessorMemories(tables, masks, statements, shown, limit);
    }
    const likenessOfMemory = likenessIn("memory", memories.rows, memoryScores, question);
    for (const { slot, score } of best(statements, limit)) {
      const row = memories.rows.at(slot);
      if (row === null) continue;
      const sources = passagesOf(tables, masks, row.id).map(likenessOfChunk);
      hits.push({ kind: "memory", row, score, likenesses: [likenessOfMemory(slot), ...sources] });
    }
  }
  if (kinds.includes("chunk")) {
    for (const { slot, score } of best(passages, limit)) {
      const row = chunks.rows.at(slot);
      if (row !== null) hits.push({ kind: "chunk", row, score, likenesses: [likenessOfChunk(slot)] });
    }
  }
  return hits.sort((a, b) => b.score - a.score);
};

const best = (candidates: Candidate[], limit: number): Candidate[] =>
  candidates.sort((a, b) => b.score - a.score || a.slot - b.slot).slice(0, limit);
