// The crash test at length: bun run bench:crash -- --kills 200 [--documents 2000] [--seed 1]

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCrashes } from "#test/support/crash-run.ts";

const { values } = parseArgs({
  options: { kills: { type: "string" }, documents: { type: "string" }, seed: { type: "string" } },
});
const kills = Number(values.kills ?? 200);
const documents = Number(values.documents ?? kills * 10);
const seed = Number(values.seed ?? 1);

const dataDir = await mkdtemp(join(tmpdir(), "mneme-crash-"));
const report = await runCrashes({ dataDir, seed, documents, kills, onProgress: (line) => console.error(line) });
console.log(JSON.stringify({ kills, documents, seed, ...report }, null, 2));
if (report.faults.length === 0) await rm(dataDir, { recursive: true, force: true });
else console.error(`the data is kept in ${dataDir}`);
process.exit(report.faults.length === 0 ? 0 : 1);
