// Said on Monday, 8 May 2023. What a message to an assistant tells before it asks, whatever it asks with.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what stands before a question is told", () => {
  test.each([
    [
      "I've been vegan for six years but my B12 is low, which foods help?",
      "User has been vegan for six years but their B12 is low.",
    ],
    [
      "I have to be in Madrid on the 9th of June, what's the best route?",
      "User has to be in Madrid on the 9th of June (9 June 2023).",
    ],
    ["Nora's allergic to kiwi, so what can I bake for her?", "Nora is allergic to kiwi."],
    ["Lena's vegan, what can I cook for her?", "Lena is vegan."],
    ["dont have an oven, recipe for bread?", "User doesn't have an oven."],
    ["can't eat dairy, what can i put in coffee?", "User can't eat dairy."],
    ["i have a wool coat with moth holes, worth repairing?", "User has a wool coat with moth holes."],
    ["my cars a 2011 polo, worth fixing?", "User's car is a 2011 polo."],
    ["I'm training for a triathlon, ideas for dinner?", "User is training for a triathlon."],
    ["I have a fig tree, which varieties survive frost?", "User has a fig tree."],
  ])("%p", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual([told]);
  });

  test.each([
    "Sodium is reactive, how do I store it?",
    "Bread is heavy, what makes it light?",
    "I don't know, what do you think?",
    "I told him, why not wait?",
    "I'd say Rome, what's your pick?",
  ])("but nothing where it tells nothing: %p", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("what 'which' says more of stays with it", async () => {
    expect(await textsOf("user: I bake a lot, which is cheap, right?")).toEqual(["User bakes a lot, which is cheap."]);
  });
});

test("a name is told as it is spelled", async () => {
  expect(await textsOf("user: My name's spelled Siobhan, not Shivaun.")).toEqual([
    "User's name is spelled Siobhan, not Shivaun.",
  ]);
});

test.each([
  [
    "my supervisor is prof. Lindqvist and she hates passive voice, rewrite this paragraph: The samples were collected by us.",
    "User's supervisor is prof. Lindqvist and she hates passive voice.",
  ],
  [
    "my wife works nights so i cook alone, need a short story about a fox",
    "User's wife works nights so User cooks alone.",
  ],
])("an order behind it is cut off: %p", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

describe("what stands behind a question, before its mark, is told", () => {
  test.each([
    ["What time should I leave for a 14:20 train, I live in Montreuil?", ["User lives in Montreuil."]],
    ["Do I need a visa for Vietnam, I'm from Peru?", ["User is from Peru."]],
    ["Where can I buy wool, my wife wants to knit a hat?", ["User's wife wants to knit a hat."]],
    [
      "how much protein do i need, im 58 kg and lift three times a week??",
      ["User is 58 kg and lifts three times a week."],
    ],
    ["What should I wear, I hate ties?", ["User hates ties."]],
    ["Where do I buy straw, I have 30 hens?", ["User has 30 hens."]],
  ])("%p", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual(told);
  });

  test.each([
    "Which of these is better for me, I have no idea?",
    "What do people eat in Japan, I love it?",
    "Should I take the job if I have two kids, or is it mad?",
    "What would you do, I wonder?",
  ])("but nothing where it tells nothing: %p", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });
});

test.each([
  ["I no like spicy food.", ["User doesn't like spicy food."]],
  ["I am work as a nurse in Madrid.", ["User works as a nurse in Madrid."]],
  ["i am have two kids", ["User has two kids."]],
])("what a learner of English says is told: %p", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});

test("to be like somebody is not to like them", async () => {
  expect((await textsOf("user: I know what I have, I am like my dad")).join()).not.toContain("likes");
});

test("a wish without its subject is the user's", async () => {
  expect(await textsOf("user: wanna lose 5 kg before july, i jog twice a week")).toContain("User jogs twice a week.");
  expect((await textsOf("user: wanna learn Welsh by summer")).join()).toStartWith(
    "User wants to learn Welsh by summer",
  );
});
