// What the page on operations shows is so: its commands, its table of metrics, its receiver of webhooks; and what lies ready to
// run the service with, the systemd unit and the Dockerfile.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { SETTING_NAMES } from "#src/config.ts";
import { checkOutput, readBlocks } from "#test/support/documented-blocks.ts";
import { openReaderShell, type ReaderShell, root } from "#test/support/reader-shell.ts";
import { type Service, startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const page = await Bun.file(join(root, "docs/operations.md")).text();
const SHOWN = ["Health", "Metrics", "Events", "Webhooks", "Keys", "Quotas"];
const blocks = readBlocks(page).filter(({ section }) => SHOWN.includes(section));

let folder: string;
let service: Service;
let shell: ReaderShell;

beforeAll(async () => {
  folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  service = await startService(dataDir, { MNEME_FETCH_ALLOW: "127.0.0.1" });
  shell = await openReaderShell(service, dataDir, folder);
});
afterAll(async () => {
  await shell?.close();
  await service?.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

for (const block of blocks.filter(({ language }) => language === "sh")) {
  test(`prints what is shown: ${block.code.split("\n")[0]}`, async () => {
    checkOutput(block, await shell.run(block.code));
  });
}

test("the table of metrics names each one that there is, and no other", async () => {
  const answer = await fetch(`${service.address}/metrics`, { headers: { authorization: service.authorization } });
  const measured = [...(await answer.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => [name, kind]);
  const told = [...page.matchAll(/^\| `(\w+)` +\| (histogram|counter|gauge) /gm)].map(([, name, kind]) => [name, kind]);
  expect(told.toSorted()).toEqual(measured.toSorted());
});

/** A port on which nobody listens, most likely. */
const freePort = async (): Promise<number> => {
  const server = Bun.serve({ port: 0, fetch: () => new Response() });
  const port = server.port ?? 0;
  await server.stop(true);
  return port;
};

/** What is printed until it holds the text. */
const printedUntil = async (
  reader: { readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> },
  text: string,
): Promise<string> => {
  let printed = "";
  while (!printed.includes(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`it ended after it had printed:\n${printed}`);
    printed += new TextDecoder().decode(value);
  }
  return printed;
};

test("the receiver of webhooks takes what the service signed, and refuses what it did not", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const made = await service.call("POST", "/v3/webhooks", { url, events: ["document.remembered"] });
  const source = blocks.find(({ language }) => language === "ts")?.code ?? "";
  const file = join(folder, "receiver.ts");
  await Bun.write(file, `${source.replace("port: 9000", `port: ${port}`)}\nconsole.log("listens");\n`);
  const receiver = Bun.spawn([process.execPath, file], {
    env: { PATH: "", WEBHOOK_SECRET: made.body.secret },
    stdout: "pipe",
  });
  const reader = receiver.stdout.getReader();
  await printedUntil(reader, "listens\n");
  const headers = {
    "webhook-id": "forged",
    "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
    "webhook-signature": "v1,Zm9yZ2Vk",
  };
  expect((await fetch(url, { method: "POST", body: "{}", headers })).status).toBe(401);

  const document = { content: "Otto keeps bees.", containerTag: "otto", dreaming: "instant" };
  const { body } = await service.call("POST", "/v3/documents", document);
  const delivered = await printedUntil(reader, `"${body.id}"`);
  expect(JSON.parse(delivered)).toMatchObject({ type: "document.remembered", data: { containerTag: "otto" } });
  receiver.kill();
  await receiver.exited;
});

/** Names of settings in the text, as `NAME=value`. */
const settingsIn = (text: string): string[] => [...text.matchAll(/\b(MNEME_\w+)=/g)].map(([, name = ""]) => name);

describe("the Dockerfile", async () => {
  const dockerfile = await Bun.file(join(root, "Dockerfile")).text();

  test("copies what exists, knows the settings, and takes the version of Bun that the project is run with", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(settingsIn(dockerfile).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(dockerfile).toContain(`bun@${Bun.version}\n`);
  });

  test("has a health check that is fine only where the service is ready", async () => {
    const command: string[] = JSON.parse(/^HEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");
    const check = async (port: string): Promise<number> =>
      await Bun.spawn(command, { env: { MNEME_PORT: port }, stdout: "ignore", stderr: "ignore" }).exited;
    expect(await check(new URL(service.address).port)).toBe(0);
    expect(await check(String(await freePort()))).not.toBe(0);
    const unready = Bun.serve({ port: 0, fetch: () => new Response(null, { status: 503 }) });
    expect(await check(String(unready.port))).not.toBe(0);
    await unready.stop(true);
  });
});

describe("the systemd unit", async () => {
  const unit = await Bun.file(join(root, "packaging/mneme.service")).text();

  test("knows the settings", () => {
    expect(settingsIn(unit).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  test.skipIf(Bun.which("systemd-analyze") === null)("is accepted by systemd", async () => {
    const file = join(folder, "mneme.service");
    await Bun.write(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const child = Bun.spawn(["systemd-analyze", "verify", file], { stdout: "ignore", stderr: "pipe" });
    expect(await child.stderr.text()).not.toContain("mneme.service");
    expect(await child.exited).toBe(0);
  });
});
