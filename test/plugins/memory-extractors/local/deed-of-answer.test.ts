// What answers a question about deeds with a deed of its own, and what only goes on about an answer.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("the deed of an answer takes the place of the one asked for", () => {
  test.each([
    [
      "What have you always wanted to do but never had time for?",
      "build a kayak. not a long one",
      "User has always wanted to build a kayak.",
    ],
    ["What have you always wanted to do?", "to learn the harp", "User has always wanted to learn the harp."],
    ["What have you always wanted to try?", "gliding, I think", "User has always wanted to try gliding."],
    [
      "What have you always wanted to learn but never got round to?",
      "the accordion",
      "User has always wanted to learn the accordion.",
    ],
    ["What would you like to do in retirement?", "travel. see the fjords", "User would like to travel in retirement."],
  ])("%s / %s", async (question, reply, told) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${reply}`)).toContain(told);
  });
});

describe("what goes on about an answer is none", () => {
  test.each([
    ["Do you have a workshop?", "garage. its full of boxes tho.", "User has its full"],
    ["What do you enjoy doing in your free time?", "I love rowing. not into bars, I don't drink", "doing not into"],
    ["What have you always wanted to try?", "skydiving. or gliding", "try or gliding"],
  ])("%s / %s", async (question, reply, wrong) => {
    expect((await textsOf(`assistant: ${question}`, `user: ${reply}`)).join(" ")).not.toContain(wrong);
  });

  test("what the user is not into is told of the user", async () => {
    expect(await textsOf("assistant: What do you do for fun?", "user: rowing. not into clubs")).toContain(
      "User is not into clubs.",
    );
  });
});
