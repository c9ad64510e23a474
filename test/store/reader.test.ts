import { beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Document } from "#domain/document.ts";
import type { Memory } from "#domain/memory.ts";
import type { Store, TagReader, TagRows } from "#store/store.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow, vectorOf } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";

let store: Store;
beforeAll(async () => {
  store = await openTestStore({ disk: true });
});

const fullDocument = (tag: string): Document =>
  documentRow({
    id: `${tag}-d1`,
    tag,
    customId: "custom",
    status: "done",
    processingStage: "indexing",
    dreamedThrough: 3,
    title: "Title",
    summary: "Summary",
    url: "https://example.org/",
    source: "api",
    filepath: "/notes/a.md",
    ogImage: "https://example.org/a.png",
    metadata: { topic: "sea", stars: 4.5, open: true, list: ["a", "b"] },
    filterByMetadata: { topic: ["sea"] },
    failure: { code: "c", message: "m" },
    deleteAt: 7,
    notes: ["one"],
    chunkCount: 2,
  });
const fullMemory = (tag: string): Memory =>
  memoryRow({
    id: `${tag}-m1`,
    tag,
    subject: "Ada",
    slot: { subject: "Ada", attribute: "home", value: "Lisbon" },
    confidence: 0.25,
    version: 1,
    isLatest: false,
    rootMemoryId: `${tag}-m1`,
    forgetAfter: 9,
    forgetReason: "r",
    forgetBatchId: "b",
    reviewStatus: "approved",
    softSupersededBy: `${tag}-m2`,
    buckets: ["work", "travel"],
    metadata: { a: "b" },
    documentDate: 1,
    eventDates: [{ start: 1, end: 2, label: "a day" }],
  });

/** The same shape of data in any tag; ids begin with the tag. */
const seed = async (tag: string): Promise<void> => {
  const chunk = (number: number) =>
    chunkRow({
      id: `${tag}-c${number}`,
      tag,
      documentId: `${tag}-d1`,
      position: 2 - number,
      speaker: "Ada",
      role: "user",
      at: 5,
    });
  await store.commit(
    planOf(0, {
      tag,
      documents: put(
        fullDocument(tag),
        documentRow({ id: `${tag}-d2`, tag, status: "done", dreamingStatus: "done" }),
        documentRow({ id: `${tag}-d3`, tag, status: "done" }),
        documentRow({ id: `${tag}-d4`, tag }),
      ),
      contents: put({ documentId: `${tag}-d1`, raw: "<p>text</p>", text: "text", sections: "[]" }),
      chunks: put({ row: chunk(1), vector: vectorOf(1) }, { row: chunk(2), vector: null }),
      memories: put(
        { row: fullMemory(tag), vector: vectorOf(3) },
        {
          row: memoryRow({ id: `${tag}-m2`, tag, version: 2, rootMemoryId: `${tag}-m1`, parentMemoryId: `${tag}-m1` }),
          vector: vectorOf(4),
        },
        { row: memoryRow({ id: `${tag}-m3`, tag }), vector: null },
      ),
      sources: put(
        sourceRow({ memoryId: `${tag}-m1`, documentId: `${tag}-d1`, chunkId: `${tag}-c1` }),
        sourceRow({ memoryId: `${tag}-m1`, documentId: `${tag}-d1`, chunkId: `${tag}-c2`, quote: "other" }),
        sourceRow({ memoryId: `${tag}-m3`, documentId: `${tag}-d2` }),
      ),
      relations: put(
        { type: "updates", from: `${tag}-m2`, to: `${tag}-m1`, rule: "slot:home", isSoft: false, createdAt: 4 },
        { type: "derives", from: `${tag}-m3`, to: `${tag}-m1`, rule: "sum", isSoft: true, createdAt: 5 },
        { type: "extends", from: `${tag}-m3`, to: `${tag}-m2`, rule: "adds", isSoft: true, createdAt: 6 },
      ),
    }),
    "model",
  );
};

