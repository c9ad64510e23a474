// Linking with a slow judge: a model judges pairs ahead, while others may still write to the tag; in the tag's turn only what has come
// since is left to the fast linker.

import type { Linker, LinkInput, RelationProposal } from "#contracts/linker.ts";
import type { CallContext } from "#contracts/plugin.ts";
import { pairKey } from "#domain/memory.ts";
import { noteFallback } from "./fallback-notes.ts";
import { withFallback } from "./with-fallback.ts";

export interface Judgement {
  readonly proposals: readonly RelationProposal[];
  /** Pairs that the judge was shown. */
  readonly pairs: ReadonlySet<string>;
}

export const NO_JUDGEMENT: Judgement = { proposals: [], pairs: new Set() };

/** What a judge is shown: pairs less alike than this have nothing to do with each other. */
const LEAST_SIMILARITY = 0.4;
const SHOWN_NEIGHBOURS = 3;
/** New statements judged for each document; the rest is linked by the fast linker. */
const JUDGED_STATEMENTS = 100;

const pairsOf = (inputs: readonly LinkInput[]): Set<string> =>
  new Set(inputs.flatMap(({ candidate, neighbours }) => neighbours.map(({ id }) => pairKey(candidate.id, id))));

/** Asks about the likely pairs. */
export const judgeLinks = async (
  judge: Linker,
  inputs: readonly LinkInput[],
  documents: number,
  context: CallContext,
): Promise<Judgement> => {
  const shown = inputs
    .map(({ candidate, neighbours }) => ({
      candidate,
      neighbours: neighbours.filter(({ similarity }) => similarity >= LEAST_SIMILARITY).slice(0, SHOWN_NEIGHBOURS),
    }))
    .filter(({ neighbours }) => neighbours.length > 0)
    .slice(0, JUDGED_STATEMENTS * documents);
  return await judgeOrNot(judge, shown, context);
};

/** Without the judge every pair is left to the linker. */
const judgeOrNot = withFallback(
  async (judge: Linker, shown: readonly LinkInput[], context: CallContext): Promise<Judgement> => ({
    proposals: await judge.link(shown, context),
    pairs: pairsOf(shown),
  }),
  async () => NO_JUDGEMENT,
  noteFallback("Memories of this document were linked"),
);

const STRENGTH = { duplicate: 0, updates: 1, extends: 3, derives: 4 } as const;
const strengthOf = ({ type, tier }: RelationProposal): number =>
  type === "updates" && tier === "soft" ? 2 : STRENGTH[type];

/** The judgement on the pairs that are still at hand, and the linker's on all others; the strongest kinds first. */
export const linkWithJudgement = async (
  linker: Linker,
  inputs: readonly LinkInput[],
  { proposals, pairs }: Judgement,
  context: CallContext,
): Promise<RelationProposal[]> => {
  const present = pairsOf(inputs);
  const rest = inputs.map(({ candidate, neighbours }) => ({
    candidate,
    neighbours: neighbours.filter(({ id }) => !pairs.has(pairKey(candidate.id, id))),
  }));
  const linked = await linker.link(rest, context);
  return [...proposals.filter(({ from, to }) => present.has(pairKey(from, to))), ...linked].sort(
    (one, other) => strengthOf(one) - strengthOf(other),
  );
};
