// Figures of a linker: precision and recall on labelled pairs, links per thousand statements on streams, time for a pair.

import type { Linker, LinkInput, LinkType, RelationProposal, Statement } from "#contracts/linker.ts";
import { cosine, type EmbedTexts } from "../memory/vectors.ts";
import type { Stream } from "./streams.ts";

export const context = {
  signal: new AbortController().signal,
  logger: { debug() {}, info() {}, warn() {}, error() {} },
};

export type Label = Exclude<LinkType, "derives"> | "unrelated";
export const LABELS: readonly Label[] = ["duplicate", "updates", "extends", "unrelated"];

export interface LabelledPair {
  readonly id: number;
  readonly old: string;
  readonly new: string;
  readonly label: Label;
  readonly split?: string;
  readonly oldDate?: string;
  readonly newDate?: string;
}

const dateOf = (date: string | undefined): number | null => (date === undefined ? null : Date.parse(date));

const statement = (id: string, text: string, documentDate: number | null): Statement => ({
  id,
  text,
  subject: null,
  slot: null,
  documentDate,
  eventDates: [],
});

/** A replacement counts when it is sure and in the right direction. */
const labelOf = (proposal: RelationProposal | undefined): Label => {
  if (proposal === undefined || proposal.type === "derives") return "unrelated";
  if (proposal.type !== "updates") return proposal.type;
  return proposal.tier === "hard" && proposal.from === "new" ? "updates" : "unrelated";
};

export interface Judged {
  readonly pair: LabelledPair;
  readonly said: Label;
  readonly rule: string;
}

export const judgePairs = async (
  linker: Linker,
  embed: EmbedTexts,
  pairs: readonly LabelledPair[],
): Promise<Judged[]> => {
  const olds = await embed(pairs.map((pair) => pair.old));
  const news = await embed(pairs.map((pair) => pair.new));
  const judged: Judged[] = [];
  for (const [index, pair] of pairs.entries()) {
    const similarity = cosine(olds[index]!, news[index]!);
    const neighbours = [{ ...statement("old", pair.old, dateOf(pair.oldDate)), similarity }];
    const candidate = statement("new", pair.new, dateOf(pair.newDate));
    const [first] = await linker.link([{ candidate, neighbours }], context);
    judged.push({ pair, said: labelOf(first), rule: first?.rule ?? "" });
  }
  return judged;
};

export const precisionAndRecall = (judged: readonly Judged[], label: Label) => {
  const right = judged.filter(({ pair, said }) => pair.label === label && said === label).length;
  const said = judged.filter((it) => it.said === label).length;
  const meant = judged.filter(({ pair }) => pair.label === label).length;
  return { precision: said === 0 ? 1 : right / said, recall: meant === 0 ? 1 : right / meant, right, said, meant };
};

const NEIGHBOURS = 12;
const MIN_SIMILARITY = 0.25;

export const inputsOf = async (statements: readonly Statement[], embed: EmbedTexts): Promise<LinkInput[]> => {
  const vectors = await embed(statements.map(({ text }) => text));
  return statements.map((candidate, index) => ({
    candidate,
    neighbours: statements
      .slice(0, index)
      .map((older, at) => ({ ...older, similarity: cosine(vectors[index]!, vectors[at]!) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, NEIGHBOURS),
  }));
};

export interface Linked {
  readonly proposal: RelationProposal;
  readonly from: string;
  readonly to: string;
}

export const linkStream = async (
  linker: Linker,
  embed: EmbedTexts,
  stream: Stream,
): Promise<{ readonly statements: number; readonly pairs: number; readonly links: Linked[] }> => {
  const links: Linked[] = [];
  let statements = 0;
  let pairs = 0;
  for (const conversation of stream.conversations) {
    const inputs = await inputsOf(conversation, embed);
    const texts = new Map(conversation.map(({ id, text }) => [id, text]));
    statements += conversation.length;
    for (const { neighbours } of inputs) pairs += neighbours.length;
    for (const proposal of await linker.link(inputs, context)) {
      links.push({ proposal, from: texts.get(proposal.from) ?? "", to: texts.get(proposal.to) ?? "" });
    }
  }
  return { statements, pairs, links };
};

/** The fastest counts: other work on the machine only adds. */
const RUNS = 7;

/** Microseconds for a pair, once with nothing parsed before and once with everything. */
export const timePairs = async (makeLinker: () => Promise<Linker>, inputs: readonly LinkInput[]) => {
  const pairs = inputs.reduce((sum, { neighbours }) => sum + neighbours.length, 0);
  await (await makeLinker()).link(inputs, context);
  const timed = async (linker: Linker): Promise<number> => {
    const start = performance.now();
    await linker.link(inputs, context);
    return ((performance.now() - start) * 1_000) / Math.max(1, pairs);
  };
  const runs: { cold: number; warm: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const linker = await makeLinker();
    runs.push({ cold: await timed(linker), warm: await timed(linker) });
  }
  return { cold: Math.min(...runs.map((it) => it.cold)), warm: Math.min(...runs.map((it) => it.warm)) };
};
