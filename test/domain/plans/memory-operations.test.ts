import { describe, expect, test } from "bun:test";
import { deleteDocuments } from "#domain/plans/delete-documents.ts";
import { forgetAll, forgetMemory } from "#domain/plans/forget-memory.ts";
import { formMemories, type Link } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { PASSAGE_REMOVED, planRemovedPassages } from "#domain/plans/replace-passages.ts";
import { restoreBatch } from "#domain/plans/restore-batch.ts";
import { reviewInference } from "#domain/plans/review-inference.ts";
import { type UpdateMemory, updateMemory } from "#domain/plans/update-memory.ts";
import { writeMemories } from "#domain/plans/write-memories.ts";
import {
  aggregate,
  applyPlan,
  candidate,
  currentTexts,
  emptyTag,
  expectLaws,
  rowsOf,
  TAG,
  type TagModel,
  TEXT_ONLY,
} from "./tag-model.ts";

const now = 1_000;
const common = { tag: TAG, baseRevision: 1, now };

const tagOf = (candidates: readonly NewMemory[], links: readonly Link[] = []): TagModel => {
  const tag = emptyTag();
  applyPlan(tag, formMemories({ ...common, ...rowsOf(tag), fence: null, candidates, links, dreamed: [] }));
  return tag;
};

const updates = (from: string, to: string, tier: Link["tier"] = "hard"): Link => ({
  from,
  to,
  type: "updates",
  tier,
  rule: "test",
});

const moves = (): TagModel =>
  tagOf(
    [
      candidate("turin", "User lives in Turin.", { documentId: "d1" }),
      candidate("genoa", "User lives in Genoa.", { documentId: "d2" }),
      candidate("pisa", "User lives in Pisa.", { documentId: "d3" }),
    ],
    [updates("genoa", "turin"), updates("pisa", "genoa")],
  );

const remove = (tag: TagModel, ...documentIds: string[]): void => {
  applyPlan(tag, deleteDocuments({ ...common, ...rowsOf(tag), fence: null, documentIds, chunkIds: [] }));
  expectLaws(tag);
};

const withExpiry = () =>
  tagOf([
    candidate(
      "a",
      "User has a pass.",
      { documentId: "d1" },
      { forgetAfter: 5_000, forgetReason: "ends", metadata: { from: "app" } },
    ),
  ]);

