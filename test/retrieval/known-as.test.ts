// A question may call the user by name, or ask who somebody is: memories say "User", and say who somebody is in passing.

import { expect, test } from "bun:test";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

/** All with the vector of the question, so that only what they say decides. */
const ask = (question: string, ...texts: readonly string[]): string[] => {
  const index = newIndex();
  const rows = texts.map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2024, 0, 1) }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  return index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.text);
};

test.each([
  "User's name is Wanda.",
  "User has two jobs. Name's Wanda.",
  "User is called Wanda.",
  "User is Wanda, they sing.",
])("%p makes Wanda the user", (introduction) => {
  const answer = "User manages a mill.";
  expect(ask("Where does Wanda work?", introduction, "User's aunt works at the harbour.", answer)[0]).toBe(answer);
});

test.each([
  ["Who speaks Swedish at home?", "User is Swedish.", "User's aunt speaks Swedish at home."],
  ["Does she call Wanda?", "User's name is Wanda.", "Her sister calls Wanda on Sundays."],
  ["Where does Wanda work?", "User's aunt is called Wanda.", "Wanda works at the harbour."],
])("%p keeps its name", (question, other, answer) => {
  expect(ask(question, other, answer)[0]).toBe(answer);
});

test.each([
  "User met someone, Corin, he's a joiner.",
  "User's cousin Corin joined them.",
  "Corin is a joiner.",
  "Corin is User's joiner.",
  "The joiner is called Corin.",
])("who Corin is: %p", (answer) => {
  expect(ask("Who is Corin?", "Corin liked the stars.", "User ate with Corin.", answer)[0]).toBe(answer);
});
