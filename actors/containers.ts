// The directory of containers at work: wakes a tag's machine when there may be something to do, forgets it when it sleeps.

import { type Actor, createActor, fromPromise } from "xstate";
import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import type { JobPayload } from "#domain/job.ts";
import { urlOfContent } from "#domain/url-content.ts";
import type { Processes } from "#src/processes.ts";
import type { Store } from "#store/store.ts";
import { type DreamDependencies, dream } from "./container/dream.ts";
import type { Claim, Outlook } from "./container/events.ts";
import type { DreamPolicy } from "./container/logic.ts";
import { containerMachine } from "./container/machine.ts";
import { type AwaitedModel, createPatience, type PatienceDependencies, type Waiting } from "./container/patience.ts";
import { fairSlots } from "./container/slots.ts";
import { LEASE_MS, type WorkDependencies, work } from "./container/work.ts";

export interface ContainersDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly policy: DreamPolicy;
  /** How many tags may be at work at the same moment; the others take turns. */
  readonly parallel: number;
  readonly work: Omit<WorkDependencies, "patience">;
  readonly dream: Omit<DreamDependencies, "patience">;
  /** Rejects when the embedding model does not answer to a short text. */
  readonly askModel: PatienceDependencies["askModel"];
  /** Sums up what is due in the tag; nothing most of the time. */
  readonly aggregate: (tag: string) => Promise<void>;
  /** Whether something of the tag waits to be summed up of which only this process knows. */
  readonly awaitsAggregation: (tag: string) => boolean;
  /** Of all processes on one database one at a time is at work on a tag. */
  readonly processes: Processes;
  /** Timers of the machines; tests hand in simulated ones. */
  readonly timers?: { setTimeout: (run: () => void, ms: number) => unknown; clearTimeout: (id: unknown) => void };
}

export interface Containers {
  /** Makes sure that what waits in the tag is taken up. */
  wake(tag: string): void;
  /** The model has answered to a call: what waits for it is tried at once, a few at a time. */
  modelAnswered(model: AwaitedModel): void;
  /** Resolves when every machine sleeps: nothing queued, running or waiting to be dreamed. */
  idle(): Promise<void>;
  /** Stops taking work; what is in flight is given back to the queue. */
  stop(): Promise<void>;
}

/** What other processes accept for a tag that waits here is looked for as often. */
const LOOK_FOR_OTHERS_MS = 2_000;
/** Pages wait for others' servers, a slow one until its time is up: they have turns of their own. Each may hold a page in memory. */
const PAGES_AT_ONCE = 8;
/** Another process is at work on the tag: nothing hurries. */
const HELD_ELSEWHERE_MS = 15_000;

const isPage = ({ content, file }: JobPayload): boolean => file === null && urlOfContent(content ?? "") !== null;

