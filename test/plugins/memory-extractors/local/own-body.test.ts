// "Knee is still bad" in somebody's own journal is of their knee; of whom it is elsewhere, nobody knows.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test.each([
  ["Knee is still bad.", "User's knee is still bad."],
  ["Left shoulder hurts again.", "User's left shoulder hurts again."],
  ["Back was fine all week.", "User's back was fine all week."],
  ["Tooth started aching at lunch.", "User's tooth started aching at lunch."],
])("%s", async (line, told) => {
  expect(await statementsOf(`I went to the pool.\n\n${line}`)).toContain(told);
});

test.each([
  ["of whom was met", "I got up late.\n\nCoffee with Ben. Knee is still bad."],
  ["of a patient", "Patient: Otto Kern\n\nI saw him on 2 May. Knee is still bad."],
  ["nobody says I", "Ward round\n\nKnee is still bad."],
  ["no body", "I went to the pool.\n\nBackstroke is still bad."],
])("not the user's: %s", async (_, text) => {
  expect((await statementsOf(text)).join("\n")).not.toMatch(/User's (?:knee|back)/);
});
