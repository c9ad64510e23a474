// Counts rows that hang in the air: whatever belongs to a document, memory, job or container that is not there. Run as a program
// with a data folder, it prints the counts as JSON, for folders that another process has written.

import type { Database } from "#store/engine.ts";
import { openDatabase } from "#store/open.ts";

const MISSING = {
  document: "!record::exists(type::record('container', tag))",
  memory: "!record::exists(type::record('container', tag))",
  content: "!record::exists(type::record('document', [id[0], id[1]]))",
  chunk: "!record::exists(type::record('document', [tag, documentId]))",
  embedding: "!record::exists(type::record(id[1], [id[0], id[2]]))",
  custom_id: "type::record('document', [tag, documentId]).customId != customId",
  shared_document: "id[0] NOT IN (type::record('document', [home, documentId]).otherTags ?? [])",
  job: "!record::exists(type::record('document', [tag, documentId]))",
  payload: "!record::exists(type::record('job', [id[0], id[1]]))",
  sourced_from: "!record::exists(in) OR !record::exists(out)",
  updates: "!record::exists(in) OR !record::exists(out)",
  extends: "!record::exists(in) OR !record::exists(out)",
  derives: "!record::exists(in) OR !record::exists(out)",
} as const;
type Table = keyof typeof MISSING;

const TABLES = Object.keys(MISSING) as Table[];

/** Orphans of each table, without the tables that have none. */
export const orphans = async (database: Database): Promise<Partial<Record<Table, number>>> => {
  const found: Partial<Record<Table, number>> = {};
  for (const table of TABLES) {
    const [counted] = await database.query<[{ readonly count: number }[]]>(
      `SELECT count() FROM ${table} WHERE ${MISSING[table]} GROUP ALL`,
    );
    const count = counted[0]?.count ?? 0;
    if (count > 0) found[table] = count;
  }
  return found;
};

/** Rows of each table that holds data, without the empty ones. */
export const rowCounts = async (database: Database): Promise<Partial<Record<Table | "container", number>>> => {
  const found: Partial<Record<Table | "container", number>> = {};
  for (const table of ["container", ...TABLES] as const) {
    const [counted] = await database.query<[{ readonly count: number }[]]>(`SELECT count() FROM ${table} GROUP ALL`);
    const count = counted[0]?.count ?? 0;
    if (count > 0) found[table] = count;
  }
  return found;
};

if (import.meta.main) {
  const database = await openDatabase({ url: null, dataDir: Bun.argv[2] ?? "" });
  console.log(JSON.stringify(await orphans(database)));
  process.exit(0);
}
