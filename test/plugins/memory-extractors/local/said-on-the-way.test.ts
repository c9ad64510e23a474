// Words that a user types on the way to what is told: what opens a message, and a day that comes each month.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what leads to a statement is no part of it", () => {
  test.each([
    ["great I'll go to the sauna on Sunday", "User will go to the sauna on Sunday (14 May 2023)."],
    ["great news I got the job", "User got the job."],
    [
      "forgot to say my son Leo stays with me every other weekend",
      "User's son Leo stays with User every other weekend.",
    ],
    ["forgot to mention, I'm allergic to latex", "User is allergic to latex."],
    ["No other allergies, but Ida hates coconut.", "Ida hates coconut."],
    ["Nothing else, but Tom can't stand olives.", "Tom can't stand olives."],
    ["You're right, I joined a choir in Leeds.", "User joined a choir in Leeds."],
    ["Good point, my sister moved to Leeds.", "User's sister moved to Leeds."],
    ["That's all for now, but I can't eat rye.", "User can't eat rye."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test.each([
    ["I forgot to tell my aunt about the party", "User forgot to tell their aunt about the party."],
    ["Nobody else came but my sister.", "Nobody else came but User's sister."],
  ])("kept whole: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});

describe("what is paid each month has no day of its own", () => {
  test.each([
    ["I get paid on the 28th.", "User gets paid on the 28th."],
    ["I get my salary on the 15th", "User gets their salary on the 15th."],
    [
      "The invoice for the roof is due on the 15th.",
      "User says the invoice for the roof is due on the 15th (15 May 2023).",
    ],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});
