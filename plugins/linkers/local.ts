// The local linker: says how new statements relate to known ones, by rules over parsed sentences. Needs no model; English.
// In ./local: reading (a statement into what the rules look at), slots (which attribute it fills), updates (what replaces what, in the order of
// updates.ts: the sure rules first, those that only rank last); decide.ts asks them.

import { Type } from "typebox";
import type { Linker, LinkInput, RelationProposal, Statement } from "#contracts/linker.ts";
import { definePlugin } from "#contracts/plugin.ts";
import { decide } from "./local/decide.ts";
import { type Parsed, parse } from "./local/reading/parse.ts";
import { ParseCache } from "./local/reading/parse-cache.ts";
import { MAX_CHARACTERS } from "./local/reading/tokens.ts";

/** The strongest kinds first: a plan takes the first update as the version that is replaced. */
const STRENGTH = { duplicate: 0, updates: 1, extends: 3, derives: 4 } as const;

const strengthOf = (proposal: RelationProposal): number =>
  proposal.type === "updates" && proposal.tier === "soft" ? 2 : STRENGTH[proposal.type];

const isTooLong = (statement: Statement): boolean => statement.text.length > MAX_CHARACTERS;

/** Of texts that are no single statements only this is said: whether they are the same. */
const linkLong = ({ candidate, neighbours }: LinkInput): RelationProposal[] =>
  neighbours
    .filter(({ id, text }) => id !== candidate.id && text === candidate.text)
    .map(({ id }) => ({ from: candidate.id, to: id, type: "duplicate", tier: "hard", rule: "same" }));

const linkOne = (input: LinkInput, read: (statement: Statement) => Parsed): RelationProposal[] => {
  if (isTooLong(input.candidate)) return linkLong(input);
  const candidate = { statement: input.candidate, parsed: read(input.candidate) };
  const proposals: RelationProposal[] = [];
  for (const neighbour of input.neighbours) {
    if (neighbour.id === input.candidate.id || isTooLong(neighbour)) continue;
    const decision = decide(candidate, { statement: neighbour, parsed: read(neighbour) }, neighbour.similarity);
    if (decision === null) continue;
    const { isReversed, ...link } = decision;
    const [from, to] = isReversed ? [neighbour.id, input.candidate.id] : [input.candidate.id, neighbour.id];
    proposals.push({ from, to, ...link });
  }
  return proposals.sort((one, other) => strengthOf(one) - strengthOf(other));
};

/** Between inputs other work gets its turn after so many pairs. */
const PAIRS_PER_TURN = 500;

export default definePlugin({
  kind: "linker",
  name: "local",
  options: Type.Object({
    /** Number of parsed statements that are kept. */
    cacheSize: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 5_000 }),
  }),
  create: async (options): Promise<Linker> => {
    const cache = new ParseCache(options.cacheSize);
    const read = (statement: Statement): Parsed => cache.get(statement, parse);
    return {
      link: async (inputs, { signal }) => {
        const proposals: RelationProposal[] = [];
        let pairs = 0;
        for (const input of inputs) {
          signal.throwIfAborted();
          proposals.push(...linkOne(input, read));
          pairs += input.neighbours.length;
          if (pairs >= PAIRS_PER_TURN) {
            pairs = 0;
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
        return proposals;
      },
    };
  },
});
