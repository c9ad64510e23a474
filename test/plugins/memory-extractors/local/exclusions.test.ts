// The organization's guidance is followed where it plainly names what not to keep, and nowhere else.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { exclusionOf } from "#plugins/memory-extractors/local/exclusions.ts";
import { statementsOf } from "../read-text.ts";

const excludes = (filterPrompt: string, text: string): boolean =>
  exclusionOf({ filterPrompt, excludeItems: [] })?.(text) ?? false;

describe("exclusions", () => {
  test.each([
    ["Ignore small talk about the weather.", "User hates rainy weather in Leeds."],
    ["Never store passwords or salary details.", "User's password is on a note."],
    ["Never store passwords or salary details.", "User's salaries were paid late."],
    ["We build a travel app. Do not remember political opinions.", "User has a political opinion on trams."],
    ["Do not keep:\nignore sports", "User plays a sport."],
  ])("%s leaves out: %s", (guidance, text) => {
    expect(excludes(guidance, text)).toBe(true);
  });

  test.each([
    ["Only remember dietary facts.", "User lives in Leeds."],
    ["Do not store anything except dietary facts.", "User is vegan, a dietary fact."],
    ["Never forget allergies.", "User has allergies."],
    ["Do not ignore allergies.", "User has allergies."],
    ["Ignore small talk.", "User talks to small children."],
    ["Don't remember credit card numbers.", "User's card is green."],
    ["Remember injuries and races.", "User had an injury."],
    ["Ignore prices unless the user asks.", "User compares prices."],
  ])("%s keeps: %s", (guidance, text) => {
    expect(excludes(guidance, text)).toBe(false);
  });

  test("the extractor leaves out what the guidance excludes", async () => {
    expect(
      await statementsOf("I hate rainy weather. My salary is 50k at Acme. I live in Leeds.", {
        filterPrompt: "Ignore small talk about the weather. Never store salaries.",
      }),
    ).toEqual(["User lives in Leeds."]);
  });

  test("the extractor leaves out what the settings exclude, and looks closer at what they include", async () => {
    const talk = "I hate rainy weather. My salary is 50k at Acme. I like those trams. I live in Leeds.";
    expect(await statementsOf(talk, { excludeItems: ["salaries", "the weather"] })).not.toContain(
      "User hates rainy weather.",
    );
    expect(await statementsOf(talk, { excludeItems: ["salaries", "the weather"] })).toContain("User lives in Leeds.");
    expect((await statementsOf(talk, { excludeItems: ["salaries"] })).join()).not.toMatch(/50k/);
  });

  test("what the settings want is kept where it would be passed over", async () => {
    const talk = "user: I am looking for night trams.";
    expect(await statementsOf(talk)).toEqual([]);
    expect(await statementsOf(talk, { includeItems: ["tram"] })).toHaveLength(1);
  });

  test.each([
    ["credit card", "User pays with credit cards.", true],
    ["credit card", "User has a green card.", false],
    ["the user's health", "User worries about health.", true],
    ["猫", "猫が好きです。", true],
    ["", "User has a green card.", false],
    ["everything that a person might say about money at home", "User has money at home.", false],
  ])("the item %p in %p: %p", (item, text, expected) => {
    expect(exclusionOf({ filterPrompt: null, excludeItems: [item] })?.(text) ?? false).toBe(expected);
  });

  test("any guidance is read without an error", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 200 }), (guidance, text) => {
        expect(typeof excludes(guidance, text)).toBe("boolean");
        expect(typeof excludes(`Ignore ${guidance}`, text)).toBe("boolean");
      }),
    );
  });
});
