// Measures the local memory extractor: bun benches/memory/run.ts --data <folder>. No language model, no network.
// Prints every figure beside its target and keeps them in benches/results/memory.json; no sentence of the data is kept.

import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { embed, embedder, extractor } from "./bundled.ts";
import { readBeam, readExplicit, readLocomo, readPersonas } from "./datasets.ts";
import {
  bestMatches,
  datesCarried,
  drawAll,
  economy,
  evidenceCovered,
  impliedKept,
  sentencesPerSecond,
  statedKept,
} from "./measures.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    out: { type: "string", default: "benches/results/memory.json" },
  },
});
for (const folder of ["locomo", "prefeval", "beam-100k"]) {
  if (existsSync(join(values.data, folder))) continue;
  console.error(`Missing: ${join(values.data, folder)}. Give the data folder with --data.`);
  process.exit(1);
}

interface Row {
  readonly measure: string;
  readonly value: number;
  readonly target: string;
  readonly isMet: boolean | null;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const atLeast = (measure: string, value: number, target: number): Row => ({
  measure,
  value: round(value),
  target: `>= ${target}`,
  isMet: value >= target,
});
const atMost = (measure: string, value: number, target: number): Row => ({
  measure,
  value: round(value),
  target: `<= ${target}`,
  isMet: value <= target,
});
const figure = (measure: string, value: number): Row => ({ measure, value: round(value), target: "", isMet: null });

const conversations = await readLocomo(values.data);
const speed = await sentencesPerSecond(extractor, conversations);
const drawn = await drawAll(extractor, conversations);
const best = await bestMatches(drawn, embed);
const spent = economy(drawn);
const dates = datesCarried(drawn);
const stated = await statedKept(extractor, await readExplicit(values.data), embed);
const implied = await impliedKept(extractor, await readPersonas(values.data), embed);
const chats = await evidenceCovered(extractor, await readBeam(values.data));

const shareAbove = (least: number): number => best.filter((value) => value >= least).length / best.length;
const rows: Row[] = [
  atLeast("LoCoMo: gold facts with a memory of their turn at cosine 0.6", shareAbove(0.6), 0.82),
  figure("LoCoMo: the same at cosine 0.7", shareAbove(0.7)),
  atMost("LoCoMo: memories per turn", spent.perTurn, 0.8),
  atMost("LoCoMo: share of memories from turns that no gold fact cites", spent.noise, 0.3),
  figure("LoCoMo: characters per memory", spent.charactersPerMemory),
  atLeast("LoCoMo: date answers carried by a kept memory, where the turn states a time", dates.shareStated, 0.93),
  figure("LoCoMo: the same over all readable date answers", dates.share),
  atLeast("PrefEval: stated preferences kept (cosine 0.7)", stated.same, 0.97),
  figure("PrefEval: stated preferences with any memory", stated.any),
  figure("PrefEval: memories per stated preference", stated.perStatement),
  atLeast("PrefEval: implied preferences kept (cosine 0.5), of those some sentence reaches", implied.share, 0.6),
  figure("PrefEval: the same, of all dialogues", implied.shareOfAll),
  figure("PrefEval: memories per user turn", implied.perTurn),
  figure("BEAM: user turns that a question needs with a memory", chats.share),
  figure("BEAM: memories per user turn", chats.perUserTurn),
  atLeast("Sentences per second on one core", speed, 10_000),
];

for (const { measure, value, target, isMet } of rows) {
  const verdict = isMet === null ? "" : isMet ? "met" : "NOT MET";
  console.log(`${measure.padEnd(82)} ${String(value).padStart(9)}  ${target.padEnd(9)} ${verdict}`);
}
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`;
const commit = (await Bun.$`git rev-parse --short HEAD`.text()).trim();
await Bun.write(values.out, `${JSON.stringify({ machine, commit, model: embedder.model, figures: rows }, null, 2)}\n`);
await embedder.close();
