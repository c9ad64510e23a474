// Measures the local memory extractor on invented talks and chats: bun benches/talks/run.ts. No model but the embedder, no data
// from outside. Prints the figures and keeps them in benches/results/talks.json; --sheet <file> writes what was drawn and missed.

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { embed, embedder, extractor } from "../memory/bundled.ts";
import { type Drawn, extractFrom } from "../memory/extract.ts";
import { cosine } from "../memory/vectors.ts";
import { readTalks, type Talk } from "./conversations.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "benches/results/talks.json" },
    sheet: { type: "string" },
    set: { type: "string", default: "dev" },
  },
});

interface Read {
  readonly talk: Talk;
  readonly drawn: readonly Drawn[];
  /** For each fact the best cosine of a memory drawn from one of its turns; -1 where there is none. */
  readonly best: readonly number[];
}

const read = async (talk: Talk): Promise<Read> => {
  const drawn = await extractFrom(extractor, talk.turns, talk.turns[0]?.at ?? 0);
  const memories = await embed(drawn.map(({ memory }) => memory.text));
  const facts = await embed(talk.facts.map(({ text }) => text));
  const best = talk.facts.map(({ turnIds }, at) => {
    const near = drawn.flatMap((one, nth) => (one.turnIds.some((id) => turnIds.includes(id)) ? [memories[nth]] : []));
    const fact = facts[at];
    return Math.max(-1, ...near.map((vector) => (vector && fact ? cosine(vector, fact) : -1)));
  });
  return { talk, drawn, best };
};

const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000;

const figuresOf = (all: readonly Read[]) => {
  const best = all.flatMap((one) => one.best);
  const memories = all.flatMap(({ talk, drawn }) =>
    drawn.map(({ turnIds }) => turnIds.some((id) => talk.facts.some((fact) => fact.turnIds.includes(id)))),
  );
  const turns = all.flatMap(({ talk }) => talk.turns.filter(({ role }) => role !== "assistant"));
  return {
    "facts a good memory would hold": best.length,
    "with a memory of their turn at cosine 0.6": share(best.filter((value) => value >= 0.6).length, best.length),
    "the same at cosine 0.7": share(best.filter((value) => value >= 0.7).length, best.length),
    "memories per turn": share(memories.length, turns.length),
    "share of memories from turns without a fact": share(memories.filter((cites) => !cites).length, memories.length),
  };
};

/** Each turn with the memories drawn from it, and the facts that were missed. */
const sheetOf = ({ talk, drawn, best }: Read): string => {
  const turns = talk.turns.flatMap(({ id, speaker, text }) => [
    `[${id}] ${speaker}: ${text.replace(/\n+/g, " / ")}`,
    ...drawn.filter(({ turnIds }) => turnIds.at(-1) === id).map(({ memory }) => `    ${memory.text}`),
  ]);
  const missed = talk.facts.filter((_, at) => (best[at] ?? -1) < 0.6).map(({ text }) => `  missed: ${text}`);
  return [`=== ${talk.id}`, ...turns, ...missed, ""].join("\n");
};

const figures: Record<string, ReturnType<typeof figuresOf>> = {};
for (const set of ["dev", "test"]) {
  const all = await Promise.all((await readTalks(set)).map(read));
  for (const kind of ["talk", "chat"] as const)
    figures[`${set}: ${kind === "talk" ? "talks" : "chats"}`] = figuresOf(all.filter(({ talk }) => talk.kind === kind));
  if (values.sheet !== undefined && set === values.set) await Bun.write(values.sheet, all.map(sheetOf).join("\n"));
}
for (const [set, measured] of Object.entries(figures))
  for (const [measure, value] of Object.entries(measured)) console.log(`${`${set}: ${measure}`.padEnd(70)} ${value}`);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`;
await Bun.write(values.out, `${JSON.stringify({ machine, model: embedder.model, figures }, null, 2)}\n`);
await embedder.close();
