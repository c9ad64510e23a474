import { expect, test } from "bun:test";
import fc from "fast-check";
import { DAY_MS } from "#domain/clock.ts";
import type { Memory } from "#domain/memory.ts";
import {
  type AggregationMark,
  aggregateBucket,
  memoriesByBucket,
  planAggregates,
  stateOfBucket,
} from "#domain/plans/aggregate-memories.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const AFTER = 3;
const mark = (fields: Partial<AggregationMark> = {}): AggregationMark => ({
  bucket: "food",
  at: null,
  count: 0,
  dueAt: null,
  ...fields,
});
const like = (id: string, createdAt: number, fields: Partial<Memory> = {}): Memory =>
  memoryRow({ id, text: `User likes ${id}.`, subject: "User", createdAt, buckets: ["food"], ...fields });

/** The tag after the bucket's aggregation: what it holds, its mark, and what each aggregate sums up. */
const run = (
  plain: readonly Memory[],
  now: number,
  known: AggregationMark | undefined = undefined,
  aggregates: readonly Memory[] = [],
  aggregateSources: ReadonlyMap<string, readonly string[]> = new Map(),
  worded: ReadonlySet<string> = new Set(),
  dismissed: readonly Memory[] = [],
) => {
  const bucket = {
    bucket: "food",
    plain,
    aggregates,
    dismissed,
    mark: known,
    aggregateSources,
    worded,
    after: AFTER,
    now,
  };
  const result = aggregateBucket(bucket);
  const create = result.create.map((draft, i) => ({
    ...draft,
    id: `a${now}-${i}`,
    bucket: "food",
    vector: new Float32Array(1),
    isWorded: false,
  }));
  const sources = new Map(plain.map((memory) => [memory.id, memory]));
  const plan = planAggregates({ tag: "ada", baseRevision: 1, now, create, remove: result.remove, sources });
  const kept = aggregates.filter(({ id }) => !result.remove.includes(id));
  return {
    ...result,
    plan,
    aggregates: [...kept, ...plan.memories.put.map(({ row }) => row)],
    aggregateSources: new Map([...aggregateSources, ...create.map(({ id, sourceIds }) => [id, sourceIds] as const)]),
  };
};

test("only current memories count, each in all of its buckets that are asked for", () => {
  const found = memoriesByBucket(
    [
      like("pears", 1, { buckets: ["food", "home"] }),
      like("figs", 1, { isForgotten: true }),
      like("plums", 1, { isLatest: false }),
      like("nuts", 1, { forgetAfter: 5 }),
      like("kale", 1, { isAggregated: true }),
      like("mint", 1, { isAggregated: true, isForgotten: true }),
      like("leeks", 1, { isAggregated: true, isLatest: false }),
      like("rice", 1, { buckets: ["gone"] }),
    ],
    ["food", "home"],
    10,
  );
  const ids = (bucket: string) => found.get(bucket)?.plain.map(({ id }) => id);
  expect(ids("food")).toEqual(["pears"]);
  expect(ids("home")).toEqual(["pears"]);
  expect(found.get("food")?.aggregates.map(({ id }) => id)).toEqual(["kale"]);
  expect(found.get("food")?.dismissed.map(({ id }) => id)).toEqual(["mint", "leeks"]);
  expect(found.has("gone")).toBe(false);
});

test("a bucket is due when enough memories came or the first of them waited a day, and stale when an aggregate is gone", () => {
  const state = (plain: Memory[], known: AggregationMark | undefined, now: number, aggregates: Memory[] = []) =>
    stateOfBucket({ plain, aggregates, mark: known, after: AFTER, now });
  const two = [like("pears", 10), like("plums", 20)];
  expect(state([], undefined, 30)).toBe("settled");
  expect(state(two, undefined, 30)).toBe("settled");
  expect(state([...two, like("kale", 25)], undefined, 30)).toBe("due");
  expect(state(two, undefined, 10 + DAY_MS)).toBe("due");
  expect(state(two, mark({ at: 20 }), 30 + 9 * DAY_MS)).toBe("settled");
  expect(state(two, mark({ at: 20, count: 1 }), 30)).toBe("stale");
});

