import { expect, test } from "bun:test";
import { covered, extractFile } from "#test/support/extract-file.ts";
import { writeXlsx } from "#test/support/office-files.ts";

const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="10"/></cellXfs>';

test("every sheet is a heading and its table, rows under their header", async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Tar &amp; rope</t></is></c><c r="B2"><v>12.5</v></c></row>';
  const extracted = await extractFile("xlsx", writeXlsx([{ name: "Stock", rows }], ["Item", "Count"]));
  expect(extracted.text).toBe("## Stock\n\n| Item | Count |\n| --- | --- |\n| Tar & rope | 12.5 |");
  expect(covered(extracted, "heading")).toEqual(["## Stock"]);
  expect(extracted.sections.find((section) => section.kind === "table")).toMatchObject({ header: "| Item | Count |" });
});

test("numbers are shown as what they are: dates, moments, percentages, truths", async () => {
  const rows =
    '<row r="1"><c r="A1" s="1"><v>45658</v></c><c r="B1" s="2"><v>45658.5</v></c><c r="C1" s="3"><v>0.125</v></c><c r="D1" t="b"><v>1</v></c><c r="E1"><v>0.30000000000000004</v></c></row>';
  const { text } = await extractFile("xlsx", writeXlsx([{ name: "S", rows }], [], STYLES));
  expect(text).toContain("| 2025-01-01 | 2025-01-01 12:00 | 12.5% | TRUE | 0.3 |");
});

test("a title above a table and empty columns beside it are no part of the table", async () => {
  const rows =
    '<row r="2"><c r="B2" t="str"><v>Arrivals</v></c></row><row r="3"><c r="B3" t="str"><v>Day</v></c><c r="C3" t="str"><v>Ships</v></c></row><row r="4"><c r="B4"><v>1</v></c><c r="C4"><v>7</v></c></row>';
  const { text } = await extractFile("xlsx", writeXlsx([{ name: "S", rows }]));
  expect(text).toBe("## S\n\nArrivals\n\n| Day | Ships |\n| --- | --- |\n| 1 | 7 |");
});

test("a cell far out does not make the sheet wide or the text long", async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
  const extracted = await extractFile("xlsx", writeXlsx([{ name: "S", rows }]));
  expect(extracted.text.length).toBeLessThan(100);
  expect(extracted.notes.length).toBe(1);
});