describe("deleting documents", () => {
  test("lets the predecessor be current again when the latest version goes", () => {
    const tag = moves();
    remove(tag, "d3");
    expect(currentTexts(tag, now)).toEqual(["User lives in Genoa."]);
    expect(tag.memories.get("genoa")).toMatchObject({ version: 2, rootMemoryId: "turin" });
  });

  test("starts the chain at the next version when the first one goes", () => {
    const tag = moves();
    remove(tag, "d1");
    expect(tag.memories.get("genoa")).toMatchObject({ version: 1, parentMemoryId: null, rootMemoryId: "genoa" });
    expect(tag.memories.get("pisa")).toMatchObject({ version: 2, parentMemoryId: "genoa", rootMemoryId: "genoa" });
    remove(tag, "d2");
    expect(tag.memories.get("pisa")).toMatchObject({ version: 1, parentMemoryId: null, rootMemoryId: null });
  });

  test("joins the neighbours of a version that goes from the middle", () => {
    const tag = moves();
    remove(tag, "d2");
    expect(tag.memories.get("pisa")).toMatchObject({ version: 2, parentMemoryId: "turin" });
    expect([...tag.relations.keys()]).toEqual(["updates pisa turin"]);
  });

  test("lets everything that the latest version had replaced be current again", () => {
    const tag = tagOf(
      [
        candidate("job", "User works at the mill.", { documentId: "d1" }),
        candidate("shift", "User works nights.", { documentId: "d1", start: 40 }),
        candidate("quit", "User quit their job.", { documentId: "d2" }),
      ],
      [updates("quit", "job"), updates("quit", "shift")],
    );
    expect(currentTexts(tag, now)).toEqual(["User quit their job."]);
    remove(tag, "d2");
    expect(currentTexts(tag, now)).toEqual(["User works at the mill.", "User works nights."]);
    expect([...tag.memories.values()].map(({ rootMemoryId }) => rootMemoryId)).toEqual([null, null]);
    expect(tag.relations.size).toBe(0);
  });

  test("leaves what a later version replaced in turn below that one", () => {
    const tag = tagOf(
      [
        candidate("job", "User works at the mill.", { documentId: "d1" }),
        candidate("shift", "User works nights.", { documentId: "d1", start: 40 }),
        candidate("quit", "User quit their job.", { documentId: "d2" }),
        candidate("new", "User works at the dairy.", { documentId: "d3" }),
      ],
      [updates("quit", "job"), updates("quit", "shift"), updates("new", "quit")],
    );
    remove(tag, "d2");
    expect(currentTexts(tag, now)).toEqual(["User works at the dairy."]);
    remove(tag, "d3");
    expect(currentTexts(tag, now)).toEqual(["User works at the mill.", "User works nights."]);
  });

  test("keeps a memory that another document also says, with one source less", () => {
    const tag = tagOf(
      [
        candidate("a", "User has a cat.", { documentId: "d1" }),
        candidate("b", "User has a cat.", { documentId: "d2" }),
      ],
      [{ from: "b", to: "a", type: "duplicate", tier: "hard", rule: "same" }],
    );
    remove(tag, "d1");
    expect(tag.memories.get("a")?.sourceCount).toBe(1);
    remove(tag, "d2");
    expect(tag.memories.size + tag.sources.size).toBe(0);
  });

  test("erases the versions that a user wrote of an erased memory, and aggregates of aggregates of it", () => {
    const tag = tagOf([
      candidate("a", "User has a cat.", { documentId: "d1" }),
      candidate("b", "User rows.", { documentId: "d2" }),
    ]);
    applyEdit(tag, { chosen: ["a"], newId: "a2", text: "User has two cats." });
    aggregate(tag, "s1", ["a2", "b"]);
    aggregate(tag, "s2", ["s1"]);
    remove(tag, "d1");
    expect([...tag.memories.keys()]).toEqual(["b"]);
  });

  test("frees what was ranked below a memory that goes", () => {
    const tag = tagOf(
      [
        candidate("a", "User plans 400.", { documentId: "d1" }),
        candidate("b", "User plans 500.", { documentId: "d2" }),
      ],
      [updates("b", "a", "soft")],
    );
    expect(tag.memories.get("a")?.softSupersededBy).toBe("b");
    remove(tag, "d2");
    expect(tag.memories.get("a")?.softSupersededBy).toBeNull();
  });
});

describe("removing passages of a document", () => {
  const removed = (tag: TagModel, documentId: string, chunkId: string): void => {
    const input = {
      ...rowsOf(tag),
      now,
      documentId,
      removedChunkIds: new Set([chunkId]),
      fresh: [],
      movedBy: new Map<string, number>(),
    };
    applyPlan(tag, planRemovedPassages(input));
    expectLaws(tag);
  };

  test("forgets a memory whose every passage is gone, and says why", () => {
    const tag = tagOf([candidate("a", "User has a cat.", { documentId: "d1" })]);
    removed(tag, "d1", "d1-c0");
    expect(tag.memories.get("a")).toMatchObject({ isForgotten: true, forgetReason: PASSAGE_REMOVED, sourceCount: 0 });
  });

  test("leaves memories alone that stand on other passages too", () => {
    const tag = tagOf([candidate("a", "User has a cat.", { documentId: "d1" })]);
    removed(tag, "d1", "d1-c9");
    expect(tag.memories.get("a")).toMatchObject({ isForgotten: false, sourceCount: 1 });
  });

  test("lets what was replaced hold again when the replacement is withdrawn", () => {
    const tag = moves();
    removed(tag, "d3", "d3-c0");
    expect(currentTexts(tag, now)).toEqual(["User lives in Genoa."]);
    expect(tag.memories.get("pisa")).toMatchObject({ version: 1, isForgotten: true, rootMemoryId: null });
    expect([...tag.relations.keys()]).toEqual(["updates genoa turin"]);
  });

  test("moves the sources along with passages that moved", () => {
    const tag = tagOf([candidate("a", "User has a cat.", { documentId: "d1", start: 10 })]);
    const input = {
      ...rowsOf(tag),
      now,
      documentId: "d1",
      removedChunkIds: new Set<string>(),
      fresh: [],
      movedBy: new Map([["d1-c0", 5]]),
    };
    applyPlan(tag, planRemovedPassages(input));
    expect([...tag.sources.values()]).toMatchObject([{ start: 15, end: 30 }]);
    expectLaws(tag);
  });
});

