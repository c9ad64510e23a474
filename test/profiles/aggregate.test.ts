// Aggregates with the whole service: made when a bucket is due, made anew when a source goes, and found in the profile.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { wakeDueTags } from "#actors/due-aggregations.ts";
import { DAY_MS } from "#domain/clock.ts";
import { emptyPlan } from "#domain/plan.ts";
import { createLogger } from "#src/logging.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { FOODS } from "#test/support/foods.ts";
import { movableClock } from "#test/support/http.ts";

const clock = movableClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { clock });
});
afterAll(() => app.close());

const remember = async (containerTag: string, ...contents: string[]): Promise<void> => {
  for (const content of contents) {
    clock.advance(1_000);
    const { status } = await app.call("POST", "/v4/memories", { containerTag, memories: [{ content }] });
    expect(status).toBe(201);
  }
  await app.idle();
};
const likes = (foods: readonly string[]): string[] => foods.map((food) => `User likes ${food}`);
const preferences = async (containerTag: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v4/profile", { containerTag, include: ["buckets"] });
  return body.profile.buckets.preferences;
};
const summaries = async (containerTag: string): Promise<string[]> =>
  (await preferences(containerTag)).filter((entry) => entry.startsWith("[Summary]"));
const idOf = async (containerTag: string, text: string): Promise<string> => {
  const [memory] = await app.app.context.store.listing.memoriesByText(containerTag, text, 1);
  return memory?.id ?? "";
};
const aggregatesOf = async (tag: string) => {
  const found = [];
  for await (const page of app.app.context.store.tag(tag).rows("none"))
    found.push(...page.memories.map(({ row }) => row).filter(({ isAggregated }) => isAggregated));
  return found;
};

test("twelve memories of a bucket are summed up, eleven are not", async () => {
  await remember("ada", ...likes(FOODS.slice(0, 11)));
  expect(await preferences("ada")).toHaveLength(11);
  expect(await summaries("ada")).toEqual([]);
  await remember("ada", ...likes(FOODS.slice(11)));
  const sums = await summaries("ada");
  expect(sums.length).toBeGreaterThan(0);
  for (const food of FOODS) expect(sums.join()).toContain(food);
  const aggregates = await aggregatesOf("ada");
  const relations = await app.app.context.store.tag("ada").relations(aggregates.map(({ id }) => id));
  expect(relations).toHaveLength(12);
  for (const relation of relations) expect(relation).toMatchObject({ type: "derives", rule: "aggregate:preferences" });
  for (const aggregate of aggregates)
    expect(aggregate).toMatchObject({ kind: "summary", isInference: false, buckets: ["preferences"], isLatest: true });
  const vectors = await app.app.context.store.tag("ada").vectors(
    "memory",
    aggregates.map(({ id }) => id),
    app.app.context.embeddingModel,
  );
  expect(vectors.size).toBe(aggregates.length);
});

test("summing up again changes nothing, and neither does a change elsewhere", async () => {
  const before = (await aggregatesOf("ada")).map(({ id }) => id).toSorted();
  const revision = await app.app.context.store.tag("ada").revision();
  await remember("ada", "User owns a red bicycle");
  expect((await aggregatesOf("ada")).map(({ id }) => id).toSorted()).toEqual(before);
  expect(await app.app.context.store.tag("ada").revision()).toBe(revision + 1);
});

test("a forgotten source is in no aggregate, and the others are summed up anew", async () => {
  await app.call("DELETE", "/v4/memories", { containerTag: "ada", id: await idOf("ada", "User likes pears") });
  await app.idle();
  const sums = (await summaries("ada")).join();
  expect(sums).not.toContain("pears");
  for (const food of FOODS.slice(1)) expect(sums).toContain(food);
});

test("an updated source is in no aggregate as it was", async () => {
  const id = await idOf("ada", "User likes olives");
  const { status } = await app.call("PATCH", "/v4/memories", {
    containerTag: "ada",
    id,
    newContent: "User likes anchovies",
  });
  expect(status).toBe(200);
  await app.idle();
  const sums = (await summaries("ada")).join();
  expect(sums).not.toContain("olives");
  for (const food of FOODS.slice(2)) expect(sums).toContain(food);
});

