import { expect, test } from "bun:test";
import type { Memory } from "#domain/memory.ts";
import { sortMemories } from "#domain/plans/sort-memories.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const derives = { type: "derives" as const, from: "sum", to: "a", rule: "aggregate:x", isSoft: false, createdAt: 1 };
const sort = (memories: Memory[], buckets: Record<string, string[]>) =>
  sortMemories({
    tag: "ada",
    baseRevision: 1,
    now: 100,
    memories,
    sources: [],
    relations: memories.some(({ id }) => id === "sum") ? [derives] : [],
    sorted: new Map(Object.entries(buckets).map(([id, found]) => [id, { text: `Statement ${id}.`, buckets: found }])),
  });

test("memories get their buckets and nothing else of them changes", () => {
  const [a, b] = [memoryRow({ id: "a", buckets: ["x"] }), memoryRow({ id: "b", buckets: ["y"] })];
  const result = sort([a, b], { a: ["y"], b: ["y"] });
  expect(result?.changed).toBe(1);
  expect(result?.plan.memories.put).toEqual([{ row: { ...a, buckets: ["y"] }, vector: null }]);
});

test("what was replaced, forgotten, reworded or is an aggregate stays where it is, and without a change there is no plan", () => {
  const memories = [
    memoryRow({ id: "old", isLatest: false }),
    memoryRow({ id: "forgotten", isForgotten: true }),
    memoryRow({ id: "expired", forgetAfter: 50 }),
    memoryRow({ id: "reworded", text: "Something else." }),
    memoryRow({ id: "summary", isAggregated: true }),
    memoryRow({ id: "same", buckets: ["y"] }),
  ];
  expect(sort(memories, Object.fromEntries(memories.map(({ id }) => [id, ["y"]])))).toBeNull();
});

test("the aggregates of a memory that moves go", () => {
  const result = sort([memoryRow({ id: "a" }), memoryRow({ id: "sum", isAggregated: true })], { a: ["y"] });
  expect(result?.plan.memories.remove).toEqual(["sum"]);
});
