// Drives the merges of container tags: wakes their machine when there is one to do, and tells everybody whom it concerns.

import { type Actor, createActor, fromPromise } from "xstate";
import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { type Merge, mergeProgress } from "#domain/merge.ts";
import { AppError } from "#src/errors.ts";
import type { Events } from "#src/events/events.ts";
import type { Processes } from "#src/processes.ts";
import type { Store } from "#store/store.ts";
import { isOver } from "./merge/logic.ts";
import { mergeMachine } from "./merge/machine.ts";

export interface MergesDependencies {
  readonly store: Pick<Store, "merges">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly announce: Events["announce"];
  /** What is held in memory of the tag is not true any more. */
  readonly forget: (tag: string) => void;
  /** Of all processes on one database one at a time merges. */
  readonly processes: Processes;
  /** There may be work in the tag again. */
  readonly wakeTag: (tag: string) => void;
}

export interface Merges {
  /** Makes sure that merges that wait are taken up. */
  wake(): void;
  /** Resolves when no merge waits or is at work. */
  idle(): Promise<void>;
  /** Stops after the batch at work; the next start goes on from there. */
  stop(): Promise<void>;
}

export const createMerges = (dependencies: MergesDependencies): Merges => {
  const { store, clock, logger, announce, forget, processes, wakeTag } = dependencies;
  const stopping = new AbortController();
  const inFlight = new Set<Promise<unknown>>();
  let running: Actor<typeof mergeMachine> | null = null;
  let waiters: (() => void)[] = [];

  const tracked = async <T>(task: () => Promise<T>): Promise<T> => {
    stopping.signal.throwIfAborted();
    const promise = task();
    inFlight.add(promise);
    try {
      return await promise;
    } catch (error) {
      const isBusy = error instanceof AppError && error.kind === "busy";
      if (isBusy) logger.info({ error }, "a merge waits");
      else if (!stopping.signal.aborted) logger.error({ error }, "a merge's step failed");
      throw error;
    } finally {
      inFlight.delete(promise);
    }
  };

  const look = async (): Promise<Merge | null> => {
    for (;;) {
      const merge = await store.merges.current();
      if (merge !== null) return (await processes.hold("merges")) === "refused" ? null : merge;
      if (!(await processes.release("merges"))) return null;
    }
  };

  const advance = async (merge: Merge): Promise<Merge> => {
    const { merge: advanced, changedTags } = await store.merges.advance(merge, clock.now());
    for (const tag of changedTags) forget(tag);
    const { id: mergeId, target, sources, status, error } = advanced;
    const tags = new Set([target, ...sources]);
    const told = { type: "merge.progress", mergeId, target, status, progress: mergeProgress(advanced) } as const;
    for (const tag of tags) announce(tag, [told]);
    if (isOver(advanced)) {
      logger.info({ mergeId, target, sources, status, error }, "a merge is over");
      for (const tag of tags) wakeTag(tag);
    }
    return advanced;
  };

  const giveUp = async (merge: Merge, error: unknown): Promise<Merge> => {
    const message = error instanceof AppError ? error.message : "The tags could not be merged";
    logger.error({ mergeId: merge.id, target: merge.target, error }, "a merge is given up");
    return await store.merges.giveUp(merge, message, clock.now());
  };

  const machine = mergeMachine.provide({
    actors: {
      look: fromPromise(() => tracked(look)),
      advance: fromPromise(({ input }: { input: { merge: Merge } }) => tracked(() => advance(input.merge))),
      giveUp: fromPromise(({ input }: { input: { merge: Merge; error: unknown } }) =>
        tracked(() => giveUp(input.merge, input.error)),
      ),
    },
  });

  const sleep = (): void => {
    running = null;
    for (const resolve of waiters) resolve();
    waiters = [];
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    if (running !== null) {
      running.send({ type: "WAKE" });
      return;
    }
    running = createActor(machine);
    running.subscribe({
      complete: sleep,
      error: (error) => {
        logger.error({ error }, "the merges' machine ended, starting it again");
        sleep();
        wake();
      },
    });
    running.start();
  };

  return {
    wake,
    idle: () => (running === null ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    stop: async () => {
      stopping.abort();
      running?.stop();
      running = null;
      await Promise.allSettled(inFlight);
    },
  };
};
