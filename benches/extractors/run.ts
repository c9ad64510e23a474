// Measures the extractors on a folder of real files: what they keep, how long they take, what they refuse.
//   bun run bench:extractors --data <folder with files/>

import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { Glob } from "bun";
import type { Extractor } from "#contracts/extractor.ts";
import type { PluginError } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { detectMediaType } from "#domain/media-type.ts";
import { toPgm } from "#plugins/extractors/ocr/raster.ts";
import { recogniserOf } from "#plugins/extractors/ocr/tesseract.ts";
import { tidyPageText } from "#plugins/extractors/pdf/page-text.ts";
import { openPdf, renderPage } from "#plugins/extractors/pdf/pages.ts";
import { bundledNames, loadPlugin } from "#plugins/index.ts";
import { openHtml } from "#plugins/shared/dom.ts";
import { plainTextOf } from "#plugins/shared/html-to-markdown.ts";
import { createExtractionPool, DEFAULT_LIMITS } from "#src/containment/extraction-pool.ts";
import { withByline } from "#src/extraction/with-byline.ts";
import { f1, median, recall, withoutLinkTargets, wordsOf } from "./words.ts";

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const folder = join(values.data, "files");
if (!(await Array.fromAsync(new Glob("*/*").scan(folder)).catch(() => [])).length) {
  console.error(`There are no files below ${folder}: give the folder of the data with --data.`);
  process.exit(1);
}

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const signal = new AbortController().signal;
/** Hears one word in everything: what is measured is the way to it. */
const transcriber = { transcribe: async () => [{ fromMs: 0, toMs: 1_000, text: "Speech." }] };
const pool = createExtractionPool({
  command: [process.execPath, join(import.meta.dir, "../../test/support/extract-worker.ts")],
  path: process.env.PATH ?? "",
  size: 2,
  queueLimit: 1_000,
  maxUses: 50,
  limits: DEFAULT_LIMITS,
  logger: silent,
});

const host = { logger: silent, fetch, clock: { now: () => Date.now() }, embedder: null, transcriber };
const extractors: [string, Extractor][] = await Promise.all(
  bundledNames("extractor").map(
    async (name): Promise<[string, Extractor]> => [name, await loadPlugin("extractor", name, {}, host)],
  ),
);

interface Outcome {
  readonly file: string;
  readonly ms: number;
  readonly extracted: ExtractedText | null;
  readonly failure: string | null;
}

const extract = async (file: string, url: string | null = null): Promise<Outcome> => {
  const bytes = await Bun.file(join(folder, file)).bytes();
  const name = basename(file);
  const { mediaType, isSupported } = detectMediaType(bytes, name);
  const plugin = extractors.find(([, extractor]) => extractor.accepts({ mediaType, name, url }))?.[0];
  const start = performance.now();
  const done = (extracted: ExtractedText | null, failure: string | null): Outcome => ({
    file,
    ms: performance.now() - start,
    extracted,
    failure,
  });
  if (!isSupported || plugin === undefined) return done(null, "unsupported_type");
  return pool
    .extract(
      { plugin, options: {}, source: { content: new Blob([bytes]), mediaType, name, url } },
      { fetch: null, transcriber },
      signal,
    )
    .then(
      (extracted) => (extracted.text.trim() === "" ? done(null, "no_text") : done(extracted, null)),
      (error: PluginError) => done(null, error.code),
    );
};

const expectedMarkdown = async () => {
  const scores: number[] = [];
  for await (const file of new Glob("markitdown/expected_outputs/*.md").scan(folder)) {
    const source = `markitdown/${basename(file, ".md")}.pdf`;
    const { extracted } = await extract(source);
    const expected = await Bun.file(join(folder, file)).text();
    scores.push(recall(wordsOf(extracted?.text ?? ""), wordsOf(expected)));
  }
  return { files: scores.length, median: median(scores), worst: Math.min(...scores) };
};

const articles = async () => {
  const words: number[] = [];
  const withLinks: number[] = [];
  const metadata = { titles: 0, pages: 0 };
  for await (const file of new Glob("readability/*/source.html").scan(folder)) {
    const { extracted: read } = await extract(file, "http://example.org/news/page.html");
    const extracted = read === null ? null : withByline(read);
    const page = file.replace("source.html", "");
    const expected = wordsOf(
      plainTextOf((await openHtml(await Bun.file(join(folder, page, "expected.html")).text())).body),
    );
    words.push(f1(wordsOf(withoutLinkTargets(extracted?.text ?? "")), expected));
    withLinks.push(f1(wordsOf(extracted?.text ?? ""), expected));
    const { title } = await Bun.file(join(folder, page, "expected-metadata.json")).json();
    metadata.pages += 1;
    if (extracted?.title === title) metadata.titles += 1;
  }
  return {
    medianF1: median(words),
    medianF1WithLinkTargets: median(withLinks),
    worstF1: Math.min(...words),
    ...metadata,
  };
};

/** Pages whose words are known, rendered and read again from their picture. */
const recognition = async () => {
  const recogniser = await recogniserOf({ languages: ["eng"] });
  const scores: number[] = [];
  for (const file of ["docling/pdf/llncsdoc.pdf", "markitdown/test.pdf"]) {
    const document = await openPdf(await Bun.file(join(folder, file)).bytes());
    for (let at = 0; at < document.getPageCount(); at += 1) {
      const page = document.getPage(at);
      const stored = wordsOf(tidyPageText(page.getText()));
      const seen = wordsOf(tidyPageText((await recogniser.recognise(toPgm(await renderPage(page)))).text));
      if (stored.length > 50) scores.push(recall(seen, stored));
    }
    document.destroy();
  }
  return { pages: scores.length, medianRecall: median(scores), worstRecall: Math.min(...scores) };
};

const everyFile = async () => {
  const files = (
    await Array.fromAsync(new Glob("{docling,mammoth,markitdown,readability,speech}/**/*").scan(folder))
  ).filter((file) => !/LICENSE|expected/.test(file));
  // The service's own turns while all files are read at once: how late a timer comes.
  const delays: number[] = [];
  let last = performance.now();
  const heartbeat = setInterval(() => {
    delays.push(Math.max(0, performance.now() - last - 10));
    last = performance.now();
  }, 10);
  await Promise.all(files.map((file) => extract(file)));
  clearInterval(heartbeat);
  const outcomes: Outcome[] = [];
  for (const file of files) outcomes.push(await extract(file));
  const failures = outcomes.filter(({ failure }) => failure !== null).map(({ file, failure }) => `${file}: ${failure}`);
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  console.error(`Not read:\n${failures.join("\n")}\nSlowest:\n${slowest.map(({ file }) => file).join("\n")}`);
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    files: files.length,
    read: outcomes.length - failures.length,
    failures: failures.length,
    medianMs: Math.round(median(outcomes.map(({ ms }) => ms))),
    slowestMs: slowest.map(({ ms }) => Math.round(ms)),
    parentDelayMs: {
      p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      most: Math.round(sorted.at(-1) ?? 0),
    },
  };
};

const results = {
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, memoryGB: Math.round(totalmem() / 1e9), bun: Bun.version },
  wordsOfExpectedMarkdown: await expectedMarkdown(),
  articles: await articles(),
  recognition: await recognition(),
  everyFile: await everyFile(),
};
await pool.close();
await Bun.write(join(import.meta.dir, "../results/extractors.json"), `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
process.exit(0);
