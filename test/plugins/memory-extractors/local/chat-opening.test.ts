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

describe("behind a turn to something else", () => {
  const OPENING = "user: My bread keeps collapsing.";
  test.each([
    ["By the way, my roof leaks.", "I'd get a roofer. Slate or tin?"],
    ["Thanks! On a different note, we're off to Madeira in May.", "Lovely. Bus or car?"],
    ["Great. Another thing: my knees hurt on the stairs.", "Try poles. Cork or foam?"],
    ["perfect. speaking of plans, we want a new fence", "Sure. Larch or oak?"],
    ["Changing gears, I need shoes for the office.", "Leather or canvas?"],
    ["Lastly, I want to learn the banjo.", "Four strings or five?"],
    ["One more thing, our shed needs a coat of paint.", "Matt or gloss?"],
    ["also what should I do with three kilos of quinces", "Jelly or paste?"],
    ["I've got a regatta coming up in April too.", "Sculls or sweep?"],
    ["My landlord wants to raise the rent by nine percent.", "Pay or object?"],
    ["I need a costume for the carnival parade.", "Octopus or crab?"],
  ])("what is chosen is not of the opening: %s", async (away, asked) => {
    const told = await textsOf(
      OPENING,
      "assistant: Proof it for six hours.",
      `user: ${away}`,
      `assistant: ${asked}`,
      "user: I decided on the first.",
    );
    expect(told.join(" ")).not.toContain("in a chat that began");
  });

  test.each([
    ["I left it twelve hours in a warm kitchen.", "Lower or shorter?"],
    ["Also it has no salt in it.", "Sea salt or rock salt?"],
    ["The crumb of the bread is grey too.", "Rye or spelt?"],
    ["So six hours for the dough, understood.", "Basket or tin?"],
  ])("but of it where the user goes on about it: %s", async (on, asked) => {
    const told = await textsOf(
      OPENING,
      "assistant: Let the dough rise for six hours.",
      `user: ${on}`,
      `assistant: ${asked}`,
      "user: I decided on the first.",
    );
    expect(told.at(-1)).toContain('(in a chat that began "My bread keeps collapsing")');
  });

  test("and a sum says what it is of", async () => {
    const told = await textsOf(
      "user: I want to write better.",
      "assistant: Write daily.",
      "user: I'm earning about €40,000.",
    );
    expect(told.join(" ")).not.toContain("in a chat that began");
  });
});
