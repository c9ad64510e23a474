// Wishes for good without a verb, or with their "always" at the end, are orders to the assistant; what somebody has or does so often is none.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const read = async (said: string) => {
  const memories = await extract(turns(`user: ${said}`));
  return memories.filter(({ kind, isStatic }) => kind === "instruction" && isStatic).map(({ text }) => text);
};

test.each([
  ["Units in metric, always.", "User wants units in metric, always."],
  ["Prices always without tax please, and in a table.", "User wants prices always without tax and in a table."],
  ["Dates always in ISO format please.", "User wants dates always in ISO format."],
  ["help me write a letter, british spelling always", "User wants british spelling, always."],
  ["give me a packing list - kilos not pounds, always", "User wants kilos not pounds, always."],
  ["Write the release notes. Plain text always, no markdown.", "User wants plain text, always, no markdown."],
  ["Draft the letter. Formal tone, no contractions, ever.", "User wants formal tone, no contractions."],
  ["From here on only mock questions, no theory.", "User wants only mock questions, no theory, from here on."],
  [
    "Please write code comments in Spanish, never in English.",
    "User wants the assistant to write code comments in Spanish, never in English.",
  ],
  [
    "Also, please answer in PHP 8.3 syntax from now on.",
    "User wants the assistant to answer in PHP 8.3 syntax from now on.",
  ],
  ["For the future: please never use romaji.", "User wants the assistant to never use romaji from now on."],
  ["A note for next time: use British spelling.", "User wants the assistant to use British spelling from now on."],
  ["I need a plan. Distances in km, never miles.", "User wants distances in km, never miles."],
  [
    "Sure, but keep everything in Portuguese from here.",
    "User wants the assistant to keep everything in Portuguese from here.",
  ],
  ['and use "colour" not "color" every time', 'User wants the assistant to use "colour" not "color" every time.'],
  [
    "Use my pen name Kestrel in everything you write for me.",
    "User wants the assistant to use their pen name Kestrel in everything it writes for them.",
  ],
  ["One question at a time, please, I get overwhelmed.", "User wants one question at a time, they get overwhelmed."],
  [
    "Tell me the steps, numbered, and never assume I have a car.",
    "User wants the assistant to never assume they have a car.",
  ],
])("%s", async (said, told) => {
  expect(await read(said)).toEqual([told]);
});

test.each([
  "I love the sea, always.",
  "Lunch at noon, always.",
  "tell me how to get to Cork from here",
  "My dad drinks, always did.",
  "Coffee with milk, never sugar.",
  "two kids, never married",
  "We go to Lisbon each summer, and always stay at the same hotel.",
  "I forget names all the time, and always write them down.",
  "Fix the loop, it breaks every time",
  "Rent is 900 euros, always paid on the 1st.",
  "make it shorter, it's always too long",
  "Is this the best recipe ever?",
  "I run in the mornings, never at night.",
])("no order: %s", async (said) => {
  expect(await read(said)).toEqual([]);
});
