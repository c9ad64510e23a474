// A reply in fragments to what an assistant asks: each part is told with the question that it answers.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a reply in fragments", () => {
  test.each([
    [
      "I need a new laptop",
      "What's your budget, and what will you use it for?",
      "around 800, maybe 900 if it's really good. mostly photo editing and some light gaming",
      [
        "User needs a new laptop.",
        "User's budget is around 800, maybe 900 if it's really good.",
        "User will use the new laptop for mostly photo editing and some light gaming.",
      ],
    ],
    [
      "I want to start running",
      "How old are you, and do you have any health issues?",
      "44, slightly high blood pressure",
      ["User wants to start running.", "User is 44 years old.", "User has slightly high blood pressure."],
    ],
    [
      "recommend me a skincare routine",
      "What is your skin type and age?",
      "oily, breakout prone, 29. sensitive to fragrance",
      ["User's skin type is oily, breakout prone.", "User is 29 years old.", "User is sensitive to fragrance."],
    ],
    [
      "I want to get fitter",
      "Do you have any injuries or medical conditions?",
      "yeah a slipped disc in 2021, fine now but I avoid deadlifts",
      ["User wants to get fitter.", "User had a slipped disc in 2021, fine now.", "User avoids deadlifts."],
    ],
    [
      "my daughter needs a tutor",
      "What subject does she struggle with and what grade is she in?",
      "maths, year 8",
      ["User's daughter needs a tutor.", "User's daughter struggles with maths.", "User's daughter is in year 8."],
    ],
    [
      "I need a gift idea for my boyfriend",
      "What are his hobbies and what's your budget?",
      "he's into bouldering and makes his own hot sauce. max 60 quid",
      [
        "User needs a gift idea for their boyfriend.",
        "User's budget is max 60 quid.",
        "User's boyfriend is into bouldering and makes his own hot sauce.",
      ],
    ],
  ])("is told part by part: %s / %s / %s", async (opening, question, reply, told) => {
    const texts = await textsOf(`user: ${opening}`, `assistant: ${question}`, `user: ${reply}`);
    expect(texts.toSorted()).toEqual(told.toSorted());
  });

  test("keeps what no rule places once, with its question", async () => {
    const texts = await textsOf(
      "assistant: What's your height and weight, and how active are you?",
      "user: 1.72, 88kg. desk job, I walk the dog twice a day",
    );
    expect(texts).toEqual([
      "User's height is 1.72.",
      "User's weight is 88kg.",
      "User walks the dog twice a day.",
      'User, asked "How active are you?", says "desk job".',
    ]);
  });

  test.each([
    ["What do you like to do in the evening?", "As a nurse, I mostly sleep.", "User likes to do as a nurse"],
    ["What's your budget, and what style do you like?", "That helps, thanks!", "User likes that helps"],
    ["How tall are you and what's your budget?", "1.83, no idea", "no idea"],
    ["Do you have any debts, and what's your monthly income?", "car loan 240 a month, 2900", "income is car loan"],
  ])("makes no answer of what is none: %s / %s", async (question, reply, wrong) => {
    expect((await textsOf(`assistant: ${question}`, `user: ${reply}`)).join(" ")).not.toContain(wrong);
  });
});
