// Fills container tags with rows of every kind, and reads everything of a tag back in a form that can be compared.

import type { Memory } from "#domain/memory.ts";
import type { Store } from "#store/store.ts";
import { memoryRow } from "./memory-row.ts";
import { acceptanceOf, chunkRow, documentRow, overwrite, planOf, put, sourceRow, vectorOf } from "./rows.ts";

export interface Filling {
  readonly documents: number;
  readonly chunksEach: number;
  readonly memoriesEach: number;
  /** Documents that wait with their jobs. */
  readonly queued: number;
  /** customIds that the documents take one after the other; the others have none. */
  readonly customIds: readonly string[];
  readonly otherTags: readonly string[];
}

export const MODEL = "model";

/** Ids begin with the tag, so that fillings of several tags have nothing in common. */
export const fillTag = async (store: Store, tag: string, filling: Filling): Promise<void> => {
  for (let d = 0; d < filling.documents; d++) {
    const id = `${tag}-d${d}`;
    const customId = filling.customIds[d] ?? null;
    const document = documentRow({
      id,
      tag,
      customId,
      status: "done",
      dreamingStatus: "done",
      metadata: { number: d },
      otherTags: filling.otherTags,
      chunkCount: filling.chunksEach,
    });
    const chunks = numbers(filling.chunksEach).map((c) =>
      chunkRow({ id: `${id}-c${c}`, tag, documentId: id, position: c, text: `text ${id}`, end: `text ${id}`.length }),
    );
    const memories = numbers(filling.memoriesEach).map((m) => memoryOf(tag, id, m, filling.memoriesEach));
    await store.commit(
      planOf(await store.tag(tag).revision(), {
        tag,
        documents: put(document),
        contents: put({ documentId: id, raw: `raw ${id}`, text: `text ${id}`, sections: "[]" }),
        chunks: put(...chunks.map((row, c) => ({ row, vector: vectorOf(d + c) }))),
        memories: put(...memories.map((row, m) => ({ row, vector: vectorOf(d - m) }))),
        sources: put(
          ...memories.map(({ id: memoryId }) =>
            sourceRow({ memoryId, documentId: id, chunkId: chunks[0]?.id ?? null }),
          ),
        ),
        relations: put(
          ...memories.slice(1).map((memory, m) => ({
            type: (["updates", "extends", "derives"] as const)[m % 3] ?? "updates",
            from: memory.id,
            to: memories[m]?.id ?? "",
            rule: "test",
            isSoft: m % 3 === 1,
            createdAt: m,
          })),
        ),
      }),
      MODEL,
    );
  }
  for (let q = 0; q < filling.queued; q++) {
    const id = `${tag}-q${q}`;
    const customId = filling.customIds[filling.documents + q] ?? null;
    await store.queue.accept(acceptanceOf(documentRow({ id, tag, customId })), `${id}-job`, 1_000 + q, overwrite);
  }
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const memoryOf = (tag: string, documentId: string, number: number, count: number): Memory =>
  memoryRow({
    id: `${documentId}-m${number}`,
    tag,
    version: number + 1,
    isLatest: number === count - 1,
    parentMemoryId: number > 0 ? `${documentId}-m${number - 1}` : null,
    rootMemoryId: count > 1 ? `${documentId}-m0` : null,
    metadata: { source: documentId },
  });

/** Everything that a tag holds, by id, without the tag itself. */
export const contentsOf = async (store: Store, tag: string) => {
  const reader = store.tag(tag);
  const documents: Record<string, unknown> = {};
  const chunks: Record<string, unknown> = {};
  const memories: Record<string, unknown> = {};
  const sources: string[] = [];
  const edges: string[] = [];
  for await (const page of reader.rows(MODEL)) {
    for (const { tag: home, ...document } of page.documents) {
      const content = home === tag ? await reader.content(document.id) : null;
      documents[document.id] = { ...document, isShared: home !== tag, content };
    }
    for (const { row, vector } of page.chunks) {
      const { tag: _, ...chunk } = row;
      chunks[row.id] = { ...chunk, vector: vector?.[0] };
    }
    for (const { row, vector } of page.memories) {
      const { tag: _, ...memory } = row;
      memories[row.id] = { ...memory, vector: vector?.[0] };
    }
    sources.push(...page.sources.map((source) => JSON.stringify(source)));
    for (const relation of await reader.relations(page.memories.map(({ row }) => row.id)))
      edges.push(JSON.stringify(relation));
  }
  return { documents, chunks, memories, sources: sources.toSorted(), edges: [...new Set(edges)].toSorted() };
};
