// What becomes of aggregates when what they sum up changes, and when a client rewords one.

import { expect, test } from "bun:test";
import { deleteDocuments } from "#domain/plans/delete-documents.ts";
import { forgetAll } from "#domain/plans/forget-memory.ts";
import { formMemories, type Link } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { reviewInference } from "#domain/plans/review-inference.ts";
import { updateMemory } from "#domain/plans/update-memory.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import {
  aggregate,
  applyPlan,
  candidate,
  emptyTag,
  expectLaws,
  readerOf,
  TAG,
  type TagModel,
  TEXT_ONLY,
} from "./tag-model.ts";

const common = { tag: TAG, baseRevision: 1, now: 1_000 };
/** The rows that the service reads for a change. */
const rowsAround = (tag: TagModel, ...ids: string[]) => relatedRows(readerOf(tag), ids);

const form = async (tag: TagModel, candidates: readonly NewMemory[], links: readonly Link[] = []): Promise<void> => {
  const rows = await rowsAround(tag, "pears");
  applyPlan(tag, formMemories({ ...common, ...rows, fence: null, candidates, links, dreamed: [] }));
};

const summedUp = async (fields: Partial<NewMemory> = {}): Promise<TagModel> => {
  const tag = emptyTag();
  await form(tag, [
    candidate("pears", "User likes pears.", { documentId: "d1" }, fields),
    candidate("plums", "User likes plums.", { documentId: "d2" }),
  ]);
  aggregate(tag, "sum", ["pears", "plums"]);
  return tag;
};

const reword = async (tag: TagModel, id: string, newId: string): Promise<void> => {
  const edited = updateMemory({
    ...common,
    ...(await rowsAround(tag, id)),
    chosen: [id],
    newId,
    text: "User likes fruit.",
    vector: new Float32Array(2),
    ...TEXT_ONLY,
  });
  if (edited.outcome !== "updated") throw new Error(edited.outcome);
  applyPlan(tag, edited.plan);
};

const remove = async (tag: TagModel, documentId: string): Promise<void> => {
  const ids = [...tag.sources.values()].filter((source) => source.documentId === documentId);
  const rows = await rowsAround(tag, ...ids.map(({ memoryId }) => memoryId));
  applyPlan(tag, deleteDocuments({ ...common, ...rows, fence: null, documentIds: [documentId], chunkIds: [] }));
  expectLaws(tag);
};

test("a reworded aggregate stands on the sources of what was summed up, and goes when the last of them goes", async () => {
  const tag = await summedUp();
  await reword(tag, "sum", "fruit");
  expect(tag.memories.get("fruit")).toMatchObject({ version: 2, isAggregated: false, sourceCount: 2 });
  await remove(tag, "d1");
  expect([...tag.memories.keys()].toSorted()).toEqual(["fruit", "plums"]);
  expect(tag.memories.get("fruit")).toMatchObject({ version: 1, parentMemoryId: null, sourceCount: 1 });
  await remove(tag, "d2");
  expect(tag.memories.size).toBe(0);
});

test("a reworded aggregate stays when what was summed up is forgotten, as the first of its versions", async () => {
  const tag = await summedUp();
  await reword(tag, "sum", "fruit");
  await reword(tag, "fruit", "fruit again");
  const rows = await rowsAround(tag, "pears");
  applyPlan(tag, forgetAll({ ...common, ...rows, reason: null, ids: ["pears"], batchId: null }).plan);
  expectLaws(tag);
  expect(tag.memories.has("sum")).toBe(false);
  expect(tag.memories.get("fruit again")).toMatchObject({ version: 2, parentMemoryId: "fruit", isForgotten: false });
});

test("what is told again with an end leaves the aggregates, which have none", async () => {
  const tag = await summedUp();
  const again = candidate("again", "User likes pears.", { documentId: "d3", chunkId: null }, { forgetAfter: 5_000 });
  await form(tag, [again], [{ from: "again", to: "pears", type: "duplicate", tier: "hard", rule: "same" }]);
  expect(tag.memories.get("pears")?.forgetAfter).toBe(5_000);
  expect(tag.memories.has("sum")).toBe(false);
});

test("what counts as a guess again leaves the aggregates", async () => {
  const tag = await summedUp({ isInference: true });
  const review = async (action: "approve" | "undo") => {
    const rows = await rowsAround(tag, "pears");
    const reviewed = reviewInference({ ...common, ...rows, memoryId: "pears", action });
    if (reviewed.outcome === "reviewed") applyPlan(tag, reviewed.plan);
  };
  await review("approve");
  expect(tag.memories.has("sum")).toBe(true);
  await review("undo");
  expect(tag.memories.has("sum")).toBe(false);
});
