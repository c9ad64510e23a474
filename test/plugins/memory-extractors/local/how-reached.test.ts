// How a user wants to be reached is kept as a wish of theirs.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["Please don't call me, I work nights.", "User does not want to be called, they work nights."],
  ["Don't ring me, text me please.", "User does not want to be rung, but to be texted."],
  ["don't phone me at work", "User does not want to be phoned at work."],
  ["Please don't phone after 8pm, the twins sleep.", "User does not want to be phoned after 8pm, the twins sleep."],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  "Don't call me crazy but it works.",
  "don't text me back yet",
  "don't call the endpoint twice",
  "Call me when it's done.",
])("no wish to be left alone: %s", async (said) => {
  expect((await textsOf(`user: ${said}`)).filter((told) => told.includes("does not want to be"))).toEqual([]);
});
