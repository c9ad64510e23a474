// What has to be known for something that is to be done.

import { expect, test } from "bun:test";
import { facetsAsked } from "#retrieval/facets.ts";
import { readQuestion } from "#retrieval/question.ts";
import { neededFor } from "#retrieval/requests.ts";
import { termsOf } from "#retrieval/terms.ts";
import { readTopics } from "#retrieval/topics.ts";
import { vectorOf } from "#test/support/index-rows.ts";

const needs = (text: string, word: string): boolean => readTopics(text)?.terms.has(termsOf(word)[0] ?? "") ?? false;

test.each([
  ["Plan a dinner for Saturday for my family, keep it cheap", "allergic"],
  ["Plan a dinner for Saturday for my family, keep it cheap", "daughter"],
  ["Plan a dinner for Saturday for my family, keep it cheap", "budget"],
  ["Could you please suggest a birthday cake recipe for us?", "gluten"],
  ["I want to cook something to eat for Rolf", "vegan"],
  ["Find me a restaurant near the harbour", "lactose"],
  ["Recommend a cocktail for tonight", "alcohol"],
  ["Book me a trip to Ghent", "afraid"],
  ["Help me plan a workout for the week", "knee"],
])("%p needs %p", (text, word) => {
  expect(needs(text, word)).toBe(true);
});

test.each([
  "Give me the recipe that Rolf told me",
  "Write a story about a dragon",
  "What did I cook last week?",
  "Find the invoice of the roofer",
  "Where is the restaurant of Ida?",
  "Plan the release of the app",
  "I made a cake yesterday",
  "Who booked the trip?",
  "Get the keys of the mill",
  "Which drinks does the bar have?",
])("%p is no request of the kind", (text) => {
  expect(neededFor(text)).toBeNull();
});

test("the day of a dinner says nothing of when it was told what is not eaten, and to plan one asks for no plans", async () => {
  const text = "Plan a dinner on Saturday for me and Rolf";
  const question = await readQuestion(text, async (part) => vectorOf(part), Date.UTC(2024, 5, 1));
  expect(question.asked).toBe("topic");
  expect(question.period).toBeNull();
  expect(facetsAsked(text, 1, true)).toBe(0);
  expect(facetsAsked("her plans", 1, true)).not.toBe(0);
});

test("a request keeps its own vector beside that of what it needs, and a question has none", async () => {
  const embed = async (part: string) => vectorOf(part);
  const now = Date.UTC(2024, 5, 1);
  expect((await readQuestion("Find me a hotel in Ghent", embed, now)).plainVector).toEqual(
    vectorOf("Find me a hotel in Ghent"),
  );
  expect((await readQuestion("Where is my hotel in Ghent?", embed, now)).plainVector).toBeNull();
});
