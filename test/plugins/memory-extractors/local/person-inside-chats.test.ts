// Said on Monday, 8 May 2023. "He" inside what a user tells an assistant: the one person the user spoke of, and nobody where two can
// be meant, or where what is typed is no sentence of the user's own.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replyTo = async (message: string, asked: string, reply: string): Promise<string[]> =>
  textsOf(`user: ${message}`, `assistant: ${asked}`, `user: ${reply}`);

describe("the one who was spoken of", () => {
  test.each([
    [
      "How do I tell my boss that I'm leaving?",
      "What's your notice period?",
      "Four weeks. I've been here for six years, he hired me straight out of uni.",
      "User has been here for six years, their boss hired them straight out of uni.",
    ],
    [
      "My mother is coming along to Bath.",
      "What's your budget?",
      "My budget is 160 a night and it needs two beds, she kicks.",
      "User's budget is 160 a night and it needs two beds, their mother kicks.",
    ],
  ])("%s %s %s", async (message, asked, reply, told) => {
    expect(await replyTo(message, asked, reply)).toContain(told);
  });

  test("and what names them so stands alone", async () => {
    const told = await replyTo(
      "I'm starting a podcast with my friend Dele.",
      "Where?",
      "I've bought a mixer. I'll record in his cellar in Lewisham on Mondays.",
    );
    expect(told).toContain("User will record in their friend Dele's cellar in Lewisham on Mondays.");
  });

  test.each([
    ["My brother Elias will pay half.", "User's grandmother has got a walker since April"],
    ["My brother Elias and his wife will pay half.", null],
    ["A plumber quoted us 900 euros.", null],
  ])("is meant past others of the chat who are no she: %s", async (between, told) => {
    const texts = await textsOf(
      "user: My grandmother is moving into our house next month. What should I change first?",
      "assistant: Start with the bathroom.",
      `user: ${between}`,
      "assistant: Good.",
      "user: She's got a walker since April.",
    );
    const found = texts.find((text) => text.includes("has got a walker")) ?? null;
    if (told === null) expect(found).toBeNull();
    else expect(found).toStartWith(told);
  });

  test("but nobody where two can be meant", async () => {
    const told = await replyTo(
      "My wife and my sister are coming.",
      "What's your budget?",
      "My budget is 160, she kicks.",
    );
    expect(told.join(" ")).not.toMatch(/(?:wife|sister) kicks/);
  });

  test("what hurts her back is hers", async () => {
    const told = await textsOf(
      "Ida: My mother fell on the ice.",
      "Ben: Oh no!",
      "Ida: I fear the stairs hurt her back.",
    );
    expect(told.join(" ")).not.toContain("mother back");
  });
});
