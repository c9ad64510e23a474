// Hearsay, agreement, attempts without their content and sums are of the chat with an assistant.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toAssistant = (said: string) => textsOf(`user: ${said}`, "assistant: I see.");

describe("of the chat", () => {
  test.each([
    "I've heard that wool mulch can keep slugs off.",
    "I've heard cast iron is better for searing.",
    "I've heard of using vinegar to descale kettles.",
    "Comparing the two methods makes sense.",
    "I think oak and ash sound like good options.",
    "For the sessions in May, I'll stick to the routine you suggested.",
    "I've tried a few things but nothing works.",
    "I've already tried several different approaches.",
    "I came across a formula for the volume of a barrel.",
    "The current version of Blender is 4.1.",
    "I've also heard of Kubernetes.",
    "We don't want to cause any more regressions.",
    "I've made significant changes.",
    "I've already finished a few.",
    "I'm looking forward to keeping this momentum going.",
    "Setting aside an hour on Sundays sounds doable.",
    "Getting my kiln fixed first seems more urgent.",
    "I've never baked one before.",
  ])("nothing of: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });

  test.each([
    [
      "I've heard my landlord can raise the rent in May.",
      "User has heard their landlord can raise the rent in May (May 2023).",
    ],
    [
      "I came across a cottage in Devon that costs 900 a week.",
      "User came across a cottage in Devon that costs 900 a week.",
    ],
    [
      "I've made significant changes to my will since March.",
      "User has made significant changes to their will since March (March 2023).",
    ],
    [
      "I don't want to miss any of my daughter's recitals.",
      "User doesn't want to miss any of their daughter's recitals.",
    ],
    ["I heard the factory is closing.", "User heard the factory is closing."],
    ["I've tried three different tablets.", "User has tried three different tablets."],
    [
      "I'll use the clinic you mentioned, on 3 May.",
      "User will use the clinic the assistant mentioned, on 3 May (3 May 2023).",
    ],
    [
      "I have a triangular garden with sides of 15, 20 and 25 m.",
      "User has a triangular garden with sides of 15, 20 and 25 m.",
    ],
    ["I scored 18/20 on my triangle test.", "User scored 18/20 on their triangle test."],
  ])("%s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });
});

describe("a sum", () => {
  test("goes where its turn tells more", async () => {
    expect(await toAssistant("I have a triangle with sides 6, 8 and 9 cm. I'm a roofer in Graz.")).toEqual([
      "User is a roofer in Graz.",
    ]);
  });

  test("is told where its turn tells nothing else", async () => {
    expect(await toAssistant("I'm working with a right triangle that has legs of 6 and 8 cm.")).toEqual([
      "User is working with a right triangle that has legs of 6 and 8 cm.",
    ]);
  });
});
