// Minutes with numbered parts, lists with days, letters of hospitals, contracts, articles: what each of their lines is of.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test("a numbered line above sentences heads them", async () => {
  const told = await statementsOf(
    "# Minutes, Rowing Club, 6 May 2024\n\nPresent: Gwen Abara, Lars Holm\n\n1. Boat repairs\nThe quad has a crack in the hull. It was agreed to repair it in June.\n\n2. Summer regatta\nDate set for 20 June. Petra offered to run the stall.\n\n3. Any other business\nYusuf will leave the committee.",
  );
  expect(told).toEqual([
    "Minutes, Rowing Club: attendees are Gwen Abara, Lars Holm.",
    "Minutes, Rowing Club, Boat repairs: the quad has a crack in the hull.",
    "Minutes, Rowing Club, Boat repairs: the team agreed to repair it in June (June 2024).",
    "Minutes, Rowing Club, Summer regatta: date set for 20 June (20 June 2024).",
    "Minutes, Rowing Club, Summer regatta: Petra offered to run the stall.",
    "Minutes, Rowing Club: Yusuf will leave the committee.",
  ]);
});

test("each item of a list has days of its own", async () => {
  expect(
    await statementsOf(
      "To do\n\n[ ] renew the passport, expires 2 August\n[ ] present for Oona, she turns 7 on the 21st",
    ),
  ).toEqual([
    "User's to-dos: renew the passport, expires 2 August (2 August 2024); present for Oona, she turns 7 on the 21st (21 May 2024).",
  ]);
});

test.each(["To do this week (13 - 17 May)", "# Week of 13 May"])(
  "days of a list are of the week above it: %s",
  async (title) => {
    const told = (
      await statementsOf(
        `${title}\n\n- return the books, due Friday\n- parents' evening Thursday 18:00, room 12\n- call Bo at 9:00 about the boat`,
      )
    ).join("\n");
    expect(told).toContain("due Friday (17 May 2024)");
    expect(told).not.toContain("on 13 May");
  },
);

test("what goes on in an item is of whom it names", async () => {
  const told = (
    await statementsOf("To do\n\n[ ] call the vet\n[ ] present for Oona, she turns 7 soon. Wants a microscope")
  ).join("\n");
  expect(told).not.toContain("User wants");
});

describe("an article", () => {
  test.each([
    ["Lake Orrin is a lake in the west of Vellmark. It covers 14 square kilometres.", "Lake Orrin covers 14"],
    ["The Cold Forge was a mill near Vell. It was built in 1934.", "The Cold Forge was built in 1934."],
    ["Odo Bramm was a bridge engineer in Vell. He built eleven bridges.", "Odo Bramm built eleven bridges."],
  ])("says it of what it is about: %s", async (text, told) => {
    expect((await statementsOf(text)).join("\n")).toContain(told);
  });
});

test("who is to do something is a person", async () => {
  const told = await statementsOf(
    "House rules\n\nChanges to this agreement must be made in writing. Mei to send the plan by Friday.",
  );
  expect(told.join("\n")).not.toContain("Changes is");
  expect(told.join("\n")).toContain("Mei is to send the plan");
});

test("what is of the clinic is told once so", async () => {
  const told = await statementsOf(
    "Patient: Margit Soll\n\nDear Dr Okon,\n\nI saw her on 2 May. We planned a follow-up in our clinic for 24 June 2024.\n\nDr. Fergal Madden",
  );
  expect(told.join("\n")).not.toContain("clinic's clinic");
});

test("a greeting and who signs are no notes", async () => {
  const told = await statementsOf(
    "Discharge summary\n\nPatient: Margit Soll\nDischarged: 24 April 2024\n\nDear Dr Okon,\n\nShe was admitted with chest pain. Please check her pressure in two weeks. A visit is planned in two weeks.\n\nYours sincerely,\nDr. Fergal Madden",
  );
  expect(told.join("\n")).not.toMatch(/"Dear|"Yours/);
  expect(told.join("\n")).toContain("in two weeks (week of 6 May 2024)");
});

test("a report of a grant is of who had it", async () => {
  expect(
    (
      await statementsOf(
        "GRANT REPORT\n\nGrantee: Harbour Kitchen, Kassel\n\n1. Outlook\nThe van was repaired in May. We are looking for four more cooks.",
      )
    ).join("\n"),
  ).not.toContain("User");
});

test("what notes of a book say is of the book", async () => {
  const [told] = await statementsOf(
    'Book notes: "The Salt Road" by Ines Ferrer\n\nRead: Feb 2024\n\nSummary\n- The village doctor is her half-brother.\n- A smuggler inherits a salt pan on an island.',
  );
  expect(told).toStartWith('"The Salt Road" by Ines Ferrer: ');
});

test("what is allowed in a month is so each year", async () => {
  const rules = await statementsOf(
    "# Garden rules\n\nBonfires are only allowed in November.\nThe gate was repaired in April.",
  );
  expect(rules).toEqual([
    "Garden rules: bonfires are only allowed in November.",
    "Garden rules: the gate was repaired in April (April 2024).",
  ]);
});

test("a row that a number names says of what it is the number", async () => {
  expect(
    await statementsOf(
      "# Training\n\n| Week | Km | Notes |\n|---|---|---|\n| 8 | 52 | calf tight |\n| 9 | 58 | new shoes |",
    ),
  ).toEqual(["Training: Week 8: km 52; calf tight.", "Training: Week 9: km 58; new shoes."]);
});

test.each([
  ["16 June: Oslo, a hostel (booked, 2 nights)", "(16 June 2024)"],
  ["3 January: booked the flights (paid by card)", "(3 January 2024)"],
])("what is booked lies ahead, and who booked did so before: %s", async (line, day) => {
  expect(
    (await statementsOf(`# Norway\n\n- ${line}\n- bring the tent`, { documentDate: Date.UTC(2024, 2, 14) })).join(),
  ).toContain(day);
});

test("parts of a changelog say what became of it", async () => {
  const told = await statementsOf(
    "# Fernpost 3.2\n\nFixed\n- Crash when the address book was empty\n\nRemoved\n- Support for Node 18",
  );
  expect(told.join("\n")).toContain("Fixed: crash when");
});

test("notes of an interview are of the candidate in its title", async () => {
  const told = (
    await statementsOf(
      "Interview notes / candidate: Yara Haddad / position: night nurse\n\nMoved here in January because her husband works at the yard. Wants ten nights a month at most.\nMy impression: very good. I would hire her.",
    )
  ).join("\n");
  expect(told).toContain("Yara Haddad wants ten nights");
  expect(told).not.toContain("User moved");
});
