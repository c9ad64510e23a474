// Which memories a new statement is compared with.

import { expect, test } from "bun:test";
import { disposableIndexes, embedded, NOW, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

test("neighbours are those allowed, however many nearer ones are not", () => {
  const index = newIndex();
  const rows = Array.from({ length: 300 }, (_, i) =>
    memoryRow({ id: `m${i}`, text: i === 7 ? "a river in winter" : `violin ${i}` }),
  );
  index.apply(planOf(0, { memories: put(...rows.map(embedded)) }), 1);
  const [near] = index.neighbours([vectorOf("violin")], 2, NOW, ({ id }) => id === "m7");
  expect(near?.map(({ memory }) => memory.id)).toEqual(["m7"]);
});

test("many vectors find what each finds alone", () => {
  const index = newIndex();
  const rows = Array.from({ length: 90 }, (_, m) => memoryRow({ id: `m${m}`, text: `Ada saw ship ${m} of ${m % 7}` }));
  index.apply(planOf(0, { memories: put(...rows.map(embedded)) }), 1);
  const vectors = rows.map(({ text }) => vectorOf(text));
  const isEven = ({ id }: { readonly id: string }): boolean => Number(id.slice(1)) % 2 === 0;
  expect(index.neighbours(vectors, 5, NOW, isEven)).toEqual(
    vectors.flatMap((vector) => index.neighbours([vector], 5, NOW, isEven)),
  );
  expect(index.neighbours([], 5, NOW, isEven)).toEqual([]);
});

test("keeps the vector of a row that is put without one", () => {
  const index = newIndex();
  const row = memoryRow({ id: "m", text: "Ada plays the violin." });
  index.apply(planOf(0, { memories: put({ row, vector: vectorOf("violin") }) }), 1);
  index.apply(planOf(1, { memories: put({ row: { ...row, text: "Ada plays the viola." }, vector: null }) }), 2);
  expect(index.neighbours([vectorOf("violin")], 1, NOW, () => true)[0]?.[0]?.similarity).toBeCloseTo(1, 3);
  expect(index.revision).toBe(2);
});
