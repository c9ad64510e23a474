// What somebody wants the assistant to do: another language, name or notation takes the place of the one before, for what it is wanted.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("an order to the assistant", () => {
  test.each([
    ["User wants the assistant to answer in German.", "User wants the assistant to write the menu in English."],
    [
      "User wants the assistant to answer in German.",
      "User wants the assistant to answer in English when Ana is in the chat.",
    ],
    ["User wants the assistant to answer in English.", "User wants the assistant to answer in plain English."],
    ["User wants the assistant to use tabs in Go files.", "User wants the assistant to use spaces in Python files."],
    ["User wants the assistant to use tabs.", "User wants the assistant to open links in new tabs."],
    ["User wants the assistant to call them Bob.", "User wants the assistant to call them on Monday."],
    ["User wants the assistant to call them Bob.", "User wants the assistant to call the dog Robert."],
    [
      "User wants the assistant to give short answers.",
      "User wants the assistant to write long essays for the course.",
    ],
    ["User wants the assistant to keep commit messages short.", "User wants the assistant to give long answers."],
    ["User wants the assistant to use metric units.", "User wants the assistant to use Celsius."],
    ["User wants the assistant to answer in German.", "User speaks English."],
    ["User wants the assistant to answer in German.", "User's sister wants the assistant to answer in English."],
    ["User wants the assistant to answer in German.", "User wants to learn English."],
    ["User wants the assistant to use 2 spaces.", "User wants the assistant to use spaces."],
    ["User wants the assistant to answer in German.", "User wants the assistant to always answer in German."],
    ["User wants the assistant not to use emojis.", "User wants the assistant not to use tables."],
    ["User wants the assistant to use emojis.", "User wants the assistant not to use emojis in commit messages."],
    [
      "User wants the assistant to mention the calories in every recipe.",
      "User wants the assistant to mention the prices in every recipe.",
    ],
    [
      "User wants the assistant to answer in German and call them Bob.",
      "User wants the assistant to answer in English.",
    ],
    ["User wants the assistant to cite a source.", "User wants the assistant not to explain scales."],
    [
      "User wants the assistant to translate the letter to German.",
      "User wants the assistant to translate the letter to English.",
    ],
    ["User wants the assistant to give weights in grams.", "User wants the assistant to give distances in miles."],
    ["User wants the assistant to use vitest.", "User wants the assistant to use jest for the old repo."],
    [
      "User wants the assistant to keep its answers short, they hate long texts.",
      "User wants the assistant to be detailed in its answers.",
    ],
    ["User wants the assistant not to use German.", "User wants the assistant to answer in English."],
    ["User wants the assistant to use tabs.", "User wants the assistant not to use spaces."],
    ["User wants the assistant to use emojis and to cite sources.", "User wants the assistant not to use emojis."],
    ["User wants the assistant to be brief.", "User wants the assistant to be brief but friendly."],
  ])("leaves another one, and what is wanted for something else: %p, %p", (older, newer) => {
    expect(["none", "extends", "soft"]).toContain(verdict(older, newer, 0.6));
  });

  test.each([
    ["User wants the assistant to always answer in German.", "User wants the assistant to answer in English."],
    ["User wants the assistant to use tabs.", "User wants the assistant to use spaces."],
    ["User wants the assistant to use metric units.", "User wants the assistant to use imperial units."],
    ["User wants the assistant to call them Bob.", "User wants the assistant to call them Robert."],
    ["User wants the assistant to give short answers.", "User wants the assistant to give long answers."],
    ["User wants the assistant to talk to them in Danish.", "User wants the assistant to reply in Dutch."],
    ["User wants the assistant to answer in German.", "User wants the assistant to speak English from now on."],
    [
      "User wants the assistant to answer in German.",
      "User wants the assistant to answer in English instead of German.",
    ],
    ["User wants the assistant to use tabs for indentation.", "User wants the assistant to indent with 2 spaces."],
    ["User wants the assistant to use 4 spaces.", "User wants the assistant to use 2 spaces."],
    ["User wants the assistant to use tabs.", "User wants the assistant to use spaces, not tabs."],
    ["User wants the assistant to address them as Robert.", "User wants the assistant to call them Bob."],
    [
      "User wants the assistant to be concise in its answers.",
      "User wants the assistant to give more detailed answers.",
    ],
    ["User wants the assistant to use Fahrenheit.", "User wants the assistant to give temperatures in Celsius."],
    [
      "User wants the assistant to give weights in ounces.",
      "User wants the assistant to give weights in grams, never ounces.",
    ],
    ["User wants the assistant to use British spelling.", "User wants the assistant to use American spelling."],
    ["User wants the assistant to be formal.", "User wants the assistant to be casual in its answers."],
    ["User wants the assistant to use emojis.", "User wants the assistant not to use emojis in its replies."],
    ["User wants the assistant not to use tables in its answers.", "User wants the assistant to use tables."],
    ["User wants the assistant to always cite a source.", "User wants the assistant to stop citing sources."],
    ["User wants the assistant to use the metric system.", "User wants the assistant to stick to imperial."],
    ["Nora wants the assistant to answer in French.", "Nora wants the assistant to answer in Polish."],
    [
      "User wants the assistant to answer in German and call them Bob.",
      "User wants the assistant to answer in English and call them Robert.",
    ],
    ["User wants the assistant to answer in German.", "User wants the assistant not to answer in German."],
    ["User wants the assistant to keep answers short.", "User wants the assistant to explain everything in detail."],
    ["User wants the assistant not to use semicolons.", "User wants the assistant to use semicolons again."],
    ["User wants the assistant to use tabs in Go files.", "User wants the assistant to use 4 spaces in Go files."],
  ])("replaces the one before: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test("is not changed by what is told of other things now", () => {
    const order = "User wants the assistant to give them longer answers.";
    expect(verdict(order, "User has a car commute now and reads the assistant's answers at home.")).toBe("extends");
  });
});
