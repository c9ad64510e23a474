// Ranking alone, without service or store, to tune it in seconds: turns are passages, the set's own observations are memories.
//   bun benches/recall/offline.ts --data <folder> [--cache <file of vectors>]

import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Chunk } from "#domain/chunk.ts";
import minilm from "#plugins/embedders/minilm.ts";
import { askQuestion } from "#retrieval/question.ts";
import type { Hit } from "#retrieval/select.ts";
import { TagIndex } from "#retrieval/tag-index.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, sourceRow } from "#test/support/rows.ts";
import { cachedIn, type EmbedTexts } from "../memory/vectors.ts";
import {
  anonymise,
  type Conversation,
  type Question,
  readBeam,
  readLocomo,
  readPrefEval,
  type Session,
} from "./datasets.ts";
import { mean } from "./measures.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    cache: { type: "string", default: join(tmpdir(), "mneme-recall-vectors.sqlite") },
  },
});
const BATCH = 32;
const LONGEST_PIECE = 600;

/** A long turn in pieces that end with a sentence or line where they can. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE);
    const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf("\n"), head.lastIndexOf("? ")) + 1;
    const cut = end > LONGEST_PIECE / 2 ? end : LONGEST_PIECE;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...pieces, rest];
};

const chunksOf = (documentId: string, session: Session): { readonly chunk: Chunk; readonly turnId: string }[] =>
  session.turns
    .flatMap((turn) => piecesOf(turn.text).map((text) => ({ turn, text: `${turn.speaker}: ${text}` })))
    .map(({ turn, text }, position) => ({
      turnId: turn.id,
      chunk: chunkRow({
        id: `${documentId}/${position}`,
        documentId,
        position,
        text,
        speaker: turn.speaker,
        role: turn.role,
      }),
    }));

interface Built {
  readonly index: TagIndex;
  readonly turnOfChunk: ReadonlyMap<string, string>;
}

const build = async (conversation: Conversation, embed: EmbedTexts): Promise<Built> => {
  const index = new TagIndex("ada", minilmEmbedder.dimensions, 0);
  const turnOfChunk = new Map<string, string>();
  const chunkOfTurn = new Map<string, Chunk>();
  for (const session of conversation.sessions) {
    const made = chunksOf(session.id, session);
    const vectors = await embed(made.map(({ chunk }) => chunk.text));
    for (const { chunk, turnId } of made) {
      turnOfChunk.set(chunk.id, turnId);
      if (!chunkOfTurn.has(turnId)) chunkOfTurn.set(turnId, chunk);
    }
    index.add({
      documents: [documentRow({ id: session.id, documentDate: Date.parse(session.date) })],
      chunks: made.map(({ chunk }, i) => ({ row: chunk, vector: vectors[i] ?? null })),
      memories: [],
      sources: [],
      relations: [],
    });
  }
  const vectors = await embed(conversation.observations.map(({ text }) => text));
  for (const [i, { text, turnIds, date }] of conversation.observations.entries()) {
    const row = memoryRow({ id: `m${i}`, text, documentDate: Date.parse(date) });
    const sources = turnIds.flatMap((turnId) => {
      const chunk = chunkOfTurn.get(turnId);
      if (chunk === undefined) return [];
      return [sourceRow({ memoryId: row.id, documentId: chunk.documentId, chunkId: chunk.id, quote: text })];
    });
    const memories = [{ row, vector: vectors[i] ?? null }];
    index.add({ documents: [], chunks: [], memories, sources, relations: [] });
  }
  index.settle();
  return { index, turnOfChunk };
};

/** The turns that each hit stands for, best first. */
const turnsOfHits = ({ index, turnOfChunk }: Built, hits: readonly Hit[]): string[][] =>
  hits.map((hit) => {
    const chunkIds =
      hit.kind === "chunk" ? [hit.row.id] : index.memories.sourcesOf(hit.row.id).map(({ chunkId }) => chunkId);
    return chunkIds.flatMap((id) => (id === null ? [] : (turnOfChunk.get(id) ?? [])));
  });

const recall = (question: Question, turns: readonly string[][], k: number): number => {
  const first = new Set(turns.slice(0, k).flat());
  return mean(question.evidence.map((id) => (first.has(id) ? 1 : 0)));
};

const isNewFirst = ({ evidence, stale }: Question, turns: readonly string[][]): boolean | null => {
  const fresh = evidence.filter((id) => !stale.includes(id));
  if (stale.length === 0 || fresh.length === 0) return null;
  const rank = (ids: readonly string[]): number => {
    const found = turns.findIndex((held) => held.some((id) => ids.includes(id)));
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  return rank(fresh) < rank(stale);
};

const measure = async (name: string, conversations: readonly Conversation[], embed: EmbedTexts): Promise<void> => {
  for (const kind of ["chunk", "memory"] as const) {
    if (kind === "memory" && conversations.every(({ observations }) => observations.length === 0)) continue;
    const figures: Record<string, number[]> = {
      "recall@5": [],
      "recall@10": [],
      "new above stale": [],
      "ms a query": [],
    };
    for (const conversation of conversations) {
      const built = await build(conversation, embed);
      const vectors = await embed(conversation.questions.map(({ text }) => text));
      for (const [i, question] of conversation.questions.entries()) {
        const startedAt = performance.now();
        const hits = built.index.search({
          question: askQuestion(question.text, vectors[i] ?? new Float32Array()),
          kinds: [kind],
          selection: { filter: null, filepath: null, documentId: null, includeForgotten: false, now: Date.now() },
          prefersAggregates: false,
          limit: 40,
        });
        figures["ms a query"]?.push(performance.now() - startedAt);
        const turns = turnsOfHits(built, hits);
        figures["recall@5"]?.push(recall(question, turns, 5));
        figures["recall@10"]?.push(recall(question, turns, 10));
        const isFirst = isNewFirst(question, turns);
        if (isFirst !== null) figures["new above stale"]?.push(isFirst ? 1 : 0);
      }
      built.index.dispose();
    }
    const shown = Object.entries(figures).filter(([, list]) => list.length > 0);
    console.log(
      `${name.padEnd(10)} ${kind.padEnd(7)} ${shown.map(([key, list]) => `${key} ${mean(list).toFixed(3)}`).join(" | ")}`,
    );
  }
};

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const minilmEmbedder = await minilm.create({}, { logger: quiet, fetch, clock: { now: Date.now }, embedder: null });
const signal = new AbortController().signal;
const embed = cachedIn(
  values.cache,
  (texts) => minilmEmbedder.embed(texts, "document", { signal, logger: quiet }),
  BATCH,
);
await measure("locomo", readLocomo(values.data), embed);
await measure("anonymous", readLocomo(values.data).map(anonymise), embed);
await measure("prefeval", readPrefEval(values.data), embed);
await measure("beam", readBeam(values.data), embed);
await minilmEmbedder.close();
