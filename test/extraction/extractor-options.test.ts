// Options of bundled extractors, from the configuration to the contained process that reads.

import { afterAll, afterEach, expect, test } from "bun:test";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageFile } from "#plugins/extractors/ocr/language-data.ts";
import { openPdf, renderPage } from "#plugins/extractors/pdf/pages.ts";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";
import { writeScannedPdf, writeTextPdf } from "#test/support/pdf-files.ts";

const folder = await mkdtemp(join(tmpdir(), "mneme-languages-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
let app: TestApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

const page = (await openPdf(writeTextPdf([["The permit office opens on Mondays at nine."]]))).getPage(0);
const SCAN = writeScannedPdf([await renderPage(page)]);

const read = async (pdf: object) => {
  app = await startTestApp({ plugins: { places: [], options: { pdf } } });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(SCAN)], "scan.pdf"));
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const answer = await fetch(`${app.address}/v3/documents/file`, { method: "POST", body: form, headers });
  const { id } = (await answer.json()) as { id: string };
  await app.idle();
  return (await app.call("GET", `/v3/documents/${id}`)).body;
};

test("a scan is read in the languages that are set, with their data from the folder that is set", async () => {
  await copyFile(await languageFile("eng", undefined), join(folder, "por.traineddata.gz"));
  const shown = await read({ languages: ["por"], dataFolder: folder });
  expect(shown).toMatchObject({ status: "done" });
  expect(shown.content).toContain("Mondays at nine");
});

test("a language whose data are not in the folder fails the scan, and says so", async () => {
  const { error } = await read({ languages: ["eng", "deu"], dataFolder: folder });
  expect(error).toMatchObject({ code: "no_language_data" });
  expect(error.message).toContain(`${folder} has no deu.traineddata`);
});
