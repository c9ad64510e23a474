// Meters and quotas through the whole service.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { createUsage } from "#src/usage.ts";
import { callContext } from "#test/conformance/host.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ quotas: { searches: 2, tokens: 40 } });
});
afterAll(() => app.close());

const add = (content: string, fields: object = {}) =>
  app.call("POST", "/v3/documents", { content, containerTag: "ada", ...fields });

test("tokens, operations and searches are counted by key, and passages alone at a fifth", async () => {
  await add("Ada lives in Leeds and works at the harbour.", { dreaming: "instant" });
  await add("x".repeat(40), { taskType: "superrag" });
  await app.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "Ada naps" }] });
  await app.idle();
  await app.call("POST", "/v4/search", { q: "Where does Ada live?", containerTag: "ada" });
  await app.call("POST", "/v4/profile", { containerTag: "ada" });
  const { body } = await app.call("GET", "/v3/usage");
  expect(body.total).toEqual({
    memoryTokens: 13,
    superragTokens: 10,
    billedTokens: 15,
    operations: 1,
    searches: 1,
    modelTokens: 0,
  });
  expect(body.keys).toHaveLength(1);
});

test("a used-up search quota answers 402 on searches and on profiles with a query only", async () => {
  expect((await app.call("POST", "/v4/search", { q: "harbour", containerTag: "ada" })).status).toBe(200);
  const refused = await app.call("POST", "/v4/search", { q: "harbour", containerTag: "ada" });
  expect(refused.status).toBe(402);
  expect(refused.body.error).toMatch(/search quota/);
  expect((await app.call("POST", "/v4/profile", { q: "harbour", containerTag: "ada" })).status).toBe(402);
  expect((await app.call("POST", "/v4/profile", { containerTag: "ada" })).status).toBe(200);
});

test("a used-up ingestion quota answers 429 with the time to wait", async () => {
  await add("Ada bought a small boat in March and paints it green every weekend with her brother Tom and his friends.");
  await app.idle();
  await add("Ada also keeps bees on the roof of the house that she rents from an old captain near the market square.");
  await app.idle();
  const refused = await add("One more thing about Ada.");
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  // Published clients would try again at once.
  expect(refused.headers.get("x-should-retry")).toBe(wait > 60 ? "false" : null);
  const memories = [{ content: "Ada sings." }];
  expect((await app.call("POST", "/v4/memories", { containerTag: "ada", memories })).status).toBe(429);
  const change = { containerTag: "ada", content: "Ada naps", newContent: "Ada naps at noon" };
  expect((await app.call("PATCH", "/v4/memories", change)).status).toBe(429);
});

test("what is just being written counts too", async () => {
  let written = (): void => {};
  const disk = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = { add: () => disk, month: async () => [] };
  const { logger } = callContext();
  const usage = createUsage(slow, { now: () => Date.UTC(2026, 4, 1) }, logger, { searches: 2, tokens: null });
  await usage.admitSearch("ada");
  await usage.admitSearch("ada");
  const month = usage.month("2026-05");
  await expect(usage.admitSearch("ada")).rejects.toMatchObject({ kind: "quota_exhausted" });
  written();
  await month;
  await expect(usage.admitSearch("ada")).rejects.toMatchObject({ kind: "quota_exhausted" });
  await usage.close();
});
