// Makes the vectors of all passages and memories with another embedding model, beside the ones that are searched, then switches. Can
// be ended at any moment and begun again: what is made already is not made twice.

import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { embedAll } from "#pipeline/dream.ts";
import type { Reembedding, RowText, VectorSpaceStore } from "#store/store.ts";

export interface ReembedDependencies {
  readonly spaces: VectorSpaceStore;
  /** Whose vectors are made; `begin` has been recorded for it. */
  readonly embedder: Embedder;
  readonly clock: Clock;
  /** Runs once everything is there; what is written meanwhile waits. Resolves to false when it has to be looked through again. */
  readonly switchOver: (markedMerges: number) => Promise<boolean>;
  /** Grows with each row that was written without a vector of this model. */
  readonly missed?: () => number;
  readonly onProgress?: (progress: Pick<Reembedding, "done" | "total" | "embedded">) => void;
}

const KINDS = ["chunk", "memory"] as const;
const PAGE_ROWS = 256;
/** A merge moves rows to where they may not have been looked for: it is waited for. */
const MERGE_PAUSE_MS = 500;

async function* pagesOf(spaces: VectorSpaceStore, kind: (typeof KINDS)[number]): AsyncGenerator<RowText[]> {
  for (let after: RowText | null = null; ; ) {
    const rows: RowText[] = await spaces.page(kind, after, PAGE_ROWS);
    if (rows.length > 0) yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE_ROWS) return;
  }
}

/** Looks through all rows until none lacks a vector, then switches. Resolves to the number of texts that were embedded. */
export const reembed = async (dependencies: ReembedDependencies, context: CallContext): Promise<number> => {
  const { spaces, switchOver, missed = () => 0 } = dependencies;
  const counts = { embedded: 0 };
  for (;;) {
    context.signal.throwIfAborted();
    const [mark, missedBefore] = [await spaces.mergeMark(), missed()];
    const made = await lookThrough(dependencies, counts, context);
    if (mark === null) await Bun.sleep(MERGE_PAUSE_MS);
    else if (made === 0 && missed() === missedBefore && (await switchOver(mark))) return counts.embedded;
  }
};

/** Fewer calls at a time than an embedder takes: what is written meanwhile must not wait behind all that is stored. */
const CALLS_AT_ONCE = 2;

const embedInTurn = async (
  embedder: Embedder,
  texts: readonly string[],
  context: CallContext,
): Promise<Float32Array[]> => {
  const vectors: Float32Array[] = [];
  const step = CALLS_AT_ONCE * embedder.maxBatch;
  for (let at = 0; at < texts.length; at += step)
    vectors.push(...(await embedAll(embedder, texts.slice(at, at + step), context)));
  return vectors;
};

/** Embeds what lacks a vector; resolves to the number of rows that did. */
const lookThrough = async (
  { spaces, embedder, clock, onProgress }: ReembedDependencies,
  counts: { embedded: number },
  context: CallContext,
): Promise<number> => {
  const rowsThere = (await spaces.count("chunk")) + (await spaces.count("memory"));
  let [done, made] = [0, 0];
  for (const kind of KINDS) {
    for await (const rows of pagesOf(spaces, kind)) {
      context.signal.throwIfAborted();
      const missing = await spaces.without(kind, rows, embedder.model);
      if (missing.length > 0) {
        const texts = missing.map(({ text }) => text);
        await spaces.keep(kind, missing, await embedInTurn(embedder, texts, context), embedder.model);
        counts.embedded += missing.length;
        made += missing.length;
      }
      done += rows.length;
      const progress = { done, total: Math.max(done, rowsThere), embedded: counts.embedded };
      if (missing.length > 0) await spaces.report({ ...progress, error: null }, clock.now());
      onProgress?.(progress);
    }
  }
  if (made === 0) await spaces.report({ done, total: done }, clock.now());
  return made;
};
