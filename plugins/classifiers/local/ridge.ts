// Ridge regression in closed form: weights w that minimise |Xw - y|² + lambda |w|², for several targets at once. The normal
// equations are solved by the Cholesky decomposition (see Golub and Van Loan, Matrix Computations, section 4.2).

import { setImmediate } from "node:timers/promises";
import type { Vector } from "./vector-math.ts";

/** Rows handled before other work of the process gets its turn. */
const SLICE = 64;

const pause = async (row: number): Promise<void> => {
  if (row % SLICE === SLICE - 1) await setImmediate();
};

/** The lower triangle of XᵀX + lambda I, row by row. */
const gramMatrix = async (rows: readonly Vector[], size: number, lambda: number): Promise<Float64Array> => {
  const gram = new Float64Array(size * size);
  for (const [r, row] of rows.entries()) {
    await pause(r);
    for (let i = 0; i < size; i++) {
      const factor = row[i] ?? 0;
      for (let k = 0; k <= i; k++) gram[i * size + k] = (gram[i * size + k] ?? 0) + factor * (row[k] ?? 0);
    }
  }
  for (let i = 0; i < size; i++) gram[i * size + i] = (gram[i * size + i] ?? 0) + lambda;
  return gram;
};

/** Replaces the lower triangle of a positive definite matrix by L, where L Lᵀ is the matrix. */
const decompose = async (matrix: Float64Array, size: number): Promise<void> => {
  for (let i = 0; i < size; i++) {
    await pause(i);
    for (let k = 0; k <= i; k++) {
      let sum = matrix[i * size + k] ?? 0;
      for (let q = 0; q < k; q++) sum -= (matrix[i * size + q] ?? 0) * (matrix[k * size + q] ?? 0);
      matrix[i * size + k] = i === k ? Math.sqrt(sum) : sum / (matrix[k * size + k] ?? 1);
    }
  }
};

const solve = (lower: Float64Array, size: number, right: Float64Array): Float64Array => {
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    let sum = solution[i] ?? 0;
    for (let q = 0; q < i; q++) sum -= (lower[i * size + q] ?? 0) * (solution[q] ?? 0);
    solution[i] = sum / (lower[i * size + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i] ?? 0;
    for (let q = i + 1; q < size; q++) sum -= (lower[q * size + i] ?? 0) * (solution[q] ?? 0);
    solution[i] = sum / (lower[i * size + i] ?? 1);
  }
  return solution;
};

/** One weight vector for each target; `targets[t][r]` is the wanted value of row `r`. `lambda` is above 0. */
export const ridge = async (
  rows: readonly Vector[],
  targets: readonly (readonly number[])[],
  lambda: number,
): Promise<Float64Array[]> => {
  const size = rows[0]?.length ?? 0;
  const matrix = await gramMatrix(rows, size, lambda);
  await decompose(matrix, size);
  return targets.map((target) => {
    const right = new Float64Array(size);
    for (const [r, row] of rows.entries()) {
      const wanted = target[r] ?? 0;
      for (let i = 0; i < size; i++) right[i] = (right[i] ?? 0) + wanted * (row[i] ?? 0);
    }
    return solve(matrix, size, right);
  });
};
