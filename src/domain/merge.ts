// A merge of container tags: the steps in which everything of the sources moves into the target, as values. Each step is done in
// bounded batches; rows are first copied, then the tags are switched in one transaction, then the originals go.

import { type BucketDefinition, MAX_BUCKETS } from "./bucket.ts";
import type { EpochMs } from "./clock.ts";
import type { Container } from "./container.ts";

export type MergeStatus = "queued" | "processing" | "completed" | "failed";

/** The tables whose rows move, each after those that its rows refer to. */
export const MOVED_TABLES = [
  "job",
  "payload",
  "document",
  "content",
  "chunk",
  "embedding",
  "memory",
  "sourced_from",
  "updates",
  "extends",
  "derives",
] as const;
export type MovedTable = (typeof MOVED_TABLES)[number];

export type MergeStep =
  /** Stops the work on all tags of the merge. */
  | { readonly kind: "pause" }
  | { readonly kind: "copy"; readonly source: string; readonly table: MovedTable }
  /** From here on the sources stand for the target, and there is no way back. */
  | { readonly kind: "switch" }
  /** Documents of the source that other tags see. */
  | { readonly kind: "lend"; readonly source: string }
  /** Documents of other tags that the source sees. */
  | { readonly kind: "borrow"; readonly source: string }
  | { readonly kind: "clear"; readonly source: string; readonly table: MovedTable }
  | { readonly kind: "finish" }
  /** Takes copies back out of the target. */
  | { readonly kind: "withdraw"; readonly source: string; readonly table: MovedTable }
  | { readonly kind: "give_up" };

export interface Merge {
  readonly id: string;
  readonly target: string;
  readonly sources: readonly string[];
  readonly status: MergeStatus;
  /** The step at work: its place in the list of steps. */
  readonly step: number;
  /** Key of the last row done in this step, without its tag; null at the beginning. */
  readonly after: readonly (string | number)[] | null;
  readonly isUndoing: boolean;
  /** Rows done and rows to do; a row is done twice, as a copy and as the original. */
  readonly done: number;
  readonly total: number;
  readonly error: string | null;
  /** Raised by every batch: a batch that was computed from an older state is refused. */
  readonly batches: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

const eachTable = <Kind extends "copy" | "clear" | "withdraw">(
  kind: Kind,
  sources: readonly string[],
  tables: readonly MovedTable[],
) => sources.flatMap((source) => tables.map((table) => ({ kind, source, table })));

/** Edges first: a row that goes takes its edges along, however many they are. */
const LAST_TO_FIRST = MOVED_TABLES.toReversed();

export const mergeSteps = ({ sources, isUndoing }: Pick<Merge, "sources" | "isUndoing">): readonly MergeStep[] =>
  isUndoing
    ? [...eachTable("withdraw", sources, LAST_TO_FIRST), { kind: "give_up" }]
    : [
        { kind: "pause" },
        ...eachTable("copy", sources, MOVED_TABLES),
        { kind: "switch" },
        ...sources.flatMap((source): MergeStep[] => [
          { kind: "lend", source },
          { kind: "borrow", source },
        ]),
        ...eachTable("clear", sources, LAST_TO_FIRST),
        { kind: "finish" },
      ];

/** Whether the merge can still be taken back. */
export const canGiveUp = (merge: Merge): boolean =>
  !merge.isUndoing && merge.step <= mergeSteps(merge).findIndex(({ kind }) => kind === "switch");

/** 0 to 1; 1 only when it is over. */
export const mergeProgress = ({ status, done, total }: Merge): number => {
  if (status === "completed") return 1;
  return total === 0 ? 0 : Math.min(0.99, Math.floor((done / total) * 100) / 100);
};

type Settings = Pick<Container, "name" | "entityContext" | "memoryFilesystemPaths" | "profileBuckets">;

/** The target's settings win; what it does not have is taken from the sources, the first one first. */
export const mergeSettings = (target: Settings, sources: readonly Settings[]): Settings => {
  const all = [target, ...sources];
  const buckets = new Map<string, BucketDefinition>();
  for (const { profileBuckets } of all) {
    for (const bucket of profileBuckets) {
      if (!buckets.has(bucket.key) && buckets.size < MAX_BUCKETS) buckets.set(bucket.key, bucket);
    }
  }
  return {
    name: all.find(({ name }) => name !== null)?.name ?? null,
    entityContext: all.find(({ entityContext }) => entityContext !== null)?.entityContext ?? null,
    memoryFilesystemPaths: all.find((one) => one.memoryFilesystemPaths !== null)?.memoryFilesystemPaths ?? null,
    profileBuckets: [...buckets.values()],
  };
};

export const MAX_CUSTOM_ID = 255;

/** What a document is called whose customId is taken: the `number`th try, cut so that it stays within the limit. */
export const mergedCustomId = (customId: string, number: number): string => {
  const suffix = number === 1 ? "_merge" : `_merge${number}`;
  return `${customId.slice(0, MAX_CUSTOM_ID - suffix.length)}${suffix}`;
};
