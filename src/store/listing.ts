// What people and programs look around with: lists, look-ups by customId and by text, and counts.

import type { Clock, EpochMs } from "#domain/clock.ts";
import type { Database } from "./engine.ts";
import { listDocuments } from "./list-documents.ts";
import { IS_CURRENT, inferredMemories, listMemories, memoriesByText, memoriesOfBatch } from "./list-memories.ts";
import type { ContainerCounts, Listing } from "./lists.ts";
import { type DocumentRow, toDocument } from "./rows.ts";

export const createListing = (database: Database, clock: Clock): Listing => ({
  documents: (query) => listDocuments(database, query),
  memories: (query) => listMemories(database, query, clock.now()),
  memoriesByText: (tag, text, limit) => memoriesByText(database, tag, text, limit),
  memoriesOfBatch: (tag, batchId) => memoriesOfBatch(database, tag, batchId),
  inferred: (tag, limit) => inferredMemories(database, tag, limit, clock.now()),

  documentsByCustomId: async (customId, limit) => {
    const [, rows] = await database.query<[null, DocumentRow[]]>(
      `LET $keys = (SELECT VALUE type::record("document", [tag, documentId]) FROM custom_id
         WHERE customId = $customId LIMIT $limit);
       SELECT * OMIT id FROM $keys;`,
      { customId, limit },
    );
    return rows.map(toDocument);
  },

  counts: async (tags) => {
    const counts = new Map<string, ContainerCounts>();
    for (const tag of tags) counts.set(tag, await countTag(database, tag, clock.now()));
    return counts;
  },
});

interface Tally {
  readonly count: number;
  readonly latest: EpochMs;
}

const countTag = async (database: Database, tag: string, now: EpochMs): Promise<ContainerCounts> => {
  const [documents, shared, memories] = await database.query<[Tally[], Tally[], (Tally & { current: number })[]]>(
    `SELECT count(), math::max(updatedAt) AS latest FROM document:[$tag, NONE]..=[$tag, ..] GROUP ALL;
     SELECT count(), math::max(updatedAt) AS latest FROM (
       SELECT VALUE type::record("document", [home, documentId]).{ updatedAt }
       FROM shared_document:[$tag, NONE]..=[$tag, ..]
     ) GROUP ALL;
     SELECT count(), math::max(updatedAt) AS latest, count(${IS_CURRENT}) AS current
       FROM memory:[$tag, NONE]..=[$tag, ..] GROUP ALL;`,
    { tag, now },
  );
  const changed = [documents, shared, memories].flatMap(([tally]) =>
    tally === undefined || tally.count === 0 ? [] : [tally.latest],
  );
  return {
    documents: (documents[0]?.count ?? 0) + (shared[0]?.count ?? 0),
    memories: memories[0]?.current ?? 0,
    lastActivityAt: changed.length === 0 ? null : Math.max(...changed),
  };
};
