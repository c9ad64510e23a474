// Of whom an illness is told, and what somebody cannot eat, where a few words leave that to what stands before.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("An illness", () => {
  test.each([
    ["Ada: how's your son?", "Wim: it's leukemia", ["Wim's son has leukemia."]],
    ["Ada: what did the doctor say about mama?", "Wim: it's parkinsons", ["Wim's mama has Parkinsons."]],
    ["Ada: how is Nils doing?", "Wim: a torn ligament", ["Nils has a torn ligament."]],
    ["Ada: What's wrong with your little sister?", "Wim: Pneumonia.", ["Wim's little sister has pneumonia."]],
    ["Ada: how is your wife doing?", "Wim: breast cancer, stage 2", ["Wim's wife has breast cancer, stage 2."]],
    // Not sure, of nobody, or no illness:
    ["Ada: how's your son?", "Wim: maybe it's leukemia", []],
    ["Ada: how's your son?", "Wim: it's cold here", []],
    ["Ada: How's London?", "Wim: flu season", []],
    ["Ada: how's the app?", "Wim: it's broken", []],
    ["Ada: How's Vienna?", "Wim: covid", []],
    ["Ada: how's your project?", "Wim: disease modelling", []],
  ])("is of whoever was asked after: %s / %s", async (asked, replied, expected) => {
    expect(await textsOf(asked, replied)).toEqual(expected);
  });

  test.each([
    ["Wim: talked to the doctor about mama", "Wim: it's parkinsons. early stage", "Wim's mama has Parkinsons."],
    ["Wim: The vet called about Rex", "Wim: kidney disease", "Rex has kidney disease."],
    ["Wim: My sister rang the clinic about work", "Wim: flu", ""],
  ])("is of whom a doctor was asked about: %s / %s", async (told, added, expected) => {
    expect((await textsOf(told, "Ada: and?", added)).filter((text) => / has /.test(text)).join()).toBe(expected);
  });

  test.each([
    ["Wim: no shellfish for me, I'm allergic", ["Wim is allergic to shellfish."]],
    ["Wim: No peanuts please, I'm badly allergic!", ["Wim is badly allergic to peanuts."]],
    ["Wim: no dairy, I'm intolerant", ["Wim is intolerant to dairy."]],
    ["Wim: no nuts for my son, he's allergic", ["Wim's son is allergic to nuts."]],
    ["Wim: no eggs or milk for me please, I'm allergic", ["Wim is allergic to eggs and milk."]],
    ["Wim: no thanks, I'm allergic", []],
    ["Wim: not today, I'm intolerant", []],
    ["Wim: I'm allergic to cats", ["Wim is allergic to cats."]],
    ["Wim: My wife is allergic to cats", ["Wim's wife is allergic to cats."]],
  ])("what one leaves out: %s", async (line, expected) => {
    expect(await textsOf("Ada: hi", line)).toEqual(expected);
  });
});

describe("what a test found", () => {
  test.each([
    ["How's your mum's biopsy?", "All clear!", "Bo's mum's biopsy was all clear."],
    ["How was the scan?", "Negative.", "Bo's scan was negative."],
    ["Did you get the results?", "Benign, thank God.", "Bo's results were benign."],
  ])("%s %s", async (asked, said, told) => {
    expect(await textsOf(`Ada: ${asked}`, `Bo: ${said}`)).toEqual([told]);
  });

  test.each([
    ["How's your mum?", "All clear!"],
    ["Is the sky still grey?", "All clear."],
    ["How was the film?", "Positive."],
  ])("nothing of a test: %s %s", async (asked, said) => {
    expect((await textsOf(`Ada: ${asked}`, `Bo: ${said}`)).join()).not.toMatch(/was (?:all clear|positive)/);
  });
});

test("who has an illness takes what is told behind it", async () => {
  expect(await textsOf("user: I've asthma and use an inhaler.")).toEqual(["User has asthma.", "User uses an inhaler."]);
});
