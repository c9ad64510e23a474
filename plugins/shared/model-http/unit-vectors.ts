// Vectors as a server gives them, checked and brought to unit length.

import { PluginError } from "#contracts/plugin.ts";

const unusable = (problem: string): PluginError =>
  new PluginError("model_answer_unusable", `The embedding model's answer cannot be used: ${problem}`, false);

/** @param dimensions null: as many as the first one has */
export const toUnitVectors = (given: unknown, count: number, dimensions: number | null): Float32Array[] => {
  if (!Array.isArray(given) || given.length !== count) throw unusable(`not ${count} vectors`);
  let expected = dimensions;
  return given.map((values: unknown) => {
    if (!Array.isArray(values) || values.length === 0) throw unusable("not a list of numbers for each text");
    expected ??= values.length;
    if (values.length !== expected) {
      throw new PluginError(
        "embedding_dimensions_changed",
        `The embedding model answers with ${values.length} dimensions where ${expected} are expected: it is not the model it was`,
        false,
      );
    }
    const vector = Float32Array.from(values as number[]);
    const length = Math.hypot(...vector);
    if (!Number.isFinite(length) || length === 0) throw unusable("a vector without length");
    return vector.map((value) => value / length);
  });
};
