import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import {
  chatReply,
  type ModelReply,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from "#test/support/model-server.ts";

let app: TestApp;
let chat: ModelServer;
let embedding: ModelServer;
let skew = 0;

const DIMENSIONS = 256;
/** Texts that share words are alike. */
const vectorOf = (text: string, dimensions: number): number[] => {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/\w+/g) ?? ["nothing"])
    vector[Number(Bun.hash(word) % BigInt(dimensions))] = 1;
  return vector;
};
const embed =
  (dimensions = DIMENSIONS) =>
  ({ body }: ModelRequest): ModelReply => ({
    json: { data: body.input.map((text: string, index: number) => ({ index, embedding: vectorOf(text, dimensions) })) },
  });
const promptOf = ({ body }: ModelRequest): string => body.response_format?.json_schema.name ?? "unknown";
const draw = ({ body }: ModelRequest): ModelReply => {
  const facts = [...body.messages[1].content.matchAll(/Passage (\d+) of [^\n]*\n[^\n]*?(Fact [^.]+\.)/g)];
  return chatReply({
    memories: facts.map(([, number, quote]) => ({
      passage: Number(number),
      quote,
      memory: `The model says: ${quote}`,
    })),
  });
};
const answers: Readonly<Record<string, (request: ModelRequest) => ModelReply>> = {
  "extract-memories-v1": draw,
  "sort-statements-v1": () => chatReply({ statements: [] }),
  "link-statements-v1": () => chatReply({ pairs: [] }),
  "summarise-document-v1": () => chatReply({ summary: "It is about some fact." }),
};
const answer = (request: ModelRequest): ModelReply => answers[promptOf(request)]?.(request) ?? chatReply({});
const failing =
  (prompts: readonly string[], reply: ModelReply) =>
  (request: ModelRequest): ModelReply =>
    prompts.includes(promptOf(request)) ? reply : answer(request);

beforeAll(async () => {
  [chat, embedding] = await Promise.all([startModelServer(), startModelServer()]);
  embedding.on("/embeddings", embed());
  const models = {
    ...NO_MODELS,
    llm: { url: chat.url, model: "stub", key: null },
    embedding: { url: embedding.url, model: "stub", key: null },
  };
  app = await startTestApp({ models }, { clock: { now: () => Date.now() + skew } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([chat.close(), embedding.close()]);
});
beforeEach(() => {
  chat.on("/chat/completions", answer);
  embedding.on("/embeddings", embed());
  chat.requests.length = 0;
});
afterEach(async () => {
  await app.idle();
  // What was left alone after failures is asked again.
  skew += 60_000;
});

const send = async (containerTag: string, content: string): Promise<string> => {
  const { body } = await app.call("POST", "/v3/documents", { content, containerTag, dreaming: "instant" });
  return body.id;
};
const add = async (containerTag: string, content: string) => {
  const id = await send(containerTag, content);
  await app.idle();
  return (await app.call("GET", `/v3/documents/${id}`)).body;
};
const memoriesOf = async (containerTag: string): Promise<string> => {
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [containerTag], limit: 100 });
  return body.memoryEntries.map(({ memory }: { memory: string }) => memory).join(" ");
};
const TEXT = "user: I moved to Lisbon last month and I love sailing.";

