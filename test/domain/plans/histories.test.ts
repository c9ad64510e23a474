// Laws of memories over random histories: documents drawn, passages removed, memories edited, forgotten and taken back, documents deleted.

import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { deleteDocuments } from "#domain/plans/delete-documents.ts";
import type { MemoryRows } from "#domain/plans/draft.ts";
import { forgetAll } from "#domain/plans/forget-memory.ts";
import { type FormMemories, formMemories, type Link } from "#domain/plans/form-memories.ts";
import { planRemovedPassages } from "#domain/plans/replace-passages.ts";
import { restoreBatch } from "#domain/plans/restore-batch.ts";
import { updateMemory } from "#domain/plans/update-memory.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import {
  applyPlan,
  candidate,
  changesNothing,
  emptyTag,
  expectLaws,
  readerOf,
  rowsOf,
  TAG,
  type TagModel,
  TEXT_ONLY,
} from "./tag-model.ts";

type Step =
  | {
      readonly kind: "form";
      readonly document: number;
      readonly count: number;
      readonly date: number;
      readonly links: LinkDraw[];
    }
  | { readonly kind: "edit" | "forget" | "undo"; readonly pick: number }
  | { readonly kind: "delete" | "remove-passage"; readonly document: number };

interface LinkDraw {
  readonly candidate: number;
  readonly other: number;
  readonly type: Link["type"];
  readonly tier: Link["tier"];
  readonly isReversed: boolean;
}

const DOCUMENTS = 4;

const linkDraw: fc.Arbitrary<LinkDraw> = fc.record({
  candidate: fc.nat(3),
  other: fc.nat(30),
  type: fc.constantFrom("duplicate", "updates", "updates", "extends", "derives"),
  tier: fc.constantFrom("hard", "hard", "soft"),
  isReversed: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("form" as const),
      document: fc.nat(DOCUMENTS - 1),
      count: fc.integer({ min: 1, max: 4 }),
      date: fc.nat(9),
      links: fc.array(linkDraw, { maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("edit" as const, "forget" as const, "undo" as const),
      pick: fc.nat(30),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("delete" as const, "remove-passage" as const),
      document: fc.nat(DOCUMENTS - 1),
    }),
  },
);

const link = (type: LinkDraw["type"], candidate: number, other: number, isReversed = false): LinkDraw => ({
  candidate,
  other,
  type,
  tier: "hard",
  isReversed,
});

const form = (count: number, links: LinkDraw[]): Step => ({ kind: "form", document: 0, count, date: 0, links });

// Found by long runs.
const BETWEEN_VERSIONS: [Step[], Step] = [
  [form(2, []), form(1, [link("updates", 0, 0)]), { kind: "edit", pick: 5 }],
  form(2, [link("updates", 0, 21, true), link("updates", 0, 0)]),
];
const SAME_AS_TWO_VERSIONS: Step[] = [
  form(4, [link("updates", 0, 5)]),
  form(2, [link("updates", 0, 0), link("updates", 1, 0), link("duplicate", 0, 1), link("duplicate", 0, 0)]),
];

const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.length === 0 ? undefined : items[index % items.length];

const formingOf = (tag: TagModel, drawn: Extract<Step, { kind: "form" }>, now: number): FormMemories => {
  const documentId = `d${drawn.document}`;
  const ids = Array.from({ length: drawn.count }, (_, index) => `m${now}-${index}`);
  const others = [...tag.memories.keys(), ...ids];
  const links = drawn.links.flatMap((draw): Link[] => {
    const own = at(ids, draw.candidate)!;
    const other = at(others, draw.other)!;
    if (own === other) return [];
    const [from, to] = draw.isReversed ? [other, own] : [own, other];
    return [{ from, to, type: draw.type, tier: draw.tier, rule: "drawn" }];
  });
  return {
    ...rowsOf(tag),
    tag: TAG,
    baseRevision: now,
    fence: null,
    now,
    candidates: ids.map((id, index) =>
      candidate(
        id,
        `text of ${id}`,
        { documentId, chunkId: `${documentId}-c${index}`, start: now },
        { documentDate: drawn.date },
      ),
    ),
    links,
    dreamed: [],
  };
};

/** The ids of what a step names, by which a store reads what the plan has to know. */
const namedBy = (tag: TagModel, drawn: Step, now: number): string[] => {
  switch (drawn.kind) {
    case "form": {
      const { links, candidates } = formingOf(tag, drawn, now);
      const fresh = new Set(candidates.map(({ id }) => id));
      return [...new Set(links.flatMap(({ from, to }) => [from, to]))].filter((id) => !fresh.has(id));
    }
    case "edit":
    case "forget":
      return [at([...tag.memories.values()], drawn.pick)?.id ?? "none"];
    case "undo":
      return [...tag.memories.values()].flatMap(({ id, forgetBatchId }) => (forgetBatchId === null ? [] : [id]));
    case "delete":
    case "remove-passage":
      return [...tag.sources.values()].flatMap(({ documentId, memoryId }) =>
        documentId === `d${drawn.document}` ? [memoryId] : [],
      );
  }
};

