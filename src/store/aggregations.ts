// What is known of the last aggregation of each bucket of a tag.

import { RecordId } from "surrealdb";
import type { Database } from "./engine.ts";
import type { AggregationStore } from "./store.ts";

export const createAggregations = (database: Database): AggregationStore => ({
  marks: async (tag) => {
    const [marks] = await database.query<[Awaited<ReturnType<AggregationStore["marks"]>>]>(
      "SELECT bucket, at, count, dueAt FROM aggregation:[$tag, NONE]..=[$tag, ..]",
      { tag },
    );
    return marks;
  },

  mark: async (tag, marks) => {
    await database.query("BEGIN; FOR $row IN $rows { UPSERT $row.id CONTENT $row RETURN NONE }; COMMIT;", {
      rows: marks.map((mark) => ({ ...mark, tag, id: new RecordId("aggregation", [tag, mark.bucket]) })),
    });
  },

  dueTags: async (now, limit) => {
    const [tags] = await database.query<[string[]]>(
      "SELECT VALUE tag FROM aggregation WHERE dueAt > 0 AND dueAt <= $now LIMIT $limit",
      { now, limit },
    );
    return [...new Set(tags)];
  },
});
