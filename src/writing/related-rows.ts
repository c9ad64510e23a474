// Reads what a plan has to know around some memories: their chains, what relations join to them, and where they come from.

import type { Memory } from "#domain/memory.ts";
import type { MemoryRows } from "#domain/plans/draft.ts";
import type { TagReader } from "#store/store.ts";

/** Aggregates may sum up aggregates; deeper than this nothing is built. */
const DEEPEST = 8;

export type RowReader = Pick<TagReader, "memories" | "versions" | "relations" | "sourcesOfMemories">;

const versionsOf = async (reader: RowReader, memories: readonly Memory[]): Promise<readonly Memory[]> => {
  const roots = [...new Set(memories.flatMap(({ rootMemoryId }) => rootMemoryId ?? []))];
  return roots.length === 0 ? [] : await reader.versions(roots);
};

const withChains = async (reader: RowReader, ids: readonly string[]): Promise<Memory[]> => {
  const named = await reader.memories(ids);
  const versions = await versionsOf(reader, named);
  return [...new Map([...named, ...versions].map((memory) => [memory.id, memory])).values()];
};

/** What the aggregates among the memories sum up: their evidence is that of these. */
const summedUp = (memories: ReadonlyMap<string, Memory>, relations: Iterable<MemoryRows["relations"][number]>) =>
  [...relations].flatMap(({ type, from, to }) =>
    type === "derives" && memories.get(from)?.isAggregated === true ? [to] : [],
  );

/** What else ranks above the memories that these relations rank below another: it counts when the one it was goes. */
const withRivals = async (
  reader: RowReader,
  memories: Map<string, Memory>,
  relations: Map<string, MemoryRows["relations"][number]>,
): Promise<void> => {
  const ranked = new Set([...relations.values()].filter(({ isSoft }) => isSoft).map(({ to }) => to));
  if (ranked.size === 0) return;
  const soft = (await reader.relations([...ranked])).filter(({ isSoft, to }) => isSoft && ranked.has(to));
  for (const relation of soft) relations.set(`${relation.type} ${relation.from} ${relation.to}`, relation);
  const rivals = await withChains(reader, [...new Set(soft.map(({ from }) => from))]);
  for (const rival of rivals) memories.set(rival.id, rival);
};

/**
 * The memories with all versions of their chains, their relatives, everything that was made from these by summing up, and what ranks
 * above the relatives; the sources of the memories, and of what those that sum up were made of.
 */
export const relatedRows = async (reader: RowReader, ids: readonly string[]): Promise<MemoryRows> => {
  const memories = new Map((await withChains(reader, ids)).map((memory) => [memory.id, memory]));
  const central = [...memories.keys()];
  const relations = new Map<string, MemoryRows["relations"][number]>();
  let frontier = central;
  for (let depth = 0; frontier.length > 0 && depth < DEEPEST; depth++) {
    const found = await reader.relations(frontier);
    for (const relation of found) relations.set(`${relation.type} ${relation.from} ${relation.to}`, relation);
    const unknown = [...new Set(found.flatMap(({ from, to }) => [from, to]))].filter((id) => !memories.has(id));
    const relatives = await reader.memories(unknown);
    const aggregates = relatives.filter(({ isAggregated }) => isAggregated);
    // One that a client reworded is the first version of a chain.
    const reworded = await versionsOf(reader, aggregates);
    for (const relative of [...relatives, ...reworded]) memories.set(relative.id, relative);
    frontier = [...new Set([...aggregates, ...reworded].map(({ id }) => id))];
  }
  await withRivals(reader, memories, relations);
  const chosen = new Map(central.map((id) => [id, memories.get(id)!]));
  const sources = await reader.sourcesOfMemories([...new Set([...central, ...summedUp(chosen, relations.values())])]);
  return { memories: [...memories.values()], sources, relations: [...relations.values()] };
};
