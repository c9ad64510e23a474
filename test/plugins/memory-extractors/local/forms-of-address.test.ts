// Whom one speaks to is left out of what is remembered, and is no trait of the one who speaks.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each<[string[], string]>([
  [
    ["Ida: How was it?", "Bo: The hall holds a hundred and fifty, my love."],
    "Bo says the hall holds a hundred and fifty.",
  ],
  [
    ["Ida: How are you?", "Bo: Yes chef, I start at the bakery on Monday."],
    "Bo starts at the bakery on Monday (15 May 2023).",
  ],
  [["Ida: How are you?", "Bo: Ida ji, I work at the mint now."], "Bo works at the mint now."],
  [["Ida: hi", "Bo: ida i live in genova now"], "Bo lives in Genova now."],
  [["Bo: Hello", "Ida: I was on a tram, Bo, and I lost my hat."], "Ida was on a tram, and they lost their hat."],
])("%j: %s", async (turns, told) => {
  expect(await textsOf(...turns)).toEqual([told]);
});

test("a name among several is no form of address", async () => {
  expect(await textsOf("Ida: hi", "Bo: I met Anna, Ida, and Tom in Oslo.")).toEqual([
    "Bo met Anna, Ida, and Tom in Oslo.",
  ]);
});

test("a remark without a verb is told in the words of who made it", async () => {
  expect(await textsOf("Bo: and mateo?", "Ida: losing teeth like crazy, 2 this week.")).toEqual([
    "Ida says: Losing teeth like crazy, 2 this week (week of 8 May 2023).",
  ]);
});
