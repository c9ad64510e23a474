// What was before what is, and which of two statements that were written by themselves is newer.

import { expect, test } from "bun:test";
import { countedBy } from "#retrieval/counted.ts";
import { askQuestion, asksOfReplaced, readQuestion } from "#retrieval/question.ts";
import { readTopics } from "#retrieval/topics.ts";
import { isGone, replacedIn, usedTest } from "#retrieval/wanted.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

const askedAs = (text: string) => ({
  ...queryOf(text, { kinds: ["memory"] }),
  question: askQuestion(text, vectorOf(text), readTopics(text)),
});

test("a version that was replaced is found by a question for what was before, and by no other", () => {
  const index = newIndex();
  const chain = { rootMemoryId: "old", isForgotten: false };
  const rows = [
    memoryRow({ ...chain, id: "old", text: "User lives in Ghent.", isLatest: false, version: 1 }),
    memoryRow({ ...chain, id: "new", text: "User moved to Braga.", parentMemoryId: "old", version: 2 }),
    memoryRow({ id: "gone", text: "User lives in Porto.", isLatest: false, isForgotten: true }),
  ];
  index.apply(planOf(0, { memories: put(...rows.map((row) => ({ row, vector: vectorOf("lives") }))) }), 1);
  const ids = (text: string): string[] => index.search(askedAs(text)).map(({ row }) => row.id);
  expect(ids("Where did the user live before?")[0]).toBe("old");
  expect(ids("Where did the user live before?")).not.toContain("gone");
  expect(ids("Where does the user live?")).toEqual(["new"]);
});

test.each([
  "Where did I live before?",
  "What was our old dog called?",
  "Where did I work before I opened the shop?",
  "What was the old deadline for the mill?",
  "my ex-boss",
])("%p is for what was replaced", (text) => {
  expect(asksOfReplaced(askQuestion(text, vectorOf(text)))).toBe(true);
});

test.each([
  "Does she live in the old part of Ghent?",
  "Who is my old friend Rolf?",
  "How old is the dog?",
  "What should I do before bed?",
  "Did I take my pills before lunch?",
])("%p is not", (text) => {
  expect(asksOfReplaced(askQuestion(text, vectorOf(text)))).toBe(false);
});

test("a name behind before stays in a question that says nothing without it", async () => {
  const read = (text: string) => readQuestion(text, async (part) => vectorOf(part), 0);
  expect((await read("What did we use before Ghent?")).terms).toContain("ghent");
  expect(asksOfReplaced(await read("What did we use before Ghent?"))).toBe(true);
});

test.each([
  ["Heron switched from Mollie to Stripe.", "Mollie"],
  ["The team replaced the van with a bus.", "the van"],
  ["Ida moved the shop from Ghent to Braga.", "Ghent"],
  ["Ida takes the bus instead of the tram.", "the tram"],
  ["The team dropped Kafka for a table.", "Kafka"],
  ["Ida dropped the keys.", null],
  ["Ida drove from Ghent to Braga.", null],
])("%p replaces %p", (text, replaced) => {
  expect(replacedIn(text)).toBe(replaced);
});

const month = (id: string, at: number, text: string, question: string) => ({
  row: memoryRow({ id, text, subject: null, documentDate: Date.UTC(2024, at, 1) }),
  vector: vectorOf(`${question} ${id}`),
});

test("of statements without a passage the newer comes first where it says what it replaces", () => {
  const question = "payment provider";
  const order = (newer: string): string[] => {
    const index = newIndex();
    const rows = [
      month("old", 0, "Payments are handled by Mollie.", question),
      month("new", 3, newer, question),
      ...["The roof is red.", "The mill is old.", "The bus is late."].map((text, i) =>
        month(`x${i}`, 1, text, "something else"),
      ),
    ];
    index.apply(planOf(0, { memories: put(...rows) }), 1);
    return index.search(askedAs(question)).map(({ row }) => row.id);
  };
  expect(order("Heron switched from Mollie to Stripe.")[0]).toBe("new");
  expect(order("Heron switched from Kafka to Redis.")[0]).toBe("old");
});

test("what is used now, and what is no more", () => {
  expect(usedTest("What editor does she use now?")("Ida switched to Zed.")).toBe(true);
  expect(usedTest("What editor does she like?")("Ida switched to Zed.")).toBe(false);
  expect(usedTest("What editor does she use now?")("Ida wants a kiln.")).toBe(false);
  expect(isGone("The dog Rex died in May.")).toBe(true);
  expect(isGone("The dog Rex sleeps.")).toBe(false);
});

test("a dog that died comes after the one that lives", () => {
  const index = newIndex();
  const rows = [month("dead", 0, "The dog Rex died.", "dog"), month("alive", 3, "The puppy Mia came.", "dog")];
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  expect(index.search(askedAs("dog"))[0]?.row.id).toBe("alive");
});

test("whoever has two daughters has two children", () => {
  expect(countedBy("How many children does Ida have?")?.test("Ida has two daughters.")).toBe(true);
  expect(countedBy("How many children does Ida have?")?.test("Ida has two cats.")).toBe(false);
  expect(countedBy("How many pets does Ida have?")?.test("Ida has two cats.")).toBe(true);
});
