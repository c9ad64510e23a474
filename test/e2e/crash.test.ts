// The promise of the queue: what was acknowledged is there, once, whatever is killed when. `bun run bench:crash` kills more often.

import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCrashes } from "#test/support/crash-run.ts";

test("after twelve kills over 120 documents nothing acknowledged is lost, doubled or left hanging", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mneme-crash-"));
  try {
    const report = await runCrashes({ dataDir, seed: 20, documents: 120, kills: 12 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(90);
    expect(report.deleted).toBeGreaterThan(3);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
