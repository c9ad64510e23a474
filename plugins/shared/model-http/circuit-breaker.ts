// Keeps calls from a server that fails again and again, so that documents do not wait for it: after some failures in a row it is
// left alone for a while, then tried with a single call, for which the others wait.

import { PluginError } from "#contracts/plugin.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";

export interface CircuitBreaker {
  /** Rejects with `model_resting` while the server is left alone. */
  enter(signal: AbortSignal): Promise<void>;
  succeeded(): void;
  /** @param restMs how long the server itself asked to be left alone, if it did */
  failed(restMs?: number): void;
  /** The call ended without saying anything of the server. */
  calledOff(): void;
}

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;

export const createCircuitBreaker = (what: string, clock: Clock): CircuitBreaker => {
  let failures = 0;
  let restsUntil: EpochMs = 0;
  /** The single call after a rest. */
  let trial: PromiseWithResolvers<void> | null = null;

  const endTrial = (): void => {
    trial?.resolve();
    trial = null;
  };

  return {
    enter: async (signal) => {
      for (;;) {
        if (clock.now() < restsUntil)
          throw new PluginError("model_resting", `${what} failed several times and is left alone for a while`, true);
        if (failures < FAILURES_IN_A_ROW) return;
        if (trial === null) {
          trial = Promise.withResolvers<void>();
          return;
        }
        await unlessAborted(trial.promise, signal);
      }
    },
    succeeded: () => {
      failures = 0;
      restsUntil = 0;
      endTrial();
    },
    failed: (restMs = 0) => {
      failures++;
      const rest = Math.max(restMs, failures >= FAILURES_IN_A_ROW ? REST_MS : 0);
      restsUntil = Math.max(restsUntil, clock.now() + rest);
      endTrial();
    },
    calledOff: endTrial,
  };
};

const unlessAborted = (promise: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener("abort", stop, { once: true });
    void promise.then(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
  });