describe("a language model that fails", () => {
  test.each<[name: string, reply: ModelReply, reason: string]>([
    ["resets", "reset", "it could not be reached"],
    ["breaks off", "half", "it could not be reached"],
    ["shows a page", { text: "<html>" }, "its answers were broken off"],
    ["is overloaded", { status: 503 }, "its server failed"],
    ["is busy", { status: 429, headers: { "retry-after": "1" } }, "it is overloaded"],
    ["moves", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, "it refused the request"],
  ])(
    "and %s loses nothing, and the document says so",
    async (name, reply, reason) => {
      chat.on("/chat/completions", failing(["extract-memories-v1"], reply));
      const tag = name.replaceAll(" ", "-");
      const document = await add(tag, TEXT);
      expect(document).toMatchObject({ status: "done", dreamingStatus: "done" });
      expect(document.notes[0]).toBe(`Memories of this document were drawn without the language model: ${reason}.`);
      expect(await memoriesOf(tag)).toContain("Lisbon");
      const tries = chat.requests.filter((request) => promptOf(request) === "extract-memories-v1").length;
      expect(tries).toBe(name === "moves" ? 1 : 3);
    },
    30_000,
  );

  test.each([
    ["sort-statements-v1", "sorted into buckets"],
    ["link-statements-v1", "linked"],
  ])("at %s only leaves that to the rules", async (prompt, what) => {
    chat.on("/chat/completions", failing([prompt], { status: 401 }));
    await add(prompt, "Fact one is that I like my green boat.");
    const document = await add(prompt, "Fact two is that I like my green new boat.");
    expect(document.notes).toEqual([
      `Memories of this document were ${what} without the language model: it refused the key.`,
    ]);
    expect(await memoriesOf(prompt)).toContain("The model says: Fact two");
  });

  test("is left alone after three failures in a row, and asked again after half a minute", async () => {
    chat.on("/chat/completions", () => ({ status: 401 }));
    await add("left", TEXT);
    await add("left", `${TEXT} I keep bees.`);
    const asked = chat.requests.length;
    chat.on("/chat/completions", answer);
    const document = await add("left", "user: Fact one is that I own a kayak.");
    expect(chat.requests).toHaveLength(asked);
    expect(document.notes.join()).toContain("it failed several times and is left alone for a while");
    skew += 31_000;
    expect((await add("left", "user: Fact two is that I own a tent.")).notes).toEqual([]);
    expect(await memoriesOf("left")).toContain("The model says: Fact two");
  });

  test("that does not answer when a query is to be rewritten is not waited for long", async () => {
    await add("rewritten", "Fact one is that the ferry leaves from Dover.");
    chat.on("/chat/completions", () => "hang");
    const ask = { q: "Where does the ferry leave from?", containerTag: "rewritten", rewriteQuery: true };
    const { status, body } = await app.call("POST", "/v4/search", ask);
    expect(status).toBe(200);
    expect(body.results.length).toBeGreaterThan(0);
    // A call that nobody waits for with a query may take a minute.
  }, 40_000);

  test("that has spent its tokens of the month goes on in the next", async () => {
    const models = { ...NO_MODELS, llm: { url: chat.url, model: "stub", key: null }, llmMonthlyTokens: 1 };
    let month = 0;
    const bounded = await startTestApp({ models }, { clock: { now: () => Date.UTC(2026, month, 15) } });
    const notesOf = async (content: string): Promise<string> => {
      const { body } = await bounded.call("POST", "/v3/documents", { content, containerTag: "t", dreaming: "instant" });
      await bounded.idle();
      return (await bounded.call("GET", `/v3/documents/${body.id}`)).body.notes.join();
    };
    await notesOf("Fact one is that lemons are sour.");
    expect(await notesOf(TEXT)).toContain("its token budget of this month is spent");
    month = 1;
    chat.requests.length = 0;
    await notesOf("Fact two is that plums are blue.");
    expect(chat.requests.length).toBeGreaterThan(0);
    await bounded.close();
  });
});

describe("an embedding server that fails", () => {
  test("keeps a document waiting, and it is done when the server is back", async () => {
    const asked = Promise.withResolvers<void>();
    embedding.on("/embeddings", () => {
      asked.resolve();
      return { status: 503 };
    });
    const id = await send("waiting", TEXT);
    await asked.promise;
    const { body } = await app.call("GET", `/v3/documents/${id}`);
    expect(["queued", "processing"]).toContain(body.status);
    embedding.on("/embeddings", embed());
    // The breaker's rest and the job's own delay are over.
    skew += 120_000;
    await app.idle();
    expect((await app.call("GET", `/v3/documents/${id}`)).body).toMatchObject({ status: "done", notes: [] });
  });

  for (const status of [503, 401]) {
    test(`with ${status} is told of by the search that needs it, with when to come again`, async () => {
      embedding.on("/embeddings", () => ({ status }));
      const {
        status: answered,
        body,
        headers,
      } = await app.call("POST", "/v4/search", {
        q: `boats ${status}`,
        containerTag: "waiting",
      });
      expect({ status: answered, code: body.code }).toEqual({ status: 503, code: "unavailable" });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      skew += 120_000;
    });
  }

  for (const [status, code, told] of [
    [400, "invalid", 400],
    [413, "too_large", 413],
  ] as const) {
    test(`with ${status} refuses a direct write and a search for good`, async () => {
      embedding.on("/embeddings", () => ({ status, text: "no more than 512 tokens" }));
      const memories = [{ content: `A long memory of ${status}.` }];
      const write = await app.call("POST", "/v4/memories", { containerTag: "refused", memories });
      const search = await app.call("POST", "/v4/search", { containerTag: "refused", q: `boats ${status}` });
      for (const { status: answered, body } of [write, search]) {
        expect({ status: answered, code: body.code }).toEqual({ status: told, code });
        expect(body.details).toContain("512 tokens");
      }
    });
  }

  test("with other dimensions than before fails the document with the reason, and touches nothing", async () => {
    await add("same", "Fact one is that lemons are sour.");
    embedding.on("/embeddings", embed(64));
    const document = await add("same", "Fact two is that plums are blue.");
    expect(document.status).toBe("failed");
    expect(document.error.message).toContain("64 dimensions where 256 are expected");
    embedding.on("/embeddings", embed());
    const { body } = await app.call("POST", "/v4/search", { q: "lemons are sour", containerTag: "same" });
    expect(body.results.length).toBeGreaterThan(0);
  });
});
