// Lists of memories: the latest versions that are neither forgotten nor expired, unless said otherwise.

import type { EpochMs } from "#domain/clock.ts";
import { type Filter, memoryMatchesFilter } from "#domain/filter.ts";
import type { Memory } from "#domain/memory.ts";
import type { Database } from "./engine.ts";
import type { Listed, MemoryQuery } from "./lists.ts";
import { choosePage } from "./page-chooser.ts";
import { paged, readPages } from "./pages.ts";
import { keyOf, type MemoryRow, parseMetadata, toMemory } from "./rows.ts";

const SCAN_PAGE = 5_000;

export const IS_CURRENT = "isLatest AND !isForgotten AND (forgetAfter = NULL OR forgetAfter > $now)";

/** Whoever names more asks for about everything: all rows in one go take less time than each tag for itself. */
export const MANY_TAGS = 100;

/** What decides whether and where a memory is listed. The documents' metadata is read along only where a filter asks for it. */
type Facts = readonly [
  tag: string,
  id: string,
  isLatest: boolean,
  isForgotten: boolean,
  forgetAfter: EpochMs | null,
  createdAt: EpochMs,
  updatedAt: EpochMs,
  metadata: string | null,
  ofDocuments: readonly (string | null)[],
  summedUp: readonly SummedUp[],
];
/** A memory that a summary was made of. */
interface SummedUp {
  readonly metadata: string | null;
  readonly ofDocuments: readonly (string | null)[];
}
const SCALARS = "tag, uid, isLatest, isForgotten, forgetAfter, createdAt, updatedAt, metadata";
const SELECT_FACTS = `SELECT VALUE [${SCALARS}, [], []]`;
const OF_DOCUMENTS = "->sourced_from->document.metadata";
const SUMMED_UP = `IF isAggregated { ->derives->memory.{ metadata, ofDocuments: ${OF_DOCUMENTS} } } ELSE { [] }`;
const SELECT_FACTS_WITH_DOCUMENTS = `SELECT VALUE [${SCALARS}, ${OF_DOCUMENTS}, ${SUMMED_UP}]`;
const FACTS = paged("memory", "uid", SELECT_FACTS);
const FACTS_WITH_DOCUMENTS = paged("memory", "uid", SELECT_FACTS_WITH_DOCUMENTS);
const ofAll = (select: string): string =>
  `LET $page = (${select} FROM memory:[$tag, $after]>.. LIMIT $size); RETURN $page;`;

async function* factsOfTags(
  database: Database,
  tags: ReadonlySet<string>,
  withDocuments: boolean,
): AsyncGenerator<Facts[]> {
  if (tags.size <= MANY_TAGS) {
    const table = withDocuments ? FACTS_WITH_DOCUMENTS : FACTS;
    for (const tag of tags) for await (const { rows } of readPages<Facts>(database, tag, table, SCAN_PAGE)) yield rows;
    return;
  }
  const statements = ofAll(withDocuments ? SELECT_FACTS_WITH_DOCUMENTS : SELECT_FACTS);
  for (let last: Facts | undefined, full = true; full; ) {
    const [tag = "", after] = last ?? [];
    const [, rows]: [null, Facts[]] = await database.query(statements, { tag, after, size: SCAN_PAGE });
    yield rows.filter(([home]) => tags.has(home));
    last = rows.at(-1);
    full = rows.length === SCAN_PAGE;
  }
}

/** A summary tells what its memories tell: it matches where all of them do. */
const matches = (
  filter: Filter,
  [metadata, ofDocuments, summedUp]: readonly [string | null, SummedUp["ofDocuments"], readonly SummedUp[]],
): boolean => {
  const all = summedUp.length === 0 ? [{ metadata, ofDocuments }] : summedUp;
  return all.every((memory) => {
    const documents = [...new Set(memory.ofDocuments)].map(parseMetadata);
    return memoryMatchesFilter(filter, parseMetadata(memory.metadata), documents);
  });
};

export const listMemories = async (database: Database, query: MemoryQuery, now: EpochMs): Promise<Listed<Memory>> => {
  const { filter, sort } = query;
  const chooser = choosePage(query);
  for await (const rows of factsOfTags(database, new Set(query.tags), filter !== null)) {
    for (const [tag, id, isLatest, isForgotten, forgetAfter, createdAt, updatedAt, ...described] of rows) {
      if (!isLatest || isForgotten || (forgetAfter !== null && forgetAfter <= now)) continue;
      if (filter !== null && !matches(filter, described)) continue;
      chooser.add({ tag, id, at: sort === "createdAt" ? createdAt : updatedAt });
    }
  }
  const [rows] = await database.query<[MemoryRow[]]>("SELECT * OMIT id FROM $keys", {
    keys: chooser.page().map(({ tag, id }) => keyOf("memory", tag, id)),
  });
  return { rows: rows.map(toMemory), total: chooser.total() };
};

export const memoriesByText = async (
  database: Database,
  tag: string,
  text: string,
  limit: number,
): Promise<Memory[]> => {
  const [, rows] = await database.query<[null, MemoryRow[]]>(
    `LET $found = (SELECT * OMIT id FROM memory:[$tag, NONE]..=[$tag, ..] WHERE text = $text AND isLatest LIMIT $limit);
     RETURN $found;`,
    { tag, text, limit },
  );
  return rows.map(toMemory);
};

export const memoriesOfBatch = async (database: Database, tag: string, batchId: string): Promise<Memory[]> => {
  const [rows] = await database.query<[MemoryRow[]]>(
    "SELECT * OMIT id FROM memory:[$tag, NONE]..=[$tag, ..] WHERE forgetBatchId = $batchId AND isForgotten",
    { tag, batchId },
  );
  return rows.map(toMemory);
};

export const inferredMemories = async (
  database: Database,
  tag: string,
  limit: number,
  now: EpochMs,
): Promise<{ readonly memory: Memory; readonly parentCount: number }[]> => {
  const [rows] = await database.query<[(MemoryRow & { readonly parentCount: number })[]]>(
    `SELECT *, count(->derives) AS parentCount OMIT id FROM memory:[$tag, NONE]..=[$tag, ..]
     WHERE isInference AND !isAggregated AND reviewStatus = NULL AND ${IS_CURRENT}
     ORDER BY parentCount DESC, createdAt DESC LIMIT $limit`,
    { tag, limit, now },
  );
  return rows.map(({ parentCount, ...row }) => ({ memory: toMemory(row), parentCount }));
};
