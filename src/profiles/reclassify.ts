// Sorts what a tag remembers into the buckets that are defined now: in the background, a bounded number of memories at a time, and
// from where it stood when the service was stopped. Definitions that come later do not do that by themselves.

import { setTimeout } from "node:timers/promises";
import type { Classifier } from "#contracts/classifier.ts";
import type { CallContext, Logger } from "#contracts/plugin.ts";
import { effectiveBuckets } from "#domain/bucket.ts";
import type { Clock } from "#domain/clock.ts";
import { isCurrent, type Memory } from "#domain/memory.ts";
import { sortMemories } from "#domain/plans/sort-memories.ts";
import type { Reclassification } from "#domain/reclassification.ts";
import type { Context, Transact } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import type { Processes } from "#src/processes.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import type { Store } from "#store/store.ts";

export interface ReclassifyDependencies {
  readonly store: Store;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly classifier: Classifier;
  readonly embed: Context["embed"];
  readonly embeddingModel: string;
  /** Of all processes on one database one at a time sorts. */
  readonly processes: Processes;
  /** All memories that the index of the tag holds. */
  readonly memories: (tag: string) => Promise<readonly Memory[]>;
}

export interface Reclassifying {
  /** Makes sure that what waits is taken up; one tag after the other. */
  wake(): void;
  /** Resolves when nothing waits or is at work. */
  idle(): Promise<void>;
  /** Stops after the batch at work; the next start goes on from there. */
  stop(): Promise<void>;
}

const BATCH = 200;
const TIME_LIMIT_MS = 60_000;
/** Failures in a row after which a tag is given up. */
const MOST_FAILURES = 5;
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;

export const createReclassifying = (dependencies: ReclassifyDependencies): Reclassifying => {
  const { store, clock, logger, processes } = dependencies;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWoken = false;

  /** Ends early when it is stopped. */
  const pause = (failures: number): Promise<void> =>
    setTimeout(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures), undefined, {
      signal: stopping.signal,
    }).catch(() => {});

  const gaveUp = async (tag: string): Promise<boolean> => {
    try {
      const job = await store.reclassifications.get(tag);
      const failed = { status: "failed", error: "The memories could not be sorted" } as const;
      if (job !== null) await store.reclassifications.record(job, failed, clock.now());
      return true;
    } catch (error) {
      logger.error({ error, tag }, "a failure could not be recorded");
      return false;
    }
  };

  /** What this process is to do now, if anything. */
  const next = async (): Promise<Reclassification | null> => {
    for (;;) {
      const job = await store.reclassifications.oldest();
      if (job !== null) return (await processes.hold("reclassification")) === "refused" ? null : job;
      if (!(await processes.release("reclassification"))) return null;
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      let job: Reclassification | null = null;
      try {
        job = await next();
        if (job === null) return;
        await reclassify(dependencies, job, stopping.signal);
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.error({ error, tag: job?.tag }, "memories could not be sorted into buckets, will be tried again");
        // A merge at work on the tag takes as long as it takes.
        if (!(error instanceof AppError && error.kind === "busy")) failures += 1;
        if (job !== null && failures >= MOST_FAILURES && (await gaveUp(job.tag))) failures = 0;
        else await pause(failures);
      }
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (stopping.signal.aborted || running !== null) return;
    isWoken = false;
    running = run().finally(() => {
      running = null;
      if (isWoken) wake();
    });
  };

  return {
    wake,
    idle: async () => {
      while (running !== null) await running;
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

/** Goes on from where the job stands, until it is done, stopped, or asked for anew. */
const reclassify = async (
  dependencies: ReclassifyDependencies,
  job: Reclassification,
  stopping: AbortSignal,
): Promise<void> => {
  const { store, clock } = dependencies;
  const record = (at: Reclassification, progress: Parameters<Store["reclassifications"]["record"]>[1]) =>
    store.reclassifications.record(at, progress, clock.now());
  if ((await store.containers.get(job.tag)) === null) {
    await record(job, { status: "failed", error: "The container tag does not exist any more" });
    return;
  }
  const ids = await waitingMemories(dependencies, job);
  let at = await record(job, { status: "processing", total: job.done + ids.length });
  for (let start = 0; start < ids.length; start += BATCH) {
    if (at === null || stopping.aborted) return;
    const batch = ids.slice(start, start + BATCH);
    const changed = await sortBatch(dependencies, job.tag, batch);
    const progress = { after: batch.at(-1) ?? null, done: at.done + batch.length, changed: at.changed + changed };
    at = await record(at, progress);
  }
  if (at !== null) await record(at, { status: "completed" });
};

/** In the order of their ids; those that form meanwhile are sorted as they form. */
const waitingMemories = async (
  { memories, clock }: ReclassifyDependencies,
  { tag, after }: Reclassification,
): Promise<string[]> => {
  const now = clock.now();
  const isWaiting = (memory: Memory): boolean =>
    isCurrent(memory, now) && !memory.isAggregated && (after === null || memory.id > after);
  return (await memories(tag))
    .filter(isWaiting)
    .map(({ id }) => id)
    .sort();
};

/** Sorts some memories by the definitions of now; resolves to how many of them are in other buckets than before. */
const sortBatch = async (
  dependencies: ReclassifyDependencies,
  tag: string,
  ids: readonly string[],
): Promise<number> => {
  const { store, transact, clock } = dependencies;
  const [container, settings, batch] = await Promise.all([
    store.containers.get(tag),
    store.organization.settings(),
    store.tag(tag).memories(ids),
  ]);
  const { buckets, isDefault } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
  const guidance = {
    entityContext: container?.entityContext ?? null,
    filterPrompt: settings.filterPrompt,
    isDefault,
  };
  const labels = await classify(dependencies, tag, batch, buckets, guidance);
  const sorted = new Map(batch.map(({ id, text }, i) => [id, { text, buckets: labels[i] ?? [] }]));
  const moving = batch.filter((memory) => !Bun.deepEquals(memory.buckets, sorted.get(memory.id)?.buckets));
  if (moving.length === 0) return 0;
  let moved = 0;
  await transact(tag, async (reader, baseRevision) => {
    const rows = await relatedRows(
      reader,
      moving.map(({ id }) => id),
    );
    const result = sortMemories({ ...rows, tag: reader.tag, baseRevision, now: clock.now(), sorted });
    moved = result?.changed ?? 0;
    return result?.plan ?? null;
  });
  return moved;
};

/** The keys of each memory's buckets, strongest first. */
const classify = async (
  { store, classifier, embed, embeddingModel, logger }: ReclassifyDependencies,
  tag: string,
  batch: readonly Memory[],
  ...[buckets, guidance]: [Parameters<Classifier["classify"]>[1], Parameters<Classifier["classify"]>[2]]
): Promise<string[][]> => {
  const call: CallContext = { signal: AbortSignal.timeout(TIME_LIMIT_MS), logger };
  const stored = await store.tag(tag).vectors(
    "memory",
    batch.map(({ id }) => id),
    embeddingModel,
  );
  const missing = batch.filter(({ id }) => !stored.has(id));
  const embedded =
    missing.length === 0
      ? []
      : await embed(
          missing.map(({ text }) => text),
          "document",
        );
  missing.forEach(({ id }, i) => {
    stored.set(id, embedded[i] as Float32Array);
  });
  const inputs = batch.map(({ id, text, isFirstPerson }) => ({
    text,
    isFirstPerson,
    vector: stored.get(id) as Float32Array,
  }));
  const labels = await classifier.classify(inputs, buckets, guidance, call);
  return labels.map((found) => found.map(({ key }) => key));
};
