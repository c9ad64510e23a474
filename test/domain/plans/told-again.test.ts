// A statement that is told again, and one that holds for a time only.

import { describe, expect, test } from "bun:test";
import { formMemories, type Link } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { applyPlan, candidate, currentTexts, emptyTag, expectLaws, rowsOf, TAG, type TagModel } from "./tag-model.ts";

const form = (tag: TagModel, one: NewMemory, links: readonly Omit<Link, "tier">[] = []): void => {
  const fixed = { tag: TAG, baseRevision: 1, fence: null, now: 1_000, dreamed: [] };
  const hard = links.map((link): Link => ({ ...link, tier: "hard" }));
  applyPlan(tag, formMemories({ ...fixed, ...rowsOf(tag), candidates: [one], links: hard }));
  expectLaws(tag);
};

const same = { from: "b", to: "a", type: "duplicate", rule: "same" } as const;
const instead = { from: "b", to: "a", type: "updates", rule: "slot:home" } as const;

const TEXT = "Bo has a guest pass.";
const written = (id: string, fields: Partial<NewMemory> = {}, text = TEXT): NewMemory =>
  candidate(id, text, { documentId: `${id}-d`, chunkId: null }, fields);
const drawn = (id: string, fields: Partial<NewMemory> = {}, text = TEXT): NewMemory =>
  candidate(id, text, { documentId: `${id}-d` }, fields);

const toldAgain = (first: NewMemory, second: NewMemory) => {
  const tag = emptyTag();
  form(tag, first);
  form(tag, second, [same]);
  expect([...tag.memories.keys()]).toEqual(["a"]);
  return tag.memories.get("a")!;
};

const MAY = { start: 500, end: 600, label: "May" };
const JUNE = { start: 700, end: 800, label: "June" };

describe("what a client writes again", () => {
  test("takes on what the client says of it, and keeps what it does not say", () => {
    const first = written("a", { metadata: { shelf: "north", year: 1 }, eventDates: [MAY] });
    const fields = { isStatic: true, metadata: { year: 2 }, forgetAfter: 5_000, forgetReason: "temp" };
    const memory = toldAgain(first, written("b", { ...fields, eventDates: [MAY, JUNE] }));
    expect(memory).toMatchObject({ ...fields, metadata: { shelf: "north", year: 2 }, sourceCount: 2 });
    expect(memory.eventDates).toEqual([MAY, JUNE]);
    const kept = toldAgain(written("a", { isStatic: true, metadata: { k: "v" }, eventDates: [MAY] }), written("b"));
    expect(kept).toMatchObject({ isStatic: true, metadata: { k: "v" }, eventDates: [MAY] });
  });

  test("never holds more metadata than one request may send: then the later stands alone", () => {
    const keys = (prefix: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, at]));
    const again = (metadata: Record<string, string | number>) =>
      toldAgain(written("a", { metadata: keys("a", 60) }), written("b", { metadata })).metadata;
    expect(again(keys("b", 40))).toEqual({ ...keys("a", 60), ...keys("b", 40) });
    expect(again(keys("b", 41))).toEqual(keys("b", 41));
    expect(again({ long: "x".repeat(64_000), more: "y".repeat(1_500) })).not.toHaveProperty("a0");
  });

  test("no longer ends where it is written without an end", () => {
    const expiring = { forgetAfter: 5_000, forgetReason: "lease" };
    for (const first of [written("a", expiring), drawn("a", { forgetAfter: 5_000 })])
      expect(toldAgain(first, written("b"))).toMatchObject({ forgetAfter: null, forgetReason: null });
  });
});

describe("what is drawn again", () => {
  test.each([
    ["without an end it lasts", 5_000, null, null],
    ["with a later one it ends later", 5_000, 9_000, 9_000],
    ["with an end it lasts as before", null, 9_000, null],
  ])("%s", (_, first, second, after) => {
    const memory = toldAgain(drawn("a", { forgetAfter: first }), drawn("b", { forgetAfter: second }));
    expect(memory.forgetAfter).toBe(after);
  });

  test("leaves the end that a client set, with a reason or without", () => {
    for (const forgetReason of ["lease", null])
      for (const forgetAfter of [null, 9_000])
        expect(
          toldAgain(written("a", { forgetAfter: 5_000, forgetReason }), drawn("b", { forgetAfter })),
        ).toMatchObject({ forgetAfter: 5_000, forgetReason });
  });

  test("leaves the end that a client changed", () => {
    const tag = emptyTag();
    form(tag, drawn("0", { forgetAfter: 4_000 }, "Bo has a pass."));
    form(tag, drawn("a", { forgetAfter: 5_000 }), [{ from: "a", to: "0", type: "updates", rule: "edited" }]);
    form(tag, drawn("b"), [same]);
    expect(tag.memories.get("a")?.forgetAfter).toBe(5_000);
  });
});

describe("what holds for a time only", () => {
  const lasting = drawn("a", {}, "Lou lives in Rome.");
  const brief = drawn("b", { forgetAfter: 5_000 }, "Lou lives in Paris.");

  test("ranks above what lasts, and leaves it when it ends", () => {
    for (const order of [
      [lasting, brief],
      [brief, lasting],
    ]) {
      const tag = emptyTag();
      for (const one of order) form(tag, one, tag.memories.size === 0 ? [] : [instead]);
      expect(tag.memories.get("a")).toMatchObject({ isLatest: true, softSupersededBy: "b" });
      expect(currentTexts(tag, 1_000)).toEqual(["Lou lives in Paris.", "Lou lives in Rome."]);
      expect(currentTexts(tag, 5_000)).toEqual(["Lou lives in Rome."]);
    }
  });

  test("replaces what holds for a time, and is replaced by what lasts", () => {
    for (const [older, newer] of [
      [{ ...lasting, forgetAfter: 4_000 }, brief],
      [{ ...lasting, forgetAfter: 4_000 }, drawn("b", {}, "Lou lives in Paris.")],
    ] as const) {
      const tag = emptyTag();
      form(tag, older);
      form(tag, newer, [instead]);
      expect(currentTexts(tag, 1_000)).toEqual(["Lou lives in Paris."]);
    }
  });
});
