// What ends by itself and what does not: a fact must not vanish because its sentence also names a day.

import { expect, test } from "bun:test";
import type { MemoryKind } from "#domain/memory.ts";
import { forgetAfter } from "#plugins/memory-extractors/local/telling/retention.ts";

const DAY = 86_400_000;
const SAID = Date.UTC(2026, 5, 10);

const endOf = (text: string, kind: MemoryKind = "fact", daysAhead: number | null = 3): number | null =>
  forgetAfter({
    text,
    kind,
    isStatic: false,
    said: SAID,
    eventDates:
      daysAhead === null ? [] : [{ start: SAID + daysAhead * DAY, end: SAID + (daysAhead + 1) * DAY, label: "then" }],
    isAssistantChat: false,
  });

test.each([
  ["Ida has a dentist appointment on Saturday (13 June 2026).", "event"],
  ["Ida will call the plumber on Saturday (13 June 2026).", "plan"],
  ["Ida must hand in the report by Saturday (13 June 2026).", "plan"],
  ["Ida's exam starts at nine on Saturday (13 June 2026).", "plan"],
  ["Ida has an exam on Saturday (13 June 2026).", "event"],
  ["Ida is on leave from today until Saturday (13 June 2026).", "event"],
] as const)("ends after its day: %s", (text, kind) => {
  expect(endOf(text, kind)).toBe(SAID + 5 * DAY);
});

test.each([
  "Ida is a physiotherapist and today (10 June 2026) her boss gave her a new room.",
  "Ida starts a new job at the harbour office on 16 June 2026.",
  "Ida is starting at the harbour office on 16 June 2026.",
  "Ida is moving to Porto on Saturday (13 June 2026).",
  "Ida lives in Porto and will visit her aunt on Saturday (13 June 2026).",
  "Ida is allergic to nuts and has a check-up on Saturday (13 June 2026).",
  "Ida has a cat that turns ten on Saturday (13 June 2026).",
  "Ida is getting a dog, Biscuit, on Saturday (13 June 2026).",
  "Ida is getting married on Saturday (13 June 2026).",
  "Ida is switching to the day shift from 13 June (13 June 2026).",
  "Ida is turning 40 on Saturday (13 June 2026).",
  "Ida's rent goes up to 900 euros on 13 June (13 June 2026).",
  "Ida's contract ends on Saturday (13 June 2026).",
  "Ida is taking over the bakery on 13 June (13 June 2026).",
  "Ida is selling the boat on Saturday (13 June 2026).",
  "Ida is on leave from 13 June (13 June 2026).",
  "Ida is doing their second year of law. The exam is on Saturday (13 June 2026).",
])("does not end: %s", (text) => {
  expect(endOf(text)).toBeNull();
});

test.each([
  "Ida has a meeting on Saturday (13 June 2026), Ida has been there for three weeks.",
  "Ida is meeting Bo on Saturday (13 June 2026). Bo has been ill for a month.",
  "Ida must hand in the second part by Saturday (13 June 2026) and she has finished the first.",
  "Ida is seeing a trainer on Saturday (13 June 2026), which her sister recommended.",
  "Ida is preparing for a race on Saturday (13 June 2026) since her doctor allows it.",
  "Ida will paint the boat by Saturday (13 June 2026) and her brother suggested blue.",
])("does not end for the day in it, since it says more: %s", (text) => {
  expect(endOf(text, "plan")).toBeNull();
});

test("what lies far ahead is remembered when it is over", () => {
  expect(endOf("Ida has an operation on 14 July (14 July 2026).", "plan", 34)).toBeNull();
});

test("a mood ends without a day of its own, a fact does not", () => {
  expect(endOf("Ida is very tired.", "fact", null)).toBe(SAID + 14 * DAY);
  expect(endOf("Ida has a boat.", "fact", null)).toBeNull();
});

test.each([
  ["Ida is stuck in traffic right now.", 2],
  ["Ida is waiting at the moment.", 2],
  ["Ida will paint tonight.", 2],
  ["Ida is worried about missing the boat.", 14],
  ["Ida will look for a flat soon.", 30],
] as const)("names no day and ends: %s", (text, days) => {
  expect(endOf(text, "plan", null)).toBe(SAID + days * DAY);
});

