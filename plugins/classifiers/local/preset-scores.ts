// Which presets a statement belongs to: a linear reading of its vector, learned from the example sentences, plus cue words.

import { BUCKET_PRESETS, type PresetKey } from "#domain/bucket-presets.ts";
import { cueStrength } from "./cues.ts";
import { EXAMPLES } from "./examples.ts";
import { ridge } from "./ridge.ts";
import { centred, dot, meanOf, type Vector } from "./vector-math.ts";

/** Chosen on the development set with the figures of benches/buckets. */
const LAMBDA = 1;
const CUE_WEIGHT = 0.35;
/** A statement is in a preset from this score on. */
export const PRESET_THRESHOLD = 0.48;
/** A like or dislike is about something: that counts as a topic of its own only where it is clear. */
const BESIDE_PREFERENCES = 0.62;
/** Health and values are often no more than the reason for a like or dislike. */
const REASONS: ReadonlySet<PresetKey> = new Set(["health", "values"]);
const REASON_BESIDE_PREFERENCES = 0.82;

/** From which score on a statement is in a preset; `isPreference`: it goes into `preferences` in any case. */
export const presetThreshold = (key: PresetKey, isPreference: boolean): number => {
  if (!isPreference || key === "preferences") return PRESET_THRESHOLD;
  return REASONS.has(key) ? REASON_BESIDE_PREFERENCES : BESIDE_PREFERENCES;
};

export type PresetScores = (text: string, vector: Vector, keys: readonly PresetKey[]) => number[];

const KEYS = BUCKET_PRESETS.map((preset) => preset.key);

/** Learns from the vectors of the example sentences, in their order. */
export const learnPresets = async (exampleVectors: readonly Vector[]): Promise<PresetScores> => {
  const mean = meanOf(exampleVectors);
  const targets = KEYS.map((key) => EXAMPLES.map((example) => (example.labels.includes(key) ? 1 : 0)));
  const shares = targets.map((target) => target.reduce<number>((sum, value) => sum + value, 0) / target.length);
  const weights = await ridge(
    exampleVectors.map((vector) => centred(vector, mean)),
    targets.map((target, t) => target.map((value) => value - (shares[t] ?? 0))),
    LAMBDA,
  );
  const heads = new Map(KEYS.map((key, t) => [key, { weights: weights[t] ?? mean, share: shares[t] ?? 0 }]));
  return (text, vector, keys) => {
    const direction = centred(vector, mean);
    return keys.map((key) => {
      const head = heads.get(key);
      return (head ? head.share + dot(head.weights, direction) : 0) + CUE_WEIGHT * cueStrength(key, text);
    });
  };
};