/** `rows`: what is read of the tag; all of it where it is not given. */
const run = (tag: TagModel, drawn: Step, now: number, rows: MemoryRows = rowsOf(tag)): void => {
  switch (drawn.kind) {
    case "form": {
      const forming = formingOf(tag, drawn, now);
      applyPlan(tag, formMemories({ ...forming, ...rows }));
      expect(changesNothing(formMemories({ ...forming, ...rowsOf(tag) }))).toBe(true);
      return;
    }
    case "edit": {
      const memory = at([...tag.memories.values()], drawn.pick);
      if (memory === undefined) return;
      const twins = [...tag.memories.values()].filter(({ text }) => text === memory.text);
      const edited = updateMemory({
        ...rows,
        tag: TAG,
        baseRevision: now,
        now,
        chosen: [memory.id, ...twins.map(({ id }) => id)],
        newId: `m${now}-edit`,
        text: "edited",
        vector: new Float32Array([0, 1]),
        ...TEXT_ONLY,
      });
      if (edited.outcome === "updated") applyPlan(tag, edited.plan);
      return;
    }
    case "forget": {
      const memory = at([...tag.memories.values()], drawn.pick);
      if (memory === undefined) return;
      const ids = [memory.id, "unknown"];
      applyPlan(
        tag,
        forgetAll({ ...rows, tag: TAG, baseRevision: now, now, reason: null, ids, batchId: "batch" }).plan,
      );
      const chain = memory.rootMemoryId;
      const standing = [...tag.memories.values()].filter(
        ({ id, isLatest, rootMemoryId }) =>
          isLatest && (id === memory.id || (chain !== null && rootMemoryId === chain)),
      );
      expect(standing.map(({ isForgotten }) => isForgotten)).toEqual([true]);
      return;
    }
    case "undo":
      applyPlan(tag, restoreBatch({ ...rows, tag: TAG, baseRevision: now, now, batchId: "batch" }).plan);
      return;
    case "delete": {
      const documentIds = [`d${drawn.document}`];
      const input = { tag: TAG, baseRevision: now, fence: null, now, documentIds, chunkIds: [] };
      applyPlan(tag, deleteDocuments({ ...rows, ...input }));
      expect([...tag.sources.values()].some((source) => source.documentId === documentIds[0])).toBe(false);
      expect(changesNothing(deleteDocuments({ ...rowsOf(tag), ...input }))).toBe(true);
      return;
    }
    case "remove-passage": {
      const documentId = `d${drawn.document}`;
      const input = {
        now,
        documentId,
        removedChunkIds: new Set([`${documentId}-c0`]),
        fresh: [],
        movedBy: new Map([[`${documentId}-c1`, 7]]),
      };
      applyPlan(tag, planRemovedPassages({ ...rows, ...input }));
      const again = { ...input, movedBy: new Map<string, number>() };
      expect(changesNothing(planRemovedPassages({ ...rowsOf(tag), ...again }))).toBe(true);
    }
  }
};

describe("memories over random histories", () => {
  test("keep one latest version a chain, consecutive versions, true source counts and no dangling edges", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const tag = emptyTag();
        for (const [index, drawn] of steps.entries()) {
          run(tag, drawn, index + 1);
          expectLaws(tag);
        }
      }),
      { numRuns: 400, examples: [[SAME_AS_TWO_VERSIONS]] },
    );
  });

  test("come out the same from the rows around what is changed as from all rows", async () => {
    const withoutTimes = (tag: TagModel) => ({
      memories: [...tag.memories.values()].map((memory) => ({ ...memory, updatedAt: 0 })),
      relations: [...tag.relations.keys()].sort(),
      sources: [...tag.sources.keys()].sort(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const [whole, partly] = [emptyTag(), emptyTag()];
        for (const [index, drawn] of steps.entries()) {
          const rows = await relatedRows(readerOf(partly), namedBy(partly, drawn, index + 1));
          run(whole, drawn, index + 1);
          run(partly, drawn, index + 1, rows);
          expect(withoutTimes(partly)).toEqual(withoutTimes(whole));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("are as before when a document that replaced some of them is deleted", () => {
    const lastDocument = step.filter(
      (drawn) => drawn.kind === "form" && drawn.links.every(({ type }) => type !== "duplicate"),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), lastDocument, (steps, last) => {
        const tag = emptyTag();
        for (const [index, drawn] of steps.entries()) run(tag, drawn, index + 1);
        const state = () => ({
          memories: [...tag.memories.values()]
            .map((memory) => ({ ...memory, updatedAt: 0 }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
          relations: [...tag.relations.keys()].sort(),
        });
        const before = state();
        run(tag, { ...last, document: DOCUMENTS } as Step, 98);
        run(tag, { kind: "delete", document: DOCUMENTS }, 99);
        expect(state()).toEqual(before);
      }),
      { numRuns: 400, examples: [BETWEEN_VERSIONS] },
    );
  });

  test("are as before when a batch is forgotten and taken back", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), fc.array(fc.nat(30), { maxLength: 8 }), (steps, picks) => {
        const tag = emptyTag();
        for (const [index, drawn] of steps.entries()) if (drawn.kind !== "forget") run(tag, drawn, index + 1);
        const withoutTimes = () =>
          [...tag.memories.values()]
            .map((memory) => ({ ...memory, updatedAt: 0 }))
            .sort((a, b) => (a.id < b.id ? -1 : 1));
        const before = withoutTimes();
        const ids = picks.map((pick) => at([...tag.memories.keys()], pick) ?? "none");
        const common = { tag: TAG, baseRevision: 0, now: 99 };
        applyPlan(tag, forgetAll({ ...rowsOf(tag), ...common, reason: null, ids, batchId: "b9" }).plan);
        applyPlan(tag, restoreBatch({ ...rowsOf(tag), ...common, batchId: "b9" }).plan);
        expect(withoutTimes()).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});
