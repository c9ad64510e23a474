import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Claim } from "#actors/container/events.ts";
import { backOffMs, dueAt, emptyGroup, joinGroup, nextStep } from "#actors/container/logic.ts";

const POLICY = { quietMs: 5_000, longestMs: 60_000, largestGroup: 8 };
const NO_DREAMS = { group: emptyGroup, restUntil: 0 };
const claim = {} as Claim;

test("a claimed job is worked on before anything else", () => {
  const dreams = { group: { size: 3, since: 0 }, restUntil: 0 };
  expect(nextStep({ claim, dueAt: null, hasDreams: true }, dreams, 10, POLICY)).toBe("work");
});

test("a group that has waited longest is dreamed, a younger one settles first", () => {
  const outlook = { claim: null, dueAt: null, hasDreams: true };
  expect(nextStep(outlook, { group: { size: 1, since: 0 }, restUntil: 0 }, 60_000, POLICY)).toBe("dream");
  expect(nextStep(outlook, { group: { size: 1, since: 0 }, restUntil: 0 }, 59_999, POLICY)).toBe("settle");
  expect(nextStep(outlook, { group: { size: 8, since: 0 }, restUntil: 0 }, 1, POLICY)).toBe("dream");
});

test("after a restart, documents whose group is forgotten are dreamed too", () => {
  expect(nextStep({ claim: null, dueAt: null, hasDreams: true }, NO_DREAMS, 0, POLICY)).toBe("settle");
});

test("a tag with a later job waits, one with nothing sleeps", () => {
  expect(nextStep({ claim: null, dueAt: 99, hasDreams: false }, NO_DREAMS, 0, POLICY)).toBe("wait");
  expect(nextStep({ claim: null, dueAt: null, hasDreams: false }, NO_DREAMS, 0, POLICY)).toBe("sleep");
});

test("dreams that rest are waited for, and hold up no job", () => {
  const resting = { group: { size: 8, since: 0 }, restUntil: 100 };
  const outlook = { claim: null, dueAt: null, hasDreams: true };
  expect(nextStep({ ...outlook, claim }, resting, 99, POLICY)).toBe("work");
  expect(nextStep(outlook, resting, 99, POLICY)).toBe("wait");
  expect(nextStep(outlook, resting, 100, POLICY)).toBe("dream");
  expect(dueAt(outlook, 100)).toBe(100);
  expect(dueAt({ ...outlook, dueAt: 50 }, 100)).toBe(50);
  expect(dueAt({ ...outlook, dueAt: 500 }, 100)).toBe(100);
  expect(dueAt({ ...outlook, hasDreams: false }, 100)).toBeNull();
});

test("a group remembers when its first document joined", () => {
  const first = joinGroup(emptyGroup, { awaitsDream: true, dreamNow: false }, 10);
  expect(joinGroup(first, { awaitsDream: true, dreamNow: false }, 20)).toEqual({ size: 2, since: 10 });
  expect(joinGroup(first, { awaitsDream: false, dreamNow: false }, 20)).toBe(first);
});

test("back-off grows with attempts, is bounded and never zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, jitter) => {
      const delay = backOffMs(attempt, jitter);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThanOrEqual(300_000);
    }),
  );
  // What waits for days asks every few minutes.
  expect(backOffMs(12, 1)).toBe(300_000);
});
