// "lets do 3", "1 and 3", "i like the hedge one": which of the things that the assistant listed.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const LIST = "Options:\n1. Repair the posts\n2. Replace the panels\n3. Plant a hedge\n\nWhich do you prefer?";
const replied = async (said: string, listed = LIST): Promise<string[]> =>
  (await textsOf("user: my fence fell over", `assistant: ${listed}`, `user: ${said}`)).slice(1);

test.each([
  ["lets do 3 now", "User chose to plant a hedge from the assistant's suggestions."],
  ["we'll go with 2", "User chose to replace the panels from the assistant's suggestions."],
  ["option 2 pls", "User chose to replace the panels from the assistant's suggestions."],
  ["1 and 3", "User chose to repair the posts and to plant a hedge from the assistant's suggestions."],
  ["i like the hedge one", "User prefers to plant a hedge from the assistant's suggestions."],
])("is told by what it is: %s", async (said, told) => {
  expect(await replied(said)).toEqual([told]);
});

test.each(["let's do 3 days", "I like the blue one", "4 and 5"])(
  "but not where it is none of them: %s",
  async (said) => {
    expect((await replied(said)).join(" ")).not.toContain("suggestions");
  },
);

test("nor where how many was asked", async () => {
  const told = await replied(
    "let's do 3",
    "A plan:\n1. Learn\n2. Practise\n3. Play\n\nHow many hours a week do you have?",
  );
  expect(told.join(" ")).not.toContain("suggestions");
});
