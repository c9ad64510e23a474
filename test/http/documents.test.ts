// Documents, memories and containers over HTTP, with the whole service behind them.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Sends and expects the status. */
const send = async (status: number, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
  return answer.body;
};

test("new metadata change a document in place, new content replaces the whole", async () => {
  const { id } = await send(200, "POST", "/v3/documents", {
    content: "Ada lives in Porto.",
    containerTag: "change",
    customId: "c1",
    metadata: { a: 1 },
  });
  await app.idle();
  const before = await send(200, "GET", `/v3/documents/${id}`);
  expect(await send(200, "PATCH", "/v3/documents/c1", { metadata: { b: 2 } })).toEqual({ id, status: "done" });
  expect(await send(200, "GET", `/v3/documents/${id}`)).toMatchObject({
    metadata: { b: 2 },
    content: before.content,
    memories: before.memories,
  });
  expect(await send(200, "PATCH", `/v3/documents/${id}`, { content: "Ada lives in Lyon." })).toMatchObject({
    status: "queued",
  });
  await app.idle();
  const after = await send(200, "GET", `/v3/documents/${id}`);
  expect(after).toMatchObject({ content: "Ada lives in Lyon.", metadata: { b: 2 }, createdAt: before.createdAt });
  expect(JSON.stringify(after.memories)).not.toContain("Porto");
});

test("what is sent beside the content that a document has already is taken, by a change and by its customId", async () => {
  const content = "Ada keeps bees.";
  const { id } = await send(200, "POST", "/v3/documents", { content, containerTag: "known", customId: "known-1" });
  await app.idle();
  const tags = { containerTags: ["known", "beside"] };
  const change = { content, customId: "known-2", filterByMetadata: { a: 1 }, ...tags };
  expect(await send(200, "PATCH", "/v3/documents/known-1", change)).toEqual({ id, status: "done" });
  expect(await send(200, "GET", "/v3/documents/known-2")).toMatchObject({ id, ...tags });
  expect(await send(200, "PATCH", `/v3/documents/${id}`, { content, containerTag: "known" })).toMatchObject({ id });
  expect((await send(200, "GET", `/v3/documents/${id}`)).containerTags).toEqual(["known"]);

  const again = { content, customId: "known-2", title: "Bees", ...tags };
  expect(await send(200, "POST", "/v3/documents", again)).toEqual({ id, status: "done" });
  expect(await send(200, "GET", `/v3/documents/${id}`)).toMatchObject({ title: "Bees", ...tags });
  await send(200, "PATCH", `/v3/documents/${id}`, { content: "Ada keeps goats.", containerTag: "known" });
  await app.idle();
  expect((await send(200, "GET", `/v3/documents/${id}`)).containerTags).toEqual(["known"]);
});

test("a customId is free again for another document once it was changed, and taken while it is in use", async () => {
  const first = await send(200, "POST", "/v3/documents", { content: "One.", containerTag: "custom", customId: "a" });
  const second = await send(200, "POST", "/v3/documents", { content: "Two.", containerTag: "custom", customId: "b" });
  await app.idle();
  expect(await send(409, "PATCH", `/v3/documents/${second.id}`, { customId: "a" })).toMatchObject({
    code: "custom_id_taken",
  });
  await send(200, "PATCH", `/v3/documents/${first.id}`, { customId: "c" });
  await send(200, "PATCH", `/v3/documents/${second.id}`, { customId: "a" });
  expect((await send(200, "GET", "/v3/documents/a")).id).toBe(second.id);
});

test("a customId of several tags is found by its tag, and not deleted by guess", async () => {
  const ids: Record<string, string> = {};
  for (const tag of ["east", "west"]) {
    ids[tag] = (await send(200, "POST", "/v3/documents", { content: tag, containerTag: tag, customId: "same" })).id;
  }
  await app.idle();
  expect((await send(200, "GET", "/v3/documents/same?containerTag=east")).id).toBe(ids.east);
  await send(409, "DELETE", "/v3/documents/same");
  await send(204, "DELETE", "/v3/documents/same?containerTag=west");
  expect((await send(200, "GET", "/v3/documents/same")).id).toBe(ids.east);
});

