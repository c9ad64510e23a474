// What follows when memories leave the reads, for good or by being forgotten: what was said of them elsewhere is taken back.

import type { EpochMs } from "../clock.ts";
import type { Memory, Relation } from "../memory.ts";
import { changeMemory, type Draft, relationKey, removeMemories } from "./draft.ts";
import { closeChains } from "./version-chain.ts";

/** Which memory ranks above which: the newest of the soft supersessions whose newer side still stands, in its latest version. */
export const settleSoftSupersessions = (draft: Draft, now: EpochMs): void => {
  const soft = [...draft.relations.values()].filter(({ isSoft }) => isSoft);
  const latest = soft.length === 0 ? new Map<string, Memory>() : latestByRoot(draft);
  const above = new Map<string, { readonly relation: Relation; readonly id: string }>();
  for (const relation of soft) {
    const id = isSameChain(draft, relation) ? null : standingVersion(draft, relation, latest);
    if (id !== null && isLater(relation, above.get(relation.to)?.relation)) above.set(relation.to, { relation, id });
  }
  const edges = readEdges(draft);
  for (const memory of draft.memories.values()) {
    const found = above.get(memory.id);
    const isNew = found !== undefined && !draft.read.relations.has(relationKey(found.relation));
    const id = isNew ? found.id : (elsewhere(draft, memory, edges) ?? found?.id ?? null);
    changeMemory(draft, memory.id, { softSupersededBy: memory.isLatest ? id : null }, now);
  }
};

const isLater = (one: Relation, other: Relation | undefined): boolean =>
  other === undefined ||
  one.createdAt > other.createdAt ||
  (one.createdAt === other.createdAt && one.from > other.from);

const isSameChain = (draft: Draft, { from, to }: Relation): boolean => chainOf(draft, from) === chainOf(draft, to);

const chainOf = (draft: Draft, id: string): string => draft.memories.get(id)?.rootMemoryId ?? id;

const latestByRoot = (draft: Draft): Map<string, Memory> =>
  new Map([...draft.memories.values()].filter(({ isLatest }) => isLatest).map((it) => [it.rootMemoryId ?? it.id, it]));

/** The version that speaks for the newer side by now; null when it is forgotten. */
const standingVersion = (draft: Draft, { from, to }: Relation, latest: ReadonlyMap<string, Memory>): string | null => {
  const memory = draft.memories.get(from);
  if (memory === undefined) return stands(draft, from) ? from : null;
  const version = latest.get(chainOf(draft, from));
  if (version !== undefined) return version.isForgotten ? null : version.id;
  // The rest of its chain was not read, so nothing of it changes.
  const known = draft.memories.get(to)?.softSupersededBy ?? null;
  return known !== null && !draft.read.memories.has(known) ? known : null;
};

/** Rows that were not read stand as far as anybody knows. */
const stands = (draft: Draft, id: string): boolean => {
  const memory = draft.memories.get(id);
  return memory === undefined ? !draft.read.memories.has(id) : !memory.isForgotten && memory.isLatest;
};

/** A supersession by a memory whose edge was not read is left as it is. */
const elsewhere = (draft: Draft, { id, softSupersededBy }: Memory, edges: ReadonlySet<string>): string | null => {
  if (softSupersededBy === null || edges.has(`${readChainOf(draft, softSupersededBy)} ${id}`)) return null;
  return stands(draft, softSupersededBy) ? softSupersededBy : null;
};

const readChainOf = ({ read }: Draft, id: string): string => read.memories.get(id)?.rootMemoryId ?? id;

const readEdges = (draft: Draft): Set<string> =>
  new Set(
    [...draft.read.relations.values()]
      .filter(({ isSoft }) => isSoft)
      .map(({ from, to }) => `${readChainOf(draft, from)} ${to}`),
  );

/**
 * Aggregates that say what is gone are removed, and aggregates of those: they are made anew from what is left. What a client wrote
 * in the place of one stays, as the first version of its chain.
 */
export const removeAggregatesOf = (draft: Draft, gone: ReadonlySet<string>, now: EpochMs): void => {
  const derivedFrom = new Map<string, string[]>();
  for (const { type, from, to } of draft.relations.values()) {
    if (type !== "derives") continue;
    const known = derivedFrom.get(to);
    if (known === undefined) derivedFrom.set(to, [from]);
    else known.push(from);
  }
  const open = [...gone];
  const aggregates = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const derived of derivedFrom.get(id) ?? []) {
      if (draft.memories.get(derived)?.isAggregated !== true || aggregates.has(derived)) continue;
      aggregates.add(derived);
      open.push(derived);
    }
  }
  closeChains(draft, aggregates, now);
  removeMemories(draft, aggregates);
};
