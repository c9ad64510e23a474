// Streams everything that an index of a tag holds, page by page in key order, so that memory stays bounded however large it is.

import type { Chunk } from "#domain/chunk.ts";
import type { Memory, Relation, RelationType, Source } from "#domain/memory.ts";
import type { Bindings, Database } from "./engine.ts";
import { type KeyRange, type PagedTable, paged, readPages } from "./pages.ts";
import {
  type ChunkRow,
  type DocumentRow,
  type EmbeddingKind,
  embeddingKey,
  keyOf,
  type MemoryRow,
  SOURCE_FIELDS,
  toChunk,
  toDocument,
  toMemory,
  toVector,
  type VectorPlace,
} from "./rows.ts";
import type { TagRows } from "./store.ts";

/** Which vectors are read with the rows. */
interface VectorsOf {
  readonly model: string;
  readonly place: VectorPlace;
}

const NOTHING: TagRows = { documents: [], chunks: [], memories: [], sources: [], relations: [] };

/** Chunks are most of what is read, and come as arrays: a third faster than objects. */
type ChunkValues = [
  uid: string,
  documentId: string,
  position: number,
  text: string,
  start: number,
  end: number,
  lead: string,
  speaker: string | null,
  role: ChunkRow["role"],
  at: number | null,
  hash: string,
  createdAt: number,
];
const CHUNKS = paged(
  "chunk",
  "uid",
  "SELECT VALUE [uid, documentId, position, text, start, end, lead, speaker, role, at, hash, createdAt]",
);
const DOCUMENTS = paged("document", "uid", "SELECT * OMIT id");
const MEMORIES = paged("memory", "uid", "SELECT * OMIT id");
const SHARES = paged("shared_document", "documentId", "SELECT documentId, home");

const FIRST_SOURCES = `LET $page = (SELECT ${SOURCE_FIELDS} FROM sourced_from:[$tag, NONE]..=[$tag, ..] LIMIT $size); RETURN $page;`;
const NEXT_SOURCES = `LET $page = (SELECT ${SOURCE_FIELDS} FROM
  sourced_from:[$tag, $memoryId, $documentId, $chunkId, $start, $end]>..=[$tag, ..] LIMIT $size); RETURN $page;`;

const RELATION_FIELDS = "id[1] AS from, id[2] AS to, rule, isSoft, createdAt";
const relationPages = (type: RelationType) => ({
  type,
  first: `LET $page = (SELECT ${RELATION_FIELDS} FROM ${type}:[$tag, NONE]..=[$tag, ..] LIMIT $size); RETURN $page;`,
  next: `LET $page = (SELECT ${RELATION_FIELDS} FROM ${type}:[$tag, $from, $to]>..=[$tag, ..] LIMIT $size); RETURN $page;`,
});
const RELATIONS = [relationPages("updates"), relationPages("extends"), relationPages("derives")];

export async function* streamRows(
  database: Database,
  tag: string,
  vectorsOf: VectorsOf,
  pageSize: number,
): AsyncGenerator<TagRows> {
  const read = <Row, Result>(table: PagedTable, then: (rows: Row[], range: KeyRange) => Promise<Result>) =>
    ahead(mapped(database, tag, table, pageSize, then));

  const once = oneOfEach();
  yield* read(DOCUMENTS, async (rows: DocumentRow[]) => ({ ...NOTHING, documents: rows.map(toDocument) }));
  yield* read(CHUNKS, async (rows: ChunkValues[], range) => {
    const vectors = await vectorsBetween(database, tag, "chunk", range, vectorsOf);
    return {
      ...NOTHING,
      chunks: rows.map((values) => ({ row: chunkOf(tag, values, once), vector: vectors.get(values[0]) ?? null })),
    };
  });
  for await (const shares of read(SHARES, async (rows: Share[]) => rows))
    yield* sharedRows(database, shares, vectorsOf, pageSize);
  yield* read(MEMORIES, async (rows: MemoryRow[], range) => {
    const vectors = await vectorsBetween(database, tag, "memory", range, vectorsOf);
    return {
      ...NOTHING,
      memories: rows.map((row) => ({ row: memoryOf(tag, row, once), vector: vectors.get(row.uid) ?? null })),
    };
  });
  for await (const sources of edges(database, tag, pageSize, FIRST_SOURCES, NEXT_SOURCES, keyOfSource))
    yield { ...NOTHING, sources: sources.map((source) => ({ ...source, documentId: once(source.documentId) })) };
  for (const { type, first, next } of RELATIONS) {
    for await (const edgesOfType of edges(database, tag, pageSize, first, next, endsOfRelation))
      yield { ...NOTHING, relations: edgesOfType.map((edge) => relationOf(type, edge, once)) };
  }
}

const keyOfSource = ({ chunkId, ...source }: Source): Bindings => ({ ...source, chunkId: chunkId ?? "" });
type Edge = Omit<Relation, "type">;
const endsOfRelation = ({ from, to }: Edge): Bindings => ({ from, to });
const relationOf = (type: RelationType, { from, to, rule, isSoft, createdAt }: Edge, once: Once): Relation => ({
  type,
  from: once(from),
  to: once(to),
  rule: once(rule),
  isSoft,
  createdAt,
});

