// What a person does to single memories, over HTTP to the whole service: rewording, expiry, forgetting many and taking it back.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const profileBuckets = [
    { key: "health", description: "Body and mind: conditions, habits, medication, fitness." },
    { key: "travel", description: "Places seen and wished for, trips, travel tastes." },
  ];
  await app.call("PATCH", "/v3/settings", { profileBuckets });
});
afterAll(() => app.close());

const write = async (containerTag: string, ...contents: string[]): Promise<string[]> => {
  const memories = contents.map((content) => ({ content }));
  const { body } = await app.call("POST", "/v4/memories", { containerTag, memories });
  return body.memories.map(({ id }: { id: string }) => id);
};
const show = async (id: string) => (await app.call("GET", `/v4/memories/${id}`)).body;
const update = async (containerTag: string, id: string, changes: object) =>
  (await app.call("PATCH", "/v4/memories", { containerTag, id, ...changes })).body;

test("a reworded memory is sorted anew, one that says the same stays where it is", async () => {
  const [id = ""] = await write("reworded", "I take magnesium against cramps every evening.");
  expect((await show(id)).buckets).toEqual(["health"]);
  const moved = await update("reworded", id, { newContent: "I want to travel to Japan and Korea next spring." });
  expect((await show(moved.id)).buckets).toEqual(["travel"]);
  const same = await update("reworded", moved.id, { newContent: moved.memory, metadata: { checked: true } });
  expect(await show(same.id)).toMatchObject({ buckets: ["travel"], version: 3, metadata: { checked: true } });
});

test("an expiry is kept, changed or cleared, and with it its reason", async () => {
  const forgetAfter = "2999-01-01T00:00:00.000Z";
  const body = {
    containerTag: "expiry",
    memories: [{ content: "I have a locker.", forgetAfter, forgetReason: "lease" }],
  };
  const { body: written } = await app.call("POST", "/v4/memories", body);
  const kept = await update("expiry", written.memories[0].id, { newContent: "I have a big locker." });
  expect(kept).toMatchObject({ forgetAfter, forgetReason: "lease", version: 2 });
  const later = "2999-06-01T00:00:00.000Z";
  const changed = await update("expiry", kept.id, { newContent: "I have two lockers.", forgetAfter: later });
  expect(changed).toMatchObject({ forgetAfter: later, forgetReason: "lease" });
  const cleared = await update("expiry", changed.id, { newContent: "I have three lockers.", forgetAfter: null });
  expect(cleared).toMatchObject({ forgetAfter: null, forgetReason: null, version: 4 });
});

test("memories that were forgotten together come back together, once", async () => {
  const containerTag = "together";
  const ids = await write(containerTag, "I keep bees on the roof.", "I sing bass in a choir.", "I collect maps.");
  const { body: done } = await app.call("POST", "/v4/memories/forget-matching", { containerTag, ids: ids.slice(0, 2) });
  await app.call("DELETE", "/v4/memories", { containerTag, id: ids[2] });
  expect(await show(ids[0] ?? "")).toMatchObject({ isForgotten: true, forgetBatchId: done.forgetBatchId });
  const undo = { containerTag, forgetBatchId: done.forgetBatchId };
  const { body: restored } = await app.call("POST", "/v4/memories/forget-matching/undo", undo);
  expect(restored).toMatchObject({ forgetBatchId: done.forgetBatchId, count: 2 });
  const { body: list } = await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] });
  expect(list.memoryEntries.map(({ id }: { id: string }) => id).sort()).toEqual(ids.slice(0, 2).sort());
  const { body: search } = await app.call("POST", "/v4/search", { containerTag, q: "bees on the roof", threshold: 0 });
  expect(search.results[0]).toMatchObject({ id: ids[0] });
  expect((await app.call("POST", "/v4/memories/forget-matching/undo", undo)).status).toBe(404);
});

