import { describe, expect, test } from "bun:test";
import { covered, extractFile } from "#test/support/extract-file.ts";

describe("the delimiter is found out", () => {
  for (const [name, delimiter] of Object.entries({ comma: ",", semicolon: ";", tab: "\t", bar: "|" })) {
    test(name, async () => {
      const rows = [
        ["Ship", "Flag", "Tons"],
        ["Aurora", "Norway", "120"],
        ["Vega", "Chile", "80"],
      ];
      const { text } = await extractFile("csv", rows.map((row) => row.join(delimiter)).join("\r\n"));
      expect(text).toBe(
        "| Ship | Flag | Tons |\n| --- | --- | --- |\n| Aurora | Norway | 120 |\n| Vega | Chile | 80 |",
      );
    });
  }
});

test("quoted delimiters, line breaks and bars stay in their cell", async () => {
  const { text } = await extractFile("csv", 'name,note\n"Field, Ada","two\nlines | here"\n');
  expect(text.split("\n").at(-1)).toBe("| Field, Ada | two lines \\| here |");
});

test("the header goes with the table, so that a row can stand alone", async () => {
  const extracted = await extractFile("csv", "a,b\n1,2\n");
  expect(extracted.sections).toEqual([{ kind: "table", start: 0, end: extracted.text.length, header: "| a | b |" }]);
  expect(covered(extracted, "table")).toEqual([extracted.text]);
});

test("rows that are too short or too long lose nothing", async () => {
  const { text } = await extractFile("csv", "a,b\n1\n1,2,3\n");
  expect(text.split("\n").slice(2)).toEqual(["| 1 |  |  |", "| 1 | 2 | 3 |"]);
});

test("any encoding is read", async () => {
  const latin = new Uint8Array([...Buffer.from("name;città\nZoë;Århus\n", "latin1")]);
  expect((await extractFile("csv", latin)).text).toContain("| Zoë | Århus |");
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from("a\tb\n1\t2\n", "utf16le")]);
  expect((await extractFile("csv", utf16)).text).toContain("| 1 | 2 |");
});

test("an empty file is an empty text", async () => {
  expect((await extractFile("csv", "")).text).toBe("");
});
