// Measures the local linker: bun benches/linking/run.ts --data <folder>. No language model, no network.
// Prints every figure beside its target and keeps them in benches/results/linking.json; no sentence of the data is kept.
// `--show hard|soft|duplicates|extends|misses` prints what was linked or missed, to be read and judged.

import { existsSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import minilm from "#plugins/embedders/minilm.ts";
import local from "#plugins/linkers/local.ts";
import extractorPlugin from "#plugins/memory-extractors/local.ts";
import { cachedIn } from "../memory/vectors.ts";
import {
  context,
  inputsOf,
  judgePairs,
  LABELS,
  type LabelledPair,
  type Linked,
  linkStream,
  precisionAndRecall,
  timePairs,
} from "./measures.ts";
import { readStreams } from "./streams.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    out: { type: "string", default: "benches/results/linking.json" },
    show: { type: "string", default: "" },
  },
});
for (const folder of ["linking", "locomo", "beam-100k"]) {
  if (existsSync(join(values.data, folder))) continue;
  console.error(`Missing: ${join(values.data, folder)}. Give the data folder with --data.`);
  process.exit(1);
}

const host = { logger: context.logger, fetch, clock: { now: () => Date.now() }, embedder: null };
const makeLinker = () => local.create({ cacheSize: 20_000 }, host);
const linker = await makeLinker();
const embedder = await minilm.create({}, host);
const embed = cachedIn(
  join(tmpdir(), `mneme-bench-vectors-${embedder.model}.sqlite`),
  (texts) => embedder.embed(texts, "document", context),
  embedder.maxBatch,
);

interface Row {
  readonly measure: string;
  readonly value: number;
  readonly target: string;
}
const rows: Row[] = [];
const add = (measure: string, value: number, target = ""): void => {
  rows.push({ measure, value: Math.round(value * 1_000) / 1_000, target });
};

const readPairs = async (path: string): Promise<LabelledPair[]> =>
  (await Bun.file(path).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledPair);

const own = await readPairs("test/fixtures/linking/pairs.jsonl");
const changes = await readPairs("test/fixtures/linking/changes.jsonl");
const everyday = await readPairs("test/fixtures/linking/everyday.jsonl");
const rounds = await readPairs("test/fixtures/linking/rounds.jsonl");
const sets: readonly (readonly [string, readonly LabelledPair[]])[] = [
  ["pairs-dev", await readPairs(join(values.data, "linking", "pairs-dev.jsonl"))],
  ["own pairs, tuned half", own.filter(({ split }) => split === "tuned")],
  ["own pairs, held half", own.filter(({ split }) => split === "held")],
  ["changes, tuned half", changes.filter(({ split }) => split === "tuned")],
  ["changes, held half", changes.filter(({ split }) => split === "held")],
  ["changes, written last", changes.filter(({ split }) => split === "fresh")],
  ["everyday, tuned half", everyday.filter(({ split }) => split === "tuned")],
  ["everyday, held half", everyday.filter(({ split }) => split === "held")],
  ["everyday, written last", everyday.filter(({ split }) => split === "fresh")],
  ["lives", everyday.filter(({ split }) => split === "lives")],
  ["lives, second", everyday.filter(({ split }) => split === "lives-fresh")],
  ["lives, third", everyday.filter(({ split }) => split === "lives-last")],
  ["lives, written last", everyday.filter(({ split }) => split === "lives-final")],
  ...[...new Set(rounds.map(({ split }) => split))].map(
    (round) => [`rounds, ${round}`, rounds.filter(({ split }) => split === round)] as const,
  ),
];
for (const [name, pairs] of sets) {
  const judged = await judgePairs(linker, embed, pairs);
  for (const label of LABELS) {
    const { precision, recall } = precisionAndRecall(judged, label);
    const isTarget = label === "updates";
    add(`${name} (${pairs.length}): ${label} precision`, precision, isTarget ? ">= 0.99" : "");
    add(`${name} (${pairs.length}): ${label} recall`, recall, isTarget ? ">= 0.95" : "");
  }
  if (values.show !== "misses" || name.endsWith("held half")) continue;
  for (const { pair, said, rule } of judged) {
    if (said !== pair.label)
      console.log(`${name} ${pair.id}: ${pair.label} -> ${said} [${rule}] ${pair.old} | ${pair.new}`);
  }
}

const isHard = ({ proposal }: Linked): boolean => proposal.type === "updates" && proposal.tier === "hard";
const isSoft = ({ proposal }: Linked): boolean => proposal.type === "updates" && proposal.tier === "soft";

const SHOWN: Readonly<Record<string, (link: Linked) => boolean>> = {
  hard: isHard,
  soft: isSoft,
  duplicates: ({ proposal }) => proposal.type === "duplicate",
  extends: ({ proposal }) => proposal.type === "extends",
};

const streams = await readStreams(values.data, await extractorPlugin.create({}, host));
for (const stream of streams) {
  const { statements, links } = await linkStream(linker, embed, stream);
  const perThousand = (count: number): number => (1_000 * count) / statements;
  add(`${stream.name}: statements`, statements);
  add(`${stream.name}: hard updates`, links.filter(isHard).length);
  add(`${stream.name}: hard updates per 1,000`, perThousand(links.filter(isHard).length));
  add(`${stream.name}: soft updates per 1,000`, perThousand(links.filter(isSoft).length));
  add(
    `${stream.name}: duplicates per 1,000`,
    perThousand(links.filter((it) => it.proposal.type === "duplicate").length),
  );
  add(`${stream.name}: extends per 1,000`, perThousand(links.filter((it) => it.proposal.type === "extends").length));
  const shown = links.filter((it) => SHOWN[values.show]?.(it) ?? false);
  for (const { proposal, from, to } of shown)
    console.log(`${stream.name} [${proposal.rule}]\n  old: ${to}\n  new: ${from}`);
}

const inputs = (
  await Promise.all(streams.slice(0, 1).flatMap(({ conversations }) => conversations.map((it) => inputsOf(it, embed))))
).flat();
const { cold, warm } = await timePairs(makeLinker, inputs);
add("microseconds for a pair, nothing parsed before", cold);
add("microseconds for a pair, statements parsed before", warm, "< 30");

await embedder.close();
const width = Math.max(...rows.map(({ measure }) => measure.length));
for (const { measure, value, target } of rows)
  console.log(`${measure.padEnd(width)}  ${String(value).padStart(9)}  ${target}`);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`;
await Bun.write(values.out, `${JSON.stringify({ machine, model: embedder.model, figures: rows }, null, 2)}\n`);
