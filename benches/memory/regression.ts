// Logistic regression with a ridge, small enough to need no package: Newton's method on standardised features.

export interface Fitted {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** Solves `matrix · x = right` in place by Gauss's elimination with pivoting. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot] as number[], matrix[column] as number[]];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
    for (let row = column + 1; row < size; row++) {
      const factor = at(row, column) / at(column, column);
      const target = matrix[row] as number[];
      for (let k = column; k < size; k++) target[k] = at(row, k) - factor * at(column, k);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= at(row, k) * (found[k] ?? 0);
    found[row] = sum / at(row, row);
  }
  return found;
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

export const scoreWith = ({ intercept, weights }: Fitted, row: readonly number[]): number =>
  intercept + dot(weights, row);

/** @param ridge how strongly weights are drawn to zero, on standardised features */
export const fitLogistic = (
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  ridge: number,
): Fitted => {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, k) => rows.map((row) => row[k] ?? 0));
  const means = columns.map((column) => column.reduce((a, b) => a + b, 0) / rows.length);
  const scales = columns.map((column, k) => {
    const mean = means[k] ?? 0;
    return Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows.length) || 1;
  });
  const inputs = rows.map((row) => [1, ...row.map((value, k) => (value - (means[k] ?? 0)) / (scales[k] ?? 1))]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let round = 0; round < 12; round++) {
    const gradient = weights.map((weight, k) => (k === 0 ? 0 : ridge * weight));
    const curvature = weights.map((_, k) => weights.map((_w, j) => (k === j ? (k === 0 ? 1e-9 : ridge) : 0)));
    inputs.forEach((input, i) => {
      const chance = 1 / (1 + Math.exp(-dot(input, weights)));
      const miss = chance - (labels[i] === true ? 1 : 0);
      const spread = chance * (1 - chance);
      input.forEach((value, k) => {
        if (value === 0) return;
        gradient[k] = (gradient[k] ?? 0) + miss * value;
        const line = curvature[k] as number[];
        for (let j = 0; j <= width; j++) line[j] = (line[j] ?? 0) + spread * value * (input[j] ?? 0);
      });
    });
    const step = solve(curvature, gradient);
    weights = weights.map((weight, k) => weight - (step[k] ?? 0));
  }
  const [bias = 0, ...slopes] = weights;
  const raw = slopes.map((slope, k) => slope / (scales[k] ?? 1));
  return { intercept: bias - dot(raw, means), weights: raw };
};

/** How often a positive stands above a negative: 0.5 is chance. */
export const areaUnderCurve = (scores: readonly number[], labels: readonly boolean[]): number => {
  const order = scores.map((score, i) => ({ score, label: labels[i] === true })).sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let i = 0; i < order.length; ) {
    let end = i;
    while (end < order.length && order[end]?.score === order[i]?.score) end++;
    for (let k = i; k < end; k++) if (order[k]?.label === true) ranks += (i + end + 1) / 2;
    i = end;
  }
  for (const { label } of order) if (label) positives++;
  const negatives = order.length - positives;
  return positives === 0 || negatives === 0
    ? 0.5
    : (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
};
