// Deletes failed documents two minutes after they failed, also those that failed before a restart.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { Store } from "#store/store.ts";
import { FAILURE_RETENTION_MS } from "./container/work.ts";

const LOOK_EVERY_MS = 5_000;
const BATCH = 100;

export interface FailuresDependencies {
  readonly store: Pick<Store, "queue">;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Deletes the document with everything of it, if it is still failed. */
  readonly deleteFailed: (document: Document) => Promise<void>;
}

/** Deletes what is due now. A deletion date further away than the retention can only mean that the clock went back. */
export const sweepFailures = async ({ store, clock, logger, deleteFailed }: FailuresDependencies): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const due = await store.queue.expiredFailures(clock.now(), FAILURE_RETENTION_MS, BATCH);
    for (const document of due) {
      await deleteFailed(document);
      logger.info({ tag: document.tag, documentId: document.id, failure: document.failure }, "failed document deleted");
    }
    deleted += due.length;
    if (due.length < BATCH) return deleted;
  }
};

export interface Sweeping {
  /** Sweeps at once, or waits for the sweep that is at work. */
  now(): Promise<void>;
  stop(): void;
}

/** Sweeps now and then, from now on. */
export const startSweeping = (dependencies: FailuresDependencies): Sweeping => {
  let sweeping: Promise<void> | null = null;
  const sweep = async (): Promise<void> => {
    try {
      await sweepFailures(dependencies);
    } catch (error) {
      dependencies.logger.error({ error }, "failed documents could not be deleted, will be tried again");
    }
  };
  const now = (): Promise<void> => {
    sweeping ??= sweep().finally(() => {
      sweeping = null;
    });
    return sweeping;
  };
  const timer = setInterval(() => void now(), LOOK_EVERY_MS);
  void now();
  return { now, stop: () => clearInterval(timer) };
};
