// The plan that sums up buckets of a tag: which of them are due, what their aggregates say, and what is written for it.

import {
  type AggregateDraft,
  aggregateMemories,
  aggregationChanges,
  shouldAggregate,
  sourcesKey,
} from "../aggregate.ts";
import { DAY_MS, type EpochMs } from "../clock.ts";
import { isCurrent, type Memory } from "../memory.ts";
import { emptyPlan, type Plan } from "../plan.ts";

/** What is known of a bucket's last aggregation. */
export interface AggregationMark {
  readonly bucket: string;
  /** Memories up to this time were summed up; null when none ever were. */
  readonly at: EpochMs | null;
  /** Number of aggregates there were then: when one is gone since, they have to be made anew. */
  readonly count: number;
  /** When the memories that came since have waited long enough; null when none came. */
  readonly dueAt: EpochMs | null;
}

export interface BucketAggregation {
  readonly create: readonly AggregateDraft[];
  readonly remove: readonly string[];
  readonly mark: AggregationMark;
  /** So many memories may come before the bucket has to be looked at again. */
  readonly room: number;
}

/** The newest so many memories of a bucket are summed up; what was summed up of older ones stays as it is. */
const MOST_FOLDED = 5_000;

interface BucketMemories {
  readonly plain: readonly Memory[];
  readonly aggregates: readonly Memory[];
  /** Aggregates that somebody forgot or reworded: the same is not summed up again. */
  readonly dismissed: readonly Memory[];
}

/** Current memories by bucket, for these buckets, and what was aggregated and is no longer wanted. */
export const memoriesByBucket = (
  memories: Iterable<Memory>,
  buckets: readonly string[],
  now: EpochMs,
): ReadonlyMap<string, BucketMemories> => {
  const emptyBucket = () => ({ plain: [] as Memory[], aggregates: [] as Memory[], dismissed: [] as Memory[] });
  const found = new Map(buckets.map((bucket) => [bucket, emptyBucket()]));
  for (const memory of memories) {
    const isSeen = isCurrent(memory, now);
    if (memory.buckets.length === 0 || (!isSeen && !memory.isAggregated)) continue;
    const part = isSeen ? (memory.isAggregated ? "aggregates" : "plain") : "dismissed";
    for (const bucket of memory.buckets) found.get(bucket)?.[part].push(memory);
  }
  return found;
};

export interface AggregateBucket extends BucketMemories {
  readonly bucket: string;
  readonly mark: AggregationMark | undefined;
  /** For each aggregate the ids of the memories it sums up. */
  readonly aggregateSources: ReadonlyMap<string, readonly string[]>;
  /** Ids of aggregates that a model worded. */
  readonly worded: ReadonlySet<string>;
  readonly after: number;
  readonly now: EpochMs;
}

type BucketState = Pick<AggregateBucket, "plain" | "aggregates" | "mark" | "after" | "now">;

const freshOf = ({ plain, mark }: Pick<BucketState, "plain" | "mark">): Memory[] =>
  plain.filter(({ createdAt }) => createdAt > (mark?.at ?? Number.NEGATIVE_INFINITY));

const oldest = (memories: readonly Memory[]): EpochMs | null =>
  memories.reduce<EpochMs | null>((least, { createdAt }) => Math.min(least ?? createdAt, createdAt), null);

/** `due`: enough came, or it is time; `stale`: an aggregate is gone since the last time, or one came from elsewhere. */
export const stateOfBucket = (state: BucketState): "due" | "stale" | "settled" => {
  const fresh = freshOf(state);
  const since = { newCount: fresh.length, oldestNewAt: oldest(fresh), lastAggregatedAt: state.mark?.at ?? null };
  if (shouldAggregate(since, state.now, state.after)) return "due";
  return (state.mark?.count ?? 0) === state.aggregates.length ? "settled" : "stale";
};

/** What has to be written for a bucket; for one that is settled nothing but perhaps its mark. */
export const aggregateBucket = (input: AggregateBucket): BucketAggregation => {
  const { bucket, plain, aggregates, now, after } = input;
  const state = stateOfBucket(input);
  const at = state === "due" ? now : settledUntil(input, state === "stale");
  const changes = state === "settled" ? { create: [], remove: [] } : refold(input, at);
  const fresh = freshOf({ plain, mark: { bucket, at, count: 0, dueAt: null } });
  const first = oldest(fresh);
  const count = aggregates.length - changes.remove.length + changes.create.length;
  return {
    ...changes,
    mark: { bucket, at, count, dueAt: first === null ? null : (at ?? first) + DAY_MS },
    room: after - fresh.length,
  };
};

