// Sorts statements into buckets without a language model: presets by what was learned from example sentences and by cue words,
// other buckets by the things that their description lists, the built-in default by explicit first-person preferences.

import { setImmediate } from "node:timers/promises";
import Type from "typebox";
import type { Classifier, ClassifierGuidance, ClassifierInput } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import { type CallContext, definePlugin, PluginError } from "#contracts/plugin.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import { BUCKET_PRESETS, type PresetKey } from "#domain/bucket-presets.ts";
import { withoutSaidBefore } from "#domain/said-before.ts";
import { cueStrength, healsOthers, statesPreference } from "./local/cues.ts";
import {
  type LabelReading,
  labelTexts,
  labelThreshold,
  readLabel,
  SHARE_OF_BEST,
  scoreLabel,
  stemsOf,
} from "./local/label-scores.ts";
import { isOfOthers, isWorkplace } from "./local/of-whom.ts";
import { PRESET_THRESHOLD, presetThreshold } from "./local/preset-scores.ts";
import { embedAll, loadReference, type Reference } from "./local/reference.ts";
import { centred } from "./local/vector-math.ts";

/** At most so many presets, and so many other buckets, for one statement. */
const MAX_OF_KIND = 4;
const MAX_CACHED_LABELS = 200;
/** Statements sorted before other work gets its turn. */
const SLICE = 32;
/** For the default bucket a strong cue word is nearly enough: the statement is known to be an explicit first-person one. */
const CUED_DEFAULT_THRESHOLD = 0.4;

/** A rule of the body, however much it reads like a dislike. */
const ALLERGY = /\b(?:allerg\w+|intoleran\w+|c(?:o)?eliac|anaphyla\w+)\b/i;
/** 'User decided on lime (in a chat that began "My boss ...").': where the chat began is no matter of the statement. */
const CHAT_OPENING = / \(in a chat that began "[^"]*"\)(?=\.?$)/;

interface Score {
  readonly key: string;
  readonly score: number;
}

/** A preset with its own text; the same key with another text is a bucket like any other. */
const isPreset = (label: BucketDefinition): label is BucketDefinition & { readonly key: PresetKey } =>
  BUCKET_PRESETS.some((preset) => preset.key === label.key && preset.description === label.description);

/** How far a score lies above its threshold, as 0.5 to 1. */
const confidence = (excess: number, scale: number): number => 1 / (1 + Math.exp(-excess / scale));

const strongest = (scores: readonly Score[]): Score[] =>
  scores.toSorted((a, b) => b.score - a.score).slice(0, MAX_OF_KIND);

const presetMatches = (input: ClassifierInput, keys: readonly PresetKey[], reference: Reference): Score[] => {
  const scores = reference.presetScores(input.text, input.vector, keys);
  const states = statesPreference(input.text);
  const ofOthers = healsOthers(input.text);
  const isPreference = states && (scores[keys.indexOf("preferences")] ?? 0) >= PRESET_THRESHOLD;
  return strongest(
    keys.flatMap((key, k) => {
      if (key === "preferences" && !states) return [];
      if (key === "health" && ofOthers) return [];
      if (isOfOthers(key, input.text) || (key === "education" && isWorkplace(input.text))) return [];
      const besidesTaste = isPreference && !(key === "health" && ALLERGY.test(input.text));
      const excess = (scores[k] ?? 0) - presetThreshold(key, besidesTaste);
      return excess >= 0 ? [{ key, score: confidence(excess, 0.2) }] : [];
    }),
  );
};

const labelMatches = (
  input: ClassifierInput,
  labels: readonly (readonly [key: string, reading: LabelReading])[],
  reference: Reference,
): Score[] => {
  if (labels.length === 0) return [];
  const statement = centred(input.vector, reference.statementMean);
  const stems = stemsOf(input.text);
  const scores = labels.map(([key, reading]) => ({ key, score: scoreLabel(statement, stems, reading) }));
  const threshold = labelThreshold(labels.length);
  const least = Math.max(threshold, SHARE_OF_BEST * Math.max(...scores.map(({ score }) => score)));
  return strongest(
    scores
      .filter(({ score }) => score >= least)
      .map(({ key, score }) => ({ key, score: confidence(score - threshold, 1) })),
  );
};

