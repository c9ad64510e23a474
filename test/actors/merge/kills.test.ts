// A merge that is killed again and again, at moments drawn from a seed, ends as one that was left alone.

import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { seeded } from "#test/support/crash-run.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const PROGRAM = new URL("../../support/merge-run.ts", import.meta.url).pathname;
const KILLS = 40;

const start = (command: string, dataDir: string) =>
  Bun.spawn([process.execPath, PROGRAM, command, dataDir], { stdout: "pipe", stderr: "inherit" });

const finish = async (command: string, dataDir: string): Promise<string> => {
  const child = start(command, dataDir);
  const printed = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return printed;
};

const read = async (dataDir: string) => JSON.parse(await finish("read", dataDir));

/** Kills the program some batches after it began, in the middle of one; false when it had ended before. */
const runAndKill = async (dataDir: string, random: () => number): Promise<boolean> => {
  const child = start("run", dataDir);
  const lines = 1 + Math.floor(random() * 6);
  const delayMs = random() * 8;
  let seen = 0;
  const decoder = new TextDecoder();
  for await (const bytes of child.stdout) {
    seen += decoder.decode(bytes).split("\n").length - 1;
    if (seen < lines) continue;
    const until = performance.now() + delayMs;
    while (performance.now() < until);
    child.kill("SIGKILL");
    break;
  }
  return (await child.exited) !== 0;
};

test("a merge that is killed at many points goes on from there and ends as one that was not", async () => {
  const [killed, calm] = [await temporaryFolder(), await temporaryFolder()];
  try {
    await finish("fill", killed);
    await finish("fill", calm);
    const before = await read(calm);
    for (const dataDir of [killed, calm]) await finish("merge", dataDir);
    await finish("run", calm);
    const expected = await read(calm);
    const random = seeded(7);
    let kills = 0;
    while (kills < KILLS && (await runAndKill(killed, random))) kills += 1;
    expect(kills).toBeGreaterThan(10);
    await finish("run", killed);
    const after = await read(killed);
    expect(after).toEqual({ ...expected, merge: { ...expected.merge, batches: after.merge.batches } });
    expect(after.merge.status).toBe("completed");
    expect(after.orphans).toEqual({});
    const { shared_document: _, ...rows } = before.rows;
    expect(after.rows).toMatchObject(rows);
    expect(Object.keys(after.to.memories)).toHaveLength(
      Object.keys(before.from.memories).length + Object.keys(before.to.memories).length,
    );
  } finally {
    for (const dataDir of [killed, calm]) await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
