// What one types of one's own life as a list under a label is told in a sentence; other lists are none.

import { expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

test.each([
  [
    "My schedule: Mon 9-11 Algebra with Prof. Okafor, Tue 14-16 lab.",
    "User's schedule is Monday 9-11 Algebra with Prof. Okafor, Tuesday 14-16 lab.",
  ],
  ["Final grades: Algebra B, Databases A.", "User's final grades are Algebra B, Databases A."],
  [
    "Current meds: metformin 500 mg twice a day, ramipril 5 mg",
    "User's current meds are metformin 500 mg twice a day, ramipril 5 mg.",
  ],
  ["Team: Ada (design), Ben (backend)", "User's team is Ada (design), Ben (backend)."],
  ["My goals: learn Dutch, run a marathon.", "User's goals are to learn Dutch, run a marathon."],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("days of a schedule come each week", async () => {
  const [memory] = await extract(turns("user: Work schedule: Mon to Thu 9-17, Fri 9-12"));
  expect(memory?.eventDates).toEqual([]);
});

test.each([
  "Ingredients: eggs, milk, flour. What can I bake?",
  "Shopping list: eggs, milk",
  "My team: what should I call it?",
])("%s", async (said) => {
  expect(await textsOf(`user: ${said}`)).toEqual([]);
});

test("a price behind a name is none of its own", async () => {
  expect(await textsOf("user: My biggest client is Arvato Legal, 0.14 a word.")).toEqual([
    "User's biggest client is Arvato Legal, 0.14 a word.",
  ]);
});

test("what is said besides stands behind all that answers", async () => {
  expect(
    await textsOf("assistant: How much do you spend on rent per month?", "user: 900, my sister pays half"),
  ).toEqual(["User spends 900 on rent per month, their sister pays half."]);
});
