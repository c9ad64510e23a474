// Writes everything of a container tag, or of all, as lines of JSON: as it is at one moment, a page at a time.

import { open } from "node:fs/promises";
import type { Container } from "#domain/container.ts";
import type { Document } from "#domain/document.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import type { Embedded } from "#domain/plan.ts";
import type { TagReader } from "#store/store.ts";
import type { Snapshot } from "#store/stored-moment.ts";
import { EXPORT_FORMAT, EXPORT_VERSION, type Line, toBase64 } from "./lines.ts";

export interface ExportSource {
  readonly snapshot: Snapshot;
  readonly pathOfFile: (id: string) => string;
  readonly program: string;
  readonly now: number;
  /** The model whose vectors are searched. */
  readonly model: string;
  /** Null for everything of the organization. */
  readonly tag: string | null;
}

const FILE_PART_BYTES = 768 * 1024;
const PAGE_ROWS = 500;
const PART_CHARACTERS = 256 * 1024;

type Counts = { waitingDocuments: number; missingFiles: number };

/** The lines in parts of some size, encoded. */
export async function* exportBytes(source: ExportSource): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let part = "";
  for await (const line of exportLines(source)) {
    part += `${JSON.stringify(line)}\n`;
    if (part.length < PART_CHARACTERS) continue;
    yield encoder.encode(part);
    part = "";
  }
  yield encoder.encode(part);
}

async function* exportLines(source: ExportSource): AsyncGenerator<Line> {
  const { snapshot, program, now, model, tag } = source;
  const counts: Counts = { waitingDocuments: 0, missingFiles: 0 };
  let lines = 0;
  for await (const line of withoutEnd()) {
    lines += 1;
    yield line;
  }
  yield { type: "end", lines, ...counts };

  async function* withoutEnd(): AsyncGenerator<Line> {
    yield {
      type: "header",
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      program,
      exportedAt: new Date(now).toISOString(),
      containerTag: tag,
      model,
    };
    if (tag === null) yield { type: "settings", settings: mutable(await snapshot.settings()) };
    for (const container of await snapshot.containers())
      if (tag === null || container.tag === tag) yield* containerLines(source, container, counts);
  }
}

/** Types of lines have no readonly fields; nothing is written to them. */
const mutable = <Value>(value: unknown): Value => value as Value;

async function* containerLines(source: ExportSource, container: Container, counts: Counts): AsyncGenerator<Line> {
  const { tag, name, entityContext, memoryFilesystemPaths, profileBuckets } = container;
  const { snapshot, model } = source;
  yield mutable<Line>({ type: "container", tag, name, entityContext, memoryFilesystemPaths, profileBuckets });
  const reader = snapshot.tag(tag);
  const memoryIds: string[] = [];
  for await (const { documents, chunks, memories } of reader.rows(model, PAGE_ROWS)) {
    for (const document of documents) if (document.tag === tag) yield* documentLines(source, reader, document, counts);
    for (const { row, vector } of chunks)
      if (row.tag === tag) yield mutable<Line>({ type: "chunk", chunk: row, vector: encoded(vector) });
    yield* memoryLines(reader, memories);
    memoryIds.push(...memories.map(({ row }) => row.id));
  }
  // What connects memories comes when all of them are there.
  for (let at = 0; at < memoryIds.length; at += PAGE_ROWS)
    yield* relationLines(reader, tag, memoryIds.slice(at, at + PAGE_ROWS));
}

const encoded = (vector: Float32Array | null): string | null => (vector === null ? null : toBase64(vector));

async function* documentLines(
  { tag, pathOfFile }: ExportSource,
  reader: TagReader,
  document: Document,
  counts: Counts,
): AsyncGenerator<Line> {
  const content = await reader.content(document.id);
  const isWaiting = document.status === "queued" || document.status === "processing";
  if (isWaiting) counts.waitingDocuments += 1;
  if (isWaiting && content === null) return;
  const isThere = document.file === null || (yield* fileLines(document.file.id, pathOfFile(document.file.id)));
  if (!isThere) counts.missingFiles += 1;
  const { keyId: _, ...rest } = document;
  yield mutable<Line>({
    type: "document",
    document: {
      ...rest,
      // Who waits for new content is exported as it was before.
      status: document.status === "failed" ? "failed" : "done",
      processingStage: null,
      // A tag by itself has nothing to do with others.
      otherTags: tag === null ? document.otherTags : [],
      file: isThere ? document.file : null,
    },
    content: content === null ? null : { raw: content.raw, text: content.text, sections: content.sections },
  });
}

async function* fileLines(id: string, path: string): AsyncGenerator<Line, boolean> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (file === null) return false;
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(FILE_PART_BYTES), 0, FILE_PART_BYTES);
      const isLast = bytesRead < FILE_PART_BYTES;
      yield { type: "file", id, data: Buffer.from(buffer.buffer, 0, bytesRead).toString("base64"), isLast };
      if (isLast) return true;
    }
  } finally {
    await file.close();
  }
}

async function* memoryLines(reader: TagReader, memories: readonly Embedded<Memory>[]): AsyncGenerator<Line> {
  if (memories.length === 0) return;
  const sources = Map.groupBy(
    await reader.sourcesOfMemories(memories.map(({ row }) => row.id)),
    ({ memoryId }: Source) => memoryId,
  );
  for (const { row, vector } of memories) {
    const own = (sources.get(row.id) ?? []).map(({ memoryId: _, ...source }) => source);
    yield mutable<Line>({ type: "memory", memory: row, sources: own, vector: encoded(vector) });
  }
}

async function* relationLines(reader: TagReader, tag: string, ids: readonly string[]): AsyncGenerator<Line> {
  const page = new Set(ids);
  // An edge is told of once, by the memory that it goes out from.
  const outgoing = (await reader.relations(ids)).filter(({ from }: Relation) => page.has(from));
  for (const relation of outgoing) yield { type: "relation", tag, relation };
}
