// What is around some memories, read from the index of their tag: linking asks for hundreds at a time, with their whole chains, and
// reading these from the database takes longer the more of them there are.

import type { Memory } from "#domain/memory.ts";
import type { Indexes } from "#retrieval/indexes.ts";
import type { MemoryTable } from "#retrieval/memory-table.ts";
import type { RowReader } from "./related-rows.ts";

export interface RememberedRows extends RowReader {
  /** What stands on any of the passages, in all versions. */
  memoriesOfChunks(chunkIds: readonly string[]): Promise<Memory[]>;
}

/** As of the revision or a later one: the tag has moved on then, and the plan that is computed from it is refused. */
export const rememberedRows = (indexes: Indexes, tag: string, revision: number): RememberedRows => {
  const ask = <Row>(ids: readonly string[], rowsOf: (memories: MemoryTable, id: string) => Row | readonly Row[]) =>
    indexes.read(tag, ({ memories }) => ids.flatMap((id) => rowsOf(memories, id)), revision);
  return {
    memories: (ids) => ask(ids, ({ rows }, id) => rows.get(id) ?? []),
    versions: (rootIds) => ask(rootIds, (memories, id) => memories.versions(id)),
    relations: (ids) => ask(ids, ({ relations }, id) => relations.of(id)),
    memoriesOfChunks: (ids) =>
      ask(ids, (memories, id) => memories.ofChunk(id).flatMap((memoryId) => memories.rows.get(memoryId) ?? [])),
    sourcesOfMemories: (ids) => ask(ids, (memories, id) => memories.sourcesOf(id)),
  };
};