test("every decision about a memory is shown with the rule that made it", async () => {
  const containerTag = "explained";
  const [first = ""] = await write(containerTag, "Ines lives in Ghent.");
  const [second = ""] = await write(containerTag, "Ines moved to Bruges.");
  const [older = ""] = await write(containerTag, "I have an iPhone 14.");
  const [newer = ""] = await write(containerTag, "I have an iPhone 15 now.");
  expect(await show(second)).toMatchObject({
    version: 2,
    history: [{ id: second }, { id: first, isLatest: false }],
    relations: [{ id: first, relation: "updates", direction: "to", rule: "slot:home", isSoft: false }],
    sources: [{ quote: "Ines moved to Bruges." }],
  });
  expect(await show(older)).toMatchObject({
    isLatest: true,
    softSupersededBy: newer,
    relations: [{ id: newer, relation: "extends", direction: "from", rule: "value:iphone", isSoft: true }],
  });
});

test("a denial and what it contradicts are both found, each with the other beside it", async () => {
  const containerTag = "contradicted";
  const said = "I have finished two pottery courses at the studio.";
  const denied = "I have never taken any pottery courses.";
  await write(containerTag, said);
  await write(containerTag, denied);
  const { body } = await app.call("POST", "/v4/search", {
    containerTag,
    q: "Have I taken pottery courses?",
    searchMode: "memories",
    threshold: 0,
    include: { relatedMemories: true },
  });
  const found = body.results as { memory: string; context: { related: { memory: string }[] } }[];
  expect(found.map(({ memory }) => memory).sort()).toEqual([said, denied].sort());
  for (const { memory, context } of found) {
    expect(context.related.map((other) => other.memory)).toEqual([memory === said ? denied : said]);
  }
});

test("an older version is not forgotten in the place of what stands", async () => {
  const containerTag = "older";
  const [first = ""] = await write(containerTag, "Flo has a dog.");
  const { id: second } = await update(containerTag, first, { newContent: "Flo has two dogs." });
  const refused = await app.call("DELETE", "/v4/memories", { containerTag, id: first });
  expect(refused).toMatchObject({ status: 409, body: { code: "memory_superseded" } });
  const byContent = { containerTag, content: "Flo has a dog." };
  expect((await app.call("DELETE", "/v4/memories", byContent)).status).toBe(404);
  const byId = { containerTag, ids: [first] };
  expect((await app.call("POST", "/v4/memories/forget-matching", byId)).body).toMatchObject({ count: 0 });
  expect(await show(second)).toMatchObject({ isLatest: true, isForgotten: false });
  expect((await app.call("DELETE", "/v4/memories", { containerTag, id: second })).status).toBe(200);
  const { body } = await app.call("POST", "/v4/search", { containerTag, q: "Flo dog", threshold: 0 });
  expect(JSON.stringify(body.results)).not.toContain("dog");
});

test("of a rewording and a forgetting that race, whichever comes first, nothing of the topic stands", async () => {
  const containerTag = "race";
  for (let round = 0; round < 8; round++) {
    const [id = ""] = await write(containerTag, `Zed keeps bees on roof ${round}.`);
    const newContent = `Zed keeps bees and hens on roof ${round}.`;
    const [forgotten] = await Promise.all([
      app.call("POST", "/v4/memories/forget-matching", { containerTag, query: "bees" }),
      app.call("PATCH", "/v4/memories", { containerTag, id, newContent }),
    ]);
    expect(forgotten).toMatchObject({ status: 200, body: { count: 1 } });
    const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] });
    expect(body.memoryEntries).toEqual([]);
  }
});

test("an id and a content that contradict each other are refused", async () => {
  const containerTag = "contradiction";
  const [first = "", second = ""] = await write(containerTag, "Hal paints.", "Hal cooks.");
  for (const [method, rest] of [
    ["PATCH", { newContent: "Hal draws." }],
    ["DELETE", {}],
  ] as const) {
    const choice = { containerTag, id: first, content: "Hal cooks.", ...rest };
    const { status, body } = await app.call(method, "/v4/memories", choice);
    expect(status).toBe(400);
    expect(body.details).toContain("content");
  }
  expect(await show(first)).toMatchObject({ memory: "Hal paints.", isLatest: true, isForgotten: false });
  expect((await update(containerTag, second, { content: "Hal cooks.", newContent: "Hal bakes." })).version).toBe(2);
});