test.each([
  "Ida has 20 jars of honey in the cellar right now.",
  "Ida is reading about bees at the moment.",
  "Ida is most at ease with German right now.",
  "Ida keeps to the home market for now.",
  "Ida has just been made captain and she is a bit overwhelmed.",
  "Ida is worried about her age. Ida is 61.",
  "Ida is exhausted from her shifts at the bakery.",
  "Ida is stuck, she is 28 and living in Bergen.",
  "Ida will bring Bo's ladder back soon.",
])("names no day and stays, since it holds more than a moment or a mood: %s", (text) => {
  expect(endOf(text, "plan", null)).toBeNull();
});

test.each([
  ["Ida is trying to sleep better.", 30],
  ["Ida is trying to bring the load time down from 900 ms to 200 ms.", null],
  ["Ida is trying to move the shop to PostgreSQL.", null],
  ["Ida is looking for ideas for her evening class.", null],
] as const)("a task at hand ends where nothing else is in it: %s", (text, days) => {
  const input = { text, kind: "fact", isStatic: false, said: SAID, eventDates: [], isAssistantChat: true } as const;
  expect(forgetAfter(input)).toBe(days === null ? null : SAID + days * DAY);
});

test.each([
  "Ida is on a diet until 14 July (14 July 2026).",
  "Ida can't drive till 14 July (14 July 2026), on doctor's orders.",
  "Ida's brother is staying with them until 14 July (14 July 2026).",
])("what says its own end has it, however far ahead: %s", (text) => {
  expect(endOf(text, "plan", 34)).toBe(SAID + 36 * DAY);
});

test.each([
  "Ida broke a toe and can't run until 14 July (14 July 2026).",
  "Ida was on leave until 14 July (14 July 2026).",
  "Ida's passport is valid until 14 July (14 July 2026).",
  "Ida works at the mill until 14 July (14 July 2026).",
])("what is over and what is worth knowing afterwards has none: %s", (text) => {
  expect(endOf(text, "plan", 34)).toBeNull();
});

test.each([
  ["Ida's parents are coming from Pune on Saturday (13 June 2026) for three weeks.", 21],
  ["Ida's cousin is staying from Saturday (13 June 2026) on for ten days.", 10],
  ["The painters are coming on Saturday (13 June 2026) for two days.", 2],
  ["Bo will visit Ida for a fortnight on Saturday (13 June 2026).", 14],
  ["Ida's aunt is coming on 13 June 2026 for a couple of weeks.", 14],
  ["Ida is flying to Oslo on Saturday (13 June 2026) for about five days.", 5],
  ["Ida's nephew is staying for two nights from Saturday (13 June 2026) on.", 2],
  ["Ida is going to Crete on Saturday (13 June 2026) for a month.", 30],
])("what lasts ends when it is over: %s", (text, days) => {
  expect(endOf(text)).toBe(SAID + (4 + days) * DAY);
});

test("what begins behind a day does not end with it", () => {
  expect(
    endOf("Ida's uncle wants to move in with her after his knee operation on Saturday (13 June 2026)."),
  ).toBeNull();
});

test.each([
  "Ida's parents are coming on Saturday (13 June 2026).",
  "Ida has an exam on Saturday (13 June 2026) for the second time.",
  "Ida will call the plumber on Saturday (13 June 2026) for two taps.",
  "Ida has a flight at nine on Saturday (13 June 2026) for a wedding.",
  "Ida's party is on Saturday (13 June 2026) for one day.",
  "Ida must hand in the report for week two on Saturday (13 June 2026).",
])("what has no length of its own ends after its day: %s", (text) => {
  expect(endOf(text)).toBe(SAID + 5 * DAY);
});

test.each([
  "Ida is staying with Mum till Monday (15 June 2026). Ben has the keys.",
  "The plot is Ida's, the rent is £62 a year, paid until Monday (15 June 2026).",
])("what else is said besides an end stays: %s", (text) => {
  expect(endOf(text)).toBeNull();
});
