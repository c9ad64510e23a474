// Chains of versions. A chain is linear: each version replaces one parent, exactly one is the latest, numbers are consecutive, and
// every version of a chain of two or more carries the id of the first. *updates* edges lead from each version to its parent, and
// from whatever replaced a version to that version: one statement may have replaced several.

import type { EpochMs } from "../clock.ts";
import type { Memory, Relation } from "../memory.ts";
import { changeMemory, type Draft, relationKey } from "./draft.ts";

/** Rule of an edge that only says which version comes before: nothing decided that the one replaces the other. */
const ORDER = "order";
/** Rule of an edge to what a client's own change took the place of. */
export const EDITED = "edited";

/** A decision takes the place of mere order. */
export const putUpdate = (draft: Draft, from: string, to: string, rule: string, now: EpochMs): void => {
  const key = relationKey({ type: "updates", from, to });
  const known = draft.relations.get(key);
  if (known !== undefined && (known.rule !== ORDER || rule === ORDER)) return;
  draft.relations.set(key, { type: "updates", from, to, rule, isSoft: false, createdAt: now });
};

/** An edge that somebody decided stays, also where the two are no longer next to each other. */
const dropOrder = (draft: Draft, from: string, to: string): void => {
  const key = relationKey({ type: "updates", from, to });
  if (draft.relations.get(key)?.rule === ORDER) draft.relations.delete(key);
};

/** Puts `child`, which is the only version of its chain, on top of the latest version `parentId`. */
export const appendVersion = (draft: Draft, childId: string, parentId: string, rule: string, now: EpochMs): void => {
  const parent = draft.memories.get(parentId);
  if (parent === undefined) return;
  const root = parent.rootMemoryId ?? parent.id;
  changeMemory(draft, parentId, { isLatest: false, rootMemoryId: root }, now);
  changeMemory(
    draft,
    childId,
    { version: parent.version + 1, parentMemoryId: parentId, rootMemoryId: root, isLatest: true },
    now,
  );
  putUpdate(draft, childId, parentId, rule, now);
};

const isLater = (one: Memory, other: Memory): boolean =>
  one.documentDate !== null && other.documentDate !== null && one.documentDate > other.documentDate;

/**
 * Puts `olderId`, which the latest version `latestId` replaces too, below it: as far down as dates and the rows at hand say. Later
 * versions move up by one, and it is never the latest itself.
 */
export const insertOlderVersion = (
  draft: Draft,
  olderId: string,
  latestId: string,
  rule: string,
  now: EpochMs,
): void => {
  const older = draft.memories.get(olderId);
  const latest = draft.memories.get(latestId);
  if (older === undefined || latest === undefined) return;
  const above: Memory[] = [latest];
  for (
    let below = parentOf(draft, latest);
    below !== undefined && isLater(below, older);
    below = parentOf(draft, below)
  ) {
    above.push(below);
  }
  const next = above.at(-1)!;
  const root = next.parentMemoryId === null ? olderId : (next.rootMemoryId ?? olderId);
  for (const memory of above) {
    changeMemory(draft, memory.id, { version: memory.version + 1, rootMemoryId: root }, now);
  }
  changeMemory(
    draft,
    olderId,
    { version: next.version, parentMemoryId: next.parentMemoryId, rootMemoryId: root, isLatest: false },
    now,
  );
  if (next.parentMemoryId !== null) {
    dropOrder(draft, next.id, next.parentMemoryId);
    putUpdate(draft, olderId, next.parentMemoryId, ORDER, now);
  }
  changeMemory(draft, next.id, { parentMemoryId: olderId }, now);
  putUpdate(draft, latestId, olderId, rule, now);
  putUpdate(draft, next.id, olderId, ORDER, now);
};

const parentOf = (draft: Draft, memory: Memory): Memory | undefined =>
  memory.parentMemoryId === null ? undefined : draft.memories.get(memory.parentMemoryId);

/** The chains of two and more versions, by the rows at hand; the first version first. */
export const chainsIn = (draft: Draft): Memory[][] => {
  const chains = new Map<string, Memory[]>();
  for (const memory of draft.memories.values()) {
    if (memory.rootMemoryId === null) continue;
    const chain = chains.get(memory.rootMemoryId);
    if (chain === undefined) chains.set(memory.rootMemoryId, [memory]);
    else chain.push(memory);
  }
  return [...chains.values()].map((chain) => chain.sort((one, other) => one.version - other.version));
};

