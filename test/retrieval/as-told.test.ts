// Statements that clients write themselves: in the first person, of "the user", without a subject, or all by one name.

import { expect, test } from "bun:test";
import { asOfUser, opensWithUser } from "#retrieval/as-told.ts";
import { answersAsked, facetsAsked, facetsOf } from "#retrieval/facets.ts";
import { Openings } from "#retrieval/openings.ts";
import { askQuestion } from "#retrieval/question.ts";
import { readTopics } from "#retrieval/topics.ts";
import { TRAITS_END } from "#retrieval/traits.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

test.each([
  ["The user works at a mill.", "User works at a mill."],
  ["I work at a mill.", "User works at a mill."],
  ["I'm Rolf and I run a mill.", "User runs a mill."],
  ["My son is a vet.", "User's son is a vet."],
  ["We've moved to Ghent.", "User has moved to Ghent."],
  ["Works at a mill.", "User works at a mill."],
  ["Allergic to celery.", "User is allergic to celery."],
  ["Doesn't eat pork.", "User doesn't eat pork."],
])("%p is read as %p", (said, told) => {
  expect(asOfUser(said)).toBe(told);
  expect(opensWithUser(said)).toBe(true);
});

test.each([
  "Ida works at a mill.",
  "Users prefer the short form.",
  "Ida said I work too much.",
  "Mia's son is a vet.",
  "Uses of celery are many.",
  "Works of art are kept in the cellar.",
  "Single beds are cheaper.",
  "India is far.",
  "Weather is bad in May.",
  "Leads of the project are Ida and Rolf.",
])("%p stays as it is", (text) => {
  expect(asOfUser(text)).toBe(text);
});

const work = facetsAsked("Where does the user work?", 1, true);

test.each(["The user works at a mill.", "I run a mill.", "Works at a mill.", "Ida Maria Ohm is a vet."])(
  "%p says what somebody works",
  (text) => {
    expect(facetsOf(asOfUser(text), 1) & work).not.toBe(0);
  },
);

test("what is told of somebody in an aside answers for them alone", () => {
  const asked = facetsAsked("What is Ida's job?", TRAITS_END, true);
  expect(answersAsked("Ida is married to Rolf, who teaches physics.", asked, new Set(["ida"]))).toBe(false);
  expect(answersAsked("Ida is married to Rolf, who teaches physics.", asked, new Set(["rolf"]))).toBe(true);
  expect(answersAsked("Ida manages a mill with Rolf, who teaches physics.", asked, new Set(["ida"]))).toBe(true);
  expect(answersAsked("Rolf, who teaches physics, is tall.", asked, new Set(["rolf"]))).toBe(true);
});

test("a book for children is no child", () => {
  const kids = facetsAsked("kids", 1, true);
  expect(facetsOf("Ida draws a children's book.", 1) & kids).toBe(0);
  expect(facetsOf("Ida sings old songs.", 1) & kids).toBe(0);
  expect(facetsOf("Ida has two children.", 1) & kids).not.toBe(0);
});

test("a tag is about the one by whose name most of it begins, unless it tells of the user", () => {
  const openings = new Openings();
  const texts = ["Ida sold her car.", "Ida is a vet.", "Ida's flat is damp.", "Ida runs.", "Rolf is ill."];
  for (const text of texts) openings.add(text);
  expect(openings.main()).toBe("Ida");
  openings.add("The user is a vet.");
  expect(openings.main()).toBeNull();
  openings.remove("The user is a vet.");
  openings.remove("Ida sold her car.");
  expect(openings.main()).toBeNull();
});

test("a project by whose name all begins is nobody", () => {
  const openings = new Openings();
  for (const text of ["Heron is a shop.", "Heron uses Go.", "Heron has users.", "Heron is slow."]) openings.add(text);
  expect(openings.main()).toBeNull();
});

const ask = (asked: string, ...texts: readonly string[]): string[] => {
  const index = newIndex();
  const rows = texts.map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2024, 0, 1) }),
    vector: vectorOf(asked),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const question = askQuestion(asked, vectorOf(asked), readTopics(asked));
  return index.search({ ...queryOf(asked, { kinds: ["memory"] }), question }).map(({ row }) => row.text);
};

test("she is the one whom a tag is about", () => {
  const others = ["Ida sold her car.", "Ida is tall.", "Ida has a garden.", "Ida sings with Rolf.", "They met Rolf."];
  const answer = "Ida doesn't eat celery.";
  expect(ask("What can't she eat?", "Rolf doesn't eat mushrooms.", answer, ...others)[0]).toBe(answer);
});

test("whose job it is is known by what they are, also where the question begins with that", () => {
  const answer = "Rolf started as a driver.";
  const told = ["I have a husband named Rolf.", "My sister Ada started as a nurse.", answer];
  expect(ask("husband's job", ...told).slice(0, 2)).toContain(answer);
  expect(ask("husband's job", ...told)[2]).toBe("My sister Ada started as a nurse.");
});
