// The container machine against a model: whatever arrives when, jobs are done once in order and dreams do not wait too long.

import { expect, test } from "bun:test";
import fc from "fast-check";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Claim, DreamReport, Outlook, WorkReport } from "#actors/container/events.ts";
import { containerMachine } from "#actors/container/machine.ts";

const POLICY = { quietMs: 5_000, longestMs: 60_000, largestGroup: 8 };

interface ModelJob {
  readonly id: number;
  readonly isInstant: boolean;
  /** How often it fails before it succeeds; each failure is given back with a delay. */
  failures: number;
  notBefore: number;
}

/** A tag in memory: the queue and the documents that wait to be dreamed, driven by the machine under test. */
const createModel = () => {
  const timers = new SimulatedClock();
  const clock = { now: () => timers.now() };
  const queue: ModelJob[] = [];
  const waiting: { id: number; since: number }[] = [];
  const worked: number[] = [];
  const dreamed: { id: number; waitedMs: number }[] = [];
  let isWorking = false;
  /** How long dreams rest after each try that fails; none fails any more when it is empty. */
  const rests: number[] = [];
  let tries = 0;

  const look = async (): Promise<Outlook> => {
    const now = clock.now();
    const next = queue.find((job) => job.notBefore <= now);
    if (next !== undefined) return { claim: { job: { id: String(next.id) } } as Claim, dueAt: null, hasDreams: false };
    const dueAt = queue.length === 0 ? null : Math.min(...queue.map((job) => job.notBefore));
    return { claim: null, dueAt, hasDreams: waiting.length > 0 };
  };
  const work = async (claim: Claim): Promise<WorkReport> => {
    expect(isWorking).toBe(false);
    isWorking = true;
    await Promise.resolve();
    isWorking = false;
    const index = queue.findIndex((job) => String(job.id) === claim.job.id);
    const job = queue[index] as ModelJob;
    if (job.failures > 0) {
      job.failures -= 1;
      job.notBefore = clock.now() + 1_000;
      return { awaitsDream: false, dreamNow: false };
    }
    queue.splice(index, 1);
    worked.push(job.id);
    waiting.push({ id: job.id, since: clock.now() });
    return { awaitsDream: true, dreamNow: job.isInstant };
  };
  const dream = async (): Promise<DreamReport> => {
    tries++;
    const restMs = rests.shift() ?? null;
    if (restMs !== null) return { more: true, restMs };
    for (const { id, since } of waiting.splice(0, POLICY.largestGroup)) {
      dreamed.push({ id, waitedMs: clock.now() - since });
    }
    return { more: waiting.length > 0, restMs: null };
  };
  const machine = containerMachine.provide({
    actors: {
      look: fromPromise(() => look()),
      work: fromPromise(({ input }: { input: { claim: Claim } }) => work(input.claim)),
      dream: fromPromise(() => dream()),
    },
  });
  let actor: ReturnType<typeof start> | null = null;
  const start = () => createActor(machine, { input: { tag: "t", clock, policy: POLICY }, clock: timers }).start();
  const wake = () => {
    if (actor === null || actor.getSnapshot().status !== "active") actor = start();
    else actor.send({ type: "WAKE" });
  };
  const settle = async () => {
    for (let i = 0; i < 200; i++) await Promise.resolve();
  };
  const advance = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      timers.increment(Math.min(500, ms - passed));
      await settle();
    }
  };
  return {
    ...{ queue, waiting, worked, dreamed, rests, clock, wake, settle, advance },
    tries: () => tries,
    restOver: () => actor?.send({ type: "REST_OVER" }),
    status: () => actor?.getSnapshot().value,
  };
};

