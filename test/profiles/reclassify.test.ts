// Sorting memories into buckets in the background, on a real store.

import { expect, test } from "bun:test";
import type { Classifier } from "#contracts/classifier.ts";
import { createLogger } from "#src/logging.ts";
import { ALONE } from "#src/processes.ts";
import { createReclassifying } from "#src/profiles/reclassify.ts";
import { createDoorkeeper } from "#src/writing/doorkeeper.ts";
import { createTransactions } from "#src/writing/transact.ts";
import { movableClock } from "#test/support/http.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";

const clock = movableClock();
const COUNT = 450;
const idOf = (number: number): string => `m${String(number).padStart(4, "0")}`;

/** A tag with a bucket and many memories, none of which is in it; `onBatch` may throw. */
const openTag = async (onBatch: () => void) => {
  const store = await openTestStore({ clock });
  await store.containers.patch("ada", { profileBuckets: [{ key: "pets", description: "" }] }, clock.now());
  const rows = Array.from({ length: COUNT }, (_, i) => memoryRow({ id: idOf(i), text: `dog ${i}` }));
  const vector = new Float32Array([1, 0, 0, 0]);
  await store.commit(planOf(0, { memories: put(...rows.map((row) => ({ row, vector }))) }), "model");
  const seen: string[] = [];
  const classifier: Classifier = {
    classify: async (inputs) => {
      onBatch();
      seen.push(...inputs.map(({ text }) => text));
      return inputs.map(() => [{ key: "pets", score: 1 }]);
    },
  };
  const { transact } = createTransactions({
    store,
    commit: async (plan) => ({ plan, revision: await store.commit(plan, "model") }),
    publish: () => {},
    hold: createDoorkeeper().hold,
  });
  const start = () =>
    createReclassifying({
      store,
      transact,
      clock,
      logger: createLogger("silent"),
      classifier,
      embed: () => Promise.reject(new Error("every memory has its vector")),
      embeddingModel: "model",
      memories: async () => rows,
      processes: ALONE,
    });
  const sorted = async (): Promise<number> => {
    const memories = await store.tag("ada").memories(rows.map(({ id }) => id));
    return memories.filter(({ buckets }) => buckets.includes("pets")).length;
  };
  return { store, start, seen, sorted };
};

test("what was stopped goes on from where it stood, and sorts every memory once", async () => {
  let stop = (): void => {};
  const { store, start, seen, sorted } = await openTag(() => stop());
  await store.reclassifications.request("ada", clock.now());
  const first = start();
  const stopped = Promise.withResolvers<void>();
  stop = () => void first.stop().then(stopped.resolve);
  first.wake();
  await stopped.promise;
  const halfway = await store.reclassifications.get("ada");
  expect(halfway).toMatchObject({ status: "processing", total: COUNT });
  expect(halfway?.done).toBeGreaterThan(0);
  expect(halfway?.done).toBeLessThan(COUNT);
  expect(await sorted()).toBe(halfway?.done ?? -1);
  stop = () => {};
  const second = start();
  second.wake();
  await second.idle();
  expect(await store.reclassifications.get("ada")).toMatchObject({ status: "completed", done: COUNT, changed: COUNT });
  expect(await sorted()).toBe(COUNT);
  expect(new Set(seen).size).toBe(COUNT);
  expect(seen.length).toBe(COUNT);
});

test("asked for anew while it is at work, it begins anew", async () => {
  let requests = 0;
  const { store, start, seen } = await openTag(() => {
    requests += 1;
    if (requests === 2) void store.reclassifications.request("ada", clock.now());
  });
  await store.reclassifications.request("ada", clock.now());
  const job = start();
  job.wake();
  await job.idle();
  expect(await store.reclassifications.get("ada")).toMatchObject({ status: "completed", done: COUNT });
  expect(seen.length).toBeGreaterThan(COUNT);
});

test("what fails again and again is given up, and the next tag gets its turn", async () => {
  const { store, start } = await openTag(() => {
    throw new Error("the classifier is away");
  });
  await store.reclassifications.request("ada", clock.now());
  await store.reclassifications.request("gone", clock.now() + 1);
  const job = start();
  job.wake();
  await job.idle();
  expect(await store.reclassifications.get("ada")).toMatchObject({ status: "failed", error: expect.any(String) });
  expect(await store.reclassifications.get("gone")).toMatchObject({
    status: "failed",
    error: "The container tag does not exist any more",
  });
});

test("a deleted tag's goes with it", async () => {
  const { store } = await openTag(() => {});
  await store.reclassifications.request("ada", clock.now());
  await store.containers.remove("ada");
  expect(await store.reclassifications.get("ada")).toBeNull();
});
