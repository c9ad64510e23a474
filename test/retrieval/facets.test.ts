// "Where do I live?" and "Where do I work?" are answered by statements that share no word with them, and not by what is told of somebody else.

import { expect, test } from "bun:test";
import { facetsAsked, facetsOf } from "#retrieval/facets.ts";
import { askQuestion } from "#retrieval/question.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const HOME = 1;
const WORK = 2;

test.each([
  ["User moved to Braga.", HOME],
  ["User is now six weeks in Schiedam, the room is small.", HOME],
  ["User moves on 1st December to Vlaardingen, two rooms.", HOME],
  ["Ada and Ben have finally settled in Ghent.", HOME],
  ["User left Porto, they are in Braga now.", HOME | WORK],
  ["User joined a mill full time yesterday.", WORK],
  ["User got the community job, they start on 4 August.", WORK],
  ["User is a nurse at the stroke unit.", WORK],
  ["Since May User works nights.", WORK],
  ["User's cousin Rolf lives in Dordrecht.", 0],
  ["User is a bit tired.", 0],
  ["User is in love.", 0],
  ["User liked the mill in Braga.", 0],
])("%s", (text, facets) => {
  expect(facetsOf(text, 1)).toBe(facets);
});

test.each([
  ["Where do I live?", HOME],
  ["what is the user's home address", HOME],
  ["Where does Ada work now?", WORK],
  ["Who does he work for?", WORK],
  ["what does she do for a living?", WORK],
  ["Where is the boat?", 0],
  ["Does it work?", 0],
])("asked: %s", (question, facets) => {
  expect(facetsAsked(question, 1)).toBe(facets);
});

const newIndex = disposableIndexes();

test.each([
  ["Where do I live?", "User moved to Braga with two cats last month.", "User's brother Paul lives in Leeds."],
  ["Where do I work?", "User joined a mill as a planner last month.", "User's brother Paul works at the harbour."],
])("%s", (question, own, others) => {
  const index = newIndex();
  const rows = [others, own].map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2024, 0, 1) }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  expect(askQuestion(question, vectorOf(question)).asksOfSelf).toBe(true);
  expect(index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.text)[0]).toBe(own);
});
