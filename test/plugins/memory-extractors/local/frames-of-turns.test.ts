// Said on Monday, 8 May 2023. What a user of an assistant is at, in the same turn, is told behind a statement that leaves it open; not
// behind what says of what it is, nor of what has nothing to do with it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldOf = async (words: string): Promise<string> => (await textsOf(`user: ${words}`)).join("\n");

describe("a statement that leaves open what it is of", () => {
  test.each([
    [
      "I'm trying to set up a compost heap in my garden, and I have three options: a wooden box, a tumbler or a trench.",
      "User has three options: a wooden box, a tumbler or a trench (trying to set up a compost heap in their garden).",
    ],
    [
      "I'm having trouble with our end-to-end tests in Playwright.js. I've looked for days for what causes the 3% failure rate.",
      "the 3% failure rate (having trouble with their end-to-end tests in Playwright.js).",
    ],
    [
      "I'm trying to sort ferns by their spores. I made some mistakes in the first lot of 20, can you check my key?",
      "(trying to sort ferns)",
    ],
    [
      "I'm preparing for the regional chess trials. I have two choices, the Caro-Kann or the French. Which one suits me?",
      "User has two choices, the Caro-Kann or the French (preparing for the regional chess trials).",
    ],
    [
      "I'm trying to sort lichens and mosses for a museum. I made some mistakes in the first lot of 20, can you check my key?",
      "(trying to sort lichens and mosses for a museum)",
    ],
    [
      "Could you write a script to rename the photos of my reunion? I'd like to use Perl and have it run before my nightly backup.",
      "backup (asking for help to write a script to rename the photos of their reunion).",
    ],
    [
      "Could you help me draft a toast for my sister's wedding? I'd like to add a line about our grandmother Ida.",
      "Ida (asking for help to draft a toast for their sister's wedding).",
    ],
  ])("is told with what the turn is about: %p", async (said, told) => {
    expect(await toldOf(said)).toContain(told);
  });

  test.each([
    "I'm trying to lose weight. I have two options for the holiday: Crete or Madeira.",
    "I'm learning the flute and the piccolo. Anyway, my sister moved to Gent and she has three options for schools.",
    "I'm trying to keep up with everything. My brother made three mistakes in his exam.",
    "I'm trying to fix it before the weekend. I made two mistakes in the wiring of the shed.",
    "I'm writing a long letter to my aunt. By the way, my score in the ferry quiz was 18 of 20.",
  ])("is told without it where the two have nothing to do with each other: %p", async (said) => {
    expect(await toldOf(said)).not.toMatch(/\((?:trying|learning|writing|preparing)/);
  });
});
