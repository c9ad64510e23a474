// What stands under the days of a diary is told of who keeps it, with the day on which it was noted.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const DIARY = `# Allotment

## 3 April 2024
Planted leeks and shallots. The shed roof leaks.

## 14 April 2024
Lunch with Otto at the ferry. I put out slug traps. Yesterday I saw the first swallow.

## 2 May 2024
Walk along the dyke. Watered everything.`;

test("deeds and occasions without a subject are of who keeps it, each with its day", async () => {
  const told = await statementsOf(DIARY);
  for (const one of [
    "User planted leeks and shallots (noted on 3 April 2024).",
    "User had lunch with Otto at the ferry (noted on 14 April 2024).",
    "User has put out slug traps (noted on 14 April 2024).",
    "Yesterday (13 April 2024) User saw the first swallow.",
    "User went for a walk along the dyke (noted on 2 May 2024).",
  ])
    expect(told).toContain(one);
});

test("a day in short begins an entry, too", async () => {
  const told = await statementsOf("April 3. I mended the gate.\n\nApril 14. I sold the goat.");
  expect(told).toEqual([
    "User mended the gate (noted on 3 April 2024).",
    "User sold the goat (noted on 14 April 2024).",
  ]);
});

test.each([
  "## 3 April 2024\nI mended the gate.",
  "# Minutes\n\n## 3 April 2024\nThe board approved the budget.\n\n## 14 April 2024\nThe hall was painted.",
  "## 3 June 2024\nI fly to Oslo.\n\n## 14 June 2024\nDinner with Otto.",
])("not under one day, of minutes, or ahead: %s", async (text) => {
  expect((await statementsOf(text)).join(" ")).not.toContain("noted on");
});

test("what is said in brackets within a line ends no sentence", async () => {
  expect(await statementsOf("I moved (finally!) to Lyon in March.")).toEqual([
    "User moved (finally!) to Lyon in March (March 2024).",
  ]);
});

test("whose day it was is told of that day", async () => {
  const told = await statementsOf(
    "## 3 April 2024\nMum's 80th. I gave her a rug.\n\n## 14 April 2024\nLeo's birthday! I made a cake.\n\n## 16 April 2024\nThe roof's 3rd. I slept well.",
  );
  expect(told.join("\n")).toContain("User's mum's 80th birthday was today (3 April 2024).");
  expect(told).toContain("Leo's birthday was today (14 April 2024).");
  expect(told.join("\n")).not.toContain("roof's 3rd birthday");
});
