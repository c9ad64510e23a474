// API keys, found by the hash of what a client presents.

import { RecordId } from "surrealdb";
import type { ApiKey } from "#domain/key.ts";
import { type Database, Thrown } from "./engine.ts";
import type { KeyStore } from "./store.ts";

type KeyRow = Omit<ApiKey, "id"> & { readonly uid: string };

const toKey = ({ uid, ...rest }: KeyRow): ApiKey => ({ ...rest, id: uid });

// Two owners may revoke each other at the same moment: both write the same row, so that one of them sees what the other did.
const REVOKE = `BEGIN;
UPSERT probe:owners SET at = $now + rand::int(0, 1000000) RETURN NONE;
LET $isOwner = (SELECT VALUE role FROM ONLY $key) = "owner";
LET $others = (SELECT VALUE uid FROM api_key
  WHERE role = "owner" AND uid != $id AND revokedAt = NULL AND (expiresAt = NULL OR expiresAt > $now));
IF $isOwner AND $others = [] { THROW "last_owner" };
UPDATE $key SET revokedAt = $now WHERE revokedAt = NULL RETURN NONE;
COMMIT;`;

const REPLACE = `BEGIN;
IF ((SELECT VALUE hash FROM ONLY $key) ?? "") != $before { THROW "changed" };
UPSERT $key CONTENT $row RETURN NONE;
COMMIT;`;

export const createKeys = (database: Database): KeyStore => ({
  byHash: async (hash) => {
    const [rows] = await database.query<[KeyRow[]]>("SELECT * OMIT id FROM api_key WHERE hash = $hash LIMIT 1", {
      hash,
    });
    return rows[0] === undefined ? null : toKey(rows[0]);
  },

  list: async () => {
    const [rows] = await database.query<[KeyRow[]]>("SELECT * OMIT id FROM api_key");
    return rows.map(toKey);
  },

  put: async ({ id, ...rest }) => {
    await database.query("UPSERT $key CONTENT $row RETURN NONE", {
      key: new RecordId("api_key", id),
      row: { ...rest, uid: id },
    });
  },

  replace: async ({ id, ...rest }, before) => {
    try {
      await database.query(REPLACE, {
        key: new RecordId("api_key", id),
        row: { ...rest, uid: id },
        before: before?.hash ?? "",
      });
      return true;
    } catch (error) {
      if (error instanceof Thrown && error.reason === "changed") return false;
      throw error;
    }
  },

  revoke: async (id, now) => {
    try {
      await database.query(REVOKE, { key: new RecordId("api_key", id), id, now });
      return true;
    } catch (error) {
      if (error instanceof Thrown && error.reason === "last_owner") return false;
      throw error;
    }
  },
});
