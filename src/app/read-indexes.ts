// What is read of the tags' indexes while memories form: what is near, what is known, what somebody asks to forget.

import type { ChatRequest } from "#domain/chat-requests.ts";
import type { Clock } from "#domain/clock.ts";
import type { FindNeighbours } from "#pipeline/dream.ts";
import { askedToForget } from "#retrieval/asked-to-forget.ts";
import type { EmbeddingSpaces } from "#src/embedding/embedding-spaces.ts";
import { documentsOf } from "#src/profiles/remembered-tag.ts";
import { type RememberedRows, rememberedRows } from "#src/writing/remembered-rows.ts";

export const readIndexes = (spaces: EmbeddingSpaces, clock: Clock) => {
  const { indexes } = spaces;
  const findNeighbours: FindNeighbours = (tag, vectors, count, allow) =>
    spaces
      .spaceOf(vectors[0])
      .indexes.read(tag, (index) =>
        index.neighbours(vectors, count, clock.now(), (memory) => allow(memory, documentsOf(index, memory))),
      );
  return {
    findNeighbours,
    rememberedRows: (tag: string, revision: number): RememberedRows => rememberedRows(indexes, tag, revision),
    memoriesOf: (tag: string) =>
      indexes.read(tag, ({ revision, memories }) => ({ revision, memories: memories.rows.all() })),
    findAsked: (tag: string, request: ChatRequest) =>
      indexes.read(tag, ({ memories }) => askedToForget(memories, request, clock.now())),
  };
};

export type ReadIndexes = ReturnType<typeof readIndexes>;
