// Memories as they are shown to clients.

import type { EpochMs } from "#domain/clock.ts";
import { isForgottenAt, type Memory, type Relation, type Source } from "#domain/memory.ts";
import { ORGANIZATION } from "#domain/organization.ts";
import { relationsFrom } from "../documents/graph.ts";
import { toMetadata } from "../documents/wire.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";

const toVersion = (memory: Memory, now: EpochMs) => ({
  id: memory.id,
  memory: memory.text,
  version: memory.version,
  createdAt: toIso(memory.createdAt),
  updatedAt: toIso(memory.updatedAt),
  parentMemoryId: memory.parentMemoryId,
  rootMemoryId: memory.rootMemoryId,
  isLatest: memory.isLatest,
  isForgotten: isForgottenAt(memory, now),
});

const toTemporalContext = ({ documentDate, eventDates }: Memory) =>
  documentDate === null && eventDates.length === 0
    ? null
    : {
        documentDate: toIsoOrNull(documentDate),
        eventDate: eventDates.length === 0 ? null : eventDates.map(({ start }) => toIso(start)),
      };

export const toMemory = (
  memory: Memory,
  versions: readonly Memory[],
  relations: readonly Relation[],
  sources: readonly Source[],
  now: EpochMs,
) => {
  const memoryRelations = relationsFrom(memory.id, relations);
  return {
    ...toVersion(memory, now),
    kind: memory.kind,
    isStatic: memory.isStatic,
    isInference: memory.isInference,
    isAggregated: memory.isAggregated,
    spaceId: memory.tag,
    orgId: ORGANIZATION.id,
    buckets: [...memory.buckets],
    sourceCount: memory.sourceCount,
    forgetAfter: toIsoOrNull(memory.forgetAfter),
    forgetReason: memory.forgetReason,
    reviewStatus: memory.reviewStatus,
    metadata: toMetadata(memory.metadata),
    memoryRelations: Object.keys(memoryRelations).length === 0 ? null : memoryRelations,
    temporalContext: toTemporalContext(memory),
    history: [...versions].sort((a, b) => b.version - a.version).map((version) => toVersion(version, now)),
    documentIds: [...new Set(sources.map(({ documentId }) => documentId))],
  };
};

export const toWritten = (memory: Memory) => ({
  id: memory.id,
  memory: memory.text,
  isStatic: memory.isStatic,
  createdAt: toIso(memory.createdAt),
  forgetAfter: toIsoOrNull(memory.forgetAfter),
  forgetReason: memory.forgetReason,
  metadata: toMetadata(memory.metadata),
});

export const toUpdated = (memory: Memory) => ({
  id: memory.id,
  memory: memory.text,
  version: memory.version,
  parentMemoryId: memory.parentMemoryId,
  rootMemoryId: memory.rootMemoryId,
  createdAt: toIso(memory.createdAt),
  forgetAfter: toIsoOrNull(memory.forgetAfter),
  forgetReason: memory.forgetReason,
  metadata: toMetadata(memory.metadata),
});
