// Notes leave out the article: "Budget is 85,000" is the budget, and under two headings the later one only comes first.

import { describe } from "bun:test";
import { testTiers } from "../pairs.ts";

describe("matters of notes", () => {
  testTiers(
    [
      ["Launch planned for 15 June 2026.", "Launch moves to 1 September 2026."],
      ["Budget is 40,000 EUR until launch.", "Budget was raised to 55,000 EUR."],
      ["Go-live is set for 3 May.", "Go-live slipped to 10 June."],
    ],
    [
      [
        "Kickoff Heron: Launch planned for 15 June 2026.",
        "Status 14 April: Launch moves to 1 September because of the permit.",
      ],
      ["Kickoff Heron: Budget is 40,000 EUR until launch.", "Status 14 April: Budget was raised to 55,000 EUR."],
    ],
    [
      ["Launch planned for 15 June 2026.", "Budget was raised to 55,000 EUR."],
      ["Launch is planned for 15 June in Ghent.", "Review planned for 1 September."],
    ],
  );
});
