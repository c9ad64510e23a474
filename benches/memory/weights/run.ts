// Compares the weights of the local extractor, which are set by judgement, with weights that a regression fits to four LoCoMo
// conversations and that are tried on the fifth: bun benches/memory/weights/run.ts --data <folder>. Nothing that is fitted is kept.

import { parseArgs } from "node:util";
import { read } from "#plugins/memory-extractors/local/clause-reading.ts";
import { turnAt } from "#plugins/memory-extractors/local/conversation.ts";
import { readPassages } from "#plugins/memory-extractors/local/reading/passages.ts";
import { FEATURES, scoreClause } from "#plugins/memory-extractors/local/score.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { candidateOf } from "#plugins/memory-extractors/local/telling/candidates.ts";
import { clausesOfTurns } from "#plugins/memory-extractors/local/turn-clauses.ts";
import { embed, embedder } from "../bundled.ts";
import { chunksOf } from "../chunks.ts";
import { type Conversation, readLocomo } from "../datasets.ts";
import { contextAt } from "../extract.ts";
import { areaUnderCurve, fitLogistic, scoreWith } from "../regression.ts";
import { cosine } from "../vectors.ts";

const RIDGE = 30;
/** A clause tells a gold fact of its turn when it comes as near to it as this. */
const TELLS = 0.6;

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    out: { type: "string", default: "benches/results/memory-weights.json" },
  },
});

interface Row {
  readonly turnId: string;
  readonly text: string;
  readonly features: readonly number[];
  readonly set: number;
  tells: boolean;
}

const rowOf = (clause: Clause): Row => {
  const reading = read(clause);
  const set = scoreClause(clause);
  return {
    turnId: clause.sentence.chunkId,
    text: candidateOf({ clauses: [clause], score: set, question: null })?.text ?? clause.text,
    features: FEATURES.map(({ of }) => Number(of(reading))),
    set,
    tells: false,
  };
};

const readRows = async ({ sessions, facts }: Conversation): Promise<Row[]> => {
  const rows = sessions.flatMap(({ turns, at }) => {
    const chunks = chunksOf(turns, "bench");
    const passages = readPassages({
      chunks,
      freshChunkIds: new Set(turns.map(({ id }) => id)),
      context: contextAt(at),
    });
    const told = clausesOfTurns(passages.map((_, i) => turnAt(passages, i)));
    return told.flat().flatMap(({ clauses }) => clauses.map(rowOf));
  });
  const [told, gold] = [await embed(rows.map(({ text }) => text)), await embed(facts.map(({ text }) => text))];
  rows.forEach((row, i) => {
    const vector = told[i] as Float32Array;
    row.tells = facts.some(
      ({ turnIds }, k) => turnIds.includes(row.turnId) && cosine(vector, gold[k] as Float32Array) >= TELLS,
    );
  });
  return rows;
};

const folds = await Promise.all((await readLocomo(values.data)).map(readRows));
const round = (value: number): number => Math.round(value * 1000) / 1000;
const fitted = folds.map((own) => {
  const others = folds.filter((fold) => fold !== own).flat();
  return fitLogistic(
    others.map(({ features }) => features),
    others.map(({ tells }) => tells),
    RIDGE,
  );
});
const figures = folds.map((rows, i) => {
  const labels = rows.map(({ tells }) => tells);
  const weights = fitted[i] ?? { intercept: 0, weights: [] };
  return {
    clauses: rows.length,
    telling: labels.filter(Boolean).length,
    areaSet: round(
      areaUnderCurve(
        rows.map(({ set }) => set),
        labels,
      ),
    ),
    areaFitted: round(
      areaUnderCurve(
        rows.map(({ features }) => scoreWith(weights, features)),
        labels,
      ),
    ),
  };
});

console.log("Weight of each feature: as set, and the range of the five fits (another scale: compare signs and order)");
FEATURES.forEach(({ name, weight }, k) => {
  const range = fitted.map(({ weights }) => weights[k] ?? 0);
  console.log(
    `${name.padEnd(32)} ${weight.toFixed(1).padStart(5)}   ${Math.min(...range)
      .toFixed(2)
      .padStart(6)} to ${Math.max(...range)
      .toFixed(2)
      .padStart(6)}`,
  );
});
console.log("\nHow well a clause that tells a gold fact is told from one that does not, on the conversation left out:");
for (const { clauses, telling, areaSet, areaFitted } of figures)
  console.log(`${clauses} clauses, ${telling} telling: set ${areaSet}, fitted ${areaFitted}`);
await Bun.write(values.out, `${JSON.stringify({ model: embedder.model, leftOut: figures }, null, 2)}\n`);
await embedder.close();
