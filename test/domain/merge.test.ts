import { expect, test } from "bun:test";
import fc from "fast-check";
import { MAX_BUCKETS } from "#domain/bucket.ts";
import {
  canGiveUp,
  MAX_CUSTOM_ID,
  type Merge,
  MOVED_TABLES,
  mergedCustomId,
  mergeProgress,
  mergeSettings,
  mergeSteps,
} from "#domain/merge.ts";

const merge = (fields: Partial<Merge> = {}): Merge => ({
  id: "m",
  target: "to",
  sources: ["a", "b"],
  status: "processing",
  step: 0,
  after: null,
  isUndoing: false,
  done: 0,
  total: 10,
  error: null,
  batches: 0,
  createdAt: 0,
  updatedAt: 0,
  ...fields,
});
const UNSET = { name: null, entityContext: null, memoryFilesystemPaths: null, profileBuckets: [] };

test("every row is copied before the switch and cleared after it, rows before what refers to them, edges first to go", () => {
  const steps = mergeSteps(merge()).map((step) => JSON.stringify(step));
  const at = (step: object): number => steps.indexOf(JSON.stringify(step));
  const turn = at({ kind: "switch" });
  for (const source of ["a", "b"]) {
    for (const [i, table] of MOVED_TABLES.entries()) {
      const [copied, cleared] = [at({ kind: "copy", source, table }), at({ kind: "clear", source, table })];
      expect(copied).toBeGreaterThan(0);
      expect(copied).toBeLessThan(turn);
      expect(cleared).toBeGreaterThan(at({ kind: "borrow", source }));
      const next = MOVED_TABLES[i + 1];
      if (next !== undefined) expect(at({ kind: "clear", source, table: next })).toBeLessThan(cleared);
    }
  }
});

test("a merge can be taken back until its tags are switched, and not again while it is", () => {
  const turn = mergeSteps(merge()).findIndex(({ kind }) => kind === "switch");
  expect(canGiveUp(merge({ step: turn }))).toBe(true);
  expect(canGiveUp(merge({ step: turn + 1 }))).toBe(false);
  expect(canGiveUp(merge({ step: 0, isUndoing: true }))).toBe(false);
});

test("progress grows from 0 to 1, and is 1 only at the end", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), (total, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const progress = (done: number) => mergeProgress(merge({ done, total }));
      expect(progress(less)).toBeLessThanOrEqual(progress(more));
      expect(progress(more)).toBeLessThan(1);
      expect(progress(0)).toBe(0);
    }),
  );
  expect(mergeProgress(merge({ status: "completed" }))).toBe(1);
});

test("settings: the target's win, missing ones come from the first source that has them, and no bucket is lost below the limit", () => {
  const bucket = (key: string, description: string) => ({ key, description });
  const merged = mergeSettings({ ...UNSET, entityContext: "Target", profileBuckets: [bucket("work", "target")] }, [
    { ...UNSET, profileBuckets: [bucket("work", "one"), bucket("pets", "one")] },
    { ...UNSET, name: "Two", entityContext: "Two", profileBuckets: [bucket("pets", "two")] },
  ]);
  expect(merged).toEqual({
    name: "Two",
    entityContext: "Target",
    memoryFilesystemPaths: null,
    profileBuckets: [bucket("work", "target"), bucket("pets", "one")],
  });
  const many = Array.from({ length: 40 }, (_, i) => i);
  const full = mergeSettings({ ...UNSET, profileBuckets: many.map((i) => bucket(`t${i}`, "")) }, [
    { ...UNSET, profileBuckets: many.map((i) => bucket(`s${i}`, "")) },
  ]);
  expect(full.profileBuckets).toHaveLength(MAX_BUCKETS);
});

test("an empty list of paths is a setting of the target", () => {
  expect(
    mergeSettings({ ...UNSET, memoryFilesystemPaths: [] }, [{ ...UNSET, memoryFilesystemPaths: ["/a"] }]),
  ).toMatchObject({
    memoryFilesystemPaths: [],
  });
});

test("names for taken customIds differ by number, keep the suffix and stay within the limit", () => {
  expect(mergedCustomId("note", 1)).toBe("note_merge");
  expect(mergedCustomId("note", 2)).toBe("note_merge2");
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 255 }), fc.integer({ min: 2, max: 9_999 }), (customId, number) => {
      const name = mergedCustomId(customId, number);
      expect(name.length).toBeLessThanOrEqual(MAX_CUSTOM_ID);
      expect(name).toEndWith(`_merge${number}`);
      expect(name).not.toBe(mergedCustomId(customId, number + 1));
    }),
  );
});
