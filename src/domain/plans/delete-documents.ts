// Deletes documents for good: their passages, the sources in them, and every memory that has no source left.

import type { EpochMs } from "../clock.ts";
import { emptyPlan, type Fence, type Plan } from "../plan.ts";
import { changesOf, type MemoryRows, openDraft, recountSources, removeMemories } from "./draft.ts";
import { closeChains } from "./version-chain.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/**
 * `memories`: those with a source in the documents, all versions of their chains, and what relations join to them; with all of
 * their `sources`, also in other documents, and all of their `relations`.
 */
export interface DeleteDocuments extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly fence: Fence | null;
  readonly now: EpochMs;
  readonly documentIds: readonly string[];
  readonly chunkIds: readonly string[];
}

export const deleteDocuments = (input: DeleteDocuments): Plan => {
  const { now } = input;
  const documents = new Set(input.documentIds);
  const draft = openDraft(input);
  const touched = new Set<string>();
  for (const [key, source] of draft.sources) {
    if (!documents.has(source.documentId)) continue;
    touched.add(source.memoryId);
    draft.sources.delete(key);
  }
  const evidenced = new Set([...draft.sources.values()].map((source) => source.memoryId));
  const gone = new Set([...touched].filter((id) => !evidenced.has(id)));
  closeChains(draft, gone, now);
  removeAggregatesOf(draft, gone, now);
  removeMemories(draft, gone);
  settleSoftSupersessions(draft, now);
  recountSources(
    draft,
    [...touched].filter((id) => !gone.has(id)),
    now,
  );
  const changes = changesOf(draft);
  return {
    ...emptyPlan(input.tag, input.baseRevision, input.fence),
    ...changes,
    // A removed document takes its sources along.
    sources: {
      ...changes.sources,
      remove: changes.sources.remove.filter((source) => !documents.has(source.documentId)),
    },
    events: [
      ...changes.events,
      ...[...documents].map((documentId) => ({ type: "document.deleted", documentId }) as const),
    ],
    documents: { put: [], remove: [...documents] },
    contents: { put: [], remove: [...documents] },
    chunks: { put: [], remove: input.chunkIds },
  };
};