const edit = (tag: TagModel, fields: Partial<UpdateMemory> & Pick<UpdateMemory, "chosen" | "newId" | "text">) =>
  updateMemory({
    ...common,
    ...rowsOf(tag),
    vector: new Float32Array(2),
    ...TEXT_ONLY,
    ...fields,
  });

const applyEdit = (tag: TagModel, fields: Parameters<typeof edit>[1]): void => {
  const edited = edit(tag, fields);
  if (edited.outcome !== "updated") throw new Error(edited.outcome);
  applyPlan(tag, edited.plan);
  expectLaws(tag);
};

describe("editing a memory", () => {
  test("ranks the new version where the old one stood", () => {
    const tag = tagOf(
      [
        candidate("a", "User plans 400.", { documentId: "d1" }),
        candidate("b", "User plans 500.", { documentId: "d2" }),
      ],
      [updates("b", "a", "soft")],
    );
    applyEdit(tag, { chosen: ["b"], newId: "b2", text: "User plans 550." });
    expect(tag.memories.get("a")?.softSupersededBy).toBe("b2");
    applyPlan(tag, forgetAll({ ...common, ...rowsOf(tag), reason: null, ids: ["b2"], batchId: "x" }).plan);
    expect(tag.memories.get("a")?.softSupersededBy).toBeNull();
    applyPlan(tag, restoreBatch({ ...common, ...rowsOf(tag), batchId: "x" }).plan);
    expect(tag.memories.get("a")?.softSupersededBy).toBe("b2");
  });

  test("makes a second version that inherits what is not given", () => {
    const tag = withExpiry();
    applyEdit(tag, { chosen: ["a"], newId: "b", text: "User has a day pass." });
    expect(tag.memories.get("b")).toMatchObject({
      version: 2,
      parentMemoryId: "a",
      rootMemoryId: "a",
      forgetAfter: 5_000,
      forgetReason: "ends",
      metadata: { from: "app" },
      sourceCount: 1,
    });
    expect(tag.memories.get("a")).toMatchObject({ isLatest: false, text: "User has a pass." });
  });

  test("sets or clears the expiry, and with it the reason", () => {
    const set = withExpiry();
    applyEdit(set, { chosen: ["a"], newId: "b", text: "x", forgetAfter: 9_000, forgetReason: "later", metadata: null });
    expect(set.memories.get("b")).toMatchObject({ forgetAfter: 9_000, forgetReason: "later", metadata: null });
    const cleared = withExpiry();
    applyEdit(cleared, { chosen: ["a"], newId: "b", text: "x", forgetAfter: null, forgetReason: "ignored" });
    expect(cleared.memories.get("b")).toMatchObject({ forgetAfter: null, forgetReason: null });
  });

  test("refuses memories that are unknown, superseded, forgotten or expired", () => {
    const tag = moves();
    const fields = { newId: "n", text: "x" };
    expect(edit(tag, { ...fields, chosen: ["none"] }).outcome).toBe("unknown");
    expect(edit(tag, { ...fields, chosen: ["turin"] }).outcome).toBe("superseded");
    expect(edit(withExpiry(), { ...fields, chosen: ["a"], now: 5_000 }).outcome).toBe("forgotten_before");
  });
});