const together = async (rows: AsyncIterable<TagRows>) => {
  const pages = await Array.fromAsync(rows);
  return {
    pages,
    documents: pages.flatMap(({ documents }) => documents),
    chunks: pages.flatMap(({ chunks }) => chunks),
    memories: pages.flatMap(({ memories }) => memories),
    sources: pages.flatMap(({ sources }) => sources),
    relations: pages.flatMap(({ relations }) => relations),
  };
};
const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).toSorted();

describe("reading back", () => {
  const tag = "reading";
  let reader: TagReader;
  beforeAll(async () => {
    await seed(tag);
    reader = store.tag(tag);
  });

  test("documents and memories are what was put, with every field", async () => {
    expect(await reader.document(`${tag}-d1`)).toEqual(fullDocument(tag));
    expect(await reader.documentByCustomId("custom")).toEqual(fullDocument(tag));
    expect(await reader.memory(`${tag}-m1`)).toEqual(fullMemory(tag));
    expect(idsOf(await reader.documents([`${tag}-d1`, "none", `${tag}-d2`, `${tag}-d1`]))).toEqual([
      `${tag}-d1`,
      `${tag}-d2`,
    ]);
    expect(idsOf(await reader.memories([`${tag}-m1`, "none", `${tag}-m2`]))).toEqual([`${tag}-m1`, `${tag}-m2`]);
    expect(await reader.documents([])).toEqual([]);
  });

  test("what is not there is null or nothing", async () => {
    expect(await reader.document("none")).toBeNull();
    expect(await reader.documentByCustomId("none")).toBeNull();
    expect(await reader.content("none")).toBeNull();
    expect(await reader.memory("none")).toBeNull();
    expect(await reader.chunks("none")).toEqual([]);
    expect(await reader.versions(["none"])).toEqual([]);
    expect(await reader.memoriesOfDocument("none")).toEqual([]);
    expect(await store.locate("document", "none")).toBeNull();
  });

  test("contents, chunks in order of position, and vectors of the asked model", async () => {
    expect(await reader.content(`${tag}-d1`)).toEqual({
      documentId: `${tag}-d1`,
      raw: "<p>text</p>",
      text: "text",
      sections: "[]",
    });
    expect((await reader.chunks(`${tag}-d1`)).map(({ position }) => position)).toEqual([0, 1]);
    expect((await reader.chunkIds(`${tag}-d1`)).toSorted()).toEqual([`${tag}-c1`, `${tag}-c2`]);
    expect((await reader.chunksAt(`${tag}-d1`, [1, 2])).map(({ id }) => id)).toEqual([`${tag}-c1`]);
    expect((await reader.chunksAt(`${tag}-d1`, [1, 0])).map(({ position }) => position)).toEqual([0, 1]);
    const ids = [`${tag}-c1`, `${tag}-c2`];
    expect(await reader.vectors("chunk", ids, "model")).toEqual(new Map([[`${tag}-c1`, vectorOf(1)]]));
    expect(await reader.vectors("chunk", ids, "other model")).toEqual(new Map());
    expect(await reader.vectors("memory", [`${tag}-m2`], "model")).toEqual(new Map([[`${tag}-m2`, vectorOf(4)]]));
  });

  test("the graph: memories of a document, versions, sources and relations from both ends", async () => {
    expect(idsOf(await reader.memoriesOfDocument(`${tag}-d1`))).toEqual([`${tag}-m1`]);
    expect(await reader.memoriesOfDocument(`${tag}-d1`)).toEqual([fullMemory(tag)]);
    expect((await reader.versions([`${tag}-m1`])).map(({ id }) => id)).toEqual([`${tag}-m1`, `${tag}-m2`]);
    expect((await reader.versions([`${tag}-m3`])).map(({ id }) => id)).toEqual([`${tag}-m3`]);
    expect(await reader.sourcesOfMemories([`${tag}-m1`])).toHaveLength(2);
    expect(await reader.sourcesOfDocument(`${tag}-d2`)).toEqual([
      sourceRow({ memoryId: `${tag}-m3`, documentId: `${tag}-d2` }),
    ]);
    const relations = await reader.relations([`${tag}-m1`, `${tag}-m2`]);
    expect(relations.toSorted((a, b) => a.createdAt - b.createdAt)).toEqual([
      { type: "updates", from: `${tag}-m2`, to: `${tag}-m1`, rule: "slot:home", isSoft: false, createdAt: 4 },
      { type: "derives", from: `${tag}-m3`, to: `${tag}-m1`, rule: "sum", isSoft: true, createdAt: 5 },
      { type: "extends", from: `${tag}-m3`, to: `${tag}-m2`, rule: "adds", isSoft: true, createdAt: 6 },
    ]);
    expect(await reader.relations([`${tag}-m2`])).toHaveLength(2);
  });

  test("documents that are done but not dreamed wait in the order of their ids", async () => {
    expect((await reader.awaitingDreams(10)).map(({ id }) => id)).toEqual([`${tag}-d1`, `${tag}-d3`]);
    expect((await reader.awaitingDreams(1)).map(({ id }) => id)).toEqual([`${tag}-d1`]);
  });

  test("ids lead to their tag", async () => {
    expect(await store.locate("document", `${tag}-d1`)).toBe(tag);
    expect(await store.locate("memory", `${tag}-m1`)).toBe(tag);
    expect(await store.locate("memory", `${tag}-d1`)).toBeNull();
  });

  test("streams the same rows in pages of any size", async () => {
    for (const pageSize of [1, 2, 3, 1_000]) {
      const all = await together(reader.rows("model", pageSize));
      expect(await reader.documents(all.documents.map(({ id }) => id))).toEqual(all.documents);
      expect(all.documents.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((number) => `${tag}-d${number}`));
      expect(all.chunks.map(({ row }) => row).toSorted((a, b) => a.position - b.position)).toEqual(
        await reader.chunks(`${tag}-d1`),
      );
      expect(all.chunks.map(({ vector }) => vector)).toEqual([vectorOf(1), null]);
      expect(all.memories.map(({ row }) => row)).toEqual(
        await reader.memories([1, 2, 3].map((number) => `${tag}-m${number}`)),
      );
      expect(all.memories.map(({ vector }) => vector)).toEqual([vectorOf(3), vectorOf(4), null]);
      expect(all.sources).toHaveLength(3);
      expect(all.relations.toSorted((a, b) => a.createdAt - b.createdAt)).toEqual(
        (await reader.relations(idsOf(all.memories.map(({ row }) => row)))).toSorted(
          (a, b) => a.createdAt - b.createdAt,
        ),
      );
      expect(new Set(all.relations.map(({ type }) => type))).toEqual(new Set(["updates", "extends", "derives"]));
      for (const page of all.pages)
        for (const rows of [page.documents, page.chunks, page.memories, page.sources, page.relations])
          expect(rows.length).toBeLessThanOrEqual(pageSize);
    }
    const other = await together(reader.rows("other model"));
    expect(other.chunks.every(({ vector }) => vector === null)).toBe(true);
  });

  test("a reader that stops after one page leaves nothing behind", async () => {
    for await (const page of reader.rows("model", 1)) {
      expect(page.documents).toHaveLength(1);
      break;
    }
    expect(await reader.revision()).toBe(1);
  });
});

