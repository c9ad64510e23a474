// What becomes of memories when passages leave their document: sources in them go, and a memory whose every passage is gone is
// forgotten. Where such a memory had replaced another one that still stands, that one is the latest again. What a client decided of a
// memory holds as long as its words are in the document, whichever passage they are in.

import type { EpochMs } from "../clock.ts";
import type { Memory, Source } from "../memory.ts";
import type { Plan } from "../plan.ts";
import { changeMemory, changesOf, type Draft, type MemoryRows, openDraft, recountSources, sourceKey } from "./draft.ts";
import { chainsIn, closeChains, EDITED } from "./version-chain.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/**
 * `memories`: those with a source in the document, all versions of their chains, and what relations join to them; with all of
 * their `sources` and `relations`.
 */
export interface RemovedPassages extends MemoryRows {
  readonly now: EpochMs;
  readonly documentId: string;
  readonly removedChunkIds: ReadonlySet<string>;
  /** Passages that are new in the document. */
  readonly fresh: readonly { readonly id: string; readonly text: string; readonly start: number }[];
  /** Passages that stayed but moved in the text: by how many characters. */
  readonly movedBy: ReadonlyMap<string, number>;
}

export const PASSAGE_REMOVED = "its passages were removed from the document";

const moveSources = (draft: Draft, documentId: string, movedBy: ReadonlyMap<string, number>): void => {
  const moved: Source[] = [];
  for (const [key, source] of draft.sources) {
    const by = source.documentId === documentId && source.chunkId !== null ? (movedBy.get(source.chunkId) ?? 0) : 0;
    if (by === 0) continue;
    draft.sources.delete(key);
    moved.push({ ...source, start: source.start + by, end: source.end + by });
  }
  for (const source of moved) draft.sources.set(sourceKey(source), source);
};

/** Versions of what a client forgot or reworded: drawn anew from a changed passage it would be back as it was. */
const decidedByClient = (draft: Draft): ReadonlySet<string> => {
  const isForgotten = (memory: Memory | undefined) =>
    memory?.isForgotten === true && memory.forgetReason !== PASSAGE_REMOVED;
  const edited = new Set(
    [...draft.relations.values()].flatMap(({ rule, from }) =>
      rule === EDITED ? (draft.memories.get(from)?.rootMemoryId ?? []) : [],
    ),
  );
  const chains = chainsIn(draft).filter(
    (chain) => isForgotten(chain.at(-1)) || edited.has(chain[0]?.rootMemoryId ?? ""),
  );
  const alone = [...draft.memories.values()].filter((memory) => memory.rootMemoryId === null && isForgotten(memory));
  return new Set([...chains.flat(), ...alone].map(({ id }) => id));
};

/** The source where its words stand now; null when no new passage has them. */
const foundAgain = (source: Source, fresh: RemovedPassages["fresh"]): Source | null => {
  const passage = source.quote === "" ? undefined : fresh.find(({ text }) => text.includes(source.quote));
  if (passage === undefined) return null;
  const start = passage.start + passage.text.indexOf(source.quote);
  return { ...source, chunkId: passage.id, start, end: start + source.quote.length };
};

/** Versions leave the chain: each is alone from now on, and what it said it replaced is not replaced. */
const leaveChain = (draft: Draft, leaving: ReadonlySet<string>, now: EpochMs): void => {
  if (leaving.size === 0) return;
  closeChains(draft, leaving, now);
  for (const id of leaving) {
    changeMemory(draft, id, { version: 1, parentMemoryId: null, rootMemoryId: null, isLatest: true }, now);
  }
  for (const [key, { type, from, to }] of draft.relations) {
    if (type === "updates" && (leaving.has(from) || leaving.has(to))) draft.relations.delete(key);
  }
};

/** Chains whose latest version was withdrawn: those above the highest version that still stands leave. */
const leavingVersions = (draft: Draft, withdrawn: ReadonlySet<string>): Set<string> => {
  const leaving = new Set<string>();
  for (const chain of chainsIn(draft)) {
    const standing = chain.findLastIndex(({ id, isForgotten }) => !isForgotten && !withdrawn.has(id));
    const latest = chain.at(-1)!;
    if (standing >= 0 && withdrawn.has(latest.id)) for (const { id } of chain.slice(standing + 1)) leaving.add(id);
  }
  return leaving;
};

export const planRemovedPassages = (input: RemovedPassages): Pick<Plan, "memories" | "sources" | "relations"> => {
  const { now, documentId, removedChunkIds } = input;
  const draft = openDraft(input);
  const decided = input.fresh.length === 0 ? new Set<string>() : decidedByClient(draft);
  const touched = new Set<string>();
  for (const [key, source] of [...draft.sources]) {
    if (source.documentId !== documentId || source.chunkId === null || !removedChunkIds.has(source.chunkId)) continue;
    touched.add(source.memoryId);
    draft.sources.delete(key);
    const again = decided.has(source.memoryId) ? foundAgain(source, input.fresh) : null;
    if (again !== null) draft.sources.set(sourceKey(again), again);
  }
  moveSources(draft, documentId, input.movedBy);
  recountSources(draft, touched, now);
  const withdrawn = new Set(
    [...touched].filter((id) => {
      const memory = draft.memories.get(id);
      return memory !== undefined && memory.sourceCount === 0 && !memory.isForgotten;
    }),
  );
  leaveChain(draft, leavingVersions(draft, withdrawn), now);
  for (const id of withdrawn) changeMemory(draft, id, { isForgotten: true, forgetReason: PASSAGE_REMOVED }, now);
  settleSoftSupersessions(draft, now);
  removeAggregatesOf(draft, withdrawn, now);
  return changesOf(draft);
};
