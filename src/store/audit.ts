// The audit trail: rows in the order of their time, only ever added.

import { RecordId } from "surrealdb";
import type { Database } from "./engine.ts";
import type { AuditRow, AuditStore } from "./store.ts";

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
});
