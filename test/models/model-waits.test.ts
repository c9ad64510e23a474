// Documents wait for a model that cannot be asked, and only for that.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { parseFetchAllow } from "#src/fetching/address-policy.ts";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { type Answer, callService, startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";
import { type ModelReply, type ModelRequest, type ModelServer, startModelServer } from "#test/support/model-server.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const HOUR_MS = 3_600_000;
const TEXT = "The lighthouse keeper paints the railing each spring.";

let embedding: ModelServer;
let pages: ReturnType<typeof Bun.serve>;
/** What the page's server answers with, one after the other. */
let pageStatuses: number[] = [];
let pagesRead = 0;
let app: TestApp;
let skew = 0;
let asked: string[] = [];

const vectors = ({ body }: ModelRequest): ModelReply => ({
  json: { data: body.input.map((_: string, index: number) => ({ index, embedding: [1, 2, 3, 4] })) },
});
/** @param fault what is answered to some texts, or null where they get their vectors */
const answerWith = (fault: (texts: readonly string[]) => ModelReply | null): void => {
  asked = [];
  embedding.on("/embeddings", (request) => {
    asked.push(request.body.input.join());
    return fault(request.body.input) ?? vectors(request);
  });
};

beforeAll(async () => {
  embedding = await startModelServer();
  pages = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => {
      pagesRead++;
      const [status = 200] = pageStatuses;
      pageStatuses = pageStatuses.slice(1);
      return new Response(status === 200 ? TEXT : "later", { status, headers: { "content-type": "text/plain" } });
    },
  });
  answerWith(() => null);
  const models = { ...NO_MODELS, embedding: { url: embedding.url, model: "stub", key: null } };
  const { allowance } = parseFetchAllow("127.0.0.1");
  app = await startTestApp({ models, fetchAllow: allowance }, { clock: { now: () => Date.now() + skew } });
});
afterAll(async () => {
  await app.close();
  await embedding.close();
  await pages.stop(true);
});
beforeEach(() => {
  answerWith(() => null);
  pagesRead = 0;
});
afterEach(async () => {
  answerWith(() => null);
  skew += 600_000;
  await app.idle();
});

const send = async (containerTag: string, content: string): Promise<() => Promise<Answer["body"]>> => {
  const { body } = await app.call("POST", "/v3/documents", { content, containerTag });
  return async () => (await app.call("GET", `/v3/documents/${body.id}`)).body;
};
/** Lets the time pass that jobs and servers are left alone for, until something holds. */
const until = async (tag: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) {
    skew += 60_000;
    app.app.context.wakeTag(tag);
    await Bun.sleep(20);
  }
};
const hasEnded = (shown: () => Promise<Answer["body"]>) => async (): Promise<boolean> =>
  ["done", "failed"].includes((await shown()).status);

for (const status of [503, 500, 401, 404, 302]) {
  test(`a model that answers ${status} for longer than a job is tried loses no document`, async () => {
    answerWith(() => ({ status }));
    const tag = `away-${status}`;
    const shown = await send(tag, TEXT);
    const isOver = hasEnded(shown);
    // A call asks up to three times.
    await until(tag, async () => (await isOver()) || asked.length > 3 * 8);
    expect(await shown()).toMatchObject({ status: "processing", error: null, deleteAt: null });
    answerWith(() => null);
    await until(tag, isOver);
    expect(await shown()).toMatchObject({ status: "done", notes: [] });
  }, 90_000);
}

test("a text that the model fails at is tried five times, while others are done", async () => {
  answerWith((texts) => (texts.some((text) => text.includes("poison")) ? { status: 500 } : null));
  const shown = await send("poisoned", "A poison for every model.");
  const other = await send("healthy", TEXT);
  await until("poisoned", async () => (await hasEnded(shown)()) || asked.length > 60);
  expect(await shown()).toMatchObject({ status: "failed", error: { code: "model_failed" } });
  expect(asked.filter((texts) => texts.includes("poison"))).toHaveLength(5 * 3);
  await until("healthy", hasEnded(other));
  expect(await other()).toMatchObject({ status: "done" });
}, 90_000);

test("the tries that a model spoiled are not the page's, which is not read again until the model answers", async () => {
  pageStatuses = [200, 503, 503, 503, 200];
  answerWith(() => ({ status: 401 }));
  const shown = await send("page", `http://127.0.0.1:${pages.port}/page`);
  await until("page", async () => (await hasEnded(shown)()) || asked.length > 8);
  expect(pagesRead).toBe(1);
  answerWith(() => null);
  await until("page", hasEnded(shown));
  expect(await shown()).toMatchObject({ status: "done" });
  expect(pagesRead).toBe(5);
}, 60_000);

