// Which tables there are, as the database itself tells it.

import type { Database } from "./engine.ts";

export interface Table {
  readonly name: string;
  /** Its rows are edges, which need what they connect to be there. */
  readonly isRelation: boolean;
}

/** How far the schema is and who is at work on it: not data. */
const OF_MIGRATIONS: ReadonlySet<string> = new Set(["migration", "migration_lock"]);

/** All tables that hold data, edges last. */
export const readTables = async (database: Database): Promise<Table[]> => {
  const [{ tables }] = await database.query<[{ readonly tables: Readonly<Record<string, string>> }]>("INFO FOR DB");
  return Object.entries(tables)
    .filter(([name]) => !OF_MIGRATIONS.has(name))
    .map(([name, definition]) => ({ name, isRelation: /\bTYPE RELATION\b/.test(definition) }))
    .sort((a, b) => Number(a.isRelation) - Number(b.isRelation) || (a.name < b.name ? -1 : 1));
};
