// "Where do I live?" is answered by where the user lives, not by where their mother does.

import { describe, expect, test } from "bun:test";
import { askQuestion } from "#retrieval/question.ts";
import { disposableIndexes, embedded, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

const remember = (...texts: string[]) => {
  const index = newIndex();
  index.apply(planOf(0, { memories: put(...texts.map((text, at) => embedded(memoryRow({ id: `${at}`, text })))) }), 1);
  return (question: string) => index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.id);
};

describe("a question of oneself", () => {
  test.each(["Where do I live?", "where does the user live", "what is my job", "What does he drive?"])("%p", (text) => {
    expect(askQuestion(text, vectorOf(text)).asksOfSelf).toBe(true);
  });

  test.each([
    "Where does my mum live?",
    "What do my parents-in-law drink?",
    "Who do I visit on Sundays?",
    "What does Ida give me?",
    "How is the user's stepsister?",
    "Where is the key?",
  ])("%p is not", (text) => {
    expect(askQuestion(text, vectorOf(text)).asksOfSelf).toBe(false);
  });

  test("is answered by what is told of the user first", () => {
    const ask = remember("User's mum lives in Leicester.", "User lives on the third floor in Stockholm.");
    expect(ask("Where does the user live?")[0]).toBe("1");
    expect(ask("Where does the user's mum live?")[0]).toBe("0");
  });

  test("does not take a name or a colour for somebody", () => {
    const ask = remember("User's favourite colour is green.", "User paints.");
    expect(ask("What is my favourite colour?")[0]).toBe("0");
  });
});
