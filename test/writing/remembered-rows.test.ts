// What linking reads from the index of a tag is what the database holds, whatever was written, linked, reworded, forgotten and deleted.

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { MemoryRows } from "#domain/plans/draft.ts";
import { createIndexes, type Indexes } from "#retrieval/indexes.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import { rememberedRows } from "#src/writing/remembered-rows.ts";
import type { TagReader } from "#store/store.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";

const containerTag = "ada";
let app: TestApp;
let reader: TagReader;

const indexesOf = ({ app: { context } }: TestApp): Indexes =>
  createIndexes({
    dimensions: 384,
    async *loadMany() {},
    loadRows: () => reader.rows(context.embeddingModel),
    readRevision: () => reader.revision(),
    budgetBytes: 64e6,
    isShared: false,
  });

const write = async (...contents: string[]): Promise<{ documentId: string; memories: { id: string }[] }> => {
  const memories = contents.map((content) => ({ content }));
  const { body } = await app.call("POST", "/v4/memories", { containerTag, memories });
  return body;
};

const inOrder = ({ memories, sources, relations }: MemoryRows) => ({
  memories: memories.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  sources: sources.map((source) => JSON.stringify(Object.entries(source).toSorted())).toSorted(),
  relations: relations.map((relation) => JSON.stringify(Object.entries(relation).toSorted())).toSorted(),
});

const allIds = async (): Promise<string[]> => {
  const pages = await Array.fromAsync(reader.rows("no model"));
  return pages.flatMap(({ memories }) => memories.map(({ row }) => row.id));
};

beforeAll(async () => {
  app = await startTestApp();
  reader = app.app.context.store.tag(containerTag);
});
afterAll(() => app.close());

test("the index gives the rows that the database does", async () => {
  const cities = ["Lisbon", "Hamburg", "Oslo", "Kyoto", "Porto"];
  const foods = "figs,plums,leeks,rye bread,goat cheese,mangoes,walnuts,curry,ramen,tofu,lentils,dumplings,pickles";
  await write(...foods.split(",").map((food) => `Ada likes ${food}.`));
  for (const city of cities) await write(`Ada lives in ${city}.`, `Ada likes the ${city} harbour.`);
  const { documentId } = await write("Ada likes olives.", "Ada likes chess.", "Ada likes rowing.", "Ada has a dog.");
  await write("Ada has a dog named Bo.", "Ada likes olives.", "Ada works as a nurse.", "Ada does not like chess.");
  await app.idle();
  await app.call("PATCH", "/v4/memories", { containerTag, content: "Ada has a dog.", newContent: "Ada has two dogs." });
  await app.call("DELETE", "/v4/memories", { containerTag, content: "Ada likes rowing." });
  await app.call("DELETE", `/v3/documents/${documentId}`);
  await app.idle();
  const ids = await allIds();
  const stored = await relatedRows(reader, ids);
  expect(new Set(stored.relations.map(({ type }) => type))).toEqual(new Set(["updates", "extends", "derives"]));
  expect(Math.max(...stored.memories.map(({ version }) => version))).toBe(cities.length);
  const indexes = indexesOf(app);
  const revision = await reader.revision();
  for (const asked of [ids, ...ids.map((id) => [id])]) {
    const rows = inOrder(await relatedRows(reader, asked));
    expect(inOrder(await relatedRows(rememberedRows(indexes, containerTag, revision), asked))).toEqual(rows);
  }
  indexes.dropAll();
});

test("an index that lacks a revision is read again", async () => {
  const indexes = indexesOf(app);
  const before = await reader.revision();
  await rememberedRows(indexes, containerTag, before).memories([]);
  const { memories } = await write("Ada plays the violin.");
  const ids = memories.map(({ id }) => id);
  expect(await rememberedRows(indexes, containerTag, before).memories(ids)).toEqual([]);
  const rows = rememberedRows(indexes, containerTag, await reader.revision());
  expect((await rows.memories(ids)).map(({ text }) => text)).toEqual(["Ada plays the violin."]);
  indexes.dropAll();
});
