// A kept profile is the one that would be composed now from what is stored, whatever happened to the tag.

import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { type BucketDefinition, effectiveBuckets } from "#domain/bucket.ts";
import { DAY_MS } from "#domain/clock.ts";
import { isCurrent, type Memory } from "#domain/memory.ts";
import { composeProfile } from "#domain/profile.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { movableClock } from "#test/support/http.ts";

const clock = movableClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { clock });
});
afterAll(() => app.close());

const SECTIONS = ["static", "dynamic", "buckets"] as const;
const kept = (tag: string) => app.app.context.profile({ tag, filter: null, sections: SECTIONS, buckets: null });

const storedMemories = async (tag: string): Promise<Memory[]> => {
  const memories: Memory[] = [];
  for await (const page of app.app.context.store.tag(tag).rows("none"))
    memories.push(...page.memories.map(({ row }) => row));
  return memories;
};

/** Composed from the rows of the store alone. */
const fromScratch = async (tag: string) => {
  const { store } = app.app.context;
  const memories = await storedMemories(tag);
  const [settings, container] = await Promise.all([store.organization.settings(), store.containers.get(tag)]);
  const aggregates = memories.filter(({ isAggregated }) => isAggregated).map(({ id }) => id);
  const relations = await store.tag(tag).relations(aggregates);
  const { buckets } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
  const aggregateSources = new Map(
    aggregates.map((id) => [
      id,
      relations.filter(({ type, from }) => type === "derives" && from === id).map(({ to }) => to),
    ]),
  );
  const entityContext = container?.entityContext ?? null;
  return composeProfile({ memories, buckets, entityContext, now: clock.now(), aggregateSources }).profile;
};

const send = async (method: string, path: string, body: unknown, expected: number): Promise<void> => {
  const answer = await app.call(method, path, body);
  expect({ path, ...answer.body, status: answer.status }).toMatchObject({ path, status: expected });
};

/** One of the tag's memories that can still be changed, by a number; null when there is none. */
const chosen = async (tag: string, number: number): Promise<Memory | null> => {
  const open = (await storedMemories(tag)).filter((memory) => isCurrent(memory, clock.now()));
  return open[number % Math.max(1, open.length)] ?? null;
};

type Step = (tag: string) => Promise<unknown>;

const PEOPLE = ["Ada", "Bruno", "Carla"];
const THINGS = [
  "likes pears",
  "works at a mill",
  "hates loud music",
  "lives in Porto",
  "is learning Danish",
  "runs daily",
];
const statement = fc
  .tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...THINGS))
  .map((words) => `${words.join(" ")}.`);
const span = fc.integer({ min: 1, max: 3 * DAY_MS });
const buckets: fc.Arbitrary<BucketDefinition[]> = fc.subarray([
  { key: "food", description: "What somebody likes to eat and drink" },
  { key: "work", description: "Jobs, employers and colleagues" },
]);

const write: fc.Arbitrary<Step> = fc
  .record({ content: statement, isStatic: fc.boolean(), expiresIn: fc.option(span) })
  .map(({ expiresIn, ...memory }) => (containerTag) => {
    const forgetAfter = expiresIn === null ? null : new Date(clock.now() + expiresIn).toISOString();
    return send("POST", "/v4/memories", { containerTag, memories: [{ ...memory, forgetAfter }] }, 201);
  });
const forget: fc.Arbitrary<Step> = fc.nat().map((number) => async (containerTag) => {
  const memory = await chosen(containerTag, number);
  if (memory !== null) await send("DELETE", "/v4/memories", { containerTag, id: memory.id }, 200);
});
const update: fc.Arbitrary<Step> = fc.tuple(fc.nat(), statement).map(([number, newContent]) => async (containerTag) => {
  const memory = await chosen(containerTag, number);
  if (memory !== null) await send("PATCH", "/v4/memories", { containerTag, id: memory.id, newContent }, 200);
});
const pass: fc.Arbitrary<Step> = span.map((ms) => async () => clock.advance(ms));
const setBackClock: fc.Arbitrary<Step> = fc
  .integer({ min: 1, max: DAY_MS })
  .map((ms) => async () => clock.advance(-ms));
const setBuckets: fc.Arbitrary<Step> = buckets.map(
  (profileBuckets) => () => send("PATCH", "/v3/settings", { profileBuckets }, 200),
);
const setContext: fc.Arbitrary<Step> = fc
  .constantFrom(null, "The user is Ada.", "Bruno and his friends")
  .map((entityContext) => (tag) => send("PATCH", `/v3/container-tags/${tag}`, { entityContext }, 200));
const setOwnBuckets: fc.Arbitrary<Step> = buckets.map(
  (profileBuckets) => (tag) => send("PATCH", `/v3/container-tags/${tag}`, { profileBuckets }, 200),
);
const step = fc.oneof(
  { weight: 5, arbitrary: write },
  { weight: 2, arbitrary: forget },
  { weight: 2, arbitrary: update },
  { weight: 3, arbitrary: pass },
  { weight: 1, arbitrary: setBackClock },
  { weight: 1, arbitrary: setBuckets },
  { weight: 1, arbitrary: setOwnBuckets },
  { weight: 1, arbitrary: setContext },
);

let tags = 0;

test("the kept profile equals one composed from what is stored, after any history", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const tag = `person-${tags++}`;
      await send("PATCH", "/v3/settings", { profileBuckets: [] }, 200);
      await app.call("POST", "/v4/memories", { containerTag: tag, memories: [{ content: "Ada likes tea." }] });
      for (const take of steps) {
        await take(tag);
        // What is due is summed up in the background.
        await app.idle();
        const expected = await fromScratch(tag);
        expect(await kept(tag)).toEqual(expected);
        expect(await kept(tag)).toEqual(expected);
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test("what a deleted tag said is not in its profile when the tag is used again", async () => {
  const remember = (content: string): Promise<void> =>
    send("POST", "/v4/memories", { containerTag: "again", memories: [{ content, isStatic: true }] }, 201);
  await remember("Ada lives in Porto.");
  expect((await kept("again")).static).toEqual(["Ada lives in Porto."]);
  await send("DELETE", "/v3/container-tags/again", undefined, 200);
  expect((await kept("again")).static).toEqual([]);
  await remember("Ada lives in Faro.");
  expect((await kept("again")).static).toEqual(["Ada lives in Faro."]);
});

test("a document's memories are in the kept profile once they have formed, and gone with it", async () => {
  expect((await kept("documents")).dynamic).toEqual([]);
  const content = "Ada: I moved to Porto last week.\nAda: I love grilled sardines.";
  const { body } = await app.call("POST", "/v3/documents", { containerTag: "documents", content, dreaming: "instant" });
  await app.idle();
  const formed = await kept("documents");
  expect([...(formed.static ?? []), ...(formed.dynamic ?? [])].join()).toContain("Porto");
  expect(formed).toEqual(await fromScratch("documents"));
  await send("DELETE", `/v3/documents/${body.id}`, undefined, 204);
  expect(await kept("documents")).toEqual(await fromScratch("documents"));
  expect((await kept("documents")).dynamic).toEqual([]);
});
