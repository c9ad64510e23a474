// Said on Monday, 8 May 2023. What stands in a message beside what is asked, told so that it can be read alone: which deed was
// done at last, of what there is a stock, which game is played, where somebody lives, who is around.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("the deed that was meant is named where it was done", () => {
  test.each([
    [
      "I'd also been meaning to get the chimney swept before the first cold evenings come, and we finally managed to do that on Friday. Which wood burns cleanest?",
      "User finally managed to get the chimney swept on Friday (5 May 2023).",
    ],
    [
      "I've been meaning to oil the deck. I finally did it on Sunday.",
      "User finally did oil the deck on Sunday (7 May 2023).",
    ],
    ["I need to sharpen the mower. I'll do that tomorrow.", "User will sharpen the mower tomorrow (9 May 2023)."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test.each([
    "My mum wants to sell the boat. I did it last year.",
    "I wanted to sell the van. My brother mended its roof in April. I did it yesterday.",
    "I wanted to be there. I did it on Sunday.",
  ])("not where another deed may be meant: %s", async (said) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).not.toMatch(/did (?:sell|be)/);
  });
});

describe("what there is a stock of is named", () => {
  test.each([
    [
      "I have to use up our plums, we have a lot stored in the cellar.",
      "User has a lot of plums stored in the cellar.",
    ],
    [
      "I'd like to sell my old comics, I have about 300 piled up in the attic.",
      "User has about 300 comics piled up in the attic.",
    ],
    ["Any recipes with chickpeas? We have four kilos left.", "User has four kilos of chickpeas left."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test("not where two things are to be used up", async () => {
    const said = "user: I'm selling my records and giving away my books. I have about 300 left.";
    expect((await textsOf(said)).join(" ")).not.toMatch(/300 (?:records|books)/);
  });
});

test.each([
  [
    "Any tips on how to warm up for badminton, since we're playing twice a month?",
    "User is playing badminton twice a month.",
  ],
  [
    "How do I think further ahead in chess, considering I'm playing in the club twice a week?",
    "User is playing chess in the club twice a week.",
  ],
  ["I'm moving to Bergen in June, my sister Liv lives there.", "User's sister Liv lives in Bergen."],
])("what a request or the clause before names: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toContain(told);
});

test.each([
  [
    "It's been lovely having my aunt with us since March.",
    "User has had their aunt with them since March (March 2023), which has been lovely.",
  ],
  [
    "It's been hard having my father-in-law living with us since the fire.",
    "User has had their father-in-law living with them since the fire, which has been hard.",
  ],
  [
    "We've been cooking together, and it's been lovely to have my cousins around for the past two months.",
    "for the past two months",
  ],
])("who is around, and how long: %s", async (said, told) => {
  expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
});

test("what one is getting used to is kept without how it feels", async () => {
  expect(await textsOf("user: I'm only now getting used to life in my 60s - it feels so strange!")).toEqual([
    "User is only now getting used to life in their 60s.",
  ]);
});

test("what is planned is kept beside what it is to be like", async () => {
  const said =
    "user: I'm thinking of hosting a quiz night and need to make sure nobody is bored. Can you write some questions?";
  expect(await textsOf(said)).toEqual([
    "User is thinking of hosting a quiz night and needs to make sure nobody is bored.",
  ]);
});

test.each([
  ["I won a voucher during the Winter Tinkerers Fair at the mill this year.", "Winter Tinkerers Fair"],
  ["I was just thinking of buying a kayak in the spring, but nothing is decided.", "in the spring, but nothing"],
])("a season that is a name or may be either has no date: %s", async (said, told) => {
  expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
});
