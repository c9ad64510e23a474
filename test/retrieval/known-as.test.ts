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

test("that the user is called so is no answer to what else is asked, and one to who it is", () => {
  expect(ask("What does Wanda do?", "User's name is Wanda.", "User manages a mill.")).toEqual(["User manages a mill."]);
  expect(ask("Who is Wanda?", "User's name is Wanda.", "User manages a mill.")).toContain("User's name is Wanda.");
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
  "User's mentor Corin thinks they are ready.",
  "The electrician, Corin, was here.",
  "User's editor, Corin, wants the draft in June.",
  "User and their sister Corin, who is a better walker than they are, meant to see the coast one day, as soon as both had the time.",
  "Corin is User's joiner and paints on Sundays.",
])("who Corin is: %p", (answer) => {
  expect(ask("Who is Corin?", "Corin liked the stars.", "User ate with Corin.", answer)[0]).toBe(answer);
});

test("who somebody is may be asked in small letters", () => {
  const answer = "User's physio Corin forbids hills.";
  expect(ask("who is corin", "Corin liked the stars.", answer, "User ate with Corin.")[0]).toBe(answer);
});

test.each(["User's trip with Corin was long.", "User's mother met Corin."])("%p says not who Corin is", (other) => {
  const answer = "Corin is a joiner.";
  expect(ask("Who is Corin?", other, answer)[0]).toBe(answer);
});

test("a name that nothing is told of is the user's", () => {
  const answer = "User manages a mill.";
  expect(ask("What is Wanda's job?", "User's aunt works at the harbour.", answer)[0]).toBe(answer);
  const other = "Wanda works at the harbour.";
  expect(ask("What is Wanda's job?", answer, other)[0]).toBe(other);
});
