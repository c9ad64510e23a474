// Compares some lines of one container tag with what is there, and plans what is missing. The same lines a second time need nothing.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import { type DocumentContent, emptyPlan, type Plan } from "#domain/plan.ts";
import { isAggregateRule } from "#domain/plans/aggregate-memories.ts";
import { AppError } from "#src/errors.ts";
import type { Store, TagReader } from "#store/store.ts";
import type { Line } from "./lines.ts";
import { type NumberedLine, refusedLine } from "./read-lines.ts";

export interface Batch {
  readonly tag: string;
  readonly documents: NumberedLine<Line<"document">>[];
  readonly chunks: NumberedLine<Line<"chunk">>[];
  readonly memories: NumberedLine<Line<"memory">>[];
  readonly relations: NumberedLine<Line<"relation">>[];
}

export interface Conflict {
  readonly line: number;
  readonly type: string;
  readonly id: string;
  readonly problem: string;
}

export const inConflict = ({ line, type, id, problem }: Conflict): AppError =>
  new AppError("conflict", "The import is in conflict with what is there", {
    code: "import_conflict",
    details: `Line ${line}: ${type} ${id} ${problem}. Import with skipExisting (--skip-existing on the command line) to leave what is there as it is.`,
  });

export interface BatchOutcome {
  readonly plan: Plan | null;
  readonly conflicts: readonly Conflict[];
  /** Lines that are there already. */
  readonly unchanged: number;
}

/** The row that an export has of a document, as this service keeps it. */
export const documentOf = ({ document }: Line<"document">): Document => ({ ...document, keyId: null });

/** What may become another with time, though the document is the same. */
const lasting = ({ document, content }: { document: Document; content: Line<"document">["content"] }) => {
  const {
    tag: _,
    keyId,
    dreamingStatus,
    dreamedThrough,
    updatedAt,
    status,
    processingStage,
    deleteAt,
    ...rest
  } = document;
  return { ...rest, file: rest.file === null ? null : { ...rest.file, id: "" }, content };
};

const withoutTag = <Row extends { readonly tag: string }>({ tag: _, ...rest }: Row): Omit<Row, "tag"> => rest;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const OTHER_CONTENT = "is there already with other content";

/** What the lines touch, as it is stored now. */
interface Stored {
  readonly documents: ReadonlyMap<string, Document>;
  readonly contents: ReadonlyMap<string, DocumentContent>;
  readonly chunks: ReadonlyMap<string, Chunk>;
  readonly memories: ReadonlyMap<string, Memory>;
  readonly sources: ReadonlySet<string>;
  readonly relations: ReadonlySet<string>;
}

const sourceName = ({ memoryId, documentId, chunkId, start, end }: Source): string =>
  JSON.stringify([memoryId, documentId, chunkId, start, end]);
const relationName = ({ type, from, to }: Relation): string => JSON.stringify([type, from, to]);

const readStored = async (reader: TagReader, { documents, chunks, memories, relations }: Batch): Promise<Stored> => {
  const documentIds = new Set([
    ...documents.map(({ line }) => line.document.id),
    ...chunks.map(({ line }) => line.chunk.documentId),
    ...memories.flatMap(({ line }) => line.sources.map(({ documentId }) => documentId)),
  ]);
  const relationIds = relations.flatMap(({ line }) => [line.relation.from, line.relation.to]);
  const ownMemories = memories.map(({ line }) => line.memory.id);
  const [storedDocuments, storedChunks, storedMemories] = await Promise.all([
    reader.documents([...documentIds]),
    reader.chunksById(chunks.map(({ line }) => line.chunk.id)),
    reader.memories([...ownMemories, ...relationIds]),
  ]);
  const known = byId(storedMemories);
  const contents = new Map<string, DocumentContent>();
  const compared = new Set([
    ...documents.map(({ line }) => line.document.id),
    ...chunks.map(({ line }) => line.chunk.documentId),
  ]);
  for (const { id } of storedDocuments) {
    const content = compared.has(id) ? await reader.content(id) : null;
    if (content !== null) contents.set(id, content);
  }
  const [sources, edges] = await Promise.all([
    reader.sourcesOfMemories(ownMemories.filter((id) => known.has(id))),
    reader.relations(relations.map(({ line }) => line.relation.from)),
  ]);
  return {
    documents: byId(storedDocuments),
    contents,
    chunks: byId(storedChunks),
    memories: known,
    sources: new Set(sources.map(sourceName)),
    relations: new Set(edges.map(relationName)),
  };
};

