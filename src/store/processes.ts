// Which processes are at work on the database, and what each alone does. Times are the database's: machines' clocks may differ.

import { RecordId } from "surrealdb";
import { type Database, Thrown } from "./engine.ts";
import type { ProcessStore } from "./process-store.ts";

const NOW = "time::millis(time::now())";
const processKey = (id: string): RecordId => new RecordId("process", id);
const heldKey = (name: string): RecordId => new RecordId("held", name);

const BEAT = `BEGIN;
LET $now = ${NOW};
LET $before = (SELECT VALUE until FROM ONLY $me);
UPSERT $me SET uid = $id, until = $now + $lease RETURN NONE;
RETURN {
  wasLate: ($before ?? 0) < $now,
  dead: (SELECT VALUE uid FROM process WHERE until < $now),
  others: (SELECT VALUE uid FROM process WHERE until >= $now AND uid != $id)
};
COMMIT;`;

// Writing one's own row makes a burial at the same moment collide.
const HOLD = `BEGIN;
LET $now = ${NOW};
IF (UPDATE $me SET uid = $id WHERE until >= $now RETURN VALUE uid) = [] { THROW "late" };
LET $holder = (SELECT VALUE holder FROM ONLY $held);
IF $holder != NONE AND $holder != $id
  AND ((SELECT VALUE until FROM ONLY type::record("process", $holder)) ?? 0) >= $now { THROW "refused" };
UPSERT $held SET holder = $id RETURN NONE;
RETURN IF $holder = $id { "kept" } ELSE { "taken" };
COMMIT;`;

export const createProcessStore = (database: Database): ProcessStore => ({
  beat: async (id, leaseMs) => {
    const results = await database.query<readonly unknown[]>(BEAT, { me: processKey(id), id, lease: leaseMs });
    return results.at(-2) as Awaited<ReturnType<ProcessStore["beat"]>>;
  },

  bury: async (id) => {
    const results = await database.query<readonly unknown[][]>(
      `BEGIN;
       LET $buried = (DELETE $process WHERE until < ${NOW} RETURN BEFORE);
       IF $buried != [] { DELETE held WHERE holder = $id RETURN NONE };
       RETURN $buried;
       COMMIT;`,
      { process: processKey(id), id },
    );
    return (results.at(-2) ?? []).length > 0;
  },

  hold: async (name, id) => {
    try {
      const results = await database.query<readonly unknown[]>(HOLD, { me: processKey(id), held: heldKey(name), id });
      return results.at(-2) as "kept" | "taken";
    } catch (error) {
      if (error instanceof Thrown && (error.reason === "late" || error.reason === "refused")) return error.reason;
      throw error;
    }
  },

  release: async (name, id) => {
    await database.query("DELETE $held WHERE holder = $id RETURN NONE", { held: heldKey(name), id });
  },

  leave: async (id) => {
    await database.query(
      "BEGIN; UPDATE $me SET until = 0 RETURN NONE; DELETE held WHERE holder = $id RETURN NONE; COMMIT;",
      { me: processKey(id), id },
    );
  },

  secret: async (name, proposed) => {
    const [, value] = await database.query<[null, string]>(
      "INSERT IGNORE INTO secret $row RETURN NONE; SELECT VALUE v FROM ONLY $key;",
      { key: new RecordId("secret", name), row: { id: new RecordId("secret", name), v: proposed } },
    );
    return value;
  },
});