test("a deleted source's words are in no aggregate", async () => {
  await remember("ben", ...likes(FOODS));
  expect((await summaries("ben")).join()).toContain("grapes");
  const [memory] = await app.app.context.store.tag("ben").memories([await idOf("ben", "User likes grapes")]);
  const [source] = await app.app.context.store.tag("ben").sourcesOfMemories([memory?.id ?? ""]);
  expect((await app.call("DELETE", `/v3/documents/${source?.documentId}`)).status).toBe(204);
  await app.idle();
  const sums = (await summaries("ben")).join();
  expect(sums).not.toContain("grapes");
  expect(sums).toContain("kale");
});

test("a forgotten aggregate does not come back, and what it summed up is told one by one until it is taken back", async () => {
  await remember("eve", ...likes(FOODS));
  const before = await preferences("eve");
  const [summary] = await aggregatesOf("eve");
  const named = { containerTag: "eve", ids: [summary?.id] };
  const { body } = await app.call("POST", "/v4/memories/forget-matching", named);
  await app.idle();
  const after = await preferences("eve");
  expect(after.join()).not.toContain(summary?.text);
  for (const food of FOODS) expect(after.join()).toContain(food);
  const batch = { containerTag: "eve", forgetBatchId: body.forgetBatchId };
  await app.call("POST", "/v4/memories/forget-matching/undo", batch);
  await app.idle();
  expect((await preferences("eve")).toSorted()).toEqual(before.toSorted());
});

test("a reworded aggregate takes the place of what was summed up, and goes with its documents", async () => {
  await remember("flo", ...likes(FOODS));
  const [summary] = await aggregatesOf("flo");
  const fields = { containerTag: "flo", id: summary?.id, newContent: "User likes fruit and rice" };
  const { body } = await app.call("PATCH", "/v4/memories", fields);
  await app.idle();
  expect((await summaries("flo")).join()).not.toContain(summary?.text);
  const { body: memory } = await app.call("GET", `/v4/memories/${body.id}`);
  expect(memory).toMatchObject({ version: 2, parentMemoryId: summary?.id, isAggregated: false });
  expect(memory.documentIds.length).toBeGreaterThan(1);
  await app.call("DELETE", "/v3/documents/bulk", { containerTags: ["flo"] });
  await app.idle();
  expect((await app.call("GET", `/v4/memories/${body.id}`)).status).toBe(404);
});

test("fewer memories are due a day later", async () => {
  const { store } = app.app.context;
  await remember("cy", ...likes(FOODS.slice(0, 3)));
  const woken: string[] = [];
  const look = () =>
    wakeDueTags({ store, clock, logger: createLogger("silent"), aggregateSoon: (tag) => woken.push(tag) });
  await look();
  expect(woken).not.toContain("cy");
  clock.advance(DAY_MS);
  await look();
  expect(woken).toContain("cy");
  await remember("cy", "User likes tea");
  expect((await summaries("cy")).join()).toContain("grapes");
  woken.length = 0;
  await look();
  expect(woken).not.toContain("cy");
});

test("a change awaits its look in the database until the look is over, and one that came meanwhile goes on waiting", async () => {
  const { store } = app.app.context;
  await remember("gus", ...likes(FOODS));
  const dueTags = () => store.aggregations.dueTags(clock.now(), 100);
  expect(await dueTags()).not.toContain("gus");
  const revision = await store.tag("gus").revision();
  await store.commit({ ...emptyPlan("gus", revision), awaitsAggregation: true }, "none");
  await store.aggregations.settle("gus", [], revision);
  expect(await dueTags()).toContain("gus");
  await store.aggregations.settle("gus", [], revision + 1);
  expect(await dueTags()).not.toContain("gus");
});

test("documents that are dreamed are summed up as well", async () => {
  const content = FOODS.map((food) => `I really love ${food}.`).join(" ");
  await app.call("POST", "/v3/documents", { containerTag: "dan", content, dreaming: "instant" });
  await app.idle();
  expect((await summaries("dan")).length).toBeGreaterThan(0);
});
