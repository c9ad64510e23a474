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

test.each([
  ["Opa I have diabetes.", "Ida has diabetes."],
  ["Dad I lost my job.", "Ida lost their job."],
  ["Mum my ankle is broken.", "Ida's ankle is broken."],
  ["Guys I start at the bakery on Monday.", "Ida starts at the bakery on Monday (15 May 2023)."],
  ["Hello everybody I am now a nurse in Ghent.", "Ida is now a nurse in Ghent."],
  ["kids my car broke down, I'm walking", "Ida's car broke down, Ida is walking."],
  ["Emma I've moved to Bath", "Ida has moved to Bath."],
  ["Ok Dad, I passed the exam.", "Ida passed the exam."],
  ["Me I'm a nurse.", "Ida is a nurse."],
  ["Mum and I moved to Bath.", "Mum and Ida moved to Bath."],
  ["Everybody I know lives in Bath.", "Everybody Ida knows lives in Bath."],
  ["Friends I have in Ghent say it rains.", "Friends Ida has in Ghent say it rains."],
  ["No kids, we travel every summer.", "No kids, Ida travels every summer."],
  ["No boss, I'm a freelancer.", "No boss, Ida is a freelancer."],
  ["Tennis I play on Mondays.", "Tennis Ida plays on Mondays."],
])("whom one calls before one says anything: %s", async (said, told) => {
  expect(await textsOf(`Ida: ${said}`)).toEqual([told]);
});
