import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import { extractInGroups, groupPassages } from "#pipeline/extract-in-groups.ts";
import { noteFallback } from "#pipeline/fallback-notes.ts";
import { withFallback } from "#pipeline/with-fallback.ts";
import { callContext } from "#test/conformance/host.ts";
import { chunkRow } from "#test/support/rows.ts";

const passagesOf = (lengths: readonly number[]) =>
  lengths.map((length, i) => chunkRow({ id: `c${i}`, documentId: "d", position: i, text: "x".repeat(length) }));

describe("groups of passages", () => {
  test("hold every passage once, in order, within their bounds", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12_000 }), { maxLength: 120 }), (lengths) => {
        const passages = passagesOf(lengths);
        const groups = groupPassages(passages);
        expect(groups.flat()).toEqual(passages);
        for (const group of groups) {
          expect(group.length).toBeLessThanOrEqual(40);
          if (group.length > 1)
            expect(group.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(24_000);
        }
      }),
    );
  });

  test("are at most five for fifty passages of up to two thousand characters", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 50, maxLength: 50 }), (lengths) => {
        expect(groupPassages(passagesOf(lengths)).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

test("a group that fails is drawn from by rules, the others are not, and the document is told why", async () => {
  const drawnBy: Record<string, string[]> = { model: [], rules: [] };
  const drawing =
    (by: string): MemoryExtractor["extract"] =>
    async ({ freshChunkIds }) => {
      if (by === "model" && freshChunkIds.has("c7")) throw new Error("refused");
      drawnBy[by]?.push(...freshChunkIds);
      return [];
    };
  const extractor = extractInGroups({
    extract: withFallback(drawing("model"), drawing("rules"), noteFallback("Some were drawn")),
  });
  const chunks = passagesOf(Array.from({ length: 30 }, () => 1_000));
  const notes: string[] = [];
  await extractor.extract(
    {
      chunks,
      freshChunkIds: new Set(chunks.map(({ id }) => id)),
      context: {
        tag: "t",
        documentDate: 0,
        entityContext: null,
        filterPrompt: null,
        includeItems: [],
        excludeItems: [],
        title: null,
        url: null,
        relatedMemories: [],
        buckets: [],
      },
    },
    { ...callContext(), note: (text) => notes.push(text) },
  );
  const ids = chunks.map(({ id }) => id);
  expect(drawnBy).toEqual({ rules: ids.slice(0, 10), model: ids.slice(10) });
  expect(notes).toEqual(["Some were drawn without the language model: it refused the request."]);
});
