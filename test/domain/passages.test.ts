// What a prepared document becomes: what the client said of it stays, what its content says follows the content.

import { expect, test } from "bun:test";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { planPassages } from "#domain/passages.ts";
import { documentRow } from "#test/support/rows.ts";

const extracted = (fields: Partial<ExtractedText>): ExtractedText => ({
  text: "Words.",
  sections: [],
  type: "webpage",
  mediaType: "text/html",
  title: null,
  author: null,
  url: null,
  ogImage: null,
  date: null,
  notes: [],
  ...fields,
});

const NOW = Date.UTC(2024, 4, 2);

const planned = (document: Parameters<typeof documentRow>[0], fields: Partial<ExtractedText>) => {
  const row = documentRow(document);
  const prepared = { extracted: extracted(fields), passages: [], removedChunkIds: [], raw: null, notes: [] };
  const plan = planPassages(row, prepared, row.contentHash, 1, { jobId: "j", attempt: 1 }, NOW);
  return plan.documents.put[0];
};

test("a title that was extracted follows the content, also when the new content has none", () => {
  expect(planned({ id: "a", title: "Old" }, { title: "New" })?.title).toBe("New");
  expect(planned({ id: "a", title: "Old" }, { title: null })?.title).toBeNull();
});

test("a title that the client gave stays", () => {
  expect(planned({ id: "a", title: "Mine", isTitleGiven: true }, { title: "New" })?.title).toBe("Mine");
});

test("the content's own date counts where the client gave none", () => {
  const date = Date.UTC(2020, 4, 1);
  const documentDate = Date.UTC(2024, 4, 1);
  expect(planned({ id: "a", documentDate, isDateGiven: false }, { date })?.documentDate).toBe(date);
  expect(planned({ id: "a", documentDate, isDateGiven: false }, {})?.documentDate).toBe(documentDate);
  expect(planned({ id: "a", documentDate, isDateGiven: true }, { date })?.documentDate).toBe(documentDate);
});

test("a day to come is what the content is about, and not when it was written", () => {
  const documentDate = Date.UTC(2024, 4, 1);
  const date = Date.UTC(2024, 6, 12);
  expect(planned({ id: "a", documentDate, isDateGiven: false }, { date })?.documentDate).toBe(documentDate);
});

test("type, address and picture are those of the content", () => {
  const found = { type: "pdf", url: "https://example.org/a", ogImage: "https://example.org/a.png" } as const;
  expect(planned({ id: "a" }, found)).toMatchObject(found);
});
