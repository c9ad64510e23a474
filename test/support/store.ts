// A store for tests: in memory by default, in a folder of its own with `{ disk: true }`.

import type { Clock } from "#domain/clock.ts";
import type { Database } from "#store/engine.ts";
import { openDatabase, storeOn } from "#store/open.ts";
import type { Store } from "#store/store.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const FIXED_CLOCK: Clock = { now: () => Date.UTC(2025, 0, 1) };

/** The folder stays locked until the process ends: a test that opens it again does so in a child process. */
export const openTestStore = async (options: { disk?: boolean; clock?: Clock } = {}): Promise<Store> =>
  (await openTestDatabase(options)).store;

/** The store with the connection below it, for tests that look at the tables themselves. */
export const openTestDatabase = async ({
  disk = false,
  clock = FIXED_CLOCK,
}: {
  disk?: boolean;
  clock?: Clock;
} = {}): Promise<{ readonly store: Store; readonly database: Database }> => {
  const place = disk ? { url: null, dataDir: await temporaryFolder() } : { url: "mem://", dataDir: "" };
  const database = await openDatabase(place);
  return { store: storeOn(database, clock), database };
};
