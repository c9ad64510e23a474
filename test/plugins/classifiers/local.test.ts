// The local classifier with the real embedding model.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Classifier, ClassifierGuidance } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import { type BucketDefinition, DEFAULT_BUCKET } from "#domain/bucket.ts";
import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";
import { REFERENCE_TEXTS, referenceHash } from "#plugins/classifiers/local/reference.ts";
import shipped from "#plugins/classifiers/local/reference-vectors.json";
import localClassifier from "#plugins/classifiers/local.ts";
import minilm from "#plugins/embedders/minilm.ts";

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const host = { logger, fetch, clock: Date };
const call = { signal: new AbortController().signal, logger };

let embedder: Embedder;
let classifier: Classifier;
/** Texts that were embedded in the classifier's behalf. */
let embedded: string[] = [];

beforeAll(async () => {
  embedder = await minilm.create({ workers: 1 }, { ...host, embedder: null });
  const watched: Embedder = {
    ...embedder,
    embed: (texts, purpose, context) => {
      embedded.push(...texts);
      return embedder.embed(texts, purpose, context);
    },
  };
  classifier = await localClassifier.create({}, { ...host, embedder: watched });
});

afterAll(() => embedder.close());

const sort = async (
  texts: readonly string[],
  labels: readonly BucketDefinition[] = BUCKET_PRESETS,
  guidance: Partial<ClassifierGuidance> = {},
  isFirstPerson = true,
): Promise<string[][]> => {
  const vectors = await embedder.embed(texts, "document", call);
  const inputs = texts.map((text, i) => ({ text, isFirstPerson, vector: vectors[i] ?? new Float32Array() }));
  const full = { entityContext: null, filterPrompt: null, isDefault: false, ...guidance };
  const answer = await classifier.classify(inputs, labels, full, call);
  return answer.map((scores) => scores.map(({ key }) => key));
};

describe("presets", () => {
  test("find the topics of plain statements, several or none for one", async () => {
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ["User takes insulin for diabetes.", ["health"]],
      ["Greta works as a librarian in Turin.", ["work"]],
      ["User's sister Lou lives in Bergen.", ["relationships"]],
      ["User has 3,000 euros of debt on a credit card.", ["finances"]],
      ["User prefers small hotels on holidays.", ["preferences", "travel"]],
      ["User wants to learn Italian by next summer.", ["goals", "skills"]],
      ["Greta is a physiotherapist at a small clinic in Turin.", ["work"]],
      ["Greta is a nurse and has asthma.", ["health", "work"]],
      ["Greta ran 10k on Sunday and now her knee hurts.", ["health"]],
      ["Greta earns 43k a year.", ["finances"]],
      ["Greta signed up for the Lund 10k.", []],
      ["Greta will sleep in guesthouses on the way to Linz.", ["travel"]],
      ["The lamp in the corridor is broken.", []],
    ];
    const found = await sort(expected.map(([text]) => text));
    expect(found.map((keys) => keys.toSorted())).toEqual(expected.map(([, keys]) => [...keys]));
  });

  test("are judged alike whatever other buckets are configured", async () => {
    const texts = ["User is saving for a trip to Chile.", "User plays the harp and teaches it at a school."];
    const all = await sort(texts);
    for (const preset of BUCKET_PRESETS) {
      const alone = await sort(texts, [preset]);
      expect(alone).toEqual(all.map((keys) => keys.filter((key) => key === preset.key)));
    }
  });

  test("beside preferences take a like or dislike only when it is clearly about them, and alone take it sooner", async () => {
    const texts = [
      "User avoids wool jumpers because they itch.",
      "User is allergic to peanuts.",
      "User does not wear tight collars because of a skin irritation.",
    ];
    const health = BUCKET_PRESETS.filter(({ key }) => key === "health");
    const [jumpers = [], peanuts = [], collars = []] = await sort(texts);
    expect(jumpers).toEqual(["preferences"]);
    expect(peanuts).toContain("health");
    expect(collars).toEqual(["preferences"]);
    expect((await sort(texts, health))[2]).toEqual(["health"]);
  });

  test("need no embedding of their own with the default model", async () => {
    embedded = [];
    await sort(["User swims on Mondays."]);
    expect(embedded).toEqual([]);
  });
});

describe("custom buckets", () => {
  const pets = {
    key: "pets",
    description: "Animals the user keeps: dogs, cats, birds, their food, walks, and visits to the vet.",
  };
  const plants = { key: "plants", description: "Gardening: vegetables, flowers, seeds, watering, compost." };

  test("are found by the things that their description lists", async () => {
    const texts = [
      "User's beagle needs a new leash.",
      "User sowed carrots and beans.",
      "User signed a lease in Leipzig.",
    ];
    expect(await sort(texts, [pets, plants])).toEqual([["pets"], ["plants"], []]);
  });

  test("with a preset's key but another text follow that text", async () => {
    const work = { key: "work", description: "Bicycle workshop: spokes, chains, brakes, frames, customers' bicycles." };
    const [bicycle, office] = await sort(
      ["User replaced the chain and the brakes of a bicycle.", "User is a lawyer."],
      [work],
    );
    expect(bicycle).toEqual(["work"]);
    expect(office).toEqual([]);
  });

  test("without a description take what the filter prompt lists for them", async () => {
    const gear = { key: "loadout", description: "" };
    const texts = ["User bought a lighter tent and a sleeping bag."];
    expect(await sort(texts, [gear, pets])).toEqual([[]]);
    const filterPrompt = "Remember routes and loadout such as tents, sleeping bags, stoves and boots.";
    expect(await sort(texts, [gear, pets], { filterPrompt })).toEqual([["loadout"]]);
  });

  test("are read once, also when they are many", async () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ key: `k${i}`, description: `Topic ${i}: things, ideas` }));
    await sort(["User likes topic 7."], many);
    embedded = [];
    await sort(["User likes topic 8."], many);
    expect(embedded).toEqual([]);
  });
});

