import { describe, expect, test } from "bun:test";
import type { Document } from "#domain/document.ts";
import { type FormMemories, formMemories, type Link } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { applyPlan, candidate, currentTexts, emptyTag, expectLaws, rowsOf, TAG, type TagModel } from "./tag-model.ts";

const form = (
  tag: TagModel,
  candidates: readonly NewMemory[],
  links: readonly Link[] = [],
  fields: Partial<FormMemories> = {},
): void => {
  const input = {
    tag: TAG,
    baseRevision: 1,
    fence: null,
    now: 1_000,
    dreamed: [],
    ...rowsOf(tag),
    candidates,
    links,
    ...fields,
  };
  applyPlan(tag, formMemories(input));
  expectLaws(tag);
};

const link = (from: string, to: string, type: Link["type"], tier: Link["tier"] = "hard"): Link => ({
  from,
  to,
  type,
  tier,
  rule: "test",
});

const at = (document: string, start = 0) => ({ documentId: document, start });

describe("forming memories", () => {
  test("keeps an unrelated candidate as the only version of its chain", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User lives in Turin.", at("d1"))]);
    expect(tag.memories.get("a")).toMatchObject({ version: 1, isLatest: true, rootMemoryId: null, sourceCount: 1 });
    expect([...tag.sources.values()]).toMatchObject([{ memoryId: "a", documentId: "d1", addedAt: 1_000 }]);
  });

  test("adds a version above the memory that is replaced, and gives both the first one's id as root", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User lives in Turin.", at("d1"))]);
    form(tag, [candidate("b", "User moved to Genoa.", at("d2"))], [link("b", "a", "updates")]);
    expect(tag.memories.get("a")).toMatchObject({
      isLatest: false,
      version: 1,
      rootMemoryId: "a",
      parentMemoryId: null,
    });
    expect(tag.memories.get("b")).toMatchObject({ isLatest: true, version: 2, rootMemoryId: "a", parentMemoryId: "a" });
    expect(currentTexts(tag, 0)).toEqual(["User moved to Genoa."]);
  });

  test.each([
    { rule: "slot:home", fields: {}, lasts: true },
    { rule: "slot:home", fields: { forgetAfter: 5_000 }, lasts: false },
    { rule: "ended", fields: {}, lasts: false },
  ])("what takes the place of a lasting value lasts too: $rule $fields", ({ rule, fields, lasts }) => {
    const moved = candidate("b", "User moved to Genoa.", at("d2"), fields);
    const lived = candidate("a", "User lives in Turin.", at("d1"), { isStatic: true });
    const replaces = [{ ...link("b", "a", "updates"), rule }];
    for (const order of [
      [lived, moved],
      [moved, lived],
    ]) {
      const tag = emptyTag();
      for (const one of order) form(tag, [one], tag.memories.size === 0 ? [] : replaces);
      expect(tag.memories.get("b")).toMatchObject({ isLatest: true, isStatic: lasts });
    }
  });

  test("chains candidates of one batch that replace each other", () => {
    const tag = emptyTag();
    form(
      tag,
      [
        candidate("a", "User lives in Turin.", at("d1")),
        candidate("b", "User moved to Genoa.", at("d1", 40)),
        candidate("c", "User moved to Trieste.", at("d1", 80)),
      ],
      [link("b", "a", "updates"), link("c", "b", "updates"), link("c", "a", "updates")],
    );
    expect(tag.memories.get("c")).toMatchObject({ version: 3, parentMemoryId: "b", rootMemoryId: "a" });
    expect(currentTexts(tag, 0)).toEqual(["User moved to Trieste."]);
  });

  test("takes a restatement as more evidence for the memory that stands, once a passage", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User has a cat.", at("d1"), { confidence: 0.5, documentDate: 10 })]);
    const again = candidate("b", "User owns a cat.", at("d2"), { confidence: 0.9, documentDate: 20 });
    form(tag, [again], [link("b", "a", "duplicate")]);
    form(tag, [{ ...again, id: "c" }], [link("c", "a", "duplicate")]);
    expect([...tag.memories.keys()]).toEqual(["a"]);
    expect(tag.memories.get("a")).toMatchObject({
      sourceCount: 2,
      confidence: 0.9,
      documentDate: 20,
      text: "User has a cat.",
    });
  });

  test("follows a restatement of a candidate that was itself a restatement", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User has a cat.", at("d1"))]);
    form(
      tag,
      [candidate("b", "User owns a cat.", at("d2")), candidate("c", "The user has a cat.", at("d2", 30))],
      [link("b", "a", "duplicate"), link("c", "b", "duplicate")],
    );
    expect(tag.memories.get("a")?.sourceCount).toBe(3);
    expect(tag.memories.size).toBe(1);
  });

  test("takes a guess as stated once it is stated", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User likes rowing.", at("d1"), { isInference: true })]);
    form(tag, [candidate("b", "User likes rowing.", at("d2"))], [link("b", "a", "duplicate")]);
    expect(tag.memories.get("a")?.isInference).toBe(false);
  });

  test("ranks the older one below and hides nothing where the linker is not sure", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User plans a budget of 400.", at("d1"))]);
    form(tag, [candidate("b", "User now plans 500.", at("d2"))], [link("b", "a", "updates", "soft")]);
    expect(tag.memories.get("a")).toMatchObject({ isLatest: true, softSupersededBy: "b" });
    expect([...tag.relations.values()]).toMatchObject([{ type: "extends", from: "b", to: "a", isSoft: true }]);
    expect(currentTexts(tag, 0)).toHaveLength(2);
  });

  test("replaces every one of several that a statement surely ends, in one chain", () => {
    const tag = emptyTag();
    form(tag, [
      candidate("a", "User lives in Turin.", at("d1")),
      candidate("b", "User's home is Turin.", at("d1", 40)),
    ]);
    form(
      tag,
      [candidate("c", "User moved to Genoa.", at("d2"))],
      [link("c", "b", "updates"), link("c", "a", "updates")],
    );
    expect(currentTexts(tag, 0)).toEqual(["User moved to Genoa."]);
    const chain = ["a", "b", "c"].map((id) => tag.memories.get(id)!);
    expect(chain.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
    expect(new Set(chain.map(({ rootMemoryId }) => rootMemoryId)).size).toBe(1);
  });

  test("does not hide one replacement behind another of the same memory", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User lives in Turin with Lia.", at("d1"))]);
    form(
      tag,
      [candidate("b", "User lives in Genoa.", at("d2")), candidate("c", "User and Lia broke up.", at("d2", 40))],
      [link("b", "a", "updates"), link("c", "a", "updates")],
    );
    expect(currentTexts(tag, 0)).toEqual(["User and Lia broke up.", "User lives in Genoa."]);
  });

  test("puts a candidate of an earlier time below what replaced it long ago", () => {
    const tag = emptyTag();
    form(tag, [candidate("now", "User lives in Genoa.", at("d1"), { documentDate: 300 })]);
    form(
      tag,
      [candidate("then", "User lives in Turin.", at("d2"), { documentDate: 100 })],
      [link("now", "then", "updates")],
    );
    expect(tag.memories.get("then")).toMatchObject({ version: 1, isLatest: false, rootMemoryId: "then" });
    expect(tag.memories.get("now")).toMatchObject({
      version: 2,
      isLatest: true,
      rootMemoryId: "then",
      parentMemoryId: "then",
    });
    expect(currentTexts(tag, 0)).toEqual(["User lives in Genoa."]);
    form(
      tag,
      [candidate("between", "User lives in Pisa.", at("d3"), { documentDate: 200 })],
      [link("now", "between", "updates")],
    );
    expect(["then", "between", "now"].map((id) => tag.memories.get(id)?.version)).toEqual([1, 2, 3]);
    form(
      tag,
      [candidate("first", "User lives in Bari.", at("d4"), { documentDate: 50 })],
      [link("now", "first", "updates")],
    );
    expect(["first", "then", "between", "now"].map((id) => tag.memories.get(id)?.version)).toEqual([1, 2, 3, 4]);
  });

  test("links nothing to memories that are forgotten, expired, or of another tag", () => {
    for (const fields of [{ isForgotten: true }, { forgetAfter: 900 }, { tag: "user-2" }]) {
      const tag = emptyTag();
      form(tag, [candidate("a", "User lives in Turin.", at("d1"))]);
      tag.memories.set("a", { ...tag.memories.get("a")!, ...fields });
      form(
        tag,
        [candidate("b", "User lives in Turin.", at("d2"))],
        [link("b", "a", "duplicate"), link("b", "a", "updates")],
      );
      expect(tag.memories.get("b")).toMatchObject({ version: 1, isLatest: true, parentMemoryId: null });
      expect(tag.relations.size).toBe(0);
    }
  });

  test("frees a memory that was ranked below another one when it is said again", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User plans to sail.", at("d1"))]);
    form(tag, [candidate("b", "User now plans to hike.", at("d2"))], [link("b", "a", "updates", "soft")]);
    form(
      tag,
      [candidate("c", "User plans to sail.", at("d3"))],
      [link("c", "a", "duplicate"), link("c", "b", "updates", "soft")],
    );
    expect(tag.memories.get("a")?.softSupersededBy).toBeNull();
    expect(tag.memories.get("b")?.softSupersededBy).toBe("a");
  });

  test("keeps an expiry that a user set, and the later one of two that were read", () => {
    const tag = emptyTag();
    form(tag, [
      candidate("set", "User has a pass.", at("d1"), { forgetAfter: 5_000, forgetReason: "asked" }),
      candidate("read", "User is on leave.", at("d1", 30), { forgetAfter: 5_000 }),
    ]);
    form(
      tag,
      [
        candidate("b", "User has a pass.", at("d2"), { forgetAfter: 9_000 }),
        candidate("c", "User is on leave.", at("d2", 30), { forgetAfter: 9_000 }),
      ],
      [link("b", "set", "duplicate"), link("c", "read", "duplicate")],
    );
    expect(tag.memories.get("set")?.forgetAfter).toBe(5_000);
    expect(tag.memories.get("read")?.forgetAfter).toBe(9_000);
  });

  test("marks the documents as dreamed up to where their passages were looked at", () => {
    const document = { id: "d1", dreamingStatus: "dreaming", dreamedThrough: 500 } as Document;
    const input = {
      ...rowsOf(emptyTag()),
      tag: TAG,
      baseRevision: 1,
      fence: null,
      now: 1_000,
      candidates: [],
      links: [],
    };
    const plan = formMemories({ ...input, dreamed: [{ document, through: 800 }] });
    expect(plan.documents.put).toEqual([{ ...document, dreamingStatus: "done", dreamedThrough: 800 }]);
    const again = formMemories({ ...input, dreamed: [{ document: plan.documents.put[0]!, through: 700 }] });
    expect(again.documents.put).toEqual([]);
  });

  test("drops aggregates that repeat what was replaced, and links nothing else to them", () => {
    const tag = emptyTag();
    form(tag, [candidate("a", "User lives in Turin.", at("d1"))]);
    tag.memories.set("s", { ...tag.memories.get("a")!, id: "s", isAggregated: true, sourceCount: 0 });
    tag.vectors.set("s", new Float32Array(2));
    tag.relations.set("derives s a", {
      type: "derives",
      from: "s",
      to: "a",
      rule: "group",
      isSoft: false,
      createdAt: 1,
    });
    form(tag, [candidate("b", "User lives in Turin.", at("d2"))], [link("b", "s", "duplicate")]);
    expect(tag.memories.has("b") && tag.memories.has("s")).toBe(true);
    form(tag, [candidate("c", "User lives in Genoa.", at("d3"))], [link("c", "a", "updates")]);
    expect(tag.memories.has("s")).toBe(false);
  });

  test("forms a hundred thousand candidates in linear time", () => {
    const count = 100_000;
    const candidates = Array.from({ length: count }, (_, index) =>
      candidate(`m${index}`, `fact ${index}`, at("d1", index * 10)),
    );
    const links = candidates
      .slice(1)
      .map((it, index) => link(it.id, `m${index}`, index % 3 === 0 ? "updates" : "extends"));
    formMemories({
      ...rowsOf(emptyTag()),
      tag: TAG,
      baseRevision: 1,
      fence: null,
      now: 1,
      candidates,
      links,
      dreamed: [],
    });
  });
});
