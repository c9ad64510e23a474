// Letters of companies to somebody: what the addressee has got, by their names, and what the writer is there.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const SIGNED = ["Kind regards,", "", "Ivo Brandt", "Office Manager", "Larch & Finch Ltd"];
const letter = (...said: string[]): Promise<string[]> =>
  statementsOf(["Dear Ms Quill,", "", ...said, "", ...SIGNED].join("\n"));
const POST = "Ivo Brandt is Office Manager at Larch & Finch Ltd.";

test.each([
  [
    "We are pleased to confirm your reservation of a cabin from 3 to 9 July.",
    "Larch & Finch Ltd confirms Ms Quill's reservation of a cabin from 3 to 9 July (3 to 9 July 2024).",
  ],
  [
    "We are happy to inform you that your loan of 9,000 euros was approved on 2 May.",
    "Ms Quill's loan of 9,000 euros was approved on 2 May (2 May 2024).",
  ],
  [
    "Thank you for your order. We have shipped the lamp on 6 May.",
    "Larch & Finch Ltd has shipped the lamp on 6 May (6 May 2024).",
  ],
  ["We are delighted to offer you a desk in Bath from 1 June.", "Larch & Finch Ltd offers Ms Quill a desk in Bath"],
  [
    "You have chosen the small plan with 20 hours a month.",
    "Ms Quill has chosen the small plan with 20 hours a month.",
  ],
  ["You were referred by Nora Lind in April.", "Ms Quill was referred by Nora Lind in April (April 2024)."],
  ["You have been registered as a new member since 1 May.", "Ms Quill has been registered as a new member since 1 May"],
  [
    "Please note that you can return the drill until 30 June.",
    "Ms Quill can return the drill until 30 June (30 June 2024).",
  ],
])("%s", async (said, told) => {
  const statements = await letter(said);
  expect(statements.join("\n")).toContain(told);
  expect(statements).toContain(POST);
});

test.each([
  ["of anybody who reads it", "If you have lost the key, you must pay 40 euros.", "Ms Quill has"],
  ["what they may have", "You have the right to complain within 14 days.", "Ms Quill has"],
  ["a wish", "We are pleased to welcome you.", "welcomes"],
  ["a question", "Have you received the lamp?", "Ms Quill has"],
  ["their own feelings", "We are happy to help.", "helps"],
  ["a courtesy", "Please contact us by 3 June.", "Ms Quill"],
])("not told: %s", async (_, said, never) => {
  expect((await letter("Our shop opened on 2 May.", said)).join("\n")).not.toContain(never);
});

test.each([
  [
    "role and company on one line",
    ["Ada Lund", "Head of Sales | Kite GmbH"],
    "Ada Lund is Head of Sales at Kite GmbH.",
  ],
  ["with a comma", ["Ada Lund", "Receptionist, Alder Dental"], "Ada Lund is Receptionist at Alder Dental."],
  [
    "with a telephone between",
    ["Dr Ada Lund", "+49 30 5550", "Director", "Praxis Nord"],
    "Dr Ada Lund is Director at Praxis Nord.",
  ],
])("a signature: %s", async (_, signature, told) => {
  expect(await statementsOf(["Hi Ben,", "", "I moved to Graz.", "", "Best,", ...signature].join("\n"))).toContain(told);
});

test.each([
  ["a name alone", ["Ada Lund"]],
  ["no company", ["Ada Lund", "Teacher"]],
  ["no role", ["Ada Lund", "Kite GmbH"]],
  ["a place", ["Ada Lund", "Manager Street 4, Leeds"]],
  ["a first name only", ["Ada", "Director, Kite GmbH"]],
])("no post below a letter: %s", async (_, signature) => {
  const told = await statementsOf(["Hi Ben,", "", "I moved to Graz.", "", "Best,", ...signature].join("\n"));
  expect(told.join("\n")).not.toMatch(/Ada(?: Lund)? is/);
});

test("whoever writes to a company is not that company", async () => {
  const told = await statementsOf(
    "Ada Lund\n4 Mill Road\n\nKite Energy\n\nDear Mr Poe,\n\nWe moved out on 2 May. Thank you for your visit.\n\nKind regards,\nAda Lund",
  );
  expect(told.join("\n")).not.toContain("Kite Energy");
});

test("a sender without a name is the company, under the subject", async () => {
  const mail =
    "From: noreply@parcel.example\nTo: Ben Ash\nDate: 6 May 2024\nSubject: Parcel 4411\n\nThank you for your order. We have sent the lamp on 5 May.";
  expect((await statementsOf(mail)).join("\n")).not.toContain("The sender's company");
});

describe("a letter to parents", () => {
  const body = "We will be closed on 12 June for a training day. We have appointed a new head teacher, Mrs Ortega.";
  test.each([
    [`Dear parents and carers,\n\n${body}\n\nOakfield Primary School`, "Oakfield Primary School"],
    [`Oakfield Primary School\n\nDear Parents,\n\n${body}\n\nKind regards,\nJ. Hall`, "Oakfield Primary School"],
    [`Dear families,\n\n${body}`, "The school"],
  ])("is the school's own: %p", async (text, school) => {
    expect(await statementsOf(text)).toEqual(
      expect.arrayContaining([
        `${school} will be closed on 12 June (12 June 2024) for a training day.`,
        `${school} has appointed a new head teacher, Mrs Ortega.`,
      ]),
    );
  });
});

test("a contract with bare roles in brackets is between those", async () => {
  const text =
    "LEASE AGREEMENT between Harold Finch (Landlord) and Nadia Brandt (Tenant)\n\nThe rent is 850 euros per month.\nThe lease starts on 1 June 2024.";
  expect((await statementsOf(text)).join("\n")).toContain("between Harold Finch (landlord) and Nadia Brandt (tenant)");
});
