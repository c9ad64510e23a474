// The README from top to bottom: its two commands, then every other command, program and configuration in its order, against the
// service that the first one started. What is printed is what the README shows.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { bundledNames, pluginKinds } from "#plugins/index.ts";
import { checkOutput, readBlocks } from "#test/support/documented-blocks.ts";
import { openReaderShell, type ReaderShell, root } from "#test/support/reader-shell.ts";
import { type Service, startProgram } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const readme = await Bun.file(join(root, "README.md")).text();
const [commands, ...blocks] = readBlocks(readme);
const NPX = `npx -y bun@${Bun.version} `;

let dataDir: string;
let service: Service;
let shell: ReaderShell;

/** The words after `npx -y bun@…` in a line of the first block. */
const ofNpx = (line: number): string[] => {
  const written = (commands?.code.split("\n")[line] ?? "").replace(/ +#.*/, "");
  expect(written).toStartWith(NPX);
  return written.slice(NPX.length).split(" ");
};

const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

beforeAll(async () => {
  dataDir = await temporaryFolder();
  service = await startProgram({
    command: [process.execPath, ...ofNpx(0)],
    cwd: root,
    environment: { PATH: path, HOME: process.env.HOME ?? "", MNEME_PORT: "0", MNEME_DATA_DIR: dataDir },
  });
  shell = await openReaderShell(service, dataDir, root);
});
afterAll(async () => {
  await shell?.close();
  await service?.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

test("the start prints the address, the key, and commands to try that work as they stand", async () => {
  // The address is printed before the commands.
  while (!/"Where do I live\?"}'\n/.test(service.printed())) await service.call("GET", "/ready");
  const printed = service.printed();
  expect(printed).toContain(service.address);
  expect(printed).toMatch(/^ {2}sm_\w+$/m);
  const shown = printed.slice(printed.indexOf("Try it:")).split(/\n\n/).slice(1, 3);
  expect(shown).toHaveLength(2);
  for (const command of shown) {
    expect(JSON.parse(await shell.run(command))).toBeObject();
    await shell.settled();
  }
});

test("the command for the tests runs tests", async () => {
  const child = Bun.spawn([process.execPath, ...ofNpx(1), "test/domain/key.test.ts"], {
    cwd: root,
    env: { PATH: path, HOME: process.env.HOME ?? "" },
    stdout: "ignore",
    stderr: "pipe",
  });
  expect(await child.stderr.text()).toMatch(/\n 0 fail\n/);
  expect(await child.exited).toBe(0);
});

for (const block of blocks) {
  const name = block.code.split("\n")[0];
  if (block.language === "sh") {
    test(`prints what is shown: ${name}`, async () => {
      const printed = await shell.run(block.code);
      await shell.settled();
      checkOutput(block, printed);
    });
  }
  if (block.language === "ts") {
    test(`prints what is shown: ${name}`, async () => checkOutput(block, await shell.runProgram(block.code)));
  }
}

interface HostConfiguration {
  readonly mcpServers: Readonly<
    Record<
      string,
      | { readonly url: string; readonly headers: Record<string, string> }
      | { readonly command: string; readonly args: string[]; readonly env: Record<string, string> }
    >
  >;
}

test("an MCP host reaches the service by each configuration that is shown, and finds the tools that are named", async () => {
  const written = blocks.find(({ code }) => code.includes("mcpServers"))?.code ?? "";
  const { mcpServers }: HostConfiguration = JSON.parse(shell.here(written));
  expect(Object.keys(mcpServers)).toHaveLength(2);
  for (const server of Object.values(mcpServers)) {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      "url" in server
        ? new StreamableHTTPClientTransport(new URL(server.url), { requestInit: { headers: server.headers } })
        : new StdioClientTransport({ ...server, env: { ...shell.environment, ...server.env } }),
    );
    const { tools } = await client.listTools();
    for (const { name } of tools) expect(readme).toContain(`\`${name}\``);
    const args = { query: "What is Nora allergic to?", containerTag: "nora" };
    const { content } = await client.callTool({ name: "search_memory", arguments: args });
    expect(JSON.stringify(content)).toContain("peanuts");
    await client.close();
  }
});

test("the table of plugins names every bundled one", () => {
  const rows = readme.split("\n");
  for (const kind of pluginKinds) {
    const row = rows.find((line) => line.startsWith(`| \`${kind}\` `)) ?? "";
    const named = [...row.slice(row.indexOf("|", 1)).matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
    expect(named.toSorted()).toEqual(bundledNames(kind).toSorted());
  }
});

test("every page and file that is linked or named as a test exists", () => {
  const linked = [...readme.matchAll(/\]\((?!http)([^)#]+)[^)]*\)/g)].map(([, file = ""]) => file);
  const named = [...readme.matchAll(/`((?:test|examples)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  expect(linked.length + named.length).toBeGreaterThan(20);
  expect([...linked, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
