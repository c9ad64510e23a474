// The linker that asks the configured chat model how new statements relate to known ones. It can only name pairs that it was shown,
// and of each new statement at most one surely replaces another.

import { type Static, Type } from "typebox";
import type { LinkInput, RelationProposal, Statement } from "#contracts/linker.ts";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { readList } from "#plugins/shared/chat/read-list.ts";
import instructions from "./model/link-statements-v1.txt" with { type: "text" };

const Pair = Type.Object(
  {
    new: Type.Integer({ minimum: 1 }),
    known: Type.String({ pattern: "^[0-9]+[.][0-9]+$" }),
    relation: Type.Union(["duplicate", "updates", "extends", "derives"].map((type) => Type.Literal(type))),
    isSure: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);
const SCHEMA = Type.Object({ pairs: Type.Array(Pair) }, { additionalProperties: false });
const read = readList("pairs", Pair, 1_000);
type GivenPair = Static<typeof Pair>;

const IN_ONE_QUESTION = 100;
const MAX_ANSWER_TOKENS = 4_000;
const SHOWN_CHARACTERS = 400;
const STRENGTH = { duplicate: 0, updates: 1, extends: 2, derives: 3 } as const;

const day = ({ documentDate }: Statement): string =>
  documentDate === null ? "undated" : new Date(documentDate).toISOString().slice(0, 10);

const say = (statement: Statement): string =>
  `[${day(statement)}] ${statement.text.replace(/\s+/g, " ").slice(0, SHOWN_CHARACTERS)}`;

const describe = ({ candidate, neighbours }: LinkInput, number: number): string =>
  [
    `new ${number}: ${say(candidate)}`,
    ...neighbours.map((known, i) => `  known ${number}.${i + 1}: ${say(known)}`),
  ].join("\n");

/** Told of an earlier time, a statement cannot replace what was said later. */
const isEarlier = (one: Statement, other: Statement): boolean =>
  one.documentDate !== null && other.documentDate !== null && one.documentDate < other.documentDate;

const toProposals = (inputs: readonly LinkInput[], given: readonly GivenPair[], rule: string): RelationProposal[] => {
  const proposals: RelationProposal[] = [];
  const replacing = new Set<string>();
  for (const { new: number, known, relation, isSure } of given.toSorted(
    (a, b) => STRENGTH[a.relation] - STRENGTH[b.relation],
  )) {
    const input = inputs[number - 1];
    const [group, at] = known.split(".").map(Number);
    const neighbour = group === number ? input?.neighbours[(at ?? 0) - 1] : undefined;
    if (input === undefined || neighbour === undefined) continue;
    const { candidate } = input;
    const isReversed = relation === "updates" && isEarlier(candidate, neighbour);
    const [from, to] = isReversed ? [neighbour.id, candidate.id] : [candidate.id, neighbour.id];
    const isHard = relation !== "updates" || (isSure && !replacing.has(candidate.id));
    if (relation === "updates" && isHard) replacing.add(candidate.id);
    proposals.push({ from, to, type: relation, tier: isHard ? "hard" : "soft", rule });
  }
  return proposals;
};

export default definePlugin({
  kind: "linker",
  name: "model",
  options: Type.Object({}),
  requires: ["chat"],
  create: async (_options, { chat }) => {
    if (!chat) throw new PluginError("no_chat_model", "This linker needs a chat model", false);
    const linkSome = async (inputs: readonly LinkInput[], context: Parameters<typeof chat.ask>[1]) => {
      const given = await chat.ask(
        {
          prompt: "link-statements-v1",
          instructions: instructions.trim(),
          material: (fence) => fence(inputs.map((input, i) => describe(input, i + 1)).join("\n")),
          schema: SCHEMA,
          read,
          maxAnswerTokens: MAX_ANSWER_TOKENS,
        },
        context,
      );
      return toProposals(inputs, given, `model:${chat.name}`);
    };
    return {
      link: async (inputs, context) => {
        const asked = inputs.filter(({ neighbours }) => neighbours.length > 0);
        const calls: Promise<RelationProposal[]>[] = [];
        for (let at = 0; at < asked.length; at += IN_ONE_QUESTION)
          calls.push(linkSome(asked.slice(at, at + IN_ONE_QUESTION), context));
        return (await Promise.all(calls)).flat();
      },
    };
  },
});
