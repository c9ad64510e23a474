// Search results as they are shown to clients.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { Memory } from "#domain/memory.ts";
import type { MemoryContext, SearchAnswer, SearchResult } from "#domain/search.ts";
import { toMetadata } from "../documents/wire.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";

/** What a client wants to see with each result. */
export interface Shown {
  readonly documents: boolean;
  readonly summaries: boolean;
  readonly chunks: boolean;
}

export const SHOWN_BY_DEFAULT: Shown = { documents: false, summaries: false, chunks: false };

const toShare = (similarity: number): number => Math.min(1, Math.max(0, similarity));

const toReference = (document: Document, shown: Shown) => ({
  id: document.id,
  ...(shown.documents
    ? { title: document.title ?? "", type: document.type as string, metadata: toMetadata(document.metadata) }
    : {}),
  ...(shown.summaries ? { summary: document.summary } : {}),
  createdAt: toIso(document.createdAt),
  updatedAt: toIso(document.updatedAt),
});

const toRelative = (memory: Memory) => ({
  memory: memory.text,
  metadata: toMetadata(memory.metadata),
  updatedAt: toIso(memory.updatedAt),
});

const toContext = (context: MemoryContext) => ({
  parents: context.parents.map(({ relation, version, memory }) => ({ relation, version, ...toRelative(memory) })),
  children: context.children.map(({ relation, version, memory }) => ({ relation, version, ...toRelative(memory) })),
  related: context.related.map(({ relation, memory }) => ({ relation, ...toRelative(memory) })),
});

const toChunkReference = (chunk: Chunk, similarity: number) => ({
  content: chunk.text,
  position: chunk.position,
  documentId: chunk.documentId,
  score: toShare(similarity),
});

const toItem = (result: SearchResult, shown: Shown) => {
  const [document] = result.documents;
  const common = {
    similarity: toShare(result.similarity),
    filepath: document?.filepath ?? null,
    containerTag: result.tag,
    documents: result.documents.map((reference) => toReference(reference, shown)),
    sources: result.sources.map((source) => ({ ...source, date: toIsoOrNull(source.date) })),
  };
  if (result.kind === "chunk") {
    return {
      id: result.chunk.id,
      chunk: result.chunk.text,
      metadata: toMetadata(document?.metadata ?? null),
      updatedAt: toIso(document?.updatedAt ?? result.chunk.createdAt),
      version: null,
      isAggregated: false,
      ...common,
    };
  }
  const { memory } = result;
  return {
    id: memory.id,
    memory: memory.text,
    metadata: toMetadata(memory.metadata),
    updatedAt: toIso(memory.updatedAt),
    version: memory.version,
    rootMemoryId: memory.rootMemoryId,
    isAggregated: memory.isAggregated,
    ...(result.context === null ? {} : { context: toContext(result.context) }),
    ...(shown.chunks ? { chunks: result.chunks.map((chunk) => toChunkReference(chunk, result.similarity)) } : {}),
    ...common,
  };
};

export const toSearchAnswer = (answer: SearchAnswer, shown: Shown) => ({
  results: answer.results.map((result) => toItem(result, shown)),
  timing: answer.tookMs,
  total: answer.results.length,
});
