// How an assistant is to answer, typed in a few words.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).map(({ text, kind, isStatic }) => `${kind}${isStatic ? "!" : ""} ${text}`);

describe("how an assistant is to answer", () => {
  test.each([
    ["Be concise.", "to be concise in its answers"],
    ["keep it short and simple please", "to be short and simple in its answers"],
    ["Short answers please.", "to give short answers"],
    ["more detailed explanations", "to give more detailed answers"],
    ["Don't use emojis.", "not to use emojis"],
    ["Skip the disclaimers and apologies", "not to use disclaimers and apologies"],
    ["Use bullet points.", "to use bullet points"],
    ["please use british spelling from now on", "to use British spelling"],
    ["Answer in dutch from now on.", "to answer in Dutch"],
    ["Never use emojis.", "to never use emojis"],
    ["Always use metric.", "to always use metric"],
  ])("%s", async (said, wish) => {
    expect(await told(said)).toEqual([`instruction! User wants the assistant ${wish}.`]);
  });

  test("holds for good where that is said, whatever stands beside it", async () => {
    const said = "Write a toast for the wedding of my oldest friend in the harbour. From now on use British spelling.";
    expect(await told(said)).toContain("instruction! User wants the assistant to use British spelling from now on.");
  });

  test.each([
    "Write a long toast for the wedding of an old friend in the harbour. Use bullet points.",
    "Keep it up!",
    "Make it shorter.",
    "Don't worry about it.",
    "Never mind.",
    "Never again.",
    "Always happy to help.",
    "Be right back.",
    "Short on time.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});

describe("what somebody always or never does is no order", () => {
  test.each([
    ["never eat shellfish", "User never eats shellfish."],
    ["Always been scared of heights.", "User has always been scared of heights."],
    ["Never drink coffee after noon.", "User never drinks coffee after noon."],
  ])("%s", async (said, expected) => {
    expect((await told(said)).map((text) => text.replace(/^\w+!? /, ""))).toEqual([expected]);
  });
});
