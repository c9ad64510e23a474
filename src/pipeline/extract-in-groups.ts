// Draws from a document in groups of passages, one question to a model for each, at the same time. A group that fails does so alone.

import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";

/** A group is full when it has both, or the most of either: 50 passages of usual length make at most 5 groups. */
const FULL_PASSAGES = 10;
const FULL_CHARACTERS = 8_000;
const MOST_PASSAGES = 40;
const MOST_CHARACTERS = 24_000;

/** In reading order; every passage in exactly one group. */
export const groupPassages = (passages: readonly Chunk[]): Chunk[][] => {
  const groups: Chunk[][] = [];
  let group: Chunk[] = [];
  let characters = 0;
  const close = (): void => {
    if (group.length > 0) groups.push(group);
    group = [];
    characters = 0;
  };
  for (const passage of passages) {
    if (characters + passage.text.length > MOST_CHARACTERS) close();
    group.push(passage);
    characters += passage.text.length;
    const isFull = group.length >= FULL_PASSAGES && characters >= FULL_CHARACTERS;
    if (isFull || group.length >= MOST_PASSAGES) close();
  }
  close();
  return groups;
};

export const extractInGroups = (extractor: MemoryExtractor): MemoryExtractor => ({
  extract: async (input, context) => {
    const groups = groupPassages(input.chunks.filter(({ id }) => input.freshChunkIds.has(id)));
    const drawn = await Promise.all(
      groups.map((group) =>
        extractor.extract({ ...input, freshChunkIds: new Set(group.map(({ id }) => id)) }, context),
      ),
    );
    return drawn.flat();
  },
});
