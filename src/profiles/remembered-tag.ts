// What the profile needs of a tag's index.

import type { Document } from "#domain/document.ts";
import type { Memory } from "#domain/memory.ts";
import type { TagIndex } from "#retrieval/tag-index.ts";
import type { RememberedTag } from "./profiles.ts";

/** The documents that a memory was drawn from. */
export const documentsOf = (index: TagIndex, memory: Memory): Document[] => {
  const ids = new Set(index.memories.sourcesOf(memory.id).map(({ documentId }) => documentId));
  return [...ids].flatMap((id) => index.document(id) ?? []);
};

/** Rows only, which stay good when the index is dropped. @param withDocuments whether they will be asked for */
export const rememberedTag = (index: TagIndex, withDocuments: boolean): RememberedTag => {
  const memories = index.memories.rows.all();
  const documents = new Map(withDocuments ? memories.map((memory) => [memory.id, documentsOf(index, memory)]) : []);
  const aggregates = memories.filter(({ isAggregated }) => isAggregated);
  return {
    revision: index.revision,
    memories,
    aggregateSources: new Map(aggregates.map(({ id }) => [id, index.memories.relations.derivedFrom(id)])),
    documentsOf: (memory) => documents.get(memory.id) ?? [],
  };
};
