// A sum that was asked for and is put right in reply, or set outright, is told by the name of what it is for.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const after = (asked: string, answer: string, said: string): Promise<string[]> =>
  textsOf(`user: ${asked}`, `assistant: ${answer}`, `user: ${said}`);

describe("a sum put right", () => {
  test.each([
    [
      "remind me what I said my budget for the shed was?",
      "You said around 8,000 euros.",
      "make that 9, wood got dearer",
      "User's budget for the shed is 9,000 euros now, not 8,000 euros, wood got dearer.",
    ],
    [
      "how much did we plan for the reunion?",
      "You planned 2,400 euros.",
      "it's gonna be 2,900 now",
      "User's budget for the reunion is 2,900 euros now, not 2,400 euros.",
    ],
    ["what's our rent again?", "700 euros.", "it's 740 now", "User's rent is 740 euros now, not 700 euros."],
    [
      "what's my budget for the trip?",
      "$1,200.",
      "ok make it $1,500",
      "User's budget for the trip is $1,500 now, not $1,200.",
    ],
  ])("%s %s %s", async (asked, answer, said, expected) => {
    expect(await after(asked, answer, said)).toContain(expected);
  });

  test("a budget that is set", async () => {
    expect(await textsOf("user: make my budget for the loft 900, there's nothing for 850")).toContain(
      "User's budget for the loft is 900 now, there's nothing for 850.",
    );
  });

  test.each([
    ["what's my budget for the trip?", "$1,200 for six days.", "make it 7 days"],
    ["what is the budget for the loft?", "You said 850.", "it's 5 now because my brother joins"],
    ["who laid the first stone?", "Anselm, in 1642.", "make that 95"],
    ["what's my budget for the trip?", "Between $900 and $1,200.", "make it 1,500"],
  ])("nothing is put right: %s %s %s", async (asked, answer, said) => {
    expect((await after(asked, answer, said)).join("\n")).not.toMatch(/is .+ now, not/);
  });

  test.each([
    ["I have 36k now", "User has 36k now."],
    ["and I've got 41k now", "User has 41k now."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toContain(expected);
  });
});

describe("when it is", () => {
  /** Said on 8 May 2023. */
  test.each([["user: my band plays on easter saturday", "(6 May 2023)"]])("%s", async (said, wrong) => {
    expect((await textsOf(said)).join("\n")).not.toContain(wrong);
  });
});
