// Brings the database to the newest schema: each numbered file once, in order, each in one transaction that also records it, so that
// an interrupted run goes on where it was. Of several processes that start at once on one database, one does it and the others wait.

import { AppError } from "#src/errors.ts";
import { type Database, Thrown } from "./engine.ts";
import tables from "./migrations/0001-tables.surql" with { type: "text" };
import connectors from "./migrations/0002-connectors-and-removals.surql" with { type: "text" };
import lists from "./migrations/0003-lists.surql" with { type: "text" };
import merges from "./migrations/0004-merges.surql" with { type: "text" };
import filesAndAnswers from "./migrations/0005-files-and-answers.surql" with { type: "text" };
import aggregations from "./migrations/0006-aggregations.surql" with { type: "text" };
import vectorSpace from "./migrations/0007-vector-space.surql" with { type: "text" };
import reembedding from "./migrations/0008-reembedding.surql" with { type: "text" };
import reservations from "./migrations/0009-reservations.surql" with { type: "text" };
import reclassifications from "./migrations/0010-reclassifications.surql" with { type: "text" };
import webhooks from "./migrations/0011-webhooks.surql" with { type: "text" };
import processes from "./migrations/0012-processes.surql" with { type: "text" };
import pendingAggregations from "./migrations/0013-pending-aggregations.surql" with { type: "text" };

const MIGRATIONS = [
  { number: 1, statements: tables },
  { number: 2, statements: connectors },
  { number: 3, statements: lists },
  { number: 4, statements: merges },
  { number: 5, statements: filesAndAnswers },
  { number: 6, statements: aggregations },
  { number: 7, statements: vectorSpace },
  { number: 8, statements: reembedding },
  { number: 9, statements: reservations },
  { number: 10, statements: reclassifications },
  { number: 11, statements: webhooks },
  { number: 12, statements: processes },
  { number: 13, statements: pendingAggregations },
] as const;

/** The newest schema that this program knows. */
export const NEWEST_SCHEMA = MIGRATIONS.at(-1)?.number ?? 0;

/** Whoever has not moved on for so long is dead. A single migration takes less. */
const LEASE_MS = 60_000;
const LONGEST_WAIT_MS = 300_000;
const LOOK_EVERY_MS = 200;

const DEFINE_RECORD =
  "DEFINE TABLE IF NOT EXISTS migration SCHEMAFULL; DEFINE FIELD IF NOT EXISTS number ON migration TYPE int;";
const DEFINE_LOCK = `DEFINE TABLE IF NOT EXISTS migration_lock SCHEMAFULL;
DEFINE FIELD IF NOT EXISTS holder ON migration_lock TYPE string;
DEFINE FIELD IF NOT EXISTS until ON migration_lock TYPE int;`;

// The database's clock: those of several machines may differ.
const NOW = "time::millis(time::now())";
const TAKE_LOCK = `BEGIN;
LET $lock = (SELECT * FROM ONLY migration_lock:schema);
IF !$isAlone AND $lock.holder != $me AND ($lock.until ?? 0) > ${NOW} { THROW "held" };
UPSERT migration_lock:schema SET holder = $me, until = ${NOW} + $lease RETURN NONE;
COMMIT;`;
const KEEP_LOCK = `IF (SELECT VALUE holder FROM ONLY migration_lock:schema) != $me { THROW "lost" };
UPDATE migration_lock:schema SET until = ${NOW} + $lease RETURN NONE;`;

const appliedTo = async (database: Database): Promise<readonly number[]> => {
  const [{ tables }] = await database.query<[{ readonly tables: Readonly<Record<string, string>> }]>("INFO FOR DB");
  if (!("migration" in tables)) return [];
  const [applied] = await database.query<[number[]]>("SELECT VALUE number FROM migration");
  return applied;
};

/** Number of the last migration, 0 for an empty database. @throws AppError for one that a newer program has changed */
export const readSchema = async (database: Database): Promise<number> => {
  const schema = Math.max(0, ...(await appliedTo(database)));
  if (schema > NEWEST_SCHEMA)
    throw new AppError("unavailable", "The data were written by a newer version of mneme", {
      code: "data_too_new",
      details: `Their schema is ${schema}, this version knows ${NEWEST_SCHEMA}. Start the newer version again, or restore a backup that this one made.`,
    });
  return schema;
};

interface MigrateOptions {
  /** No other process can be at work on the database: a lock that is still there was left by one that died. */
  readonly isAlone?: boolean;
  /** The last migration to apply. */
  readonly upTo?: number;
}

/** @throws AppError for a newer schema, or when another process does not come to an end */
export const migrate = async (
  database: Database,
  { isAlone = false, upTo = NEWEST_SCHEMA }: MigrateOptions = {},
): Promise<void> => {
  const me = crypto.randomUUID();
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  while ((await readSchema(database)) < upTo) {
    await database.query(DEFINE_RECORD + DEFINE_LOCK);
    const hasRun = await runLocked(database, { me, isAlone, upTo });
    if (hasRun) continue;
    if (Date.now() > giveUpAt)
      throw new AppError(
        "unavailable",
        "Another process is changing the database's schema, and does not come to an end",
      );
    await Bun.sleep(LOOK_EVERY_MS);
  }
};

/** False when another process holds the lock, or has taken it meanwhile. */
const runLocked = async (
  database: Database,
  { me, isAlone, upTo }: Required<MigrateOptions> & { readonly me: string },
): Promise<boolean> => {
  try {
    await database.query(TAKE_LOCK, { me, isAlone, lease: LEASE_MS });
    const applied = await appliedTo(database);
    for (const { number, statements } of MIGRATIONS) {
      if (number > upTo || applied.includes(number)) continue;
      await database.query(
        `BEGIN; ${KEEP_LOCK} ${statements} CREATE type::record("migration", $number) SET number = $number; COMMIT;`,
        { number, me, lease: LEASE_MS },
      );
    }
    await database.query("DELETE migration_lock:schema WHERE holder = $me RETURN NONE", { me });
    return true;
  } catch (error) {
    if (error instanceof Thrown && (error.reason === "held" || error.reason === "lost")) return false;
    throw error;
  }
};
