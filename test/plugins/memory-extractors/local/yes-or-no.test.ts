// Short answers to an assistant that open with yes or no and go on: "no as bullets please".

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("yes or no without its comma", () => {
  test.each([
    ["Would you like a letter?", "yes in polish please"],
    ["Would you like a letter?", "yes please in polish"],
    ["In English?", "ok in greek please"],
    ["In English?", "no in greek please"],
    ["As a table?", "no as bullets please"],
    ["By mail?", "no by text please"],
    ["With pasta?", "no with lentils please"],
    ["Shall I send it to your office?", "no to my home address please"],
    ["For five?", "no for two please"],
    ["Longer?", "no make it shorter please"],
    ["From Ghent?", "no from Bruges please"],
    ["On Friday?", "no on Sunday please"],
  ])("%s %s tells no wish for good, and nothing of not wanting any", async (question, answer) => {
    for (const text of await textsOf("user: Can you help?", `assistant: ${question}`, `user: ${answer}`))
      expect(text).toMatch(/^User says "|^User, asked "/);
  });

  test.each([
    ["no olives please", "User doesn't want any olives."],
    ["No comments in Greek please", "User wants no comments in Greek."],
    ["please no loud places", "User doesn't want any loud places."],
    ["no more beer for me", "User doesn't want any beer."],
    ["no squid at all", "User doesn't want any squid."],
    ["please answer in Greek", "User wants the assistant to answer in Greek."],
    ["in greek please", "User wants the assistant to write in Greek."],
    [
      "Yes, but in plain English and without tables",
      "User wants the assistant to write in plain English and without tables.",
    ],
  ])("%s is told as before", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual([expected]);
  });
});
