// What the title of a document adds to its statements, and what it does not.

import { expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

test("a title with a dash is named once, however it was typed", async () => {
  const told = await statementsOf(
    "Minutes – Harbour Committee\nPresent: Ada Voss, Ben Hill\n\n1. Crane\nThe crane was oiled on 2 May.",
  );
  expect(told).toContain("Minutes – Harbour Committee: attendees are Ada Voss, Ben Hill.");
  expect(told.filter((text) => text.includes("Harbour Committee, Minutes"))).toEqual([]);
});

const NEWSLETTER = `# Quayside School – Newsletter, 3 May 2024

## Dates
- Monday 13 May: school photos

## Lunch
Lunches cost £2.75 a day since yesterday.

## About us
Lotte and Bram Declerck opened the kitchen in 2011.`;

test("the day in a title is the day of what stands below, and no part of the topic", async () => {
  const told = await readText(NEWSLETTER);
  expect(told.filter(({ text }) => text.includes("Newsletter, 3 May"))).toEqual([]);
  const lunch = told.find(({ text }) => text.includes("Lunch: lunches cost"));
  expect(lunch?.eventDates.map(({ label }) => label)).toEqual(["2 May 2024"]);
});

test("a day before a colon stays before it, and names keep their capitals", async () => {
  const told = await statementsOf(NEWSLETTER);
  expect(told).toContain("Quayside School – Newsletter, Dates: Monday 13 May (13 May 2024): school photos.");
  expect(told.find((text) => text.includes("Declerck"))).toMatch(/Lotte and Bram Declerck opened/);
});

test("an order before it names nobody: 'Bring chocolate! Her father is diabetic.'", async () => {
  const told = await statementsOf("Lunch at the quay, 13:00. Bring chocolate! Her father is diabetic.");
  expect(told.filter((text) => text.includes("Bring's"))).toEqual([]);
});

test("a first line is a title whatever day or place stands behind it", async () => {
  const call = "Customer call – Bakker Mills, 12 March 2024\n\nBudget approved: 12k a year. Next call on 26 March.";
  expect((await statementsOf(call)).toSorted()).toEqual([
    "Customer call – Bakker Mills: budget approved is 12k a year.",
    "Customer call – Bakker Mills: next call on 26 March (26 March 2024).",
  ]);
  const list = "Moving checklist (Mons to Ghent, 1 June)\n- [x] cancel the internet\nNew address: Mill Lane 2";
  expect(await statementsOf(list)).toContain("Moving checklist: new address is Mill Lane 2.");
  expect((await statementsOf(list)).filter((text) => text.startsWith("User is moving"))).toEqual([]);
});

test("who complained keeps the capital of the name", async () => {
  const told = await statementsOf(
    "Minutes – Harbour Committee\nPresent: Ada Voss\n\nDolores complained about the crane.",
  );
  expect(told).toContain("Minutes – Harbour Committee: Dolores complained about the crane.");
});

test("lines of a log each tell their day", async () => {
  expect(await statementsOf("Loom log\n\n12 April: oiled the treadles\n3–5 May – new reed, 40 euros")).toEqual([
    "Loom log: 12 April (12 April 2024): oiled the treadles.",
    "Loom log: 3 - 5 May (3 to 5 May 2024): new reed, 40 euros.",
  ]);
  expect(await statementsOf("2023-04-12: switched from Fern to Moss")).toEqual([
    "2023-04-12: switched from Fern to Moss.",
  ]);
});

test("each of two days in a short diary is the day of what stands below", async () => {
  const told = await readText("Diary\n\nMonday 6 May 2024\nOiled the loom today.\nTuesday 7 May\nSold the rug today.");
  expect(told.map(({ eventDates }) => eventDates[0]?.label)).toEqual(["6 May 2024", "7 May 2024"]);
});

test("a sentence behind a label is read as one", async () => {
  const told = await statementsOf("Bio: Ada Voss is a weaver based in Ghent. She studied in Mons.");
  expect(told).toEqual(["Ada Voss is a weaver based in Ghent.", "Ada Voss studied in Mons."]);
});

test("a title with a year sets the year of its days, and a noun like 'plan' or 'swim' leaves it a title", async () => {
  const plan = await readText("Travel plan Mons 2025\n\nWe land on 3 April. Budget for food: 80 euros a day.");
  expect(plan.map(({ text }) => text)).toEqual([
    "User lands on 3 April (3 April 2025).",
    "Travel plan Mons 2025: budget for food is 80 euros a day.",
  ]);
  const lessons = await statementsOf(
    "Ada's swim lessons\nWhere: town pool\nTeacher: Mr Voss\nAda passed the badge in March.",
  );
  expect(lessons.slice(0, 2)).toEqual([
    "Ada's swim lessons: where: town pool.",
    "Ada's swim lessons: teacher is Mr Voss.",
  ]);
});

test("a team's charter and a specification speak of the team, a report on a quarter of the organisation", async () => {
  const spec = "SPEC: export service\nThe service writes files to S3. We chose Parquet because analysts like it.";
  expect(await statementsOf(spec)).toContain("Export service: the team chose Parquet because analysts like it.");
  const report = await statementsOf("# Quarterly support report\n\nResponse time fell. We hired two agents in May.");
  expect(report.filter((text) => text.includes("User"))).toEqual([]);
  const told = await statementsOf(
    "Team charter – Loom squad\n\nWe deploy on Tuesdays only. Every change needs two reviews.",
  );
  expect(told).toContain("Team charter – Loom squad: the team deploys on Tuesdays only.");
});