/** @param next reads on after the row whose `keyOfRow` is bound */
async function* edges<Row>(
  database: Database,
  tag: string,
  size: number,
  first: string,
  next: string,
  keyOfRow: (row: Row) => Bindings,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined, full = true; full; ) {
    const key = last === undefined ? {} : keyOfRow(last);
    const [, rows]: [null, Row[]] = await database.query(last === undefined ? first : next, { tag, size, ...key });
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    full = rows.length === size;
  }
}

async function* mapped<Row, Result>(
  database: Database,
  tag: string,
  table: PagedTable,
  size: number,
  then: (rows: Row[], range: KeyRange) => Promise<Result>,
): AsyncGenerator<Result> {
  for await (const { rows, after, end } of readPages<Row>(database, tag, table, size))
    yield await then(rows, { after, end });
}

/** Starts on the next page while the consumer is busy with this one. */
async function* ahead<Page>(source: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let next = source.next();
  for (;;) {
    const { done, value } = await next;
    if (done === true) return;
    next = source.next();
    // Whoever stops early leaves a page behind that nobody waits for.
    next.catch(() => {});
    yield value;
  }
}

/** The same string for equal ones: each that the driver reads is a copy of its own, and most rows repeat their neighbours' words. */
type Once = <Text extends string>(text: Text) => Text;

const oneOfEach = (): Once => {
  const known = new Map<string, string>();
  return <Text extends string>(text: Text): Text => {
    const first = known.get(text);
    if (first !== undefined) return first as Text;
    known.set(text, text);
    return text;
  };
};

const chunkOf = (
  tag: string,
  [id, documentId, position, text, start, end, lead, speaker, role, at, hash, createdAt]: ChunkValues,
  once: Once,
): Chunk => ({
  id,
  tag,
  documentId: once(documentId),
  position,
  text,
  start,
  end,
  lead: once(lead),
  speaker: speaker === null ? null : once(speaker),
  role: role === null ? null : once(role),
  at,
  hash,
  createdAt,
});

const memoryOf = (tag: string, row: MemoryRow, once: Once): Memory => ({
  ...toMemory(row),
  tag,
  kind: once(row.kind),
  subject: row.subject === null ? null : once(row.subject),
  buckets: row.buckets.map(once),
});

const VECTORS_UP_TO_END =
  "SELECT VALUE [id[2], v] FROM embedding:[$tag, $kind, $after]>..=[$tag, $kind, $end] WHERE model = $model";
const REST_OF_VECTORS =
  "SELECT VALUE [id[2], v] FROM embedding:[$tag, $kind, $after]>..=[$tag, $kind, ..] WHERE model = $model";

/** The vectors of a page have the keys of its rows, and so lie in the same range. */
const vectorsBetween = async (
  database: Database,
  tag: string,
  kind: EmbeddingKind,
  { after, end }: KeyRange,
  { model, place }: VectorsOf,
): Promise<Map<string, Float32Array>> => {
  const [found] = await database.query<[[string, ArrayBuffer][]]>(
    end === undefined ? REST_OF_VECTORS : VECTORS_UP_TO_END,
    { tag, kind: `${place}${kind}`, after, end, model },
  );
  return new Map(found.map(([id, bytes]) => [id, toVector(bytes)]));
};

interface Share {
  readonly documentId: string;
  readonly home: string;
}

/** Documents that live in another tag, with their passages: only those that list this tag. */
async function* sharedRows(
  database: Database,
  shares: readonly Share[],
  vectorsOf: VectorsOf,
  pageSize: number,
): AsyncGenerator<TagRows> {
  const [documents] = await database.query<[DocumentRow[]]>("SELECT * OMIT id FROM $keys", {
    keys: shares.map(({ home, documentId }) => keyOf("document", home, documentId)),
  });
  yield { ...NOTHING, documents: documents.map(toDocument) };
  for (const share of shares) {
    const [rows] = await database.query<[ChunkRow[]]>(
      "SELECT * OMIT id FROM chunk WHERE tag = $home AND documentId = $documentId",
      { ...share },
    );
    for (let at = 0; at < rows.length; at += pageSize)
      yield {
        ...NOTHING,
        chunks: await withVectors(database, share.home, rows.slice(at, at + pageSize).map(toChunk), vectorsOf),
      };
  }
}

const withVectors = async (database: Database, home: string, chunks: readonly Chunk[], { model, place }: VectorsOf) => {
  const [found] = await database.query<[[string, ArrayBuffer][]]>(
    "SELECT VALUE [id[2], v] FROM $keys WHERE model = $model",
    { keys: chunks.map(({ id }) => embeddingKey(home, "chunk", id, place)), model },
  );
  const vectors = new Map(found.map(([id, bytes]) => [id, toVector(bytes)]));
  return chunks.map((row) => ({ row, vector: vectors.get(row.id) ?? null }));
};
