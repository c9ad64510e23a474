// The databases that are measured, and a service on one of them.

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Service } from "#test/support/service.ts";
import { start, waitUntilReady } from "./ask.ts";
import type { Filling } from "./fill.ts";
import { fillDatabase } from "./fill-database.ts";
import { round, secondsOf } from "./timing.ts";

export interface Bench {
  /** Where the databases are made; a database that is there is used again. */
  readonly folder: string;
  readonly sizes: readonly number[];
  readonly tags: number;
  readonly rowsATag: number;
  readonly queries: number;
  readonly vectorOf: (number: number) => Float32Array;
}

export type Figures = Record<string, unknown>;

/** Makes a database once. */
export const filled = async (bench: Bench, name: string, fillings: readonly Filling[]): Promise<string> => {
  const dataDir = join(bench.folder, name);
  const mark = Bun.file(join(dataDir, "filled"));
  if (await mark.exists()) return dataDir;
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const seconds = await secondsOf(() => fillDatabase(dataDir, fillings));
  console.error(`${name}: filled in ${round(seconds, 1)} s`);
  await Bun.write(mark, "");
  return dataDir;
};

export const tagOfSize = (rows: number): string => `rows-${rows}`;

export const oneTag = (bench: Bench, rows: number): Promise<string> =>
  filled(bench, tagOfSize(rows), [{ tag: tagOfSize(rows), kind: "documents", rows, first: 0 }]);

export const tagOf = (number: number): string => `person-${String(number).padStart(4, "0")}`;

export const fillingOf = ({ rowsATag }: Bench, number: number): Filling => ({
  tag: tagOf(number),
  kind: "documents",
  rows: rowsATag,
  first: number * rowsATag,
});

export const manyTags = (bench: Bench): Promise<string> =>
  filled(
    bench,
    `tags-${bench.tags}x${bench.rowsATag}`,
    Array.from({ length: bench.tags }, (_, number) => fillingOf(bench, number)),
  );

export const serving = async (
  dataDir: string,
  work: (service: Service) => Promise<Figures>,
  environment?: Record<string, string>,
): Promise<Figures> => {
  const service = await start(dataDir, environment);
  try {
    await waitUntilReady(service);
    return await work(service);
  } finally {
    await service.end("SIGTERM");
  }
};
