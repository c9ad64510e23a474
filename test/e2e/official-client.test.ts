// The published client, unmodified, against this service over real HTTP.

import { afterAll, beforeAll, expect, test } from "bun:test";
import Supermemory from "supermemory";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

let app: TestApp;
let client: Supermemory;

beforeAll(async () => {
  app = await startTestApp();
  client = new Supermemory({ apiKey: TEST_KEY, baseURL: app.address, maxRetries: 0 });
});

afterAll(() => app.close());

/** The client's promises are of its own kind, which `rejects` cannot look into. */
const failureOf = (request: PromiseLike<unknown>): PromiseLike<unknown> =>
  request.then(
    () => null,
    (error: unknown) => error,
  );

const TALK = `Ada: I live in Lisbon and I work as a nurse.
Bo: How nice!
Ada: I love green tea, and I am allergic to peanuts.`;

test("adds a document and waits until it is done", async () => {
  const added = await client.add({
    content: TALK,
    containerTag: "ada",
    customId: "talk-1",
    metadata: { place: "cafe" },
  });
  expect(added.status).toBe("queued");
  await app.idle();
  const document = await client.documents.get(added.id);
  expect(document.status).toBe("done");
  expect(document.customId).toBe("talk-1");
  expect(document.metadata).toEqual({ place: "cafe" });
  expect(document.content).toContain("green tea");
  expect((await client.documents.get("talk-1")).id).toBe(added.id);
  const again = await client.add({ content: TALK, containerTag: "ada", customId: "talk-1" });
  expect(again.id).toBe(added.id);
});

test("searches memories, both, and documents", async () => {
  const memories = await client.search.memories({
    q: "What does Ada like to drink?",
    containerTag: "ada",
    threshold: 0.3,
  });
  expect(memories.results.map(({ memory }) => memory).join("\n")).toContain("green tea");
  expect(memories.total).toBe(memories.results.length);
  const hybrid = await client.search({
    q: "peanut allergy",
    containerTag: "ada",
    searchMode: "hybrid",
    threshold: 0.3,
  });
  for (const result of hybrid.results)
    expect([result.memory, result.chunk].filter((text) => text !== undefined).length).toBe(1);
  const documents = await client.search.documents({ q: "nurse", containerTag: "ada" });
  expect(documents.results[0]?.chunks[0]?.content).toContain("nurse");
  const filtered = await client.search.documents({
    q: "nurse",
    containerTag: "ada",
    filters: { AND: [{ key: "place", value: "office" }] },
  });
  expect(filtered.results).toEqual([]);
});

test("shows the profile, with and without a query", async () => {
  const { profile, searchResults } = await client.profile({ containerTag: "ada" });
  expect(profile.static.join(" ")).toContain("Lisbon");
  expect(Array.isArray(profile.dynamic)).toBe(true);
  expect(searchResults).toBeUndefined();
  const asked = await client.profile({ containerTag: "ada", q: "Where does Ada live?", threshold: 0.3 });
  expect(asked.searchResults?.total).toBeGreaterThan(0);
  expect((await client.profile({ containerTag: "nobody" })).profile.static).toEqual([]);
});

test("updates and forgets a memory by what it says", async () => {
  const { results } = await client.search.memories({ q: "peanuts", containerTag: "ada", threshold: 0.2, limit: 5 });
  const memory = results.find((result) => result.memory?.includes("peanuts"));
  const updated = await client.memories.updateMemory({
    containerTag: "ada",
    id: memory?.id ?? "",
    newContent: "Ada is allergic to all nuts.",
  });
  expect(updated.version).toBe(2);
  expect(updated.parentMemoryId).toBe(memory?.id ?? "");
  const forgotten = await client.memories.forget({ containerTag: "ada", content: "Ada is allergic to all nuts." });
  expect(forgotten).toEqual({ id: updated.id, forgotten: true });
  expect(await failureOf(client.memories.forget({ containerTag: "ada", content: "Nobody said this." }))).toMatchObject({
    status: 404,
  });
});

test("uploads a file with its tags and metadata, as text and as lists and objects", async () => {
  const file = () => new File(["Ada: I restore clocks."], "clocks.txt");
  const asText = { containerTags: '["clocks","workshop"]', metadata: '{"shelf":"two"}' };
  const asValues = { containerTags: ["clocks", "workshop"], metadata: { shelf: "two" } };
  for (const fields of [asText, asValues as unknown as typeof asText]) {
    const { id } = await client.documents.uploadFile({ file: file(), ...fields });
    expect(await client.documents.get(id)).toMatchObject(asValues);
  }
  expect(await client.connections.list({})).toEqual([]);
  expect(await failureOf(client.connections.create("notion", {}))).toMatchObject({ status: 501 });
  await app.idle();
});

test("lists, changes and deletes documents", async () => {
  const batch = await client.documents.batchAdd({
    containerTag: "notes",
    documents: [{ content: "Buy oat milk.", filepath: "/notes/shopping.md" }, { content: "Call the plumber." }],
  });
  expect(batch).toMatchObject({ success: 2, failed: 0 });
  expect((await client.documents.listProcessing()).totalCount).toBeGreaterThanOrEqual(0);
  await app.idle();
  const page = await client.documents.list({ containerTags: ["notes"], limit: 1, includeContent: true, order: "asc" });
  expect(page.pagination).toEqual({ currentPage: 1, limit: 1, totalItems: 2, totalPages: 2 });
  expect(page.memories[0]?.content).toContain("oat milk");
  const below = await client.documents.list({ containerTags: ["notes"], filepath: "/notes/" });
  expect(below.memories.length).toBe(1);
  const id = page.memories[0]?.id ?? "";
  expect(await client.documents.update(id, { metadata: { done: true } })).toEqual({ id, status: "done" });
  expect((await client.documents.update(id, { content: "Buy almond milk." })).status).toBe("queued");
  await app.idle();
  expect((await client.documents.get(id)).content).toBe("Buy almond milk.");
  expect(await client.documents.delete(id)).toBeNull();
  expect(await failureOf(client.documents.get(id))).toMatchObject({ status: 404 });
  const bulk = await client.documents.deleteBulk({ ids: [batch.results[1]?.id ?? "", "unknown"] });
  expect(bulk).toMatchObject({ deletedCount: 1, errors: [{ id: "unknown" }] });
});

test("reads and changes the settings", async () => {
  const { orgId, updated } = await client.settings.update({
    filterPrompt: "A clinic's notes.",
    excludeItems: ["spam"],
  });
  expect(orgId).not.toBe("");
  expect(updated.filterPrompt).toBe("A clinic's notes.");
  expect((await client.settings.get()).excludeItems).toEqual(["spam"]);
  await client.settings.update({ filterPrompt: null, excludeItems: null });
});

test("tells what is wrong with the client's own error classes", async () => {
  const stranger = new Supermemory({ apiKey: "sm_not_a_key_of_this_service", baseURL: app.address, maxRetries: 0 });
  expect(await failureOf(stranger.profile({ containerTag: "ada" }))).toBeInstanceOf(Supermemory.AuthenticationError);
  expect(await failureOf(client.add({ content: "x", containerTag: "not a tag" }))).toBeInstanceOf(
    Supermemory.BadRequestError,
  );
  expect(await failureOf(client.documents.get("nothing"))).toBeInstanceOf(Supermemory.NotFoundError);
});
