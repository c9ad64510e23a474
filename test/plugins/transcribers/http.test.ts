import { afterEach, expect, test } from "bun:test";
import { loadPlugin } from "#plugins/index.ts";
import { failureOf } from "#test/support/extract-file.ts";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const host = { logger: silent, fetch, clock: { now: () => 0 }, embedder: null };
const context = { signal: new AbortController().signal, logger: silent };
const servers: ReturnType<typeof Bun.serve>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop(true))));

const endpoint = (answer: (request: Request) => Response | Promise<Response>): string => {
  const server = Bun.serve({ port: 0, fetch: answer });
  servers.push(server);
  return `http://127.0.0.1:${server.port}/v1`;
};
const transcribe = async (options: object) => {
  const transcriber = await loadPlugin("transcriber", "http", options, host);
  return transcriber.transcribe(new Uint8Array(44 + 32_000), context);
};

test("speech is sent as a file and comes back with its times", async () => {
  const seen: unknown[] = [];
  const url = endpoint(async (request) => {
    const form = await request.formData();
    const file = form.get("file");
    seen.push(
      new URL(request.url).pathname,
      request.headers.get("authorization"),
      form.get("model"),
      file instanceof Blob ? file.size : 0,
    );
    return Response.json({
      text: "One. Two.",
      segments: [
        { start: 0, end: 0.5, text: " One." },
        { start: 0.5, end: 1, text: " Two." },
      ],
    });
  });
  expect(await transcribe({ url, key: "k", model: "tiny" })).toEqual([
    { fromMs: 0, toMs: 500, text: "One." },
    { fromMs: 500, toMs: 1000, text: "Two." },
  ]);
  expect(seen).toEqual(["/v1/audio/transcriptions", "Bearer k", "tiny", 32_044]);
});

test("an endpoint that gives no times gives one text for the whole", async () => {
  expect(await transcribe({ url: endpoint(() => Response.json({ text: " All of it. " })) })).toEqual([
    { fromMs: 0, toMs: 1000, text: "All of it." },
  ]);
});

test("failures say whether to try again", async () => {
  const outcome = async (url: string) => (await failureOf(transcribe({ url }))).retryable;
  expect(await outcome(endpoint(() => new Response("", { status: 503 })))).toBe(true);
  expect(await outcome(endpoint(() => new Response("", { status: 401 })))).toBe(false);
  expect(await outcome(endpoint(() => new Response("no json")))).toBe(false);
  expect(await outcome("http://127.0.0.1:1/v1")).toBe(true);
});

test("a transcriber that is down or overloaded is told from one that fails at a recording, or takes too long", async () => {
  const codeOf = async (answer: () => Response | Promise<Response>, changes = {}) =>
    (await failureOf(transcribe({ url: endpoint(answer), ...changes }))).code;
  for (const status of [429, 502, 503]) {
    expect(await codeOf(() => new Response("", { status }))).toBe("transcriber_unreachable");
  }
  expect(await codeOf(() => new Response("", { status: 500 }))).toBe("transcriber_failed");
  const never = () => new Promise<Response>(() => undefined);
  expect(await codeOf(never, { timeoutSeconds: 1 })).toBe("transcriber_failed");
});

test("neither the recording nor the key goes where the endpoint points to", async () => {
  let isReached = false;
  const elsewhere = endpoint(() => {
    isReached = true;
    return Response.json({ text: "one" });
  });
  const moved = endpoint(() => new Response(null, { status: 307, headers: { location: elsewhere } }));
  const failure = await failureOf(transcribe({ url: moved, key: "k" }));
  expect(failure).toMatchObject({ code: "transcriber_failed", retryable: false });
  expect(failure.message).toContain("give the final address");
  expect(isReached).toBe(false);
});
