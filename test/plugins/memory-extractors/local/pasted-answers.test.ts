// Said on Monday, 8 May 2023. What a user pastes word for word of what the assistant wrote is told of nobody.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const DRAFT =
  "Since 2019 I have led a youth brass band in Tampere that plays at every harbour fair. In March I won a grant from the city that paid for eleven new trombones.";
const chat = (said: string) =>
  textsOf(
    "user: Can you write a sample paragraph for my application?",
    `assistant: Here is a sample: ${DRAFT}`,
    `user: ${said}`,
  );

describe("an answer that is pasted", () => {
  test("tells nothing of the user", async () => {
    const told = (await chat(`Here's my personal statement so far: **Version 1**: "${DRAFT}"`)).join(" ");
    expect(told).not.toContain("grant");
    expect(told).not.toContain("brass band");
  });

  test("leaves what the user says beside it", async () => {
    const told = (await chat(`I play the oboe and I live in Lahti. The sample you gave me:\n${DRAFT}`)).join(" ");
    expect(told).toContain("User lives in Lahti.");
    expect(told).not.toContain("grant");
  });

  test("is the user's own where no assistant wrote it", async () => {
    const told = await textsOf("user: Can you help me?", "assistant: Sure.", `user: ${DRAFT}`);
    expect(told.join(" ")).toContain("User won a grant from the city");
  });

  test("is the user's own where it is only said again", async () => {
    expect((await chat(DRAFT)).join(" ")).toContain("User won a grant from the city");
  });
});
