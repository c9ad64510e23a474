// What every classifier has to hold. Call it in a test file of the plugin, with an embedder for the statements' vectors.

import { beforeAll, describe, expect, test } from "bun:test";
import type { Classifier, ClassifierGuidance, ClassifierInput } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { PluginHost } from "#contracts/plugin.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import { callContext, pluginHost } from "./host.ts";

const LABELS: readonly BucketDefinition[] = [
  { key: "pets", description: "Dogs, cats and other animals that the person keeps, their names and their health." },
  { key: "garden", description: "Plants, vegetables, trees, soil and work in the garden." },
  { key: "empty", description: "" },
];
const GUIDANCE: ClassifierGuidance = { entityContext: null, filterPrompt: null, isDefault: false };
const TEXTS = [
  "Mira's dog Bruno is nine years old.",
  "Mira planted tomatoes and two pear trees in the garden.",
  "",
  "🙂".repeat(2_000),
];

export const classifierConformance = (
  name: string,
  make: (host: PluginHost) => Promise<Classifier>,
  openEmbedder: () => Promise<Embedder>,
): void => {
  describe(`classifier ${name} conforms`, () => {
    let classifier: Classifier;
    let inputs: ClassifierInput[];
    beforeAll(async () => {
      const embedder = await openEmbedder();
      classifier = await make(pluginHost(embedder));
      const vectors = await embedder.embed(TEXTS, "document", callContext());
      inputs = TEXTS.map((text, i) => ({ text, isFirstPerson: true, vector: vectors[i] ?? new Float32Array() }));
    });

    const classify = async (labels: readonly BucketDefinition[], guidance = GUIDANCE) => {
      const matches = await classifier.classify(inputs, labels, guidance, callContext());
      expect(matches.length).toBe(inputs.length);
      for (const match of matches) {
        const keys = match.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) expect(labels.some((label) => label.key === key)).toBe(true);
        const scores = match.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
      }
      return matches.map((match) => match[0]?.key ?? null);
    };

    test("gives each statement keys of the labels, strongest first", async () => {
      expect((await classify(LABELS)).slice(0, 2)).toEqual(["pets", "garden"]);
    });

    test("gives no keys without labels, and nothing for nothing", async () => {
      expect(await classify([])).toEqual(inputs.map(() => null));
      expect(await classifier.classify([], LABELS, GUIDANCE, callContext())).toEqual([]);
    });

    test("takes guidance, the default label and fifty labels", async () => {
      await classify(LABELS, { ...GUIDANCE, entityContext: "Mira, a potter", filterPrompt: "Only what lasts." });
      await classify(LABELS.slice(0, 1), { ...GUIDANCE, isDefault: true });
      await classify(Array.from({ length: 50 }, (_, i) => ({ key: `k${i}`, description: `Topic number ${i}` })));
    });

    test("rejects when it is called off", async () => {
      const call = classifier.classify(inputs, LABELS, GUIDANCE, callContext(AbortSignal.abort()));
      expect(await call.then(() => "done").catch(() => "off")).toBe("off");
    });
  });
};