test("a tag that is named in the body says which document of a customId is meant", async () => {
  const ids: Record<string, string> = {};
  for (const tag of ["north", "north-east", "north-west", "south"]) {
    ids[tag] = (await send(200, "POST", "/v3/documents", { content: tag, containerTag: tag, customId: "twice" })).id;
  }
  await app.idle();
  expect(await send(409, "PATCH", "/v3/documents/twice", { metadata: { a: 1 } })).toMatchObject({
    details: expect.stringContaining("?containerTag="),
  });
  const patched = await send(200, "PATCH", "/v3/documents/twice", { metadata: { a: 1 }, containerTag: "south" });
  expect(patched.id).toBe(ids.south);
  for (const tag of ["north-east", "north-west"]) await send(204, "DELETE", `/v3/documents/${ids[tag]}`);
  expect(await send(404, "DELETE", "/v3/documents/twice", { containerTag: "west" })).toMatchObject({
    code: "not_found",
  });
  await send(204, "DELETE", "/v3/documents/twice", { containerTag: "south" });
  // It was passed over, and the one that was left was deleted.
  await send(404, "DELETE", "/v3/documents/twice", { containerTag: "south" });
  await send(400, "DELETE", "/v3/documents/twice", { containerTag: "so uth" });
  for (const query of ["containerTags=south", "containerTags[]=south,west"]) {
    for (const method of ["GET", "DELETE", "PATCH"]) {
      await send(404, method, `/v3/documents/twice?${query}`, method === "GET" ? undefined : {});
    }
    for (const part of ["chunks", "file-url", "events"]) await send(404, "GET", `/v3/documents/twice/${part}?${query}`);
  }
  await send(404, "DELETE", "/v3/documents/twice", { containerTags: ["south"] });
  expect((await send(200, "GET", "/v3/documents/twice")).id).toBe(ids.north);
});

test("a document that is deleted while it waits leaves nothing behind", async () => {
  const { id } = await send(200, "POST", "/v3/documents", { content: "Ada keeps bees.", containerTag: "bees" });
  await send(204, "DELETE", `/v3/documents/${id}`);
  await app.idle();
  await send(404, "GET", `/v3/documents/${id}`);
  expect((await send(200, "POST", "/v4/memories/list", { containerTag: "bees" })).memoryEntries).toEqual([]);
  expect((await send(200, "POST", "/v3/search", { q: "bees", containerTag: "bees" })).results).toEqual([]);
});

test("deletes by path what lies below a folder, and nothing else", async () => {
  for (const filepath of ["/a/one.md", "/a/b/two.md", "/ab/three.md"]) {
    await send(200, "POST", "/v3/documents", { content: `About ${filepath}`, containerTag: "files", filepath });
  }
  await app.idle();
  expect(await send(200, "DELETE", "/v3/documents/bulk", { filepath: "/a/" })).toEqual({
    success: true,
    deletedCount: 2,
  });
  const { memories } = await send(200, "POST", "/v3/documents/list", { containerTags: ["files"] });
  expect(memories.map(({ filepath }: { filepath: string }) => filepath)).toEqual(["/ab/three.md"]);
});