/** Aggregates that came from a merged tag count with what they were made of. */
const settledUntil = ({ mark, aggregates }: AggregateBucket, isStale: boolean): EpochMs | null => {
  const times = [mark?.at ?? null, ...(isStale ? aggregates.map(({ createdAt }) => createdAt) : [])];
  return times.reduce((latest, at) => (latest === null || (at !== null && at > latest) ? at : latest), null);
};

/** Sums up anew what came up to `at`. */
const refold = (
  { plain, aggregates, dismissed, aggregateSources, worded, now }: AggregateBucket,
  at: EpochMs | null,
) => {
  const upTo = plain.filter(({ createdAt }) => at !== null && createdAt <= at);
  const newest = new Set(upTo.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MOST_FOLDED));
  const out = new Set(upTo.filter((memory) => !newest.has(memory)).map(({ id }) => id));
  const sourcesOf = ({ id }: Memory): readonly string[] => aggregateSources.get(id) ?? [];
  const isKept = (aggregate: Memory): boolean => sourcesOf(aggregate).some((id) => out.has(id));
  const taken = new Set(aggregates.filter(isKept).flatMap(sourcesOf));
  const unwanted = new Set(dismissed.map((aggregate) => sourcesKey(sourcesOf(aggregate))));
  const drafts = aggregateMemories(
    [...newest].filter(({ id }) => !taken.has(id)),
    now,
  );
  return aggregationChanges(
    aggregates.filter((aggregate) => !isKept(aggregate)),
    aggregateSources,
    drafts.filter(({ sourceIds }) => !unwanted.has(sourcesKey(sourceIds))),
    worded,
  );
};

/** An aggregate to be written, with its id and vector. */
export interface NewAggregate extends AggregateDraft {
  readonly id: string;
  readonly bucket: string;
  readonly vector: Float32Array;
  /** Whether a model put it in words. */
  readonly isWorded: boolean;
}

const TOLD = "aggregate:";
const WORDED = "aggregate-model:";
export const isWordedRule = (rule: string): boolean => rule.startsWith(WORDED);
export const isAggregateRule = (rule: string): boolean => rule.startsWith(TOLD) || isWordedRule(rule);

export interface AggregateMemories {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  readonly create: readonly NewAggregate[];
  readonly remove: readonly string[];
  /** The memories that are summed up, by id. */
  readonly sources: ReadonlyMap<string, Memory>;
}

/** An aggregate has no passages of its own: it stands on the memories that it derives from, and goes when one of them changes. */
export const planAggregates = ({ tag, baseRevision, now, create, remove, sources }: AggregateMemories): Plan => ({
  ...emptyPlan(tag, baseRevision),
  memories: {
    put: create.map((aggregate) => ({ row: toMemory(aggregate, tag, sources, now), vector: aggregate.vector })),
    remove,
  },
  relations: {
    put: create.flatMap(({ id, bucket, sourceIds, isWorded }) =>
      sourceIds.map((to) => ({
        type: "derives" as const,
        from: id,
        to,
        rule: `${isWorded ? WORDED : TOLD}${bucket}`,
        isSoft: false,
        createdAt: now,
      })),
    ),
    remove: [],
  },
});

const toMemory = (
  { id, text, subject, bucket, confidence, isStatic, sourceIds }: NewAggregate,
  tag: string,
  sources: ReadonlyMap<string, Memory>,
  now: EpochMs,
): Memory => {
  const dates = sourceIds.flatMap((source) => sources.get(source)?.documentDate ?? []);
  return {
    id,
    tag,
    text,
    kind: "summary",
    subject: subject === "" ? null : subject,
    slot: null,
    confidence,
    isFirstPerson: sourceIds.every((source) => sources.get(source)?.isFirstPerson === true),
    isStatic,
    isInference: false,
    isAggregated: true,
    version: 1,
    isLatest: true,
    parentMemoryId: null,
    rootMemoryId: null,
    isForgotten: false,
    forgetAfter: null,
    forgetReason: null,
    forgetBatchId: null,
    reviewStatus: null,
    softSupersededBy: null,
    sourceCount: sourceIds.length,
    buckets: [bucket],
    metadata: null,
    documentDate: dates.length === 0 ? null : Math.max(...dates),
    eventDates: [],
    createdAt: now,
    updatedAt: now,
  };
};
