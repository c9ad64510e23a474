// Writes that are sent twice under one Idempotency-Key.

import { expect, test } from "bun:test";
import { createServer } from "#http/server.ts";
import { startTestApp, TEST_KEY } from "#test/support/app.ts";
import { movableClock, OWNER_KEY, startTestServer } from "#test/support/http.ts";

const headers = (key: string) => ({ authorization: `Bearer ${OWNER_KEY}`, "idempotency-key": key });
const HOUR_MS = 3_600_000;

test("the same key and body give the same answer and write once", async () => {
  const { call, store } = await startTestServer();
  const body = { content: "Ada likes tea.", containerTag: "ada" };
  const first = await call("POST", "/v3/documents", body, headers("a"));
  const second = await call("POST", "/v3/documents", body, headers("a"));
  expect(second.body).toEqual(first.body);
  expect(await store.queue.depth("ada")).toBe(1);
});

test("another key, another caller or a day later is another request", async () => {
  const clock = movableClock();
  const { call, store, addKey } = await startTestServer(clock);
  await addKey("sm_second");
  const body = { content: "Ada likes tea.", containerTag: "ada" };
  const send = (given: Record<string, string>) => call("POST", "/v3/documents", body, given);
  await send(headers("a"));
  await send(headers("b"));
  await send({ "x-api-key": "sm_second", "idempotency-key": "a" });
  expect(await store.queue.depth("ada")).toBe(3);
  clock.advance(24 * HOUR_MS);
  await send(headers("a"));
  expect(await store.queue.depth("ada")).toBe(4);
});

test("the same key with another body is refused", async () => {
  const { call, store } = await startTestServer();
  await call("POST", "/v3/documents", { content: "one", containerTag: "ada" }, headers("a"));
  const other = await call("POST", "/v3/documents", { content: "two", containerTag: "ada" }, headers("a"));
  expect(other.status).toBe(422);
  expect(await store.queue.depth("ada")).toBe(1);
});

test("while the first request is at work the second is told to wait", async () => {
  let finish = (): void => {};
  const atWork = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = (): void => {};
  const hasStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const plain = await startTestServer();
  const { call } = await startTestServer(movableClock(), {
    ingest: async (request) => {
      started();
      await atWork;
      return plain.context.ingest(request);
    },
  });
  const body = { content: "Ada likes tea.", containerTag: "ada" };
  const first = call("POST", "/v3/documents", body, headers("a"));
  await hasStarted;
  const second = await call("POST", "/v3/documents", body, headers("a"));
  expect(second.status).toBe(409);
  expect(second.headers.get("retry-after")).toBe("1");
  expect(second.headers.get("x-should-retry")).toBeNull();
  finish();
  expect((await first).status).toBe(200);
  expect((await call("POST", "/v3/documents", body, headers("a"))).body).toEqual((await first).body);
});

test("a failed request may be sent again", async () => {
  const plain = await startTestServer();
  let attempts = 0;
  const { call } = await startTestServer(movableClock(), {
    ingest: async (request) => {
      attempts++;
      if (attempts === 1) throw new Error("the first attempt fails");
      return plain.context.ingest(request);
    },
  });
  const body = { content: "Ada likes tea.", containerTag: "ada" };
  expect((await call("POST", "/v3/documents", body, headers("a"))).status).toBe(500);
  expect((await call("POST", "/v3/documents", body, headers("a"))).status).toBe(200);
});

test("a malformed key is refused", async () => {
  const { call } = await startTestServer();
  for (const key of ["with space", "x".repeat(256)]) {
    const answer = await call("POST", "/v3/documents", { content: "x" }, headers(key));
    expect(answer.status).toBe(400);
    expect(answer.body.details).toContain("Idempotency-Key");
  }
});

