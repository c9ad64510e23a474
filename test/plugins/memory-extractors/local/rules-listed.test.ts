// Rules that a user gives an assistant in one list are each an order.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    'You are working in the repo of "quillcast". Rules: use bun not npm, tests live next to the source, never touch generated/ by hand.',
    [
      "User wants the assistant to use bun not npm.",
      "User's rule for the assistant is: tests live next to the source.",
      "User wants the assistant to never touch generated/ by hand.",
    ],
  ],
  [
    "Rules: answer in Dutch, max 3 sentences, no emojis",
    [
      "User wants the assistant to answer in Dutch.",
      "User's rule for the assistant is: max 3 sentences.",
      "User wants the assistant to never use emojis.",
    ],
  ],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});

test.each(["Rules: each player draws two cards, never show them", "House rules: no shoes inside, no guests after ten"])(
  "of a game or a house: %s",
  async (said) => {
    expect((await textsOf(`user: ${said}`)).filter((told) => told.includes("assistant"))).toEqual([]);
  },
);
