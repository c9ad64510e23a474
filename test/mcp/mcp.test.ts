// The MCP server as hosts use it: the SDK's own client, over HTTP and over standard input and output, with keys of every kind.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

let app: TestApp;
const clients: Client[] = [];

const connect = async (key: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", app.address), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  clients.push(client);
  return client;
};

const callTool = async (client: Client, name: string, args: Record<string, unknown>) => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { readonly text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
};

const scopedKey = async (tag: string, permission: "read" | "write"): Promise<string> => {
  const { body } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: tag, permission });
  return body.key;
};

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await app.close();
});

test("a host lists the tools, resources and the prompt under their known names", async () => {
  const client = await connect(TEST_KEY);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(
    [
      "add_memory",
      "getDocument",
      "guided-save",
      "listDocuments",
      "listMemories",
      "listSpaces",
      "memory-graph",
      "search_memory",
      "select-space",
      "upload-file",
      "whoAmI",
    ].sort(),
  );
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe("object");
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(["supermemory://profile", "supermemory://spaces"]);
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["context"]);
});

test("what a tool adds is found, listed, shown in the profile, and forgotten", async () => {
  const client = await connect(TEST_KEY);
  const containerTag = "mina";
  const added = await callTool(client, "add_memory", {
    content: "Mina lives in Porto. Mina is allergic to walnuts.",
    containerTag,
  });
  expect(added.text).toContain("Remembered");
  await app.idle();

  const found = await callTool(client, "search_memory", { query: "Where does Mina live?", containerTag });
  expect(found.text).toContain("## Lasting");
  expect(found.text.split("## Found")[1]).toContain("Porto");
  const bare = await callTool(client, "search_memory", {
    query: "Where does Mina live?",
    containerTag,
    includeProfile: false,
  });
  expect(bare.text).not.toContain("## Lasting");

  const documents = await callTool(client, "listDocuments", { containerTag });
  const id = /^- (\S+):/.exec(documents.text)?.[1] ?? "";
  expect((await callTool(client, "getDocument", { id })).text).toContain("Mina is allergic to walnuts.");
  expect((await callTool(client, "listMemories", { containerTag, limit: 50 })).text).toContain("allergic to walnuts");
  expect((await callTool(client, "listSpaces", {})).text).toContain("mina: 1 documents");
  expect((await callTool(client, "whoAmI", {})).text).toContain("owner");

  const prompt = await client.getPrompt({ name: "context", arguments: { containerTag } });
  expect(JSON.stringify(prompt.messages)).toContain("Porto");
  const spaces = await client.readResource({ uri: "supermemory://spaces" });
  expect(JSON.stringify(spaces.contents)).toContain("mina");

  const forgotten = await callTool(client, "add_memory", {
    content: "Mina is allergic to walnuts.",
    action: "forget",
    containerTag,
  });
  expect(forgotten.text).toContain("Forgotten");
  expect((await callTool(client, "listMemories", { containerTag, limit: 50 })).text).not.toContain("walnuts");
});

test("a host chooses a container, looks before it saves, uploads a file and draws the graph", async () => {
  const client = await connect(TEST_KEY);
  const containerTag = "files";
  expect((await callTool(client, "select-space", { containerTag })).text).toContain("It is new");
  expect((await callTool(client, "select-space", { containerTag: "my files" })).isError).toBe(true);
  const content = Buffer.from("Fenna keeps nine sheep in Drenthe.").toString("base64");
  expect((await callTool(client, "upload-file", { name: "sheep.txt", content, containerTag })).text).toContain(
    "read into",
  );
  for (const plain of ["Fenna keeps nine sheep.", "sheep"]) {
    const refused = await callTool(client, "upload-file", { name: "sheep.txt", content: plain, containerTag });
    expect(refused.text).toBe("Argument content must be the bytes of the file in base 64");
  }
  await app.idle();
  expect((await callTool(client, "select-space", { containerTag })).text).toContain("1 memories");
  const known = await callTool(client, "guided-save", { content: "Fenna keeps nine sheep.", containerTag });
  expect(known.text).toContain("nine sheep in Drenthe");
  const [document] = JSON.parse((await callTool(client, "memory-graph", { containerTag })).text);
  expect(document.memories[0].memory).toContain("Fenna keeps nine sheep");
});

test("forgetting by a tool takes what is meant, and nothing that is only like it", async () => {
  const client = await connect(TEST_KEY);
  const containerTag = "meant";
  const contents = ["Maria is allergic to peanuts.", "Maria has a cat.", "Maria earns 2,100 euros a month."];
  const memories = contents.map((content) => ({ content }));
  const { body } = await app.call("POST", "/v4/memories", { containerTag, memories });
  const forget = async (content: string) =>
    (await callTool(client, "add_memory", { content, action: "forget", containerTag })).text;
  expect(await forget("Maria is allergic to shellfish.")).toBe("No memory says this.");
  expect(await forget("Maria's rent is 800 euros.")).toBe("No memory says this.");
  expect(await forget("everything about Maria's cat")).toBe("Forgotten: Maria has a cat.");
  expect(await forget("Maria has a cat.")).toBe("This is forgotten already.");
  const newContent = "Maria earns 2,300 euros a month.";
  await app.call("PATCH", "/v4/memories", { containerTag, id: body.memories[2].id, newContent });
  expect(await forget("Maria earns 2,100 euros a month.")).not.toContain("2,100");
});

