// A merge in a process of its own, for tests that kill it. `fill` makes two tags and asks for their merge, `run` works on it and
// says so before and after every batch, `read` prints what is there.

import { createMerges } from "#actors/index.ts";
import type { Logger } from "#contracts/plugin.ts";
import { ALONE } from "#src/processes.ts";
import { openDatabase, storeOn } from "#store/open.ts";
import type { Store } from "#store/store.ts";
import { contentsOf, type Filling, fillTag } from "./filled-tag.ts";
import { orphans, rowCounts } from "./orphans.ts";

const FILLING: Filling = {
  documents: 24,
  chunksEach: 25,
  memoriesEach: 25,
  queued: 12,
  customIds: ["a", "b", "c", "d"],
  otherTags: ["other"],
};
const SILENT: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };

const say = async (line: unknown): Promise<void> => {
  await Bun.write(Bun.stdout, `${JSON.stringify(line)}\n`);
};

const fill = async (store: Store): Promise<void> => {
  await fillTag(store, "from", FILLING);
  await fillTag(store, "to", { ...FILLING, documents: 6, customIds: ["b", "a_merge", "x"], otherTags: ["from"] });
  await fillTag(store, "lender", { ...FILLING, documents: 4, otherTags: ["from"] });
};

const read = async (store: Store) => ({
  from: await contentsOf(store, "from"),
  to: await contentsOf(store, "to"),
  other: await contentsOf(store, "other"),
  merge: await store.merges.get("merge"),
});

const run = async (store: Store): Promise<void> => {
  const advance: Store["merges"]["advance"] = async (merge, now) => {
    await say({ batch: merge.batches });
    const advanced = await store.merges.advance(merge, now);
    await say({ done: advanced.merge.batches });
    return advanced;
  };
  const merges = createMerges({
    store: { merges: { ...store.merges, advance } },
    clock: { now: () => 1 },
    logger: SILENT,
    announce: () => {},
    forget: () => {},
    processes: ALONE,
    wakeTag: () => {},
  });
  merges.wake();
  await merges.idle();
};

const [, , command, dataDir = ""] = Bun.argv;
const database = await openDatabase({ url: null, dataDir });
const store = storeOn(database, { now: () => 1 });
if (command === "fill") await fill(store);
if (command === "merge") await store.merges.create({ id: "merge", target: "to", sources: ["from"] }, 1);
if (command === "run") await run(store);
if (command === "read") {
  await say({ ...(await read(store)), rows: await rowCounts(database), orphans: await orphans(database) });
}
process.exit(0);
