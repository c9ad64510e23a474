// A choice, or what names next to nothing, is told with what its chat with an assistant began with; what says enough is not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const later = async (opening: string, asked: string, said: string): Promise<string[]> =>
  (await textsOf(`user: ${opening}`, `assistant: ${asked}`, `user: ${said}`)).slice(-1);

describe("a chat's opening", () => {
  test.each([
    [
      "There's a damp patch on our bedroom wall.",
      "Lime breathes, cement traps salts. Lime or cement?",
      "I decided on lime.",
      'User decided on lime (in a chat that began "There\'s a damp patch on our bedroom wall").',
    ],
    [
      "Hi there! need a gift for my aunt in Ghent who turns seventy on Sunday, she's impossible to please",
      "A scarf, in green or brown?",
      "I'm getting the brown one, not the green.",
      'User is getting the brown one, not the green (in a chat that began "need a gift for my aunt in Ghent who turns seventy on Sunday").',
    ],
    [
      "I want to train for the Lund marathon.",
      "How about four runs?",
      "I'll start next Tuesday.",
      'User will start next Tuesday (9 May 2023) (in a chat that began "I want to train for the Lund marathon").',
    ],
    [
      "**Note:** I moved to Lund last year.",
      "Lime or cement?",
      "I decided on lime.",
      'User decided on lime (in a chat that began "Note: I moved to Lund last year").',
    ],
  ])("tells what it is of: %s", async (opening, asked, said, told) => {
    expect(await later(opening, asked, said)).toEqual([told]);
  });

  test.each([
    [
      "I want to train for the Lund marathon.",
      "Noted.",
      "I was at Pulsari until May.",
      "User was at Pulsari until May (May 2023).",
    ],
    ["I want to train for the Lund marathon.", "Noted.", "I prefer tea to coffee.", "User prefers tea to coffee."],
    ["I want to train for the Lund marathon.", "Noted.", "My sister lives in Ghent.", "User's sister lives in Ghent."],
    ["I want to bake bread for a fair.", "Rye or wheat?", "I decided on rye bread.", "User decided on rye bread."],
  ])("but not where that is said: %s %s %s", async (opening, asked, said, told) => {
    expect(await later(opening, asked, said)).toEqual([told]);
  });
});

test.each([
  ["smoked at my cousin's wedding. only one night", "got the earplugs"],
  ["so Ida and I broke up", "they made me team lead"],
  ["we bought a barn!", "I want something that people abroad can spell"],
  ["need to sort my money out", "oh and I got the earplugs"],
])("what comes behind news, or is of another matter, is not of the opening: %s / %s", async (opening, later) => {
  const told = await textsOf(`user: ${opening}`, "assistant: I see.", `user: ${later}`);
  expect(told.join(" ")).not.toContain("in a chat that began");
});
