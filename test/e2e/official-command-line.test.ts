// The published command line, unmodified, against this service. It sends its key as x-api-key only.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

const PROGRAM = resolve("node_modules/supermemory/bin/cli");

let app: TestApp;
let home: string;

beforeAll(async () => {
  app = await startTestApp();
  home = await mkdtemp(join(tmpdir(), "mneme-cli-"));
});

afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true, force: true });
});

const run = async (...args: string[]) => {
  const child = Bun.spawn([process.execPath, PROGRAM, ...args], {
    cwd: home,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: home,
      SUPERMEMORY_API_URL: app.address,
      SUPERMEMORY_API_KEY: TEST_KEY,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, code] = [await new Response(child.stdout).text(), await child.exited];
  expect({ code, out }).toMatchObject({ code: 0 });
  return JSON.parse(out);
};

test("knows whose key it has", async () => {
  expect(await run("whoami")).toMatchObject({ org: { slug: "self-hosted" }, scope: { type: "full" } });
});

test("adds a document, lists it, shows it with its passages, and deletes it", async () => {
  const { id } = await run("add", "Ada lives in Porto and likes jazz.", "--tag", "ada");
  await app.idle();
  const { documents } = await run("docs", "list", "--tag", "ada");
  expect(documents.map((document: { id: string }) => document.id)).toEqual([id]);
  expect((await run("docs", "get", id)).content).toContain("jazz");
  expect((await run("docs", "chunks", id)).total).toBe(1);
  expect(await run("docs", "status", id)).toMatchObject({ status: "done" });
  await run("docs", "delete", id, "--yes");
  expect((await run("docs", "list", "--tag", "ada")).documents).toEqual([]);
});

test("remembers, searches, updates and forgets", async () => {
  const { memories } = await run("remember", "Ada plays chess on Fridays", "--tag", "club");
  const found = await run("search", "chess on Fridays", "--tag", "club");
  expect(found.results[0]).toMatchObject({ id: memories[0].id });
  const updated = await run("update", memories[0].id, "Ada plays chess on Mondays", "--tag", "club");
  expect(updated.version).toBe(2);
  expect(JSON.stringify(await run("profile", "--tag", "club"))).toContain("Mondays");
  await run("forget", updated.id, "--tag", "club");
  expect(JSON.stringify(await run("profile", "--tag", "club"))).not.toContain("Mondays");
});

test("creates, describes and deletes a container tag", async () => {
  await run("tags", "create", "team");
  await run("tags", "context", "team", "--set", "A team of nurses");
  expect(await run("tags", "info", "team")).toMatchObject({ containerTag: "team", entityContext: "A team of nurses" });
  await run("tags", "delete", "team", "--yes");
  const tags: { containerTag: string }[] = await run("tags", "list");
  expect(tags.map(({ containerTag }) => containerTag)).not.toContain("team");
});