describe("the default bucket", () => {
  const isDefault = true;

  test("takes explicit preferences and nothing else", async () => {
    const texts = [
      "User prefers oat milk in coffee.",
      "User can't stand crowded beaches.",
      "User's favourite band is from Iceland.",
      "User works for a bank.",
      "User moved to Graz in 2020.",
    ];
    const key = [DEFAULT_BUCKET.key];
    expect(await sort(texts, [DEFAULT_BUCKET], { isDefault })).toEqual([key, key, key, [], []]);
  });

  test("takes nothing that somebody tries, weighs, plans or did at the moment, whatever its words", async () => {
    const texts = [
      "User is trying to prioritize tasks for the sprint.",
      "User has decided to study in Ghent instead of Mons.",
      "User is also considering a minimalist layout with clear headings.",
      "User found no leaks during a test of ten minutes.",
      "User has never used a loom before.",
    ];
    expect(await sort(texts, [DEFAULT_BUCKET], { isDefault })).toEqual([[], [], [], [], []]);
    const beside = "User is trying to keep the app small, so they prefer few dependencies.";
    const wish = "User wants the assistant to answer in Dutch.";
    const key = [DEFAULT_BUCKET.key];
    expect(await sort([beside, wish], [DEFAULT_BUCKET], { isDefault })).toEqual([key, key]);
  });

  test("takes nothing that the speaker did not say in the first person", async () => {
    expect(await sort(["User prefers oat milk in coffee."], [DEFAULT_BUCKET], { isDefault }, false)).toEqual([[]]);
  });
});

test("scores lie between 0 and 1, strongest first, with keys of the labels only", async () => {
  const text = "User's doctor told the user to run less and to save money for a holiday with the family in Spain.";
  const [vector] = await embedder.embed([text], "document", call);
  const [scores = []] = await classifier.classify(
    [{ text, isFirstPerson: true, vector: vector! }],
    BUCKET_PRESETS,
    { entityContext: null, filterPrompt: null, isDefault: false },
    call,
  );
  expect(scores.length).toBeGreaterThan(1);
  expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score).toSorted((a, b) => b - a));
  for (const { key, score } of scores) {
    expect(BUCKET_PRESETS.some((preset) => preset.key === key)).toBe(true);
    expect(score).toBeGreaterThanOrEqual(0.5);
    expect(score).toBeLessThanOrEqual(1);
  }
});

test("the words of the talk that a memory quotes are no cue", async () => {
  const plain = "User is waiting for the results.";
  const quoting = 'User is waiting for the results (said after "I prefer the doctor at my gym").';
  const [vector] = await embedder.embed([plain], "document", call);
  const guidance = { entityContext: null, filterPrompt: null, isDefault: false };
  const [bare, quoted] = await classifier.classify(
    [plain, quoting].map((text) => ({ text, isFirstPerson: true, vector: vector! })),
    BUCKET_PRESETS,
    guidance,
    call,
  );
  expect(quoted).toEqual(bare!);
});

test("no statements or no labels give empty answers", async () => {
  expect(await sort([])).toEqual([]);
  expect(await sort(["User likes tea."], [])).toEqual([[]]);
});

test("the shipped vectors belong to the sentences as they are", () => {
  expect(shipped.hash).toBe(referenceHash());
  expect(shipped.model).toBe(embedder.model);
  expect(Buffer.from(shipped.vectors, "base64").length).toBe(REFERENCE_TEXTS.length * shipped.dimensions);
});

test("another embedding model is learned from the sentences on first use, and a failure is tried again", async () => {
  let isDown = true;
  const other: Embedder = {
    ...embedder,
    model: "another-space",
    embed: (texts, purpose, context) =>
      isDown ? Promise.reject(new Error("down")) : embedder.embed(texts, purpose, context),
  };
  const fresh = await localClassifier.create({}, { ...host, embedder: other });
  const text = "User has a sore throat and a fever.";
  const [vector] = await embedder.embed([text], "document", call);
  const ask = () =>
    fresh.classify(
      [{ text, isFirstPerson: true, vector: vector! }],
      BUCKET_PRESETS,
      { entityContext: null, filterPrompt: null, isDefault: false },
      call,
    );
  expect(ask()).rejects.toThrow("down");
  await ask().catch(() => {});
  isDown = false;
  const [scores = []] = await ask();
  expect(scores.map(({ key }) => key)).toEqual(["health"]);
});
