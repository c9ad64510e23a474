// Writes under one Idempotency-Key that are cut off by kill -9 and sent again.

import { expect, test } from "bun:test";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const PROGRAM = new URL("../support/idempotency-child.ts", import.meta.url).pathname;

/** What a killed process leaves among its temporary files goes with the folder. */
const start = (dataDir: string, request: string, hangAt = "") =>
  Bun.spawn([process.execPath, PROGRAM, dataDir, request, hangAt], {
    env: { ...process.env, TMPDIR: dataDir },
    stdout: "pipe",
    stderr: "inherit",
  });

/** Sends the request, and kills the process where it stands still. */
const sendAndKill = async (dataDir: string, request: string, hangAt: string): Promise<void> => {
  const child = start(dataDir, request, hangAt);
  let printed = "";
  for await (const bytes of child.stdout) {
    printed += new TextDecoder().decode(bytes);
    if (printed.includes("hanging")) break;
  }
  expect(printed).toContain("hanging");
  child.kill("SIGKILL");
  await child.exited;
};

const send = async (dataDir: string, request: string) => {
  const child = start(dataDir, request);
  const printed = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return JSON.parse(printed);
};

test("a document that was accepted when the service died is not accepted again", async () => {
  const dataDir = await temporaryFolder();
  await sendAndKill(dataDir, "one", "answer");
  const { status, answer, ids, jobs } = await send(dataDir, "one");
  expect({ status, jobs, ids }).toEqual({ status: 200, jobs: 1, ids: [answer.id] });
  expect(await send(dataDir, "one")).toEqual({ status, answer, ids, jobs });
}, 60_000);

test("a document that was not yet accepted when the service died is accepted by the next try", async () => {
  const dataDir = await temporaryFolder();
  await sendAndKill(dataDir, "one", "accept:1");
  const { status, answer, ids, jobs } = await send(dataDir, "one");
  expect({ status, jobs, ids }).toEqual({ status: 200, jobs: 1, ids: [answer.id] });
}, 60_000);

test("a batch that was cut off goes on with the documents that are missing", async () => {
  const dataDir = await temporaryFolder();
  await sendAndKill(dataDir, "batch", "accept:3");
  await sendAndKill(dataDir, "batch", "answer");
  const { status, answer, ids, jobs } = await send(dataDir, "batch");
  expect({ status, jobs }).toEqual({ status: 200, jobs: 3 });
  expect(answer.results.map(({ id }: { id: string }) => id)).toEqual(ids);
}, 60_000);

test("other work that was cut off is not done again, and the client is told to look", async () => {
  const dataDir = await temporaryFolder();
  await sendAndKill(dataDir, "memories", "remember");
  const { status, answer } = await send(dataDir, "memories");
  expect({ status, error: answer.error }).toEqual({
    status: 409,
    error: "The first request with this Idempotency-Key is still at work",
  });
}, 60_000);
