// The day that a heading or line sets for what stands below it in a document.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const TODAY = "I saw the vet today.";

describe("the day of what stands below", () => {
  test.each([
    ["a heading with a weekday", `# Kennel log\n\n## Mon 22 April\n\n${TODAY}`, "22 April 2024"],
    ["a heading without a year, of the year before", `# Diary\n\n## 20 October\n\n${TODAY}`, "20 October 2023"],
    ["a line of its own", `Thursday 2 May 2024\n\n${TODAY} Toby was brave.`, "2 May 2024"],
    ["a field", `# Kennel\n\n**Date:** 30 April 2024, 7 pm, barn\n\n${TODAY}`, "30 April 2024"],
    ["the dateline of an article", `Dogs of the north\n\nTROMSO, 25 April - ${TODAY}`, "25 April 2024"],
    ["a title amid which it stands", `**Call 2023-08-21 — Rosa / Wei**\n\n${TODAY}`, "21 August 2023"],
    [
      "a title that ends like a sentence",
      `Interview with Edith Holt, 14 October 2021, at her home.\n\n${TODAY}`,
      "14 October 2021",
    ],
    ["a title that says what was done then", `# Recorded 4 May 2023 in Porto\n\n${TODAY}`, "4 May 2023"],
    ["a title with the day in brackets", `Minutes (4 May 2023), kennel board\n\n${TODAY}`, "4 May 2023"],
    ["a heading that is not as high ends it not", `# Diary\n\n## 3 May\n\n### Vet\n\n${TODAY}`, "3 May 2024"],
  ])("%s sets it", async (_, text, label) => {
    expect((await statementsOf(text)).join("\n")).toContain(`today (${label})`);
  });

  test.each([
    ["a heading that says more", `# Diary\n\n## Plans for 20 May\n\n${TODAY}`],
    ["a day inside a sentence", `Toby was born on 3 March 2020.\n\n${TODAY}`],
    ["a day of what comes next", `Next call: 4 May 2023 with Ana\n\n${TODAY}`],
    ["what was prepared", `Notes for the meeting on 4 May 2023 with Ana\n\n${TODAY}`],
    ["a day of a person", `Interview with Ada (born 4 May 2013) at her home\n\n${TODAY}`],
    ["one of two days", `Log 4 May 2023 to 8 May 2023, Porto\n\n${TODAY}`],
    ["a sentence about a call", `I had a call on 4 May 2023 with Ana.\n\n${TODAY}`],
    ["a sentence about a recording", `The recording of 4 May 2023 was lost.\n\n${TODAY}`],
    ["a span of days", `# Diary\n\n## 2 to 9 March\n\n${TODAY}`],
    ["another heading as high ends it", `# Diary\n\n## 3 March\n\nRain.\n\n## Animals\n\n${TODAY}`],
  ])("%s does not", async (_, text) => {
    expect((await statementsOf(text)).join("\n")).toContain("today (8 May 2024)");
  });
});
