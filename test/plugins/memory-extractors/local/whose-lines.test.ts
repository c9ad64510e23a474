// Lines of records and notes that leave out whose they are: of the contact of a firm, of the firm, of the family, of the writer.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const record = (...lines: readonly string[]): string =>
  ["Customer: Redfern Logistics (Leeds)", "Contact: Aisha Rahman, operations director", ...lines].join("\n");

describe("below a firm and its contact", () => {
  test.each([
    ["- Prefers calls before 10am", "Aisha Rahman prefers calls before 10am."],
    ["- Likes short mails", "Aisha Rahman likes short mails."],
    ["- Has twins, supports Leeds United", "Aisha Rahman has twins, supports Leeds United."],
    ["- Has two kids at the local school", "Aisha Rahman has two kids at the local school."],
    ["- Hates voicemail", "Aisha Rahman hates voicemail."],
    ["- Speaks Urdu and German", "Aisha Rahman speaks Urdu and German."],
    ["- Uses the Fleet plan since May 2023", "Redfern Logistics uses the Fleet plan since May 2023."],
    ["- Runs on the old platform", "Redfern Logistics runs on the old platform."],
  ])("%s is of one of them", async (line, told) => {
    expect(await statementsOf(record(line, "- Next call on 20 May"))).toContain(told);
  });

  test.each(["- Unhappy with the support in January", "- Has 220 employees and three depots"])(
    "%s is of neither for sure",
    async (line) => {
      expect((await statementsOf(record(line, "- Next call on 20 May"))).join()).not.toMatch(
        /(?:Rahman|Logistics) (?:is|has)/,
      );
    },
  );
});

describe("the family behind whoever was met", () => {
  test("a paragraph that begins with them is of them", async () => {
    const told = await statementsOf(
      "Met Henrike for coffee.\n\nDad called in the evening. He wants us all at the cabin.",
    );
    expect(told.join()).not.toContain("Henrike wants");
  });

  test("leaves open who he is in the same paragraph", async () => {
    const told = await statementsOf("Had lunch with Robin. My brother rang. He wants a boat.");
    expect(told.join()).not.toContain("Robin wants");
  });

  test("takes nothing from who was met otherwise", async () => {
    expect(await statementsOf("Coffee with Ben. Works at Spotify now. Wants to move to Lyon.")).toEqual([
      "Ben works at Spotify now.",
      "Ben wants to move to Lyon.",
    ]);
  });
});

test("minutes name their writer, who says me", async () => {
  const told = await statementsOf(
    "# Product sync\n\nAttendees: Priya, Tom, me\n\nI'm tired today.\n\n## Actions\n- Tom: check the phones by Friday\n- Me: book a room for the interview",
  );
  expect(told).toContain("Product sync: attendees are Priya, Tom, User.");
  expect(told.join()).toContain("User is to book a room for the interview");
  expect(told.join()).not.toMatch(/\bme\b/i);
});

test.each([
  ["The user prefers tea.\n- Not interested in crypto\n- Loves hiking", "User is not interested in crypto."],
  ["The user prefers tea.\n- Timezone: Europe/Paris\n- Loves hiking", "User's time zone is Europe/Paris."],
])("a profile tells it of the user: %s", async (text, told) => {
  expect(await statementsOf(text)).toContain(told);
});

test("the years of a life behind a name leave who she is clear", async () => {
  expect(
    await statementsOf(
      "Ingrid Thorne (12 March 1921 – 4 November 1998) was a Canadian botanist. She was born in Vadso and emigrated to Canada in 1947.",
    ),
  ).toContain("Ingrid Thorne was born in Vadso and emigrated to Canada in 1947.");
});

test("a column whose name says nothing is left out", async () => {
  expect(
    (await statementsOf("# Car\n\n| Item | Value |\n|---|---|\n| Model | Saab 900 |\n| Plate | KL 482 |")).join(),
  ).toContain("Model: Saab 900");
});

test("a year of what is next in a first line is not the year of the note", async () => {
  const told = await statementsOf(
    "boiler serviced 12 feb, next due feb 2027\nbike in for repair at Velo, ready friday\nowe Karim 40",
  );
  expect(told.join()).toContain("12 Feb (12 February 2024)");
  expect(told.join()).toContain("10 May 2024");
});

test.each([
  "I handed in my notice period question to HR on Friday.",
  "I gave notice to HR on Friday.",
  "I told everything to HR on Friday.",
])("%s is over", async (text) => {
  expect((await statementsOf(text)).join()).toContain("3 May 2024");
});
