// Searches over very many tags: one at a time, so that their work and memory are bounded, and none for longer than a client waits.

import { AppError } from "#src/errors.ts";

/** Published clients wait for a minute. */
const LIMITS_MS = { toBegin: 10_000, toEnd: 45_000 };

/** Runs the work when its turn comes. Rejects when it takes too long, or its turn does not come; with the signal's reason when that ends it. */
export type WideTurns = (work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) => Promise<void>;

const tooWide = (limitMs: number) => (): AppError =>
  new AppError("invalid", "Invalid request: containerTag is needed to search among so many", {
    code: "search_too_wide",
    details: `All container tags cannot be searched within ${limitMs / 1_000} seconds: name one in containerTag, or up to 50 in containerTags`,
  });

const isBusy = (): AppError =>
  new AppError("unavailable", "Other searches over all container tags are at work", { retryAfterSeconds: 10 });

const isStopping = (): AppError => new AppError("unavailable", "The service is stopping", { retryAfterSeconds: 1 });

/** Rejects with the signal's reason as soon as it is aborted. */
const orAborted = async (promise: Promise<void>, signal: AbortSignal): Promise<void> => {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    signal.throwIfAborted();
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
};

export interface WideSearches {
  readonly inTurn: WideTurns;
  /** Ends those that wait or are at work. */
  readonly stop: () => void;
}

export const createWideSearches = (limitsMs = LIMITS_MS): WideSearches => {
  const stopping = new AbortController();
  let last: Promise<void> = Promise.resolve();

  /** Runs with a signal that is aborted after the limit, by the caller's signal, or when all end. */
  const limited = async (
    limitMs: number,
    reason: () => AppError,
    signal: AbortSignal,
    run: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(reason()), limitMs);
    const abort = ({ target }: Event): void => limit.abort((target as AbortSignal).reason);
    const others = [signal, stopping.signal];
    for (const other of others) other.addEventListener("abort", abort);
    try {
      for (const other of others) other.throwIfAborted();
      await run(limit.signal);
    } finally {
      clearTimeout(timer);
      for (const other of others) other.removeEventListener("abort", abort);
    }
  };

  return {
    inTurn: async (work, signal) => {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = before.then(() => turn.promise);
      try {
        await limited(limitsMs.toBegin, isBusy, signal, (waiting) => orAborted(before, waiting));
        await limited(limitsMs.toEnd, tooWide(limitsMs.toEnd), signal, work);
      } finally {
        turn.resolve();
      }
    },
    stop: () => stopping.abort(isStopping()),
  };
};
