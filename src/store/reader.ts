// Reads of one tag: a factory that binds the tag into every key before anything can be asked.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { WaitingContent } from "#domain/job.ts";
import type { Memory, Relation, RelationType, Source } from "#domain/memory.ts";
import type { DocumentContent } from "#domain/plan.ts";
import type { Database } from "./engine.ts";
import {
  type ChunkRow,
  containerKey,
  type DocumentRow,
  type EmbeddingKind,
  embeddingKey,
  keyOf,
  type MemoryRow,
  type RelationRow,
  SOURCE_FIELDS,
  toChunk,
  toDocument,
  toMemory,
  toVector,
  type VectorPlace,
  type VectorPlaces,
} from "./rows.ts";
import type { TagReader } from "./store.ts";
import { streamRows } from "./tag-rows.ts";

/** Keys that one query asks for at most. */
const BATCH = 500;

export const createReader = (database: Database, tag: string, places: VectorPlaces): TagReader => {
  const placeOf = (model: string): VectorPlace => places.get(model) ?? "";
  const rowsOf = async <Row>(table: "document" | "chunk" | "memory", ids: readonly string[]): Promise<Row[]> =>
    inBatches(ids, async (batch) => {
      const [rows] = await database.query<[Row[]]>("SELECT * OMIT id FROM $keys", {
        keys: batch.map((id) => keyOf(table, tag, id)),
      });
      return rows;
    });
  const documents = async (ids: readonly string[]): Promise<Document[]> =>
    (await rowsOf<DocumentRow>("document", ids)).map(toDocument);
  const memories = async (ids: readonly string[]): Promise<Memory[]> =>
    (await rowsOf<MemoryRow>("memory", ids)).map(toMemory);

  return {
    tag,
    documents,
    memories,
    rows: (model, pageSize = 2_000) => streamRows(database, tag, { model, place: placeOf(model) }, pageSize),

    revision: async () => {
      const [revision] = await database.query<[number | null | undefined]>(
        "SELECT VALUE revision FROM ONLY $container",
        {
          container: containerKey(tag),
        },
      );
      return revision ?? 0;
    },
    document: async (id) => (await documents([id]))[0] ?? null,
    memory: async (id) => (await memories([id]))[0] ?? null,

    documentByCustomId: async (customId) => {
      const [, row] = await database.query<[null, DocumentRow | null | undefined]>(
        `LET $id = (SELECT VALUE documentId FROM ONLY $key);
         SELECT * OMIT id FROM ONLY type::record("document", [$tag, $id]);`,
        { tag, key: keyOf("custom_id", tag, customId) },
      );
      return row ? toDocument(row) : null;
    },

    awaitingDreams: async (limit) => {
      const [mergeId, rows] = await database.query<[string | null | undefined, DocumentRow[]]>(
        `SELECT VALUE mergeId FROM ONLY $container;
         SELECT * OMIT id FROM document WHERE status = "done" AND dreamingStatus = "dreaming" AND tag = $tag LIMIT $limit`,
        { tag, limit, container: containerKey(tag) },
      );
      return typeof mergeId === "string" ? [] : rows.map(toDocument);
    },

    content: async (documentId) => {
      const [row] = await database.query<[DocumentContent | null | undefined]>("SELECT * OMIT id FROM ONLY $key", {
        key: keyOf("content", tag, documentId),
      });
      return row ?? null;
    },

    waiting: async (documentId) => {
      const [, waiting] = await database.query<[null, WaitingContent[]]>(
        `LET $jobs = (SELECT uid, mode FROM job WHERE tag = $tag AND documentId = $documentId ORDER BY uid);
         SELECT mode, (SELECT VALUE content FROM ONLY type::record("payload", [$tag, $parent.uid])) ?? NULL AS content FROM $jobs`,
        { tag, documentId },
      );
      return waiting;
    },

    chunks: async (documentId) => {
      const [rows] = await database.query<[ChunkRow[]]>(
        "SELECT * OMIT id FROM chunk WHERE tag = $tag AND documentId = $documentId",
        { tag, documentId },
      );
      return inOrder(rows);
    },

    chunkIds: async (documentId) => {
      const [ids] = await database.query<[string[]]>(
        "SELECT VALUE uid FROM chunk WHERE tag = $tag AND documentId = $documentId",
        { tag, documentId },
      );
      return ids;
    },

    chunksAt: async (documentId, positions) => {
      const [rows] = await database.query<[ChunkRow[]]>(
        "SELECT * OMIT id FROM chunk WHERE tag = $tag AND documentId = $documentId AND position IN $positions",
        { tag, documentId, positions },
      );
      return inOrder(rows);
    },

    chunksById: async (ids) => (await rowsOf<ChunkRow>("chunk", ids)).map(toChunk),

    vectors: async (kind, ids, model) => {
      const found = await inBatches(ids, async (batch) => {
        const [rows] = await database.query<[[string, ArrayBuffer][]]>(
          "SELECT VALUE [id[2], v] FROM $keys WHERE model = $model",
          { keys: batch.map((id) => embeddingKey(tag, kind satisfies EmbeddingKind, id, placeOf(model))), model },
        );
        return rows;
      });
      return new Map(found.map(([id, bytes]) => [id, toVector(bytes)]));
    },

    memoriesOfDocument: async (documentId) => {
      const [found] = await database.query<[MemoryRow[][]]>("SELECT VALUE <-sourced_from<-memory.* FROM $keys", {
        keys: [keyOf("document", tag, documentId)],
      });
      const byId = new Map(found.flat().map((row) => [row.uid, toMemory(row)]));
      return [...byId.values()];
    },

    versions: async (rootIds) => {
      const [later, roots] = await Promise.all([
        inBatches(rootIds, async (batch) => {
          const found = await Promise.all(
            batch.map((rootId) =>
              database.query<[MemoryRow[]]>(
                "SELECT * OMIT id FROM memory WHERE tag = $tag AND rootMemoryId = $rootId",
                {
                  tag,
                  rootId,
                },
              ),
            ),
          );
          return found.flatMap(([rows]) => rows.map(toMemory));
        }),
        memories(rootIds),
      ]);
      const byId = new Map([...roots, ...later].map((memory) => [memory.id, memory]));
      return [...byId.values()].sort((a, b) => a.version - b.version || a.createdAt - b.createdAt);
    },

    sourcesOfMemories: (memoryIds) =>
      inBatches(memoryIds, async (batch) => {
        const [found] = await database.query<[Source[][]]>(
          `SELECT VALUE ->sourced_from.{${SOURCE_FIELDS}} FROM $keys`,
          { keys: batch.map((id) => keyOf("memory", tag, id)) },
        );
        return found.flat();
      }),

    sourcesOfDocument: async (documentId) => {
      const [found] = await database.query<[Source[][]]>(`SELECT VALUE <-sourced_from.{${SOURCE_FIELDS}} FROM $keys`, {
        keys: [keyOf("document", tag, documentId)],
      });
      return found.flat();
    },

    relations: async (memoryIds) => {
      const found = await inBatches(memoryIds, async (batch) => {
        const [rows] = await database.query<[RelationRow[][][]]>(
          "SELECT VALUE [->(updates, extends, derives).*, <-(updates, extends, derives).*] FROM $keys",
          { keys: batch.map((id) => keyOf("memory", tag, id)) },
        );
        return rows.flat(2);
      });
      return [...new Map(found.map((row) => [row.id.toString(), toRelation(row)])).values()];
    },
  };
};

const inOrder = (rows: readonly ChunkRow[]): Chunk[] => rows.map(toChunk).sort((a, b) => a.position - b.position);

const toRelation = ({ id, rule, isSoft, createdAt }: RelationRow): Relation => {
  const [, from, to] = id.id as [string, string, string];
  return { type: id.table.name as RelationType, from, to, rule, isSoft, createdAt };
};

const inBatches = async <Result>(
  ids: readonly string[],
  read: (batch: readonly string[]) => Promise<readonly Result[]>,
): Promise<Result[]> => {
  const distinct = [...new Set(ids)];
  const all: Result[] = [];
  for (let at = 0; at < distinct.length; at += BATCH) all.push(...(await read(distinct.slice(at, at + BATCH))));
  return all;
};
