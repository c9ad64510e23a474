import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import type { Embedder } from "#contracts/embedder.ts";
import minilm from "#plugins/embedders/minilm.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import { TEST_KEY, type TestApp } from "#test/support/app.ts";
import { type ModelServer, startModelServer } from "#test/support/model-server.ts";
import { type Service, startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

let former: ModelServer;
let latter: ModelServer;
let local: Embedder;
let dataDir: string;
const services: Service[] = [];

/** Other spaces than the local one, with other dimensions, in which what is alike is alike as well. */
const FORMER = 200;
const LATTER = 300;
/** Each text once: every start asks for the hundreds that the service compares statements with, and every space for all again. */
const embedded = new Map<string, Promise<Float32Array | undefined>>();
const embedOnce = (text: string): Promise<Float32Array | undefined> => {
  const known = embedded.get(text) ?? local.embed([text], "document", callContext()).then(([vector]) => vector);
  embedded.set(text, known);
  return known;
};
const vectorsFor = async (texts: readonly string[], dimensions: number) => {
  const data: { readonly index: number; readonly embedding: number[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const vector = await embedOnce(text);
    data.push({ index, embedding: [...(vector?.slice(0, dimensions) ?? [])].reverse() });
  }
  return { json: { data } };
};
const serve = (server: ModelServer, dimensions: number): void =>
  server.on("/embeddings", ({ body }) => vectorsFor(body.input, dimensions));

beforeAll(async () => {
  local = await minilm.create({ workers: 1 }, pluginHost());
});
afterAll(() => local.close());
beforeEach(async () => {
  [former, latter] = await Promise.all([startModelServer(), startModelServer()]);
  dataDir = await temporaryFolder();
  serve(former, FORMER);
  serve(latter, LATTER);
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.end("SIGKILL")));
  await Promise.all([former.close(), latter.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

const at = (server: ModelServer, model: string) => ({ MNEME_EMBEDDING_URL: server.url, MNEME_EMBEDDING_MODEL: model });
const freePort = async (): Promise<string> => {
  const probe = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port } = probe;
  await probe.stop(true);
  return String(port);
};
const start = async (environment: Record<string, string>): Promise<Service> => {
  const service = await startService(dataDir, environment);
  services.push(service);
  return service;
};
const runCommand = async (environment: Record<string, string>) => {
  const child = Bun.spawn([process.execPath, "src/main.ts", "reembed"], {
    env: { PATH: process.env.PATH ?? "", MNEME_DATA_DIR: dataDir, MNEME_LOG_LEVEL: "error", ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { said: `${errors}${output}`, code };
};

type Call = TestApp["call"] | Service["call"];
const write = async (call: Call, contents: readonly string[]): Promise<void> => {
  const memories = contents.map((content) => ({ content }));
  const { status, body } = await call("POST", "/v4/memories", { containerTag: "t", memories });
  if (status > 299) throw new Error(JSON.stringify(body));
};
/** Shares no word with what it finds, so that only vectors do. */
const found = async (call: Call): Promise<string | undefined> => {
  const ask = { q: "In which town is her home?", containerTag: "t", searchMode: "memories", threshold: 0 };
  const { status, body } = await call("POST", "/v4/search", ask);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.results[0]?.memory;
};
const HOME = "Mira lives near Bergen.";
const others = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, i) => `Batch ${i} of the ${["tar", "rope", "paint", "canvas"][i % 4]} costs ${i} crowns.`,
  );

describe("a changed embedder", () => {
  test("is put in place while the service runs, through a crash, with no search that finds less", async () => {
    const first = await start(at(former, "former"));
    await write(first.call, [HOME, ...others(99)]);
    for (let more = 0; more < 5; more++) await write(first.call, others(100 * (more + 2)).slice(-100));
    expect(await found(first.call)).toBe(HOME);
    await first.end("SIGTERM");

    // The service answers from the old vectors, of a model that is not configured any more.
    const port = await freePort();
    const environment = { ...at(latter, "latter"), MNEME_PORT: port, MNEME_API_KEY: TEST_KEY };
    const second = await start(environment);
    expect(await found(second.call)).toBe(HOME);
    expect((await second.call("GET", "/v3/settings/reembed")).body.status).toBe("idle");

    // The new model stops answering in the middle, and the process is killed.
    let asked = 0;
    const stuck = Promise.withResolvers<void>();
    latter.on("/embeddings", async ({ body }) => {
      asked += body.input.length;
      if (asked <= 300) return await vectorsFor(body.input, LATTER);
      stuck.resolve();
      return "hang";
    });
    const begun = await second.call("POST", "/v3/settings/reembed");
    expect(begun.status).toBe(202);
    expect(begun.body).toMatchObject({ status: "running", model: "latter", dimensions: LATTER });
    await stuck.promise;
    expect(await found(second.call)).toBe(HOME);
    await second.end("SIGKILL");

    // The next start takes it up; what is written meanwhile is embedded with both.
    const isGull = (texts: readonly string[]): boolean => texts.some((text) => text.includes("gull"));
    const released = Promise.withResolvers<void>();
    latter.on("/embeddings", async ({ body }) => {
      if (!isGull(body.input)) await released.promise;
      return await vectorsFor(body.input, LATTER);
    });
    latter.requests.length = 0;
    former.requests.length = 0;
    const third = await start(environment);
    await write(third.call, ["A gull stole the sandwich of the pilot."]);
    expect([former, latter].map(({ requests }) => requests.filter(({ body }) => isGull(body.input)).length)).toEqual([
      1, 1,
    ]);
    const seen = new Set([await found(third.call)]);
    const command = runCommand(environment);
    released.resolve();
    for (let status = "running"; status === "running"; ) {
      seen.add(await found(third.call));
      status = (await third.call("GET", "/v3/settings/reembed")).body.status;
    }
    seen.add(await found(third.call));
    const { said, code } = await command;
    expect(said).toContain("latter is in use from now on");
    expect(code).toBe(0);
    expect([...seen]).toEqual([HOME]);
    const anew = latter.requests.flatMap(({ body }) => body.input as string[]);
    // What was made before the crash was not made again, but for the page that was under way.
    expect(anew.filter((text) => text.startsWith("Batch")).length).toBeLessThanOrEqual(600 - 256);
    expect(anew.filter((text) => text.includes("gull"))).toHaveLength(1);

    // From now on the new model answers alone, also after a restart.
    former.requests.length = 0;
    const state = (await third.call("GET", "/v3/settings/reembed")).body;
    expect(state).toMatchObject({ status: "completed", model: "latter", error: null });
    await write(third.call, ["The lighthouse was painted white."]);
    await third.end("SIGTERM");
    const fourth = await start(environment);
    const { body } = await fourth.call("POST", "/v4/search", {
      q: "Which bird took somebody's lunch?",
      containerTag: "t",
      searchMode: "memories",
      threshold: 0,
    });
    expect(body.results[0]?.memory).toContain("gull");
    expect(former.requests).toHaveLength(0);
  });

  test("is put in place by the command alone where no service runs, from the local model and back", async () => {
    const before = await start({});
    await write(before.call, [HOME, ...others(20)]);
    expect(await found(before.call)).toBe(HOME);
    await before.end("SIGTERM");
    const there = await runCommand(at(latter, "latter"));
    expect(there.said).toMatch(/embedding: (\d+) of \1\n\d+ texts embedded; latter is in use from now on\n$/);
    expect(there.code).toBe(0);
    const between = await start(at(latter, "latter"));
    expect(await found(between.call)).toBe(HOME);
    await between.end("SIGTERM");
    const back = await runCommand({});
    expect(back.code).toBe(0);
    latter.requests.length = 0;
    const after = await start({});
    expect(await found(after.call)).toBe(HOME);
    expect(latter.requests).toHaveLength(0);
  });

  test("leaves what it finds by words where the old model does not answer any more", async () => {
    const first = await start(at(former, "former"));
    await write(first.call, [HOME]);
    await first.end("SIGTERM");
    former.on("/embeddings", () => ({ status: 404 }));
    const second = await start(at(latter, "latter"));
    const { body } = await second.call("POST", "/v4/search", {
      q: "Bergen",
      containerTag: "t",
      searchMode: "memories",
      threshold: 0,
    });
    expect(body.results[0]?.memory).toBe(HOME);
    expect((await second.call("POST", "/v3/settings/reembed")).status).toBe(202);
    for (let status = "running"; status === "running"; )
      status = (await second.call("GET", "/v3/settings/reembed")).body.status;
    expect(await found(second.call)).toBe(HOME);
  });
});