test("what is deleted by path or by ids in a tag is deleted there and nowhere else", async () => {
  const add = (containerTag: string, fields: object) =>
    send(200, "POST", "/v3/documents", { content: "The kiln is lit at six.", containerTag, ...fields });
  for (const tag of ["kiln-a", "kiln-b"]) await add(tag, { customId: "kiln", filepath: "/kiln/notes.md" });
  const guest = { containerTags: ["kiln-b", "kiln-a"], filepath: "/kiln/guest.md", content: "A guest of the kiln." };
  const { id } = await send(200, "POST", "/v3/documents", guest);
  await app.idle();
  const remove = (status: number, body: object) => send(status, "DELETE", "/v3/documents/bulk", body);
  const left = async (tag: string): Promise<string[]> =>
    (await send(200, "POST", "/v3/documents/list", { containerTags: [tag] })).memories
      .map(({ filepath }: { filepath: string }) => filepath)
      .toSorted();

  expect(await remove(200, { filepath: "/kiln/", containerTag: "kiln-a" })).toEqual({ success: true, deletedCount: 1 });
  expect([await left("kiln-a"), await left("kiln-b")]).toEqual([[], ["/kiln/guest.md", "/kiln/notes.md"]]);
  expect((await send(200, "GET", `/v3/documents/${id}`)).containerTags).toEqual(["kiln-b"]);

  await add("kiln-a", { customId: "kiln" });
  await app.idle();
  expect(await remove(200, { ids: ["kiln"] })).toMatchObject({ success: false, deletedCount: 0 });
  expect(await remove(200, { ids: ["kiln", id], containerTag: "kiln-a" })).toMatchObject({
    deletedCount: 1,
    errors: [{ id }],
  });
  expect([(await left("kiln-a")).length, (await left("kiln-b")).length]).toEqual([0, 2]);
  const { key } = await send(200, "POST", "/v3/auth/scoped-key", { containerTag: "kiln-a" });
  for (const what of [{ ids: [id] }, { filepath: "/kiln/" }]) {
    const body = { ...what, containerTag: "kiln-b" };
    const refused = await app.call("DELETE", "/v3/documents/bulk", body, { authorization: `Bearer ${key}` });
    expect(refused.status).toBe(403);
  }
  await remove(400, { containerTag: "kiln-b" });
  await remove(400, { containerTags: ["kiln-b"], containerTag: "kiln-b" });
  expect((await left("kiln-b")).length).toBe(2);
});

test("what is in work is listed by tags in every form of a list in a query", async () => {
  const path = "/v3/documents/processing";
  await send(200, "POST", "/v3/documents", {
    content: "In work.",
    containerTags: ["work-a", "work-b"],
    dreaming: "dynamic",
  });
  for (const query of [
    "?containerTags=work-a&containerTags=none",
    "?containerTags[]=work-a&containerTags[]=none",
    "?containerTags=work-a,none",
    `?containerTags=${encodeURIComponent('["work-a", "none"]')}`,
  ]) {
    expect(await send(200, "GET", path + query)).toEqual({ documents: [], totalCount: 0 });
  }
  for (const query of ["?containerTags=a%20b", "?containerTags[]=", "?containerTags=a,,b"]) {
    expect((await send(400, "GET", path + query)).details).toStartWith("containerTags must match");
  }
  await app.idle();
});

test("deleting all of a tag takes the tag off what it shares, which stays where it is at home", async () => {
  const containerTags = ["home-tag", "guest-tag"];
  const shared = { content: "The sluice opens at noon.", containerTags };
  const { id } = await send(200, "POST", "/v3/documents", shared);
  await send(200, "POST", "/v3/documents", { content: "The guest has a boat.", containerTag: "guest-tag" });
  await app.idle();
  const deleted = await send(200, "DELETE", "/v3/documents/bulk", { containerTags: ["guest-tag"] });
  expect(deleted).toMatchObject({ success: true, deletedCount: 1 });
  const found = async (containerTag: string): Promise<number> =>
    (await send(200, "POST", "/v3/search", { q: "When does the sluice open?", containerTag })).results.length;
  expect([await found("home-tag"), await found("guest-tag")]).toEqual([1, 0]);
  expect((await send(200, "POST", "/v3/documents/list", { containerTags: ["guest-tag"] })).memories).toEqual([]);
  expect((await send(200, "GET", `/v3/documents/${id}`)).containerTags).toEqual(["home-tag"]);
});

