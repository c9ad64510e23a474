// How fast an index of many rows is built and searched, and what the SIMD kernel saves against a plain loop over 32-bit floats.
//   bun benches/recall/index-speed.ts [--rows 10000,100000]

import { parseArgs } from "node:util";
import { askQuestion } from "#retrieval/question.ts";
import { TagIndex } from "#retrieval/tag-index.ts";
import { chunkRow, documentRow } from "#test/support/rows.ts";

const { values } = parseArgs({ options: { rows: { type: "string", default: "10000,100000" } } });
const DIMENSIONS = 384;
const TURNS = 25;
const QUERIES = 100;
const WORDS_IN_TURN = 18;

let seed = 42;
const random = (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
/** Words as language has them: few are frequent, many are rare. */
const word = (): string => `w${Math.floor(8_000 * random() ** 3)}`;
const words = (count: number): string => Array.from({ length: count }, word).join(" ");
const unit = (): Float32Array => {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5);
  const norm = Math.hypot(...vector);
  return vector.map((value) => value / norm);
};
const quantile = (times: readonly number[], q: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor(q * (times.length - 1))] ?? 0).toFixed(2);
const timed = (count: number, work: () => void): number[] =>
  Array.from({ length: count }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });

const plainScan = (rows: Float32Array, query: Float32Array, out: Float32Array): void => {
  for (let row = 0; row < out.length; row++) {
    let sum = 0;
    for (let d = 0; d < DIMENSIONS; d++) sum += (query[d] ?? 0) * (rows[row * DIMENSIONS + d] ?? 0);
    out[row] = sum;
  }
};

for (const rows of values.rows.split(",").map(Number)) {
  const before = process.memoryUsage().rss;
  const index = new TagIndex("ada", DIMENSIONS, 0);
  let buildMs = 0;
  for (let d = 0; d * TURNS < rows; d++) {
    const id = `d${d}`;
    const chunks = Array.from({ length: TURNS }, (_, position) => ({
      row: chunkRow({
        id: `${id}-${position}`,
        documentId: id,
        position,
        text: words(WORDS_IN_TURN),
        speaker: position % 2 === 0 ? "Mira" : "Noor",
        role: "other",
      }),
      vector: unit(),
    }));
    const startedAt = performance.now();
    index.add({ documents: [documentRow({ id })], chunks, memories: [], sources: [], relations: [] });
    buildMs += performance.now() - startedAt;
  }
  index.settle();
  Bun.gc(true);
  const resident = (process.memoryUsage().rss - before) / 1e6;
  const search = (): void => {
    index.search({
      question: askQuestion(`When did Mira ${words(6)}?`, unit()),
      kinds: ["memory", "chunk"],
      selection: { filter: null, filepath: null, documentId: null, includeForgotten: false, now: 0 },
      prefersAggregates: false,
      limit: 40,
    });
  };
  timed(20, search);
  const searches = timed(QUERIES, search);
  const out = new Float32Array(rows);
  const query = unit();
  const kernel = timed(30, () => index.chunks.rows.vectors.cosines(query, out));
  const flat = new Float32Array(rows * DIMENSIONS).fill(0.05);
  const plain = timed(30, () => plainScan(flat, query, out));
  console.log(
    `${rows} rows: built in ${buildMs.toFixed(0)} ms, ${resident.toFixed(0)} MB more resident (estimate ${(index.byteSize / 1e6).toFixed(0)}); ` +
      `search p50 ${quantile(searches, 0.5)} p95 ${quantile(searches, 0.95)} ms; ` +
      `scan p50 ${quantile(kernel, 0.5)} ms, plain loop ${quantile(plain, 0.5)} ms`,
  );
  index.dispose();
}
