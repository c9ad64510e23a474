// An answer that leans on its question is told with it, and only where the question says alone what it asks about.

import { describe, expect, test } from "bun:test";
import { wholeQuestion } from "#plugins/memory-extractors/local/answers/question-told.ts";
import { textsOf } from "../conversation.ts";

describe("a question that can be told", () => {
  test.each([
    ["So, what colours are the new sails?", "What colours are the new sails?"],
    ["how did these strange masks get into the attic?", "How did these strange masks get into the attic?"],
    ["Yo Ben, how was the regatta in Ghent?", "How was the regatta in Ghent?"],
    ["In Ghent, what colours do sails have?", "In Ghent, what colours do sails have?"],
    ["And your shoe size?", "And your shoe size?"],
  ])("%s", (raw, told) => {
    expect(wholeQuestion(raw)).toBe(told);
  });

  test.each([
    "How is it going?",
    "Care to share some stories?",
    "Got time to sing with a second choir?",
    "Problem: What is the chance of two tails with three coins?",
    "Exercise 2: How many apples does Otto have?",
    "What did they say about the roof?",
    "Who taught you that?",
    "Anything new with you lately?",
    "How was the week?",
    "So how was your weekend?",
    "How did you feel?",
    "Can I see the sails?",
    "What did you cook that night?",
    "How about a game of darts?",
    "Which one is the ferry?",
    "Have you been there with the canoe?",
    "Long walks calm the nerves, right?",
  ])("%s leans itself", (raw) => {
    expect(wholeQuestion(raw)).toBeNull();
  });
});

describe("answers told with their question", () => {
  test.each([
    ["How did you get those rabbits?", "My uncle gave me two of them.", ["Bo's uncle gave Bo two of the rabbits."]],
    [
      "Any more quilts in the making?",
      "I'm planning a few.",
      ['Bo is planning a few (asked "Any more quilts in the making?").'],
    ],
    [
      "What temperature is your cellar?",
      "About 12 degrees.",
      ['Bo, asked "What temperature is your cellar?": About 12 degrees.'],
    ],
    [
      "Who looks after the goats?",
      "A neighbour from Ghent.",
      ["Bo says a neighbour from Ghent looks after the goats."],
    ],
    [
      "When does the lease run out?",
      "End of September, but they have to tell me in June.",
      ["The lease runs out at the end of September (September 2023), but they have to tell Bo in June (June 2023)."],
    ],
    [
      "Have you moved house as well?",
      "Yes, to Mill Lane in July.",
      ["Bo has moved house to Mill Lane in July (July 2022)."],
    ],
    [
      "Are you taking any tablets?",
      "Yes, two in the morning.",
      ['Bo, asked "Are you taking any tablets?": Yes, two in the morning.'],
    ],
  ])("%s %s", async (question, answer, expected) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual(expected);
  });

  test.each([
    [
      "Do you like the harbour?",
      "I sold my boat to a man from Bergen in March.",
      ["Bo sold their boat to a man from Bergen in March (March 2023)."],
    ],
    [
      "What about the chicken?",
      "Chicken is ok. I have a new brace on my teeth.",
      ["Bo has a new brace on their teeth."],
    ],
    ["Do you have any plans for the attic?", "That frog looks tasty! I haven't had one in ages.", []],
    ["Can you bring the ladder?", "On Friday.", []],
    ["Would you like some soup?", "A bit.", []],
    ["How was the regatta?", "Awesome!", []],
    ["Where is the key to the shed?", "Ouch, sorry to hear about the leg.", []],
    ["Do you still row on the lake?", "Yeah, Ida!", []],
    ["How is it going with them?", "About ten so far.", []],
    ["Have you read the new book by Ada Park?", "I tried that once.", []],
  ])("%s %s needs none", async (question, answer, expected) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual(expected);
  });
});

describe("hurried talk", () => {
  test.each([
    [
      "hows the commute now then",
      "25 mins, used to be an hour.",
      ['Bo, asked "How\'s the commute?": 25 mins, used to be an hour.'],
    ],
    ["whens the driving test", "14 june", ["Bo says the driving test is on 14 June (14 June 2023)."]],
    ["when can you come", "Friday works.", []],
    ["why was that", "Since the painters were here.", []],
    ["why", "My doctor told me to rest, because of my knee.", ["Bo's doctor told Bo to rest, because of Bo's knee."]],
    ["who left", "Mrs Park left in March.", ["Mrs Park left in March (March 2023)."]],
    ["hi", "I have choir on Thursdays, so ring me before.", ["Bo has choir on Thursdays."]],
    ["i moved to the shed", "I moved to Ghent in May.", ["Bo moved to Ghent in May (May 2023)."]],
  ])("%s / %s", async (said, reply, expected) => {
    expect((await textsOf(`Ida: ${said}`, `Bo: ${reply}`)).filter((text) => !text.startsWith("Ida"))).toEqual(expected);
  });
});

test("an answer that names again what was asked is told alone", async () => {
  const chat = ["assistant: Have you received any training on wound care yet?"];
  expect(
    await textsOf(
      "user: I coach nurses.",
      ...chat,
      "user: I've had a bit of training on wound care, but I like the tips.",
    ),
  ).toContain("User has had a bit of training on wound care, but they like the tips.");
  expect(
    (await textsOf("user: I coach nurses.", ...chat, "user: I've had one short session on it.")).join(" "),
  ).toContain("wound care");
});
