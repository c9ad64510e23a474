import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PluginError } from "#contracts/plugin.ts";
import type { ContainedSource } from "#src/containment/contained-process.ts";
import {
  createExtractionPool,
  DEFAULT_LIMITS,
  type ExtractionPool,
  type ExtractionPoolSetup,
} from "#src/containment/extraction-pool.ts";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const command = [process.execPath, join(import.meta.dir, "hostile-worker.ts")];
const never = new AbortController().signal;
const opened: { close(): Promise<void> }[] = [];

const open = (changes: Partial<ExtractionPoolSetup> = {}): ExtractionPool => {
  const path = process.env.PATH ?? "";
  const pool = createExtractionPool({
    command,
    path,
    size: 1,
    queueLimit: 10,
    maxUses: 50,
    limits: DEFAULT_LIMITS,
    logger: silent,
    ...changes,
  });
  opened.push(pool);
  return pool;
};

afterAll(() => Promise.all(opened.map((pool) => pool.close())));

const source = (text: string, changes: Partial<ContainedSource> = {}): ContainedSource => ({
  content: new Blob([text]),
  mediaType: "text/plain",
  name: null,
  url: null,
  ...changes,
});
const run = async (
  pool: ExtractionPool,
  plugin: string,
  given: ContainedSource = source(""),
  signal = never,
  capabilities: Parameters<ExtractionPool["extract"]>[1] = { fetch: null, transcriber: null },
): Promise<string> => (await pool.extract({ plugin, options: {}, source: given }, capabilities, signal)).text;
const failure = (promise: Promise<unknown>): Promise<PluginError> =>
  promise.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: PluginError) => error,
  );

describe("a contained process", () => {
  test("gives back what the extractor made of the bytes", async () => {
    const long = "Grüße 🌊 ".repeat(100_000);
    expect(await run(open(), "echo", source(long))).toBe(long);
  });

  test("is used again for the next document", async () => {
    const pool = open();
    expect(await run(pool, "pid")).toBe(await run(pool, "pid"));
  });

  test("makes way for a fresh one after its number of documents", async () => {
    const pool = open({ maxUses: 1 });
    expect(await run(pool, "pid")).not.toBe(await run(pool, "pid"));
  });

  test("sees no environment but the path, and no folder of ours", async () => {
    const { names, cwd } = JSON.parse(await run(open(), "environment"));
    expect(names.filter((name: string) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name))).toEqual([
      "BUN_RUNTIME_TRANSPILER_CACHE_PATH",
      "PATH",
    ]);
    expect(cwd).toBe("/");
  });

  test("can't write to a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mneme-contained-"));
    const path = join(folder, "written");
    const outcome = await run(open(), "write", source("", { name: path })).catch((error: PluginError) => error.code);
    expect(["refused", "absent", "extractor_crashed"]).toContain(outcome);
    expect(Bun.file(path).size).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test("reaches no address, not even this machine's, where the kernel permits to forbid it", async () => {
    const server = Bun.serve({ port: 0, fetch: () => new Response("reached") });
    const pool = open();
    const url = `http://127.0.0.1:${server.port}/`;
    const expected = pool.confinement().hasNetwork ? "connected" : "unreachable";
    expect(await run(pool, "connect", source("", { url }))).toBe(expected);
    expect((await failure(run(pool, "global-fetch", source("", { url })))).code).toBe("fetch_refused");
    await server.stop(true);
  });

  test("keeps noise on standard output out of its answers", async () => {
    const pool = open();
    expect(await run(pool, "noise")).toBe("heard");
    expect(await run(pool, "echo", source("still in step"))).toBe("still in step");
  });
});

describe("a file on disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "mneme-contained-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Tells when it is read, and in which pieces. */
  class WatchedBlob extends Blob {
    readonly pieces: number[] = [];
    override stream(): ReturnType<Blob["stream"]> {
      const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (piece, controller) => {
          this.pieces.push(piece.length);
          controller.enqueue(piece);
        },
      });
      return super.stream().pipeThrough(watch);
    }
  }

  test("is read when a process takes it and not before, piece by piece", async () => {
    const path = join(folder, "large");
    await Bun.write(path, new Uint8Array(20_000_000).fill(97));
    const pool = open();
    const abort = new AbortController();
    const first = failure(run(pool, "sleep", source(""), abort.signal));
    const waiting = [1, 2, 3].map(() => new WatchedBlob([Bun.file(path)]));
    const counted = waiting.map((content) => run(pool, "count", source("", { content })));
    await Bun.file(path).bytes();
    expect(waiting.map(({ pieces }) => pieces.length)).toEqual([0, 0, 0]);
    abort.abort();
    await first;
    expect(await Promise.all(counted)).toEqual(["20000000", "20000000", "20000000"]);
    for (const { pieces } of waiting) expect(Math.max(...pieces)).toBeLessThan(5_000_000);
  });

  test("that goes away before it is read fails its document alone", async () => {
    const path = join(folder, "gone");
    await Bun.write(path, "words");
    const pool = open();
    const content = Bun.file(path);
    expect(content.size).toBe(5);
    rmSync(path);
    const error = await failure(run(pool, "count", source("", { content })));
    expect(error).toMatchObject({ code: "file_missing", retryable: false });
    expect(await run(pool, "echo", source("the next"))).toBe("the next");
  });
});

