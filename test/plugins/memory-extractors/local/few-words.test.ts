// What is told in two or three words and ends what was so: who died, and when somebody works now.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("few words that say all", () => {
  test.each([
    ["Biscuit died", "User says: Biscuit died."],
    ["Momo died.", "User says: Momo died."],
    ["I'm on days now", "User is on days now."],
    ["I'm on nights at the moment.", "User is on nights at the moment."],
    ["I'm back on lates.", "User is back on lates."],
    ["I am on the early shift", "User is on the early shift."],
  ])("%p is remembered", async (said, memory) => {
    expect(await textsOf(`user: ${said}`)).toContain(memory);
  });

  test.each([
    "Battery died",
    "It died",
    "Everyone died lol",
    "Wifi died.",
    "I'm on days off",
    "I'm on it now",
    "Hope died",
  ])("%p is not", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("a reply to a friend, too", async () => {
    expect(await textsOf("Ana: still on the night shift?", "Bob: no I'm on days now")).toContain("Bob is on days now.");
  });
});
