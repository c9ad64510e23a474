// How what a client sent finds its extractor, with real contained processes; only the internet is played.

import { afterAll, expect, mock, test } from "bun:test";
import type { Extractor } from "#contracts/extractor.ts";
import type { JobPayload } from "#domain/job.ts";
import { bundledNames, loadPlugin } from "#plugins/index.ts";
import { createExtractionPool, DEFAULT_LIMITS } from "#src/containment/extraction-pool.ts";
import { workerCommand } from "#src/containment/worker-command.ts";
import { createExtract } from "#src/extraction/extract-document.ts";
import { createLogger } from "#src/logging.ts";
import { pluginHost } from "#test/conformance/host.ts";
import { failureOf } from "#test/support/extract-file.ts";
import { documentRow } from "#test/support/rows.ts";

const logger = createLogger("silent");
const pool = createExtractionPool({
  command: workerCommand(new URL("../../src/main.ts", import.meta.url).pathname),
  path: process.env.PATH ?? "",
  size: 1,
  queueLimit: 4,
  maxUses: 50,
  limits: DEFAULT_LIMITS,
  logger,
});
afterAll(() => pool.close());

/** Answers as the internet would, and remembers what was asked for. */
const internet = (answer: (url: string) => Response) => {
  const asked: string[] = [];
  const play = async (input: string | URL | Request): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    const response = answer(url);
    Object.defineProperty(response, "url", { value: url });
    return response;
  };
  return { asked, fetch: Object.assign(play, { preconnect: () => undefined }) };
};

const extractorsOf = () =>
  Promise.all(
    bundledNames("extractor").map(async (name) => {
      const extractor = await loadPlugin("extractor", name, {}, pluginHost());
      return { name, options: {}, accepts: extractor.accepts.bind(extractor) };
    }),
  );

const extractWith = async (fetcher: typeof fetch, payload: JobPayload, bytes = new Uint8Array(), text?: Extractor) => {
  const extract = createExtract({
    text: text ?? (await loadPlugin("extractor", "text", {}, pluginHost())),
    thirdParty: [],
    bundled: extractorsOf,
    pool,
    fetch: fetcher,
    transcriber: null,
    openFile: async () => new Blob([new Uint8Array(bytes)]),
  });
  return await extract(documentRow({ id: "d" }), payload, { signal: new AbortController().signal, logger });
};

const content = (words: string): JobPayload => ({ content: words, file: null });
const file = (name: string, mediaType: string): JobPayload => ({
  content: null,
  file: { id: "f", name, mediaType, bytes: 1, hash: "h" },
});

test("a Google sheet is asked for its export and not for its page", async () => {
  const address = "https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f7g8h9i0j1k2l3m/edit#gid=3";
  const { asked, fetch } = internet(
    () => new Response("Item,Count\nRope,12\n", { headers: { "content-type": "text/csv" } }),
  );
  const extracted = await extractWith(fetch, content(address));
  expect(extracted).toMatchObject({ type: "google_sheet", url: address });
  expect(extracted.text).toContain("Rope");
  expect(asked).toEqual(["https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f7g8h9i0j1k2l3m/export?format=csv&gid=3"]);
});

test("a YouTube address is asked for its captions", async () => {
  const { asked, fetch } = internet(() => new Response("gone", { status: 410 }));
  const failure = await failureOf(extractWith(fetch, content("https://youtu.be/abcdefghijk")));
  expect(failure.code).toBeString();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => url.includes("youtube.com"))).toBe(true);
});

test("an uploaded file is read as what the upload found it to be, whatever its name", async () => {
  const { asked, fetch } = internet(() => new Response("no"));
  const page = new TextEncoder().encode("<!doctype html><title>Kites</title><p>The kite is red.</p>");
  expect(await extractWith(fetch, file("kites.txt", "text/html"), page)).toMatchObject({
    type: "webpage",
    title: "Kites",
  });
  const table = new TextEncoder().encode("boat,length\nHeron,9\n");
  const read = await extractWith(fetch, file("boats.csv", "text/csv"), table);
  expect(read).toMatchObject({ mediaType: "text/csv", title: "boats.csv" });
  expect(asked).toEqual([]);
});

test("what nobody reads is refused with the list of what is read", async () => {
  const { fetch } = internet(() => new Response("no"));
  const failure = await failureOf(extractWith(fetch, file("a.zip", "application/zip"), new Uint8Array([1, 0, 2, 0])));
  expect(failure).toMatchObject({ code: "unsupported_type", retryable: false });
  expect(failure.message).toContain("PDF (.pdf)");
});

test("a long text is read in a contained process and comes out as a short one does", async () => {
  const { fetch } = internet(() => new Response("no"));
  const lines = Array.from({ length: 2_000 }, (_, at) => `${at % 2 === 0 ? "Mara" : "Ilse"}: I counted ${at} swans.`);
  const text = await loadPlugin("extractor", "text", {}, pluginHost());
  const call = { signal: new AbortController().signal, logger };
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const here = await text.extract({ bytes, mediaType: "text/plain", name: null, url: null }, call);
  const read = mock(text.extract);
  const apart = await extractWith(fetch, content(lines.join("\n")), new Uint8Array(), { ...text, extract: read });
  expect(apart).toEqual(here);
  expect(read).not.toHaveBeenCalled();
});
