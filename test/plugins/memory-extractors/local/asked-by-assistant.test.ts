// What an assistant asks about its user is told with an answer that says too little alone, and names what the answer means.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("an answer to what the assistant asked", () => {
  test.each([
    [
      "Have you tried Duolingo?",
      "I used it for a year, but I got bored.",
      ["User used Duolingo for a year, but they got bored."],
    ],
    [
      "Have you read Piranesi by Susanna Clarke?",
      "I read it in April, loved it.",
      ["User read Piranesi by Susanna Clarke in April (April 2023), loved it."],
    ],
    [
      "Have you already found a place for your second bakery?",
      "I'm considering a few areas.",
      ['User is considering a few areas (asked "Have you already found a place for your second bakery?").'],
    ],
    [
      "How often do you take breaks on long hauls?",
      "I usually stop every three hours.",
      ['User usually stops every three hours (asked "How often do you take breaks on long hauls?").'],
    ],
  ])("%s %s", async (asked, said, expected) => {
    expect(await textsOf("user: Any ideas?", `assistant: Sure. ${asked}`, `user: ${said}`)).toEqual(expected);
  });

  test.each([
    ["Would you like to go through an example?", "I've already used a few methods."],
    ["Have you tried any of these methods before?", "I've been trying to find good ways to unwind after work."],
    ["Problem: What is the chance that you roll a six?", "I've solved a few in the last weeks."],
    ["Have you considered standard procedures for common tasks?", "I tend to avoid gyms because they make me tired."],
  ])("is told alone where the assistant offers, or points at its own words: %s", async (asked, said) => {
    const texts = await textsOf("user: Any ideas?", `assistant: Sure. ${asked}`, `user: ${said}`);
    expect(texts.join(" ")).not.toContain("asked");
  });
});
