// Messages that ask for nothing.

import { expect, test } from "bun:test";
import { calibrateBest } from "#domain/similarity.ts";
import { isGreeting } from "#retrieval/greetings.ts";
import { disposableIndexes, embedded, queryOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

test.each([
  "hello",
  "Hi there, good morning!",
  "Thanks a lot, bye",
  "thank you so much!",
  "ok great, thanks",
  "Hey! How are you today?",
  "Guten Morgen!",
  "sounds good",
  "That was great, thanks again!",
  "good night",
])("%p asks for nothing", (text) => {
  expect(isGreeting(text)).toBe(true);
});

test.each([
  "today",
  "morning routine",
  "good restaurants",
  "Hello, what is my dog called?",
  "thanks to whom did I get the job",
  "fine arts",
  "hi-fi",
  "nice hotel in Ghent",
  "all",
  "Who said good morning to Rolf?",
])("%p asks for something", (text) => {
  expect(isGreeting(text)).toBe(false);
});

test("nothing is like a greeting", () => {
  const index = newIndex();
  index.apply(planOf(0, { memories: put(embedded(memoryRow({ id: "m", text: "Good morning, said Rolf." }))) }), 1);
  const likeness = (text: string): number => calibrateBest(index.search(queryOf(text))[0]?.likenesses ?? []);
  expect(likeness("good morning")).toBeLessThan(0.5);
  expect(likeness("Good morning, said Rolf.")).toBeGreaterThan(0.9);
});