test("lists by filter in either form, and tells a page that is past the end", async () => {
  for (const team of ["red", "blue"]) {
    await send(200, "POST", "/v3/documents", { content: `Team ${team}`, containerTag: "teams", metadata: { team } });
  }
  await app.idle();
  const filters = { AND: [{ key: "team", value: "red" }] };
  for (const given of [filters, JSON.stringify(filters)]) {
    const page = await send(200, "POST", "/v3/documents/list", { containerTags: ["teams"], filters: given });
    expect(page.memories.map(({ metadata }: { metadata: object }) => metadata)).toEqual([{ team: "red" }]);
  }
  expect(await send(200, "POST", "/v3/documents/list", { containerTags: ["teams"], page: 9, limit: "5" })).toEqual({
    memories: [],
    pagination: { currentPage: 9, limit: 5, totalItems: 2, totalPages: 1 },
  });
});

test("the former addresses lead to the documents, with their bodies", async () => {
  const { id } = await send(200, "POST", "/v3/memories", { content: "An old client's words.", containerTag: "old" });
  await app.idle();
  expect((await send(200, "GET", `/v3/memories/${id}`)).id).toBe(id);
  expect((await send(200, "POST", "/v3/memories/list", { containerTags: ["old"] })).pagination.totalItems).toBe(1);
  await send(204, "DELETE", `/v3/memories/${id}`);
});

