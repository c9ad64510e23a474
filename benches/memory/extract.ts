// Runs the local memory extractor over turns and keeps, for each memory, the turns it was drawn from.

import type { ExtractionContext, MemoryCandidate, MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import { chunksOf, type Turn } from "./chunks.ts";

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export interface Drawn {
  readonly memory: MemoryCandidate;
  readonly turnIds: readonly string[];
}

/** What is known of a conversation that stands alone. */
export const contextAt = (documentDate: EpochMs): ExtractionContext => ({
  tag: "bench",
  documentDate,
  entityContext: null,
  filterPrompt: null,
  includeItems: [],
  excludeItems: [],
  title: null,
  url: null,
  relatedMemories: [],
  buckets: [],
});

export const extractFrom = async (
  extractor: MemoryExtractor,
  turns: readonly Turn[],
  documentDate: EpochMs,
): Promise<Drawn[]> => {
  const chunks = chunksOf(turns, "bench");
  const memories = await extractor.extract(
    {
      chunks,
      freshChunkIds: new Set(chunks.map((chunk) => chunk.id)),
      context: contextAt(documentDate),
    },
    { signal: new AbortController().signal, logger: SILENT },
  );
  return memories.map((memory) => ({ memory, turnIds: memory.sources.map((source) => source.chunkId) }));
};
