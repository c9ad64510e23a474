// Writes documents with their passages, memories and vectors straight through the store, as commits of the service would.

import type { Chunk } from "#domain/chunk.ts";
import type { Memory } from "#domain/memory.ts";
import type { Embedded, Plan } from "#domain/plan.ts";
import { TagIndex } from "#retrieval/tag-index.ts";
import type { Store } from "#store/store.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";
import { sentenceOf } from "./texts.ts";

/** Four fifths of the rows are passages, turns of conversations; one in four of them gave a memory. */
const PASSAGES_A_DOCUMENT = 20;
const PASSAGES_A_MEMORY = 4;
const ROWS_A_DOCUMENT = PASSAGES_A_DOCUMENT + PASSAGES_A_DOCUMENT / PASSAGES_A_MEMORY;
const DAY_MS = 86_400_000;
const START = Date.UTC(2024, 0, 1);
export const MODEL = "all-MiniLM-L6-v2";

type VectorOf = (number: number) => Float32Array;

const documentOf = (tag: string, d: number, first: number, vectorOf: VectorOf) => {
  const id = `${tag}-d${String(d).padStart(6, "0")}`;
  const documentDate = START + (d % 700) * DAY_MS;
  const numbers = Array.from({ length: PASSAGES_A_DOCUMENT }, (_, position) => first + position);
  const chunks = numbers.map((number, position): Embedded<Chunk> => {
    const speaker = position % 2 === 0 ? "user" : "assistant";
    const text = sentenceOf(number);
    return {
      row: chunkRow({
        id: `${id}-c${String(position).padStart(2, "0")}`,
        tag,
        documentId: id,
        position,
        text,
        speaker,
        role: speaker,
      }),
      vector: vectorOf(number),
    };
  });
  const drawn = chunks.filter((_, position) => position % PASSAGES_A_MEMORY === 0);
  const memories = drawn.map(
    ({ row, vector }, m): Embedded<Memory> => ({
      row: memoryRow({
        id: `${row.id}-m`,
        tag,
        text: row.text,
        isStatic: m % 2 === 0,
        documentDate,
        buckets: m % 3 === 0 ? ["preferences"] : [],
      }),
      vector,
    }),
  );
  return {
    document: documentRow({ id, tag, status: "done", dreamingStatus: "done", documentDate, chunkCount: chunks.length }),
    chunks,
    memories,
    sources: drawn.map(({ row }) =>
      sourceRow({ memoryId: `${row.id}-m`, documentId: id, chunkId: row.id, quote: row.text, end: row.text.length }),
    ),
  };
};

/** What to put into a new tag: documents with passages and memories, or memories alone, as they are when written directly. */
export interface Filling {
  readonly tag: string;
  readonly kind: "documents" | "memories";
  readonly rows: number;
  /** Number of the first sentence. */
  readonly first: number;
}

const documentsPlan = ({ tag, first }: Filling, from: number, count: number, vectorOf: VectorOf): Partial<Plan> => {
  const written = Array.from({ length: count }, (_, i) =>
    documentOf(tag, from + i, first + (from + i) * PASSAGES_A_DOCUMENT, vectorOf),
  );
  return {
    documents: put(...written.map(({ document }) => document)),
    contents: put(
      ...written.map(({ document, chunks }) => {
        const text = chunks.map(({ row }) => row.text).join("\n");
        return { documentId: document.id, raw: text, text, sections: "[]" };
      }),
    ),
    chunks: put(...written.flatMap(({ chunks }) => chunks)),
    memories: put(...written.flatMap(({ memories }) => memories)),
    sources: put(...written.flatMap(({ sources }) => sources)),
  };
};

const memoriesPlan = ({ tag, first }: Filling, from: number, count: number, vectorOf: VectorOf): Partial<Plan> => ({
  memories: put(
    ...Array.from({ length: count }, (_, i): Embedded<Memory> => {
      const number = first + from + i;
      const row = memoryRow({
        id: `${tag}-m${String(number).padStart(6, "0")}`,
        tag,
        text: sentenceOf(number),
        isStatic: number % 3 === 0,
        sourceCount: 1 + (number % 5),
        buckets: number % 4 === 0 ? ["preferences"] : [],
        forgetAfter: number % 50 === 0 ? Date.UTC(2100, 0, 1 + (number % 300)) : null,
        documentDate: START + (number % 700) * DAY_MS,
      });
      return { row, vector: vectorOf(number) };
    }),
  ),
});

const plansOf = function* (filling: Filling, vectorOf: VectorOf): Generator<Plan> {
  const { tag, kind, rows } = filling;
  const [items, perCommit, planFor] =
    kind === "documents"
      ? ([Math.ceil(rows / ROWS_A_DOCUMENT), 40, documentsPlan] as const)
      : ([rows, 1_000, memoriesPlan] as const);
  for (let from = 0, revision = 0; from < items; from += perCommit, revision++)
    yield planOf(revision, { tag, ...planFor(filling, from, Math.min(perCommit, items - from), vectorOf) });
};

export const fillTag = async (store: Store, filling: Filling, vectorOf: VectorOf): Promise<void> => {
  for (const plan of plansOf(filling, vectorOf)) await store.commit(plan, MODEL);
};

/** What the index of the tag would count as in memory. */
export const indexSizeOf = (filling: Filling, vectorOf: VectorOf): number => {
  const index = new TagIndex(filling.tag, 384, 0);
  for (const plan of plansOf(filling, vectorOf)) index.apply(plan, plan.baseRevision + 1);
  const bytes = index.byteSize;
  index.dispose();
  return bytes;
};
