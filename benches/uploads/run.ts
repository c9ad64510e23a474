// Measures how the service answers while 20 uploads are worked on: PDFs, scans, Word documents and pictures of a folder, all at
// once, and meanwhile a profile asked for fifty times a second. The same in the same run with nothing to do is what it is compared with.
//   bun run bench:uploads --data <folder with files/>

import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { Glob } from "bun";
import { openPdf, renderPage } from "#plugins/extractors/pdf/pages.ts";
import { TEST_KEY } from "#test/support/app.ts";
import { writeScannedPdf } from "#test/support/pdf-files.ts";
import { type Service, startService } from "#test/support/service.ts";

const UPLOADS = { pdf: 8, docx: 6, scan: 4, png: 2 } as const;
const SCANNED_PAGES = 3;
const ASK_EVERY_MS = 20;
const IDLE_MS = 15_000;
/** On a machine with much else to do, what is not read by then is left. */
const MOST_MS = 90_000;
const MEMORIES = 100;

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const folder = join(values.data, "files");

const largest = async (extension: string, count: number): Promise<string[]> => {
  const paths = await Array.fromAsync(new Glob(`*/**/*.${extension}`).scan(folder));
  return paths
    .map((path) => join(folder, path))
    .toSorted((a, b) => Bun.file(b).size - Bun.file(a).size)
    .slice(0, count);
};

const scanOf = async (path: string): Promise<File> => {
  const document = await openPdf(await Bun.file(path).bytes());
  const pages = Math.min(SCANNED_PAGES, document.getPageCount());
  const rasters = [];
  for (let at = 0; at < pages; at += 1) rasters.push(await renderPage(document.getPage(at)));
  document.destroy();
  return new File([new Uint8Array(writeScannedPdf(rasters))], `scan-${basename(path)}`);
};

const filesToUpload = async (): Promise<File[]> => {
  const pdfs = await largest("pdf", UPLOADS.pdf + UPLOADS.scan);
  const others = [...(await largest("docx", UPLOADS.docx)), ...(await largest("png", UPLOADS.png))];
  const read = async (path: string): Promise<File> => new File([await Bun.file(path).bytes()], basename(path));
  const scans: File[] = [];
  for (const path of pdfs.slice(UPLOADS.pdf)) scans.push(await scanOf(path));
  return [...scans, ...(await Promise.all([...pdfs.slice(0, UPLOADS.pdf), ...others].map(read)))];
};

const upload = async (service: Service, file: File): Promise<string> => {
  const form = new FormData();
  form.set("file", file);
  form.set("containerTag", "uploads");
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const answer = await fetch(`${service.address}/v3/documents/file`, { method: "POST", body: form, headers });
  if (answer.status !== 200) throw new Error(`${file.name}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
};

/** Asks at fixed times, answered or not, until `work` is done; milliseconds from when each was due. */
const askWhile = async (service: Service, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let isOver = false;
  const ending = work.finally(() => {
    isOver = true;
  });
  const ask = async (dueAt: number): Promise<void> => {
    const { status } = await service.call("POST", "/v4/profile", { containerTag: "reader" });
    if (status !== 200) throw new Error(`the profile answered ${status}`);
    times.push(performance.now() - dueAt);
  };
  for (let dueAt = performance.now(); !isOver; dueAt += ASK_EVERY_MS) {
    await Bun.sleep(Math.max(0, dueAt - performance.now()));
    asked.push(ask(dueAt));
  }
  await Promise.all([ending, ...asked]);
  return times;
};

const quantilesOf = (milliseconds: readonly number[]) => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
};

const files = await filesToUpload();
if (files.length < 20) {
  console.error(`There are too few files below ${folder}: give the folder of the data with --data.`);
  process.exit(1);
}
const dataDir = await mkdtemp(join(tmpdir(), "mneme-bench-"));
const service = await startService(dataDir, { MNEME_EMBEDDING_WORKERS: "2", MNEME_DREAM_QUIET_MS: "5000" });
while ((await service.call("GET", "/ready")).status !== 200) await Bun.sleep(5);
await service.call("POST", "/v4/memories", {
  containerTag: "reader",
  memories: Array.from({ length: MEMORIES }, (_, i) => ({ content: `Reader ${i} borrowed book number ${i * 7}.` })),
});
await askWhile(service, Bun.sleep(2_000));
const idle = quantilesOf(await askWhile(service, Bun.sleep(IDLE_MS)));

const outcomes: string[] = [];
const startedAt = performance.now();
let loadMost = 0;
const uploadAll = async (): Promise<number> => {
  const ids = await Promise.all(files.map((file) => upload(service, file)));
  const uploadedMs = performance.now() - startedAt;
  for (;;) {
    loadMost = Math.max(loadMost, loadavg()[0] ?? 0);
    const { body } = await service.call("GET", "/v3/documents/processing");
    if (body.totalCount === 0 || performance.now() - startedAt > MOST_MS) break;
    await Bun.sleep(250);
  }
  for (const id of ids) outcomes.push((await service.call("GET", `/v3/documents/${id}`)).body.status);
  return uploadedMs;
};
const uploading = uploadAll();
const busy = quantilesOf(await askWhile(service, uploading));
const results = {
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, bun: Bun.version, loadMost: Math.round(loadMost * 10) / 10 },
  uploads: {
    files: files.length,
    ...Object.fromEntries(
      ["done", "failed", "processing", "queued"].map((status) => [
        status,
        outcomes.filter((of) => of === status).length,
      ]),
    ),
    allAcceptedMs: Math.round(await uploading),
    workedOnMs: Math.round(performance.now() - startedAt),
    residentMB: Math.round((await service.residentBytes()) / 1e6),
  },
  profileMs: { idle, busy, p99Ratio: Math.round((busy.p99 / idle.p99) * 10) / 10 },
};
await service.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });
await Bun.write(join(import.meta.dir, "../results/uploads.json"), `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
process.exit(0);
