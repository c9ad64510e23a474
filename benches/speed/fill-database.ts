// Fills a database in a process of its own: an embedded database stays locked until the process that opened it has ended.
//   bun benches/speed/fill-database.ts <folder of data> <JSON of what to fill in>

import { openStore } from "#store/open.ts";
import { type Filling, fillTag } from "./fill.ts";
import { createEmbedder, vectorsAround } from "./vectors.ts";

export const fillDatabase = async (dataDir: string, fillings: readonly Filling[]): Promise<void> => {
  const path = new URL(import.meta.url).pathname;
  const child = Bun.spawn([process.execPath, path, dataDir], {
    stdin: new Blob([JSON.stringify(fillings)]),
    stderr: "inherit",
  });
  if ((await child.exited) !== 0) throw new Error(`${dataDir} could not be filled`);
};

if (import.meta.main) {
  const embedder = await createEmbedder(2);
  const vectorOf = await vectorsAround(embedder);
  await embedder.close();
  const store = await openStore({ url: null, dataDir: process.argv[2] as string, clock: { now: Date.now } });
  for (const filling of (await Bun.stdin.json()) as Filling[]) await fillTag(store, filling, vectorOf);
  await store.close();
  process.exit(0);
}
