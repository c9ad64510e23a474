// Misspelt words of short questions.

import { expect, test } from "bun:test";
import { Postings } from "#retrieval/postings.ts";
import { spelt } from "#retrieval/spelling.ts";
import { termsOf } from "#retrieval/terms.ts";

const postings = new Postings();
for (const text of ["The address of the mill is known.", "Ida is pregnant.", "The trail of the harbour"])
  postings.append(termsOf(text));

test.each([
  ["my freind's name", "my friend's name"],
  ["which langauges does she speak", "which languages does she speak"],
  ["what is the adress", "what is the address"],
  ["is she pregnent", "is she pregnant"],
])("%p is meant as %p", (typed, meant) => {
  expect(termsOf(spelt(postings, typed))).toEqual(termsOf(meant));
});

test.each([
  "when is the launch",
  "which flavor is it",
  "her memories of the mill",
  "what bothers me",
  "who keeps the diary",
  "the trail",
  "tough luck",
  "Freind is a village",
  "mail to freind@mill.example",
  "analytics of the shop",
])("%p stays as it is", (typed) => {
  expect(spelt(postings, typed)).toBe(typed);
});
