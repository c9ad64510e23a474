// The promise of the queue with two services on one database: whichever is killed, the other one goes on with its work.

import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { runCrashes } from "#test/support/crash-run.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

test("after six kills of either of two services nothing acknowledged is lost, doubled or left hanging", async () => {
  const dataDir = await temporaryFolder();
  try {
    const report = await runCrashes({ dataDir, isShared: true, seed: 9, documents: 90, kills: 6 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(60);
    expect(report.deleted).toBeGreaterThan(3);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
