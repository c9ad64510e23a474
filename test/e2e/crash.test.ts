// The promise of the queue: what was acknowledged is there, once, whatever is killed when.

import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { runCrashes } from "#test/support/crash-run.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

test("after twenty kills over two hundred documents nothing acknowledged is lost, doubled or left hanging", async () => {
  const dataDir = await temporaryFolder();
  try {
    const report = await runCrashes({ dataDir, seed: 20, documents: 200, kills: 20 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(150);
    expect(report.deleted).toBeGreaterThan(5);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
