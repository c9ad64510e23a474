import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { VectorTable } from "#retrieval/vector-table.ts";

const unit = (values: readonly number[]): Float32Array => {
  const norm = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / norm);
};
const vector = (dimensions: number): fc.Arbitrary<Float32Array> =>
  fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })
    .filter((values) => Math.hypot(...values) > 0.01)
    .map(unit);
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, d) => sum + value * (b[d] ?? 0), 0);

describe("a table of vectors", () => {
  test("gives the cosines of a query with every row, whatever the number of dimensions", () => {
    const tables = fc
      .integer({ min: 1, max: 130 })
      .chain((dimensions) => fc.tuple(vector(dimensions), fc.array(vector(dimensions), { maxLength: 20 })));
    fc.assert(
      fc.property(tables, ([query, rows]) => {
        const table = new VectorTable(query.length);
        for (const row of rows) table.append(row);
        const cosines = new Float32Array(rows.length);
        table.cosines(query, cosines);
        for (const [slot, row] of rows.entries()) expect(cosines[slot]).toBeCloseTo(dot(query, row), 3);
        table.truncate(0);
      }),
    );
  });

  test("holds more rows than fit into one block", () => {
    const table = new VectorTable(384);
    const rows = Array.from({ length: 500 }, (_, i) =>
      unit(Array.from({ length: 384 }, (_, d) => Math.sin(i * 384 + d * d))),
    );
    for (const row of rows) table.append(row);
    const cosines = new Float32Array(500);
    table.cosines(rows[321] ?? new Float32Array(384), cosines);
    expect(cosines.indexOf(Math.max(...cosines))).toBe(321);
    expect(cosines[321]).toBeCloseTo(1, 3);
    table.truncate(0);
  });

  test("gives blocks back that another table then uses, without the old rows showing", () => {
    const first = new VectorTable(64);
    for (let i = 0; i < 300; i++) first.append(unit(new Array<number>(64).fill(1)));
    first.truncate(0);
    const second = new VectorTable(64);
    for (let i = 0; i < 300; i++) second.append(null);
    const cosines = new Float32Array(300).fill(9);
    second.cosines(unit(new Array<number>(64).fill(1)), cosines);
    expect(cosines.every((cosine) => cosine === 0)).toBe(true);
    second.truncate(0);
  });

  test("takes a vector of another length as none", () => {
    const table = new VectorTable(8);
    table.append(unit([1, 2, 3]));
    const cosines = new Float32Array(1);
    table.cosines(unit(new Array<number>(8).fill(1)), cosines);
    expect(cosines[0]).toBe(0);
    cosines[0] = 9;
    table.cosines(unit([1, 2, 3]), cosines);
    expect(cosines[0]).toBe(0);
    table.truncate(0);
  });

  test("compares with many queries at a time as with each alone", () => {
    const table = new VectorTable(384);
    const vectorAt = (seed: number) => unit(Array.from({ length: 384 }, (_, d) => Math.sin(seed * 384 + d * d)));
    for (let i = 0; i < 200; i++) table.append(vectorAt(i));
    const queries = Array.from({ length: 150 }, (_, q) => (q % 40 === 7 ? unit([1, 2]) : vectorAt(1_000 + q)));
    const outs = queries.map(() => new Float32Array(200).fill(9));
    table.cosinesOf(queries, outs);
    for (const [q, query] of queries.entries()) {
      const alone = new Float32Array(200);
      table.cosines(query, alone);
      expect(outs[q]).toEqual(alone);
    }
    table.truncate(0);
  });
});
