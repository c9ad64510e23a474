// Sorting a tag's memories into new buckets, with the whole service.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PETS = { key: "pets", description: "Animals that the user keeps at home: dogs, cats, birds." };
const TRAVEL = { key: "travel", description: "Journeys, destinations, flights and hotels." };

const define = (tag: string, ...profileBuckets: { key: string; description: string }[]) =>
  app.call("PATCH", `/v3/container-tags/${tag}`, { profileBuckets });
const remember = async (tag: string, ...contents: string[]): Promise<void> => {
  for (let at = 0; at < contents.length; at += 100) {
    const memories = contents.slice(at, at + 100).map((content) => ({ content }));
    expect((await app.call("POST", "/v4/memories", { containerTag: tag, memories })).status).toBe(201);
  }
  await app.idle();
};
const ask = (tag: string, headers?: Record<string, string>) =>
  app.call("POST", `/v3/container-tags/${tag}/reclassify`, undefined, headers);
/** Asks for it and waits until it is done. */
const reclassify = async (tag: string) => {
  expect((await ask(tag)).status).toBe(202);
  await app.idle();
  return (await app.call("GET", `/v3/container-tags/${tag}/reclassify`)).body;
};
const completed = (containerTag: string, reclassified: number, changed: number) => ({
  containerTag,
  status: "completed",
  progress: 1,
  total: reclassified,
  reclassified,
  changed,
});
const buckets = async (containerTag: string): Promise<Record<string, string[]>> =>
  (await app.call("POST", "/v4/profile", { containerTag, include: ["buckets"] })).body.profile.buckets;

test("new definitions sort nothing by themselves, and everything on demand", async () => {
  await remember(
    "ada",
    "Ada's dog Bruno sleeps in the kitchen",
    "Ada flew to Oslo in March and stayed in a hotel by the harbour",
  );
  await define("ada", PETS, TRAVEL);
  expect(await buckets("ada")).toEqual({ pets: [], travel: [] });
  expect(await reclassify("ada")).toEqual(completed("ada", 2, 2));
  const sorted = await buckets("ada");
  expect(sorted.pets?.join()).toContain("Bruno");
  expect(sorted.travel?.join()).toContain("Oslo");
  expect(await reclassify("ada")).toEqual(completed("ada", 2, 0));
});

test("forgotten and replaced memories stay as they are", async () => {
  await remember("ben", "Ben's cat Mia hunts moths", "Ben's parrot Kiki whistles");
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: ["ben"] });
  const [first] = body.memoryEntries;
  await app.call("DELETE", "/v4/memories", { containerTag: "ben", id: first.id });
  await define("ben", PETS);
  expect(await reclassify("ben")).toEqual(completed("ben", 1, 1));
  expect((await app.app.context.store.tag("ben").memory(first.id))?.buckets).not.toContain("pets");
});

test("aggregates of what left a bucket go with it", async () => {
  const towns = [
    "Oslo",
    "Turin",
    "Ghent",
    "Malmo",
    "Porto",
    "Basel",
    "Split",
    "Leeds",
    "Delft",
    "Cadiz",
    "Lyon",
    "Bergen",
  ];
  await define("cy", { ...TRAVEL, key: "journeys" });
  await remember("cy", ...towns.map((town) => `User travelled to ${town}`));
  const before = (await buckets("cy")).journeys ?? [];
  expect(before.filter((entry) => entry.startsWith("[Summary]")).join()).toContain("Turin");
  await define("cy", TRAVEL);
  await reclassify("cy");
  for await (const page of app.app.context.store.tag("cy").rows("none"))
    for (const { row } of page.memories) expect(row.buckets).not.toContain("journeys");
  expect((await buckets("cy")).travel?.join()).toContain("Turin");
});

test("many memories are sorted in batches", async () => {
  await remember("dan", ...Array.from({ length: 250 }, (_, i) => `Dan's dog number ${i} is called Rex${i}`));
  await define("dan", PETS);
  const state = await reclassify("dan");
  expect(state.reclassified).toBeGreaterThan(200);
  expect(state.changed).toBe(state.reclassified);
});

test("is for full keys of admins and tags that exist", async () => {
  expect((await ask("nowhere")).status).toBe(404);
  expect((await ask("not%20a%20tag")).status).toBe(404);
  await remember("eve", "Eve's dog is called Rex");
  expect((await app.call("GET", "/v3/container-tags/eve/reclassify")).status).toBe(404);
  const scoped = (await app.call("POST", "/v3/auth/scoped-key", { containerTag: "ada", name: "s" })).body.key;
  expect((await ask("ada", { authorization: `Bearer ${scoped}` })).status).toBe(403);
});
