// What the words of asking want: makes of cars are cars, "before Wanda" wants another, "where" a place, "now" the newest.

import { expect, test } from "bun:test";
import { facetsAsked, facetsOf } from "#retrieval/facets.ts";
import { askOfUser, askQuestion, readQuestion } from "#retrieval/question.ts";
import { headOf, isOver, wantedBy } from "#retrieval/wanted.ts";
import { vectorOf } from "#test/support/index-rows.ts";

const car = facetsAsked("What car does she have?", 1, true);

test.each(["User bought a second hand Panda.", "Rolf sold the old Transit.", "User drives a Toyota."])(
  "%p tells of a car",
  (text) => {
    expect(facetsOf(text, 1) & car).not.toBe(0);
  },
);

test.each(["User saw a panda.", "User plays golf on Sundays.", "User wore their Polo shirt."])(
  "%p does not",
  (text) => {
    expect(facetsOf(text, 1) & car).toBe(0);
  },
);

const wants = (question: string, text: string) =>
  wantedBy(question, askQuestion(question, vectorOf(question)).words)?.(text);

test("who wants a person, where a place, and neither a name that the question holds", () => {
  expect(wants("Who mends the roof of Ada?", "The roof of Ada is mended by Rolf.")).toBe(true);
  expect(wants("Who mends the roof of Ada?", "The roof of Ada is mended in Ghent.")).toBe(false);
  expect(wants("Where is the mill of Ada?", "The mill of Ada is in Ghent.")).toBe(true);
  expect(wants("Where is the mill of Ada?", "The mill of Ada opens on Monday.")).toBe(false);
});

test("what is asked for is told from what it is of", () => {
  expect(headOf("What is the budget for the barn?")).toBe("budget");
  expect(headOf("What is the barn?")).toBe(null);
  expect(isOver("User quit at the mill.")).toBe(true);
  expect(isOver("User started at the mill.")).toBe(false);
});

test("whoever stands behind before is not asked for", async () => {
  const question = await readQuestion("Who was the head before Wanda?", async (text) => vectorOf(text), 0);
  expect(question.otherThan).toEqual(["wanda"]);
  expect(question.terms).not.toContain("wanda");
  const may = await readQuestion("Who was the head before May?", async (text) => vectorOf(text), 0);
  expect(may.otherThan).toEqual([]);
});

test("what is disliked wants who cannot stand it", () => {
  for (const text of ["User hates celery.", "User doesn't eat eel.", "Ada can't stand opera."])
    expect(wants("What does she not like?", text)).toBe(true);
  expect(wants("What does she not like?", "User likes celery.")).toBe(false);
});

test("by what name the user goes is nobody who is asked for", () => {
  const question = askOfUser(askQuestion("Who works for Ada now?", vectorOf("Who works for Ada now?")), "Ada");
  expect(wantedBy(question.text, question.words)?.("User's name is Ada.")).toBe(false);
  expect(wantedBy(question.text, question.words)?.("User hired Rolf.")).toBe(true);
});
