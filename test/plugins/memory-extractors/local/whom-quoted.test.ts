// What is kept in the words it was typed in says whom it is of, where the user named one before and nobody else can be meant.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const reply = async (first: string, asked: string, said: string): Promise<string | undefined> =>
  (await textsOf(`user: ${first}`, `assistant: ${asked}`, `user: ${said}`)).at(-1);

test.each([
  [
    "my boss Rita wants the report by friday",
    "Who reads it besides her?",
    "only her n the board, she hates charts btw",
    'User says "only her and the board, she hates charts btw" (she is User\'s boss Rita).',
  ],
  [
    "We adopted a greyhound, Pip",
    "Lovely! How old is Pip?",
    "3ish, stairs are a no for him",
    'User, asked "How old is Pip?", says "3ish, stairs are a no for him" (he is User\'s greyhound).',
  ],
])("%s / %s / %s", async (first, asked, said, told) => {
  expect(await reply(first, asked, said)).toBe(told);
});

test("whoever was named in the same message is meant", async () => {
  const said =
    "yeah happy. Ella needs a laptop for reading in May, so looking at prices. the school gave her a tutor on tuesdays";
  expect(
    await textsOf(
      "user: I start a new job on Monday. Mornings my mum does it.",
      "assistant: That's a neat arrangement.",
      `user: ${said}`,
    ),
  ).toContainEqual(expect.stringContaining("The school gave Ella a tutor on Tuesdays."));
});

test.each([
  ["my brother Tom and my dad both want to come", "How many rooms do you need?", "two, he snores like a truck"],
  ["my wife Ines and my sister Ana are here", "When is the due date?", "3 may, she's scared of hospitals tho"],
  ["my boss Rita wants the report", "Who reads it?", "only my mum n the board, she hates charts btw"],
])("nobody where two can be meant, or the words name one: %s / %s / %s", async (first, asked, said) => {
  expect(await reply(first, asked, said)).not.toContain(" is User's");
});

test.each([
  ["sounds good but she can't have milk", "User's daughter Mia can't have milk."],
  ["love it but my son can't have nuts", "User's son can't have nuts."],
  ["Great idea, but we're vegan.", "User is vegan."],
])("a verdict on what was proposed is no part of what is against it: %s", async (said, told) => {
  expect(await reply("My daughter Mia is turning six and I need a cake idea.", "How about a trifle?", said)).toBe(told);
});
