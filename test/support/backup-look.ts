// What a restored data folder has, as one line of JSON: looked at by a process of its own, which keeps the folder locked until it ends.

import { openDatabase, storeOn } from "#store/open.ts";
import { contentsOf } from "./filled-tag.ts";
import { orphans, rowCounts } from "./orphans.ts";

export interface Look {
  readonly orphans: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  /** Of each tag. */
  readonly contents: Readonly<Record<string, Awaited<ReturnType<typeof contentsOf>>>>;
  readonly keys: readonly string[];
}

if (import.meta.main) {
  const database = await openDatabase({ url: null, dataDir: Bun.argv[2] ?? "" });
  const store = storeOn(database, { now: () => 1 });
  const contents: Record<string, unknown> = {};
  for (const { tag } of await store.containers.list()) contents[tag] = await contentsOf(store, tag);
  const keys = (await store.keys.list()).map(({ hash }) => hash);
  const found = { orphans: await orphans(database), counts: await rowCounts(database), contents, keys };
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}
