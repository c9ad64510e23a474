// People whom a user tells of one after the other are known to them, and what is told of each is kept.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test("pupils, whom nobody brought in by 'my'", async () => {
  expect(
    await textsOf(
      "user: I coach the under-nines. Help me keep track of them.",
      "assistant: Sure, tell me about them.",
      "user: Oskar is a fast runner but can't swim. Leila just came from Syria and speaks some French. The twins Ana and Marta must not be in one team.",
    ),
  ).toEqual([
    "User coaches the under-nines.",
    "Oskar is a fast runner but can't swim.",
    "Leila just came from Syria and speaks some French.",
    "User says the twins Ana and Marta must not be in one team.",
  ]);
});

test.each([
  "Solve this puzzle for me. Anna is older than Tom. Ben is older than Anna. Sort them.",
  "Write me a story. Hugo fears rain. Clara wants a dragon.",
])("nobody of the user's: %s", async (said) => {
  expect(await textsOf(`user: ${said}`)).toEqual([]);
});
