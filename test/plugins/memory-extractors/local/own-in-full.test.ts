// What a user of an assistant calls only "my app" or "my statement" is told as they named it before, where they named one of that kind.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldAfter = async (begun: string, said: string): Promise<string> =>
  (await textsOf(`user: ${begun}`, "assistant: Sure, here is where I would begin.", `user: ${said}`)).join("\n");

describe("of which kind one's own is", () => {
  test.each([
    [
      "I'm building my tide app in Kotlin.",
      "I want to test my app on two phones.",
      "test their tide app on two phones",
    ],
    [
      "I'm polishing my motivation statement for Ghent.",
      "I removed two sentences from my statement yesterday.",
      "from their motivation statement yesterday",
    ],
    [
      "I run my cheese shop from home.",
      "I close my shop every year in January.",
      "closes their cheese shop every year in January",
    ],
    [
      "I post twice a week on our kayak blog.",
      "We're thinking of adding maps to our blog.",
      "adding maps to their kayak blog",
    ],
  ])("is told: %p, %p", async (begun, said, told) => {
    expect(await toldAfter(begun, said)).toContain(told);
  });

  test.each([
    [
      "where several were named",
      "I'm writing my harbour novel and my war novel.",
      "I cut four chapters of my novel.",
      "of their novel",
    ],
    [
      "where somebody else's was",
      "My cousin's website sells 40 lamps a week.",
      "I rebuilt my website in March.",
      "rebuilt their website",
    ],
    [
      "where it is said in full already",
      "I use my Django project at work.",
      "I upgraded my project to Django 5 on Friday.",
      "upgraded their project to Django 5",
    ],
    [
      "where the word goes on",
      "I'm designing my bird app.",
      "I pay 99 a year for my app store account.",
      "for their app store account",
    ],
  ])("is left open %s", async (_, begun, said, told) => {
    expect(await toldAfter(begun, said)).toContain(told);
  });
});
