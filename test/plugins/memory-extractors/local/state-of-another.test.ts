// A state without a subject behind a sentence of somebody else is theirs, and not of whoever types it.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "My brother is visiting. He's a diver, has a dog. Allergic to shellfish.",
    "User's brother is allergic to shellfish.",
  ],
  ["My neighbour is great. She's 80, lives alone. Allergic to cats.", "User's neighbour is allergic to cats."],
  ["Ruben is 34. Allergic to shellfish.", "Ruben is allergic to shellfish."],
  ["She told me to rest. Allergic to cats myself.", "User is allergic to cats themselves."],
])("%s", async (said, told) => {
  expect((await textsOf(`user: ${said}`)).at(-1)).toBe(told);
});

test("of whom one met, by name", async () => {
  expect(
    await textsOf(
      "user: had a first date with Ruben yesterday, we went to the harbour",
      "assistant: How was it?",
      "user: really nice! he's a stage designer, 34, has a dog called Pilot. allergic to shellfish so no oysters lol",
    ),
  ).toEqual([
    "User had a first date with Ruben yesterday (7 May 2023), they went to the harbour.",
    "Ruben is a stage designer, 34, has a dog called Pilot.",
    "Ruben is allergic to shellfish so no oysters.",
  ]);
});

test.each(["Started solids, she hates carrot and loves pear.", "Started school, he loves it."])(
  "whoever started is not the one who types: %s",
  async (said) => {
    expect((await textsOf(`user: ${said}`)).filter((told) => told.startsWith("User started"))).toEqual([]);
  },
);
