// What people and programs look around with: lists, look-ups by customId and by text, and counts.

import type { Clock, EpochMs } from "#domain/clock.ts";
import type { Database } from "./engine.ts";
import { listDocuments } from "./list-documents.ts";
import {
  IS_CURRENT,
  inferredMemories,
  listMemories,
  MANY_TAGS,
  memoriesByText,
  memoriesOfBatch,
} from "./list-memories.ts";
import type { ContainerCounts, Listing } from "./lists.ts";
import { findDocuments } from "./locate.ts";
import { type DocumentRow, keyOf, toDocument } from "./rows.ts";

export const createListing = (database: Database, clock: Clock): Listing => ({
  documents: (query) => listDocuments(database, query),
  memories: (query) => listMemories(database, query, clock.now()),
  memoriesByText: (tag, text, limit) => memoriesByText(database, tag, text, limit),
  memoriesOfBatch: (tag, batchId) => memoriesOfBatch(database, tag, batchId),
  inferred: (tag, limit) => inferredMemories(database, tag, limit, clock.now()),

  documentsById: (ids) => findDocuments(database, ids),
  documentsByCustomId: async (customIds, tags, limit) => {
    const [, rows] =
      tags === null
        ? await database.query<[null, DocumentRow[]]>(CUSTOM_IDS_ANYWHERE, { customIds, limit })
        : await database.query<[null, DocumentRow[]]>(CUSTOM_IDS_IN_TAGS, {
            keys: tags.flatMap((tag) => customIds.map((customId) => keyOf("custom_id", tag, customId))),
          });
    return rows.map(toDocument);
  },

  counts: async (tags) => {
    if (tags.length > MANY_TAGS) return await countAll(database, tags, clock.now());
    const counts = new Map<string, ContainerCounts>();
    for (const tag of tags) counts.set(tag, await countTag(database, tag, clock.now()));
    return counts;
  },
});

/** One look-up in the index each: IN would read the whole table. */
const CUSTOM_IDS_ANYWHERE = `LET $keys = $customIds.map(|$customId| (SELECT VALUE type::record("document", [tag, documentId])
  FROM custom_id WHERE customId = $customId LIMIT $limit)).flatten();
SELECT * OMIT id FROM $keys;`;
const CUSTOM_IDS_IN_TAGS = `LET $keys = (SELECT VALUE type::record("document", [tag, documentId]) FROM $keys);
SELECT * OMIT id FROM $keys;`;

interface Tally {
  readonly count: number;
  readonly latest: EpochMs;
}

/** The same in one go through everything: one after the other, 25,000 tags took a minute, however little was in them. */
const countAll = async (
  database: Database,
  tags: readonly string[],
  now: EpochMs,
): Promise<Map<string, ContainerCounts>> => {
  type OfTag<Fields> = Fields & { readonly tag: string };
  const found = await database.query<[OfTag<Tally>[], OfTag<Tally>[], OfTag<Tally & { current: number }>[]]>(
    `SELECT tag, count() AS count, math::max(updatedAt) AS latest FROM document GROUP BY tag;
     SELECT tag, count() AS count, math::max(updatedAt) AS latest FROM (
       SELECT id[0] AS tag, type::record("document", [home, documentId]).updatedAt AS updatedAt FROM shared_document
     ) GROUP BY tag;
     SELECT tag, count() AS count, math::max(updatedAt) AS latest, count(${IS_CURRENT}) AS current
       FROM memory GROUP BY tag;`,
    { now },
  );
  const byTag = <Row extends { readonly tag: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.tag, row] as const));
  const [documents, shared, memories] = [byTag(found[0]), byTag(found[1]), byTag(found[2])];
  return new Map(
    tags.map((tag) => {
      const tallies = [documents.get(tag), shared.get(tag), memories.get(tag)];
      const latest = tallies.flatMap((tally) => tally?.latest ?? []);
      return [
        tag,
        {
          documents: (documents.get(tag)?.count ?? 0) + (shared.get(tag)?.count ?? 0),
          memories: memories.get(tag)?.current ?? 0,
          lastActivityAt: latest.length === 0 ? null : Math.max(...latest),
        },
      ];
    }),
  );
};

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
