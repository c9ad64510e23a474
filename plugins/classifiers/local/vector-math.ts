// Arithmetic on vectors of one length, as far as sorting by topic needs it.

export type Vector = Float32Array | Float64Array;

export const dot = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

export const meanOf = (vectors: readonly Vector[]): Float64Array => {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0);
  return mean.map((value) => value / Math.max(1, vectors.length));
};

/**
 * The direction in which a vector differs from the mean of its kind, at length 1. What all statements (or all topics) have in
 * common, such as "The user ...", would otherwise outweigh what they are about.
 */
export const centred = (vector: Vector, mean: Vector): Float32Array => {
  const result = new Float32Array(vector.length);
  for (let i = 0; i < vector.length; i++) result[i] = (vector[i] ?? 0) - (mean[i] ?? 0);
  const length = Math.sqrt(dot(result, result)) || 1;
  return result.map((value) => value / length);
};

export const meanAndDeviation = (values: readonly number[]): { readonly mean: number; readonly deviation: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, deviation: Math.sqrt(variance) || 1 };
};
