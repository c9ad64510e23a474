// An assistant asks several things at once, and a reply of a few words answers each.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("an answer to several questions", () => {
  test.each([
    [
      "What size is your laptop, and what's your budget?",
      "14 inch, around 80 euros.",
      ["User's laptop is 14 inch.", "User's budget is around 80 euros."],
    ],
    [
      "When are you going and for how long? Also, how many people are travelling?",
      "End of June, two weeks. Four of us.",
      [
        "User is going at the end of June (June 2023).",
        'User, asked "For how long are you going? How many people are travelling?", says "two weeks, Four of us" (June 2023).',
      ],
    ],
    [
      "How many cups do you drink a day? What's your budget? Do you prefer espresso or filter?",
      "Three. About 300. Espresso.",
      ["User drinks three cups a day.", "User's budget is about 300.", "User prefers espresso."],
    ],
    [
      "What role are you applying for? How many years of experience do you have?",
      "Data engineer at Zalando. Six years.",
      ["User is applying for the role of Data engineer at Zalando.", "User has six years of experience."],
    ],
    [
      "How many people are you cooking for? Any allergies?",
      "Five, and my son is allergic to peanuts.",
      ["User is cooking for five people.", "User's son is allergic to peanuts."],
    ],
    [
      "How many days a week can you train, and how many cups do you drink a day?",
      "Three. About two.",
      ["User can train three days a week.", "User drinks about two cups a day."],
    ],
    ["What's your height and weight?", "172 cm and 81 kg.", ["User's height and weight are 172 cm and 81 kg."]],
  ])("%s %s", async (asked, said, expected) => {
    expect(await textsOf("user: Any ideas?", `assistant: Sure. ${asked}`, `user: ${said}`)).toEqual(expected);
  });

  test("is not told of a question whose kind of answer it cannot be", async () => {
    const asked = "assistant: Sure. When are you going? And what's your budget?";
    expect(await textsOf("user: Plan my trip.", asked, "user: In June.")).toEqual([
      "User is going in June (June 2023).",
    ]);
  });

  test("is found in time among the many ways to read lists behind many questions", async () => {
    const asked = Array.from({ length: 10 }, () => "Where do you live, where do you work, and where do you shop?").join(
      " ",
    );
    const said = Array.from({ length: 9 }, () => "Leeds, Ghent, Graz, Turku, Lund, Oslo.").join(" ");
    expect(await textsOf("user: Any ideas?", `assistant: ${asked}`, `user: ${said}`)).toHaveLength(3);
  });
});

describe("how many, asked of one thing and told of it", () => {
  test.each([
    [
      "How many days do you have?",
      "Four nights, June 14 to 18.",
      "User has four nights, June 14 to 18 (14 to 18 June 2023).",
    ],
    ["How many days do you have?", "Four, June 14 to 18.", "User has four days, June 14 to 18 (14 to 18 June 2023)."],
    ["How many hours do you work?", "Three days a week, from 9 to 5.", "User works three days a week, from 9 to 5."],
  ])("%s %s", async (asked, said, expected) => {
    expect(await textsOf("user: Any ideas?", `assistant: ${asked}`, `user: ${said}`)).toEqual([expected]);
  });
});