test("no read of one tag finds anything of another, even by its ids", async () => {
  await Promise.all(["left", "right"].map(seed));
  const pairs = [
    ["left", "right"],
    ["right", "left"],
  ] as const;
  for (const [own, foreign] of pairs) {
    const reader = store.tag(own);
    const documents = [1, 2, 3, 4].map((number) => `${foreign}-d${number}`);
    const memories = [1, 2, 3].map((number) => `${foreign}-m${number}`);
    const chunks = [`${foreign}-c1`, `${foreign}-c2`];
    for (const id of documents) {
      expect(await reader.document(id)).toBeNull();
      expect(await reader.content(id)).toBeNull();
      expect(await reader.chunks(id)).toEqual([]);
      expect(await reader.chunkIds(id)).toEqual([]);
      expect(await reader.chunksAt(id, [0, 1, 2])).toEqual([]);
      expect(await reader.memoriesOfDocument(id)).toEqual([]);
      expect(await reader.sourcesOfDocument(id)).toEqual([]);
    }
    for (const id of memories) expect(await reader.memory(id)).toBeNull();
    expect(await reader.documents(documents)).toEqual([]);
    expect(await reader.memories(memories)).toEqual([]);
    expect(await reader.versions(memories)).toEqual([]);
    expect(await reader.sourcesOfMemories(memories)).toEqual([]);
    expect(await reader.relations(memories)).toEqual([]);
    expect((await reader.vectors("chunk", chunks, "model")).size).toBe(0);
    expect((await reader.vectors("memory", memories, "model")).size).toBe(0);
    expect((await reader.documentByCustomId("custom"))?.tag).toBe(own);
    expect((await reader.awaitingDreams(10)).every(({ tag }) => tag === own)).toBe(true);
    const all = await together(reader.rows("model"));
    expect(
      [...all.documents, ...all.chunks.map(({ row }) => row), ...all.memories.map(({ row }) => row)].every(
        ({ tag }) => tag === own,
      ),
    ).toBe(true);
    expect(all.sources.every(({ memoryId }) => memoryId.startsWith(own))).toBe(true);
  }
});

