// This process among those that share its database: says that it lives, holds what one process at a time may do, and has the work of
// those that died taken up. What is held for too long by a process that only paused does no harm: plans are checked anyway.

import type { Logger } from "#contracts/plugin.ts";
import { AppError } from "#src/errors.ts";
import type { ProcessStore } from "#store/process-store.ts";

export interface Processes {
  /** `kept` and `taken`: only this process does what is named so until it lets go; `refused`: another one that lives does. */
  hold(name: string): Promise<"kept" | "taken" | "refused">;
  /** Lets go. True when it was held: then what came meanwhile has to be looked for once more, as others have left it to this process. */
  release(name: string): Promise<boolean>;
  /** Other processes that live, as far as is known. */
  readonly others: number;
}

export interface SharedProcesses extends Processes {
  /** Lives from now on. @param takeOver called when a process has died: what it was to do waits in the database */
  start(takeOver: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The only process on its database: nothing is to be agreed upon. */
export const ALONE: Processes = { hold: async () => "kept", release: async () => false, others: 0 };

const BEAT_EVERY_MS = 2_000;
/** Whoever has said nothing for so long is dead. */
const LEASE_MS = 10_000;

export const createProcesses = (store: ProcessStore, logger: Logger): SharedProcesses => {
  const id = crypto.randomUUID();
  const held = new Set<string>();
  /** As far as the others believe; in this process's own steady time. */
  let aliveUntil = 0;
  let others = 0;
  let beating: Promise<void> | null = null;
  let timer: Timer | null = null;
  /** When all were late, it was the database that was away: the others get the time to say that they live. */
  let trustsFrom = 0;
  let takeOver: () => Promise<void> = async () => {};

  const beatOnce = async (): Promise<void> => {
    const sentAt = performance.now();
    const known = await store.beat(id, LEASE_MS);
    if (known.wasLate) held.clear();
    aliveUntil = sentAt + LEASE_MS;
    others = known.others.length;
    if (known.wasLate) trustsFrom = sentAt + LEASE_MS;
    if (sentAt < trustsFrom) return;
    let hasDied = false;
    for (const dead of known.dead) hasDied = (await store.bury(dead)) || hasDied;
    if (!hasDied) return;
    logger.warn({ processes: known.dead.length }, "another process has ended, its work is taken over");
    await takeOver();
  };

  const beat = (): Promise<void> => {
    beating ??= beatOnce().finally(() => {
      beating = null;
    });
    return beating;
  };

  const hold: Processes["hold"] = async (name) => {
    if (held.has(name) && performance.now() < aliveUntil) return "kept";
    for (let attempt = 0; attempt < 2; attempt++) {
      const found = await store.hold(name, id);
      if (found === "refused") held.delete(name);
      else if (found !== "late") held.add(name);
      if (found !== "late") return found;
      await beat();
    }
    throw new AppError("unavailable", "The database answers too late", { retryAfterSeconds: 1 });
  };

  return {
    hold,
    release: async (name) => {
      if (!held.delete(name)) return false;
      await store.release(name, id);
      return true;
    },
    get others() {
      return others;
    },
    start: async (whenDead) => {
      takeOver = whenDead;
      await beat();
      timer = setInterval(() => {
        beat().catch((error) => logger.error({ error }, "this process could not say that it lives"));
      }, BEAT_EVERY_MS);
    },
    stop: async () => {
      if (timer === null) return;
      clearInterval(timer);
      await beating?.catch(() => {});
      await store
        .leave(id)
        .catch((error) => logger.warn({ error }, "the others learn late that this process has ended"));
    },
  };
};
