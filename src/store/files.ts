// Which uploaded files are still needed: by a document, or by content that waits for its job.

import type { Database } from "./engine.ts";
import type { FileStore } from "./store.ts";

export const createFileStore = (database: Database): FileStore => ({
  referenced: async (ids) => {
    const found = await database.query<readonly string[][]>(
      `SELECT VALUE fileId FROM document WHERE fileId IN $ids;
       SELECT VALUE fileId FROM payload WHERE fileId IN $ids;`,
      { ids },
    );
    return new Set(found.flat());
  },
});