const arrivals = fc.array(
  fc.record({
    pauseMs: fc.integer({ min: 0, max: 9_000 }),
    isInstant: fc.boolean(),
    failures: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 25 },
);

test("every job is done exactly once, every document is dreamed in time, and the machine sleeps afterwards", async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async (events) => {
      const model = createModel();
      for (const [id, { pauseMs, isInstant, failures }] of events.entries()) {
        model.queue.push({ id, isInstant, failures, notBefore: 0 });
        model.wake();
        await model.settle();
        await model.advance(pauseMs);
      }
      await model.advance(70_000);
      expect(model.worked.toSorted((a, b) => a - b)).toEqual(events.map((_, id) => id));
      expect(model.dreamed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(events.map((_, id) => id));
      for (const { waitedMs } of model.dreamed) expect(waitedMs).toBeLessThanOrEqual(POLICY.longestMs + POLICY.quietMs);
      expect(model.status()).toBe("asleep");
    }),
    { numRuns: 60 },
  );
});

test("jobs that succeed are done in accepted order", async () => {
  const model = createModel();
  for (let id = 0; id < 12; id++) model.queue.push({ id, isInstant: id % 3 === 0, failures: 0, notBefore: 0 });
  model.wake();
  await model.settle();
  expect(model.worked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("documents that arrive within the quiet window are dreamed as one group", async () => {
  const model = createModel();
  for (let id = 0; id < 3; id++) {
    model.queue.push({ id, isInstant: false, failures: 0, notBefore: 0 });
    model.wake();
    await model.advance(4_000);
    expect(model.dreamed).toEqual([]);
  }
  await model.advance(1_500);
  expect(model.dreamed.map(({ id }) => id)).toEqual([0, 1, 2]);
});

test("an instant document is dreamed at once, together with what waited before it", async () => {
  const model = createModel();
  model.queue.push({ id: 0, isInstant: false, failures: 0, notBefore: 0 });
  model.queue.push({ id: 1, isInstant: true, failures: 0, notBefore: 0 });
  model.wake();
  await model.settle();
  expect(model.dreamed).toEqual([
    { id: 0, waitedMs: 0 },
    { id: 1, waitedMs: 0 },
  ]);
});

test("a document that keeps failing does not hold up the ones behind it", async () => {
  const model = createModel();
  model.queue.push({ id: 0, isInstant: false, failures: 2, notBefore: 0 });
  model.queue.push({ id: 1, isInstant: true, failures: 0, notBefore: 0 });
  model.wake();
  await model.settle();
  expect(model.worked).toEqual([1]);
  await model.advance(3_000);
  expect(model.worked).toEqual([1, 0]);
});

test("dreams that fail rest for as long as they are told, while jobs are done, and are not lost", async () => {
  const model = createModel();
  model.rests.push(60_000, 60_000);
  model.queue.push({ id: 0, isInstant: true, failures: 0, notBefore: 0 });
  model.wake();
  await model.settle();
  expect(model.tries()).toBe(1);
  model.queue.push({ id: 1, isInstant: true, failures: 1, notBefore: 0 });
  model.wake();
  await model.advance(30_000);
  expect([model.worked, model.tries(), model.dreamed]).toEqual([[0, 1], 1, []]);
  await model.advance(40_000);
  expect(model.tries()).toBe(2);
  await model.advance(70_000);
  expect(model.dreamed.map(({ id }) => id)).toEqual([0, 1]);
  expect([model.tries(), model.status()]).toEqual([3, "asleep"]);
});

test("dreams that rest are tried when what they rest for is over", async () => {
  const model = createModel();
  model.rests.push(300_000);
  model.queue.push({ id: 0, isInstant: true, failures: 0, notBefore: 0 });
  model.wake();
  await model.advance(10_000);
  expect([model.tries(), model.status()]).toEqual([1, "waiting"]);
  model.wake();
  await model.advance(10_000);
  expect([model.tries(), model.status()]).toEqual([1, "waiting"]);
  model.restOver();
  await model.settle();
  await model.advance(POLICY.quietMs);
  expect(model.dreamed.map(({ id }) => id)).toEqual([0]);
  expect(model.status()).toBe("asleep");
});
