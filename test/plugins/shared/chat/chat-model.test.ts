import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Type } from "typebox";
import type { TokenMeter } from "#contracts/chat.ts";
import { PluginError } from "#contracts/plugin.ts";
import { createChatModel } from "#plugins/shared/chat/chat-model.ts";
import { readList } from "#plugins/shared/chat/read-list.ts";
import { callContext } from "#test/conformance/host.ts";
import { chatReply, type ModelReply, type ModelServer, startModelServer } from "#test/support/model-server.ts";

const Item = Type.Object({
  name: Type.String({ minLength: 1 }),
  note: Type.Union([Type.String(), Type.Null()], { default: null }),
});
const QUESTION = {
  prompt: "name-things-v1",
  instructions: "Name things.",
  material: (fence: (text: string) => string) => fence("A pear."),
  schema: Type.Object({ things: Type.Array(Item) }),
  read: readList("things", Item, 10),
  maxAnswerTokens: 500,
};
const GOOD = { things: [{ name: "pear", note: null }] };

let server: ModelServer;
let spent: number[];
beforeEach(async () => {
  server = await startModelServer();
  spent = [];
});
afterEach(() => server.close());

const make = (path = "/v1", key: string | null = null, meter: Partial<TokenMeter> = {}) =>
  createChatModel(
    { url: server.url + path, model: "small", key },
    {
      fetch,
      clock: { now: () => 0 },
      logger: callContext().logger,
      meter: { admit: async () => {}, spend: (tokens) => void spent.push(tokens), ...meter },
      pause: async () => {},
    },
  );

const script = (...replies: ModelReply[]): void =>
  server.on("/chat/completions", (_, nth) => replies[Math.min(nth, replies.length) - 1] as ModelReply);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof PluginError ? error.code : error),
  );

describe("a chat model", () => {
  test.each(["", "/", "/v1", "/v1/chat/completions"])("is found at an address that ends with %p", async (path) => {
    script(chatReply(GOOD));
    await make(path).ask(QUESTION, callContext());
    expect(server.requests.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
  });

  test("is asked with its name, a schema, and the key only where there is one", async () => {
    script(chatReply(GOOD));
    const model = make();
    expect(model.takesSchema).toBeNull();
    expect(await model.ask(QUESTION, callContext())).toEqual(GOOD.things);
    await make("/v1", "secret").ask(QUESTION, callContext());
    const [open, keyed] = server.requests;
    expect(open?.body.model).toBe("small");
    expect(open?.body.response_format.json_schema.schema.properties.things.type).toBe("array");
    expect(JSON.stringify(open?.body.response_format)).not.toContain("minLength");
    expect(open?.headers.authorization).toBeUndefined();
    expect(keyed?.headers.authorization).toBe("Bearer secret");
    expect(model.takesSchema).toBe(true);
  });

  test("that takes no schema is asked without, and from then on at once", async () => {
    server.on("/chat/completions", ({ body }) =>
      body.response_format === undefined ? chatReply(GOOD) : { status: 400, json: { error: "unknown field" } },
    );
    const model = make();
    await model.ask(QUESTION, callContext());
    await model.ask(QUESTION, callContext());
    expect(server.requests.map(({ body }) => body.response_format !== undefined)).toEqual([true, false, false]);
    expect(model.takesSchema).toBe(false);
  });

  test("that takes neither temperature nor max_tokens is asked without", async () => {
    server.on("/chat/completions", ({ body }) =>
      body.max_tokens === undefined ? chatReply(GOOD) : { status: 400, json: { error: { message: "max_tokens" } } },
    );
    expect(await make().ask(QUESTION, callContext())).toEqual(GOOD.things);
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    ["a code fence", `Here you are:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`\nAnything else?`],
    ["thoughts before it", `<think>A {pear} is [fruit].</think>${JSON.stringify(GOOD)}`],
    ["braces before it", `The set {pear}: ${JSON.stringify(GOOD)}`],
    ["a comma too many", '{"things": [{"name": "pear", "note": null,},],}'],
    ["only the list", '[{"name": "pear", "note": null}]'],
    ["missing fields and others too many", '{"things": [{"name": "pear", "colour": "green"}], "more": 1}'],
  ])("is understood with %s", async (_, said) => {
    script(chatReply(said));
    expect(await make().ask(QUESTION, callContext())).toMatchObject(GOOD.things);
    expect(server.requests).toHaveLength(1);
  });

  test("is asked once more after an unusable answer, with that answer before its eyes", async () => {
    script(chatReply("I would rather talk about apples."), chatReply(GOOD));
    expect(await make().ask(QUESTION, callContext())).toEqual(GOOD.things);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain("apples");
  });

  test.each([
    ["prose", chatReply("No.")],
    ["an answer that is cut off", chatReply('{"things": [{"name": "pe', 100, "length")],
    ["items of another form", chatReply({ things: [{ title: "pear" }] })],
    ["no completion", { json: { error: "odd" } }],
    ["a bare null", { json: null }],
  ] satisfies [string, ModelReply][])("is given up after %s twice", async (_, reply) => {
    script(reply);
    expect(await codeOf(make().ask(QUESTION, callContext()))).toBe("model_answer_unusable");
    expect(server.requests).toHaveLength(2);
  });

  test("has every answer counted, by what the server says or by length", async () => {
    const unsaid = chatReply(GOOD) as { json: object };
    script(chatReply("nothing", 70), { json: { ...unsaid.json, usage: null } });
    await make().ask(QUESTION, callContext());
    expect(spent[0]).toBe(70);
    expect(spent[1]).toBeGreaterThan(50);
  });

  test("is not asked when the budget is spent", async () => {
    script(chatReply(GOOD));
    const admit = () => Promise.reject(new PluginError("budget_spent", "spent", false));
    expect(await codeOf(make("/v1", null, { admit }).ask(QUESTION, callContext()))).toBe("budget_spent");
    expect(server.requests).toHaveLength(0);
  });
});