/** In real time, with nobody who wakes the tag. */
const soon = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const until = performance.now() + 15_000;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error("it did not come to it");
    await Bun.sleep(20);
  }
};
const search = () => app.call("POST", "/v4/search", { q: "lighthouse", containerTag: "anywhere" });

test("documents that wait are done as soon as the model has answered to a search, and none is lost", async () => {
  answerWith(() => ({ status: 401 }));
  const tags = Array.from({ length: 7 }, (_, i) => `returning-${i}`);
  const documents = await Promise.all(tags.map((tag) => send(tag, `${tag}. ${TEXT}`)));
  for (let round = 1; round <= 8; round++) {
    const before = asked.length;
    skew += 400_000;
    for (const tag of tags) app.app.context.wakeTag(tag);
    // After some failures in a row the server is left alone: then not every document asks.
    await soon(() => asked.length > before);
    await Bun.sleep(300);
  }
  skew += 60_000;
  answerWith(() => null);
  expect((await search()).status).toBe(200);
  for (const shown of documents) await soon(hasEnded(shown));
  for (const shown of documents) expect(await shown()).toMatchObject({ status: "done" });
}, 90_000);

/** What is told of whoever lives somewhere, and what was sent. */
const isMemory = (text: string): boolean => /lives in/.test(text);

test("memories that wait for the model are formed as soon as it has answered, while documents go on being done", async () => {
  answerWith((texts) => (texts.some(isMemory) ? { status: 503 } : null));
  const remembered = async (shown: () => Promise<Answer["body"]>) => (await shown()).dreamingStatus === "done";
  const shown = await send("dreams", "user: I live in Tromso.");
  for (let round = 1; round <= 6; round++) {
    const before = asked.length;
    skew += 400_000;
    app.app.context.wakeTag("dreams");
    await soon(() => asked.slice(before).some(isMemory));
    await Bun.sleep(100);
  }
  const other = await send("dreams", "The harbour is closed in winter.");
  await soon(hasEnded(other));
  expect(await remembered(shown)).toBeFalse();
  skew += 60_000;
  answerWith(() => null);
  await search();
  await soon(() => remembered(shown));
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: ["dreams"] });
  expect(JSON.stringify(body)).toContain("lives in Tromso");
  expect(await shown()).toMatchObject({ status: "done", notes: [] });
}, 90_000);

test("a statement that the model fails at holds up the memories of no other document, and is formed in the end", async () => {
  answerWith((texts) => (texts.some((text) => isMemory(text) && text.includes("Vardo")) ? { status: 500 } : null));
  const remembered = async (shown: () => Promise<Answer["body"]>) => (await shown()).dreamingStatus === "done";
  const failing = await send("each", "user: I live in Vardo.");
  const fine = await send("each", "user: I have a boat called Skua.");
  await soon(() => remembered(fine));
  expect(await remembered(failing)).toBeFalse();
  answerWith(() => null);
  await until("each", () => remembered(failing));
  expect(await failing()).toMatchObject({ notes: [] });
}, 90_000);

test("three days of waiting are counted from the first failure", async () => {
  answerWith(() => ({ status: 401 }));
  const shown = await send("long", TEXT);
  await until("long", () => asked.length > 1);
  skew += 73 * HOUR_MS;
  app.app.context.wakeTag("long");
  await app.idle();
  expect(await shown()).toMatchObject({ status: "failed", error: { code: "model_denies_access" } });
});

/** In a process of its own: one process opens a folder once. */
const inService = async (folder: string, aheadMs: number, task: (address: string) => Promise<void>): Promise<void> => {
  const program = new URL("../support/clocked-service.ts", import.meta.url).pathname;
  const service = Bun.spawn([process.execPath, program, folder, String(aheadMs), embedding.url], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await service.stdout.getReader().read();
  try {
    await task(new TextDecoder().decode(value).trim());
  } finally {
    service.stdin.end();
    await service.exited;
  }
};

test("a backlog that is older than three days meets a model that is late after a restart, and is done", async () => {
  const folder = await temporaryFolder();
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const away = (): void => answerWith((texts) => (texts.join() === "dimensions" ? null : { status: 401 }));
  let id = "";
  away();
  await inService(folder, 0, async (at) => {
    const content = { content: TEXT, containerTag: "backlog" };
    ({ id } = (await callService(at, "POST", "/v3/documents", content, headers)).body);
    while (asked.length < 2) await Bun.sleep(10);
  });
  away();
  await inService(folder, 100 * HOUR_MS, async (at) => {
    const status = async () => (await callService(at, "GET", `/v3/documents/${id}`, undefined, headers)).body.status;
    while (asked.length < 2 && (await status()) !== "failed") await Bun.sleep(10);
    answerWith(() => null);
    while (!["done", "failed"].includes(await status())) await Bun.sleep(20);
    expect(await status()).toBe("done");
  });
  await rm(folder, { recursive: true, force: true });
}, 60_000);
