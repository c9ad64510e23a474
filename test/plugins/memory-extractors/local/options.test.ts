// What a user chooses in a word or two of what the assistant's question or a list within a sentence offers.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const reply = (question: string, said: string) =>
  textsOf("user: Can you help me?", `assistant: ${question}`, `user: ${said}`);

describe("one of two or more", () => {
  test.each([
    ["Cabin or tent?", "tent", 'User chose tent (asked "Cabin or tent?").'],
    ["Would you like to have a picnic or a boat trip?", "a boat trip please!", "User chose the boat trip (asked"],
    ["Should we use Postgres or SQLite?", "sqlite, it's just me", "User chose SQLite (asked"],
    ["Which hotel: Adlon, Ritz or Hilton?", "the second", "User chose Ritz (asked"],
    ["Which hotel: Adlon, Ritz or Hilton?", "the last one please", "User chose Hilton (asked"],
    ["Got it. Would you rather take the ferry or the train?", "Ferry, definitely", "User chose the ferry (asked"],
    ["Here are three: A) lemon chicken, B) fried rice, C) bean tacos.", "b please", "User chose fried rice from"],
    [
      "Ideas: 1) chickpea curry, 2) pepper skewers, 3) bean stew. Which one?",
      "the stew!!",
      "User chose bean stew from",
    ],
    ["Ideas: 1) chickpea curry, 2) pepper skewers, 3) bean stew. Which one?", "number 3 definitely", "bean stew from"],
    ["I can do (a) a fox, (b) an owl, (c) a heron. Any favourite?", "owl", "User chose an owl from"],
  ])("%s %s", async (question, said, expected) => {
    expect((await reply(question, said)).join(" ")).toContain(expected);
  });

  test.each([
    ["Is it for you or a gift?", "a gift"],
    ["Cabin or tent?", "not the tent"],
    ["Cabin or tent?", "tent, but not too small"],
    ["Cabin or tent?", "a caravan"],
    ["Cabin or tent?", "cabin or tent, I don't mind"],
    ["Shall I go on or not?", "not"],
    ["Quiz: what is the capital of Peru? A) Lima B) Quito", "a"],
    ["1) Cut the onions for ten minutes until they are all soft and then golden. 2) Fry them.", "2"],
    ["Ideas: 1) bean soup, 2) bean stew.", "bean"],
    ["Ideas: 1) bean soup, 2) bean stew.", "d please"],
    ["Do you prefer tea or coffee?", "coffee"],
  ])("%s %s is no choice", async (question, said) => {
    for (const text of await reply(question, said)) expect(text).not.toMatch(/\b(?:chose|decided)\b/);
  });
});
