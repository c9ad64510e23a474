// A new database in a folder of its own, filled with the rows of a backup. It first has the schema that the backup was made with;
// the newer migrations then change the rows as they would have changed them where they came from.

import { AppError } from "#src/errors.ts";
import { makeDatabaseFolder } from "./data-folder.ts";
import { type Connection, connect } from "./engine.ts";
import { migrate, NEWEST_SCHEMA } from "./migrate.ts";
import { databaseAddress } from "./open.ts";
import { CODEC } from "./snapshot.ts";
import { readTables, type Table } from "./tables.ts";

export interface RestoringDatabase {
  /** Writes a page of a table. Rejects for a table that the schema does not have. */
  insert(table: string, page: Uint8Array): Promise<void>;
  /** Rows of each table that has some. */
  counts(): Promise<Record<string, number>>;
  /** Brings it up to date. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Rows of one transaction: a page of vectors is some megabytes. */
const ROWS_AT_ONCE = 500;
/** The rows of a larger page, of whole texts, go one by one. */
const LARGE_PAGE_BYTES = 8 * 2 ** 20;

/** @param path a folder that holds nothing yet; @param schema number of the backup's last migration */
export const createRestoringDatabase = async (path: string, schema: number): Promise<RestoringDatabase> => {
  if (schema > NEWEST_SCHEMA)
    throw new AppError("invalid", "The backup was made by a newer version of mneme", {
      code: "backup_too_new",
      details: `Its schema is ${schema}, this version knows ${NEWEST_SCHEMA}. Restore it with the newer version.`,
    });
  await makeDatabaseFolder(path);
  const database = await connect(databaseAddress(path));
  await migrate(database, { isAlone: true, upTo: schema });
  const tables = new Map((await readTables(database)).map((table) => [table.name, table]));
  return {
    insert: async (name, page) => {
      const table = tables.get(name);
      if (table === undefined) throw new TypeError(`there is no table "${name}"`);
      const atOnce = page.byteLength > LARGE_PAGE_BYTES ? 1 : ROWS_AT_ONCE;
      await insertRows(database, table, CODEC.decode<readonly unknown[]>(page), atOnce);
    },
    counts: () => countRows(database, [...tables.values()]),
    finish: () => migrate(database, { isAlone: true }),
    close: () => database.close(),
  };
};

const insertRows = async (
  database: Connection,
  table: Table,
  rows: readonly unknown[],
  atOnce: number,
): Promise<void> => {
  const insert = `INSERT ${table.isRelation ? "RELATION " : ""}INTO \`${table.name}\` $rows RETURN NONE`;
  for (let at = 0; at < rows.length; at += atOnce) await database.query(insert, { rows: rows.slice(at, at + atOnce) });
};

const countRows = async (database: Connection, tables: readonly Table[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [[counted]] = await database.query<[{ readonly count: number }[]]>(
      `SELECT count() FROM \`${name}\` GROUP ALL`,
    );
    if (counted !== undefined && counted.count > 0) counts[name] = counted.count;
  }
  return counts;
};
