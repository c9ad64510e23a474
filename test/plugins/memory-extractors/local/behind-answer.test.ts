// What a user adds to an answer of a few words, without saying of what, is told behind the answer.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const answered = async (asked: string, said: string): Promise<string[]> =>
  (await textsOf("user: help me with a plan", `assistant: ${asked}`, `user: ${said}`)).slice(-2);

test.each([
  [
    "Do you have any joint problems?",
    "right hip. had the socket replaced in 2018, it aches if i sit",
    "User has joint problems (right hip). User had the socket replaced in 2018, it aches if they sit.",
  ],
  [
    "Do you have an electric bike?",
    "yeah a Gazelle. had the battery replaced in may, it cost 600",
    "User has a Gazelle (electric bike). User had the battery replaced in May (May 2023), it cost 600.",
  ],
  [
    "Do you have a freezer?",
    "a small one. got it in 2020, it rattles",
    'User has a small freezer. User says "got it in 2020, it rattles".',
  ],
])("is told behind it: %s %s", async (asked, said, told) => {
  expect(await answered(asked, said)).toEqual([told]);
});

test.each([
  ["What do you want for the boat?", "9k. went to the pool just now"],
  ["Do you have a freezer?", "a small one. My sister got the big one"],
])("what tells of something else is not: %s %s", async (asked, said) => {
  expect((await answered(asked, said)).join(" | ")).not.toMatch(/(?:boat|freezer)\. User/);
});

test("where it hurts is nothing that one has", async () => {
  expect(await answered("Do you have any injuries?", "left shoulder")).toEqual(["User has injuries (left shoulder)."]);
});
