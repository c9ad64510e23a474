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

const TIMES = 16;
/** Halfway, as growth goes, between the 16 times of one reading and the 256 of each part against each: `sqrt(16 * 256)`. */
const MOST_TIMES = TIMES ** 1.5;
/** On a busy machine a run may take longer for what it is not to blame for; never all of these. */
const MOST_RUNS = 3;
/** What takes less than this is too short to be measured. */
const SHORTEST_US = 5_000;

/**
 * A text sixteen times as long takes sixteen times as long, and up to 256 times where each part is read against each. The two lengths
 * are so far apart because a text of a few hundred thousand characters then shows what else only one of some megabytes would. Reading
 * once comes to 25 to 33 times: what fits a processor's caches and needs no collecting of garbage is read faster.
 */
export const expectGrowthOfLength = async (chunksOf: (length: number) => Chunk[], length: number): Promise<void> => {
  const short = chunksOf(length / TIMES);
  const long = chunksOf(length);
  // The first run of a kind of text is slower than those after it.
  await timeFor(short);
  const each = Math.max(((await timeFor(short)) + (await timeFor(short))) / 2, SHORTEST_US);
  const most = MOST_TIMES * each;
  let best = await timeFor(long);
  for (let run = 1; run < MOST_RUNS && best >= most; run++) best = Math.min(best, await timeFor(long));
  expect(best).toBeLessThan(most);
};