test("a memory's history, relations and sources are shown together", async () => {
  const { memories, documentId } = await send(201, "POST", "/v4/memories", {
    containerTag: "history",
    memories: [{ content: "Ada prefers window seats", metadata: { via: "test" } }],
  });
  const updated = await send(200, "PATCH", "/v4/memories", {
    containerTag: "history",
    content: "Ada prefers window seats",
    newContent: "Ada prefers aisle seats",
    forgetAfter: "2099-01-01T00:00:00Z",
  });
  expect(updated).toMatchObject({ version: 2, parentMemoryId: memories[0].id, metadata: { via: "test" } });
  const shown = await send(200, "GET", `/v4/memories/${updated.id}`);
  expect(shown).toMatchObject({ documentIds: [documentId], forgetAfter: "2099-01-01T00:00:00.000Z", isLatest: true });
  expect(shown.history.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(shown.relations).toMatchObject([{ id: memories[0].id, relation: "updates", direction: "to" }]);
  expect(shown.sources).toMatchObject([{ documentId, quote: "Ada prefers window seats" }]);
  const old = { containerTag: "history", id: memories[0].id, newContent: "x" };
  expect(await send(409, "PATCH", "/v4/memories", old)).toMatchObject({ code: "memory_superseded" });
});

test("forgetting by topic can be tried first, and what is forgotten is gone from every read", async () => {
  await send(201, "POST", "/v4/memories", {
    containerTag: "topic",
    memories: [{ content: "Ada is allergic to peanuts" }, { content: "Ada drives a blue car" }],
  });
  const request = { containerTag: "topic", query: "Forget everything about peanuts" };
  const tried = await send(200, "POST", "/v4/memories/forget-matching", { ...request, dryRun: true });
  expect(tried).toMatchObject({ dryRun: true, count: 1, forgetBatchId: null });
  const done = await send(200, "POST", "/v4/memories/forget-matching", { ...request, reason: "asked to" });
  expect(done.forgotten).toMatchObject([{ memory: "Ada is allergic to peanuts" }]);
  expect(JSON.stringify(await send(200, "POST", "/v4/profile", { containerTag: "topic" }))).not.toContain("peanuts");
  const found = await send(200, "POST", "/v4/search", { q: "peanuts", containerTag: "topic", threshold: 0 });
  expect(JSON.stringify(found)).not.toContain("peanuts");
  const { memoryEntries } = await send(200, "POST", "/v4/memories/list", { containerTag: "topic" });
  expect(memoryEntries.length).toBe(1);
});

test("what was said in the same breath as a forgotten topic stays", async () => {
  await send(200, "POST", "/v3/documents", {
    content: "Maya: I adopted a puppy called Biscuit in March. I work as a baker in Ghent.\nassistant: How lovely!",
    containerTag: "breath",
    dreaming: "instant",
  });
  await app.idle();
  const request = { containerTag: "breath", query: "Forget everything about the puppy" };
  const { forgotten } = await send(200, "POST", "/v4/memories/forget-matching", request);
  expect(forgotten).toMatchObject([{ memory: expect.stringContaining("Biscuit") }]);
  const { memoryEntries } = await send(200, "POST", "/v4/memories/list", { containerTag: "breath" });
  expect(memoryEntries).toMatchObject([{ memory: expect.stringContaining("baker") }]);
});

test("a deleted container is gone, and one of the same name begins empty, however often", async () => {
  for (const secret of ["Ada collects stamps", "Ada collects coins", "Ada collects shells"]) {
    expect(JSON.stringify(await send(200, "POST", "/v4/profile", { containerTag: "again" }))).not.toContain("collects");
    await send(201, "POST", "/v4/memories", { containerTag: "again", memories: [{ content: secret }] });
    const profile = JSON.stringify(await send(200, "POST", "/v4/profile", { containerTag: "again" }));
    expect(profile.match(/collects/g)?.length).toBe(profile.split(secret).length - 1);
    expect(await send(200, "DELETE", "/v3/container-tags/again")).toMatchObject({
      deletedDocumentsCount: 1,
      deletedMemoriesCount: 1,
    });
    await send(404, "GET", "/v3/container-tags/again");
  }
});

test("the organization's buckets come first and win, a tag adds its own", async () => {
  const definition = (key: string, description: string) => ({ key, description });
  await send(200, "PATCH", "/v3/settings", {
    profileBuckets: [definition("pets", "ours"), definition("work", "ours")],
  });
  await send(200, "PATCH", "/v3/container-tags/buckets", {
    profileBuckets: [definition("pets", "theirs"), definition("music", "theirs")],
  });
  const { buckets } = await send(200, "POST", "/v4/profile/buckets", { containerTag: "buckets" });
  expect(buckets).toEqual([definition("pets", "ours"), definition("work", "ours"), definition("music", "theirs")]);
  await send(200, "PATCH", "/v3/settings", { profileBuckets: [] });
});

test("bucket suggestions need a context, and save nothing", async () => {
  const refused = await send(400, "POST", "/v3/settings/suggest-buckets");
  expect(refused.error).toStartWith("No organization context is configured");
  await send(200, "PATCH", "/v3/settings", {
    filterPrompt: "We coach runners: training plans, injuries, races and shoes.",
  });
  const { suggestions } = await send(200, "POST", "/v3/settings/suggest-buckets");
  expect(suggestions.length).toBeGreaterThanOrEqual(3);
  expect(suggestions.length).toBeLessThanOrEqual(6);
  expect((await send(200, "GET", "/v3/settings")).profileBuckets).toEqual([]);
});

test("a document may get further tags but not another home", async () => {
  const { id } = await send(200, "POST", "/v3/documents", {
    content: "Stay.",
    containerTag: "home",
    metadata: { a: 1 },
  });
  const refused = await send(400, "PATCH", `/v3/documents/${id}`, { containerTag: "elsewhere", metadata: { a: 2 } });
  expect(refused.details).toContain('containerTag must be "home"');
  await send(400, "PATCH", `/v3/documents/${id}`, { containerTags: ["elsewhere", "home"], content: "Gone." });
  expect(await send(200, "GET", `/v3/documents/${id}`)).toMatchObject({ containerTags: ["home"], metadata: { a: 1 } });
  await send(404, "GET", "/v3/container-tags/elsewhere");
  await send(200, "PATCH", `/v3/documents/${id}`, { containerTags: ["home", "elsewhere"] });
  expect(await send(200, "GET", `/v3/documents/${id}`)).toMatchObject({ containerTags: ["home", "elsewhere"] });
});
