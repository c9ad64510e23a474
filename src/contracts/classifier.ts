// The contract of the plugin kind "classifier".
import type { BucketDefinition } from "#domain/bucket.ts";
import type { CallContext } from "./plugin.ts";

export interface ClassifierInput {
  readonly text: string;
  /** Whether the source is an explicit first-person statement. */
  readonly isFirstPerson: boolean;
  readonly vector: Float32Array;
}

export interface ClassifierGuidance {
  readonly entityContext: string | null;
  readonly filterPrompt: string | null;
  /** True while nothing is configured and `labels` is the built-in default. */
  readonly isDefault: boolean;
}

/**
 * Says which buckets each statement belongs to: keys of `labels`, strongest first, several or none. Scores are 0 to 1 and only order
 * the buckets of one statement: what is named counts.
 */
export interface Classifier {
  classify(
    inputs: readonly ClassifierInput[],
    labels: readonly BucketDefinition[],
    guidance: ClassifierGuidance,
    context: CallContext,
  ): Promise<{ readonly key: string; readonly score: number }[][]>;
}
