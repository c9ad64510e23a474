// Replies that answer and say more: who does it and where they live, a number before the rest, a list, a colour and what is known of it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("to an assistant", () => {
  test.each([
    ["Who will run the stall?", "Runa does", "Runa will run the stall."],
    [
      "Who looks after the goats?",
      "my mum does, she lives next door",
      "User's mum looks after the goats, she lives next door.",
    ],
    ["Who runs the bar?", "Olaf does, he's good at it", "Olaf runs the bar, he's good at it."],
    [
      "Where do you want to stay?",
      "Hotel Lind, which my aunt recommended",
      "User wants to stay in Hotel Lind, which their aunt recommended.",
    ],
    ["What did you eat for supper?", "Stew, which my uncle made", "User ate stew for supper, which their uncle made."],
    ["What did you watch?", "Heat, which I disliked", "User watched Heat, which they disliked."],
    ["Do you have a balcony?", "A terrace we can sit on at night", /A terrace (?:we|User) can sit on at night/],
    ["Where do you paint?", "A shed I can use after work", /A shed I can use after work/],
    ["What instruments do you own?", "One harp I can play well.", /One harp (?:I|User) can play well/],
    [
      "What languages do you know?",
      "Three languages I can read fluently",
      /Three languages (?:I|User) can read fluently/,
    ],
    [
      "What colour do they want?",
      "slate grey, which I've never mixed in the new studio",
      'User, asked "What colour do they want?", says "slate grey, which I\'ve never mixed in the new studio".',
    ],
    ["How old are you, and what do you do for fun?", "47. rowing and choir", "User is 47 years old."],
    ["Was Runa your wife?", "Yes. 51 years we were married.", "Runa was User's wife."],
    ["Was Runa your wife?", "Yes. 51 years we were married.", "User was married for 51 years."],
    ["Is Tom your brother?", "yes, my older brother", "Tom is User's older brother."],
    ["How many days?", "three days like I wanted", 'User, asked "How many days?", says "three days like I wanted".'],
    ["Which language do you use?", "C, mostly for embedded stuff", "User uses C, mostly for embedded stuff."],
    [
      "Can the survey be repeated?",
      "yes but only from 1 June",
      /^User says the survey can be repeated, but only from 1 June/,
    ],
    [
      "What are the main parts?",
      "three: tides, silt, and a chapter on mussels I dread",
      'User, asked "What are the main parts?", says "three: tides, silt, and a chapter on mussels I dread".',
    ],
    [
      "Who cooks at home?",
      "My wife does most of it",
      'User, asked "Who cooks at home?", says "My wife does most of it".',
    ],
  ])("%p %p", async (question, said, memory) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${said}`)).toContainEqual(
      typeof memory === "string" ? memory : expect.stringMatching(memory),
    );
  });

  test("what stands behind a number is no part of it", async () => {
    expect(
      await textsOf(
        "assistant: What's your weight, and what gets in the way?",
        "user: 96. beer and late shifts mostly, I'm a porter in Cork",
      ),
    ).toEqual([
      "User's weight is 96.",
      "User is a porter in Cork.",
      'User, asked "What gets in the way?", says "beer and late shifts mostly".',
    ]);
  });
});

test.each([
  ["When is your birthday?", "20. March"],
  ["How many cats do you have?", "10. Kidding, just two."],
  ["What's your rent?", "850. euros"],
])("no number alone: %p %p", async (question, said) => {
  expect((await textsOf(`assistant: ${question}`, `user: ${said}`)).join(" ")).not.toMatch(
    /(?:on 20|10 cats|is 850)\.$/,
  );
});

test.each([
  [
    "Ben: Who will run the stall?",
    "Ada: Runa will, I'm away that week.",
    "Runa will run the stall, Ada is away that week.",
  ],
  [
    "Ben: What did you cook last night?",
    "Ada: Goulash, which I love.",
    "Ada cooked goulash last night (7 May 2023), which they love.",
  ],
])("between people: %p %p", async (question, said, memory) => {
  expect(await textsOf(question, said)).toContain(memory);
});
