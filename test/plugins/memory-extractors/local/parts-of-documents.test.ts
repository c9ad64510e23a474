// Lines of documents that are told with what stands above them, or not at all: posts, releases, to-dos, diagnoses, boilerplate.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("a line of a document", () => {
  test.each<[string, string[]]>([
    [
      "# Curriculum Vitae\n\nName: Ida Lund\n\n## Experience\n2019 - present  Hydrologist, Norvann, Bergen\n- Lead a team of six\n- Flood models for the west\n2013 - 2019  Engineer, City of Trondheim\n- Redesigned the drains of Lade\n\n## Education\n2011 - 2013  MSc Water, TU Delft",
      [
        "Ida Lund: Engineer, City of Trondheim (2013 - 2019).",
        "Ida Lund, Engineer, City of Trondheim: redesigned the drains of Lade.",
        "Ida Lund, Hydrologist, Norvann, Bergen: Lead a team of six; Flood models for the west.",
      ],
    ],
    [
      "# tidewatch\n\nShows tides.\n\n## Changelog\n### 2.1.0 (2024-02-10)\n- Added 14 Swedish harbours\n- Fixed: wrong times near the poles",
      [
        "Tidewatch, version 2.1.0: added 14 Swedish harbours.",
        "Tidewatch, version 2.1.0: fixed: wrong times near the poles.",
      ],
    ],
    [
      "Shopping Sat\n- oat milk\n- 2 kg potatoes\n\nTo do this week\n- pay the dentist, 186 €\n- return the drill to Sven!!",
      ["User's to-dos for this week (week of 6 May 2024): pay the dentist, 186 €; return the drill to Sven."],
    ],
    [
      "# Weekly sync\n\nPresent: Lena, Jorge\n\n## Off-site\n- Location: Lisbon\n\nNext meeting: 15 May, 10:00",
      ["Weekly sync: next meeting is 15 May (15 May 2024), 10:00."],
    ],
    [
      "Dr. med. Anselm Kern\n\nCologne, 17 February 2024\n\nPatient: Marta Lind, born 2 August 1971\n\nDear colleague,\n\nthank you for referring the above patient.\n\nDiagnoses:\n1. Type 2 diabetes, first diagnosed 2019\n2. Hypertension\n3. Allergy to penicillin\n\nKind regards\nDr. A. Kern\n\nThis letter was created electronically and is valid without signature.",
      ["Marta Lind, Diagnoses: Type 2 diabetes, first diagnosed 2019; Hypertension; Allergy to penicillin."],
    ],
    [
      "About me\n\nOriginally from Cork.\nCan't stand: tracked changes, coriander.",
      ["User is originally from Cork.", "User dislikes tracked changes and coriander."],
    ],
  ])("%s", async (content, expected) => {
    const statements = await statementsOf(content);
    expect(statements).toEqual(expect.arrayContaining(expected));
    expect(statements.filter((text) => /electronically|Cologne|"Dr|^To do/.test(text))).toEqual([]);
  });
});

describe("boilerplate", () => {
  test.each([
    "This letter was created electronically and is valid without a signature.",
    "This is an automatically generated message, please do not reply to this e-mail.",
    "This e-mail may contain confidential information.",
    "The company asks that if you are not the intended recipient, you delete it.",
    "Should any provision of this agreement be invalid, the remaining provisions remain in force.",
    "The prices are subject to change without notice.",
  ])("tells nothing: %s", async (line) => {
    const statements = await statementsOf(`# Letter of Norvann\n\nThe rent is 890 euros per month.\n\n${line}`);
    expect(statements.length).toBe(1);
    expect(statements[0]).toContain("890");
  });

  test.each([
    "The signature of the landlord is missing.",
    "The message to Ida was confidential to all of us in 2019.",
    "The remaining boxes are in the cellar since May.",
    "The invoice was sent automatically to the bank on 3 May.",
  ])("is none of what is so: %s", async (line) => {
    expect((await statementsOf(`# Flat\n\nThe rent is 890 euros per month.\n\n${line}`)).length).toBe(2);
  });
});

describe("a day, a caption and a decision", () => {
  test.each<[string, string[]]>([
    [
      "Allotment diary\n\nSun 5 May: cut the raspberries, ground still dry.\nMon 6 May: Rosa brought two barrows of manure.\nTue 7 May: my back is bad again, did nothing.",
      [
        "User has cut the raspberries, ground still dry (noted on 5 May 2024).",
        "Rosa brought two barrows of manure (noted on 6 May 2024).",
        "User's back is bad again, did nothing (noted on 7 May 2024).",
      ],
    ],
    [
      "Lisbon weekend\n\nFri 17 May\nApartment: Rua da Rosa 88\n20:30 dinner at Taberna do Mar, booked under Holm",
      ["Lisbon weekend: 20:30 dinner at Taberna do Mar, booked under Holm (on 17 May 2024)."],
    ],
    [
      "Project Heron\n\nStatus: amber\nOwner: Sunniva\n\nDecisions\n1. We keep the old login until June.\n2. No app for tablets in the first release.",
      ["Project Heron: No app for tablets in the first release."],
    ],
    ["My reading list\n\nRead in 2023:\n- The Salt Road, cried at the end\n- Notes on Moss, gave up", []],
    [
      "Things I've learned about our neighbours\n\n* Old Mr Aas in number 11 is nearly deaf.\n* Bin day is Tuesday.",
      [],
    ],
  ])("%s", async (content, expected) => {
    const statements = await statementsOf(content);
    expect(statements).toEqual(expect.arrayContaining(expected));
    expect(statements.filter((text) => /May's|User reads|earned about/.test(text))).toEqual([]);
  });

  test("what a firm wants is the firm's", async () => {
    const statements = await statementsOf(
      "Onboarding call with Bakkerij Smit, 3 May 2024\n\nContact: Joost Smit (owner)\n- Currently uses spreadsheets for planning\n- Wants to go live before June\n- Prefers mails",
    );
    expect(statements.join("\n")).toContain("Bakkerij Smit currently uses spreadsheets for planning");
    expect(statements.join("\n")).toContain("Bakkerij Smit wants to go live before June");
    expect(statements.join("\n")).toContain("Joost Smit prefers mails");
  });
});

test("notes of an interview are of the candidate", async () => {
  const statements = await statementsOf(
    "Interview notes: candidate Amira Haddad, 3 May\n\nWants remote 3 days, salary 72k\nLives in Leeds",
  );
  expect(statements.join("\n")).toContain("Amira Haddad wants remote 3 days");
  expect(statements.join("\n")).not.toContain("User");
});

test("who takes over from a month on does so in the coming one", async () => {
  const statements = await statementsOf("I resigned as treasurer, Lotte takes over from July.");
  expect(statements.join("\n")).toContain("from July (July 2024)");
});