test("an answer is given again by the next start of the service", async () => {
  const first = await startTestServer();
  const body = { content: "Ada likes tea.", containerTag: "ada" };
  const answer = await first.call("POST", "/v3/documents", body, headers("a"));
  const next = createServer(first.context, { version: "0.0.0", fileLinkSecret: "secret" });
  const again = await next.handle(
    new Request("http://elsewhere.example/v3/documents", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...headers("a"), "content-type": "application/json" },
    }),
  );
  expect(await again.json()).toEqual(answer.body);
  expect(await first.store.queue.depth("ada")).toBe(1);
});

test("old answers are dropped as new ones come", async () => {
  const clock = movableClock();
  const { call, store } = await startTestServer(clock);
  const send = (name: string) => call("POST", "/v3/documents/batch", { documents: ["x"] }, headers(name));
  await send("old");
  const { id } = (await store.keys.list())[0] ?? { id: "" };
  expect(await store.answers.get(id, "old")).not.toBeNull();
  clock.advance(24 * HOUR_MS);
  for (let i = 0; i < 100; i++) await send(`new-${i}`);
  expect(await store.answers.get(id, "old")).toBeNull();
  expect(await store.answers.get(id, "new-99")).not.toBeNull();
});

test("work whose end nobody saw is told to wait for, and after a while to be looked at, and never done again", async () => {
  const clock = movableClock();
  let began = 0;
  const started = Promise.withResolvers<void>();
  const { call, context } = await startTestServer(clock, {
    remember: () => {
      began += 1;
      started.resolve();
      return new Promise(() => {});
    },
  });
  const body = { containerTag: "ada", memories: [{ content: "Ada likes tea." }] };
  void call("POST", "/v4/memories", body, headers("a"));
  await started.promise;
  const next = createServer(context, { version: "0.0.0", fileLinkSecret: "secret" });
  const again = () =>
    next.handle(
      new Request("http://localhost/v4/memories", {
        method: "POST",
        body: JSON.stringify(body),
        headers: { ...headers("a"), "content-type": "application/json" },
      }),
    );
  const waiting = await again();
  expect(waiting.status).toBe(409);
  expect(waiting.headers.get("x-should-retry")).toBeNull();
  clock.advance(180_000);
  const over = await again();
  expect(over.status).toBe(409);
  expect(over.headers.get("x-should-retry")).toBe("false");
  expect(await over.json()).toMatchObject({ code: "idempotency_unfinished" });
  expect(began).toBe(1);
});

test("what is deleted, forgotten or merged under one key is so once, and answered as before", async () => {
  const app = await startTestApp();
  const key = (name: string) => ({ authorization: `Bearer ${TEST_KEY}`, "idempotency-key": name });
  const memories = [{ content: "Ada collects stamps" }, { content: "Ada sings bass" }];
  await app.call("POST", "/v4/memories", { containerTag: "ada", memories });
  await app.call("POST", "/v3/documents", { content: "Ada's letter.", containerTag: "ada", customId: "letter" });
  await app.call("PATCH", "/v3/container-tags/old", {});
  await app.call("PATCH", "/v3/container-tags/empty", {});
  await app.idle();
  const writes: [method: string, path: string, body?: object][] = [
    ["DELETE", "/v4/memories", { containerTag: "ada", content: "Ada sings bass" }],
    ["POST", "/v4/memories/forget-matching", { containerTag: "ada", query: "stamps" }],
    ["DELETE", "/v3/documents/letter"],
    ["DELETE", "/v3/documents/bulk", { containerTags: ["ada"] }],
    ["POST", "/v3/container-tags/merge", { containerTags: ["old", "ada"], targetContainerTag: "ada" }],
    ["DELETE", "/v3/container-tags/empty"],
  ];
  for (const [i, [method, path, body]] of writes.entries()) {
    const first = await app.call(method, path, body, key(`write-${i}`));
    expect(first.status, `${method} ${path}`).toBeLessThan(300);
    await app.idle();
    const again = await app.call(method, path, body, key(`write-${i}`));
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
    expect((await app.call(method, `${path}?other`, body, key(`write-${i}`))).status).toBe(422);
  }
  await app.close();
}, 60_000);
