// What is known to replace a statement comes before it and is found as it would have been, unless it does not say what is asked.

import { expect, test } from "bun:test";
import type { TagIndex } from "#retrieval/tag-index.ts";
import { disposableIndexes, embedded, queryOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();
const rank = (index: TagIndex, query: string): string[] => index.search(queryOf(query)).map(({ row }) => row.id);

test("what says when comes before what replaced it and does not, where a time is asked for", () => {
  const index = newIndex();
  const older = memoryRow({ id: "old", text: "The knee surgery is on 3 October.", softSupersededBy: "new" });
  const newer = memoryRow({ id: "new", text: "All went well." });
  index.apply(planOf(0, { memories: put(embedded(older), embedded(newer)) }), 1);
  expect(rank(index, "When is the knee surgery?")).toEqual(["old", "new"]);
  expect(rank(index, "How did the knee surgery go?")).toEqual(["new", "old"]);
});

test("what replaces an answer is as like the question as that", () => {
  const index = newIndex();
  const older = memoryRow({ id: "old", text: "Ada works as a nurse.", softSupersededBy: "new" });
  const newer = memoryRow({ id: "new", text: "Kettles were bought." });
  const other = memoryRow({ id: "other", text: "Bread was baked." });
  index.apply(planOf(0, { memories: put(embedded(older), embedded(newer), embedded(other)) }), 1);
  const likenesses = new Map(
    index.search(queryOf("Ada works as a nurse?")).map(({ row, likenesses: all }) => [row.id, all]),
  );
  expect(likenesses.get("new")).toContainEqual(likenesses.get("old")![0]!);
  expect(likenesses.get("other")).not.toContainEqual(likenesses.get("old")![0]!);
});
