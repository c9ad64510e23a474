// How often and how long failed documents are tried again. While a model cannot be asked, they wait for it, and what it fails at is
// not counted as theirs; everything else that may pass is tried a few times. Kept in memory: a new process begins anew.

import { PluginError } from "#contracts/plugin.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import { isModelAway, mayBeModelAway } from "#src/models/model-away.ts";
import { backOffMs } from "./logic.ts";

export interface PatienceDependencies {
  readonly clock: Clock;
  readonly random: () => number;
  /** Rejects when the embedding model does not answer to a short text. */
  readonly askModel: (signal: AbortSignal) => Promise<unknown>;
}

export interface Patience {
  /** Asks the model first where a job waits for one: reading a page or a recording again would be in vain. */
  beforeWork(jobId: string, signal: AbortSignal): Promise<void>;
  /** Null when it is given up. `isNews` until it has been said a few times that a model is away. */
  afterFailure(
    jobId: string,
    error: unknown,
    signal: AbortSignal,
  ): Promise<{ readonly delayMs: number; readonly isNews: boolean } | null>;
  /** The job has ended. */
  forget(jobId: string): void;
}

interface Failures {
  own: number;
  ofModel: number;
  /** The first failure of a model's. */
  waitsSince: EpochMs | null;
}

const MOST_ATTEMPTS = 5;
/** How long a document waits for a model that cannot be asked: over a weekend. */
const LONGEST_WAIT_MS = 72 * 3_600_000;

export const createPatience = ({ clock, random, askModel }: PatienceDependencies): Patience => {
  const failed = new Map<string, Failures>();

  const failuresOf = (jobId: string): Failures => {
    const known = failed.get(jobId) ?? { own: 0, ofModel: 0, waitsSince: null };
    failed.set(jobId, known);
    return known;
  };
  const isOfModel = async (error: unknown, signal: AbortSignal): Promise<boolean> => {
    if (!mayBeModelAway(error)) return isModelAway(error);
    return await askModel(signal).then(
      () => false,
      () => true,
    );
  };

  return {
    beforeWork: async (jobId, signal) => {
      if ((failed.get(jobId)?.waitsSince ?? null) !== null) await askModel(signal);
    },
    afterFailure: async (jobId, error, signal) => {
      const failures = failuresOf(jobId);
      if (await isOfModel(error, signal)) {
        failures.ofModel++;
        failures.waitsSince ??= clock.now();
        if (clock.now() - failures.waitsSince >= LONGEST_WAIT_MS) return null;
        return { delayMs: backOffMs(failures.ofModel, random()), isNews: failures.ofModel < MOST_ATTEMPTS };
      }
      failures.own++;
      if (!isRetryable(error) || failures.own >= MOST_ATTEMPTS) return null;
      return { delayMs: backOffMs(failures.own, random()), isNews: true };
    },
    forget: (jobId) => {
      failed.delete(jobId);
    },
  };
};

/** What is not known to be the document's own fault is tried again. */
const isRetryable = (error: unknown): boolean => {
  if (error instanceof PluginError) return error.retryable;
  if (error instanceof AppError) return error.kind === "unavailable" || error.kind === "busy";
  return true;
};
