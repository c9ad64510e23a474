// Whose relative a bare "nan" is, and what somebody said who said the same as the assistant.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...lines: readonly string[]) => (await textsOf(...lines)).join(" ");
const WHEELCHAIR = ["assistant: Is luggage an issue?", "user: nan has a wheelchair, folds tho"] as const;

test("a relative is of whom they were named with", async () => {
  const memories = await told("assistant: How many people?", "user: 3, me my mate bram and his nan", ...WHEELCHAIR);
  expect(memories).toContain("Bram's nan has a wheelchair");
  expect(memories).not.toContain("User's nan");
});

test.each([
  ["me and my nan are off to faro"],
  ["my mate bram and his nan came. my nan is ill"],
  ["we are off to faro"],
])("a relative is the user's own where the user named one, or nobody else's was: %s", async (before) => {
  expect(await told(`user: ${before}`, ...WHEELCHAIR)).toContain("User's nan has a wheelchair");
});

test.each([
  ["Rest and ice.", "My physio said the same.", 'User\'s physio said the same as the assistant, "Rest and ice".'],
  [
    "Consider a lamp.",
    "my optician said the same",
    'User\'s optician said the same as the assistant, "Consider a lamp".',
  ],
])("who said the same as %s is told with that: %s", async (advice, said, memory) => {
  expect(await textsOf("user: how do I heal my shins", `assistant: ${advice}`, `user: ${said}`)).toContain(memory);
});

test("who said the same is not told where the assistant only asks", async () => {
  expect(await told("assistant: How are you?", "user: My physio said the same.")).not.toContain("as the assistant");
});

test.each([
  ["My neighbour Halvard keeps bees and sells it for 9 a pound.", "toy kitchen"],
  ["I walk her three times a day.", "allotment"],
])("what is of somebody else is of no work of the user's: %s", async (said, matter) => {
  const memories = await told(
    `user: I'm working on a ${matter} for Saturday. How do I plan it?`,
    "assistant: Make a list.",
    `user: ${said}`,
  );
  expect(memories).not.toContain(`speaking of their ${matter}`);
});
