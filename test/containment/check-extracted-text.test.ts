import { expect, test } from "bun:test";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { extractedTextProblem } from "#src/containment/check-extracted-text.ts";
import { plainText } from "./hostile-extractors.ts";

const withSections = (...sections: unknown[]): unknown => ({ ...plainText("some words"), sections });

test("every kind of section in its place is accepted", () => {
  const sections: ExtractedText["sections"] = [
    { kind: "page", start: 0, end: 10, page: 1 },
    { kind: "heading", start: 0, end: 4, level: 1, title: "some" },
    { kind: "turn", start: 0, end: 4, bodyStart: 2, speaker: "Ada", role: "user", at: null },
    { kind: "table", start: 5, end: 10, header: "| a |" },
    { kind: "code", start: 5, end: 10, language: null },
    { kind: "timed", start: 5, end: 10, fromMs: 0, toMs: 1.5 },
  ];
  expect(extractedTextProblem(withSections(...sections))).toBeNull();
});

test("what is no extracted text is named", () => {
  const whole = plainText("some words");
  const wrong: unknown[] = [
    null,
    "text",
    [],
    {},
    { ...whole, text: 1 },
    { ...whole, type: "spell" },
    { ...whole, title: 4 },
  ];
  for (const value of [...wrong, { ...whole, notes: [1] }, { ...whole, date: "today" }, { ...whole, sections: null }]) {
    expect(extractedTextProblem(value)).toBeString();
  }
});

test("sections outside the text, out of order or of unknown kind are refused", () => {
  const page = { kind: "page", start: 0, end: 10, page: 1 };
  expect(extractedTextProblem(withSections({ ...page, end: 11 }))).toContain("outside");
  expect(extractedTextProblem(withSections({ ...page, start: -1 }))).toContain("outside");
  expect(extractedTextProblem(withSections({ ...page, start: 4, end: 3 }))).toContain("outside");
  expect(extractedTextProblem(withSections({ ...page, start: 2 }, page))).toContain("order");
  expect(extractedTextProblem(withSections({ ...page, kind: "toString" }))).toContain("unknown kind");
  expect(extractedTextProblem(withSections({ ...page, page: "one" }))).toContain("malformed");
});
