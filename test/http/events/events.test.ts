// Watching a document and a container while they are worked on, as a client of the streams sees it.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

interface Told {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Events as they come, until the stream ends. */
async function* watch(path: string, headers = { authorization: `Bearer ${TEST_KEY}` }): AsyncGenerator<Told> {
  const answer = await fetch(app.address + path, { headers });
  expect(answer.headers.get("content-type")).toStartWith("text/event-stream");
  let text = "";
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const found = /^event: (.+)\ndata: (.+)$/.exec(block);
      if (found !== null) yield { type: found[1] as string, data: JSON.parse(found[2] as string) };
    }
  }
}

const add = async (containerTag: string, content: string) =>
  (await app.call("POST", "/v3/documents", { content, containerTag, dreaming: "instant" })).body.id;

test("a watched document shows where it stands until its memories have formed, and then the stream ends", async () => {
  const id = await add("ada", "Ada: I live in Turin. I am allergic to nuts.");
  const told = await Array.fromAsync(watch(`/v3/documents/${id}/events`));
  const states = told.filter(({ type }) => type === "document").map(({ data }) => data);
  expect(states.at(-1)).toMatchObject({ documentId: id, status: "done", dreamingStatus: "done", error: null });
  const again = await Array.fromAsync(watch(`/v3/documents/${id}/events`));
  expect(again).toEqual([{ type: "document", data: states.at(-1) }]);
});

test("a watched container tells of documents, of memories that come, change and go, and of nothing of its neighbour", async () => {
  const told: Told[] = [];
  const stream = watch("/v3/container-tags/ben/events");
  const reading = (async () => {
    for await (const event of stream) {
      told.push(event);
      if (event.type === "document.deleted") return;
    }
  })();
  await app.call("POST", "/v3/documents/list", { containerTags: ["ben"] });
  const id = await add("ben", "Ben: I live in Oslo.");
  await add("carl", "Carl: I live in Rome.");
  await app.idle();
  const { body: written } = await app.call("POST", "/v4/memories", {
    containerTag: "ben",
    memories: [{ content: "Ben keeps bees." }],
  });
  const memoryId = written.memories[0].id;
  const { body: updated } = await app.call("PATCH", "/v4/memories", {
    containerTag: "ben",
    id: memoryId,
    newContent: "Ben keeps goats.",
  });
  await app.call("DELETE", "/v4/memories", { containerTag: "ben", id: updated.id, reason: "told so" });
  await app.call("DELETE", `/v3/documents/${id}`);
  await reading;

  const types = told.map(({ type }) => type);
  expect(types.indexOf("document.queued")).toBeLessThan(types.indexOf("document.done"));
  expect(types.indexOf("document.done")).toBeLessThan(types.indexOf("document.remembered"));
  expect(types).toContain("document.stage");
  expect(told.every(({ data }) => data.containerTag === "ben")).toBeTrue();
  const memories = told.filter(({ type }) => type.startsWith("memory."));
  expect(memories.map(({ type, data }) => [type, data.memory.memory])).toEqual([
    ["memory.created", "Ben lives in Oslo."],
    ["memory.created", "Ben keeps bees."],
    ["memory.updated", "Ben keeps goats."],
    ["memory.forgotten", "Ben keeps goats."],
    ["memory.forgotten", "Ben lives in Oslo."],
  ]);
  expect(memories[0]?.data.documentIds).toEqual([id]);
  expect(memories[2]?.data.memory).toMatchObject({ version: 2, parentMemoryId: memoryId });
  expect(memories[3]?.data.memory.forgetReason).toBe("told so");
});

test("merges tell those who watch either container how far they are", async () => {
  await app.call("POST", "/v4/memories", { containerTag: "one", memories: [{ content: "Ada sings." }] });
  await app.call("POST", "/v4/memories", { containerTag: "two", memories: [{ content: "Ben sings." }] });
  const stream = watch("/v3/container-tags/two/events");
  const first = stream.next();
  await app.call("POST", "/v3/container-tags/merge", { containerTags: ["one", "two"], targetContainerTag: "two" });
  const told = [(await first).value];
  for await (const event of stream) {
    told.push(event);
    if (event.data.status === "completed") break;
  }
  expect(told.at(-1)).toMatchObject({ type: "merge.progress", data: { status: "completed", progress: 1 } });
});

test("streams end after the seconds that were asked for, and are for keys that may read", async () => {
  expect(await Array.fromAsync(watch("/v3/container-tags/ada/events?seconds=0"))).toEqual([]);
  const { body } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "other", permission: "read" });
  const headers = { authorization: `Bearer ${body.key}` };
  const id = await add("ada", "Ada: I have a boat.");
  expect((await fetch(`${app.address}/v3/container-tags/ada/events`, { headers })).status).toBe(403);
  expect((await fetch(`${app.address}/v3/documents/${id}/events`, { headers })).status).toBe(404);
});

test("what can't be watched is refused at once", async () => {
  const refused = await app.call("GET", "/v3/container-tags/no%20tag/events");
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining("containerTag must match")]);
  for (const seconds of ["long", "-1", "3601", "1.5", ""]) {
    const endless = await app.call("GET", `/v3/container-tags/ben/events?seconds=${seconds}`);
    expect([endless.status, endless.body.details]).toEqual([400, "seconds must be a whole number from 0 to 3600"]);
  }
});

test("the service closes with streams open", async () => {
  const service = await startTestApp();
  const answer = await fetch(`${service.address}/v3/container-tags/ada/events`, {
    headers: { authorization: `Bearer ${TEST_KEY}` },
  });
  await service.close();
  expect(await answer.text()).toStartWith("retry:");
});

test("a key of another tag of the document learns where it stands, and nothing of its home", async () => {
  const { body } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "guest" });
  const content = "Ida: I live in Bergen.";
  const { body: document } = await app.call("POST", "/v3/documents", {
    content,
    containerTags: ["secret-home", "guest"],
  });
  const told = await Array.fromAsync(
    watch(`/v3/documents/${document.id}/events`, { authorization: `Bearer ${body.key}` }),
  );
  expect(told.at(-1)?.data).toMatchObject({ containerTag: "guest", dreamingStatus: "done" });
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(["document"]));
  expect(JSON.stringify(told)).not.toContain("secret-home");
  const own = await app.call("POST", "/v4/memories/list", { containerTags: ["secret-home"] });
  expect(own.body.memoryEntries).not.toEqual([]);
});

test("a document that is no longer shared is gone for who watches it from the other tag", async () => {
  const { body } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "friend" });
  const content = "Ida: I live in Bergen.";
  const { body: document } = await app.call("POST", "/v3/documents", { content, containerTags: ["lender", "friend"] });
  const stream = watch(`/v3/documents/${document.id}/events`, { authorization: `Bearer ${body.key}` });
  await stream.next();
  await app.call("PATCH", `/v3/documents/${document.id}`, { containerTags: ["lender"] });
  const [last] = (await Array.fromAsync(stream)).slice(-1);
  expect(last).toEqual({ type: "document.deleted", data: { documentId: document.id, containerTag: "friend" } });
});
