// What became of an occasion, typed in a few words, and what is done again by now.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

describe("called off in a few words", () => {
  test.each([
    ["Honeymoon is off.", "User says the honeymoon is off."],
    ["honeymoon's off", "User says the honeymoon is off."],
    ["So the reunion's off.", "User says the reunion is off."],
    ["Holiday cancelled.", "User says the holiday is cancelled."],
    ["retreat's been called off", "User says the retreat has been called off."],
    ["update: the move is off", "User says the move is off."],
    ["The Crete trip got cancelled.", "User says the Crete trip got cancelled."],
    ["Move is back on!", "User says the move is back on."],
    ["Surgery got cancelled.", "User's surgery got cancelled."],
    ["I'm eating cheese again.", "User is eating cheese again."],
    ["I'm running again.", "User is running again."],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([expected]);
  });

  test.each([
    "The radio is off.",
    "Is the honeymoon off?",
    "The race is off to a good start.",
    "Wedding planning is cancelled out by work.",
    "Their reunion is off.",
    "We called it off.",
    "I'm working on it again.",
  ])("nothing certain: %s", async (said) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([]);
  });

  test.each([
    [["user: My wedding is on 6 June. We called it off."], "User called off the wedding."],
    [["user: Our holiday is in July. Sadly we cancelled it."], "User cancelled the holiday."],
    [
      ["user: My wedding is on 6 June.", "assistant: Congratulations!", "user: We called it off."],
      "User called off the wedding.",
    ],
  ])("what was named before: %j", async (said, expected) => {
    expect(await readingsOf(...said)).toContain(expected);
  });

  test.each([
    // "It" may be anything that the assistant spoke of, somebody else's, or one of two.
    [["user: My wedding is on 6 June.", "assistant: How is Figma?", "user: I cancelled it."]],
    [["user: My flight is on Friday. My sister has a flight, too. She cancelled it."]],
    [
      [
        "user: My wedding is in June.",
        "assistant: Nice.",
        "user: My holiday is in July.",
        "assistant: Fine.",
        "user: We called it off.",
      ],
    ],
  ])("nobody knows what: %j", async (said) => {
    expect((await readingsOf(...said)).filter((text) => /^User (?:called off|cancelled) the/.test(text))).toEqual([]);
  });

  test.each([
    ["I'm 6'1, 212 lbs.", ["User is 6'1.", "User is 212 lbs."]],
    ["I'm 185 cm and 92 kg.", ["User is 185 cm.", "User is 92 kg."]],
    [`I'm 34, 5'7" and 140 pounds.`, ["User is 34.", `User is 5'7".`, "User is 140 pounds."]],
  ])("height and weight each change alone: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });
});
