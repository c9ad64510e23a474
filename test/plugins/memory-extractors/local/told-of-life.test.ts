// What a user of an assistant tells of their life in passing: their name, what they would like one day, whom they look for, who does what to whom.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (said: string): Promise<string[]> => textsOf(`user: ${said}`);

describe("a name that no list holds", () => {
  test.each([
    ["Very well. I am Yusra, by the way.", "User's name is Yusra."],
    ["Hi, I'm Zeynep.", "User's name is Zeynep."],
    ["I'm Anneke. I need a letter.", "User's name is Anneke."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each(["I'm Vegan.", "I'm Filipino.", "I'm Sorry.", "I'm Trans.", "I'm Catalan.", "I'm Welsh."])(
    "is not %s",
    async (said) => {
      expect((await told(said)).join()).not.toContain("name is");
    },
  );
});

describe("what one would like", () => {
  test.each([
    ["I would like to learn the harp.", "User would like to learn the harp."],
    ["I should like to learn some Portuguese.", "User would like to learn some Portuguese."],
    ["I'd like to become a pilot.", "User would like to become a pilot."],
    ["I would love to move to the coast.", "User would love to move to the coast."],
    ["I would like to visit Norway one day.", "User would like to visit Norway one day."],
  ])("of a life: %s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    "I would like to learn more about taxes.",
    "I would like to have a summary of this text.",
    "I should like to add a field to the form.",
  ])("for the moment: %s", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});

describe("whom one looks for", () => {
  test.each([
    ["I'm looking for a designer, part-time.", "User is looking for a designer, part-time."],
    ["we're looking for a second baker for the weekends", "User is looking for a second baker for the weekends."],
    ["I'm looking for a good lawyer", "User is looking for a good lawyer."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each(["I'm looking for an editor that supports vim keys", "I'm looking for a word that rhymes with plumber."])(
    "is nobody: %s",
    async (said) => {
      expect(await told(said)).toEqual([]);
    },
  );
});

describe("to whom somebody else does something", () => {
  test.each([
    ["We have a beagle called Otto. My neighbour walks him on Fridays.", "User's neighbour walks Otto on Fridays."],
    ["My son Emil is six. My mother picks him up on Fridays.", "User's mother picks their son Emil up on Fridays."],
    ["My sister Rita called. My mum told her about the house.", "User's mum told their sister Rita about the house."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each(["My dad has a new boss. My mum can't stand him.", "My brother is ill. His wife looks after him."])(
    "is open: %s",
    async (said) => {
      expect((await told(said)).join(" ")).toMatch(/ him\.$/);
    },
  );
});
