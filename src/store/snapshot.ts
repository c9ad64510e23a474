// Everything that is stored, as it was at one moment: tables page by page for backups, and the reads of a tag for exports. Both see
// nothing of what is written meanwhile.

import { BoundExcluded, CborCodec, type RecordId, RecordIdRange } from "surrealdb";
import { createContainers } from "./containers.ts";
import type { Connection, Database } from "./engine.ts";
import { readSchema } from "./migrate.ts";
import { createOrganization } from "./organization.ts";
import { createReader } from "./reader.ts";
import type { VectorPlaces } from "./rows.ts";
import type { Snapshot, TablePage } from "./stored-moment.ts";
import { readTables, type Table } from "./tables.ts";

/** What lies in memory at a time is a page: these tables' rows are a document's whole text. */
const LARGE_ROWS: ReadonlySet<string> = new Set(["content", "payload"]);
const PAGE_ROWS = 1_000;
const LARGE_PAGE_ROWS = 16;

export const CODEC = new CborCodec({});

export const openSnapshot = async (connection: Connection, places: VectorPlaces): Promise<Snapshot> => {
  const database = await connection.snapshot();
  return {
    schema: await readSchema(database),
    pages: () => allPages(database),
    fileIds: () => fileIds(database),
    tag: (tag) => createReader(database, tag, places),
    containers: () => createContainers(database).list(),
    settings: () => createOrganization(database).settings(),
    close: () => database.close(),
  };
};

async function* allPages(database: Database): AsyncGenerator<TablePage> {
  for (const { name } of await readTables(database))
    for await (const rows of pagesOf<Row>(database, name, "*"))
      yield { table: name, rows: rows.length, bytes: CODEC.encode(rows) };
}

/** A document and a job that waits for it may need the same file. */
async function* fileIds(database: Database): AsyncGenerator<string> {
  const [waiting] = await database.query<[string[]]>("SELECT VALUE fileId FROM payload WHERE fileId != NULL");
  const seen = new Set(waiting);
  yield* seen;
  for await (const rows of pagesOf<Row & { readonly fileId: string | null }>(database, "document", "id, fileId"))
    for (const { fileId } of rows) if (fileId !== null && !seen.has(fileId)) yield fileId;
}

interface Row {
  readonly id: RecordId;
}

/** In key order. Only inside a LET does the engine (core 3.0.2) stop reading when the page is full. */
async function* pagesOf<Found extends Row>(
  database: Database,
  table: Table["name"],
  fields: "*" | "id, fileId",
): AsyncGenerator<Found[]> {
  const size = LARGE_ROWS.has(table) ? LARGE_PAGE_ROWS : PAGE_ROWS;
  for (let after: BoundExcluded<RecordId["id"]> | undefined; ; ) {
    const [, page]: [null, Found[]] = await database.query<[null, Found[]]>(
      `LET $page = (SELECT ${fields} FROM $range LIMIT ${size}); RETURN $page;`,
      { range: new RecordIdRange(table, after, undefined) },
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = new BoundExcluded(last.id.id);
  }
}
