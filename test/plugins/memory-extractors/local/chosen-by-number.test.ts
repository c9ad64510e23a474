// "lets do 3", "1 and 3", "i like the hedge one": which of the things that the assistant listed.

import { describe, expect, test } from "bun:test";
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

describe("what is no choice is quoted or left:", () => {
  const listed = (asked: string): string => `${asked}\n1. Bee stings\n2. Penicillin\n3. Walnuts`;
  test.each([
    ["Which of these are you allergic to?", "1, 3"],
    ["Which of these are you allergic to?", "2"],
    ["Which of these can you not stand?", "1 and 3"],
    ["Which of the ideas have you tried?", "2, 3"],
    ["Which ones are done?", "1 + 2"],
    ["Tell me which of these you can't bear:", "1 and 3"],
    ["Which options did you get wrong?", "2 and 3"],
    ["Which of these should I know about?", "1 and 2"],
    ["Do you want any of these explained in depth?", "1 and 2"],
    ["Which one do you think stung you?", "1 and 2"],
    ["Which of these would you like to be gone?", "2 and 3"],
  ])("%s %s", async (asked, said) => {
    expect((await replied(said, listed(asked))).join(" ")).not.toMatch(/suggestions|chose/);
  });

  test.each([
    ["Which of these do you already keep?", "2 and 3"],
    ["Which should I leave out?", "1 and 3"],
  ])("quoted: %s %s", async (asked, said) => {
    expect(await replied(said, listed(asked))).toEqual([`User, asked "${asked}", says "${said}".`]);
  });
});

test.each([
  "Which would you like?",
  "Which should we do first?",
  "How about one of these?",
  "Let me know which you'd like!",
])("a choice where it is asked for or offered: %s", async (asked) => {
  expect(await replied("2 and 3", `${asked}\n1. Repair the gate\n2. Replace the lock\n3. Plant a hedge`)).toEqual([
    "User chose to replace the lock and to plant a hedge from the assistant's suggestions.",
  ]);
});

test.each([
  ["I love the hedge one, but my aunt has a cat called that.", /but their aunt has a cat/],
  ["I like the panels one, my ex hated it though", /ex hated it/],
])("what stands behind a liking is kept: %s", async (said, told) => {
  expect((await replied(said)).join(" ")).toMatch(told);
});

test("nor where how many was asked", async () => {
  const told = await replied(
    "let's do 3",
    "A plan:\n1. Learn\n2. Practise\n3. Play\n\nHow many hours a week do you have?",
  );
  expect(told.join(" ")).not.toContain("suggestions");
});
