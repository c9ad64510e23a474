// The profile over HTTP, with the whole service: its sections, filters, and search results.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const buckets = [
    { key: "music", description: "Songs, bands, instruments, concerts." },
    { key: "boats", description: "Boats, sails, harbours, oars." },
  ];
  await app.call("PATCH", "/v3/settings", { profileBuckets: buckets });
  const add = (content: string, metadata: object) =>
    app.call("POST", "/v3/documents", { containerTag: "ada", content, metadata, dreaming: "instant" });
  await add("I live in Bergen and I play the cello in a band.", { source: "chat", year: 2023 });
  await add("Yesterday I sold my old sailing boat in the harbour of Bergen.", { source: "mail", year: 2024 });
  const memories = [
    { content: "Ada likes rowing boats.", isStatic: true, metadata: { source: "form", topics: ["boats"] } },
  ];
  await app.call("POST", "/v4/memories", { containerTag: "ada", memories });
  await app.idle();
});
afterAll(() => app.close());

const profile = async (more: object = {}) => {
  const { status, body } = await app.call("POST", "/v4/profile", { containerTag: "ada", ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const told = async (more: object): Promise<string> => JSON.stringify(await profile(more));
const where = (...conditions: object[]) => ({ filters: { AND: conditions } });

test("has three sections, or those that are asked for", async () => {
  const whole = await profile();
  expect(Object.keys(whole)).toEqual(["profile"]);
  expect(Object.keys(whole.profile).toSorted()).toEqual(["buckets", "dynamic", "static"]);
  expect(Object.keys(whole.profile.buckets)).toEqual(["music", "boats"]);
  expect(whole.profile.static).toContain("Ada likes rowing boats.");
  expect(whole.profile.dynamic.join()).toMatch(/^\[Recent\] \[\d{4}-\d{2}-\d{2}\] .*boat/);
  expect(await profile({ include: ["buckets"] })).toEqual({ profile: { buckets: whole.profile.buckets } });
  expect(Object.keys((await profile({ include: ["static", "dynamic"] })).profile)).toEqual(["static", "dynamic"]);
  expect((await profile({ buckets: ["music", "unknown"] })).profile.buckets).toEqual({
    music: whole.profile.buckets.music,
  });
});

test("of an unknown tag is empty, with every bucket", async () => {
  expect(await profile({ containerTag: "nobody" })).toEqual({
    profile: { static: [], dynamic: [], buckets: { music: [], boats: [] } },
  });
});

test("comes with search results for a question, only those above the threshold", async () => {
  const { searchResults } = await profile({ q: "Where do I live?", threshold: 0.1 });
  expect(searchResults.total).toBe(searchResults.results.length);
  expect(searchResults.timing).toBeNumber();
  expect(searchResults.results[0].memory).toContain("Bergen");
  const similarities: number[] = searchResults.results.map(({ similarity }: { similarity: number }) => similarity);
  // Between two of them: what is shown is rounded.
  const [first = 1, ...others] = similarities;
  const threshold = (first + Math.max(...others)) / 2;
  const { searchResults: above } = await profile({ q: "Where do I live?", threshold });
  expect(above.results.map(({ similarity }: { similarity: number }) => similarity)).toEqual(
    similarities.filter((similarity) => similarity > threshold),
  );
  expect((await profile({ q: "Where do I live?", threshold: 1 })).searchResults.results).toEqual([]);
});

test("is filtered, and its search results with it, by metadata of documents and of memories alike", async () => {
  const asked = { q: "boat cello rowing", threshold: 0 };
  const chat = await told({ ...asked, ...where({ key: "source", value: "chat" }) });
  expect(chat).toContain("cello");
  expect(chat).not.toMatch(/boat\b|rowing/);
  const form = await told({ ...asked, ...where({ key: "topics", value: "boats", filterType: "array_contains" }) });
  expect(form).toContain("rowing");
  expect(form).not.toMatch(/cello|sold/);
  const mail = await told({
    ...asked,
    ...where({ key: "source", value: "MAI", filterType: "string_contains", ignoreCase: "true" }),
  });
  expect(mail).toContain("sold");
  expect(mail).not.toMatch(/cello|rowing/);
});

test("a negated number is turned round, and what has no number stays", async () => {
  const year = { key: "year", value: "2024", filterType: "numeric", numericOperator: "<" };
  const before = await told(where(year));
  expect(before).toContain("cello");
  expect(before).not.toContain("sold");
  const after = await told(where({ ...year, negate: "true" }));
  expect(after).toContain("sold");
  expect(after).toContain("rowing");
  expect(after).not.toContain("cello");
});
