// "When?" behind what a user told asks for its day.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (first: string, reply: string): Promise<string | undefined> =>
  (await textsOf(`user: ${first}`, "assistant: When?", `user: ${reply}`)).at(-1);

test.each([
  ["I booked a viewing", "saturday at noon", "User booked a viewing: Saturday (13 May 2023) at noon."],
  ["I quit my job", "last Friday", "User quit their job, last Friday (5 May 2023)."],
  ["I want to go to Japan", "next spring", "User wants to go to Japan, next spring (spring 2024)."],
  ["I need a dog sitter", "3 to 9 June", "User needs a dog sitter: 3 to 9 June (3 to 9 June 2023)."],
])("%s / %s", async (first, reply, memory) => {
  expect(await told(first, reply)).toBe(memory);
});

test("what an interview that one got is for is to come, whatever else is said with its day", async () => {
  expect(
    await textsOf(
      "user: guess what, I got an interview at a veterinary lab",
      "assistant: Wonderful! When is it?",
      "user: thursday at 10. I'm terrified lol",
    ),
  ).toEqual([
    "User got an interview at a veterinary lab.",
    "User got an interview at a veterinary lab: Thursday (11 May 2023) at 10.",
  ]);
});
