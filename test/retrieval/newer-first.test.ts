// Which newer statement comes before an older one that stands higher: it has to answer as much of the question.

import { expect, test } from "bun:test";
import { askQuestion } from "#retrieval/question.ts";
import type { IndexQuery } from "#retrieval/select.ts";
import { readTopics } from "#retrieval/topics.ts";
import { DIMENSIONS, disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

/** As like the question as the cosine says; two with the same axis are like each other too. */
const likeQuestion = (question: string, cosine: number, axis: number): Float32Array => {
  const asked = vectorOf(question);
  const along = asked[axis] ?? 0;
  const rest = Math.sqrt(1 - along ** 2);
  const away = Math.sqrt(1 - cosine ** 2) / rest;
  return Float32Array.from({ length: DIMENSIONS }, (_, d) => {
    const other = (d === axis ? 1 : 0) - along * (asked[d] ?? 0);
    return cosine * (asked[d] ?? 0) + away * other;
  });
};

interface Told {
  readonly text: string;
  readonly cosine: number;
  readonly axis: number;
}

/** What the user told month after month, as it is found. */
const ask = (question: string, ...told: readonly Told[]): string[] =>
  askAs(queryOf(question, { kinds: ["memory"] }), question, ...told);

const askTopic = (text: string, ...told: readonly Told[]): string[] => {
  const question = askQuestion(text, vectorOf(text), readTopics(text));
  return askAs({ ...queryOf(text, { kinds: ["memory"] }), question }, text, ...told);
};

const askAs = (query: IndexQuery, question: string, ...told: readonly Told[]): string[] => {
  const index = newIndex();
  const ids = told.map((_, at) => `${at}`);
  const vectors = told.map(({ cosine, axis }) => likeQuestion(question, cosine, axis));
  const documents = ids.map((id, month) => documentRow({ id, documentDate: Date.UTC(2024, month, 1) }));
  const chunks = told.map(({ text }, at) => {
    const row = chunkRow({ id: `c${at}`, documentId: `${at}`, role: "user", text });
    return { row, vector: vectors[at]! };
  });
  const memories = told.map(({ text }, month) => {
    const row = memoryRow({ id: `${month}`, text, subject: null, documentDate: Date.UTC(2024, month, 1) });
    return { row, vector: vectors[month]! };
  });
  const sources = ids.map((id) => sourceRow({ memoryId: id, documentId: id, chunkId: `c${id}` }));
  index.apply(
    planOf(0, {
      documents: put(...documents),
      chunks: put(...chunks),
      memories: put(...memories),
      sources: put(...sources),
    }),
    1,
  );
  return index.search(query).map(({ row }) => row.text);
};

const ELSEWHERE = 7;

test("one that answers the same comes first though it is worded otherwise", () => {
  const older = { text: "User is down to 91 kg.", cosine: 0.7, axis: 2 };
  const newer = { text: "User swims now. Weight 84.", cosine: 0.4, axis: ELSEWHERE };
  expect(ask("How much do I weigh?", older, newer)[0]).toBe(newer.text);
});

test("of several the newest comes first", () => {
  const first = { text: "User is down to 91 kg.", cosine: 0.8, axis: 2 };
  const second = { text: "User is now at 88 kg.", cosine: 0.5, axis: 2 };
  const third = { text: "User is now at 84 kg.", cosine: 0.45, axis: 2 };
  const filler = { text: "User is now by the sea.", cosine: 0.3, axis: ELSEWHERE };
  expect(ask("How much do I weigh?", first, third, second, filler)[0]).toBe(second.text);
});

test("what holds no word of a short question is no news of what does", () => {
  const older = { text: "Lena's advisor is Odile Marchand.", cosine: 0.6, axis: 2 };
  const newer = { text: "Lena moved out, after all.", cosine: 0.5, axis: 2 };
  expect(ask("Who is Lena's advisor?", older, newer)[0]).toBe(older.text);
});

test.each([
  ["Where do I live?", "User lives in Braga.", "User stopped rowing in Braga, after all.", 2],
  ["Where is Corin at?", "Corin is at the mill.", "User left the quay.", 2],
  ["What do I take for the heart?", "User takes ramipril 5 mg for the heart.", "User is on cetirizine 10 mg now.", 7],
])("%p: another thing told later does not", (question, text, other, axis) => {
  const older = { text, cosine: 0.7, axis: 2 };
  const newer = { text: other, cosine: 0.5, axis };
  expect(ask(question, older, newer)[0]).toBe(older.text);
});

test("what is not on the topic that is asked for is no news of it", () => {
  const older = { text: "Corin took up karate with two others.", cosine: 0.7, axis: 2 };
  const newer = { text: "Corin moved to Ghent.", cosine: 0.6, axis: 2 };
  expect(askTopic("What sport does Corin do?", older, newer)[0]).toBe(older.text);
});

test("what the question is about stays first where it is over, and at a time that is named", () => {
  const older = { text: "User had the lung exam on 3 January 2024.", cosine: 0.7, axis: 2 };
  const newer = { text: "User breathes better now.", cosine: 0.5, axis: 2 };
  expect(ask("When was my lung exam?", older, newer)[0]).toBe(older.text);
  const before = { text: "User is down to 91 kg.", cosine: 0.7, axis: 2 };
  const now = { text: "User weighs 84 kg now.", cosine: 0.4, axis: 2 };
  expect(ask("How much do I weigh?", before, now)[0]).toBe(now.text);
});

test.each(["down to", "up to", "back to", "rose to", "went up"])("that something %p tells a change", (change) => {
  const older = { text: "User's dose is 20 mg.", cosine: 0.7, axis: 2 };
  const newer = { text: `User's dose ${change} 10 mg.`, cosine: 0.4, axis: 2 };
  expect(ask("What dose do I take?", older, newer)[0]).toBe(newer.text);
});
