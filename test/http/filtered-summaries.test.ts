// Filters and summaries: a summary says what the memories say that it was made of, and may not tell of those that a filter keeps out.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { FOODS } from "#test/support/foods.ts";

const containerTag = "ada";
let app: TestApp;

const send = async (path: string, body: unknown) => {
  const answer = await app.call("POST", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

beforeAll(async () => {
  app = await startTestApp();
  const memories = FOODS.map((food) => ({ content: `User likes ${food}`, metadata: { told: "in May", list: "food" } }));
  await send("/v4/memories", { containerTag, memories });
  await app.idle();
});
afterAll(() => app.close());

const LISTED = { key: "told", value: "in May" };
type Row = { memory: string; isAggregated: boolean };
const summariesOf = (rows: readonly Row[]) =>
  rows.filter(({ isAggregated }) => isAggregated).map(({ memory }) => memory);

const summaries = async (...conditions: object[]) => {
  const filters = { AND: conditions };
  const query = { containerTag, q: "What does the user like?", filters, threshold: 0, limit: 100 };
  const { profile, searchResults } = await send("/v4/profile", { ...query, limit: undefined, include: ["buckets"] });
  const listed = await send("/v4/memories/list", { containerTags: [containerTag], filters, limit: 100 });
  return {
    found: summariesOf((await send("/v4/search", query)).results),
    foundBeside: summariesOf(searchResults.results),
    listed: summariesOf(listed.memoryEntries),
    shown: profile.buckets.preferences.filter((entry: string) => entry.startsWith("[Summary]")),
  };
};

test("a summary of what a filter keeps out is kept out, also by a negated condition, which it meets itself", async () => {
  const nothing = { found: [], foundBeside: [], listed: [], shown: [] };
  expect(await summaries({ ...LISTED, negate: true })).toEqual(nothing);
  expect(await summaries({ ...LISTED, value: "in June" })).toEqual(nothing);
});

test("a summary of what a filter lets through is let through", async () => {
  for (const conditions of [
    [LISTED],
    [{ key: "deleted", value: "yes", negate: true }],
    [LISTED, { key: "list", value: "food" }],
  ]) {
    const { found, listed, shown } = await summaries(...conditions);
    expect(listed.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(listed.toSorted());
    expect(shown.length).toBe(listed.length);
  }
});

test("a summary is kept out as soon as one of its memories is", async () => {
  const [food] = FOODS;
  const change = { containerTag, content: `User likes ${food}`, newContent: `User likes ${food} best`, metadata: {} };
  expect((await app.call("PATCH", "/v4/memories", change)).status).toBe(200);
  await app.idle();
  const { found, listed, shown } = await summaries(LISTED);
  const of = (texts: readonly string[]) => texts.filter((text) => text.includes(food as string));
  expect([of(found), of(listed), of(shown)]).toEqual([[], [], []]);
});
