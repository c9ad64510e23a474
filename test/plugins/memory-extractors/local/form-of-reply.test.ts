// In what form a user wants what an assistant gives: meant for good, though no word says so.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns("user: I'm learning to weave.", "assistant: Good.", `user: ${said}`)))
    .map(({ text, kind }) => `${kind} ${text}`)
    .slice(1);

describe("the form of what an assistant gives", () => {
  test.each([
    [
      "give me the steps in short lists and dont explain the tools, been a carpenter for 12 years",
      "to give them the steps in short lists and not to explain the tools, they have been a carpenter for 12 years",
    ],
    [
      "Please keep the pep talk out of it, I just want the pattern.",
      "to keep the pep talk out of it, they just want the pattern",
    ],
    ["Leave out the flattery, please, it makes me cringe.", "to leave out the flattery, it makes them cringe"],
    ["Spare me the motivational quotes.", "to spare them the motivational quotes"],
    [
      "explain stuff w/o the talk to an adviser bit pls, i have one",
      "to explain stuff without the talk to an adviser bit, they have one",
    ],
    [
      "Give me the songs one at a time, and no tabs, I read music.",
      "to give them the songs one at a time, and no tabs, they read music",
    ],
    [
      "give me longer ones and dont show the solution til i tried",
      "to give them longer ones and not to show the solution til they tried",
    ],
    [
      "Please don't give translations for every word, it makes me lazy.",
      "not to give translations for every word, it makes them lazy",
    ],
    [
      "Please give me all weights in grams, not ounces, I mix them up.",
      "to give them all weights in grams, not ounces, they mix them up",
    ],
    ["Show every price in francs.", "to show every price in francs"],
    ["Please keep your suggestions cheap.", "to keep its suggestions cheap"],
    ["And correct me in English.", "to correct them in English"],
    ["Explain in Dutch when it's about grammar.", "to explain in Dutch when it's about grammar"],
    ["Keep the sentences short, I lose my place easily.", "to write short sentences, as they lose their place easily"],
    [
      "One favour for later: tell me what a stitch is for before you show it.",
      "to tell them what a stitch is for before it shows it",
    ],
    [
      "No, please don't solve the sums for me, only give me hints.",
      "not to solve the sums for them, but to only give them hints",
    ],
    [
      "And give me lengths in kilometres please, always, I never learned miles.",
      "to give them lengths in kilometres, always, User never learned miles",
    ],
    ["Please help me plan the loom without telling me I'm too old.", "not to tell them they are too old"],
  ])("%s", async (said, wish) => {
    expect(await told(said)).toEqual([`instruction User wants the assistant ${wish}.`]);
  });

  test.each([
    [
      "harder ones pls and only tell me if im right",
      "User wants harder ones, and the assistant to only tell them if they are right.",
    ],
    [
      "Just a short list, and always in cups, I sold the scales.",
      "User wants just a short list, and always in cups, they sold the scales.",
    ],
  ])("told without a verb: %s", async (said, expected) => {
    expect(await told(said)).toEqual([`instruction ${expected}`]);
  });

  test("in answer to an offer", async () => {
    expect(
      await textsOf("assistant: Shall I draft it?", "user: Yes, but in plain English and without bullet points."),
    ).toEqual(["User wants the assistant to write in plain English and without bullet points."]);
  });

  test.each([
    "Give me a recipe for bread without the crust part",
    "Explain the theorem in simple words please",
    "Don't add the salt, it is too salty already.",
    "Write the essay in English.",
    "Other questions, please.",
    "In Dutch.",
    "Help me write a toast without making it sound stiff.",
    "Don't write tests yet.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});

test.each([
  ["Please give me more detail from now on, I work at home.", "to give them more detail from now on"],
  [
    "Show me the sums in steps from now on because I'm slow with numbers.",
    "to show them the sums in steps from now on",
  ],
])("an order for good and why, behind it: %p", async (said, wish) => {
  const texts = (await extract(turns(`user: ${said}`))).map(({ text }) => text.replace(/\.$/, ""));
  expect(texts).toContain(`User wants the assistant ${wish}`);
});

test("what is so stands before what is ordered for it", async () => {
  const texts = (await extract(turns("user: I'm the only baker so please keep your changes small."))).map(
    ({ text }) => text,
  );
  expect(texts).toContain("User wants the assistant to keep its changes small.");
  expect(texts).toContain("User is the only baker.");
});

test.each(["Give me the weights in grams.", "Keep your examples in this paragraph short."])(
  "of the text at hand: %s",
  async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  },
);