test("once its time is over a memory reads as forgotten everywhere", async () => {
  const containerTag = "over";
  const memories = [{ content: "Iva has a guest pass.", forgetAfter: "2020-01-01T00:00:00Z" }];
  const { body: written } = await app.call("POST", "/v4/memories", { containerTag, memories });
  const { id } = written.memories[0];
  expect(await show(id)).toMatchObject({ isForgotten: true, history: [{ isForgotten: true }] });
  const { body: graph } = await app.call("POST", "/v3/documents/documents", { containerTags: [containerTag] });
  expect(graph.documents[0].memoryEntries).toMatchObject([{ id, isForgotten: true }]);
  const { body: document } = await app.call("GET", `/v3/documents/${written.documentId}`);
  expect(document.memories).toMatchObject([{ id, isForgotten: true }]);
  for (const [method, rest] of [
    ["PATCH", { newContent: "Iva has a pass." }],
    ["DELETE", {}],
  ] as const) {
    const refused = await app.call(method, "/v4/memories", { containerTag, id, ...rest });
    expect(refused).toMatchObject({ status: 409, body: { code: "memory_forgotten" } });
  }
});

test("what is reworded by its words is told nowhere as it was, also where it was written twice", async () => {
  const containerTag = "reworded-twins";
  const content = "Eli lives in Graz.";
  const { body: other } = await app.call("POST", "/v4/memories", {
    containerTag: "more-twins",
    memories: [{ content }],
  });
  const [, sings = ""] = await write(containerTag, content, "Eli sings.");
  const merge = { containerTags: ["more-twins", containerTag], targetContainerTag: containerTag };
  await app.call("POST", "/v3/container-tags/merge", merge);
  await app.idle();
  const list = async (): Promise<string[]> =>
    (await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] })).body.memoryEntries.map(
      ({ memory }: { memory: string }) => memory,
    );
  const change = (fields: object) => app.call("PATCH", "/v4/memories", { containerTag, content, ...fields });
  expect((await change({ newContent: content, metadata: { checked: true } })).status).toBe(200);
  expect((await list()).sort()).toEqual([content, content, "Eli sings."]);
  const { body: moved } = await change({ newContent: "Eli lives in Linz." });
  expect((await list()).sort()).toEqual(["Eli lives in Linz.", "Eli sings."]);
  expect(await show(other.memories[0].id)).toMatchObject({ memory: content, forgetReason: expect.any(String) });
  const sources = (await show(moved.id)).sources as { documentId: string }[];
  expect(new Set(sources.map(({ documentId }) => documentId)).size).toBe(2);
  // The document of either keeps it.
  await app.call("DELETE", `/v3/documents/${sources[0]?.documentId}`);
  expect((await list()).includes("Eli lives in Linz.")).toBeTrue();
  await app.call("DELETE", `/v3/documents/${sources[1]?.documentId}`);
  expect((await list()).includes("Eli lives in Linz.")).toBeFalse();
  expect(await show(sings)).toMatchObject({ error: expect.any(String) });
});

test("what is forgotten by its words is told nowhere, also where it was written twice", async () => {
  const containerTag = "twins";
  await app.call("POST", "/v4/memories", { containerTag: "other-twins", memories: [{ content: "Ivo sings bass." }] });
  const [, , draws = ""] = await write(containerTag, "Ivo sings bass.", "Ivo sings tenor.", "Ivo draws.");
  await app.call("POST", "/v3/container-tags/merge", {
    containerTags: ["other-twins", containerTag],
    targetContainerTag: containerTag,
  });
  await app.idle();
  await update(containerTag, draws, { newContent: "Ivo sings bass." });
  const list = async (): Promise<string[]> =>
    (await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] })).body.memoryEntries.map(
      ({ memory }: { memory: string }) => memory,
    );
  expect((await list()).sort()).toEqual([...new Array(3).fill("Ivo sings bass."), "Ivo sings tenor."]);
  const forget = () => app.call("DELETE", "/v4/memories", { containerTag, content: "Ivo sings bass." });
  expect((await forget()).body).toMatchObject({ forgotten: true });
  expect(await list()).toEqual(["Ivo sings tenor."]);
  expect((await forget()).status).toBe(409);
});
