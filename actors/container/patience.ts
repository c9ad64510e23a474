// How often and how long what failed is tried again. While a model cannot be asked, documents wait for it, and what it fails at is not
// counted as theirs; everything else that may pass is tried a few times. What waits for a model is tried at once when the model has
// answered to somebody. Kept in memory: a new process begins anew.

import { PluginError } from "#contracts/plugin.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import { isModelAway, isTranscriberAway, mayBeModelAway } from "#src/models/model-away.ts";
import { backOffMs } from "./logic.ts";

/** What can wait: a document's job, or the memories that a tag's documents have still to form. */
export interface Waiting {
  readonly id: string;
  readonly tag: string;
  readonly kind: "job" | "dreams";
}

/** Models that documents wait for. */
export type AwaitedModel = "embedder" | "transcriber";

export interface PatienceDependencies {
  readonly clock: Clock;
  readonly random: () => number;
  /** Rejects when the embedding model does not answer to a short text. */
  readonly askModel: (signal: AbortSignal) => Promise<unknown>;
  /** Has it tried now that the model answers. */
  readonly tryNow: (waiting: Waiting) => void;
}

export interface Pause {
  readonly delayMs: number;
  /** Until it has been said a few times that a model is away. */
  readonly isNews: boolean;
}

export interface Patience {
  /** Asks the model first where a job waits for one: reading a page or a recording again would be in vain. */
  beforeWork(jobId: string, signal: AbortSignal): Promise<void>;
  /** Of a job. Null when it is given up. */
  afterFailure(waiting: Waiting, error: unknown, signal: AbortSignal): Promise<Pause | null>;
  /** Whether the failure says nothing of the work at hand. */
  isOfModel(error: unknown, signal: AbortSignal): Promise<boolean>;
  /** How long to rest after a failure that is not to be counted. Null after days of it. @param waitsFor null for no model of these */
  rest(waiting: Waiting, waitsFor: AwaitedModel | null): Pause | null;
  /** It has ended. */
  forget(id: string): void;
  /** The model has answered to a call, whoever asked. */
  answered(model: AwaitedModel): void;
}

interface Failures {
  readonly waiting: Waiting;
  own: number;
  ofModel: number;
  /** The first failure of a model's. */
  waitsSince: EpochMs | null;
  lastAt: EpochMs;
  waitsFor: AwaitedModel | null;
  /** How often it was tried because its model had answered to others. */
  tries: number;
}

const MOST_ATTEMPTS = 5;
/** How long a document waits for a model that cannot be asked: over a weekend. */
const LONGEST_WAIT_MS = 72 * 3_600_000;
/** A model that is back is not run down by all that waited for it: the next is tried when one of these has ended. */
const TRIED_AT_ONCE = 4;
/** Nothing is tried again sooner, though the model answers to others; twice as long each time that it was in vain. */
const LEAST_REST_MS = 5_000;
/** Whoever was to try it has not told of its end by then. */
const LONGEST_TRY_MS = 60_000;

export const createPatience = ({ clock, random, askModel, tryNow }: PatienceDependencies): Patience => {
  const failed = new Map<string, Failures>();
  /** Of those that are tried because their model is back, since when. */
  const tried = new Map<string, EpochMs>();

  const failuresOf = (waiting: Waiting): Failures => {
    const nothing: Failures = { waiting, own: 0, ofModel: 0, waitsSince: null, lastAt: 0, waitsFor: null, tries: 0 };
    const known = failed.get(waiting.id) ?? nothing;
    // What failed last is behind what waits longer.
    failed.delete(waiting.id);
    failed.set(waiting.id, known);
    tried.delete(waiting.id);
    known.lastAt = clock.now();
    return known;
  };
  const isOfModel = async (error: unknown, signal: AbortSignal): Promise<boolean> => {
    if (!mayBeModelAway(error)) return isModelAway(error);
    return await askModel(signal).then(
      () => false,
      () => true,
    );
  };
  const rest = (waiting: Waiting, waitsFor: AwaitedModel | null): Pause | null => {
    const failures = failuresOf(waiting);
    failures.ofModel++;
    failures.waitsSince ??= clock.now();
    failures.waitsFor = waitsFor;
    if (clock.now() - failures.waitsSince >= LONGEST_WAIT_MS) return null;
    return { delayMs: backOffMs(failures.ofModel, random()), isNews: failures.ofModel < MOST_ATTEMPTS };
  };

  const tryNext = (model: AwaitedModel): void => {
    const now = clock.now();
    for (const [id, since] of tried) if (Math.abs(now - since) > LONGEST_TRY_MS) tried.delete(id);
    for (const failures of failed.values()) {
      if (tried.size >= TRIED_AT_ONCE) return;
      const { waiting, waitsFor, lastAt, tries } = failures;
      if (waitsFor !== model || tried.has(waiting.id) || now - lastAt < LEAST_REST_MS * 2 ** tries) continue;
      failures.tries++;
      tried.set(waiting.id, now);
      // Behind those that have still to be tried.
      failed.delete(waiting.id);
      failed.set(waiting.id, failures);
      tryNow(waiting);
    }
  };

  return {
    isOfModel,
    rest,
    beforeWork: async (jobId, signal) => {
      if ((failed.get(jobId)?.waitsSince ?? null) !== null) await askModel(signal);
    },
    afterFailure: async (waiting, error, signal) => {
      if (await isOfModel(error, signal)) return rest(waiting, isTranscriberAway(error) ? "transcriber" : "embedder");
      const failures = failuresOf(waiting);
      failures.own++;
      failures.waitsFor = null;
      if (!isRetryable(error) || failures.own >= MOST_ATTEMPTS) return null;
      return { delayMs: backOffMs(failures.own, random()), isNews: true };
    },
    forget: (id) => {
      const model = failed.get(id)?.waitsFor ?? null;
      failed.delete(id);
      if (tried.delete(id) && model !== null) tryNext(model);
    },
    answered: (model) => {
      if (failed.size > 0) tryNext(model);
    },
  };
};

/** What is not known to be the document's own fault is tried again. */
const isRetryable = (error: unknown): boolean => {
  if (error instanceof PluginError) return error.retryable;
  if (error instanceof AppError) return error.kind === "unavailable" || error.kind === "busy";
  return true;
};
