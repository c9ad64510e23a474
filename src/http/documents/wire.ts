// Documents as they are shown to clients.

import type { EpochMs } from "#domain/clock.ts";
import { type Document, dreamingStatusOf } from "#domain/document.ts";
import type { ApiKey } from "#domain/key.ts";
import { isForgottenAt, type Memory } from "#domain/memory.ts";
import type { Metadata } from "#domain/metadata.ts";
import type { ReadBack } from "#domain/read-back.ts";
import { visibleTags } from "../fields/container-tag.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";

export const toMetadata = (metadata: Metadata | null): Record<string, unknown> | null =>
  metadata === null ? null : { ...metadata };

export const toAccepted = ({ id, status }: Document) => ({ id, status });

export const toDocument = (key: ApiKey, document: Document) => ({
  id: document.id,
  customId: document.customId,
  connectionId: null,
  containerTags: visibleTags(key, [document.tag, ...document.otherTags]),
  createdAt: toIso(document.createdAt),
  updatedAt: toIso(document.updatedAt),
  filepath: document.filepath,
  metadata: toMetadata(document.metadata),
  status: document.status,
  processingStage: document.processingStage,
  dreamingStatus: dreamingStatusOf(document),
  taskType: document.taskType,
  summary: document.summary,
  title: document.title,
  type: document.type,
  url: document.url,
  error: document.failure === null ? null : { ...document.failure },
  deleteAt: toIsoOrNull(document.deleteAt),
  notes: [...document.notes],
});

const toMemoryOfDocument = (memory: Memory, now: EpochMs) => ({
  id: memory.id,
  memory: memory.text,
  createdAt: toIso(memory.createdAt),
  updatedAt: toIso(memory.updatedAt),
  isLatest: memory.isLatest,
  isForgotten: isForgottenAt(memory, now),
  isStatic: memory.isStatic,
  isInference: memory.isInference,
  version: memory.version,
  sourceCount: memory.sourceCount,
  metadata: toMetadata(memory.metadata),
  parentMemoryId: memory.parentMemoryId,
  rootMemoryId: memory.rootMemoryId,
});

export const toDocumentDetail = (
  key: ApiKey,
  document: Document,
  content: ReadBack,
  memories: readonly Memory[],
  now: EpochMs,
) => ({
  ...toDocument(key, document),
  content: content.text,
  raw: content.raw,
  ogImage: document.ogImage,
  source: document.source,
  documentDate: toIso(document.documentDate),
  chunkCount: document.chunkCount,
  wordCount: document.wordCount,
  tokenCount: document.tokenCount,
  ...(memories.length === 0 ? {} : { memories: memories.map((memory) => toMemoryOfDocument(memory, now)) }),
});
