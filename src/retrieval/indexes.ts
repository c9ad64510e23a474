// The indexes of the tags in use: loaded on first use, kept up by every commit, dropped by least recent use when they outgrow the budget.

import type { Document } from "#domain/document.ts";
import type { Plan } from "#domain/plan.ts";
import { type IndexRows, TagIndex } from "./tag-index.ts";

export interface IndexesDependencies {
  readonly dimensions: number;
  /** Streams the rows of a tag. */
  readonly loadRows: (tag: string) => AsyncIterable<IndexRows>;
  readonly readRevision: (tag: string) => Promise<number>;
  /** The rows of each of the tags that hold any, in one pass; null for a tag that is to be loaded by itself. */
  readonly loadMany: (
    tags: readonly string[],
  ) => AsyncIterable<{ readonly tag: string; readonly rows: IndexRows | null }>;
  /** The same reads as of one moment, whatever others write meanwhile; needed where they do. */
  readonly freeze?: (tag: string) => Promise<Frozen>;
  /** Memory that all indexes may take together; the one in use is kept even when it alone takes more. */
  readonly budgetBytes: number;
  /** Other processes write to the same database: compare revisions before every read. */
  readonly isShared: boolean;
  /** Called when an index was loaded, with its size: reading it left as much garbage. */
  readonly onLoad?: (byteSize: number) => void;
}

export interface Frozen {
  readonly revision: () => Promise<number>;
  readonly rows: () => AsyncIterable<IndexRows>;
  readonly close: () => Promise<void>;
}

export interface Indexes {
  /**
   * Runs `query` on the tag's index and answers with its result. `query` is synchronous and must not keep the index: it may be dropped
   * right afterwards. Rows that it takes out stay good. The index is of `revision` at least, where one is asked for.
   */
  read<Result>(tag: string, query: (index: TagIndex) => Result, revision?: number): Promise<Result>;
  /**
   * Runs `query` on the index of each of very many tags, as `read` does, in no order and not where there is nothing. Indexes that are
   * not in use are made for this only: they drive none out that is. Stops with the signal's reason.
   */
  readEach(tags: readonly string[], query: (index: TagIndex) => void, signal: AbortSignal): Promise<void>;
  /** Takes a committed plan. To be called before the write is acknowledged: then no later read misses it. */
  apply(plan: Plan, newRevision: number): void;
  /** Forgets what is known of a tag; it is loaded again when it is next asked for. */
  drop(tag: string): void;
  /** Forgets what is known of every tag. */
  dropAll(): void;
  readonly byteSize: number;
  readonly loadedTags: number;
}

interface Loading {
  readonly index: Promise<TagIndex>;
  /** Plans that were committed since loading began, in order. */
  readonly plans: { readonly plan: Plan; readonly newRevision: number }[];
  isObsolete: boolean;
}

/** Loads that find their tag changed by another process in the meantime are begun again, at most this often. */
const MOST_ATTEMPTS = 5;

/** For so long others wait while many indexes are asked. */
const LONGEST_TURN_MS = 10;

/** Lets others have their turn when this one has been long enough. */
const pauses = (signal: AbortSignal): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since > LONGEST_TURN_MS) {
      await new Promise(setImmediate);
      since = performance.now();
    }
    signal.throwIfAborted();
  };
};

