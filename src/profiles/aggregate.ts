// Keeps the aggregates of every tag: notices which tags may need it by the plans that are committed, and sums up the buckets that
// are due. Run by the tag's machine when nothing else waits in the tag; a tag in which nothing is due costs nothing.

import type { Logger } from "#contracts/plugin.ts";
import { AGGREGATE_AFTER, type AggregateDraft, sourcesKey } from "#domain/aggregate.ts";
import { effectiveBuckets } from "#domain/bucket.ts";
import type { Clock, EpochMs, IdSource } from "#domain/clock.ts";
import type { Memory } from "#domain/memory.ts";
import type { Plan } from "#domain/plan.ts";
import {
  type AggregationMark,
  aggregateBucket,
  type BucketAggregation,
  isWordedRule,
  memoriesByBucket,
  type NewAggregate,
  planAggregates,
  stateOfBucket,
} from "#domain/plans/aggregate-memories.ts";
import type { SumUp } from "#pipeline/ask-model/sum-up-statements.ts";
import type { Context, Transact } from "#src/context.ts";
import type { RowReader } from "#src/writing/related-rows.ts";
import type { Store } from "#store/store.ts";

export interface AggregationDependencies {
  readonly store: Store;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly embed: Context["embed"];
  /** Words what several statements say, where a model is configured. */
  readonly sumUp?: SumUp | null;
  /** All memories that the index of the tag holds, and of which revision. */
  readonly remembered: (tag: string) => Promise<{ readonly revision: number; readonly memories: readonly Memory[] }>;
  readonly rememberedRows: (tag: string, revision: number) => Pick<RowReader, "memories" | "relations">;
  /** Whether other processes write to the tags too: then what is known of a tag's buckets is not all. */
  readonly hasOthers?: () => boolean;
  /** So many new memories make a bucket due. */
  readonly after?: number;
}

export interface Aggregation {
  /** The plan, before it is committed, with whether the tag's aggregates have to be looked at then. */
  noted(plan: Plan): Plan;
  /** Looks at the tag whatever is known of it. */
  expect(tag: string): void;
  /** Whether the tag is to be looked at. */
  isPending(tag: string): boolean;
  /** Sums up what is due in the tag; nothing when nothing was noticed. */
  run(tag: string): Promise<void>;
}

/** Tags that are remembered as settled; others are looked at when they next change. */
const MOST_SETTLED = 20_000;

export const createAggregation = (dependencies: AggregationDependencies): Aggregation => {
  const { store, clock, logger } = dependencies;
  const after = dependencies.after ?? AGGREGATE_AFTER;
  const pending = new Set<string>();
  const own = new WeakSet<Plan>();
  /** What is known of the buckets of settled tags. Least recently settled first. */
  const settled = new Map<string, Room>();

  const settle = (tag: string, room: Room): void => {
    settled.delete(tag);
    settled.set(tag, room);
    const [first] = settled.keys();
    if (settled.size > MOST_SETTLED && first !== undefined) settled.delete(first);
  };

  const noted = (plan: Plan): Plan => {
    const { tag, memories } = plan;
    if (own.has(plan) || memories.put.length + memories.remove.length === 0) return plan;
    const room = settled.get(tag);
    const awaitsAggregation =
      room === undefined ||
      dependencies.hasOthers?.() === true ||
      memories.remove.length > 0 ||
      // An import brings summaries too, and what they sum up may have changed here.
      memories.put.some(({ row }) => row.isAggregated) ||
      fills(room, memories.put, clock.now());
    return { ...plan, awaitsAggregation };
  };

  return {
    noted,
    expect: (tag) => {
      pending.add(tag);
    },
    isPending: (tag) => pending.has(tag),
    run: async (tag) => {
      if (!pending.has(tag) || (await store.merges.homeOf(tag)).isMoving) return;
      pending.delete(tag);
      try {
        await aggregate(dependencies, { tag, after, own, settle: (room) => settle(tag, room) });
      } catch (error) {
        settled.delete(tag);
        logger.error({ tag, error }, "the tag's aggregates could not be made");
      }
    },
  };
};

/** By bucket, when it is due, or how many memories before. A bucket without new ones is looked at with the first, to date it. */
type Room = Map<string, { left: number; readonly dueAt: EpochMs }>;

const roomOf = ({ buckets }: Survey): Room =>
  new Map(buckets.map(({ mark, room }) => [mark.bucket, { left: room, dueAt: mark.dueAt ?? 0 }]));

/** Whether a bucket is due with these. */
const fills = (room: Room, put: Plan["memories"]["put"], now: EpochMs): boolean => {
  let isDue = false;
  for (const bucket of put.flatMap(({ row }) => row.buckets)) {
    const known = room.get(bucket);
    if (known !== undefined) known.left -= 1;
    isDue ||= known === undefined || known.left <= 0 || known.dueAt <= now;
  }
  return isDue;
};

interface Look {
  readonly tag: string;
  readonly after: number;
  readonly own: WeakSet<Plan>;
  /** Called in the tag's turn, between two plans: each is counted in one room. */
  readonly settle: (room: Room) => void;
}

