// What a conversation asks to forget goes in the plan of what it tells: once, before it, and never of another tag.

import { expect, test } from "bun:test";
import { type FormMemories, formMemories, type Link } from "#domain/plans/form-memories.ts";
import { restoreBatch } from "#domain/plans/restore-batch.ts";
import { applyPlan, candidate, changesNothing, currentTexts, emptyTag, expectLaws, rowsOf, TAG } from "./tag-model.ts";

const FIXED = { tag: TAG, baseRevision: 1, fence: null, now: 1_000, dreamed: [], links: [], candidates: [] };
const ASKED = { ids: ["a"], reason: "asked for in document d2", batchId: "batch" };

const withIron = () => {
  const tag = emptyTag();
  applyPlan(
    tag,
    formMemories({ ...FIXED, ...rowsOf(tag), candidates: [candidate("a", "Bo takes iron.", { documentId: "d1" })] }),
  );
  return tag;
};

test("forgets with a reason and a batch, and can be taken back by it", () => {
  const tag = withIron();
  applyPlan(tag, formMemories({ ...FIXED, ...rowsOf(tag), forget: [ASKED] }));
  expectLaws(tag);
  expect(tag.memories.get("a")).toMatchObject({
    isForgotten: true,
    forgetReason: "asked for in document d2",
    forgetBatchId: "batch",
  });
  applyPlan(tag, restoreBatch({ ...rowsOf(tag), tag: TAG, baseRevision: 2, now: 2_000, batchId: "batch" }).plan);
  expect(currentTexts(tag, 2_000)).toEqual(["Bo takes iron."]);
});

test("done again, nothing changes", () => {
  const tag = withIron();
  const input = (): FormMemories => ({
    ...FIXED,
    ...rowsOf(tag),
    forget: [ASKED],
    candidates: [candidate("b", "Bo swims.", { documentId: "d2" })],
  });
  applyPlan(tag, formMemories(input()));
  expect(changesNothing(formMemories(input()))).toBe(true);
});

test("what the conversation tells itself stands, whatever it would have replaced", () => {
  for (const type of ["updates", "duplicate"] as const) {
    const tag = withIron();
    const links: Link[] = [{ from: "b", to: "a", type, tier: "hard", rule: "fact:takes" }];
    const told = {
      ...FIXED,
      forget: [ASKED],
      links,
      candidates: [candidate("b", "Bo takes zinc.", { documentId: "d2" })],
    };
    applyPlan(tag, formMemories({ ...told, ...rowsOf(tag) }));
    expectLaws(tag);
    expect(currentTexts(tag, 2_000)).toEqual(["Bo takes zinc."]);
  }
});

test("passes over what is of another tag or unknown", () => {
  const tag = withIron();
  const other = [...tag.memories.values()].map((memory) => ({ ...memory, tag: "user-2" }));
  const forget = [{ ...ASKED, ids: ["a", "x"] }];
  expect(changesNothing(formMemories({ ...FIXED, ...rowsOf(tag), memories: other, forget }))).toBe(true);
});
