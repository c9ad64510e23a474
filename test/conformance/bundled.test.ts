// Runs the suites over bundled plugins whose own tests do not run them.

import { afterAll } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import type { Reranker } from "#contracts/reranker.ts";
import { loadPlugin } from "#plugins/index.ts";
import { classifierConformance } from "./classifier.ts";
import { extractorConformance } from "./extractor.ts";
import { pluginHost } from "./host.ts";
import { linkerConformance } from "./linker.ts";
import { memoryExtractorConformance } from "./memory-extractor.ts";
import { rerankerConformance } from "./reranker.ts";
import { transcriberConformance } from "./transcriber.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

memoryExtractorConformance("local", (host) => loadPlugin("memory-extractor", "local", {}, host));
linkerConformance("local", (host) => loadPlugin("linker", "local", {}, host));

const embedders: Embedder[] = [];
classifierConformance(
  "local",
  (host) => loadPlugin("classifier", "local", {}, host),
  async () => {
    const embedder = await loadPlugin("embedder", "minilm", { workers: 1 }, pluginHost());
    embedders.push(embedder);
    return embedder;
  },
);

extractorConformance("csv", (host) => loadPlugin("extractor", "csv", {}, host), [
  { mediaType: "text/csv", name: "boats.csv", bytes: bytes("boat,length\nHeron,9\nTern,7\n") },
]);
extractorConformance("html", (host) => loadPlugin("extractor", "html", {}, host), [
  {
    mediaType: "text/html",
    name: "boats.html",
    bytes: bytes(
      `<title>Boats</title><article><h1>Boats</h1>${"<p>The Heron is nine metres long and blue.</p>".repeat(9)}</article>`,
    ),
  },
]);

transcriberConformance("command", (host) =>
  loadPlugin(
    "transcriber",
    "command",
    { command: ["sh", "-c", 'echo "[00:00:00.000 --> 00:00:01.000]  a tone"'] },
    host,
  ),
);
const endpoint = Bun.serve({
  port: 0,
  fetch: () => Response.json({ text: "a tone", segments: [{ start: 0, end: 1, text: " a tone" }] }),
});
transcriberConformance("http", (host) =>
  loadPlugin("transcriber", "http", { url: `http://127.0.0.1:${endpoint.port}/v1` }, host),
);

/** The least that a reranker can be: it counts the words that a passage shares with the query. */
const wordCounter: Reranker = {
  rerank: async (query, passages, { signal }) => {
    signal.throwIfAborted();
    const wanted = new Set(query.toLowerCase().match(/\w+/g));
    return passages.map((passage) => new Set(passage.toLowerCase().match(/\w+/g)).intersection(wanted).size);
  },
};
rerankerConformance("of words in common", () => Promise.resolve(wordCounter));

afterAll(async () => {
  await endpoint.stop(true);
  await Promise.all(embedders.map((embedder) => embedder.close()));
});
