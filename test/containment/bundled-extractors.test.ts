// The bundled extractors in contained processes, on files that want to do harm.

import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import type { PluginError } from "#contracts/plugin.ts";
import { createExtractionPool, DEFAULT_LIMITS } from "#src/containment/extraction-pool.ts";
import { docxEntries, paragraph, writeDocx } from "#test/support/office-files.ts";
import { writeRepeatedPdf, writeTextPdf } from "#test/support/pdf-files.ts";
import { writeZip } from "#test/support/write-zip.ts";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const pool = createExtractionPool({
  command: [process.execPath, join(import.meta.dir, "../support/extract-worker.ts")],
  path: process.env.PATH ?? "",
  size: 2,
  queueLimit: 40,
  maxUses: 50,
  limits: { ...DEFAULT_LIMITS, residentBytes: 700_000_000 },
  logger: silent,
});
afterAll(() => pool.close());

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const outcome = (plugin: string, bytes: Uint8Array, mediaType: string): Promise<string> =>
  pool
    .extract(
      { plugin, options: {}, source: { content: new Blob([new Uint8Array(bytes)]), mediaType, name: null, url: null } },
      { fetch: null, transcriber: null },
      new AbortController().signal,
    )
    .then(
      ({ text }) => text,
      (error: PluginError) => error.code,
    );

const documents: readonly [string, string, Uint8Array, string][] = [
  [
    "a zip bomb in a document",
    "docx",
    writeZip([...docxEntries(paragraph("x")), { name: "word/media/bomb", content: new Uint8Array(60_000_000) }]),
    WORD,
  ],
  [
    "a document that lies about its size",
    "docx",
    writeZip(docxEntries(paragraph("x".repeat(9_000))).map((entry) => ({ ...entry, claimedBytes: 100 }))),
    WORD,
  ],
  [
    "a document of very many paragraphs",
    "docx",
    writeDocx(Array.from({ length: 20_000 }, (_, at) => paragraph(`Line ${at * 7919}`)).join("")),
    WORD,
  ],
  ["a PDF of 20,000 pages", "pdf", writeRepeatedPdf(20_000, "Round and round it goes."), "application/pdf"],
  [
    "a page of 200,000 nested elements",
    "html",
    new TextEncoder().encode(`${"<div>".repeat(200_000)}down`),
    "text/html",
  ],
  ["nothing at all", "pdf", new Uint8Array(), "application/pdf"],
];

test("hostile files at once end in their text or a clear failure, and good ones beside them are read", async () => {
  const good = Array.from({ length: 14 }, (_, at) => writeTextPdf([[`Report number ${at}, which is a good one.`]]));
  const [hostile, texts] = await Promise.all([
    Promise.all(documents.map(([, plugin, bytes, mediaType]) => outcome(plugin, bytes, mediaType))),
    Promise.all(good.map((bytes) => outcome("pdf", bytes, "application/pdf"))),
  ]);
  expect(texts).toEqual(good.map((_, at) => `Report number ${at}, which is a good one.`));
  const [bomb, liar, , pages, nested, nothing] = hostile;
  expect([bomb, liar, nothing, nested]).toEqual(["archive_too_large", "archive_too_large", "broken_document", "down"]);
  expect(pages?.startsWith("Round and round it goes.")).toBe(true);
  for (const text of hostile) expect(text.length).toBeGreaterThan(0);
});