test("the mark says when few memories are due", () => {
  expect(run([like("pears", 10)], 30).mark).toEqual(mark({ dueAt: 10 + DAY_MS }));
  expect(run([like("pears", 10), like("rice", 90)], 95, mark({ at: 50 })).mark).toEqual(
    mark({ at: 50, dueAt: 50 + DAY_MS }),
  );
  expect(run([like("pears", 10)], 30, mark({ at: 20 })).mark.dueAt).toBeNull();
});

test("an aggregate derives from its sources, is a summary of its bucket, and has their newest date", () => {
  const plain = [like("pears", 1, { documentDate: 7 }), like("plums", 2, { documentDate: 9 }), like("kale", 3)];
  const { plan } = run(plain, 10);
  const [put] = plan.memories.put;
  expect(put?.row).toMatchObject({
    text: "User likes pears, plums and kale.",
    kind: "summary",
    isAggregated: true,
    isInference: false,
    isLatest: true,
    buckets: ["food"],
    sourceCount: 3,
    documentDate: 9,
  });
  expect(plan.relations.put.map(({ type, from, to, rule }) => [type, from, to, rule])).toEqual(
    ["kale", "pears", "plums"].map((to) => ["derives", put?.row.id ?? "", to, "aggregate:food"]),
  );
  expect(plan.sources.put).toEqual([]);
});

test("memories that came after the last time stay out of an aggregate that is made anew", () => {
  const plain = ["pears", "plums", "kale", "rice"].map((id, i) => like(id, i + 1));
  const first = run(plain, 10);
  const left = plain.filter(({ id }) => id !== "kale");
  const later = [...left, like("mint", 50)];
  const again = run(later, 60, first.mark, [], first.aggregateSources);
  expect(again.aggregates.map(({ text }) => text)).toEqual(["User likes pears, plums and rice."]);
  expect(again.mark).toEqual({ ...first.mark, count: 1, dueAt: 10 + DAY_MS });
});

test("what was forgotten or reworded of an aggregate is not summed up in the same way again", () => {
  const plain = ["pears", "plums", "kale"].map((id, i) => like(id, i + 1));
  const first = run(plain, 10);
  const again = run(plain, 20, first.mark, [], first.aggregateSources, new Set(), first.aggregates);
  expect(again.create).toEqual([]);
  expect(again.mark.count).toBe(0);
  const more = [...plain, ...["rice", "mint", "nuts"].map((id, i) => like(id, 30 + i))];
  const later = run(more, 40, again.mark, [], first.aggregateSources, new Set(), first.aggregates);
  expect(later.create.map(({ text }) => text)).toEqual(["User likes pears, plums, kale, rice, mint and nuts."]);
});

test("aggregates that came with the memories of another tag stay", () => {
  const plain = ["pears", "plums", "kale"].map((id, i) => like(id, i + 1));
  const moved = run(plain, 10);
  const here = run(plain, 20, undefined, moved.aggregates, moved.aggregateSources);
  expect(here.remove).toEqual([]);
  expect(here.create).toEqual([]);
});

test("aggregating again changes nothing, whatever came in which order", () => {
  const items = fc.uniqueArray(fc.constantFrom("pears", "plums", "kale", "rice", "mint", "nuts", "tea", "jam"), {
    minLength: 3,
  });
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), (ids, gap) => {
      const plain = ids.map((id, i) => like(id, i * gap));
      const first = run(plain, 1_000);
      const second = run(plain, 2_000, first.mark, first.aggregates, first.aggregateSources);
      expect(second.create).toEqual([]);
      expect(second.remove).toEqual([]);
      expect(second.mark).toEqual(first.mark);
    }),
  );
});

test("what is summed up of memories beyond the newest five thousand stays as it is", () => {
  const old = ["pears", "plums", "kale"].map((id, i) => like(id, i));
  const first = run(old, 10);
  const many = Array.from({ length: 5_000 }, (_, i) => like(`item${i}`, 100 + i));
  const later = run([...old, ...many], 10_000, first.mark, first.aggregates, first.aggregateSources);
  expect(later.remove).toEqual([]);
  expect(later.create.some(({ sourceIds }) => sourceIds.includes("pears"))).toBe(false);
});
