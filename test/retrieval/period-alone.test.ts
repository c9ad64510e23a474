// Questions for whatever was or will be at a time.

import { expect, test } from "bun:test";
import { readPeriodAlone } from "#retrieval/period-alone.ts";
import { periodsIn } from "#retrieval/periods.ts";
import { readQuestion } from "#retrieval/question.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const newIndex = disposableIndexes();
/** A Friday. */
const NOW = Date.UTC(2026, 10, 27, 12);
const day = (at: number | undefined): string => new Date(at ?? 0).toISOString().slice(0, 10);

test.each([
  ["What's on next week?", "2026-11-30", "2026-12-07"],
  ["what do I have to do next week", "2026-11-30", "2026-12-07"],
  ["next week", "2026-11-30", "2026-12-07"],
  ["What's next week?", "2026-11-30", "2026-12-07"],
  ["“What happened in March 2025?”", "2025-03-01", "2025-04-01"],
  ["Is there anything planned for tomorrow?", "2026-11-28", "2026-11-29"],
  ["plans for January", "2027-01-01", "2027-02-01"],
  ["my appointments this week", "2026-11-23", "2026-11-30"],
  ["the next three days", "2026-11-27", "2026-11-30"],
  ["What did she do in July?", "2026-07-01", "2026-08-01"],
  ["what happened to us in June", "2026-06-01", "2026-07-01"],
  ["upcoming deadlines", "2026-11-27", "2027-02-25"],
])("%p asks for all from %s to %s", (text, start, end) => {
  const period = readPeriodAlone(text, NOW);
  expect([day(period?.start), day(period?.end)]).toEqual([start, end]);
});

test.each([
  "What did I buy last week?",
  "How was the weather today?",
  "What will the weather be tomorrow?",
  "What is the plan for the house in May?",
  "Who comes next week?",
  "What is up?",
  "Does the shop open next week?",
  "When is the next appointment with Rolf?",
  "What's the schedule of the harbour ferry?",
  "Plan a trip for next week",
])("%p asks for more than a time", (text) => {
  expect(readPeriodAlone(text, NOW)).toBeNull();
});

test("a statement is of the days that it names with their year", () => {
  expect(periodsIn("The kiln comes on 3 December 2026.").map(({ start }) => day(start))).toEqual(["2026-12-03"]);
  expect(periodsIn("The fair opens December 3rd, 2026").map(({ start }) => day(start))).toEqual(["2026-12-03"]);
  expect(periodsIn("Due 2026-12-03.").map(({ end }) => day(end))).toEqual(["2026-12-04"]);
  expect(periodsIn("They moved in March 2026.").map(({ end }) => day(end))).toEqual(["2026-04-01"]);
  expect(periodsIn("They may come in 3 weeks.")).toEqual([]);
});

test("what lies in the week that is asked for comes first, by the day that its words name", async () => {
  const index = newIndex();
  const texts = [
    "The roof fell in last week.",
    "The kiln comes on 3 December 2026.",
    "The mill opens on 3 January 2027.",
  ];
  const rows = texts.map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2026, 0, 1) }),
    vector: vectorOf("week"),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const question = await readQuestion("What's on next week?", async () => vectorOf("week"), NOW);
  expect(index.search({ ...queryOf(""), question })[0]?.row.text).toBe("The kiln comes on 3 December 2026.");
});
