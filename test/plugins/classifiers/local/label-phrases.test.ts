// What a bucket's definition lists.

import { expect, test } from "bun:test";
import { guidancePhrases, phrasesOf } from "#plugins/classifiers/local/label-phrases.ts";

test("a description is taken apart into the things that it lists", () => {
  expect(phrasesOf("Animals (of all kinds): dogs and cats, or birds; visits to the vet.")).toEqual([
    "Animals",
    "dogs and cats",
    "dogs",
    "cats",
    "birds",
    "visits to the vet",
  ]);
  expect(phrasesOf("")).toEqual([]);
  expect(phrasesOf(Array.from({ length: 90 }, (_, i) => `item ${i}`).join(", "))).toHaveLength(40);
});

test("the guidance completes a bucket that says little itself", () => {
  const guidance = "Keep gear (tents, stoves and boots) and routes. Ignore pets such as dogs.";
  expect(guidancePhrases({ key: "gear", description: "" }, guidance)).toEqual(["tents", "stoves", "boots"]);
  expect(guidancePhrases({ key: "routes", description: "" }, guidance)).toEqual([]);
  expect(guidancePhrases({ key: "pets", description: "" }, guidance)).toEqual([]);
  expect(guidancePhrases({ key: "gear", description: "x".repeat(80) }, guidance)).toEqual([]);
});
