import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { PluginError } from "#contracts/plugin.ts";
import { createModelFetch, retryAfterMs } from "#plugins/shared/model-http/model-fetch.ts";
import { callContext } from "#test/conformance/host.ts";
import { type ModelReply, type ModelServer, startModelServer } from "#test/support/model-server.ts";

const FINE: ModelReply = { json: { fine: true } };
const { logger } = callContext();

let server: ModelServer;
let pauses: number[];
let now: number;
beforeEach(async () => {
  server = await startModelServer();
  pauses = [];
  now = Date.UTC(2025, 0, 1);
});
afterEach(() => server.close());

const make = (timeoutMs = 5_000) =>
  createModelFetch({
    what: "The model",
    fetch,
    clock: { now: () => now },
    logger,
    timeoutMs,
    parallel: 2,
    random: () => 0.5,
    pause: async (ms) => void pauses.push(ms),
  });

/** The answers in order; the last one again and again. */
const script = (...replies: ModelReply[]): void =>
  server.on("/call", (_, nth) => replies[Math.min(nth, replies.length) - 1] as ModelReply);

const call = (modelFetch: typeof fetch, signal?: AbortSignal) =>
  modelFetch(`${server.url}/call`, { method: "POST", body: "{}", ...(signal === undefined ? {} : { signal }) });

const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PluginError);
  return (error as PluginError).code;
};

describe("calls to a model", () => {
  test.each([
    ["a reset connection", "reset"],
    ["an answer that breaks off", "half"],
    ["an answer that is no JSON", { text: "<html>Bad gateway</html>" }],
    ["half of a JSON answer", { text: '{"choices": [' }],
    ["a server error", { status: 500 }],
    ["an overloaded server", { status: 503 }],
    ["too many requests", { status: 429 }],
  ] satisfies [string, ModelReply][])("are tried again after %s", async (_, fault) => {
    script(fault, fault, FINE);
    const response = await call(make());
    expect(await response.json()).toEqual({ fine: true });
    expect(server.requests).toHaveLength(3);
    expect(pauses).toEqual([500, 1_000]);
  });

  test("are given up after three tries", async () => {
    script({ status: 502, text: "upstream" });
    expect(await codeOf(call(make()))).toBe("model_unavailable");
    expect(server.requests).toHaveLength(3);
  });

  test("that get no answer in time are tried again, then given up", async () => {
    script("hang");
    expect(await codeOf(call(make(40)))).toBe("model_timeout");
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    [400, "model_rejects_request"],
    [422, "model_rejects_request"],
    [401, "model_denies_access"],
    [403, "model_denies_access"],
    [404, "model_not_found"],
    [413, "model_input_too_large"],
    [307, "model_refused"],
  ])("are not tried again after a %d", async (status, code) => {
    script({ status, headers: { location: "http://elsewhere.test/" } });
    expect(await codeOf(call(make()))).toBe(code);
    expect(server.requests).toHaveLength(1);
  });

  test("that are refused do not tell the key, though the server repeats it", async () => {
    script({ status: 401, text: "no such key: sk-very-secret, you sent Bearer sk-very-secret" });
    const headers = { authorization: "Bearer sk-very-secret" };
    const refused = make()(`${server.url}/call`, { method: "POST", body: "{}", headers });
    await expect(refused).rejects.toThrow("The model answers 401: no such key: …, you sent Bearer …");
  });

  test("wait as long as the server asks", async () => {
    script({ status: 429, headers: { "retry-after": "3" } }, FINE);
    await call(make());
    expect(pauses).toEqual([3_125]);
  });

  test("do not wait for a server that asks for more than a moment, and leave it alone until then", async () => {
    script({ status: 429, headers: { "retry-after": "600" } }, FINE);
    const modelFetch = make();
    expect(await codeOf(call(modelFetch))).toBe("model_busy");
    now += 599_000;
    expect(await codeOf(call(modelFetch))).toBe("model_resting");
    expect(server.requests).toHaveLength(1);
    now += 2_000;
    expect((await call(modelFetch)).ok).toBe(true);
  });

  test("stop after three failures in a row, then try with one", async () => {
    script({ status: 500 });
    const modelFetch = make();
    for (let i = 0; i < 3; i++) expect(await codeOf(call(modelFetch))).toBe("model_failed");
    expect(await codeOf(call(modelFetch))).toBe("model_resting");
    expect(server.requests).toHaveLength(9);
    now += 31_000;
    const [one, other] = await Promise.all([codeOf(call(modelFetch)), codeOf(call(modelFetch))]);
    expect([one, other].toSorted()).toEqual(["model_failed", "model_resting"]);
    now += 31_000;
    script(FINE);
    // The others wait for the one that tries.
    const answers = await Promise.all([call(modelFetch), call(modelFetch), call(modelFetch)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test("run a limited number at a time, the others in order", async () => {
    const gate = Promise.withResolvers<ModelReply>();
    const arrived = Promise.withResolvers<void>();
    server.on("/call", (_, nth) => {
      if (nth === 2) arrived.resolve();
      return gate.promise;
    });
    const modelFetch = make();
    const calls = Array.from({ length: 5 }, () => call(modelFetch));
    await arrived.promise;
    expect(server.requests).toHaveLength(2);
    gate.resolve(FINE);
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    expect(server.requests).toHaveLength(5);
  });

  test("can be called off while they run and while they wait", async () => {
    const arrived = Promise.withResolvers<void>();
    server.on("/call", (_, nth) => {
      if (nth === 2) arrived.resolve();
      return "hang";
    });
    const modelFetch = make();
    const controller = new AbortController();
    const calls = Array.from({ length: 3 }, () =>
      call(modelFetch, controller.signal).catch((reason: unknown) => reason),
    );
    await arrived.promise;
    controller.abort(new Error("no longer wanted"));
    for (const reason of await Promise.all(calls)) expect(String(reason)).toContain("no longer wanted");
    script(FINE);
    expect((await call(modelFetch)).ok).toBe(true);
  });

  test("never read more than they should", async () => {
    script({ text: `"${"x".repeat(17 * 1024 * 1024)}"` });
    expect(await codeOf(call(make()))).toBe("model_answer_too_large");
    expect(server.requests).toHaveLength(1);
  });

  test("fail with a PluginError when nobody listens", async () => {
    const { url } = server;
    await server.close();
    expect(await codeOf(make()(`${url}/call`, { method: "POST" }))).toBe("model_unreachable");
    server = await startModelServer();
  });
});

describe("Retry-After", () => {
  test("is read as seconds and as a date, and never below zero", () => {
    expect(retryAfterMs("2", now)).toBe(2_000);
    expect(retryAfterMs(new Date(now + 5_000).toUTCString(), now)).toBe(5_000);
    expect(retryAfterMs(new Date(now - 5_000).toUTCString(), now)).toBe(0);
    expect(retryAfterMs("soon", now)).toBeNull();
    expect(retryAfterMs(null, now)).toBeNull();
  });
});
