// Posts, degrees and skills of a résumé that stand on one line each.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const resume = async (...lines: string[]): Promise<string> =>
  (
    await statementsOf(["Curriculum Vitae", "Ida Lund", "", ...lines, "", "Languages", "German, Danish"].join("\n"))
  ).join("\n");

test.each([
  ["Education", "MSc Physics — ETH Zürich, 2020", "Ida Lund: MSc Physics — ETH Zürich, 2020."],
  ["Education", "BA in Music, Leeds (2016)", "Ida Lund: BA in Music, Leeds (2016)."],
  ["Education", "2012–2015 BEng Civil Engineering, Delft", "Ida Lund: 2012–2015 BEng Civil Engineering, Delft."],
  ["Education", "Diploma in Nursing, Graz, June 2011", "Ida Lund: Diploma in Nursing, Graz, June 2011."],
  ["Employment", "Since 2021 Nurse, Hill Hospital, York", "Ida Lund: Since 2021 Nurse, Hill Hospital, York."],
  ["Employment", "Summer 2019 Intern, Kite Ltd", "Ida Lund: Summer 2019 Intern, Kite Ltd."],
  ["Awards", "2022 Young Poets Prize", "Ida Lund: 2022 Young Poets Prize."],
  ["Volunteering", "Swimming coach since 2018", "Ida Lund: Swimming coach since 2018."],
  ["Skills", "Python, SQL, welding", "Ida Lund: skills are Python, SQL, welding."],
])("%s: %s", async (part, line, told) => {
  expect(await resume(part, line)).toContain(told);
});

test("a year alone is no post", async () => {
  expect(await resume("Leeds, 2020", "Education", "2020")).not.toContain("2020");
});

test("skills of a text that is no résumé are nobody's", async () => {
  expect((await statementsOf("# Nurse wanted\n\n## Skills\n\nPython, SQL, welding")).join("\n")).not.toContain(
    "skills are",
  );
});

test("a title before the name is no part of it", async () => {
  expect(
    await statementsOf(
      "Curriculum Vitae\nDr. Ida Lund\nLives in York, UK\n\nEducation\nPhD Chemistry, Leeds, 2019\n\nLanguages\nGerman, Danish",
    ),
  ).toContain("Ida Lund: PhD Chemistry, Leeds, 2019.");
});

test("a title in capitals is no name", async () => {
  const text =
    "CURRICULUM VITAE\n\nIda Lund\nAarhus\n\nExperience\n2019 - present: Head nurse, Hill Hospital\n\nEducation\nBSc Nursing, Aarhus, 2012\n\nLanguages: German, Danish";
  expect((await statementsOf(text)).join("\n")).not.toMatch(/curriculum/i);
  expect((await statementsOf(text)).join("\n")).toContain("Ida Lund");
});

test("what was done in a post is told with it, orders and all", async () => {
  const told = await statementsOf(
    "# Ida Lund\n\n## Experience\n**Head nurse, Hill Hospital, York** (2019 – present)\n- Lead a team of six\n- Introduced night rounds, which cut waiting times\n\n## Skills\n- Python, SQL\n\n## Interests\n- Volunteer with the tool library",
  );
  expect(told).toContain("Ida Lund: Head nurse, Hill Hospital, York (2019 – present).");
  expect(told).toContain(
    "Ida Lund, Head nurse, Hill Hospital, York: Lead a team of six; Introduced night rounds, which cut waiting times.",
  );
  expect(told).toContain("Ida Lund is a volunteer with the tool library.");
});

const RESUME = [
  "NORA PELL",
  "",
  "PROFILE",
  "Mechanical engineer with nine years of experience in pumps.",
  "",
  "EXPERIENCE",
  "Hydra AG, Ulm — Lead Design Engineer (May 2020 – present)",
  "• Supervise two apprentices",
  "• Introduced spare part lists",
  "Play Therapist, Open Door, 2015 - 2019",
  "",
  "LANGUAGES",
  "Welsh (fluent), English",
  "OTHER",
  "Driving licence B",
  "Married, two sons",
  "References available on request.",
].join("\n");

test("a post whose name looks like a verb is one, and what was done stands under it", async () => {
  const told = await statementsOf(RESUME);
  expect(told).toContain("Nora Pell: Hydra AG, Ulm — Lead Design Engineer (May 2020 – present).");
  expect(told).toContain("Nora Pell: Play Therapist, Open Door, 2015 - 2019.");
  expect(told.join("\n")).toContain("Lead Design Engineer: Supervise two apprentices");
});

test("the profile says what somebody is", async () => {
  expect(await statementsOf(RESUME)).toContain(
    "Nora Pell is a mechanical engineer with nine years of experience in pumps.",
  );
});

test("only languages are spoken", async () => {
  const told = (await statementsOf(RESUME)).filter((text) => / speaks /.test(text));
  expect(told).toEqual(["Nora Pell speaks Welsh (fluent), English."]);
  expect(await statementsOf(RESUME)).toContain("Nora Pell is married, two sons.");
  expect((await statementsOf(RESUME)).join("\n")).not.toContain("on request");
});

test("a title that says so needs one part only", async () => {
  expect(
    await statementsOf(
      "Curriculum Vitae\nName: Piet Aalders\n\nEducation\nBA History, Ghent, 2014\n\nBorn 1990 in Breda.",
    ),
  ).toContain("Piet Aalders: BA History, Ghent, 2014.");
});
