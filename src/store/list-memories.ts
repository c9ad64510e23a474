// Lists of memories: the latest versions that are neither forgotten nor expired, unless said otherwise.

import type { EpochMs } from "#domain/clock.ts";
import { memoryMatchesFilter } from "#domain/filter.ts";
import type { Memory } from "#domain/memory.ts";
import type { Database } from "./engine.ts";
import type { Listed, MemoryQuery } from "./lists.ts";
import { choosePage } from "./page-chooser.ts";
import { paged, readPages } from "./pages.ts";
import { keyOf, type MemoryRow, parseMetadata, toMemory } from "./rows.ts";

const SCAN_PAGE = 5_000;

export const IS_CURRENT = "isLatest AND !isForgotten AND (forgetAfter = NULL OR forgetAfter > $now)";

/** What decides whether and where a memory is listed. The documents' metadata is read along only where a filter asks for it. */
type Facts = readonly [
  id: string,
  isLatest: boolean,
  isForgotten: boolean,
  forgetAfter: EpochMs | null,
  createdAt: EpochMs,
  updatedAt: EpochMs,
  metadata: string | null,
  ofDocuments: readonly (string | null)[],
];
const SCALARS = "uid, isLatest, isForgotten, forgetAfter, createdAt, updatedAt, metadata";
const FACTS = paged("memory", "uid", `SELECT VALUE [${SCALARS}, []]`);
const FACTS_WITH_DOCUMENTS = paged("memory", "uid", `SELECT VALUE [${SCALARS}, ->sourced_from->document.metadata]`);

export const listMemories = async (database: Database, query: MemoryQuery, now: EpochMs): Promise<Listed<Memory>> => {
  const { filter, sort } = query;
  const chooser = choosePage(query);
  for (const tag of new Set(query.tags)) {
    const table = filter === null ? FACTS : FACTS_WITH_DOCUMENTS;
    for await (const { rows } of readPages<Facts>(database, tag, table, SCAN_PAGE)) {
      for (const [id, isLatest, isForgotten, forgetAfter, createdAt, updatedAt, metadata, ofDocuments] of rows) {
        if (!isLatest || isForgotten || (forgetAfter !== null && forgetAfter <= now)) continue;
        const documents = [...new Set(ofDocuments)].map(parseMetadata);
        if (filter !== null && !memoryMatchesFilter(filter, parseMetadata(metadata), documents)) continue;
        chooser.add({ tag, id, at: sort === "createdAt" ? createdAt : updatedAt });
      }
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