test("tags whose names begin alike stay apart", async () => {
  const tags = ["a", "a.", "a:b", "aa", "A", "a-1", "_"];
  for (const tag of tags)
    await store.commit(planOf(0, { tag, documents: put(documentRow({ id: "same", tag, title: tag })) }), "m");
  for (const tag of tags) {
    const { documents } = await together(store.tag(tag).rows("m"));
    expect(documents.map(({ title }) => title)).toEqual([tag]);
  }
});

test("a document of several tags streams with its passages to each of them, but can be read at home only", async () => {
  const document = documentRow({ id: "shared", tag: "home", otherTags: ["guest", "visitor"], chunkCount: 3 });
  const chunks = [0, 1, 2].map((position) => ({
    row: chunkRow({ id: `shared-${position}`, tag: "home", documentId: "shared", position }),
    vector: vectorOf(position),
  }));
  const secret = documentRow({ id: "secret", tag: "home" });
  await store.commit(planOf(0, { tag: "home", documents: put(document, secret), chunks: put(...chunks) }), "model");
  for (const tag of ["guest", "visitor"]) {
    const seen = await together(store.tag(tag).rows("model", 2));
    expect(seen.documents).toEqual([document]);
    expect(seen.chunks).toEqual(chunks);
    expect(seen.pages.every((page) => page.chunks.length <= 2)).toBe(true);
    expect(await store.tag(tag).document("shared")).toBeNull();
    expect(await store.containers.get(tag)).not.toBeNull();
  }
});

test("any metadata and any words come back as they went in", async () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.boolean(),
    fc.array(fc.string()),
  );
  const key = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/);
  const words = fc.string({ unit: "grapheme", maxLength: 200 });
  const property = fc.asyncProperty(fc.array(fc.tuple(key, value)), words, words, async (entries, text, customId) => {
    const metadata = Object.fromEntries(entries);
    const document = documentRow({ id: "any", tag: "any", metadata, title: text, customId });
    const memory = memoryRow({ id: "any", tag: "any", metadata, text });
    const revision = await store.tag("any").revision();
    await store.commit(
      planOf(revision, { tag: "any", documents: put(document), memories: put({ row: memory, vector: null }) }),
      "m",
    );
    expect(await store.tag("any").documentByCustomId(customId)).toEqual(document);
    expect(await store.tag("any").memory("any")).toEqual(memory);
  });
  await fc.assert(property, { numRuns: 60 });
});
