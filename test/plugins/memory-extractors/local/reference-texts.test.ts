// Articles, manuals, reports and scans: whom a pronoun means, what is an order, a label, a line of contents or half a word.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("who is meant", () => {
  test("is never the first word of a heading or of a time", async () => {
    const told = await statementsOf(
      "# Ilse Marten\n\n## Later years\n\nShe taught in Bern. During the war the school was closed. She moved to Chur in 1942.",
    );
    expect(told.join(" ")).not.toMatch(/During (?:moved|taught)|Later (?:taught|moved)/);
  });

  test("is not who is named as somebody's relative", async () => {
    const told = await statementsOf("Marten was born in Thun. Her mother Rosa was a baker. In 1930 she moved to Bern.");
    expect(told).toContain("Marten was born in Thun.");
    expect(told.join(" ")).not.toContain("Marten's moved");
  });

  test("is a person named by a role", async () => {
    expect(await statementsOf("The patient was seen on Monday. She has asthma and hay fever.")).toContain(
      "The patient has asthma and hay fever.",
    );
  });

  test("may have dates or another name in brackets", async () => {
    expect(await statementsOf("Ilse Marten (3 May 1890 – 1 July 1961) was a Swiss botanist.")).toEqual([
      "Ilse Marten (3 May 1890 - 1 July 1961) was a Swiss botanist.",
    ]);
  });
});

describe("orders say nothing", () => {
  test.each([
    "Fry the leeks until they are soft.",
    "Set the limit to run several at once.",
    "Please close the gate before it gets dark.",
  ])("%s", async (order) => {
    expect(await statementsOf(`The kitchen is on the ground floor. ${order}`)).toEqual([
      "The kitchen is on the ground floor.",
    ]);
  });

  test.each([
    "Led the choir for six years.",
    "Go-live of the shop is planned for June.",
    "Check-in opens 24 hours before departure.",
  ])("no order: %s", async (line) => {
    expect((await statementsOf(`The kitchen is on the ground floor. ${line}`)).length).toBe(2);
  });
});

describe("labels", () => {
  test.each([
    ["Evening: Jorun came by with a cake.", ["Jorun came by with a cake."]],
    ["One more thing: the plumber has the key to the cellar.", ["The plumber has the key to the cellar."]],
    ["Grateful for: the rain, the soup.", []],
    ["# Report\n\nDiagnosis: acute bronchitis", ["Report: diagnosis is acute bronchitis."]],
    ["# Report\n\nGoal: a house that is warm in winter", ["Report: goal is a house that is warm in winter."]],
  ])("%s", async (line, told) => {
    expect(await statementsOf(line)).toEqual(told);
  });
});

describe("pages", () => {
  test("links are their words, and footnotes nothing", async () => {
    expect(
      await statementsOf(
        "The mill is a [water mill](https://mills.example/w_(type)) in the [county](https://mills.example/c) of Lund.[12]",
      ),
    ).toEqual(["The mill is a water mill in the county of Lund."]);
  });
});

describe("scans", () => {
  test("a word divided at the end of a line is one word", async () => {
    expect(await statementsOf("The bridge was strength-\nened in 1971 after the win-\nter flood.")).toEqual([
      "The bridge was strengthened in 1971 after the winter flood.",
    ]);
  });

  test("a table of contents says nothing", async () => {
    const contents = ["1.1 The harbour is built ........ 4", "1.2 The town was burnt . . . . . . 12"].join("\n");
    expect(await statementsOf(`${contents}\n\nThe harbour was built in 1840.`)).toEqual([
      "The harbour was built in 1840.",
    ]);
  });

  test("a numbered heading is one line", async () => {
    expect(await statementsOf("# Minutes\n\n## 2. Budget\n\nThe board approved 6,000 euros.")).toEqual([
      "Minutes, Budget: the board approved 6,000 euros.",
    ]);
  });
});