const aggregate = async (dependencies: AggregationDependencies, { tag, after, own, settle }: Look): Promise<void> => {
  const { store, transact, clock, ids, embed } = dependencies;
  const first = await survey(dependencies, tag, after);
  const wordings = await wordGroups(dependencies, first);
  const wordingOf = (draft: AggregateDraft): string => wordings.get(sourcesKey(draft.sourceIds)) ?? draft.text;
  const texts = first.buckets.flatMap(({ create }) => create.map(wordingOf));
  const vectors = await embedTexts(embed, texts);
  let last = first;
  await transact(tag, async (current, revision) => {
    // Nothing is embedded in the tag's turn: what another writer made due meanwhile is left to the next time.
    last = await survey(dependencies, current.tag, after, first);
    settle(roomOf(last));
    const create = last.buckets.flatMap(({ mark, create: drafts }) =>
      drafts.flatMap((draft): NewAggregate[] => {
        const text = wordingOf(draft);
        const vector = vectors.get(text);
        const isWorded = wordings.has(sourcesKey(draft.sourceIds));
        return vector === undefined ? [] : [{ ...draft, text, id: ids.next(), bucket: mark.bucket, vector, isWorded }];
      }),
    );
    const remove = last.buckets.flatMap((bucket) => bucket.remove);
    if (create.length + remove.length === 0) return null;
    const { sources } = last;
    const plan = planAggregates({
      tag: current.tag,
      baseRevision: revision,
      now: clock.now(),
      create,
      remove,
      sources,
    });
    own.add(plan);
    return plan;
  });
  await store.aggregations.settle(tag, changedMarks(last), last.revision);
};

interface Survey {
  readonly tag: string;
  readonly revision: number;
  /** Keys of the configured buckets. */
  readonly keys: readonly string[];
  readonly buckets: readonly BucketAggregation[];
  readonly marks: ReadonlyMap<string, AggregationMark>;
  /** The memories that are to be summed up, by id. */
  readonly sources: ReadonlyMap<string, Memory>;
}

/** What is due in each bucket of the tag as it is now; `known` where nothing has changed since. */
const survey = async (
  { store, clock, remembered, rememberedRows }: AggregationDependencies,
  tag: string,
  after: number,
  known: Survey | null = null,
): Promise<Survey> => {
  const [container, settings, marks, { revision, memories }] = await Promise.all([
    store.containers.get(tag),
    store.organization.settings(),
    store.aggregations.marks(tag),
    remembered(tag),
  ]);
  const { buckets } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
  const keys = buckets.map(({ key }) => key);
  if (known?.tag === tag && known.revision === revision && Bun.deepEquals(known.keys, keys)) return known;
  const now = clock.now();
  const byBucket = memoriesByBucket(memories, keys, now);
  const markOf = new Map(marks.map((mark) => [mark.bucket, mark]));
  const states = [...byBucket].map(([bucket, found]) => ({ ...found, bucket, mark: markOf.get(bucket), after, now }));
  const open = states.filter((state) => stateOfBucket(state) !== "settled");
  const rows = rememberedRows(tag, revision);
  const made = await sourcesOf(
    rows,
    open.flatMap(({ aggregates, dismissed }) => [...aggregates, ...dismissed]),
  );
  const aggregations = states.map((state) => aggregateBucket({ ...state, ...made }));
  const sources = await rows.memories(
    aggregations.flatMap(({ create }) => create.flatMap(({ sourceIds }) => sourceIds)),
  );
  return {
    tag,
    revision,
    keys,
    buckets: aggregations,
    marks: markOf,
    sources: new Map(sources.map((memory) => [memory.id, memory])),
  };
};

/** What each aggregate was made of, those that are no longer wanted too, and whether a model worded it. */
const sourcesOf = async (reader: Pick<RowReader, "relations">, aggregates: readonly Memory[]) => {
  const aggregateSources = new Map<string, string[]>(aggregates.map(({ id }) => [id, []]));
  const worded = new Set<string>();
  if (aggregateSources.size === 0) return { aggregateSources, worded };
  for (const { type, from, to, rule } of await reader.relations([...aggregateSources.keys()])) {
    if (type !== "derives") continue;
    aggregateSources.get(from)?.push(to);
    if (isWordedRule(rule)) worded.add(from);
  }
  return { aggregateSources, worded };
};

/** By the sources of what is to be made; nothing where no model is configured, or for groups that it has no words for. */
const wordGroups = async (
  { sumUp }: AggregationDependencies,
  { buckets, sources }: Survey,
): Promise<ReadonlyMap<string, string>> => {
  const groups = buckets.flatMap(({ create }) => create.map(({ sourceIds }) => sourceIds));
  if (!sumUp || groups.length === 0) return new Map();
  const statements = groups.map((ids) => ids.flatMap((id) => sources.get(id)?.text ?? []));
  const given = await sumUp(statements);
  return new Map(groups.flatMap((ids, i) => (given[i] ? [[sourcesKey(ids), given[i]] as const] : [])));
};

const embedTexts = async (
  embed: Context["embed"],
  given: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> => {
  const texts = [...new Set(given)];
  if (texts.length === 0) return new Map();
  const vectors = await embed(texts, "document");
  return new Map(texts.map((text, i) => [text, vectors[i] as Float32Array]));
};

/** A bucket that is not configured any more is never due. */
const changedMarks = ({ buckets, marks }: Survey): AggregationMark[] => {
  const now = new Map(buckets.map(({ mark }) => [mark.bucket, mark]));
  const gone = [...marks.values()].filter(({ bucket, dueAt }) => !now.has(bucket) && dueAt !== null);
  const changed = [...now.values()].filter(
    (mark) => !Bun.deepEquals(mark, marks.get(mark.bucket) ?? { bucket: mark.bucket, at: null, count: 0, dueAt: null }),
  );
  return [...changed, ...gone.map((mark) => ({ ...mark, dueAt: null }))];
};
