// What is pasted as a question is read by its beginning and its end, and holds nobody up.

import { expect, test } from "bun:test";
import { askQuestion } from "#retrieval/question.ts";

const NO_VECTOR = new Float32Array(384);
const MIDDLE = "The boat house stands by the water. ".repeat(400);

test("what is asked at the end of a long text is seen, and so is what is asked at its beginning", () => {
  expect(askQuestion(`${MIDDLE} When did Ada sell it?`, NO_VECTOR).asksTime).toBe(true);
  expect(askQuestion(`When did Ada sell it? ${MIDDLE}`, NO_VECTOR).asksTime).toBe(true);
  expect(askQuestion(MIDDLE, NO_VECTOR).asksTime).toBe(false);
});

test("a long run of question words takes no time by its square", () => {
  const began = performance.now();
  askQuestion("which boat house ".repeat(12_000), NO_VECTOR);
  expect(performance.now() - began).toBeLessThan(3_000);
});
