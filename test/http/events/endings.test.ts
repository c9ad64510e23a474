// Streams end by themselves with the key that opened them and with the container that they watch.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { hashKey } from "#http/auth/hash-key.ts";
import { openEventStream } from "#http/events/stream.ts";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ dreaming: { quietMs: 60_000, longestMs: 60_000 } });
});
afterAll(() => app.close());

const typesIn = (text: string): (string | undefined)[] => [...text.matchAll(/^event: (.+)$/gm)].map(([, type]) => type);

/** Opens a stream; `types` are those of its events, once it has ended or they are enough. */
const open = async (path: string, key = TEST_KEY, isEnough = (_: readonly unknown[]) => false) => {
  const answer = await fetch(app.address + path, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  const read = async () => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const bytes of answer.body as ReadableStream<Uint8Array>) {
      text += decoder.decode(bytes, { stream: true });
      if (isEnough(typesIn(text))) break;
    }
    return typesIn(text);
  };
  return { types: read() };
};
const remember = async (containerTag: string, content: string) =>
  (await app.call("POST", "/v4/memories", { containerTag, memories: [{ content }] })).body;
/** A document that waits for others before its memories form. */
const add = async (containerTag: string): Promise<string> => {
  const { body } = await app.call("POST", "/v3/documents", { content: "Ida lives in Bergen.", containerTag });
  return body.id;
};

test("a stream ends when its key is revoked, and those of other keys go on", async () => {
  const { body: key } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "revoked" });
  const path = "/v3/container-tags/revoked/events";
  const [revoked, others] = [await open(path, key.key), await open(path, TEST_KEY, (types) => types.length === 2)];
  await remember("revoked", "Ida rows.");
  expect((await app.call("DELETE", `/v3/auth/scoped-key/${key.id}`)).status).toBe(200);
  expect(await revoked.types).toEqual(["memory.created"]);
  await remember("revoked", "Ida keeps bees.");
  expect(await others.types).toEqual(["memory.created", "memory.created"]);
});

test("a watched document is told no further when the key is revoked, also by another process", async () => {
  const { body: key } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "elsewhere" });
  const slow = await add("elsewhere");
  const stream = await open(`/v3/documents/${slow}/events`, key.key);
  await app.app.context.store.keys.revoke(key.id, Date.now());
  expect(new Set(await stream.types)).toEqual(new Set(["document"]));
});

test("a stream ends when its key expires", async () => {
  const secret = "sm_expiring_expiring_expiring";
  const scope = { tags: ["expiring"], permission: "read" } as const;
  const fields = { role: "member", scope, rateLimit: null, revokedAt: null, createdAt: Date.now() } as const;
  const expiresAt = Date.now() + 1_000;
  await app.app.context.store.keys.put({ id: "expiring", name: "e", hash: hashKey(secret), expiresAt, ...fields });
  const stream = await open("/v3/container-tags/expiring/events", secret);
  expect(await stream.types).toEqual([]);
  expect(Date.now()).toBeGreaterThanOrEqual(expiresAt);
});

test("a deleted container ends the streams of it and of its documents", async () => {
  const slow = await add("deleted");
  const [tag, document] = [await open("/v3/container-tags/deleted/events"), await open(`/v3/documents/${slow}/events`)];
  expect((await app.call("DELETE", "/v3/container-tags/deleted")).status).toBe(200);
  expect((await tag.types).at(-1)).toBe("container.deleted");
  expect((await document.types).at(-1)).toBe("document.deleted");
});

test("a container that became part of another ends its streams, and the other's go on", async () => {
  await remember("whole", "Ole sings.");
  const slow = await add("part");
  const [part, document, whole] = [
    await open("/v3/container-tags/part/events"),
    await open(`/v3/documents/${slow}/events`),
    await open("/v3/container-tags/whole/events", TEST_KEY, (types) => types.includes("memory.created")),
  ];
  const merge = { containerTags: ["part", "whole"], targetContainerTag: "whole" };
  expect((await app.call("POST", "/v3/container-tags/merge", merge)).status).toBe(202);
  expect((await part.types).at(-1)).toBe("merge.progress");
  await document.types;
  await remember("whole", "Ole rows.");
  // Between them is told what becomes of the document that came over, in its own time.
  const told = await whole.types;
  expect(told.indexOf("merge.progress")).toBeGreaterThanOrEqual(0);
  expect(told.indexOf("memory.created")).toBeGreaterThan(told.indexOf("merge.progress"));
});

test("who is refused because too many are watching leaves nothing behind that looks on", async () => {
  const slow = await add("crowded");
  const waiting = await open("/v3/container-tags/crowded/events?seconds=2");
  const crowd = Array.from({ length: 999 }, () => openEventStream({ id: "crowd", scope: null }, 60, () => {}));
  const { status } = await app.call("GET", `/v3/documents/${slow}/events`);
  for (const { end } of crowd) end();
  expect(status).toBe(503);
  // What looked on would fail by then, and this test with it.
  await waiting.types;
});

test("a key of some tags leaves streams to others, and gets new ones when its own have ended", async () => {
  const { body: key } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "greedy", permission: "read" });
  const path = "/v3/container-tags/greedy/events";
  const leaving = new AbortController();
  const ask = (secret: string, signal = AbortSignal.timeout(5_000)) =>
    fetch(app.address + path, { headers: { authorization: `Bearer ${secret}` }, signal });
  const first = await Promise.all(Array.from({ length: 100 }, () => ask(key.key, leaving.signal)));
  expect(first.map(({ status }) => status)).toEqual(Array(100).fill(200));
  const refused = await ask(key.key);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect((await ask(TEST_KEY)).status).toBe(200);
  leaving.abort();
  for (let left = 50; left > 0 && (await ask(key.key)).status !== 200; left--) await Bun.sleep(50);
  expect((await ask(key.key)).status).toBe(200);
});
