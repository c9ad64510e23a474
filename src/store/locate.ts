// Finds the home tag of an id. While a merge is at work, a row can be there twice: as the original and as its copy.

import type { Document } from "#domain/document.ts";
import type { Database } from "./engine.ts";
import { type DocumentRow, toDocument } from "./rows.ts";
import type { Store } from "./store.ts";

interface Place {
  readonly tag: string;
  /** The tag's rows are still the ones that count, though copies may be there already. */
  readonly isSource: boolean;
  /** The tag's rows are leftovers. */
  readonly isMerged: boolean;
}

const FIELDS = `tag, type::record("container", tag).mergingInto != NONE AS isSource,
  type::record("container", tag).mergedInto != NONE AS isMerged`;
const LOCATE = {
  document: `SELECT ${FIELDS} FROM document WHERE uid = $id LIMIT 2`,
  memory: `SELECT ${FIELDS} FROM memory WHERE uid = $id LIMIT 2`,
} as const;

/** Of an id's places the one that counts. */
const placeThatCounts = <Found extends Place>(places: readonly Found[]): Found | undefined =>
  places.find(({ isSource }) => isSource) ?? places.find(({ isMerged }) => !isMerged) ?? places[0];

export const locate = async (
  database: Database,
  ...[kind, id]: Parameters<Store["locate"]>
): Promise<string | null> => {
  const [places] = await database.query<[Place[]]>(LOCATE[kind], { id });
  return placeThatCounts(places)?.tag ?? null;
};

/** One look-up in the index each, in this query and the next: IN would read the whole table. */
const FIND_DOCUMENTS = `RETURN $ids.map(|$id| (SELECT *, ${FIELDS} OMIT id FROM document WHERE uid = $id LIMIT 2)).flatten()`;

/** Those of the ids that are there, whatever their tags. */
export const findDocuments = async (database: Database, ids: readonly string[]): Promise<Document[]> => {
  const [rows] = await database.query<[(DocumentRow & Place)[]]>(FIND_DOCUMENTS, { ids });
  return [...Map.groupBy(rows, ({ uid }) => uid).values()].flatMap((places) => {
    const place = placeThatCounts(places);
    if (place === undefined) return [];
    const { isSource, isMerged, ...row } = place;
    return [toDocument(row)];
  });
};

const HOMES = {
  document: "RETURN $ids.map(|$id| (SELECT uid AS id, tag FROM document WHERE uid = $id LIMIT 2)).flatten()",
  memory: "RETURN $ids.map(|$id| (SELECT uid AS id, tag FROM memory WHERE uid = $id LIMIT 2)).flatten()",
} as const;

export const homes = async (
  database: Database,
  ...[kind, ids]: Parameters<Store["homes"]>
): ReturnType<Store["homes"]> => {
  const [found] = await database.query<[{ readonly id: string; readonly tag: string }[]]>(HOMES[kind], { ids });
  return found;
};
