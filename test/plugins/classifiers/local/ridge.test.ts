// Ridge regression against what it must satisfy.

import { expect, test } from "bun:test";
import fc from "fast-check";
import { ridge } from "#plugins/classifiers/local/ridge.ts";

const size = 4;
const numbers = fc.double({ min: -3, max: 3, noNaN: true });
const rows = fc.array(fc.array(numbers, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 12 });

test("the gradient of the penalised error is zero at the solution", async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.infiniteStream(numbers),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      async (lists, stream, lambda) => {
        const vectors = lists.map((list) => Float64Array.from(list));
        const target = vectors.map(() => stream.next().value ?? 0);
        const [weights] = await ridge(vectors, [target], lambda);
        for (let i = 0; i < size; i++) {
          const gradient = vectors.reduce((sum, row, r) => {
            const error = row.reduce((s, value, k) => s + value * weights![k]!, 0) - target[r]!;
            return sum + error * row[i]!;
          }, lambda * weights![i]!);
          expect(Math.abs(gradient)).toBeLessThan(1e-6);
        }
      },
    ),
  );
});
