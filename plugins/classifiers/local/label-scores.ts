// How well statements fit a bucket that is known by its definition alone: closeness to the things that it lists, measured
// against how close any statement comes, plus words in common.

import { stemmer } from "stemmer";
import type { BucketDefinition } from "#domain/bucket.ts";
import { guidancePhrases, nameOf, phrasesOf } from "./label-phrases.ts";
import { centred, dot, meanAndDeviation, type Vector } from "./vector-math.ts";

/** Chosen on the development sets with the figures of benches/buckets. */
const PHRASE_WEIGHT = 0.6;
const DESCRIPTION_WEIGHT = 0.4;
/** Smooth maximum over the phrases: the sharper, the more only the closest one counts. */
const SHARPNESS = 16;
const SHARED_STEM_WEIGHT = 0.9;
const MAX_SHARED_STEMS = 2;
const THRESHOLD = 1.3;
/** Many buckets bring many chances to be wrong. */
const THRESHOLD_STEP = 0.012;
const UNCROWDED = 12;
/** Beside the best custom bucket others count only when they come close to it. */
export const SHARE_OF_BEST = 0.85;

export const labelThreshold = (labelCount: number): number =>
  THRESHOLD + THRESHOLD_STEP * Math.max(0, labelCount - UNCROWDED);

/** What statements, phrases and descriptions have in common each, and a sample of statements as a yardstick. */
export interface LabelReference {
  readonly statementMean: Vector;
  readonly phraseMean: Vector;
  readonly descriptionMean: Vector;
  /** Centred vectors of the sample. */
  readonly sample: readonly Vector[];
}

export interface LabelReading {
  readonly phrases: readonly Float32Array[];
  readonly description: Float32Array;
  readonly stems: ReadonlySet<string>;
  readonly mean: number;
  readonly deviation: number;
}

const STOP_WORDS = new Set(
  "a an the and or of to in on for with is are am be was were i me my you your it its this that what how do does did can will would user users about from by at as any has have had not no their they his her he she all one who whom which when where".split(
    " ",
  ),
);

export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
      .map((word) => stemmer(word)),
  );

/** The texts of a definition whose vectors `readLabel` needs: the description first, then the phrases. */
export const labelTexts = (label: BucketDefinition, guidance: string): string[] => {
  const description = label.description.trim() === "" ? nameOf(label) : label.description;
  return [description, nameOf(label), ...phrasesOf(label.description), ...guidancePhrases(label, guidance)];
};

const closeness = (statement: Vector, reading: Pick<LabelReading, "phrases" | "description">): number => {
  let sum = 0;
  for (const phrase of reading.phrases) sum += Math.exp(SHARPNESS * dot(statement, phrase));
  return (PHRASE_WEIGHT * Math.log(sum)) / SHARPNESS + DESCRIPTION_WEIGHT * dot(statement, reading.description);
};

export const readLabel = (
  texts: readonly string[],
  vectors: readonly Vector[],
  reference: LabelReference,
): LabelReading => {
  const [description = new Float32Array(reference.descriptionMean.length), ...phrases] = vectors;
  const reading = {
    phrases: phrases.map((phrase) => centred(phrase, reference.phraseMean)),
    description: centred(description, reference.descriptionMean),
  };
  const yardstick = meanAndDeviation(reference.sample.map((statement) => closeness(statement, reading)));
  return { ...reading, ...yardstick, stems: stemsOf(texts.join(" ")) };
};

/** In standard deviations above what any statement reaches. `statement` is centred. */
export const scoreLabel = (statement: Vector, stems: ReadonlySet<string>, reading: LabelReading): number => {
  let shared = 0;
  for (const stem of stems) if (reading.stems.has(stem)) shared++;
  const distance = (closeness(statement, reading) - reading.mean) / reading.deviation;
  return distance + SHARED_STEM_WEIGHT * Math.min(MAX_SHARED_STEMS, shared);
};
