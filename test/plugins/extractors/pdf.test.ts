import { describe, expect, test } from "bun:test";
import { turnRaster } from "#plugins/extractors/ocr/raster.ts";
import { covered, extractFile, failureOf } from "#test/support/extract-file.ts";
import { writeRepeatedPdf, writeScannedPdf, writeTextPdf } from "#test/support/pdf-files.ts";
import { scanOf } from "#test/support/scans.ts";

const LINES = [
  "The harbour office opens at nine and closes",
  "when the last ship of the evening has left.",
  "Permits are given on Mondays.",
];

describe("a PDF with text", () => {
  test("gives its pages in order, each a section", async () => {
    const extracted = await extractFile(
      "pdf",
      writeTextPdf([["First page of the report, in short."], ["Second page of the report, at length."]]),
    );
    expect(covered(extracted, "page")).toEqual([
      "First page of the report, in short.",
      "Second page of the report, at length.",
    ]);
    expect(extracted.sections.map((section) => (section.kind === "page" ? section.page : 0))).toEqual([1, 2]);
    expect(extracted.type).toBe("pdf");
  });

  test("has lines joined that only the page's width broke", async () => {
    const { text } = await extractFile("pdf", writeTextPdf([LINES]));
    expect(text).toContain("opens at nine and closes when the last ship of the evening has left.");
  });
});

describe("a scanned PDF", () => {
  test("is read by OCR, whichever way up", async () => {
    const scan = await scanOf(LINES);
    for (const rotation of [0, 90, 180, 270] as const) {
      const { text, notes } = await extractFile("pdf", writeScannedPdf([turnRaster(scan, rotation)]));
      expect(text.replace(/\s+/g, " ")).toContain("Permits are given on Mondays.");
      expect(notes).toEqual(["1 of 1 pages were read by OCR."]);
    }
  });

  test("leaves pages out, and says so, when time runs out", async () => {
    const scan = await scanOf(LINES);
    const { text, notes } = await extractFile("pdf", writeScannedPdf([scan]), { options: { ocrSeconds: 0 } });
    expect(text).toBe("");
    expect(notes).toEqual(["1 pages without text were left out: OCR would have taken too long."]);
  });
});

describe("a hostile PDF", () => {
  test("of 20,000 pages is read up to a limit, which is noted", async () => {
    const { notes, text } = await extractFile("pdf", writeRepeatedPdf(20_000, "The same page over and over again."));
    expect(notes[0]).toContain("of 20000 pages");
    expect(text.length).toBeLessThan(4_000_001);
  });

  test("that is damaged or no PDF says so", async () => {
    for (const content of ["%PDF-1.4 and nothing else", writeTextPdf([LINES]).subarray(0, 200)]) {
      expect((await failureOf(extractFile("pdf", content))).code).toBe("broken_document");
    }
  });
});
