// The command line as people and programs use it: the real program as a process of its own, beside a running service.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Command } from "commander";
import { createProgram } from "#src/cli/program.ts";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const root = new URL("../..", import.meta.url).pathname;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await temporaryFolder();
  await mkdir(join(folder, "notes", "deeper"), { recursive: true });
  await mkdir(join(folder, "notes", "node_modules"), { recursive: true });
  await Bun.write(join(folder, "notes", "home.md"), "Nora lives in Lisbon. She is allergic to peanuts.");
  await Bun.write(join(folder, "notes", "deeper", "music.txt"), "Nora plays the oboe.");
  await Bun.write(join(folder, "notes", "node_modules", "left-out.txt"), "Nobody reads this.");
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({ PATH: process.env.PATH ?? "", MNEME_URL: app.address, MNEME_API_KEY: TEST_KEY });

const mneme = async (args: readonly string[], { input = "", env = environment() as Record<string, string> } = {}) => {
  const child = Bun.spawn([process.execPath, join(root, "src/main.ts"), ...args], {
    cwd: folder,
    env,
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, out, err };
};

const json = async (...args: readonly string[]) => JSON.parse((await mneme(["--json", ...args])).out);

test("a folder is added with all its files, waits until they are remembered, and is unchanged the second time", async () => {
  const first = await json("add", "notes", "--tag", "nora");
  expect(first.containerTag).toBe("nora");
  expect(first.failed).toEqual([]);
  expect(first.added.map(({ name, state }: Record<string, string>) => [name, state])).toEqual([
    ["notes/deeper/music.txt", "remembered"],
    ["notes/home.md", "remembered"],
  ]);
  const again = await mneme(["add", "notes", "--tag", "nora"]);
  expect(again).toMatchObject({ code: 0, out: '"nora": 2 unchanged\n' });

  const found = await mneme(["search", "Where does Nora live?", "--tag", "nora"]);
  expect(found.out).toContain("Nora lives in Lisbon.");
  const profile = await mneme(["profile", "nora"]);
  expect(profile.out).toContain("Nora is allergic to peanuts.");
  expect((await json("tags"))[0]).toMatchObject({ containerTag: "nora", documentCount: 2 });
});

test("standard input and metadata are taken, and what fails is named with its reason and exit code 1", async () => {
  const added = await mneme(
    [
      "add",
      "-",
      "--tag",
      "otto",
      "--instant",
      ...["mood=good", "year=2026", "room=007"].flatMap((pair) => ["-m", pair]),
    ],
    {
      input: "Otto keeps bees.",
    },
  );
  expect(added).toMatchObject({ code: 0, out: '"otto": 1 remembered\n' });
  const { body } = await app.call("POST", "/v3/documents/list", { containerTags: ["otto"] });
  expect(body.memories[0].metadata).toEqual({ mood: "good", year: 2026, room: "007" });

  await Bun.write(join(folder, "broken.pdf"), "%PDF-1.7\nnothing more");
  const failed = await mneme(["add", "broken.pdf", "--tag", "otto"]);
  expect(failed.code).toBe(1);
  expect(failed.out).toContain("1 failed:\n  broken.pdf: ");
  expect(await mneme(["add", "nowhere.txt"])).toMatchObject({
    code: 1,
    err: "mneme: there is no file or folder nowhere.txt\n",
  });
});

test("two files of one name are two documents, and standard input that is no text is refused", async () => {
  await Bun.write(join(folder, "one", "diary.md"), "Nora keeps bees.");
  await Bun.write(join(folder, "two", "diary.md"), "Nora plays chess.");
  for (const name of ["one/diary.md", "two/diary.md"]) {
    expect((await json("add", name, "--tag", "diaries", "--superrag")).added).toMatchObject([{ state: "remembered" }]);
  }
  expect((await json("tags", "show", "diaries")).documentCount).toBe(2);
  const refused = await mneme(["add", "-", "--tag", "diaries"], { input: "\u0000PNG" });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("name the file") });
});

test("containers are merged and deleted, the latter only when that is said", async () => {
  await mneme(["add", "-", "--tag", "phone", "--instant"], { input: "Pia likes tea." });
  await mneme(["add", "-", "--tag", "laptop", "--instant"], { input: "Pia likes figs." });
  expect((await mneme(["tags", "merge", "phone", "--into", "laptop"])).out).toContain('part of "laptop"');
  expect((await json("tags", "show", "laptop")).memoryCount).toBe(2);
  expect(await mneme(["tags", "delete", "laptop"])).toMatchObject({ code: 1 });
  expect((await json("tags", "delete", "laptop", "--yes")).deletedDocumentsCount).toBe(2);
  expect((await mneme(["reclassify", "laptop"])).err).toBe("mneme: Container tag not found\n");
});

