// The audit trail: rows in the order of their time. What was done stays for ever, refusals go when they are old.

import { RecordId } from "surrealdb";
import type { AuditRow, AuditStore } from "./audit-store.ts";
import type { Database } from "./engine.ts";

export const createAudit = (database: Database): AuditStore => ({
  append: async ({ id, ...rest }) => {
    await database.query("CREATE $key CONTENT $row RETURN NONE", {
      key: new RecordId("audit", [rest.at, id]),
      row: { ...rest, uid: id },
    });
  },

  latest: async (limit) => {
    const [rows] = await database.query<[(Omit<AuditRow, "id"> & { readonly uid: string })[]]>(
      "SELECT * FROM audit ORDER BY id DESC LIMIT $limit",
      { limit },
    );
    return rows.map(({ uid, at, keyId, action, target, outcome, requestId }) => ({
      id: uid,
      at,
      keyId,
      action,
      target,
      outcome,
      requestId,
    }));
  },

  dropRefusalsBefore: async (time, limit) => {
    const [, dropped] = await database.query<[null, unknown[]]>(
      `LET $old = (SELECT VALUE id FROM audit:[NONE]..=[$time, ..] WHERE outcome = "refused" LIMIT $limit);
       DELETE $old RETURN BEFORE;`,
      { time, limit },
    );
    return dropped.length;
  },
});
