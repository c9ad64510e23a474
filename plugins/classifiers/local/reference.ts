// The vectors of the classifier's own sentences: shipped for the default embedding model, else embedded once on first use.

import { createHash } from "node:crypto";
import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext } from "#contracts/plugin.ts";
import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";
import { EXAMPLES } from "./examples.ts";
import { phrasesOf } from "./label-phrases.ts";
import type { LabelReference } from "./label-scores.ts";
import { learnPresets, type PresetScores } from "./preset-scores.ts";
import { centred, meanOf } from "./vector-math.ts";

export interface Reference extends LabelReference {
  readonly presetScores: PresetScores;
}

const DESCRIPTIONS = BUCKET_PRESETS.map((preset) => preset.description);
const PHRASES = DESCRIPTIONS.flatMap(phrasesOf);
/** In the order in which the vectors are shipped. */
export const REFERENCE_TEXTS: readonly string[] = [
  ...EXAMPLES.map((example) => example.text),
  ...DESCRIPTIONS,
  ...PHRASES,
];

/** Changes when a sentence does: vectors of other sentences are not used. */
export const referenceHash = (): string => createHash("sha256").update(REFERENCE_TEXTS.join("\n")).digest("hex");

/** Vectors as signed bytes, each scaled by its own largest component; only their directions matter. */
export const packVectors = (vectors: readonly Float32Array[]): string =>
  Buffer.concat(
    vectors.map((vector) => {
      const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
      return Buffer.from(Int8Array.from(vector, (value) => Math.round((127 * value) / largest)).buffer);
    }),
  ).toString("base64");

const unpackVectors = (packed: string, dimensions: number): Float32Array[] => {
  const bytes = new Int8Array(Buffer.from(packed, "base64"));
  const vectors: Float32Array[] = [];
  for (let at = 0; at < bytes.length; at += dimensions) {
    const vector = Float32Array.from(bytes.subarray(at, at + dimensions));
    const length = Math.hypot(...vector) || 1;
    vectors.push(vector.map((value) => value / length));
  }
  return vectors;
};

const shippedVectors = async (embedder: Embedder): Promise<Float32Array[] | null> => {
  const { default: shipped } = await import("./reference-vectors.json", { with: { type: "json" } });
  const isUsable = shipped.model === embedder.model && shipped.hash === referenceHash();
  return isUsable ? unpackVectors(shipped.vectors, shipped.dimensions) : null;
};

export const embedAll = async (
  embedder: Embedder,
  texts: readonly string[],
  context: CallContext,
): Promise<Float32Array[]> => {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += embedder.maxBatch) {
    vectors.push(...(await embedder.embed(texts.slice(at, at + embedder.maxBatch), "document", context)));
  }
  return vectors;
};

export const loadReference = async (embedder: Embedder, context: CallContext): Promise<Reference> => {
  const vectors = (await shippedVectors(embedder)) ?? (await embedAll(embedder, REFERENCE_TEXTS, context));
  const statements = vectors.slice(0, EXAMPLES.length);
  const statementMean = meanOf(statements);
  return {
    presetScores: await learnPresets(statements),
    statementMean,
    descriptionMean: meanOf(vectors.slice(EXAMPLES.length, EXAMPLES.length + DESCRIPTIONS.length)),
    phraseMean: meanOf(vectors.slice(EXAMPLES.length + DESCRIPTIONS.length)),
    sample: statements.map((statement) => centred(statement, statementMean)),
  };
};
