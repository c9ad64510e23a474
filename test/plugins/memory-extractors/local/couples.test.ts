// What two do who are a couple, told to an assistant of whom the user spoke.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("we, of a couple", () => {
  test.each([
    [
      "My wife's ring size is N.",
      "We met at a silent disco in Leeds.",
      "User and their wife met at a silent disco in Leeds.",
    ],
    ["My husband loves maps.", "We met in Lund in 2009.", "User and their husband met in Lund in 2009."],
    ["My wife loves maps.", "We've been married for 11 years.", "User and their wife have been married for 11 years."],
    [
      "I need an idea for Friday.",
      "My partner's called Noor, we've been together since 2017.",
      "User's partner is called Noor, User and their partner have been together since 2017.",
    ],
  ])("%s %s", async (message, reply, told) => {
    expect(await textsOf(`user: ${message}`, "assistant: Noted!", `user: ${reply}`)).toContain(told);
  });

  test.each([
    ["My husband loves maps.", "We each have a bike.", "User and their husband each have a bike."],
    ["My wife Ida and I cook a lot.", "We're both vegan.", "User and their wife are both vegan."],
    ["My husband is 40.", "Neither of us eats pork.", "User and their husband don't eat pork."],
    [
      "My husband is 40.",
      "Each of us goes to the gym on Mondays.",
      "User and their husband each go to the gym on Mondays.",
    ],
    ["I live in Bonn.", "We each have a bike.", "User has a bike."],
  ])("of whom one says so of both: %s %s", async (message, reply, told) => {
    expect(await textsOf(`user: ${message}`, "assistant: Noted!", `user: ${reply}`)).toContain(told);
  });

  test.each([
    ["My sister and I run a café. My husband helps.", "We're both vegan."],
    ["My brother and I share a flat.", "Neither of us eats pork."],
    ["I met a fiddler. My wife knows her.", "We each have a bike."],
  ])("but of no two of whom one is not the partner: %s %s", async (message, reply) => {
    const told = await textsOf(`user: ${message}`, "assistant: Noted!", `user: ${reply}`);
    expect(told.join(" ")).not.toMatch(/(?:wife|husband)(?: each| are both| don't)/);
  });

  test.each([
    ["My wife has a cold.", "I got to know a fiddler. We met in Leeds."],
    ["My ex-husband loves maps.", "We met in Lund in 2009."],
    ["My husband met your boyfriend and my girlfriend.", "We met in Lund in 2009."],
  ])("but not %s %s", async (message, reply) => {
    const told = await textsOf(`user: ${message}`, "assistant: Noted!", `user: ${reply}`);
    expect(told.join(" ")).not.toMatch(/(?:wife|husband|girlfriend) met in/);
  });
});

describe("what is to be remembered", () => {
  test("is told apart behind each that", async () => {
    expect(
      await textsOf("user: Remember that my anniversary is on October 12 and that my wife's ring size is N."),
    ).toEqual(["User's anniversary is on October 12.", "User's wife's ring size is N."]);
  });

  test("is told without how the request opens", async () => {
    expect(await textsOf("user: yo help me pick a topic for my history project its due thursday")).toEqual([
      "User's history project is due Thursday (11 May 2023).",
    ]);
  });
});
