// "Metric only please" is wished for good without a word that says so; what guests eat is not.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const read = async (said: string) => {
  const memories = await extract(turns(`user: ${said}`));
  return memories.filter(({ kind }) => kind === "instruction").map(({ text }) => text);
};

test.each([
  ["Metric only please. How far is it to Lyon?", "User wants metric only."],
  ["only celsius please. is 300 too hot for pizza?", "User wants celsius only."],
  ["Vegan recipes only, no soy. What can I cook?", "User wants vegan recipes only, no soy."],
  ["Plan my dinners, halal food only.", "User wants halal food only."],
  ["Halal recipes only, please. I run a stall with my sister.", "User wants halal recipes only."],
  ["Kosher food only, as we keep a kosher home.", "User wants kosher food only, as they keep a kosher home."],
])("%s", async (said, told) => {
  expect(await read(said)).toEqual([told]);
});

test.each([
  "My sister's visiting on Sunday, vegan food only. Any ideas?",
  "Vegan options only for the office party please.",
  "I ate vegan food only for a month.",
  "She drinks milk only.",
])("is not: %s", async (said) => {
  expect(await read(said)).toEqual([]);
});