test("forgetting twice takes nothing more, whatever is like it", async () => {
  const client = await connect(TEST_KEY);
  const containerTag = "twice";
  const contents = [
    "User lives in Linz.",
    "User plays the harp in Linz.",
    "User's aunt Ida lives in Linz with her parrot.",
  ];
  const memories = contents.map((content) => ({ content }));
  await app.call("POST", "/v4/memories", { containerTag, memories });
  const forget = async () =>
    (await callTool(client, "add_memory", { content: "User lives in Linz.", action: "forget", containerTag })).text;
  expect(await forget()).toBe("Forgotten: User lives in Linz.");
  expect(await forget()).toBe("This is forgotten already.");
  const { text } = await callTool(client, "listMemories", { containerTag, limit: 50 });
  for (const kept of contents.slice(1)) expect(text).toContain(kept);
});

test("the graph shows what stands: no older versions, nothing forgotten or over", async () => {
  const client = await connect(TEST_KEY);
  const containerTag = "graph";
  const memories = [
    { content: "Alma has a guest pass.", forgetAfter: "2020-01-01T00:00:00Z" },
    { content: "Alma rents a shed." },
    { content: "Alma keeps four geese." },
  ];
  const { body } = await app.call("POST", "/v4/memories", { containerTag, memories });
  const [, shed, geese] = body.memories;
  await app.call("DELETE", "/v4/memories", { containerTag, id: shed.id });
  await app.call("PATCH", "/v4/memories", { containerTag, id: geese.id, newContent: "Alma keeps five geese." });
  const documents = JSON.parse((await callTool(client, "memory-graph", { containerTag })).text);
  const shown = documents.flatMap((document: { memories: { memory: string }[] }) => document.memories);
  expect(shown.map(({ memory }: { memory: string }) => memory)).toEqual(["Alma keeps five geese."]);
});

test("a key sees and changes with tools what it may, and its own tag is where it starts", async () => {
  await app.call("POST", "/v4/memories", { containerTag: "other", memories: [{ content: "Otto keeps bees." }] });
  const writer = await connect(await scopedKey("own", "write"));
  await callTool(writer, "add_memory", { content: "Olga plays the oboe." });
  await app.idle();
  expect((await callTool(writer, "search_memory", { query: "Who plays the oboe?" })).text).toContain("Olga");
  expect((await callTool(writer, "listMemories", {})).text).toContain("oboe");
  expect((await callTool(writer, "listSpaces", {})).text).not.toContain("other");

  const trespass = await callTool(writer, "search_memory", { query: "bees", containerTag: "other" });
  expect(trespass).toEqual({ isError: true, text: expect.stringContaining("Forbidden") });
  expect((await callTool(writer, "add_memory", { content: "x", containerTag: "other" })).isError).toBe(true);
  for (const containerTag of ["other", "nobody-yet"]) {
    const text = `Forbidden: The key has no access to "${containerTag}"`;
    expect(await callTool(writer, "select-space", { containerTag })).toEqual({ isError: true, text });
  }

  const reader = await connect(await scopedKey("own", "read"));
  expect((await callTool(reader, "add_memory", { content: "Olga sings." })).isError).toBe(true);
  expect((await callTool(reader, "listMemories", {})).text).toContain("oboe");
});

test("wrong arguments come back to the model in words, and an unknown key does not connect", async () => {
  const client = await connect(TEST_KEY);
  const wrong = await callTool(client, "listMemories", { limit: 5000 });
  expect(wrong.isError).toBe(true);
  expect(wrong.text).toContain("limit");
  expect((await callTool(client, "getDocument", { id: "none" })).text).toContain("not found");
  expect(connect("sm_wrongwrongwrongwrongwrong")).rejects.toThrow();
});

test("a request that is malformed is refused in words that name the field", async () => {
  const ask = async (method: string, params: unknown) => {
    const answer = await fetch(new URL("/mcp", app.address), {
      method: "POST",
      headers: {
        authorization: `Bearer ${TEST_KEY}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    return ((await answer.json()) as { readonly error: unknown }).error;
  };
  const refused = (problem: string) => ({ code: -32_602, message: `Invalid request: ${problem}` });
  expect(await ask("tools/call", {})).toEqual(refused("params.name is missing"));
  expect(await ask("tools/call", { name: 5 })).toEqual(refused("params.name must be string"));
  expect(await ask("tools/call", { name: "whoAmI", arguments: [] })).toEqual(
    refused("params.arguments must be object"),
  );
  expect(await ask("resources/read", undefined)).toEqual(refused("params is missing"));
  expect(await ask("initialize", { capabilities: {} })).toEqual(
    refused("params.protocolVersion is missing; params.clientInfo is missing"),
  );
  const wrong = await callTool(await connect(TEST_KEY), "add_memory", { content: "Olga sings.", action: "drop" });
  expect(wrong).toEqual({ text: "Argument action must be save or forget", isError: true });
});

test("a key of several tags is told all of them, and a missing argument which", async () => {
  const { body } = await app.call("POST", "/v3/auth/scoped-key", {
    containerTags: ["fenna", "mina"],
    permission: "read",
  });
  const client = await connect(body.key);
  expect((await callTool(client, "whoAmI", {})).text).toContain('may read in "fenna", "mina"');
  expect(await callTool(client, "search_memory", {})).toEqual({
    text: "The arguments must have required properties query",
    isError: true,
  });
});
