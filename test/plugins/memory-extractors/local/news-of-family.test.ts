// News of the family of whom one speaks to or of, and what somebody's children are, as short turns give it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("News of the listener's family", () => {
  test.each([
    ["Ada: Your gran rang. She's moving to Cork.", ["Wim's gran is moving to Cork."]],
    ["Ada: Your nan isn't coming for easter.", ["Wim's nan isn't coming for easter (Easter 2024)."]],
    ["Ada: your father has high blood pressure again", ["Wim's father has high blood pressure again."]],
    ["Ada: Your uncle broke his wrist.", ["Wim's uncle broke his wrist."]],
    [
      "Ada: your uncle fell off a roof. He broke his wrist.",
      ["Wim's uncle fell off a roof.", "Wim's uncle broke his wrist."],
    ],
    ["Ada: your dad has great taste", []],
    ["Ada: if your father has gout he should rest", []],
  ])("is told: %s", async (line, expected) => {
    expect(await textsOf(line, "Wim: oh no.")).toEqual(expected);
  });

  test.each(["Wim: no.", "Wim: No he didn't", "Wim: that's not true"])("unless denied: %s", async (reply) => {
    expect(await textsOf("Ada: Your uncle broke his wrist.", reply)).toEqual([]);
  });
});

describe("He, behind somebody's kin,", () => {
  test.each([
    ["Otto's dad fell off a roof. He broke his wrist.", "Otto's dad broke his wrist."],
    ["Otto's sister moved to Leeds. She works at Bosch.", "Otto's sister works at Bosch."],
    ["Otto's sister moved to Leeds. He misses her.", "Otto misses Otto's sister."],
  ])("is whom it fits: %s", async (line, expected) => {
    expect(await textsOf(`Ada: ${line}`, "Wim: ok")).toContain(expected);
  });
});

describe("A few words in reply", () => {
  test.each([
    ["how many daughters do you have?", "Two. Ines is ten and Pia is six.", "Wim's daughter Ines is ten."],
    ["any kids?", "yes, two. Max is 4 and Ines is 7", "Wim's child Ines is 7."],
    ["how old is your niece now?", "7", "Wim's niece is 7 years old."],
    ["what does your sister do?", "vet nurse in Graz", "Wim's sister works as a vet nurse in Graz."],
    ["what's your brother doing these days?", "selling boats in Malta", "Wim's brother is selling boats in Malta."],
    ["did you get the bike?", "yes. was 180 in the end", "Wim paid 180 for the bike in the end."],
    ["did you sell your boat?", "yep. was 3,000 in the end", "Wim got 3,000 for their boat in the end."],
  ])("tell whose and of what: %s / %s", async (asked, replied, expected) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${replied}`)).toContain(expected);
  });

  test.each([
    ["how old is she now?", "7"],
    ["what does Rosa do now?", "nothing much"],
    ["did you see the film?", "was 3 hours long"],
    ["is she ok?", "I broke her vase"],
  ])("not %s / %s", async (asked, replied) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${replied}`)).toEqual([]);
  });
});

describe("What one only supposed is put right by whoever knows:", () => {
  test.each([
    ["the viva's on monday, right?", "no, friday", ["Wim says the viva is on Friday (12 May 2023)."]],
    ["the viva's on monday, right?", "On Friday!", ["Wim says the viva is on Friday (12 May 2023)."]],
    ["My viva is on monday, right?", "friday", ["Ada's viva is on Friday (12 May 2023)."]],
    ["Otto has two goats, right?", "three", ["Otto has three goats."]],
    ["the viva's on monday, right?", "no", []],
    ["the viva's on monday, right?", "yes, monday", ["Ada says the viva is on Monday (15 May 2023)."]],
    ["the viva's on monday", "friday is better", ["Ada says the viva is on Monday (15 May 2023)."]],
    ["Otto has two goats, right?", "at 9", ["Otto has two goats."]],
  ])("%s / %s", async (asked, replied, expected) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${replied}`)).toEqual(expected);
  });
});