describe("what a contained extractor may ask for", () => {
  test("is an address, fetched by the service", async () => {
    const seen: unknown[] = [];
    const fetcher = Object.assign(
      async (input: string | URL | Request, init?: RequestInit) => {
        const request = new Request(String(input), init);
        seen.push([request.url, request.method, request.headers.get("x-test"), await request.text()]);
        return new Response("answered", { status: 418, headers: { "x-answer": "tea" } });
      },
      { preconnect: () => undefined },
    );
    const given = source("", { url: "http://example.org/page" });
    const text = await run(open(), "host-fetch", given, never, { fetch: fetcher, transcriber: null });
    expect(text).toBe("418 tea answered");
    expect(seen).toEqual([["http://example.org/page", "POST", "yes", "asked"]]);
  });

  test("is refused where it was not granted", async () => {
    const given = source("", { url: "http://example.org/page" });
    expect((await failure(run(open(), "host-fetch", given))).code).toBe("fetch_refused");
    expect((await failure(run(open(), "transcribe"))).code).toBe("no_transcriber");
  });

  test.concurrent("is a transcript, whose time does not count as the extractor's", async () => {
    const transcriber = {
      transcribe: async (wav: Uint8Array) => {
        await Bun.sleep(4_500);
        return [{ fromMs: 0, toMs: 10, text: `${wav.length} bytes` }];
      },
    };
    const pool = open({ limits: { ...DEFAULT_LIMITS, wallMs: 4_000 } });
    const text = await run(pool, "transcribe", source("12345"), never, { fetch: null, transcriber });
    expect(JSON.parse(text)).toEqual([{ fromMs: 0, toMs: 10, text: "5 bytes" }]);
  });
});

describe("a contained process that takes too much", () => {
  const after = async (changes: Partial<typeof DEFAULT_LIMITS>, plugin: string): Promise<PluginError> => {
    const pool = open({ limits: { ...DEFAULT_LIMITS, ...changes } });
    const error = await failure(run(pool, plugin));
    expect(await run(pool, "echo", source("the next document"))).toBe("the next document");
    return error;
  };

  // Those that wait until a limit is reached wait at the same time.
  test.concurrent("is ended when it works too long", async () => {
    const error = await after({ wallMs: 4_000 }, "loop");
    expect(error).toMatchObject({ code: "extraction_too_slow", retryable: false });
  });

  test.concurrent("is ended when it waits too long", async () => {
    expect((await after({ wallMs: 4_000 }, "sleep")).code).toBe("extraction_too_slow");
  });

  test.concurrent("is ended when it takes too much processor time", async () => {
    const error = await after({ cpuMs: 3_000 }, "loop");
    expect(error.code).toBe("extraction_too_slow");
    expect(error.message).toContain("processor time");
  });

  test("is ended when it takes too much memory", async () => {
    const error = await after({ residentBytes: 300_000_000 }, "hog");
    expect(error).toMatchObject({ code: "extraction_too_large", retryable: false });
  });

  test("is ended when it answers too much", async () => {
    expect((await after({ answerBytes: 1_000_000 }, "flood")).code).toBe("invalid_result");
  });

  test("is ended when it gives back no extracted text", async () => {
    expect(await after({}, "shape")).toMatchObject({ code: "invalid_result", retryable: false });
  });

  test("fails its document alone when it crashes", async () => {
    expect(await after({}, "crash")).toMatchObject({ code: "extractor_crashed", retryable: false });
  });

  test("is forgiven a crash that an earlier document may have caused", async () => {
    const pool = open();
    expect(await run(pool, "crash-after-echo", source("", { name: "first" }))).toBe("first");
    expect(await run(pool, "crash-after-echo", source("", { name: "second" }))).toBe("second");
  });
});

describe("the failure of an extractor", () => {
  test("comes back with its code and whether to try again", async () => {
    const pool = open();
    const expected = { code: "not_now", message: "come back later", retryable: true };
    expect(await failure(run(pool, "retryable"))).toMatchObject(expected);
    expect(await failure(run(pool, "throws"))).toMatchObject({ code: "extractor_failed", retryable: false });
  });

  test("is a PluginError", async () => {
    expect(await failure(run(open(), "throws"))).toBeInstanceOf(PluginError);
  });

  test("names options that do not fit", async () => {
    const job = { plugin: "echo", options: { strict: "perhaps" }, source: source("") };
    const error = await failure(open().extract(job, { fetch: null, transcriber: null }, never));
    expect(error.code).toBe("invalid_options");
  });
});

describe("the pool", () => {
  test("reads so many at once, lets so many wait and turns others away for now", async () => {
    const pool = open({ size: 2, queueLimit: 2 });
    const pids = await Promise.all([run(pool, "pid"), run(pool, "pid"), run(pool, "pid"), run(pool, "pid")]);
    expect(new Set(pids).size).toBe(2);
    const abort = new AbortController();
    const running = Array.from({ length: 4 }, () => failure(run(pool, "sleep", source(""), abort.signal)));
    expect(await failure(run(pool, "echo"))).toMatchObject({ code: "extraction_busy", retryable: true });
    abort.abort();
    for (const error of await Promise.all(running)) expect(error.name).toBe("AbortError");
    expect(await run(pool, "echo", source("free again"))).toBe("free again");
  });

  test("leaves no process behind when it closes", async () => {
    const pool = open();
    const pid = Number(await run(pool, "pid"));
    const error = failure(run(pool, "sleep"));
    await pool.close();
    expect(["extractor_crashed", "extraction_stopped"]).toContain((await error).code);
    expect((await failure(run(pool, "echo"))).code).toBe("extraction_stopped");
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
