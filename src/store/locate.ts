// Finds the home tag of an id. While a merge is at work, a row can be there twice: as the original and as its copy.

import type { Database } from "./engine.ts";
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

export const locate = async (
  database: Database,
  ...[kind, id]: Parameters<Store["locate"]>
): Promise<string | null> => {
  const [places] = await database.query<[Place[]]>(LOCATE[kind], { id });
  const place = places.find(({ isSource }) => isSource) ?? places.find(({ isMerged }) => !isMerged) ?? places[0];
  return place?.tag ?? null;
};

/** One look-up in the index each: IN would read the whole table. */
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
