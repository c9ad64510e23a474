// A reply without a subject to a question about somebody else is not of who replies.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what is said without a subject of others who were asked about is told with the question", () => {
  test.each([
    ["What's the groom's name and how did they meet?", "Bo. met on a lifeboat course. he's a nurse"],
    ["How did they meet?", "met at a dance class. both hate salsa now"],
    ["What does your brother do?", "works at a bakery. lives in Lund"],
  ])("%s / %s", async (question, reply) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${reply}`)).toEqual([
      `User, asked "${question}", says "${reply}".`,
    ]);
  });
});

describe("of the user, where the question is of the user too", () => {
  test.each([
    ["How did you and your wife meet?", "met on a lifeboat course in Cork", "User met on a lifeboat course in Cork"],
    ["How did the interview go?", "got the job", "User got the job"],
  ])("%s / %s", async (question, reply, told) => {
    expect((await textsOf(`assistant: ${question}`, `user: ${reply}`)).join(" ")).toContain(told);
  });
});

test("what is said in resignation is no part of it", async () => {
  expect(await textsOf("user: My brother supports the wrong team but there we are.")).toEqual([
    "User's brother supports the wrong team.",
  ]);
});
