// Sums and measures named in one breath are told each by itself, so that each can be found and replaced.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "take-home is 3,450, rent 1,180, daycare 620, car loan 240 till August 2027",
    [
      "User's take-home is 3,450.",
      "User's rent is 1,180.",
      "User's daycare is 620.",
      "User's car loan is 240 till August 2027.",
    ],
  ],
  [
    "Starting weight is 94.2 kg, I'm 1.78 m, 46 years old.",
    ["User's starting weight is 94.2 kg.", "User is 1.78 m tall.", "User is 46 years old."],
  ],
  [
    "My budget is 900, rent 500 and food 200.",
    ["User's budget is 900.", "User's rent is 500.", "User budgets 200 for food."],
  ],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});

test.each([
  ["rent went from 900 to 950, food is 300", ["User's rent went from 900 to 950, food is 300."]],
  [
    "Our budget is 20k, the deposit 5k, and we want a garden",
    ["User's budget is 20k, the deposit 5k, and User wants a garden."],
  ],
])("what is said of more than a sum stays whole: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});
