import { describe, expect, test } from "bun:test";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import { opensDefinite } from "#plugins/memory-extractors/local/references/leaning/continuations.ts";
import { canExplain } from "#plugins/memory-extractors/local/references/leaning/explaining-sentences.ts";
import { pointsOutside } from "#plugins/memory-extractors/local/references/things/pointed-at.ts";

describe("what leans on something that was said before", () => {
  test.each([
    ["I mixed it with lime juice", true],
    ["I bought a kite and flew it twice", false],
    ["My sister wrote it in one night", true],
    ["I found the smiles on their faces moving", true],
    ["I work on one with my choir", true],
    ["I did something similar with my cousins", true],
    ["We had a chat about it over soup", true],
    ["I'm trying to get it fixed", true],
    ["I was planning on watching it", true],
    ["I took up rowing and love it", false],
    ["I tried melatonin but it gave me odd dreams", false],
    ["I tried again but it broke", true],
    ["I tried hard because it matters", true],
    ["I want to give each pupil the time they need", false],
    ["My family is great, they help me a lot", false],
    ["I tend to sit with the calm people here", true],
    ["I love our park and jog there daily", false],
    ["I like tea, and these days I barely drink coffee", false],
  ])("%s: %p", (text, expected) => {
    expect(hasInnerDangling(text)).toBe(expected);
  });

  test.each([
    ["I learnt a lot from this trip", true],
    ["I play on those courts that we painted", false],
    ["I think that kindness wins", false],
    ["I swim this week", false],
    ["I have an app and open this app daily", false],
  ])("%s points outside: %p", (text, expected) => {
    expect(pointsOutside(text)).toBe(expected);
  });

  test("a definite thing at the front was told of before", () => {
    expect(opensDefinite("The author is great at twists")).toBe(true);
    expect(opensDefinite("The weather was mild")).toBe(false);
    expect(opensDefinite("The Hobbit is my favourite")).toBe(false);
    expect(opensDangling("It kept me awake")).toBe(true);
    expect(opensDangling("Little things like this change how I think")).toBe(true);
    expect(opensDangling("Little things change how I think")).toBe(false);
  });
});

describe("which sentence can explain the next", () => {
  test.each([
    ["I went to a long lecture", "They spoke of the moon", false],
    ["I met two fishermen at a lecture", "They spoke of the moon", true],
    ["I volunteer at a shelter", "They gave me a medal", true],
    ["I bake on Sundays", "She taught me how", false],
    ["My aunt bakes on Sundays", "She taught me how", true],
    ["I bought a kite", "I flew it twice", true],
    ["I slept late", "I love living there", false],
  ])("%s / %s: %p", (host, text, expected) => {
    expect(canExplain(host, text)).toBe(expected);
  });
});
