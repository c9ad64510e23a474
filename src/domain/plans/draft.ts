// A draft of a tag's memories, sources and relations: plans change it freely, and the difference to what was read becomes the plan.
// What ends as it began is not written, so a plan that is computed twice changes nothing the second time.

import type { EpochMs } from "../clock.ts";
import { type MemoryEvent, memoryEvent } from "../event.ts";
import type { Memory, Relation, Source } from "../memory.ts";
import type { Plan } from "../plan.ts";

/** Rows of one tag as they were read. */
export interface MemoryRows {
  readonly memories: readonly Memory[];
  readonly sources: readonly Source[];
  readonly relations: readonly Relation[];
}

export interface Draft {
  readonly memories: Map<string, Memory>;
  readonly sources: Map<string, Source>;
  readonly relations: Map<string, Relation>;
  /** Vectors of new memories. */
  readonly vectors: Map<string, Float32Array>;
  readonly read: {
    readonly memories: ReadonlyMap<string, Memory>;
    readonly sources: ReadonlyMap<string, Source>;
    readonly relations: ReadonlyMap<string, Relation>;
  };
}

/** One passage counts once for a memory, however often it is drawn from. */
export const sourceKey = (source: Source): string =>
  JSON.stringify([source.memoryId, source.documentId, source.chunkId, source.start, source.end]);

export const relationKey = (relation: Pick<Relation, "type" | "from" | "to">): string =>
  `${relation.type} ${relation.from} ${relation.to}`;

const keyed = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));

export const openDraft = (rows: MemoryRows): Draft => {
  const memories = keyed(rows.memories, (memory) => memory.id);
  const sources = keyed(rows.sources, sourceKey);
  const relations = keyed(rows.relations, relationKey);
  return {
    memories: new Map(memories),
    sources: new Map(sources),
    relations: new Map(relations),
    vectors: new Map(),
    read: { memories, sources, relations },
  };
};

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/** Changes fields of a memory; it counts as updated only when one of them is another than before. */
export const changeMemory = (draft: Draft, id: string, fields: Partial<Memory>, now: EpochMs): void => {
  const memory = draft.memories.get(id);
  if (memory === undefined) return;
  const names = Object.keys(fields) as (keyof Memory)[];
  if (names.every((name) => isEqual(memory[name], fields[name]))) return;
  draft.memories.set(id, { ...memory, ...fields, updatedAt: now });
};

/** Removes memories with their sources and relations. */
export const removeMemories = (draft: Draft, ids: ReadonlySet<string>): void => {
  if (ids.size === 0) return;
  for (const id of ids) draft.memories.delete(id);
  for (const [key, source] of draft.sources) if (ids.has(source.memoryId)) draft.sources.delete(key);
  for (const [key, relation] of draft.relations) {
    if (ids.has(relation.from) || ids.has(relation.to)) draft.relations.delete(key);
  }
};

export const putRelation = (draft: Draft, relation: Relation): void => {
  const key = relationKey(relation);
  if (relation.from !== relation.to && !draft.relations.has(key)) draft.relations.set(key, relation);
};

/** Makes every given memory's count the number of its sources; other memories are left alone. */
export const recountSources = (draft: Draft, ids: Iterable<string>, now: EpochMs): void => {
  const counts = new Map<string, number>();
  for (const source of draft.sources.values()) counts.set(source.memoryId, (counts.get(source.memoryId) ?? 0) + 1);
  for (const id of ids) changeMemory(draft, id, { sourceCount: counts.get(id) ?? 0 }, now);
};

/** What the draft changes, as parts of a plan. A removed memory takes its sources and relations along. */
export const changesOf = (draft: Draft): Pick<Plan, "memories" | "sources" | "relations" | "events"> => {
  const { read } = draft;
  const isKept = (id: string): boolean => draft.memories.has(id) || !read.memories.has(id);
  return {
    memories: {
      put: [...draft.memories.values()]
        .filter((memory) => read.memories.get(memory.id) !== memory)
        .map((row) => ({ row, vector: draft.vectors.get(row.id) ?? null })),
      remove: [...read.memories.keys()].filter((id) => !draft.memories.has(id)),
    },
    sources: {
      put: [...draft.sources].filter(([key, row]) => read.sources.get(key) !== row).map(([, row]) => row),
      remove: [...read.sources]
        .filter(([key, row]) => !draft.sources.has(key) && isKept(row.memoryId))
        .map(([, row]) => row),
    },
    relations: {
      put: [...draft.relations].filter(([key, row]) => read.relations.get(key) !== row).map(([, row]) => row),
      remove: [...read.relations]
        .filter(([key, row]) => !draft.relations.has(key) && isKept(row.from) && isKept(row.to))
        .map(([, row]) => row),
    },
    events: eventsOf(draft),
  };
};

/** In the order of the draft: what was there first, then what is new. */
const eventsOf = ({ memories, sources, read }: Draft): MemoryEvent[] => {
  const changed = [...new Set([...read.memories.keys(), ...memories.keys()])].filter(
    (id) => read.memories.get(id) !== memories.get(id),
  );
  const wanted = new Set(changed);
  const documentIds = new Map<string, Set<string>>();
  for (const { memoryId, documentId } of [...read.sources.values(), ...sources.values()]) {
    if (!wanted.has(memoryId)) continue;
    const known = documentIds.get(memoryId);
    if (known === undefined) documentIds.set(memoryId, new Set([documentId]));
    else known.add(documentId);
  }
  return changed.flatMap(
    (id) => memoryEvent(read.memories.get(id), memories.get(id), [...(documentIds.get(id) ?? [])]) ?? [],
  );
};