test("keys are made for everything or for tags, listed, and revoked", async () => {
  const { key, id } = await json("keys", "create", "chat", "--tag", "nora", "--read-only");
  const confined = { ...environment(), MNEME_API_KEY: key };
  expect((await mneme(["search", "oboe", "--tag", "nora"], { env: confined })).code).toBe(0);
  expect((await mneme(["search", "bees", "--tag", "otto"], { env: confined })).err).toContain("Forbidden");
  expect((await mneme(["keys"], { env: confined })).err).toContain("Forbidden");
  expect((await mneme(["keys", "revoke", id])).code).toBe(0);
  expect((await mneme(["keys"])).out).toContain("revoked");
  expect((await mneme(["search", "oboe"], { env: confined })).err).toContain("Unauthorized");
});

test("an MCP host that starts the program talks to the service through it", async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, "src/main.ts"), "mcp"],
      env: environment(),
    }),
  );
  const { content } = await client.callTool({
    name: "search_memory",
    arguments: { query: "Which instrument does Nora play?", containerTag: "nora" },
  });
  expect(JSON.stringify(content)).toContain("oboe");
  await client.close();
});

test("an MCP host that ends its input at once has all its answers, but not of what it cancelled", async () => {
  const question = { name: "search_memory", arguments: { query: "Nora's instrument", containerTag: "nora" } };
  const asked = [
    {
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "test", version: "1" } },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: question },
    { id: 3, method: "tools/call", params: question },
    { method: "notifications/cancelled", params: { requestId: 3 } },
  ];
  const input = asked.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
  const { code, out } = await mneme(["mcp"], { input });
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect([code, answers.map(({ id }) => id)]).toEqual([0, [1, 2]]);
  expect(JSON.stringify(answers[1])).toContain("oboe");
});

test("an MCP host is told on standard error which lines are no messages, and of one without end", async () => {
  const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
  const input = `{no json\n${JSON.stringify([ping(1)])}\n${JSON.stringify(ping(2))}\n`;
  const { code, out, err } = await mneme(["mcp"], { input });
  expect([code, JSON.parse(out)]).toEqual([0, { jsonrpc: "2.0", id: 2, result: {} }]);
  expect(err.trim().split("\n")).toEqual([
    expect.stringMatching(/^mneme: a line from the host is no JSON: /),
    "mneme: a line from the host is no single request, notification or answer",
  ]);
  expect(await mneme(["mcp"], { input: "a".repeat(11_000_000) })).toEqual({
    code: 1,
    out: "",
    err: "mneme: the host sent a message of more than 10 MB\n",
  });
});

test("an MCP host's last line is taken without its end, and told when it is cut off", async () => {
  const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  const whole = await mneme(["mcp"], { input: ping });
  expect({ ...whole, out: JSON.parse(whole.out) }).toEqual({
    code: 0,
    out: { jsonrpc: "2.0", id: 1, result: {} },
    err: "",
  });
  const half = await mneme(["mcp"], { input: ping.slice(0, -9) });
  expect(half).toEqual({ code: 0, out: "", err: expect.stringContaining("a line from the host is no JSON") });
});

test("a service that ends in the middle of its answer is told of, and leaves no backup", async () => {
  const cut = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data: (socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf");
        socket.end();
      },
    },
  });
  const address = `http://127.0.0.1:${cut.port}`;
  expect(await mneme(["backup", "cut.backup"], { env: { ...environment(), MNEME_URL: address } })).toMatchObject({
    code: 1,
    err: expect.stringContaining(`mneme: the service at ${address} ended the connection before its answer was whole`),
  });
  expect((await readdir(folder)).filter((name) => name.startsWith("cut.backup"))).toEqual([]);
  cut.stop(true);
});

/** The command and all below it that do something. */
const withActions = (command: Command): Command[] =>
  command.commands.length === 0
    ? [command]
    : [...(command.name() === "mneme" ? [] : [command]), ...command.commands.flatMap(withActions)];

