// What a client reads back of its document's text, before and after it is read.

import { describe, expect, test } from "bun:test";
import { readBack } from "#domain/read-back.ts";

const plain = { filepath: null, url: null };
const file = { filepath: "/notes/plan.html", url: null };
const html = { text: "Plan **B**", raw: "<p>Plan <b>B</b></p>" };
const sent = (mode: "merge" | "replace", content: string | null) => ({ mode, content });
const alike = (text: string) => ({ text, raw: text });

describe("what waits", () => {
  test("is read back as it was sent when there is nothing yet, or when it replaces what is there", () => {
    expect(readBack(plain, null, [sent("merge", "new")])).toEqual(alike("new"));
    expect(readBack(plain, html, [sent("replace", "one"), sent("replace", "two")])).toEqual(alike("two"));
    expect(readBack(plain, null, [sent("merge", "one"), sent("replace", "two")])).toEqual(alike("two"));
  });

  test("is not read back where what will come of it is not known: a part to go on with, a page, a file", () => {
    expect(readBack(plain, html, [sent("merge", "more")])).toEqual(html);
    expect(readBack(plain, null, [sent("merge", "https://page.example/plan")])).toEqual({ text: null, raw: null });
    expect(readBack(plain, null, [sent("merge", null)])).toEqual({ text: null, raw: null });
    expect(readBack(plain, html, [sent("replace", null)])).toEqual(html);
  });
});

test("at a path it is as it was sent, if it was sent as text; a page is as it was read", () => {
  expect(readBack(file, html, [])).toEqual(alike(html.raw));
  expect(readBack(plain, html, [])).toEqual(html);
  expect(readBack(file, { text: "of a PDF", raw: null }, [])).toEqual({ text: "of a PDF", raw: null });
  const page = { text: "The page.", raw: "https://page.example/" };
  expect(readBack({ ...file, url: page.raw }, page, [])).toEqual(page);
});
