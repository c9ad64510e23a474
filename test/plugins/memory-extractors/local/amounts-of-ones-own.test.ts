// Sums, measures and aims that people name without "my", and what they pay each month.

import { expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

test.each([
  ["And BP is 139/88", "User's BP is 139/88."],
  ["weigh-in: 89.5", "User's weight is 89.5."],
  ["Did it! 10k in 1:04:30.", "User did a 10k in 1:04:30."],
  ["rent goes up to 1,240 from June", "User's rent goes up to 1,240 from June (June 2023)."],
  ["credit card is paid off every month", "User's credit card is paid off every month."],
  ["emergency fund hit 10k today", "User's emergency fund hit 10k today (8 May 2023)."],
  ["the mortgage is done in 2031", "User's mortgage is done in 2031."],
  ["the rent's gone up to 900", "User's rent has gone up to 900."],
  ["new goal is to swim a mile by July", "User's new goal is to swim a mile by July (July 2023)."],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("a part of a reply too", async () => {
  expect(await textsOf("assistant: Any savings?", "user: 8,200 in the emergency fund, goal is 12k.")).toEqual([
    "User has 8,200 in the emergency fund.",
    "User's goal is 12k.",
  ]);
});

test("a day of each month is no date", async () => {
  const [memory] = await extract(turns("user: I put 300 aside every month on the 28th."));
  expect(memory?.text).toBe("User puts 300 aside every month on the 28th.");
  expect(memory?.eventDates).toEqual([]);
});