export const createIndexes = (dependencies: IndexesDependencies): Indexes => {
  const { dimensions, loadRows, loadMany, readRevision, freeze, budgetBytes, isShared, onLoad } = dependencies;
  /** Least recently used first. */
  const loaded = new Map<string, TagIndex>();
  const sizes = new Map<string, number>();
  const loading = new Map<string, Loading>();
  let byteSize = 0;

  const measure = (index: TagIndex): void => {
    const size = index.byteSize;
    byteSize += size - (sizes.get(index.tag) ?? 0);
    sizes.set(index.tag, size);
  };

  const unload = (tag: string): void => {
    loaded.get(tag)?.dispose();
    loaded.delete(tag);
    byteSize -= sizes.get(tag) ?? 0;
    sizes.delete(tag);
  };

  const keepBudget = (inUse: string): void => {
    for (const tag of loaded.keys()) {
      if (byteSize <= budgetBytes) return;
      if (tag !== inUse) unload(tag);
    }
  };

  /** Replays what was committed while the rows were read: whole rows, so that plans already seen do no harm. */
  const catchUp = (index: TagIndex, { plans }: Loading): boolean => {
    for (const { plan, newRevision } of plans) {
      if (plan.tag !== index.tag) {
        if (concerns(index, plan) && !applyShared(index, plan)) return false;
      } else if (newRevision <= index.revision) continue;
      else if (plan.baseRevision !== index.revision) return false;
      else index.apply(plan, newRevision);
    }
    return true;
  };

  /** As of one moment: plans of this process and of others that come meanwhile are noticed by the revision at the next read. */
  const loadFrozen = async (
    tag: string,
    state: Loading,
    { revision, rows, close }: Frozen,
  ): Promise<TagIndex | null> => {
    state.isObsolete = false;
    const index = new TagIndex(tag, dimensions, await revision());
    try {
      for await (const page of rows()) index.add(page);
      index.settle();
    } catch (error) {
      index.dispose();
      throw error;
    } finally {
      await close();
    }
    if (!state.isObsolete) return index;
    index.dispose();
    return null;
  };

  const loadOnce = async (tag: string, state: Loading): Promise<TagIndex | null> => {
    state.plans.length = 0;
    state.isObsolete = false;
    const index = new TagIndex(tag, dimensions, await readRevision(tag));
    try {
      for await (const page of loadRows(tag)) index.add(page);
      index.settle();
      const revision = await readRevision(tag);
      if (!state.isObsolete && catchUp(index, state) && index.revision >= revision) return index;
    } catch (error) {
      index.dispose();
      throw error;
    }
    index.dispose();
    return null;
  };

  const load = (tag: string): Promise<TagIndex> => {
    const known = loading.get(tag);
    if (known !== undefined) return known.index;
    const { promise, resolve, reject } = Promise.withResolvers<TagIndex>();
    const state: Loading = { index: promise, plans: [], isObsolete: false };
    loading.set(tag, state);
    const run = async (): Promise<TagIndex> => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const index = freeze ? await loadFrozen(tag, state, await freeze(tag)) : await loadOnce(tag, state);
        if (index === null) continue;
        loaded.set(tag, index);
        measure(index);
        keepBudget(tag);
        onLoad?.(index.byteSize);
        return index;
      }
      throw new Error(`the tag ${tag} changed each time its index was loaded`);
    };
    run()
      .finally(() => loading.delete(tag))
      .then(resolve, reject);
    return promise;
  };

  const use = (tag: string): TagIndex | null => {
    const index = loaded.get(tag);
    if (index === undefined) return null;
    loaded.delete(tag);
    loaded.set(tag, index);
    return index;
  };

  const isShownIn = (tag: string, document: Document): boolean =>
    document.tag === tag || document.otherTags.includes(tag);

  /** Documents of another tag that this one shows too; false when the plan does not hold all that would be needed. */
  const applyShared = (index: TagIndex, plan: Plan): boolean => {
    const chunks = new Map<string, number>();
    for (const { row } of plan.chunks.put) chunks.set(row.documentId, (chunks.get(row.documentId) ?? 0) + 1);
    const isComplete = plan.documents.put.every(
      (document) =>
        !isShownIn(index.tag, document) ||
        index.document(document.id) !== null ||
        document.chunkCount === (chunks.get(document.id) ?? 0),
    );
    if (isComplete) index.applyShared(plan, (document) => isShownIn(index.tag, document));
    return isComplete;
  };

  const concerns = (index: TagIndex, plan: Plan): boolean =>
    plan.documents.put.some(
      (document) => document.otherTags.includes(index.tag) || index.document(document.id) !== null,
    ) ||
    plan.documents.remove.some((id) => index.document(id) !== null) ||
    plan.chunks.put.some(({ row }) => index.document(row.documentId) !== null) ||
    plan.chunks.remove.some((id) => index.chunks.rows.slotOf(id) >= 0);

  const refresh = (index: TagIndex): void => {
    measure(index);
    keepBudget(index.tag);
  };

  const applyElsewhere = (plan: Plan): void => {
    for (const index of [...loaded.values()]) {
      if (index.tag === plan.tag || !concerns(index, plan)) continue;
      if (applyShared(index, plan)) refresh(index);
      else unload(index.tag);
    }
  };

  const drop = (tag: string): void => {
    unload(tag);
    const state = loading.get(tag);
    if (state !== undefined) state.isObsolete = true;
  };

  const read: Indexes["read"] = async (tag, query, revision = 0) => {
    const needed = isShared ? Math.max(revision, await readRevision(tag)) : revision;
    for (;;) {
      const index = use(tag) ?? (await load(tag));
      if (index.isDisposed) continue;
      if (index.revision >= needed) return query(index);
      // It was loaded before, or joined while it was being loaded as of an earlier moment.
      if (loaded.get(tag) === index) unload(tag);
    }
  };

  const readOnce = (tag: string, rows: IndexRows, query: (index: TagIndex) => void): void => {
    const index = new TagIndex(tag, dimensions, 0);
    try {
      index.add(rows);
      index.settle();
      query(index);
    } finally {
      index.dispose();
    }
  };

  return {
    read,
    async readEach(tags, query, signal) {
      const pause = pauses(signal);
      const others: string[] = [];
      for (const tag of tags) {
        const index = isShared ? undefined : loaded.get(tag);
        if (index === undefined) others.push(tag);
        else query(index);
        await pause();
      }
      for await (const { tag, rows } of loadMany(others)) {
        if (rows === null) await read(tag, query);
        else readOnce(tag, rows, query);
        await pause();
      }
    },
    apply(plan, newRevision) {
      const index = loaded.get(plan.tag);
      if (index !== undefined && index.revision < newRevision) {
        if (index.revision === plan.baseRevision) {
          index.apply(plan, newRevision);
          refresh(index);
        } else unload(plan.tag);
      }
      for (const state of loading.values()) state.plans.push({ plan, newRevision });
      applyElsewhere(plan);
    },
    drop,
    dropAll() {
      for (const tag of new Set([...loaded.keys(), ...loading.keys()])) drop(tag);
    },
    get byteSize() {
      return byteSize;
    },
    get loadedTags() {
      return loaded.size;
    },
  };
};
