// What is measured of searches, profiles, memory and starts. Each part answers with its figures by name.

import { topK } from "#retrieval/top-k.ts";
import { VectorTable } from "#retrieval/vector-table.ts";
import type { Service } from "#test/support/service.ts";
import { ok, search, start, waitUntilIngested, waitUntilReady } from "./ask.ts";
import {
  type Bench,
  type Figures,
  filled,
  fillingOf,
  manyTags,
  oneTag,
  serving,
  tagOf,
  tagOfSize,
} from "./databases.ts";
import { indexSizeOf } from "./fill.ts";
import { documentText } from "./ingestion.ts";
import { questionOf, seededRandom, sentenceOf } from "./texts.ts";
import { round, secondsOf, timed, timesOf } from "./timing.ts";
import { unit } from "./vectors.ts";

const KNOWN_QUESTIONS = 20;
const WARM_UP = 30;

/** Hybrid search in one tag: with questions never asked before, and with known ones. */
export const searchPart = async (bench: Bench, rows: number): Promise<Figures> =>
  serving(await oneTag(bench, rows), async (service) => {
    const tag = tagOfSize(rows);
    const ask = (i: number): Promise<void> => search(service, tag, questionOf(i));
    const first = await secondsOf(() => ask(0));
    await timed(WARM_UP, ask);
    const fresh = timesOf(await timed(bench.queries, (i) => ask(WARM_UP + i)));
    const cached = timesOf(await timed(bench.queries, (i) => ask(i % KNOWN_QUESTIONS)));
    return { rows, firstMs: round(first * 1_000), included: fresh, cached };
  });

/** Memory of the process once a large tag is searched. */
export const memoryPart = async (bench: Bench, rows: number): Promise<Figures> => {
  const dataDir = await oneTag(bench, rows);
  const measure = async (service: Service): Promise<Figures> => {
    const beforeMb = round((await service.residentBytes()) / 1e6, 0);
    await timed(50, (i) => search(service, tagOfSize(rows), questionOf(i)));
    return { beforeMb, residentMb: round((await service.residentBytes()) / 1e6, 0) };
  };
  return { rows, ...(await serving(dataDir, measure)) };
};

/** Random tags, of which the index's budget holds a tenth. */
export const tagsPart = async (bench: Bench): Promise<Figures> => {
  const dataDir = await manyTags(bench);
  const held = Math.max(1, Math.round(bench.tags / 10));
  const bytes = indexSizeOf(fillingOf(bench, 0), bench.vectorOf);
  const budgetMb = Math.max(16, Math.round((held * bytes) / 2 ** 20));
  const random = seededRandom(7);
  return serving(
    dataDir,
    async (service) => {
      const ask = (i: number): Promise<void> =>
        search(service, tagOf(Math.floor(random() * bench.tags)), questionOf(i % KNOWN_QUESTIONS));
      await timed(WARM_UP + held, ask);
      return {
        tags: bench.tags,
        rowsATag: bench.rowsATag,
        indexBytesATag: bytes,
        budgetMb,
        cached: timesOf(await timed(bench.queries * 2, ask)),
      };
    },
    { MNEME_INDEX_BUDGET_MB: String(budgetMb) },
  );
};

/** From the start of the process to the first answer of /ready that is 200, and to the first search of a tag. */
export const startPart = async (bench: Bench): Promise<Figures> => {
  const dataDir = await manyTags(bench);
  const starts: number[] = [];
  const firsts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const startedAt = performance.now();
    const service = await start(dataDir);
    await waitUntilReady(service);
    starts.push(performance.now() - startedAt);
    firsts.push(...(await timed(1, () => search(service, tagOf(i), questionOf(i)))));
    await service.end("SIGTERM");
  }
  return {
    tags: bench.tags,
    rows: bench.tags * bench.rowsATag,
    readyMs: timesOf(starts).p50,
    firstSearchMs: timesOf(firsts).p50,
  };
};

const SEARCHERS = 32;
/** Searchers that ask without a pause while documents come in. */
export const concurrentPart = async (bench: Bench, rows: number): Promise<Figures> =>
  serving(await oneTag(bench, rows), async (service) => {
    const tag = tagOfSize(rows);
    await timed(WARM_UP, (i) => search(service, tag, questionOf(i)));
    let number = 0;
    const round32 = async (questionFor: (i: number) => string) => {
      let isOver = false;
      let asked = 0;
      let documents = 0;
      const ingesting = (async () => {
        while (!isOver) {
          await ok(service, "POST", "/v3/documents", { content: documentText(number++), containerTag: tag });
          documents++;
          await waitUntilIngested(service);
        }
      })();
      const startedAt = performance.now();
      const searcher = async (): Promise<number[]> => {
        const times: number[] = [];
        while (asked < bench.queries * 10)
          times.push(...(await timed(1, () => search(service, tag, questionFor(asked++)))));
        return times;
      };
      const times = (await Promise.all(Array.from({ length: SEARCHERS }, searcher))).flat();
      const seconds = (performance.now() - startedAt) / 1_000;
      isOver = true;
      await ingesting;
      return { ...timesOf(times), searchesPerSecond: round(times.length / seconds, 1), documents };
    };
    const cached = await round32((i) => questionOf(i % KNOWN_QUESTIONS));
    const included = await round32((i) => questionOf(100_000 + i));
    return { rows, searchers: SEARCHERS, cached, included };
  });

/** The whole profile: cached, and composed anew after each write. */
export const profilePart = async (bench: Bench, memories: number): Promise<Figures> => {
  const tag = `person-of-${memories}`;
  const dataDir = await filled(bench, tag, [{ tag, kind: "memories", rows: memories, first: 0 }]);
  return serving(dataDir, async (service) => {
    const ask = (): Promise<unknown> => ok(service, "POST", "/v4/profile", { containerTag: tag });
    const first = await secondsOf(ask);
    await timed(WARM_UP, ask);
    const cached = timesOf(await timed(bench.queries * 5, ask));
    const afterWrite: number[] = [];
    for (let i = 0; i < 20; i++) {
      const statements = [{ content: `${sentenceOf(9_000_000 + i * 37)}` }];
      await ok(service, "POST", "/v4/memories", { containerTag: tag, memories: statements });
      afterWrite.push(...(await timed(1, ask)));
    }
    return { memories, firstMs: round(first * 1_000), cached, afterWrite: timesOf(afterWrite) };
  });
};

/** How many of the ten nearest vectors by exact arithmetic the index names as well. */
export const recallPart = async (bench: Bench, rows: number): Promise<Figures> => {
  const table = new VectorTable(384);
  const vectors = Array.from({ length: rows }, (_, i) => bench.vectorOf(i));
  for (const vector of vectors) table.append(vector);
  const mask = new Uint8Array(rows).fill(1);
  const found = new Float32Array(rows);
  const exact = new Float32Array(rows);
  let hits = 0;
  const queries = Math.min(50, bench.queries);
  for (let i = 0; i < queries; i++) {
    const query = unit(bench.vectorOf(rows + i * 13));
    table.cosines(query, found);
    for (const [row, vector] of vectors.entries()) {
      let sum = 0;
      for (let d = 0; d < 384; d++) sum += (query[d] as number) * (vector[d] as number);
      exact[row] = sum;
    }
    const nearest = new Set(topK(exact, mask, rows, 10));
    hits += topK(found, mask, rows, 10).filter((row) => nearest.has(row)).length;
  }
  table.truncate(0);
  return { rows, queries, recallAt10: round(hits / (10 * queries), 4) };
};
