// Brings places of other sessions forward, where a question asks for several things: what is told in one session only is found anyway.

import type { Tables } from "./candidates.ts";
import type { Hit } from "./select.ts";
import type { SpreadWeights } from "./weights.ts";

/** Slot of the passage, or of the first that a memory was drawn from; -1 for none. */
const slotOf = ({ chunks, memories }: Tables, hit: Hit): number => {
  if (hit.kind === "chunk") return chunks.rows.slotOf(hit.row.id);
  const chunkId = memories.sourcesOf(hit.row.id)[0]?.chunkId ?? null;
  return chunkId === null ? -1 : chunks.rows.slotOf(chunkId);
};

/**
 * Takes off each hit's score for every place of its session that stands above it. Passages next to each other, and what was drawn from them, are one place.
 * @param hits best first; so is the answer.
 */
export const spreadOut = (tables: Tables, hits: readonly Hit[], { each, most }: SpreadWeights): Hit[] => {
  const { chunks } = tables;
  /** Positions of the places of each session, best first. */
  const shown = new Map<number, number[]>();
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;
  return hits
    .map((hit) => {
      const slot = slotOf(tables, hit);
      if (slot < 0) return hit;
      const session = chunks.session[slot] ?? 0;
      const position = chunks.rows.at(slot)?.position ?? 0;
      const places = shown.get(session) ?? [];
      shown.set(session, places);
      const known = places.findIndex((place) => isNear(place, position));
      const above = known >= 0 ? known : places.push(position) - 1;
      return { ...hit, score: hit.score - Math.min(most, each * above) };
    })
    .sort((a, b) => b.score - a.score);
};