test("every command has help with an example, and mistakes are told in words", async () => {
  const commands = withActions(createProgram("0.0.0"));
  expect(commands.length).toBeGreaterThanOrEqual(20);
  for (const command of commands) {
    let help = "";
    const writeOut = (text: string): void => {
      help += text;
    };
    command.configureOutput({ writeOut }).outputHelp();
    expect(help, command.name()).toContain("Example");
  }
  for (const asked of [["add"], ["tags", "merge"]]) {
    expect(await mneme([...asked, "--help"])).toMatchObject({ code: 0, out: expect.stringContaining("Example") });
  }
  expect((await mneme(["serch"])).err).toContain("unknown command 'serch'");
  expect((await mneme(["search"])).err).toContain("missing required argument 'query'");
  expect((await mneme(["search", " "])).err).toBe("mneme: Invalid request: q must not be empty\n");
  expect((await mneme(["plugins", "update"])).err).toContain("'update' is invalid");
  expect((await mneme(["restore", "none.backup", "--data-dir", "restored"])).err).toContain("no such file");
  expect((await mneme(["tags"], { env: { PATH: "" } })).err).toContain("set MNEME_API_KEY");
  const away = { ...environment(), MNEME_URL: "http://127.0.0.1:1" };
  expect(await mneme(["tags"], { env: away })).toMatchObject({
    code: 1,
    err: expect.stringContaining("is it running"),
  });
});

test("an export goes out and in again by the command line, from a file and from standard input", async () => {
  const lines = (await mneme(["export", "--tag", "nora"])).out;
  await Bun.write(join(folder, "nora.jsonl"), lines);
  expect((await mneme(["import", "nora.jsonl"])).out).toStartWith("0 documents, 0 passages, 0 memories");
  const copy = await mneme(["--json", "import", "-", "--into", "copy", "--new-ids"], { input: lines });
  expect(JSON.parse(copy.out)).toMatchObject({ documents: 2, conflictCount: 0, hasEnd: true });
  const cut = lines.slice(0, lines.lastIndexOf('{"type":"end"'));
  expect(await mneme(["import", "-"], { input: cut })).toMatchObject({
    code: 1,
    err: expect.stringContaining("cut off"),
  });
  expect((await mneme(["export", "--tag", "nobody"])).err).toBe("mneme: Container tag not found\n");
});

test("the doctor finds a service at work, and says what to do about a folder that it cannot write to", async () => {
  const port = new URL(app.address).port;
  const well = await mneme(["--json", "doctor"], { env: { PATH: process.env.PATH ?? "", MNEME_PORT: port } });
  expect(JSON.parse(well.out)).toContainEqual({ what: "service", isFine: true, found: `ready at ${app.address}` });
  const ill = await mneme(["doctor"], { env: { PATH: "", MNEME_DATA_DIR: "/proc/none", MNEME_PORT: "0" } });
  expect(ill.code).toBe(1);
  expect(ill.out).toContain("set MNEME_DATA_DIR");
  const wrong = await mneme(["doctor"], { env: { PATH: "", MNEME_PORT: "many" } });
  expect(wrong.out).toContain("MNEME_PORT");
});

test("the doctor says of a folder what a start would say of it, and leaves it as it is", async () => {
  const examined = async (dataDir: string) =>
    await mneme(["doctor"], { env: { PATH: "", MNEME_DATA_DIR: join(folder, dataDir), MNEME_PORT: "0" } });
  expect(await examined("notes")).toMatchObject({ code: 1, out: expect.stringContaining("This is no data folder") });
  await Bun.write(join(folder, "torn", "db", "000004.sst"), "what is left of a database");
  expect(await examined("torn")).toMatchObject({ code: 1, out: expect.stringContaining("not the file CURRENT") });
  expect(await examined("new/deeper")).toMatchObject({ code: 0, out: expect.stringContaining("none yet") });
  expect(await stat(join(folder, "new")).catch(() => null)).toBeNull();
});

test("an output that nobody reads on, or that has no room, ends without an outburst", async () => {
  const shell = async (command: string) => {
    const program = `${process.execPath} ${join(root, "src/main.ts")}`;
    const child = Bun.spawn(["bash", "-o", "pipefail", "-c", command.replace("mneme", program)], {
      cwd: folder,
      env: environment(),
      stderr: "pipe",
    });
    return { err: await new Response(child.stderr).text(), code: await child.exited };
  };
  // Words too long for the model to read cost it hardly anything.
  const many = Array.from({ length: 100 }, (_, line) => `Nora wrote line ${line}.${` ${"on".repeat(55)}.`.repeat(3)}`);
  await mneme(["add", "-", "--tag", "long", "--superrag"], { input: many.join("\n\n") });
  expect(await shell("mneme export --tag long | head -n 1 > first-line")).toEqual({ err: "", code: 0 });
  const full = await shell("mneme export --tag long > /dev/full");
  expect(full).toMatchObject({ code: 1, err: expect.stringMatching(/^mneme: .*no space left[^\n]*\n$/) });
});
