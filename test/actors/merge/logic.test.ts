import { expect, test } from "bun:test";
import { afterFailure, isOver, retryDelayMs } from "#actors/merge/logic.ts";
import { type Merge, mergeSteps } from "#domain/merge.ts";

const merge: Merge = {
  id: "m",
  target: "to",
  sources: ["from"],
  status: "processing",
  step: 1,
  after: null,
  isUndoing: false,
  done: 0,
  total: 0,
  error: null,
  batches: 0,
  createdAt: 0,
  updatedAt: 0,
};
const switched = { ...merge, step: mergeSteps(merge).findIndex(({ kind }) => kind === "switch") + 1 };

test("a merge is tried again some times, and at once given up when a tag is gone", () => {
  expect(afterFailure(merge, 1, false)).toBe("try_again");
  expect(afterFailure(merge, 8, false)).toBe("give_up");
  expect(afterFailure(merge, 1, true)).toBe("give_up");
});

test("a merge whose tags are switched is never given up, nor one that is being taken back", () => {
  expect(afterFailure(switched, 100, true)).toBe("try_again");
  expect(afterFailure({ ...merge, isUndoing: true }, 100, true)).toBe("try_again");
  expect(afterFailure(null, 100, false)).toBe("try_again");
});

test("pauses between tries grow and are bounded", () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([200, 400, 800]);
  expect(retryDelayMs(50)).toBe(10_000);
});

test("a merge is over when it is completed or failed", () => {
  expect(
    [merge, { ...merge, status: "completed" as const }, { ...merge, status: "failed" as const }].map(isOver),
  ).toEqual([false, true, true]);
});
