import { expect, test } from "bun:test";
import fc from "fast-check";
import { topK } from "#retrieval/top-k.ts";

test("the top k are what sorting all unmasked slots would give", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.boolean())),
      fc.integer({ min: 0, max: 12 }),
      (rows, k) => {
        const scores = Float32Array.from(rows, ([score]) => score);
        const mask = Uint8Array.from(rows, ([, isShown]) => (isShown ? 1 : 0));
        const sorted = [...rows.keys()]
          .filter((slot) => mask[slot] === 1)
          .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
        expect(topK(scores, mask, rows.length, k)).toEqual(sorted.slice(0, k));
      },
    ),
  );
});
