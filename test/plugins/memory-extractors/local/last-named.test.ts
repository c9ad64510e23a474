// "He", "it" and "there" are told as whom or what was named last, or not at all: a judgement is no thing, and an adverb goes nowhere.

import { describe, expect, test } from "bun:test";
import { readingsOf, textsOf } from "../conversation.ts";

describe("he or she", () => {
  test("is not somebody named before another whose name tells no gender", async () => {
    const told = await textsOf(
      "Ada: Emil starts school in September. Tariku is nine and only wants to talk about trains.",
      "Wim: Good lad. Tell him I found a whistle.",
      "Ada: He will explode.",
    );
    expect(told.join(" ")).not.toContain("explode");
  });

  test.each([
    [["Wim: So cousin Elsa comes. She can cook at least."], "Cousin Elsa can cook at least."],
    [["Wim: Then neighbour Paul moved in. He plays the trumpet."], "Neighbour Paul plays the trumpet."],
    [["Wim: Ruta has her exam. So cousin Elsa comes.", "Ada: Elsa who sings?", "Wim: She can cook."], "Elsa can cook."],
    [["Wim: My sister Nora rows.", "Ada: Paul with the trumpet?", "Wim: He works nights."], "Paul works nights."],
    [["Wim: My sister rows. She is a nurse."], "Wim's sister is a nurse."],
    [["Wim: Emil plays chess. He works at a bank."], "Emil works at a bank."],
  ])("%j", async (lines, told) => {
    expect(await textsOf(...lines)).toContain(told);
  });

  test.each([
    [["Wim: My sister rows. So cousin Elsa comes. She can cook."], "sister can cook"],
    [["Wim: Nora rows. Aunt Petra helps out. She is a nurse."], "Nora is a nurse"],
    [["Ada: Elsa who faints when she sees a needle?", "Wim: The very same"], "very same"],
    [["Ada: Who sings at the fair?", "Wim: The one with the hat."], "the hat sings"],
  ])("nobody who may not be meant: %j", async (lines, told) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(told);
  });
});

describe("it", () => {
  test.each([
    [["Ada: How was the old car?", "Wim: A nightmare. I sold it to my aunt."], "Wim sold the old car to their aunt."],
    [["Ada: A pity.", "Wim: Speaking of the boat, I sold it."], "Wim sold the boat."],
    [["Ada: Nice.", "Wim: Speaking of my boat, I sold it."], "Wim sold their boat."],
    [["Ada: A canoe.", "Wim: I sold it to my aunt."], "Wim sold the canoe to their aunt."],
    [["Wim: An old boat. My cousin found it in Lund."], "Wim's cousin found an old boat in Lund."],
  ])("%j", async (lines, told) => {
    expect(await readingsOf(...lines)).toContain(told);
  });

  test.each([
    ["Ada: A nightmare.", "Wim: I sold it to my aunt."],
    ["Ada: What a shame.", "Wim: I gave it to my aunt."],
    ["Ada: A disaster!", "Wim: I returned it to the shop."],
    ["Ada: What a relief.", "Wim: I sold it in May."],
    ["Ada: A bargain!", "Wim: I painted it in May."],
  ])("is no judgement: %s / %s", async (judged, said) => {
    expect((await textsOf(judged, said)).join(" ")).not.toMatch(/nightmare|shame|disaster|relief|bargain/);
  });

  test("and what a doctor says is of no dish that was spoken of", async () => {
    const told = await textsOf(
      "Ada: She doesn't eat the soup with carrot, right?",
      "Wim: The doctor told me my sugar is high.",
      "Ada: Oh no.",
    );
    expect(told.join(" ")).not.toContain("soup");
  });
});

describe("there", () => {
  test.each([
    ["I moved to Turin in May. My boss is kind but never there.", "User's boss is kind but never there."],
    ["I moved to Turin in May. My boss is kind but he is rarely there.", "User's boss is kind but he is rarely there."],
    ["I moved to Turin in May. I never go there in winter.", "User never goes to Turin in winter."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test("is the place asked about behind a verb", async () => {
    expect(await textsOf("Ada: How is Lyon?", "Wim: I always work there in summer.")).toEqual([
      "Wim always works in Lyon in summer.",
    ]);
  });
});
