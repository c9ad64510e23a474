// What a reply leaves to its question or takes back at once: "I do, a folding one", "In March. No, wait, in April".

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

const after = (question: string, reply: string): Promise<string[]> =>
  readingsOf(`assistant: ${question}`, `user: ${reply}`);

/** Without what day is meant. */
const undated = (text: string): string => text.replace(/ \(\d* ?\p{L}* ?20\d\d\)/gu, "");

describe("a reply", () => {
  test.each([
    [
      "When would you like to sail?",
      "In March. No, wait, in April, because the ferry is full in March.",
      "User would like to sail in April, because the ferry is full in March.",
    ],
    ["Where would you like to stay?", "In Sligo. No, actually, in Galway.", "User would like to stay in Galway."],
    [
      "When is the recital?",
      "On 20 June, in Ghent. Sorry, no, the 27th.",
      "User says the recital is on 27 June, in Ghent.",
    ],
    ["Do you play an instrument?", "I do, the cello.", "User plays the cello."],
    [
      "Do you have a bike?",
      "I do, a folding one that I bought from my aunt for 300 euros in the sales. It got new brakes last Tuesday.",
      "User has a folding one that they bought from their aunt for 300 euros in the sales. It got new brakes last Tuesday.",
    ],
    ["What kind of heating do you have?", "Gas", "User has gas heating."],
    ["What type of oven do you have?", "Electric", "User has an electric oven."],
  ])("%s %s", async (question, reply, expected) => {
    expect((await after(question, reply)).map(undated)).toEqual([expected]);
  });

  test("names no place that was taken back", async () => {
    const told = await after(
      "Where would you like to stay?",
      "In Sligo. No, actually, in Galway, my cousin lives there.",
    );
    expect(told.join(" ")).not.toContain("Sligo");
  });

  test("takes no number for the place of another turn", async () => {
    const told = await readingsOf(
      "user: My mother is ill. She lives in Sibiu with my brother.",
      "assistant: Do you have any savings goals?",
      "user: Two, actually.",
    );
    expect(told).toContain("User's mother lives in Sibiu with their brother.");
  });

  test.each([
    ["When shall I book it?", "On Monday. No, it's fine, thanks."],
    ["Do you have a bike?", "I do, thanks."],
  ])("%s %s", async (question, reply) => {
    expect((await after(question, reply)).join(" ")).not.toMatch(/fine|thanks/);
  });
});