export interface BatchPlanner {
  readonly store: Pick<Store, "homes">;
  /** Else the first conflict ends the import. */
  readonly skipsConflicts: boolean;
  /** Ids of documents and memories that conflicts kept out: what belongs to them stays out as well. It grows. */
  readonly passedOver: Set<string>;
  /** Vectors by the row's id: of every row that was not there when they were made. */
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** @throws AppError `conflict` or `import_refused`, which name the line */
export const planBatch = async (
  { store, skipsConflicts, passedOver, vectors }: BatchPlanner,
  batch: Batch,
  reader: TagReader,
  revision: number,
): Promise<BatchOutcome> => {
  const stored = await readStored(reader, batch);
  const conflicts: Conflict[] = [];
  let unchanged = 0;
  const conflict = (line: number, type: string, id: string, problem: string): void => {
    if (!skipsConflicts) throw inConflict({ line, type, id, problem });
    conflicts.push({ line, type, id, problem });
  };
  /** The rows that are not there at all. */
  const missing = async <Kind extends "document" | "memory", Item extends { number: number; id: string }>(
    kind: Kind,
    items: readonly Item[],
    isThere: (id: string) => boolean,
    isSame: (item: Item) => boolean,
  ): Promise<Item[]> => {
    const absent = items.filter(({ id }) => !isThere(id));
    for (const item of items) {
      if (!isThere(item.id)) continue;
      if (isSame(item)) unchanged += 1;
      else conflict(item.number, kind, item.id, OTHER_CONTENT);
    }
    const places = await store.homes(
      kind,
      absent.map(({ id }) => id),
    );
    const elsewhere = new Map(places.map(({ id, tag }) => [id, tag]));
    return absent.filter(({ id, number }) => {
      const tag = elsewhere.get(id);
      if (tag === undefined || tag === reader.tag) return true;
      conflict(number, kind, id, `is in the container tag "${tag}" already; a copy needs newIds (--new-ids)`);
      passedOver.add(id);
      return false;
    });
  };

  const documents = await freeCustomIds(
    reader,
    await missing(
      "document",
      batch.documents.map(({ number, line }) => ({ number, line, id: line.document.id })),
      (id) => stored.documents.has(id),
      ({ id, line }) => {
        const { documentId: _, ...content } = stored.contents.get(id) ?? {
          documentId: id,
          raw: null,
          text: "",
          sections: "",
        };
        const before = {
          document: stored.documents.get(id) as Document,
          content: stored.contents.has(id) ? content : null,
        };
        return Bun.deepEquals(lasting(before), lasting({ document: documentOf(line), content: line.content }));
      },
    ),
    (number, id, problem) => {
      conflict(number, "document", id, problem);
      passedOver.add(id);
    },
  );
  const memories = await missing(
    "memory",
    batch.memories.map(({ number, line }) => ({ number, line, id: line.memory.id })),
    (id) => stored.memories.has(id),
    ({ id, line }) => Bun.deepEquals(withoutTag(stored.memories.get(id) as Memory), withoutTag(line.memory)),
  );
  const newDocuments = new Set(documents.map(({ id }) => id));
  const hasDocument = (id: string): boolean => newDocuments.has(id) || stored.documents.has(id);
  const newMemories = new Set(memories.map(({ id }) => id));

  const chunks = batch.chunks.filter(({ number, line: { chunk } }) => {
    const before = stored.chunks.get(chunk.id);
    if (before !== undefined) {
      if (Bun.deepEquals(withoutTag(before), withoutTag(chunk))) unchanged += 1;
      else conflict(number, "chunk", chunk.id, OTHER_CONTENT);
      return false;
    }
    if (passedOver.has(chunk.documentId)) return false;
    if (!hasDocument(chunk.documentId))
      throw refusedLine(number, "chunk.documentId", "names no document of this container tag");
    const text = stored.contents.get(chunk.documentId)?.text;
    const fits = newDocuments.has(chunk.documentId) || text?.slice(chunk.start, chunk.end) === chunk.text;
    if (!fits) conflict(number, "chunk", chunk.id, "is no passage of the document that is there");
    return fits;
  });
  const sources: Source[] = [];
  for (const { number, line } of batch.memories) {
    const { id } = line.memory;
    for (const source of line.sources) {
      const whole = { ...source, memoryId: id };
      if (!newMemories.has(id) && (!stored.memories.has(id) || stored.sources.has(sourceName(whole)))) continue;
      if (passedOver.has(source.documentId)) continue;
      if (!hasDocument(source.documentId))
        throw refusedLine(
          number,
          "sources",
          `name the document ${source.documentId}, which this container tag has not`,
        );
      sources.push(whole);
    }
  }
  const relations = batch.relations.filter(({ number, line: { relation } }) => {
    if (passedOver.has(relation.from) || passedOver.has(relation.to)) return false;
    const missingEnd = (["from", "to"] as const).find(
      (end) => !newMemories.has(relation[end]) && !stored.memories.has(relation[end]),
    );
    // The service at work on the tag makes summaries anew as soon as their lines are imported.
    if (missingEnd === "from" && isAggregateRule(relation.rule)) return false;
    if (missingEnd !== undefined)
      throw refusedLine(number, `relation.${missingEnd}`, "names no memory of this container tag");
    if (!stored.relations.has(relationName(relation))) return true;
    unchanged += 1;
    return false;
  });

  const rows = documents.length + chunks.length + memories.length + sources.length + relations.length;
  if (rows === 0) return { plan: null, conflicts, unchanged };
  const vectorOf = (id: string): Float32Array => {
    const vector = vectors.get(id);
    // It was there a moment ago, and is not any more.
    if (vector === undefined)
      throw new AppError("busy", "The container tag is changing: import again", { retryAfterSeconds: 1 });
    return vector;
  };
  const tag = reader.tag;
  const plan: Plan = {
    ...emptyPlan(tag, revision),
    documents: { put: documents.map(({ line }) => ({ ...documentOf(line), tag })), remove: [] },
    contents: {
      put: documents.flatMap(({ id, line: { content } }) => (content === null ? [] : [{ documentId: id, ...content }])),
      remove: [],
    },
    chunks: {
      put: chunks.map(({ line: { chunk } }) => ({ row: { ...chunk, tag }, vector: vectorOf(chunk.id) })),
      remove: [],
    },
    memories: {
      put: memories.map(({ id, line: { memory } }) => ({ row: { ...memory, tag }, vector: vectorOf(id) })),
      remove: [],
    },
    sources: { put: sources, remove: [] },
    relations: { put: relations.map(({ line }) => line.relation), remove: [] },
  };
  return { plan, conflicts, unchanged };
};

/** A customId belongs to one document of a tag. */
const freeCustomIds = async <Item extends { number: number; id: string; line: Line<"document"> }>(
  reader: TagReader,
  items: readonly Item[],
  conflict: (number: number, id: string, problem: string) => void,
): Promise<Item[]> => {
  const free: Item[] = [];
  const taken = new Set<string>();
  for (const item of items) {
    const { customId } = item.line.document;
    const holder = customId === null ? null : await reader.documentByCustomId(customId);
    if (customId !== null && (taken.has(customId) || (holder !== null && holder.id !== item.id))) {
      conflict(item.number, item.id, `has the customId ${customId}, which another document has`);
      continue;
    }
    if (customId !== null) taken.add(customId);
    free.push(item);
  }
  return free;
};
