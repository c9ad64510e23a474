// What is typed in a hurry: small letters, missing apostrophes, asides, corrections, and replies that lean on a question.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

/** Said on Monday, 8 May 2023. */
describe("a message to an assistant", () => {
  test.each([
    [
      "im starting at the dairy on monday btw, shes happy about it",
      "User is starting at the dairy on Monday (15 May 2023), she's happy about it.",
    ],
    [
      "my licence expires in november and i still havent renewed it",
      /^User's licence expires in November \(November 2023\) and User still hasn't renewed it\.$/,
    ],
    [
      "We're getting married on 16 September at the lido.",
      "User is getting married on 16 September (16 September 2023) at the lido.",
    ],
    ["I meet my choir on the last Friday of every month.", /on the last Friday of every month\.$/],
    ["I'm away from 18 to 25 May with my aunt.", "User is away from 18 to 25 May (18 to 25 May 2023) with their aunt."],
    ["I have a scan on Tuesday 16 May at ten.", "User has a scan on Tuesday 16 May (16 May 2023) at ten."],
    [
      "i dont eat lamb and my niece is coeliac so keep that in mind when you plan menus",
      ["User doesn't eat lamb and their niece is coeliac."],
    ],
    [
      "Booked the vet for the 20th at 9.15, remind me to bring the card",
      /^User booked the vet for the 20th at 9\.15\.$/,
    ],
    ["Sorry, I meant my aunt lives in Derry, not Donegal.", "User's aunt lives in Derry, not Donegal."],
    ["Husband hates olives.", "User's husband hates olives."],
    [
      "I'm flying to Faro with my cousin Petra. She's vegan.",
      ["User is flying to Faro with their cousin Petra.", "User's cousin Petra is vegan."],
    ],
    [
      "I've got a 2014 kiln and it keeps tripping. I can't afford a new one until January.",
      /trips|tripping\. User can't afford a new one until January/,
    ],
    [
      "I'm allergic to latex. Found that out the hard way in 2019.",
      ["User is allergic to latex. User found that out the hard way in 2019."],
    ],
    ["I'm always tired but don't want to nap.", "User is always tired but doesn't want to nap."],
  ] as const)("%s", async (said, expected) => {
    const texts = await textsOf(`user: ${said}`, "assistant: Noted.");
    if (expected instanceof RegExp) expect(texts.join(" ")).toMatch(expected);
    else expect(texts).toEqual(typeof expected === "string" ? [expected] : [...expected]);
  });

  test.each([
    "hey can you write a toast for my uncle",
    "hello what is a good name for a canoe",
    "Hopefully, I can get some more ideas for the stall.",
  ])("asks and tells nothing: %s", async (said) => {
    expect(await textsOf(`user: ${said}`, "assistant: Sure.")).toEqual([]);
  });

  test("to be reminded of something is no aside", async () => {
    expect(await textsOf("user: I keep a pebble on my desk to remind me to slow down.")).toEqual([
      "User keeps a pebble on their desk to remind them to slow down.",
    ]);
  });
});

describe("talk between two people", () => {
  test("what is moved to a month is ahead, whatever made it move", async () => {
    expect(
      await textsOf(
        "Ravi: My brother's christening moved. It's now in November because the hall flooded.",
        "Kate: Oh!",
      ),
    ).toEqual(["Ravi's brother's christening moved. It's now in November (November 2023) because the hall flooded."]);
  });

  test("a place that a question names is what there means", async () => {
    expect(
      await textsOf(
        "Ola: Have you ever seen anything of Norway? Have you been to Bergen? I had a ball there last month.",
      ),
    ).toEqual(["Ola had a ball in Bergen last month (April 2023)."]);
    expect(await textsOf("Kim: Have you been to Bergen?", "Ola: I lived there for two years.")).toContain(
      "Ola lived in Bergen for two years.",
    );
  });

  test("two places leave open which one is meant", async () => {
    const texts = await textsOf("Kim: Did you go to Bergen or to Oslo?", "Ola: I lived there for two years.");
    expect(texts.join(" ")).not.toMatch(/in (?:Bergen|Oslo)/);
  });

  test("a reply goes on about what its speaker told before the question", async () => {
    const texts = await textsOf(
      "Nils: I bought a canoe last week.",
      "Vera: Nice, what is it like?",
      "Nils: It's a wooden one from the fifties with two seats and a red stripe.",
    );
    expect(texts).toContain(
      "Nils bought a canoe last week (the week before 8 May 2023). It's a wooden one from the fifties with two seats and a red stripe.",
    );
  });

  test("without a question for it, the pronoun stays open", async () => {
    const texts = await textsOf(
      "Nils: I bought a canoe last week.",
      "Vera: My oven broke.",
      "Nils: It's a wooden one from the fifties with two seats and a red stripe.",
    );
    expect(texts.join(" ")).not.toContain("canoe last week (the week before 8 May 2023). It's");
  });

  test("a thing the listener was told of is brought in", async () => {
    expect(await textsOf("Jess: I've started that weaving class I told you about.", "Tom: Good!")).toEqual([
      "Jess has started a weaving class.",
    ]);
  });

  test("you behind a preposition is the listener", async () => {
    const texts = await textsOf("Ravi: I've been thinking about you all week.", "Kate: Thanks.");
    expect(texts.join(" ")).not.toMatch(/\byou\b/);
  });

  test.each([
    "Gardens have a way of calming me down.",
    "Music sure does brighten my days.",
    "Setbacks can teach me a lot.",
    "Having support like that really helps.",
    "Here's a picture of my shed from last week.",
    "Something exciting happened last Friday.",
    "It's been ages since we last talked.",
    "I'll send you the recipe.",
    "It's great that people like my songs.",
  ])("nothing that could be asked for later: %s", async (said) => {
    expect(await textsOf("Ola: Hello.", "Nils: Hello.", "Ola: It rains.", `Nils: ${said}`, "Ola: I see.")).toEqual([]);
  });
});
