// Extractors of third parties, with real contained processes: what goes wrong in one harms its document and nothing else.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { createExtractionPool, DEFAULT_LIMITS, type ExtractionPool } from "#src/containment/extraction-pool.ts";
import { workerCommand } from "#src/containment/worker-command.ts";
import { createExtract, type NamedExtractor } from "#src/extraction/extract-document.ts";
import { containedExtractor } from "#src/extraction/third-party.ts";
import { createLogger } from "#src/logging.ts";
import { failureOf } from "#test/support/extract-file.ts";
import { extractorSource, makePluginFolder, type PluginFolder } from "#test/support/plugin-folder.ts";
import { documentRow } from "#test/support/rows.ts";
import { plainText } from "../containment/hostile-extractors.ts";

const logger = createLogger("silent");
const openPool = (): ExtractionPool =>
  createExtractionPool({
    command: workerCommand(new URL("../../src/main.ts", import.meta.url).pathname),
    path: process.env.PATH ?? "",
    size: 1,
    queueLimit: 4,
    maxUses: 50,
    limits: { ...DEFAULT_LIMITS, wallMs: 8_000, residentBytes: 500_000_000, answerBytes: 2_000_000 },
    logger,
  });
const sharedPool = openPool();
/** For tests that wait until a limit is reached: each has its own, so that they wait at the same time. */
const withOwnPool = async (run: (pool: ExtractionPool) => Promise<void>): Promise<void> => {
  const pool = openPool();
  try {
    await run(pool);
  } finally {
    await pool.close();
  }
};

const ACTS: Readonly<Record<string, string>> = {
  good: "return plain(greeting + ': ' + words);",
  throws: "throw new Error('fell over');",
  "says-why": "throw new PluginError('not_today', 'come back tomorrow', true);",
  hangs: "for (;;) Math.sqrt(2);",
  waits: "await new Promise(() => setInterval(() => {}, 1000)); return plain('');",
  lies: "return { ...plain(words), sections: [{ kind: 'heading', start: 5, end: 9000, level: 1, title: 'x' }] };",
  "answers-nothing": "return undefined as never;",
  "answers-too-much": "return plain('x'.repeat(9_000_000));",
  "takes-too-much": "const held = []; for (;;) { held.push(new Uint8Array(50_000_000).fill(1)); await Bun.sleep(1); }",
  exits: "process.exit(3);",
  fetches: "return plain(await fetch('http://127.0.0.1:9/').then((answer) => answer.text()));",
};
const ACCEPTS: Readonly<Record<string, string>> = {
  "accepts-throws": "throw new Error('fell over');",
  "accepts-hangs": "if (name?.endsWith('.loop')) for (;;) Math.sqrt(2);",
  "accepts-shape": "if (name?.endsWith('.odd')) return 'perhaps' as never;",
};

let folder: PluginFolder;
beforeAll(async () => {
  const good = ACTS.good ?? "";
  folder = await makePluginFolder({
    ...Object.fromEntries(
      Object.entries(ACTS).map(([name, act]) => [`${name}.ts`, extractorSource(name, `.${name}`, act)]),
    ),
    ...Object.fromEntries(
      Object.entries(ACCEPTS).map(([name, accepts]) => [
        `${name}.ts`,
        extractorSource(name, `.${name}`, good, accepts),
      ]),
    ),
    "broken.ts": "export default {{ ;",
  });
});
afterAll(async () => {
  await sharedPool.close();
  await folder.remove();
});

const plugin = (name: string, options: unknown = {}, pool = sharedPool): NamedExtractor =>
  containedExtractor({ name: folder.file(`${name}.ts`), options }, pool, logger);
const bundledText: NamedExtractor = {
  name: "text",
  options: {},
  accepts: ({ mediaType }) => mediaType === "text/plain",
};

const context = () => ({ signal: new AbortController().signal, logger });
const extractWith = (thirdParty: readonly NamedExtractor[], words: string, pool = sharedPool) =>
  createExtract({
    text: { accepts: () => true, extract: async () => plainText("as it came") },
    thirdParty,
    bundled: async () => [bundledText],
    pool,
    fetch,
    transcriber: null,
    openFile: async () => new Blob([words]),
  });

const read = (
  extractors: readonly NamedExtractor[],
  name: string,
  { words = "words", pool = sharedPool } = {},
): Promise<ExtractedText> => {
  const file = { id: "f", name, mediaType: "text/plain", bytes: 1, hash: "h" };
  return extractWith(extractors, words, pool)(documentRow({ id: "d" }), { content: null, file }, context());
};

/** Text sent as content, under a path or none. */
const readContent = (extractors: readonly NamedExtractor[], filepath: string | null): Promise<ExtractedText> =>
  extractWith(extractors, "")(documentRow({ id: "d", filepath }), { content: "words", file: null }, context());

test("it is asked before the bundled ones, and reads with its options what it accepts", async () => {
  const extractors = [plugin("good", { greeting: "Hello" })];
  expect((await read(extractors, "a.good")).text).toBe("Hello: words");
  expect((await read(extractors, "a.txt")).text).toBe("words");
  expect((await read([plugin("good")], "a.good")).text).toBe("Read: words");
});

test("it reads text sent as content when the path that came with it says so", async () => {
  const extractors = [plugin("good")];
  expect((await readContent(extractors, "/notes/a.good")).text).toBe("Read: words");
  expect((await readContent(extractors, "/notes/a.txt")).text).toBe("as it came");
  expect((await readContent(extractors, null)).text).toBe("as it came");
});

test("a file in which nothing is found fails for good", async () => {
  expect(await failureOf(read([], "a.txt", { words: " \n" }))).toMatchObject({ code: "no_text", retryable: false });
});

describe("an extractor that misbehaves fails its document alone", () => {
  const expectFailure = async (name: string, code: string, retryable: boolean, pool = sharedPool): Promise<void> => {
    const extractors = [plugin(name, {}, pool), plugin("good", {}, pool)];
    expect(await failureOf(read(extractors, `a.${name}`, { pool }))).toMatchObject({ code, retryable });
    expect((await read(extractors, "next.good", { pool })).text).toBe("Read: words");
    expect((await read(extractors, "next.txt", { pool })).text).toBe("words");
  };

  test.each([
    ["throws", "extractor_failed", false],
    ["says-why", "not_today", true],
    ["lies", "invalid_result", false],
    ["answers-nothing", "invalid_result", false],
    ["answers-too-much", "invalid_result", false],
    ["takes-too-much", "extraction_too_large", false],
    ["exits", "extractor_crashed", false],
    ["fetches", "fetch_refused", false],
  ] as const)("when it %s", (name, code, retryable) => expectFailure(name, code, retryable));

  test.concurrent.each(["hangs", "waits"])("when it %s", (name) =>
    withOwnPool((pool) => expectFailure(name, "extraction_too_slow", false, pool)),
  );
});

test.concurrent("one that cannot say what it reads is passed over", () =>
  withOwnPool(async (pool) => {
    const names = ["accepts-throws", "accepts-shape", "accepts-hangs", "broken", "good"];
    const extractors = names.map((name) => plugin(name, {}, pool));
    expect((await read(extractors, "a.odd", { pool })).text).toBe("words");
    expect((await read(extractors, "a.loop", { pool })).text).toBe("words");
    expect((await read(extractors, "a.good", { pool })).text).toBe("Read: words");
  }));
