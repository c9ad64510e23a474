// A few words to what an assistant asks: what no rule can tell of them is kept in their own words, with the questions.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

describe("a reply of a few words", () => {
  test.each([
    [
      "Great! When is it, and what's the position?",
      "Thursday. Senior nurse at the hospital.",
      'User, asked "When is it?", says "Thursday" (11 May 2023).',
    ],
    [
      "What tools do you have, and how experienced are you?",
      "Just a circular saw and a drill. Total beginner.",
      'User, asked "How experienced are you?", says "Total beginner".',
    ],
    [
      "How tall are you, what will you use it for, and how far do you ride?",
      "1.83, mostly commuting, 12 km each way.",
      'User, asked "What will you use it for? How far do you ride?", says "mostly commuting, 12 km each way".',
    ],
    [
      "Do you already own a guitar? Acoustic or electric?",
      "Yes, an old Yamaha acoustic.",
      'User, asked "Acoustic or electric?", says "an old Yamaha acoustic".',
    ],
    [
      "What's your budget?",
      "around 300, could stretch to 350",
      'User, asked "What\'s your budget?", says "could stretch to 350".',
    ],
  ])("%s / %s", async (question, reply, told) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${reply}`)).toContain(told);
  });

  test("is quoted without the sentences that are told", async () => {
    expect(
      await textsOf(
        "user: My rabbit has stopped eating her pellets.",
        "assistant: Is she eating hay?",
        "user: Yes, loads of hay and her greens. She's called Truffle.",
      ),
    ).toEqual([
      "User's rabbit has stopped eating her pellets.",
      "User's rabbit is called Truffle.",
      'User, asked "Is your rabbit eating hay?", says "Yes, loads of hay and her greens" (she is User\'s rabbit).',
    ]);
  });

  test("is a fact, whatever the questions speak of", async () => {
    const [kept] = await extract(
      turns("assistant: What tools do you have, and how experienced are you?", "user: A drill. Total beginner."),
    );
    expect(kept?.kind).toBe("fact");
  });

  test.each([
    ["How many hours a week can you spend?", "About 8."],
    ["What size is your laptop, and what's your budget?", "14 inch, around 80 euros."],
  ])("that is told needs no words of its own: %s / %s", async (question, reply) => {
    expect((await textsOf(`assistant: ${question}`, `user: ${reply}`)).join(" ")).not.toContain("says");
  });

  test.each([
    ["Would you like an example?", "A short example in Python."],
    ["Do any of these appeal to you?", "The indoor garden and cooking together."],
    ["Problem: what is the area of the field? How do you get it?", "48 square metres."],
    ["What's your take on it?", "Not sure."],
    ["Which do you prefer, tea or coffee?", "Either, please."],
  ])("tells nothing where the assistant offers, tests or points: %s / %s", async (question, reply) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${reply}`)).toEqual([]);
  });

  test.each([
    [
      "How old are your boots?",
      "3 years probably. same pair of Alpina",
      ['User, asked "How old are your boots?", says "3 years probably. same pair of Alpina".'],
    ],
    [
      "How do you feel about it?",
      "torn. more money, which we need because we're saving for a boat.",
      [
        'User, asked "How do you feel about it?", says "torn. more money, which we need because we\'re saving for a boat".',
      ],
    ],
    [
      "Is Ola your flatmate?",
      "my girlfriend. she's doing her phd in marine biology",
      [
        'User, asked "Is Ola your flatmate?": Their girlfriend.',
        "User's girlfriend is doing her phd in marine biology.",
      ],
    ],
  ])("nothing is told twice: %s / %s", async (question, reply, told) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${reply}`)).toEqual(told);
  });
});

test("what sounds good is no answer to something else", async () => {
  const asked =
    "assistant: You could offer workshops. Which services do you offer at the moment? And how big is the shop?";
  expect(
    (await textsOf("user: I need ideas for my shop.", asked, "user: Just repairs. Workshops sound good.")).join(" "),
  ).not.toContain("sound good");
  const about = "assistant: Lovely. Have you thought of offering pottery workshops?";
  const said = "user: Workshops sound fine, but I usually prefer quiet evenings. Do you know of any fairs?";
  expect((await textsOf("user: I sell pots.", about, said)).join(" ")).toContain("Workshops sound fine");
});
