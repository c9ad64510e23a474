// Opens the store: connects, brings the schema up to date, and hands out the parts.

import { RecordId } from "surrealdb";
import type { Clock } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import { createAggregations } from "./aggregations.ts";
import { createAnswers } from "./answers.ts";
import { createAudit } from "./audit.ts";
import { commit } from "./commit.ts";
import { createContainers } from "./containers.ts";
import { examineDataFolder, makeDatabaseFolder } from "./data-folder.ts";
import { type Connection, connect } from "./engine.ts";
import { createFileStore } from "./files.ts";
import { createKeys } from "./keys.ts";
import { leastSize } from "./least-size.ts";
import { createListing } from "./listing.ts";
import { homes, locate } from "./locate.ts";
import { rowsOfManyTags } from "./many-tags.ts";
import { createMerges } from "./merge.ts";
import { migrate, readSchema } from "./migrate.ts";
import { createOrganization } from "./organization.ts";
import { createProcessStore } from "./processes.ts";
import { createQueue } from "./queue.ts";
import { createReader } from "./reader.ts";
import { createReclassifications } from "./reclassifications.ts";
import type { VectorPlaces } from "./rows.ts";
import { openSnapshot } from "./snapshot.ts";
import type { Store } from "./store.ts";
import type { Snapshot } from "./stored-moment.ts";
import { createUsageStore } from "./usage.ts";
import { createVectorSpaces } from "./vector-spaces.ts";
import { createWebhooks } from "./webhooks.ts";

export interface StoreOptions {
  /** A server's address, or `mem://` (tests only: it can lose concurrent changes of one row); null for the folder. */
  readonly url: string | null;
  /** Absolute or relative path of the folder of data. */
  readonly dataDir: string;
  readonly clock: Clock;
}

export const openStore = async (options: StoreOptions): Promise<Store> =>
  storeOn(await openDatabase(options), options.clock);

/** The connection below a store, with its schema in place. */
export const openDatabase = async ({ url, dataDir }: Omit<StoreOptions, "clock">): Promise<Connection> => {
  const database = await connect(url ?? (await folderAddress(dataDir)));
  await migrate(database, { isAlone: url === null });
  return database;
};

/** The data of a service that does not run, as they are: nothing is made and nothing brought up to date. @throws AppError */
export const openStoredSnapshot = async ({ url, dataDir }: Omit<StoreOptions, "clock">): Promise<Snapshot> => {
  if (url === null && !(await examineDataFolder(dataDir)).hasDatabase)
    throw new AppError("not_found", `There is no database in the data folder ${dataDir}`, {
      details: "Set MNEME_DATA_DIR to the folder of the service's data.",
    });
  const database = await connect(url ?? (await folderAddress(dataDir)));
  await readSchema(database);
  return await openSnapshot(database, new Map());
};

const folderAddress = async (dataDir: string): Promise<string> => {
  const { path } = await examineDataFolder(dataDir);
  await makeDatabaseFolder(path);
  return databaseAddress(path);
};

/** `sync=every`: what is acknowledged survives the loss of power. */
export const databaseAddress = (path: string): string => `rocksdb://${path}?sync=every`;

/** Fewer passages, each of some thousand letters and a vector, fit for sure: usual documents are not encoded twice. */
const MAY_NOT_FIT = 1_000;

export const storeOn = (database: Connection, clock: Clock, places: VectorPlaces = new Map()): Store => ({
  queue: createQueue(database),
  containers: createContainers(database),
  merges: createMerges(database),
  aggregations: createAggregations(database),
  reclassifications: createReclassifications(database),
  organization: createOrganization(database),
  keys: createKeys(database),
  listing: createListing(database, clock),
  audit: createAudit(database),
  usage: createUsageStore(database),
  spaces: createVectorSpaces(database, places),
  files: createFileStore(database),
  answers: createAnswers(database),
  webhooks: createWebhooks(database),
  processes: createProcessStore(database),
  tag: (tag) => createReader(database, tag, places),
  manyTags: (tags, model) => rowsOfManyTags(database, tags, model, places.get(model) ?? ""),
  locate: (kind, id) => locate(database, kind, id),
  homes: (kind, ids) => homes(database, kind, ids),
  assertFits: async (passages) => {
    if (passages.drafts.length >= MAY_NOT_FIT) database.assertNotTooLarge(await leastSize(passages));
  },
  commit: (plan, model, beside = null) => commit(database, clock, places, plan, model, beside),
  snapshot: () => openSnapshot(database, places),
  probe: async () => {
    await database.query("UPSERT $key SET at = $now RETURN NONE; SELECT * FROM ONLY $key;", {
      key: new RecordId("probe", "written"),
      now: clock.now(),
    });
  },
  close: () => database.close(),
});
