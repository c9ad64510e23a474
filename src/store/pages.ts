// Reads a tag's part of a table page by page in key order, so that memory stays bounded however large it is.

import type { Database } from "./engine.ts";

/**
 * A table that is read in pages. Where a page ends is looked up first: that skips keys without reading rows, but only inside a
 * LET (elsewhere core 3.0.2 reads the whole range before it counts). Rows are then read between two known keys.
 */
export interface PagedTable {
  readonly end: string;
  readonly upToEnd: string;
  readonly rest: string;
}

/** @param uid the column that is the second part of the key; @param select what is read of each row, up to FROM */
export const paged = (
  table: "document" | "chunk" | "memory" | "shared_document",
  uid: "uid" | "documentId",
  select: string,
): PagedTable => ({
  end: `LET $end = (SELECT VALUE ${uid} FROM ${table}:[$tag, $after]>..=[$tag, ..] LIMIT 1 START $skip); RETURN $end;`,
  upToEnd: `${select} FROM ${table}:[$tag, $after]>..=[$tag, $end];`,
  rest: `${select} FROM ${table}:[$tag, $after]>..=[$tag, ..];`,
});

/** Keys after one and up to another; undefined: from the first, up to the last. */
export interface KeyRange {
  readonly after: string | undefined;
  readonly end: string | undefined;
}

export interface KeyPage<Row> extends KeyRange {
  readonly rows: Row[];
}

export async function* readPages<Row>(
  database: Database,
  tag: string,
  table: PagedTable,
  size: number,
): AsyncGenerator<KeyPage<Row>> {
  for (let after: string | undefined, more = true; more; ) {
    const [, [end]]: [null, [string?]] = await database.query(table.end, { tag, after, skip: size - 1 });
    const [rows]: [Row[]] = await database.query(end === undefined ? table.rest : table.upToEnd, { tag, after, end });
    if (rows.length > 0) yield { rows, after, end };
    after = end;
    more = end !== undefined;
  }
}
