// Usage meters: one row a month, key and meter; amounts are only ever added to.

import { RecordId } from "surrealdb";
import type { Meter, UsageRow } from "#domain/usage.ts";
import type { Database } from "./engine.ts";
import type { UsageStore } from "./store.ts";

export const createUsageStore = (database: Database): UsageStore => ({
  add: async (rows) => {
    if (rows.length === 0) return;
    await database.query(
      "BEGIN; FOR $row IN $rows { UPSERT $row.key SET amount += $row.amount RETURN NONE }; COMMIT;",
      {
        rows: rows.map(({ month, keyId, meter, amount }) => ({
          key: new RecordId("usage", [month, keyId, meter]),
          amount,
        })),
      },
    );
  },

  month: async (month) => {
    const [rows] = await database.query<
      [{ readonly key: readonly [string, string, Meter]; readonly amount: number }[]]
    >("SELECT record::id(id) AS key, amount FROM usage:[$month, NONE]..=[$month, ..]", { month });
    return rows.map(({ key: [, keyId, meter], amount }): UsageRow => ({ month, keyId, meter, amount }));
  },
});
