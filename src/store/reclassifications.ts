// Reclassifications of container tags: one row a tag, the last one that was asked for.

import { RecordId } from "surrealdb";
import type { Reclassification } from "#domain/reclassification.ts";
import type { Database } from "./engine.ts";
import type { ReclassificationStore } from "./store.ts";

export const reclassificationKey = (tag: string): RecordId => new RecordId("reclassification", tag);

export const createReclassifications = (database: Database): ReclassificationStore => ({
  request: async (tag, now) => {
    const row: Omit<Reclassification, "steps"> = {
      tag,
      status: "queued",
      after: null,
      done: 0,
      total: 0,
      changed: 0,
      error: null,
      createdAt: now,
      updatedAt: now,
    };
    const results = await database.query<readonly Reclassification[][]>(
      `BEGIN;
       UPSERT $key MERGE $row RETURN NONE;
       UPDATE $key SET steps += 1 RETURN AFTER;
       COMMIT;`,
      { key: reclassificationKey(tag), row },
    );
    return withoutId(results.at(-2)?.[0] as Reclassification);
  },

  get: async (tag) => {
    const [row] = await database.query<[Reclassification | null | undefined]>("SELECT * OMIT id FROM ONLY $key", {
      key: reclassificationKey(tag),
    });
    return row ?? null;
  },

  oldest: async () => {
    const [rows] = await database.query<[Reclassification[]]>(
      `SELECT * OMIT id FROM reclassification WHERE status IN ["queued", "processing"] ORDER BY createdAt, tag LIMIT 1`,
    );
    return rows[0] ?? null;
  },

  record: async ({ tag, steps }, progress, now) => {
    const [recorded] = await database.query<[Reclassification[]]>(
      "UPDATE $key MERGE $changes WHERE steps = $steps RETURN AFTER",
      { key: reclassificationKey(tag), steps, changes: { ...progress, steps: steps + 1, updatedAt: now } },
    );
    return recorded[0] === undefined ? null : withoutId(recorded[0]);
  },
});

const withoutId = (row: Reclassification & { readonly id?: unknown }): Reclassification => {
  const { id: _, ...rest } = row;
  return rest;
};
