// What a memory is decides between those that match a question alike: the newest, an outcome, a statement of its own, one with what is asked for.

import { describe, expect, test } from "bun:test";
import type { Memory } from "#domain/memory.ts";
import { askQuestion, asksOfThen } from "#retrieval/question.ts";
import { readTopics } from "#retrieval/topics.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

/** All with the vector of the question, so that only what they are decides; the one that is to come first is put last. */
const firstOf = (question: string, ...memories: readonly Partial<Memory>[]): string | undefined => {
  const index = newIndex();
  const rows = memories.map((memory, at) => ({
    row: memoryRow({ id: `${at}`, subject: null, documentDate: Date.UTC(2024, 0, 1), ...memory }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  return index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.text)[0];
};

/** The same, asked for a topic. */
const firstAsTopic = (question: string, ...memories: readonly Partial<Memory>[]): string | undefined => {
  const index = newIndex();
  const rows = memories.map((memory, at) => ({
    row: memoryRow({ id: `${at}`, subject: null, documentDate: Date.UTC(2024, 0, 1), ...memory }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const asked = askQuestion(question, vectorOf(question), readTopics(question));
  const query = { ...queryOf(question, { kinds: ["memory"] }), question: asked };
  return index.search(query).map(({ row }) => row.text)[0];
};

const JANUARY = Date.UTC(2024, 0, 10);
const JUNE = Date.UTC(2024, 5, 10);

describe("of two that match alike", () => {
  test.each(["What does the user drive?", "Where is the van now?", "Does she still have the van?"])(
    "%p is answered by the newer",
    (question) => {
      const older = { text: "User drives the red van.", documentDate: JANUARY };
      const newer = { text: "User drives the tan van.", documentDate: JUNE };
      expect(firstOf(question, older, newer)).toBe(newer.text);
    },
  );

  test.each(["What did the user drive?", "What was the van before?", "Which vans were driven?"])(
    "%p is not",
    (question) => {
      const older = { text: "User drives the red van.", documentDate: JANUARY };
      const newer = { text: "User drives the tan van.", documentDate: JUNE };
      expect(firstOf(question, older, newer)).toBe(older.text);
    },
  );

  test.each([
    [
      "How many goats does the user keep?",
      "User's fence is good for the goats.",
      "A wolf took two goats, so User is down to five.",
    ],
    ["How many orders are there?", "User's shop has orders from Ghent.", "Orders are at 1,200 now."],
  ])("%p is answered by what comes to a number of them", (question, other, answer) => {
    expect(firstOf(question, { text: other, documentDate: JUNE }, { text: answer })).toBe(answer);
  });

  test("an outcome comes before a plan, unless plans are asked for", () => {
    const plan = { text: "The loom of Ghent.", kind: "plan" as const };
    const outcome = { text: "The loom of Delft.", kind: "event" as const };
    expect(firstOf("Did the user get the loom?", plan, outcome)).toBe(outcome.text);
    expect(firstOf("Which loom is planned?", plan, outcome)).toBe(plan.text);
  });

  test.each([
    ['User says "the roof leaks".', "User's roof leaks, as the rain of a whole week has shown."],
    [
      'User, asked "How is the house?", says "the roof leaks".',
      "User's roof leaks, as the rain of a whole week has shown.",
    ],
  ])("%p gives way to a statement", (quotation, statement) => {
    expect(firstOf("roof leaks", { text: quotation }, { text: statement })).toBe(statement);
  });

  test("what was done comes before what was needed, unless plans are asked for", () => {
    const needed = { text: "User needs a loom, thinking of a red one." };
    const done = { text: "User bought the loom, a tan one, on Friday." };
    expect(firstOf("What did the user buy?", needed, done)).toBe(done.text);
    expect(firstOf("What does the user need?", done, needed)).toBe(needed.text);
  });

  test.each([
    ["How many weavers does the loom have?", "The loom has weavers of all kinds.", "The loom has 340 weavers so far."],
    ["How many kids does she have?", "She has kids at school.", "She has two lovely kids."],
  ])("%p prefers the number of it", (question, without, having) => {
    expect(firstOf(question, { text: without }, { text: having })).toBe(having);
  });

  test("what lies ahead comes after what is so, unless plans are asked for", () => {
    const [start, end] = [Date.UTC(2099, 4, 1), Date.UTC(2099, 4, 2)];
    const ahead = { text: "The loom is off to Ghent.", eventDates: [{ start, end, label: "in May 2099" }] };
    const now = { text: "The loom is here in Delft." };
    expect(firstOf("Where is the loom?", ahead, now)).toBe(now.text);
    expect(firstOf("Where will the loom go?", ahead, now)).toBe(ahead.text);
  });

  test("of somebody named what begins with them comes first", () => {
    const other = { text: "Corin lives at the mill with Edda." };
    const own = { text: "Edda lives at the mill with Corin." };
    const kin = { text: "User's sister Edda lives at the mill." };
    expect(firstAsTopic("Where does Edda live?", other, own)).toBe(own.text);
    expect(firstAsTopic("Where does Edda live?", other, kin)).toBe(kin.text);
  });

  test("what befell somebody else is no news of the user", () => {
    const own = { text: "User works as a weaver.", documentDate: JANUARY };
    const others = { text: "Odalys left in May, she took a job in Ghent.", documentDate: JUNE };
    expect(firstOf("What is the user's job?", others, own)).toBe(own.text);
  });

  test.each([
    ["How much did the loom cost?", "The loom cost a lot.", "The loom cost 450 euros."],
    ["When did the loom arrive?", "The loom arrived at the door.", "The loom arrived on Friday."],
    ["Who brought the loom?", "The loom was brought by car.", "The loom was brought by Edda."],
    ["Who brought the loom?", "The loom was brought in March.", "The loom was brought by Edda."],
  ])("%p prefers one that has it", (question, without, having) => {
    expect(firstOf(question, { text: without }, { text: having })).toBe(having);
  });

  test("a question of oneself prefers what is told of the user to what is told of others by name", () => {
    const other = { text: "Gwilym lives in the old mill.", subject: "Gwilym" };
    const own = { text: "User lives in the new mill." };
    expect(firstOf("Where do I live?", other, own)).toBe(own.text);
    expect(firstOf("Where does Gwilym live?", own, other)).toBe(other.text);
  });
});

describe("whom a question means by what they are", () => {
  test.each([
    ["User's wife Moira sings.", "my wife", "Moira is the head of the nursery."],
    ["User has a horse called Bramble.", "my horse", "Bramble needs new shoes."],
    ["User has a cat, Pipa.", "the cat", "Pipa takes amlodipine."],
    ["Edda's older brother Ole sails.", "Edda's brother", "Ole found a shop."],
  ])("%p: %p is in %p", (introduction, whom, told) => {
    const question = `What about ${whom}?`;
    const index = newIndex();
    const texts = [introduction, "Something else was said.", told];
    const rows = texts.map((text, at) => ({
      row: memoryRow({ id: `${at}`, text, subject: null }),
      vector: vectorOf(question),
    }));
    index.apply(planOf(0, { memories: put(...rows) }), 1);
    const ids = index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.id);
    expect(ids.indexOf("2")).toBeLessThan(ids.indexOf("1"));
  });

  test.each([
    ["Edda's brother Ole sails.", "my brother"],
    ["User's sister Ole sails.", "my brother"],
    ["User's brother sails with Ole.", "my brother"],
  ])("%p names nobody for %p", (introduction, whom) => {
    const question = `What about ${whom}?`;
    const index = newIndex();
    const rows = [introduction, "Something else was said.", "Ole has found a shop."].map((text, at) => ({
      row: memoryRow({ id: `${at}`, text, subject: null }),
      vector: vectorOf(question),
    }));
    index.apply(planOf(0, { memories: put(...rows) }), 1);
    const ids = index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.id);
    expect(ids.indexOf("1")).toBeLessThan(ids.indexOf("2"));
  });
});

test("a question of a hundred thousand letters is read at once", () => {
  const index = newIndex();
  index.apply(planOf(0, { memories: put({ row: memoryRow({ id: "0" }), vector: vectorOf("") }) }), 1);
  for (const question of ["a-".repeat(50_000), "my a-a ".repeat(14_000), "Noor's brother ".repeat(6_000)]) {
    const query = { ...queryOf("brother"), question: { ...queryOf("brother").question, text: question } };
    expect(index.search(query)).toHaveLength(1);
  }
}, 1_500);

describe("a question for how things are", () => {
  test.each(["Where do I work?", "Is she vegan?", "what's my rent now", "Does he have a dog?", "Who am I married to?"])(
    "%p is one",
    (text) => expect(askQuestion(text, vectorOf(text)).asksPresent).toBe(true),
  );
  test.each(["Where did we live?", "Who was Edda dating?", "What did I drive?"])("%p is one of then", (text) => {
    expect(asksOfThen(askQuestion(text, vectorOf(text)))).toBe(true);
  });
  test.each(["When did the shop open?", "What did I decide?", "Where do we live?"])("%p is none of then", (text) => {
    expect(asksOfThen(askQuestion(text, vectorOf(text)))).toBe(false);
  });
  test.each(["Where did I work?", "What was the rent?", "What has changed?", "When were we in Faro?", "my rent"])(
    "%p is none",
    (text) => expect(askQuestion(text, vectorOf(text)).asksPresent).toBe(false),
  );
});
