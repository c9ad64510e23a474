// The making of another model's vectors in the running service: one at a time, in the background, taken up again at the next start.

import type { Embedder } from "#contracts/embedder.ts";
import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { messageOf } from "#domain/message-of.ts";
import { AppError } from "#src/errors.ts";
import type { Reembedding as State, VectorSpace, VectorSpaceStore } from "#store/store.ts";
import type { EmbeddingSpace, EmbeddingSpaces } from "./embedding-spaces.ts";
import { reembed } from "./reembed.ts";

export interface ReembeddingDependencies {
  readonly store: VectorSpaceStore;
  readonly spaces: EmbeddingSpaces;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Loads the model that the configuration names. @param dimensions known from earlier; else the model is asked */
  readonly loadWanted: (dimensions?: number) => Promise<Embedder>;
  readonly openSpace: (embedder: Embedder) => Promise<EmbeddingSpace>;
  /** How many other processes are at work on the database: they would go on writing vectors of the old model only. */
  readonly others: () => number;
  /** Where the model is asked, as far as that may be kept. */
  readonly addressOf: (model: string) => string | null;
  /** How long the old vectors are kept for work that began with them. */
  readonly keepOldMs?: number;
  /** Before a model that fails for now is asked again. */
  readonly pauseMs?: number;
}

export interface Reembedding {
  /** Begins, or lets the one that runs go on. */
  start(): Promise<State>;
  /** The one that runs, or the last one; null when there never was one. */
  state(): Promise<State | null>;
  /** To be called before anything is written: takes up what an earlier process left. */
  resume(): Promise<void>;
  /** Resolves when nothing is being made. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const KEEP_OLD_MS = 600_000;
const PAUSE_MS = 5_000;
const SWEEP_ROWS = 1_000;

export const createReembedding = (dependencies: ReembeddingDependencies): Reembedding => {
  const { store, spaces, clock, logger, keepOldMs = KEEP_OLD_MS } = dependencies;
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  let starting: Promise<State> | null = null;
  let sweeping: Promise<void> = Promise.resolve();
  let sweepTimer: Timer | null = null;

  const sweep = async (): Promise<void> => {
    for (let after: Awaited<ReturnType<VectorSpaceStore["sweep"]>> = null; !ending.signal.aborted; ) {
      after = await store.sweep(after, SWEEP_ROWS);
      if (after === null) break;
    }
    if (!ending.signal.aborted && (await store.reembedding())?.status === "completed")
      await store.report({ isSwept: true }, clock.now());
  };
  const sweepSoon = (ms: number): void => {
    if (sweepTimer !== null) clearTimeout(sweepTimer);
    sweepTimer = setTimeout(() => {
      sweeping = spaces
        .releaseRetired()
        .then(sweep)
        .catch((error: unknown) => logger.warn({ error }, "vectors that are not searched any more are still there"));
    }, ms);
    sweepTimer.unref();
  };

  /** What the searched model lacks, in place: nothing is switched, only looked at anew. */
  const fill = async (embedder: Embedder): Promise<void> => {
    const isSame = async (): Promise<boolean> => true;
    await again(() => reembed({ spaces: store, embedder, clock, switchOver: isSame }, context()));
    await store.report({ status: "completed", error: null }, clock.now());
    spaces.indexes.dropAll();
  };

  const replace = async ({ embedder }: EmbeddingSpace): Promise<void> => {
    let missedBefore = 0;
    const missed = (): number => {
      missedBefore = spaces.missed;
      return missedBefore;
    };
    await again(() =>
      reembed(
        {
          spaces: store,
          embedder,
          clock,
          missed,
          switchOver: (mark) => spaces.switchOver(missedBefore, () => store.switch(embedder.model, mark, clock.now())),
        },
        context(),
      ),
    );
    logger.info({ model: embedder.model }, "the new vectors are searched from now on");
    sweepSoon(keepOldMs);
  };

  const context = () => ({ signal: ending.signal, logger });

  /** A model that is away for now holds the work up, and does not end it. */
  const again = async (work: () => Promise<unknown>): Promise<void> => {
    for (let pause = dependencies.pauseMs ?? PAUSE_MS; ; pause = Math.min(2 * pause, 60_000)) {
      try {
        await work();
        return;
      } catch (error) {
        ending.signal.throwIfAborted();
        const isPassing =
          error instanceof PluginError ? error.retryable : error instanceof AppError && error.kind !== "conflict";
        if (!isPassing) throw error;
        logger.warn({ error }, "vectors cannot be made for now");
        await store.report({ error: messageOf(error) }, clock.now());
        await pauseFor(pause, ending.signal);
      }
    }
  };

  const run = (work: Promise<void>, embedder: Embedder): void => {
    running = work
      .catch(async (error: unknown) => {
        spaces.dropNext();
        if (spaces.current.embedder !== embedder) await embedder.close();
        if (ending.signal.aborted) return;
        logger.error({ error }, "the vectors could not be made");
        await store.report({ status: "failed", error: messageOf(error) }, clock.now()).catch(() => {});
      })
      .finally(() => {
        running = null;
      });
  };

  const begin = async (embedder: Embedder): Promise<State> => {
    const { current } = spaces;
    if (sweepTimer !== null) clearTimeout(sweepTimer);
    await sweeping;
    if (current.embedder.model === embedder.model) {
      await embedder.close();
      const state = await store.begin(spaceFor(current.embedder), clock.now());
      run(fill(current.embedder), current.embedder);
      return state;
    }
    const next = await dependencies.openSpace(embedder);
    const state = await store.begin(spaceFor(embedder), clock.now());
    await spaces.prepareNext(next);
    run(replace(next), embedder);
    return state;
  };

  const spaceFor = ({ model, dimensions }: Embedder): VectorSpace => ({
    model,
    dimensions,
    url: dependencies.addressOf(model),
  });

  return {
    start: async () => {
      if (running !== null) return (await store.reembedding()) as State;
      if (dependencies.others() > 0) throw notAlone();
      starting ??= dependencies
        .loadWanted()
        .catch(toUnavailable)
        .then(begin)
        .finally(() => {
          starting = null;
        });
      return await starting;
    },
    state: () => store.reembedding(),
    resume: async () => {
      const known = await store.reembedding();
      if (known === null) return;
      if (known.status === "completed" && !known.isSwept) sweepSoon(0);
      if (known.status !== "running") return;
      if (dependencies.others() > 0) throw notAlone();
      try {
        const embedder = await dependencies.loadWanted(known.dimensions);
        if (embedder.model === known.model) {
          await begin(embedder);
          return;
        }
        await embedder.close();
        await store.report({ status: "failed", error: "Another model is configured now" }, clock.now());
      } catch (error) {
        // The service starts all the same, with the old vectors.
        logger.error({ error }, "vectors cannot be made for now");
        await store.report({ status: "failed", error: messageOf(error) }, clock.now());
      }
    },
    idle: async () => {
      while (running !== null) await running;
    },
    close: async () => {
      ending.abort(new Error("the service ends"));
      if (sweepTimer !== null) clearTimeout(sweepTimer);
      await Promise.allSettled([running, sweeping]);
    },
  };
};

const notAlone = (): AppError =>
  new AppError("conflict", "Vectors are made anew by the only process on a database", {
    code: "not_alone",
    details: "Stop all processes but one, and start the others when the new vectors are searched.",
  });

const toUnavailable = (error: unknown): never => {
  if (!(error instanceof PluginError)) throw error;
  throw new AppError("unavailable", "The configured embedding model cannot be asked", {
    details: error.message,
    retryAfterSeconds: 30,
    cause: error,
  });
};

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });
