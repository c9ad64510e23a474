// Measures what becomes of facts that changed: bun benches/updates/run.ts --data <folder>. No language model, no network.
// Of each changed fact of BEAM, is the memory of the new turn found above that of the old one? Of each contradiction, are both sides
// found? Prints every figure beside its target and keeps them in benches/results/updates.json; `--show` prints what is missed.

import { existsSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import minilm from "#plugins/embedders/minilm.ts";
import local from "#plugins/linkers/local.ts";
import extractorPlugin from "#plugins/memory-extractors/local.ts";
import { askQuestion } from "#retrieval/question.ts";
import { cachedIn } from "../memory/vectors.ts";
import { readChangingChats, type TurnPair } from "./beam.ts";
import { type Remembered, remember } from "./remember.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    out: { type: "string", default: "benches/results/updates.json" },
    show: { type: "boolean", default: false },
  },
});
if (!existsSync(join(values.data, "beam-100k"))) {
  console.error(`Missing: ${join(values.data, "beam-100k")}. Give the data folder with --data.`);
  process.exit(1);
}

const logger = { debug() {}, info() {}, warn() {}, error() {} };
const context = { signal: new AbortController().signal, logger };
const host = { logger, fetch, clock: { now: () => Date.now() }, embedder: null };
const embedder = await minilm.create({}, host);
const embed = cachedIn(
  join(tmpdir(), `mneme-bench-vectors-${embedder.model}.sqlite`),
  (texts) => embedder.embed(texts, "document", context),
  embedder.maxBatch,
);
const models = {
  extractor: await extractorPlugin.create({}, host),
  linker: await local.create({ cacheSize: 20_000 }, host),
  embed,
  dimensions: embedder.dimensions,
};

const RESULTS = 20;
const selection = { filter: null, filepath: null, documentId: null, includeForgotten: false, now: 0 };

/** Ids of the memories that a search finds, best first. */
const find = async ({ index }: Remembered, text: string): Promise<string[]> => {
  const [vector] = await embedder.embed([text], "query", context);
  if (vector === undefined) throw new Error("no vector");
  const question = askQuestion(text, vector);
  const query = { question, kinds: ["memory"] as const, selection, prefersAggregates: false, limit: 1_000 };
  return index.search(query).map(({ row }) => row.id);
};

const placeOf = (remembered: Remembered, found: readonly string[], turns: readonly string[]): number => {
  const at = found.findIndex((id) => remembered.turnsOf(id).some((turn) => turns.includes(turn)));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
};

const isSameTurn = ({ older, newer }: TurnPair): boolean => newer.every((turn) => older.includes(turn));

const counts = {
  updates: 0,
  above: 0,
  drawn: 0,
  contradictions: 0,
  both: 0,
  kept: 0,
  memories: 0,
  replaced: 0,
  soft: 0,
};
for (const chat of await readChangingChats(values.data)) {
  const remembered = await remember(models, `beam-${chat.id}`, chat.turns);
  const all = [...remembered.memories.values()];
  counts.memories += all.length;
  counts.replaced += all.filter(({ isLatest }) => !isLatest).length;
  counts.soft += all.filter(({ softSupersededBy }) => softSupersededBy !== null).length;
  for (const pair of chat.updates.filter((it) => !isSameTurn(it))) {
    const found = await find(remembered, pair.question);
    const newer = placeOf(remembered, found, pair.newer);
    const older = placeOf(remembered, found, pair.older);
    counts.updates++;
    if (newer !== Number.POSITIVE_INFINITY) counts.drawn++;
    if (newer < older) counts.above++;
    else if (values.show) console.log(`${chat.id} update: ${pair.question}\n  newer at ${newer}, older at ${older}`);
  }
  for (const pair of chat.contradictions) {
    const found = await find(remembered, pair.question);
    const places = [pair.older, pair.newer].map((turns) => placeOf(remembered, found, turns));
    counts.contradictions++;
    if (places.every((place) => place < RESULTS)) counts.both++;
    else if (values.show) console.log(`${chat.id} contradiction: ${pair.question}\n  found at ${places.join(", ")}`);
    if (places.every((place) => place !== Number.POSITIVE_INFINITY)) counts.kept++;
  }
}
await embedder.close();

const share = (count: number, of: number): number => Math.round((1_000 * count) / Math.max(1, of)) / 1_000;
const figures = [
  { measure: "changed facts", value: counts.updates, target: "" },
  {
    measure: "changed facts: the new memory above the old",
    value: share(counts.above, counts.updates),
    target: ">= 0.83",
  },
  {
    measure: "changed facts: a memory was drawn from the new turn",
    value: share(counts.drawn, counts.updates),
    target: "",
  },
  { measure: "contradictions", value: counts.contradictions, target: "" },
  {
    measure: `contradictions: both among the first ${RESULTS}`,
    value: share(counts.both, counts.contradictions),
    target: ">= 0.90",
  },
  { measure: "contradictions: both remembered", value: share(counts.kept, counts.contradictions), target: "" },
  { measure: "memories", value: counts.memories, target: "" },
  { measure: "memories replaced", value: counts.replaced, target: "" },
  { measure: "memories ranked below a newer one", value: counts.soft, target: "" },
];
for (const { measure, value, target } of figures)
  console.log(`${measure.padEnd(52)}  ${String(value).padStart(8)}  ${target}`);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`;
await Bun.write(values.out, `${JSON.stringify({ machine, model: embedder.model, figures }, null, 2)}\n`);