export const createContainers = (dependencies: ContainersDependencies): Containers => {
  const { store, clock, logger, policy, processes } = dependencies;
  const awake = new Map<string, Actor<typeof containerMachine>>();
  /** Tags with a claim that could not be given back, or may be one whose answer was lost: nobody is at work under it. */
  const cutOff = new Set<string>();
  const inFlight = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const inSlot = fairSlots(dependencies.parallel);
  const inPageSlot = fairSlots(PAGES_AT_ONCE);
  let waiters: (() => void)[] = [];

  const tracked = <T>(task: () => Promise<T>, inTurn = inSlot): Promise<T> => {
    const running = inTurn(task);
    inFlight.add(running);
    const done = () => inFlight.delete(running);
    running.then(done, done);
    return running;
  };

  /** What was accepted while the tag was merged away goes on where it belongs now. */
  const followMerge = async (tag: string): Promise<void> => {
    for (;;) {
      const home = await store.merges.adoptLate(tag, clock.now());
      if (home === null) return;
      wake(home);
    }
  };

  const awaitsDreams = async (tag: string): Promise<boolean> => (await store.tag(tag).awaitingDreams(1)).length > 0;

  const look = async (tag: string): Promise<Outlook> => {
    stopping.signal.throwIfAborted();
    const now = clock.now();
    const hold = await processes.hold(`tag ${tag}`);
    // Its holder looks once more before it leaves the tag, and if it dies, all that waits is taken up.
    if (hold === "refused")
      return {
        claim: null,
        dueAt: dependencies.awaitsAggregation(tag) ? now + HELD_ELSEWHERE_MS : null,
        hasDreams: false,
      };
    if (hold === "taken" || cutOff.has(tag)) await store.queue.releaseClaims(tag);
    cutOff.delete(tag);
    const next = await store.queue.claim(tag, now, now + LEASE_MS);
    if ("job" in next) return { claim: next, dueAt: null, hasDreams: false };
    const hasDreams = await awaitsDreams(tag);
    if (next.dueAt === null && !hasDreams) {
      await followMerge(tag);
      await dependencies.aggregate(tag);
      if ((await processes.release(`tag ${tag}`)) && ((await store.queue.depth(tag)) > 0 || (await awaitsDreams(tag))))
        return { claim: null, dueAt: now, hasDreams: false };
    }
    const latest = processes.others > 0 ? now + LOOK_FOR_OTHERS_MS : Number.POSITIVE_INFINITY;
    return { claim: null, dueAt: next.dueAt === null ? null : Math.min(next.dueAt, latest), hasDreams };
  };

  const reported = <T>(tag: string, step: string, promise: Promise<T>): Promise<T> =>
    promise.catch((error) => {
      if (!stopping.signal.aborted)
        logger.error({ tag, step, error }, "a container's step failed, will be tried again");
      throw error;
    });

  const tryNow = async ({ id, tag, kind }: Waiting): Promise<void> => {
    const running = awake.get(tag);
    if (kind === "dreams") {
      if (running === undefined) patience.forget(id);
      else running.send({ type: "REST_OVER" });
    } else if (await store.queue.hasten(tag, id)) wake(tag);
    else patience.forget(id);
  };
  const patience = createPatience({
    clock,
    random: Math.random,
    askModel: dependencies.askModel,
    tryNow: (waiting) => {
      if (stopping.signal.aborted) return;
      tracked(
        () => tryNow(waiting),
        (task) => task(),
      ).catch((error) => logger.warn({ tag: waiting.tag, error }, "what waited for a model is tried later"));
    },
  });

  const machine = containerMachine.provide({
    actors: {
      look: fromPromise<Outlook, { tag: string }>(({ input }) =>
        reported(
          input.tag,
          "look",
          tracked(() => look(input.tag)).catch((error) => {
            // It may have claimed a job, and only the answer was lost.
            cutOff.add(input.tag);
            throw error;
          }),
        ),
      ),
      work: fromPromise(({ input }: { input: { claim: Claim } }) =>
        reported(
          input.claim.job.tag,
          "work",
          tracked(
            () => work({ ...dependencies.work, patience }, input.claim, stopping.signal),
            isPage(input.claim.payload) ? inPageSlot : inSlot,
          ).catch((error) => {
            cutOff.add(input.claim.job.tag);
            throw error;
          }),
        ),
      ),
      dream: fromPromise(({ input }: { input: { tag: string } }) =>
        reported(
          input.tag,
          "dream",
          tracked(async () => {
            const dreamed = await dream(
              { ...dependencies.dream, patience },
              input.tag,
              policy.largestGroup,
              stopping.signal,
            );
            await dependencies.aggregate(input.tag);
            return dreamed;
          }),
        ),
      ),
    },
  });

  const forget = (tag: string): void => {
    awake.delete(tag);
    if (awake.size > 0) return;
    for (const resolve of waiters) resolve();
    waiters = [];
  };

  const wake = (tag: string): void => {
    if (stopping.signal.aborted) return;
    const running = awake.get(tag);
    if (running !== undefined) {
      running.send({ type: "WAKE" });
      return;
    }
    const { timers } = dependencies;
    const actor = createActor(machine, {
      input: { tag, clock, policy },
      ...(timers === undefined ? {} : { clock: timers }),
    });
    awake.set(tag, actor);
    actor.subscribe({ complete: () => forget(tag), error: (error) => fail(tag, error) });
    actor.start();
  };

  /** A machine never ends in an error of its own making; if it does, the tag must not stay behind. */
  const fail = (tag: string, error: unknown): void => {
    logger.error({ tag, error }, "a container's machine ended, starting it again");
    forget(tag);
    wake(tag);
  };

  return {
    wake,
    modelAnswered: patience.answered,
    idle: () => (awake.size === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    stop: async () => {
      stopping.abort();
      for (const actor of awake.values()) actor.stop();
      awake.clear();
      await Promise.allSettled(inFlight);
    },
  };
};