/** Who replaced whom within a chain: by version what replaced it, and what it replaced. */
interface Replacements {
  readonly of: ReadonlyMap<string, Map<string, Relation>>;
  readonly by: ReadonlyMap<string, Set<string>>;
}

/** Where nothing says what replaced a version, the next one counts. */
const replacementsIn = (
  chain: readonly Memory[],
  updatesTo: ReadonlyMap<string, readonly Relation[]>,
): Replacements => {
  const by = new Map(chain.map(({ id }) => [id, new Set<string>()]));
  const places = new Map(chain.map(({ id }, place) => [id, place]));
  const of = new Map<string, Map<string, Relation>>();
  for (const [index, { id }] of chain.entries()) {
    const updates = (updatesTo.get(id) ?? []).filter(({ from }) => (places.get(from) ?? -1) > index);
    const decided = updates.filter(({ rule }) => rule !== ORDER);
    const next = updates.filter(({ from }) => from === chain[index + 1]?.id);
    of.set(id, new Map((decided.length > 0 ? decided : next).map((relation) => [relation.from, relation])));
    for (const { from } of of.get(id)!.values()) by.get(from)!.add(id);
  }
  return { of, by };
};

/** What only a removed version replaced is replaced by what replaced that version. */
const bridge = ({ of, by }: Replacements, removedId: string, removed: ReadonlySet<string>): void => {
  const heirs = of.get(removedId)!;
  for (const heir of heirs.keys()) by.get(heir)!.delete(removedId);
  for (const id of by.get(removedId)!) {
    const above = of.get(id)!;
    above.delete(removedId);
    if (above.keys().some((other) => !removed.has(other))) continue;
    for (const [heir, relation] of heirs) {
      if (!above.has(heir)) above.set(heir, { ...relation, to: id });
      by.get(heir)!.add(id);
    }
  }
};

/** The versions that are left, as chains: what nothing replaces any more is the latest of its own. Latest versions first. */
const partsOf = (kept: readonly Memory[], { of }: Replacements): Memory[][] => {
  const places = new Map(kept.map(({ id }, place) => [id, place]));
  const parts: Memory[][] = kept.map(() => []);
  for (const [place, memory] of [...kept.entries()].toReversed()) {
    const nearest = Math.min(...[...of.get(memory.id)!.keys()].map((id) => places.get(id)!));
    const part = parts[nearest] ?? [];
    part.push(memory);
    parts[place] = part;
  }
  return [...new Set(parts)];
};

const renumber = (draft: Draft, latestFirst: readonly Memory[], now: EpochMs): void => {
  const chain = latestFirst.toReversed();
  chain.forEach((memory, index) => {
    const parentId = chain[index - 1]?.id ?? null;
    if (memory.parentMemoryId !== null && memory.parentMemoryId !== parentId) {
      dropOrder(draft, memory.id, memory.parentMemoryId);
    }
    changeMemory(
      draft,
      memory.id,
      {
        version: index + 1,
        parentMemoryId: parentId,
        rootMemoryId: chain.length > 1 ? chain[0]!.id : null,
        isLatest: index === chain.length - 1,
      },
      now,
    );
    if (parentId !== null) putUpdate(draft, memory.id, parentId, ORDER, now);
  });
};

/**
 * Takes versions out of their chains: those that remain close the gap, the first of them becomes the root, and the highest the
 * latest; so does everything that only the removed ones had replaced. The rows are whole chains, those to go included.
 */
export const closeChains = (draft: Draft, removed: ReadonlySet<string>, now: EpochMs): void => {
  const chains = chainsIn(draft).filter((chain) => chain.some(({ id }) => removed.has(id)));
  if (chains.length === 0) return;
  const updatesTo = Map.groupBy(
    [...draft.relations.values()].filter(({ type }) => type === "updates"),
    ({ to }) => to,
  );
  for (const chain of chains) {
    const replacements = replacementsIn(chain, updatesTo);
    for (const { id } of chain) if (removed.has(id)) bridge(replacements, id, removed);
    const kept = chain.filter(({ id }) => !removed.has(id));
    for (const { id } of kept) {
      const above = replacements.of.get(id)!.values();
      for (const { from, rule, createdAt } of above) putUpdate(draft, from, id, rule, createdAt);
    }
    for (const part of partsOf(kept, replacements)) renumber(draft, part, now);
  }
};
