// What a user adds to an answer of a few words is told beside it, with its own day, and with what was asked where it leaves that out.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const answered = async (asked: string, said: string): Promise<string[]> =>
  (await textsOf("user: help me with a plan", `assistant: ${asked}`, `user: ${said}`)).slice(-2);

test.each([
  [
    "Do you have any joint problems?",
    "right hip. had the socket replaced in 2018, it aches if i sit",
    "User has joint problems (right hip).",
    'User had the socket replaced in 2018, it aches if they sit (asked "Do you have any joint problems?").',
  ],
  [
    "Do you have an electric bike?",
    "yeah a Gazelle. had the battery replaced in may, it cost 600",
    "User has a Gazelle (electric bike).",
    'User had the battery replaced in May (May 2023), it cost 600 (asked "Do you have an electric bike?").',
  ],
  [
    "Where do you live?",
    "Ghent. Got the keys on Monday.",
    "User lives in Ghent.",
    "User got the keys on Monday (1 May 2023).",
  ],
  ["Are you married?", "Yes. Lost the ring in March.", "User is married.", "User lost the ring in March (March 2023)."],
  [
    "Where do you live?",
    "Ghent. Sold the house in Oslo last year.",
    "User lives in Ghent.",
    "User sold the house in Oslo last year (2022).",
  ],
])("is told beside it: %s %s", async (asked, said, told, beside) => {
  expect(await answered(asked, said)).toEqual([told, beside]);
});

test("a quotation stands in none", async () => {
  const told = await answered("What's your favourite drink?", "Cider. Had it yesterday.");
  expect(told[0]).toMatch(/^User's favourite drink is [Cc]ider\.$/);
});

test("where it hurts is nothing that one has", async () => {
  expect(await answered("Do you have any injuries?", "left shoulder")).toEqual(["User has injuries (left shoulder)."]);
});
