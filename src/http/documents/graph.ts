// Documents with the memories drawn from them and the relations between those, as pictures of the graph need them.

import type { EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { ApiKey } from "#domain/key.ts";
import { isAllowed } from "#domain/key.ts";
import { isForgottenAt, type Memory, type Relation, type Source } from "#domain/memory.ts";
import { ORGANIZATION } from "#domain/organization.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { toDocument, toMetadata } from "./wire.ts";

const toEntry = (memory: Memory, source: Source | undefined, relations: readonly Relation[], now: EpochMs) => ({
  id: memory.id,
  memory: memory.text,
  spaceId: memory.tag,
  spaceContainerTag: memory.tag,
  orgId: ORGANIZATION.id,
  userId: null,
  version: memory.version,
  isLatest: memory.isLatest,
  parentMemoryId: memory.parentMemoryId,
  rootMemoryId: memory.rootMemoryId,
  memoryRelations: relationsFrom(memory.id, relations),
  sourceCount: memory.sourceCount,
  isInference: memory.isInference,
  isForgotten: isForgottenAt(memory, now),
  isStatic: memory.isStatic,
  forgetAfter: toIsoOrNull(memory.forgetAfter),
  forgetReason: memory.forgetReason,
  metadata: toMetadata(memory.metadata),
  createdAt: toIso(memory.createdAt),
  updatedAt: toIso(memory.updatedAt),
  sourceAddedAt: toIso(source?.addedAt ?? memory.createdAt),
  sourceRelevanceScore: 100,
  sourceMetadata: null,
});

/** What a memory points to: older or underlying memory → kind of relation. */
export const relationsFrom = (id: string, relations: readonly Relation[]): Record<string, string> =>
  Object.fromEntries(relations.filter(({ from }) => from === id).map(({ to, type }) => [to, type]));

const memoriesOf = async ({ store, clock }: HttpContext, document: Document) => {
  const reader = store.tag(document.tag);
  const [memories, sources] = await Promise.all([
    reader.memoriesOfDocument(document.id),
    reader.sourcesOfDocument(document.id),
  ]);
  const relations = memories.length === 0 ? [] : await reader.relations(memories.map(({ id }) => id));
  const sourcesOf = Map.groupBy(sources, ({ memoryId }) => memoryId);
  const relationsOf = Map.groupBy(relations, ({ from }) => from);
  const now = clock.now();
  return memories.map((memory) =>
    toEntry(memory, sourcesOf.get(memory.id)?.[0], relationsOf.get(memory.id) ?? [], now),
  );
};

export const graphDocuments = (http: HttpContext, key: ApiKey, documents: readonly Document[]) =>
  Promise.all(
    documents.map(async (document) => ({
      ...toDocument(key, document),
      contentHash: document.contentHash,
      orgId: ORGANIZATION.id,
      userId: null,
      source: document.source,
      tokenCount: document.tokenCount,
      wordCount: document.wordCount,
      chunkCount: document.chunkCount,
      averageChunkSize: document.chunkCount === 0 ? 0 : Math.round(document.tokenCount / document.chunkCount),
      processingMetadata: null,
      // Memories live in the document's home tag: a key that only sees another of its tags does not see them.
      memoryEntries: isAllowed(key, document.tag, "read") ? await memoriesOf(http, document) : [],
    })),
  );
