// Counts of the work that models did, so that tests and operators can see that nothing is done twice.

import type { Embedder } from "#contracts/embedder.ts";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";

export interface WorkCounts {
  /** Texts embedded for documents and memories, and for queries. */
  readonly textsEmbedded: number;
  readonly queriesEmbedded: number;
  /** Passages that memories were drawn from. */
  readonly passagesDrawn: number;
}

export const createWorkCounts = () => {
  const counts = { textsEmbedded: 0, queriesEmbedded: 0, passagesDrawn: 0 };
  return {
    counts: (): WorkCounts => ({ ...counts }),
    countingEmbedder: (embedder: Embedder): Embedder => ({
      ...embedder,
      embed: (texts, purpose, context) => {
        if (purpose === "query") counts.queriesEmbedded += texts.length;
        else counts.textsEmbedded += texts.length;
        return embedder.embed(texts, purpose, context);
      },
    }),
    countingExtractor: (extractor: MemoryExtractor): MemoryExtractor => ({
      extract: (input, context) => {
        counts.passagesDrawn += input.freshChunkIds.size;
        return extractor.extract(input, context);
      },
    }),
  };
};

export type WorkCounter = ReturnType<typeof createWorkCounts>;
