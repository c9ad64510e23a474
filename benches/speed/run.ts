// How fast is the service, through its HTTP interface, beside plain SQLite and beside mem0 on the same machine in the same run?
//   bun run bench:speed [-- --only search,profile] [--rows 1000,10000] [--tags 1000] [--queries 200] [--store <folder to keep>] [--out <file>] [--docs docs]
// Rows are written through the store, with vectors around those of embedded sentences: to embed them all would take hours.

import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Bench, Figures } from "./databases.ts";
import { ingestionPart } from "./ingestion.ts";
import { concurrentPart, memoryPart, profilePart, recallPart, searchPart, startPart, tagsPart } from "./parts.ts";
import { mem0Part, sqlitePart } from "./peer-parts.ts";
import { writeReport } from "./report.ts";
import { round } from "./timing.ts";
import { createEmbedder, vectorsAround } from "./vectors.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rows: { type: "string", default: "1000,10000,30000,100000" },
    tags: { type: "string", default: "1000" },
    queries: { type: "string", default: "200" },
    store: { type: "string" },
    out: { type: "string", default: "benches/results/speed.json" },
    docs: { type: "string" },
  },
});
const sizes = values.rows.split(",").map(Number);
const largest = Math.max(...sizes);
const middle = sizes.includes(10_000) ? 10_000 : largest;
const MEM0_LARGEST = 10_000;

const PARTS: Record<string, (bench: Bench) => Promise<unknown>> = {
  search: async (bench) => each(sizes, (rows) => searchPart(bench, rows)),
  sqlite: async (bench) => each(sizes, (rows) => sqlitePart(bench, rows)),
  mem0: async (bench) =>
    each(
      sizes.filter((rows) => rows <= MEM0_LARGEST),
      (rows) => mem0Part(bench, rows),
    ),
  recall: (bench) => recallPart(bench, largest),
  tags: tagsPart,
  concurrent: (bench) => concurrentPart(bench, middle),
  profile: (bench) => profilePart(bench, middle),
  ingestion: ingestionPart,
  memory: (bench) => memoryPart(bench, largest),
  start: startPart,
};

const each = async (rows: readonly number[], work: (rows: number) => Promise<Figures | null>): Promise<Figures[]> => {
  const all: Figures[] = [];
  for (const size of rows) {
    const figures = await work(size);
    if (figures !== null) all.push(figures);
  }
  return all;
};

interface Recorded {
  readonly commit: string;
  readonly load: readonly [before: number, after: number];
  readonly figures: unknown;
}

const known = Bun.file(values.out);
const parts: Record<string, Recorded> = (await known.exists()) ? (await known.json()).parts : {};
const commit = (await Bun.$`git rev-parse --short HEAD`.text()).trim();
/** `--only=` measures nothing and writes the report anew. */
const asked = values.only?.split(",").filter((name) => name !== "") ?? Object.keys(PARTS);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);

const folder = values.store ?? (await mkdtemp(join(tmpdir(), "mneme-speed-")));
const embedder = await createEmbedder(2);
const vectorOf = await vectorsAround(embedder);
await embedder.close();
const bench: Bench = {
  folder,
  sizes,
  tags: Number(values.tags),
  rowsATag: 100,
  queries: Number(values.queries),
  vectorOf,
};

const loadNow = (): number => round(loadavg()[0] ?? 0, 1);
for (const name of asked) {
  const before = loadNow();
  const figures = await PARTS[name]?.(bench);
  parts[name] = { commit, load: [before, loadNow()], figures };
  console.log(name, JSON.stringify(parts[name]));
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, ${round(totalmem() / 2 ** 30, 0)} GB, Bun ${Bun.version}`;
  await Bun.write(values.out, `${JSON.stringify({ machine, parts }, null, 2)}\n`);
}
if (values.docs !== undefined) await writeReport(await Bun.file(values.out).json(), values.docs);
if (values.store === undefined) await rm(folder, { recursive: true, force: true });
process.exit(0);