describe("forgetting", () => {
  test("hides one memory, and says when it was forgotten already", () => {
    const tag = moves();
    const forget = () => forgetMemory({ ...common, ...rowsOf(tag), chosen: ["pisa"], reason: "asked" });
    const first = forget();
    if (first.outcome !== "forgotten") throw new Error(first.outcome);
    applyPlan(tag, first.plan);
    expect(tag.memories.get("pisa")).toMatchObject({ isForgotten: true, forgetReason: "asked", isLatest: true });
    expect(currentTexts(tag, now)).toEqual([]);
    expect(forget().outcome).toBe("forgotten_before");
    expect(forgetMemory({ ...common, ...rowsOf(tag), chosen: ["none"], reason: null }).outcome).toBe("unknown");
  });

  test("refuses an older version, and what is over", () => {
    const tag = moves();
    expect(forgetMemory({ ...common, ...rowsOf(tag), chosen: ["turin"], reason: null }).outcome).toBe("superseded");
    const over = withExpiry();
    const late = { ...common, ...rowsOf(over), now: 5_000, reason: null };
    expect(forgetMemory({ ...late, chosen: ["a"] }).outcome).toBe("forgotten_before");
  });

  test("forgets what stands by now of a memory that was reworded since it was chosen", () => {
    const tag = moves();
    const ids = ["turin", "pisa"];
    const { plan, memories } = forgetAll({ ...common, ...rowsOf(tag), ids, reason: null, batchId: "x" });
    applyPlan(tag, plan);
    expect(memories.map(({ id }) => id)).toEqual(["pisa"]);
    expect(currentTexts(tag, now)).toEqual([]);
    expect(tag.memories.get("turin")?.isForgotten).toBe(false);
  });

  test("stamps a batch on many, passes over the rest, and takes exactly that batch back", () => {
    const tag = tagOf([candidate("a", "A.", { documentId: "d1" }), candidate("b", "B.", { documentId: "d2" })]);
    aggregate(tag, "s", ["a"]);
    const ids = ["a", "none", "a"];
    const { plan, memories } = forgetAll({ ...common, ...rowsOf(tag), ids, reason: null, batchId: "x1" });
    applyPlan(tag, plan);
    expect(memories.map(({ id, forgetBatchId }) => [id, forgetBatchId])).toEqual([["a", "x1"]]);
    expect(currentTexts(tag, now)).toEqual(["B."]);
    expect(restoreBatch({ ...common, ...rowsOf(tag), batchId: "x2" }).memories).toEqual([]);
    applyPlan(tag, restoreBatch({ ...common, ...rowsOf(tag), batchId: "x1" }).plan);
    expect(currentTexts(tag, now)).toEqual(["A.", "B."]);
  });
});

describe("reviewing an inference", () => {
  const guess = () => tagOf([candidate("a", "User may like rowing.", { documentId: "d1" }, { isInference: true })]);
  const review = (tag: TagModel, action: "approve" | "decline" | "undo", memoryId = "a") => {
    const reviewed = reviewInference({ ...common, ...rowsOf(tag), memoryId, action });
    if (reviewed.outcome === "reviewed") applyPlan(tag, reviewed.plan);
    return reviewed.outcome;
  };

  test("approves, declines and undoes", () => {
    const tag = guess();
    expect(review(tag, "approve")).toBe("reviewed");
    expect(tag.memories.get("a")).toMatchObject({ isInference: false, reviewStatus: "approved" });
    expect(review(tag, "undo")).toBe("reviewed");
    expect(review(tag, "decline")).toBe("reviewed");
    expect(tag.memories.get("a")).toMatchObject({ isForgotten: true, reviewStatus: "declined" });
    expect(review(tag, "undo")).toBe("reviewed");
    expect(tag.memories.get("a")).toMatchObject({ isForgotten: false, isInference: true, reviewStatus: null });
  });

  test("says when there is nothing to review", () => {
    expect(review(tagOf([candidate("a", "User rows.", { documentId: "d1" })]), "approve")).toBe("not_an_inference");
    expect(review(guess(), "undo")).toBe("unfitting");
    expect(review(guess(), "approve", "none")).toBe("unknown");
  });
});

describe("writing memories directly", () => {
  const written = (id: string, text: string) => {
    const { sources: _sources, ...fields } = candidate(id, text, { documentId: "x" });
    return fields;
  };

  test("stands them in one light document, each on its own words", () => {
    const tag = emptyTag();
    const items = [written("a", "User has a cat."), written("b", "User rows.")];
    const { plan, memories } = writeMemories({
      ...common,
      ...rowsOf(tag),
      documentId: "w",
      contentHash: "h",
      written: items,
      links: [],
    });
    applyPlan(tag, plan);
    expectLaws(tag);
    expect(memories.map(({ id }) => id)).toEqual(["a", "b"]);
    const text = plan.contents.put[0]!.text;
    for (const { start, end, quote } of tag.sources.values()) expect(text.slice(start, end)).toBe(quote);
    expect(plan.documents.put[0]).toMatchObject({ id: "w", status: "done", dreamingStatus: "done", chunkCount: 0 });
  });

  test("answers with the memory that says the same already", () => {
    const tag = tagOf([candidate("old", "User has a cat.", { documentId: "d1" })]);
    const links: Link[] = [{ from: "a", to: "old", type: "duplicate", tier: "hard", rule: "same" }];
    const items = [written("a", "User has a cat.")];
    const { plan, memories } = writeMemories({
      ...common,
      ...rowsOf(tag),
      documentId: "w",
      contentHash: "h",
      written: items,
      links,
    });
    applyPlan(tag, plan);
    expect(memories).toMatchObject([{ id: "old", sourceCount: 2 }]);
    expectLaws(tag);
  });
});
