// How the domain's values lie in the tables: keys, rows, and back.

import { RecordId } from "surrealdb";
import type { Chunk } from "#domain/chunk.ts";
import type { Container } from "#domain/container.ts";
import type { Document } from "#domain/document.ts";
import type { Job } from "#domain/job.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import type { Metadata, MetadataMatch } from "#domain/metadata.ts";
import type { DocumentContent } from "#domain/plan.ts";

export type EmbeddingKind = "chunk" | "memory";

/** Where a model's vectors lie: while another model's are made beside those that are searched, there are two places. */
export type VectorPlace = "" | "next ";
export const VECTOR_PLACES: readonly VectorPlace[] = ["", "next "];
/** The place of each model that has one of its own; a model that is not known has the first. */
export type VectorPlaces = Map<string, VectorPlace>;

/** The tables whose keys are a tag and an id. */
type TagTable = "document" | "content" | "chunk" | "memory" | "job" | "payload" | "custom_id" | "shared_document";

export const keyOf = (table: TagTable, tag: string, id: string): RecordId => new RecordId(table, [tag, id]);
export const containerKey = (tag: string): RecordId => new RecordId("container", tag);
export const pendingAggregationKey = (tag: string): RecordId => new RecordId("pending_aggregation", [tag]);
export const embeddingKey = (tag: string, kind: EmbeddingKind, id: string, place: VectorPlace): RecordId =>
  new RecordId("embedding", [tag, `${place}${kind}`, id]);
/** Of whatever model. */
export const embeddingKeys = (tag: string, kind: EmbeddingKind, id: string): RecordId[] =>
  VECTOR_PLACES.map((place) => embeddingKey(tag, kind, id, place));
export const relationKey = (tag: string, { type, from, to }: Relation): RecordId => new RecordId(type, [tag, from, to]);
export const sourceKey = (tag: string, { memoryId, documentId, chunkId, start, end }: Source): RecordId =>
  new RecordId("sourced_from", [tag, memoryId, documentId, chunkId ?? "", start, end]);

/** A domain value as it is stored: `id` under the name `uid`, metadata as JSON text. */
type Stored<Row> = Omit<Row, "id" | "metadata" | "filterByMetadata"> & { readonly uid: string };
export type DocumentRow = Stored<Document> & {
  readonly metadata: string | null;
  readonly filterByMetadata: string | null;
  /** Once more by itself, for its index. */
  readonly fileId: string | null;
};
export type MemoryRow = Stored<Memory> & { readonly metadata: string | null };
export type ChunkRow = Stored<Chunk>;
export type JobRow = Stored<Job>;
type Keyed<Row> = Row & { readonly id: RecordId };

// Metadata is free: its numbers may be larger than the driver can carry, and its keys may be any word, `__proto__` too.
const toText = (metadata: Metadata | null): string | null => (metadata === null ? null : JSON.stringify(metadata));
export const parseMetadata = (text: string | null): Metadata | null =>
  text === null ? null : (JSON.parse(text) as Metadata);

export const toDocumentRow = ({ id, metadata, filterByMetadata, ...rest }: Document): Keyed<DocumentRow> => ({
  ...rest,
  id: keyOf("document", rest.tag, id),
  uid: id,
  metadata: toText(metadata),
  filterByMetadata: toText(filterByMetadata),
  fileId: rest.file?.id ?? null,
});
export const toDocument = ({ uid, metadata, filterByMetadata, fileId: _, ...rest }: DocumentRow): Document => ({
  ...rest,
  id: uid,
  metadata: parseMetadata(metadata),
  filterByMetadata: parseMetadata(filterByMetadata) as MetadataMatch | null,
});

export const toMemoryRow = ({ id, metadata, ...rest }: Memory): Keyed<MemoryRow> => ({
  ...rest,
  id: keyOf("memory", rest.tag, id),
  uid: id,
  metadata: toText(metadata),
});
export const toMemory = ({ uid, metadata, ...rest }: MemoryRow): Memory => ({
  ...rest,
  id: uid,
  metadata: parseMetadata(metadata),
});

export const toChunkRow = ({ id, ...rest }: Chunk): Keyed<ChunkRow> => ({
  ...rest,
  id: keyOf("chunk", rest.tag, id),
  uid: id,
});
export const toChunk = ({ uid, ...rest }: ChunkRow): Chunk => ({ ...rest, id: uid });

export const toJobRow = ({ id, ...rest }: Job): Keyed<JobRow & { readonly commits: number }> => ({
  ...rest,
  id: keyOf("job", rest.tag, id),
  uid: id,
  commits: 0,
});
export const toJob = ({ uid, ...rest }: JobRow): Job => ({ ...rest, id: uid });

export const toContentRow = (tag: string, content: DocumentContent): Keyed<DocumentContent> => ({
  ...content,
  id: keyOf("content", tag, content.documentId),
});

export const SOURCE_FIELDS = "memoryId, documentId, chunkId, quote, start, end, addedAt";
export const toSourceRow = (
  tag: string,
  source: Source,
): Source & { readonly id: RecordId; readonly in: RecordId; readonly out: RecordId } => ({
  ...source,
  id: sourceKey(tag, source),
  in: keyOf("memory", tag, source.memoryId),
  out: keyOf("document", tag, source.documentId),
});

export interface RelationRow extends Pick<Relation, "rule" | "isSoft" | "createdAt"> {
  readonly id: RecordId;
  readonly in: RecordId;
  readonly out: RecordId;
}
export const toRelationRow = (tag: string, relation: Relation): RelationRow => ({
  id: relationKey(tag, relation),
  in: keyOf("memory", tag, relation.from),
  out: keyOf("memory", tag, relation.to),
  rule: relation.rule,
  isSoft: relation.isSoft,
  createdAt: relation.createdAt,
});

/** The row whose key makes a customId unique within its tag. */
export const customIdRows = (documents: readonly Document[]) =>
  documents.flatMap(({ id, tag, customId }) =>
    customId === null ? [] : [{ id: keyOf("custom_id", tag, customId), tag, customId, documentId: id }],
  );

/** One row for each further tag that sees the document. */
export const shareRows = (documents: readonly Document[]) =>
  documents.flatMap(({ id, tag, otherTags }) =>
    otherTags
      .filter((other) => other !== tag)
      .map((other) => ({ id: keyOf("shared_document", other, id), documentId: id, home: tag })),
  );

export const newContainer = (tag: string, now: number): Container => ({
  tag,
  name: null,
  entityContext: null,
  memoryFilesystemPaths: null,
  profileBuckets: [],
  revision: 0,
  createdAt: now,
  updatedAt: now,
});

/** The bytes of exactly this view: the driver mangles a Float32Array. */
export const toBytes = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
export const toVector = (bytes: ArrayBuffer): Float32Array => new Float32Array(bytes);
