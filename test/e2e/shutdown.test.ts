// Starting and stopping: the first key is shown though the start fails, what is in flight is answered, the rest stays queued, and the program ends by itself.

import { expect, test } from "bun:test";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

const inFolder = async (run: (dataDir: string) => Promise<void>): Promise<void> => {
  const dataDir = await temporaryFolder();
  try {
    await run(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const longText = Array.from({ length: 30 }, (_, i) => `Ada counted ${i} ships in the harbour on day ${i}.`).join(" ");

test(
  "SIGTERM ends the service with code 0 while documents wait, and they are done after the next start",
  () =>
    inFolder(async (dataDir) => {
      const first = await startService(dataDir);
      const ids: string[] = [];
      for (let i = 0; i < 6; i++) {
        const { status, body } = await first.call("POST", "/v3/documents", {
          content: `${i}. ${longText}`,
          containerTag: `ada-${i % 2}`,
        });
        expect(status).toBe(200);
        ids.push(body.id);
      }
      expect(await first.end("SIGTERM")).toBe(0);

      const second = await startService(dataDir);
      const states = async (): Promise<string[]> => {
        const answers = await Promise.all(ids.map((id) => second.call("GET", `/v3/documents/${id}`)));
        return answers.map(({ body }) => body.status);
      };
      expect((await states()).some((state) => state !== "done")).toBe(true);
      while ((await states()).some((state) => state !== "done")) await Bun.sleep(50);
      expect(await second.end("SIGTERM")).toBe(0);
    }),
  120_000,
);

test(
  "SIGTERM ends the service with code 0 though clients stopped in the middle of what they send",
  () =>
    inFolder(async (dataDir) => {
      const service = await startService(dataDir);
      const { hostname, port } = new URL(service.address);
      const head = `HTTP/1.1\r\nHost: m\r\nAuthorization: ${service.authorization}\r\nContent-Length: 1000\r\n`;
      const halves = [
        `POST /v3/documents ${head}Content-Type: application/json\r\n\r\n{"content": "`,
        `POST /v3/documents/file ${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n`,
        `POST /v3/import ${head}Content-Type: application/x-ndjson\r\n\r\n{`,
      ];
      const data = () => {};
      const clients = await Promise.all(
        halves.map((half) =>
          Bun.connect({ hostname, port: Number(port), socket: { data, open: (it) => void it.write(half) } }),
        ),
      );
      await Bun.sleep(500);
      expect(await service.end("SIGTERM")).toBe(0);
      for (const client of clients) client.end();
    }),
  30_000,
);

test(
  "a second SIGTERM ends the service at once",
  () =>
    inFolder(async (dataDir) => {
      const service = await startService(dataDir);
      await service.call("POST", "/v3/documents", { content: longText.repeat(80), containerTag: "ada" });
      const ended = service.end("SIGTERM");
      await service.end("SIGTERM");
      expect([0, 1]).toContain(await ended);
    }),
  30_000,
);

test("mistakes in the configuration are told all at once, before anything is opened", () =>
  inFolder(async (dataDir) => {
    const starting = startService(dataDir, { MNEME_PORT: "99999", MNEME_LOG_LEVEL: "loud", MNEME_TYPO: "1" });
    await expect(starting).rejects.toThrow(/MNEME_PORT[\s\S]*MNEME_LOG_LEVEL[\s\S]*MNEME_TYPO/);
  }));

test("a data folder below ~, as a file of settings gives it, is refused and nothing is made of it", () =>
  inFolder(async (folder) => {
    const file = join(folder, "settings.env");
    await Bun.write(file, "MNEME_DATA_DIR=~/memories\n");
    for (const args of [
      ["serve"],
      ["doctor"],
      ["serve", "--data-dir=~/memories"],
      ["restore", "x", "--data-dir=~/x"],
    ]) {
      const given = args.length === 1 ? [`--env-file=${file}`] : [];
      const command = [process.execPath, ...given, main, ...args];
      const child = Bun.spawn(command, { cwd: folder, env: { MNEME_PORT: "0" }, stdout: "pipe", stderr: "pipe" });
      const printed = (await new Response(child.stdout).text()) + (await new Response(child.stderr).text());
      expect(printed).toMatch(/MNEME_DATA_DIR is "~\/\w+" but must be a folder written in full/);
      expect(await child.exited).not.toBe(0);
    }
    expect(await readdir(folder)).toEqual(["settings.env"]);
  }));

test("a first start at a port that is taken shows the key that it made, and takes no part of the other's requests", () =>
  inFolder(async (dataDir) => {
    const taken = Bun.serve({ port: 0, hostname: "127.0.0.1", reusePort: true, fetch: () => new Response("other") });
    try {
      const starting = startService(dataDir, { MNEME_PORT: String(taken.port), MNEME_API_KEY: "" });
      const output = await starting.then(String, ({ message }: Error) => message);
      expect(output).toContain(`The service can't listen at http://127.0.0.1:${taken.port} (EADDRINUSE): MNEME_PORT`);
      const key = /^ +(sm_\w+)$/m.exec(output)?.[1] ?? "";
      const next = await startService(dataDir, { MNEME_API_KEY: "" });
      const headers = { authorization: `Bearer ${key}` };
      expect((await fetch(`${next.address}/v3/auth/keys`, { headers })).status).toBe(200);
      expect(await next.end("SIGTERM")).toBe(0);
    } finally {
      await taken.stop();
    }
  }));

test("a host that is no address of this machine is named", () =>
  inFolder(async (dataDir) => {
    await expect(startService(dataDir, { MNEME_HOST: "203.0.113.7" })).rejects.toThrow(
      "can't listen at http://203.0.113.7:0 (EADDRNOTAVAIL): MNEME_PORT has to be",
    );
  }));

test("the address of IPv6 that is printed can be asked", () =>
  inFolder(async (dataDir) => {
    const service = await startService(dataDir, { MNEME_HOST: "::1" });
    expect(service.address).toStartWith("http://[::1]:");
    expect((await fetch(`${service.address}/health`)).status).toBe(200);
    expect(await service.end("SIGTERM")).toBe(0);
  }));
