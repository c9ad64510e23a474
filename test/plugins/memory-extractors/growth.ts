// Whether extracting grows with the length of what is read, and not with its square.

import { expect } from "bun:test";
import type { Chunk } from "#domain/chunk.ts";
import { extract } from "./conversation.ts";

/** Processor time, and of one run against another: neither other work nor a slow machine must fail this. */
export const timeFor = async (chunks: readonly Chunk[]): Promise<number> => {
  const began = process.cpuUsage();
  await extract(chunks);
  return process.cpuUsage(began).user;
};

const TIMES = 4;
/** On a busy machine a run may take longer for what it is not to blame for; never all of these. */
const MOST_RUNS = 3;
/** What takes less than this is too short to be measured. */
const SHORTEST_US = 5_000;

/**
 * A text four times as long takes four times as long, and up to sixteen times where each part is read against each; twice the linear time
 * is halfway, as growth goes. Both lengths are far beyond what fits a processor's caches and needs no collecting of garbage: what is
 * read once comes to three to five times.
 */
export const expectGrowthOfLength = async (chunksOf: (length: number) => Chunk[], length: number): Promise<void> => {
  const short = chunksOf(length / TIMES);
  const long = chunksOf(length);
  // The first run of a kind of text is slower than those after it.
  await timeFor(short);
  const each = Math.max(((await timeFor(short)) + (await timeFor(short))) / 2, SHORTEST_US);
  const most = 2 * TIMES * each;
  let best = await timeFor(long);
  for (let run = 1; run < MOST_RUNS && best >= most; run++) best = Math.min(best, await timeFor(long));
  expect(best).toBeLessThan(most);
};
