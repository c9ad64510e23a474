// What a user has an assistant say for them is so: "Can you add that I've worked nights since May?"

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

/** Without what day is meant. */
const undated = (text: string): string => text.replace(/ \(\d* ?\p{L}* ?20\d\d\)/gu, "");

describe("what is to be said to somebody", () => {
  test.each([
    ["Can you mention that I've worked as a welder for six years?", "User has worked as a welder for six years."],
    ["Please add that I'm available from 3 June.", "User is available from 3 June."],
    ["Tell her that I broke my arm on Sunday.", "User broke their arm on Sunday."],
    ["nice but can you mention that i'm vegan, and dont say terrible", "User is vegan."],
    ["Say I'm very keen and that I could start in June.", "User is very keen and they could start in June."],
    ["Could you also include that we have two beagles?", "User has two beagles."],
    ["Write an email to my boss saying I can't come on Friday.", "User can't come on Friday."],
    ["Let them know that we moved to Graz in March, please.", "User moved to Graz in March."],
  ])("%s", async (said, expected) => {
    expect((await readingsOf(`user: ${said}`)).map(undated)).toEqual([expected]);
  });

  test.each([
    "Can you say that again?",
    "Say I had a million euros, what then?",
    "Write a card for my nan saying I love her.",
    "Can you explain that in more detail?",
    "Can you note that the formula is wrong?",
  ])("%s", async (said) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([]);
  });
});
