// What is known of the last aggregation of each bucket of a tag, and which tags await one.

import { RecordId } from "surrealdb";
import type { Database } from "./engine.ts";
import { pendingAggregationKey } from "./rows.ts";
import type { AggregationStore } from "./store.ts";

/** A change that was committed since awaits its own look. */
const SETTLE = `BEGIN;
FOR $row IN $rows { UPSERT $row.id CONTENT $row RETURN NONE };
DELETE $pending WHERE revision <= $revision RETURN NONE;
COMMIT;`;

export const createAggregations = (database: Database): AggregationStore => ({
  marks: async (tag) => {
    const [marks] = await database.query<[Awaited<ReturnType<AggregationStore["marks"]>>]>(
      "SELECT bucket, at, count, dueAt FROM aggregation:[$tag, NONE]..=[$tag, ..]",
      { tag },
    );
    return marks;
  },

  settle: async (tag, marks, revision) => {
    await database.query(SETTLE, {
      rows: marks.map((mark) => ({ ...mark, tag, id: new RecordId("aggregation", [tag, mark.bucket]) })),
      pending: pendingAggregationKey(tag),
      revision,
    });
  },

  dueTags: async (now, limit) => {
    const tags = await database.query<[string[], string[]]>(
      `SELECT VALUE tag FROM pending_aggregation LIMIT $limit;
       SELECT VALUE tag FROM aggregation WHERE dueAt > 0 AND dueAt <= $now LIMIT $limit`,
      { now, limit },
    );
    return [...new Set(tags.flat())];
  },
});
