// When something starts and what it pays, said in a sentence of its own behind what was done, is told with it.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["user: Signed with Tern! start 1 June", ["User signed with Tern, starting on 1 June (1 June 2023)."]],
  [
    "user: I got into nursing school. Starting September.",
    ["User got into nursing school, starting in September (September 2023)."],
  ],
  ["user: I got a new phone. Start with the basics.", ["User got a new phone."]],
])("%s", async (said, told) => {
  expect(await textsOf(said)).toEqual(told);
});

test.each([
  [
    "Rafael: We got the carer's allowance! 340 a month from June.",
    "Rafael got the carer's allowance, 340 a month from June (June 2023).",
  ],
  ["Rafael: I found a room. 480 a month, near the docks.", "Rafael found a room, 480 a month, near the docks."],
])("in talk: %s", async (said, told) => {
  expect(await textsOf(said, "Ines: Finally!")).toContain(told);
});

test.each([
  ["we want a DJ, my cousin does it for free", "User wants a DJ, their cousin does it for free."],
  ["my cat is sick, does it need a vet", "User's cat is sick."],
])("what somebody does is no question: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("what one looks for next", async () => {
  expect(await textsOf("assistant: What are you saving for next?", "user: a kayak")).toEqual([
    "User is saving for a kayak.",
  ]);
});

test("a patient, and not the doctor who said so, is put on something", async () => {
  const told = await textsOf(
    "Ines: How was mum's appointment?",
    "Rafael: Dr. Lobo says it's early Parkinson's. She starts levodopa tomorrow.",
  );
  expect(told.filter((one) => /^(?:Dr\. )?Lobo starts/.test(one))).toEqual([]);
});
