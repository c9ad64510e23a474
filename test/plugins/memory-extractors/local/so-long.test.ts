// How long something has been so, said in a sentence that leaves to the question what has.

import { expect, test } from "bun:test";
import { withTimeAsked } from "#plugins/memory-extractors/local/answers/by-question/so-long.ts";

test.each([
  ["How long have you been retired?", "It'll be nine years in May.", "I'll have been retired for nine years in May."],
  ["How long have you lived in Oban?", "It's been almost two years.", "I've lived in Oban for almost two years."],
  [
    "So how long have you been coaching your niece?",
    "It will be a month next week",
    "I'll have been coaching my niece for a month next week",
  ],
])("%s / %s", (question, text, expected) => {
  expect(withTimeAsked(text, question)).toBe(expected);
});

test.each([
  ["How long have you been together?", "It's been ten years."],
  ["How long have you had it?", "It's been ten years."],
  ["How have you been?", "It's been a long week."],
  ["How long have you been retired?", "It'll be hard to say."],
])("%s / %s stays", (question, text) => {
  expect(withTimeAsked(text, question)).toBe(text);
});
