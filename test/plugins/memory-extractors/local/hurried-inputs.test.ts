// Messages typed in a hurry: small letters, left-out words, shorthand.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

describe("as a message of its own", () => {
  test.each([
    ["my name is mia", "User's name is Mia."],
    ["my names tom", "User's name is Tom."],
    ["hi im lena", "User's name is Lena."],
    ["i live in berlin", "User lives in Berlin."],
    ["i moved to new york last june", "User moved to New York last June (June 2023)."],
    ["i was born in paris", "User was born in Paris."],
    ["i speak french and thai", "User speaks French and Thai."],
    ["my kids are anna and ben", "User's kids are Anna and Ben."],
    ["my site is at anna.example.com", "User's site is at anna.example.com."],
    ["my fav color is teal", "User's favorite color is teal."],
    ["we are 2 adults and a toddler", "User is in a group of 2 adults and a toddler."],
    ["My gym days are Monday and Thursday.", "User's gym days are Monday and Thursday."],
    ["My review is on Thursday, not Tuesday.", "User's review is on Thursday (9 May 2024), not Tuesday."],
    ["Please always answer in German.", "User wants the assistant to always answer in German."],
    ["My pronouns are she/her.", "User's pronouns are she/her."],
  ])("%s", async (said, expected) => {
    expect(await statementsOf(said)).toEqual([expected]);
  });
});

describe("to an assistant", () => {
  test.each([
    ["im a baker w 8 yrs experience", "User is a baker with 8 yrs experience."],
    ["not a fan of seafood tbh", "User is not a fan of seafood."],
    ["huge fan of bluegrass", "User is a huge fan of bluegrass."],
    ["Stop using emojis.", "User wants the assistant to stop using emojis."],
    ["I found peace and love in my garden.", "User found peace and love in their garden."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual([expected]);
  });
});
