// The vector space that is searched and, while another model's vectors are made, the one that will take its place. Whatever embeds or
// searches goes through here, so that a vector is only ever compared with vectors of its own model, and the switch is one assignment.

import type { Classifier } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext, Logger } from "#contracts/plugin.ts";
import { searchText } from "#domain/chunk.ts";
import type { Embedded, Plan } from "#domain/plan.ts";
import { embedAll } from "#pipeline/dream.ts";
import type { Indexes } from "#retrieval/indexes.ts";
import type { BesideVectors, Store } from "#store/store.ts";

/** Everything that works with one model's vectors. */
export interface EmbeddingSpace {
  readonly embedder: Embedder;
  readonly indexes: Indexes;
  readonly classifier: Classifier;
}

export interface EmbeddingSpaces {
  readonly current: EmbeddingSpace;
  /** The space of vectors that were made here; the current one for vectors from elsewhere. */
  spaceOf(vector: Float32Array | undefined): EmbeddingSpace;
  /** These three are always the current space's. */
  readonly embedder: Embedder;
  readonly indexes: Indexes;
  readonly classifier: Classifier;
  /** Commits a plan with its vectors in the current space, and in the next one where there is one. */
  commit(plan: Plan): Promise<{ readonly plan: Plan; readonly revision: number }>;
  /** From its end on all that is written is written for this space too. */
  prepareNext(next: EmbeddingSpace): Promise<void>;
  dropNext(): void;
  /** Rows that were written without a vector of the next space. */
  readonly missed: number;
  /** Holds writers, lets `record` make the switch lasting, and goes on in the next space if that succeeds. */
  switchOver(missedBefore: number, record: () => Promise<boolean>): Promise<boolean>;
  /** Lets go of the spaces that were searched before. */
  releaseRetired(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody waits for the write: a slow or failing second model is made up for later. */
const BESIDE_MS = 10_000;

type Row = Embedded<{ readonly id: string }> & { readonly text: string };

const vectorRows = ({ chunks, memories }: Plan): Row[] => [
  ...chunks.put.map(({ row, vector }) => ({ row, vector, text: searchText(row) })),
  ...memories.put.map(({ row, vector }) => ({ row, vector, text: row.text })),
];

const withVectors = (plan: Plan, vectors: ReadonlyMap<string, Float32Array>): Plan => {
  const replaced = <Item extends { readonly id: string }>({ row, vector }: Embedded<Item>): Embedded<Item> => ({
    row,
    vector: vectors.get(row.id) ?? vector,
  });
  return {
    ...plan,
    chunks: { ...plan.chunks, put: plan.chunks.put.map(replaced) },
    memories: { ...plan.memories, put: plan.memories.put.map(replaced) },
  };
};

const embedRows = async (
  { embedder }: EmbeddingSpace,
  rows: readonly Row[],
  context: CallContext,
): Promise<Map<string, Float32Array>> => {
  const texts = rows.map(({ text }) => text);
  const vectors = await embedAll(embedder, texts, context);
  return new Map(rows.map(({ row }, i) => [row.id, vectors[i] as Float32Array]));
};

export const createEmbeddingSpaces = (
  first: EmbeddingSpace,
  store: Pick<Store, "commit">,
  logger: Logger,
): EmbeddingSpaces => {
  let current = first;
  let next: EmbeddingSpace | null = null;
  /** Searched before a switch: work that began then may still ask them. */
  let retired: EmbeddingSpace[] = [];
  let hasSwitched = false;
  const madeIn = new WeakMap<Float32Array, EmbeddingSpace>();
  const commits = new Set<Promise<unknown>>();
  let missed = 0;
  /** Resolves when commits may begin again. */
  let gate: Promise<void> = Promise.resolve();

  const spaceOf = (vector: Float32Array | undefined): EmbeddingSpace => {
    const space = vector === undefined ? undefined : madeIn.get(vector);
    return space !== undefined && retired.includes(space) ? space : current;
  };
  const settled = (): Promise<unknown> => Promise.allSettled([...commits]);
  const never = new AbortController().signal;

  /** Vectors that were made before a switch do not fit any more. */
  const fit = async (plan: Plan): Promise<Plan> => {
    if (!hasSwitched) return plan;
    const strangers = vectorRows(plan).filter(({ vector }) => vector !== null && madeIn.get(vector) !== current);
    if (strangers.length === 0) return plan;
    return withVectors(plan, await embedRows(current, strangers, { signal: never, logger }));
  };

  const besides = async (plan: Plan): Promise<BesideVectors | null> => {
    if (next === null) return null;
    const rows = vectorRows(plan).filter(({ vector }) => vector !== null);
    const { model } = next.embedder;
    if (rows.length === 0) return null;
    try {
      const context = { signal: AbortSignal.timeout(BESIDE_MS), logger };
      return { model, vectors: await embedRows(next, rows, context) };
    } catch (error) {
      missed += rows.length;
      logger.warn({ error, model }, "what is written now gets its new vectors later");
      return { model, vectors: new Map() };
    }
  };

  const write = async (plan: Plan): Promise<{ readonly plan: Plan; readonly revision: number }> => {
    const fitting = await fit(plan);
    const beside = await besides(fitting);
    return { plan: fitting, revision: await store.commit(fitting, current.embedder.model, beside) };
  };

  return {
    get current() {
      return current;
    },
    spaceOf,
    embedder: {
      get model() {
        return current.embedder.model;
      },
      get dimensions() {
        return current.embedder.dimensions;
      },
      get maxBatch() {
        return current.embedder.maxBatch;
      },
      embed: async (texts, purpose, context) => {
        const space = current;
        const vectors = await space.embedder.embed(texts, purpose, context);
        for (const vector of vectors) madeIn.set(vector, space);
        return vectors;
      },
      close: () => current.embedder.close(),
    },
    indexes: {
      read: (tag, query, revision) => current.indexes.read(tag, query, revision),
      readEach: (tags, query, signal) => current.indexes.readEach(tags, query, signal),
      apply: (plan, revision) => {
        current.indexes.apply(plan, revision);
        for (const { indexes } of retired) indexes.drop(plan.tag);
      },
      drop: (tag) => {
        for (const { indexes } of [current, ...retired]) indexes.drop(tag);
      },
      dropAll: () => {
        for (const { indexes } of [current, ...retired]) indexes.dropAll();
      },
      get byteSize() {
        return current.indexes.byteSize;
      },
      get loadedTags() {
        return current.indexes.loadedTags;
      },
    },
    classifier: {
      classify: (inputs, ...rest) => spaceOf(inputs[0]?.vector).classifier.classify(inputs, ...rest),
    },
    get missed() {
      return missed;
    },
    commit: async (plan) => {
      for (let known: Promise<void> | null = null; known !== gate; ) {
        known = gate;
        await known;
      }
      const work = write(plan);
      commits.add(work);
      return await work.finally(() => commits.delete(work));
    },
    prepareNext: async (space) => {
      next = space;
      await settled();
    },
    dropNext: () => {
      next = null;
    },
    switchOver: async (missedBefore, record) => {
      const opened = Promise.withResolvers<void>();
      gate = opened.promise;
      try {
        await settled();
        if (next === null || missed !== missedBefore || !(await record())) return false;
        retired.push(current);
        hasSwitched = true;
        [current, next] = [next, null];
        for (const { indexes } of retired) indexes.dropAll();
        return true;
      } finally {
        opened.resolve();
      }
    },
    releaseRetired: async () => {
      const released = retired;
      retired = [];
      for (const { indexes } of released) indexes.dropAll();
      await Promise.all(released.map(({ embedder }) => embedder.close()));
    },
    close: async () => {
      await Promise.all(
        [current, ...retired, ...(next === null ? [] : [next])].map(({ embedder }) => embedder.close()),
      );
    },
  };
};