/** Only what the speaker says explicitly, in the first person, about likes and dislikes. */
const defaultMatches = (input: ClassifierInput, label: BucketDefinition, reference: Reference): Score[] => {
  if (!input.isFirstPerson || !statesPreference(input.text)) return [];
  const [score = 0] = reference.presetScores(input.text, input.vector, ["preferences"]);
  const least = cueStrength("preferences", input.text) === 1 ? CUED_DEFAULT_THRESHOLD : PRESET_THRESHOLD;
  return score >= least ? [{ key: label.key, score: confidence(score - least, 0.2) }] : [];
};

class LocalClassifier implements Classifier {
  private reference: Promise<Reference> | null = null;
  /** Least recently used first. */
  private readonly readings = new Map<string, LabelReading>();

  constructor(private readonly embedder: Embedder) {}

  async classify(
    inputs: readonly ClassifierInput[],
    labels: readonly BucketDefinition[],
    guidance: ClassifierGuidance,
    context: CallContext,
  ): Promise<Score[][]> {
    if (inputs.length === 0 || labels.length === 0) return inputs.map(() => []);
    const reference = await this.loaded(context);
    const presets = labels.filter(isPreset).map((label) => label.key);
    const others = guidance.isDefault ? [] : labels.filter((label) => !isPreset(label));
    const hints = [guidance.filterPrompt, guidance.entityContext].filter((text) => text !== null).join("\n");
    const readings = await this.readAll(others, hints, reference, context);
    const results: Score[][] = [];
    for (const [i, given] of inputs.entries()) {
      const input = { ...given, text: withoutSaidBefore(given.text).replace(CHAT_OPENING, "") };
      if (i % SLICE === SLICE - 1) await setImmediate();
      context.signal.throwIfAborted();
      const matches = guidance.isDefault
        ? labels.flatMap((label) => defaultMatches(input, label, reference))
        : [...presetMatches(input, presets, reference), ...labelMatches(input, readings, reference)];
      results.push(matches.toSorted((a, b) => b.score - a.score));
    }
    return results;
  }

  /** Shared by all calls: not given up when one of them is, and a failure is not kept, so that the next call tries again. */
  private loaded(context: CallContext): Promise<Reference> {
    const unhurried = { signal: new AbortController().signal, logger: context.logger };
    this.reference ??= loadReference(this.embedder, unhurried).catch((error: unknown) => {
      this.reference = null;
      throw error;
    });
    return this.reference;
  }

  private async readAll(
    labels: readonly BucketDefinition[],
    hints: string,
    reference: Reference,
    context: CallContext,
  ): Promise<(readonly [string, LabelReading])[]> {
    const wanted = labels.map((label) => {
      const texts = labelTexts(label, hints);
      return { key: label.key, texts, id: JSON.stringify(texts) };
    });
    // Held here, as another call may push them out of the cache while this one waits for the embedder.
    const held = new Map(wanted.map(({ id }) => [id, this.readings.get(id)]));
    const missing = wanted.filter(({ id }) => held.get(id) === undefined);
    const vectors = await embedAll(
      this.embedder,
      missing.flatMap(({ texts }) => texts),
      context,
    );
    let at = 0;
    for (const { id, texts } of missing) {
      held.set(id, readLabel(texts, vectors.slice(at, at + texts.length), reference));
      at += texts.length;
    }
    return wanted.flatMap(({ key, id }) => {
      const reading = held.get(id);
      if (reading === undefined) return [];
      this.keep(id, reading);
      return [[key, reading] as const];
    });
  }

  private keep(id: string, reading: LabelReading): void {
    this.readings.delete(id);
    this.readings.set(id, reading);
    if (this.readings.size <= MAX_CACHED_LABELS) return;
    const [oldest] = this.readings.keys();
    if (oldest !== undefined) this.readings.delete(oldest);
  }
}

export default definePlugin({
  kind: "classifier",
  name: "local",
  options: Type.Object({}),
  requires: ["embedder"],
  create: async (_options, host) => {
    if (host.embedder === null) throw new PluginError("no_embedder", "The local classifier needs an embedder", false);
    return new LocalClassifier(host.embedder);
  },
});
