// What grows with the number of container tags: makes many small tags in the embedded store and times every query that looks over
// more than one of them. bun run benches/tags/run.ts [--tags 100000]

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, storeOn } from "#store/open.ts";
import { containerKey, newContainer, toDocumentRow, toMemoryRow } from "#store/rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { documentRow } from "#test/support/rows.ts";

const { values } = parseArgs({ options: { tags: { type: "string" } } });
const tags = Number(values.tags ?? 100_000);
const BATCH = 1_000;
const MEMORIES_EACH = 3;

const dataDir = await mkdtemp(join(tmpdir(), "mneme-tags-"));
const database = await openDatabase({ url: null, dataDir });
const store = storeOn(database, { now: () => Date.now() });
const tagOf = (number: number): string => `user_${String(number).padStart(8, "0")}`;

const fill = async (from: number, to: number): Promise<void> => {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  const done = { status: "done", dreamingStatus: "done" } as const;
  await database.query(
    `BEGIN; INSERT INTO container $containers RETURN NONE; INSERT INTO document $documents RETURN NONE;
     INSERT INTO memory $memories RETURN NONE; COMMIT;`,
    {
      containers: numbers.map((n) => ({ id: containerKey(tagOf(n)), ...newContainer(tagOf(n), 1), revision: 1 })),
      documents: numbers.map((n) => toDocumentRow(documentRow({ id: `d${n}`, tag: tagOf(n), ...done }))),
      memories: numbers.flatMap((n) =>
        Array.from({ length: MEMORIES_EACH }, (_, i) => toMemoryRow(memoryRow({ id: `m${n}_${i}`, tag: tagOf(n) }))),
      ),
    },
  );
};

const startedAt = performance.now();
for (let from = 0; from < tags; from += BATCH) await fill(from, Math.min(tags, from + BATCH));
const filledMs = performance.now() - startedAt;

/** The median of five, after one that warms up. */
const timed = async (question: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let time = 0; time < 6; time++) {
    const from = performance.now();
    await question();
    taken.push(performance.now() - from);
  }
  const [, , median = 0] = taken.slice(1).sort((a, b) => a - b);
  return Math.round(median * 10) / 10;
};

const some = tagOf(Math.floor(tags / 2));
const thousand = Array.from({ length: Math.min(tags, 1_000) }, (_, i) => tagOf(i));
const milliseconds = {
  "locate a document": await timed(() => store.locate("document", `d${Math.floor(tags / 2)}`)),
  "read a tag's revision": await timed(() => store.tag(some).revision()),
  "find tags with work": await timed(() => store.queue.tagsWithWork()),
  "find due aggregations": await timed(() => store.aggregations.dueTags(Date.now(), 100)),
  "find failed documents": await timed(() => store.queue.expiredFailures(Date.now(), 120_000, 100)),
  "find the merge at work": await timed(() => store.merges.current()),
  "find the reclassification at work": await timed(() => store.reclassifications.oldest()),
  "find what was merged into a tag": await timed(() => store.containers.remove("nobody")),
  "count all jobs": await timed(() => store.queue.totalDepth()),
  "list all containers": await timed(() => store.containers.list()),
  "count what 1,000 tags hold": await timed(() => store.listing.counts(thousand)),
  "count rows to embed anew": await timed(() => store.spaces.count("memory")),
};
await store.close();
const [sizes] = [await Bun.$`du -sk ${dataDir}`.text()];
console.log(
  JSON.stringify(
    { tags, memoriesEach: MEMORIES_EACH, filledMs, kilobytes: Number.parseInt(sizes, 10), milliseconds },
    null,
    2,
  ),
);
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
