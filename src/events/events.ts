// Tells those who watch a container in this process what happens in it. Nothing is kept for who is not listening.

import type { Clock } from "#domain/clock.ts";
import type { PlanEvent, TagEvent, WorkEvent } from "#domain/event.ts";

export interface Events {
  readonly announce: (tag: string, events: readonly (PlanEvent | WorkEvent)[]) => void;
  /** @param ended called once when the service closes; answers with how to stop watching */
  readonly watch: (tag: string, told: (event: TagEvent) => void, ended: () => void) => () => void;
  readonly close: () => void;
}

interface Watcher {
  readonly told: (event: TagEvent) => void;
  readonly ended: () => void;
}

export const createEvents = (clock: Clock): Events => {
  const watchers = new Map<string, Set<Watcher>>();
  let isClosed = false;
  return {
    announce: (tag, events) => {
      const watching = watchers.get(tag);
      if (watching === undefined) return;
      const at = clock.now();
      for (const event of events) for (const { told } of [...watching]) told({ ...event, tag, at });
    },
    watch: (tag, told, ended) => {
      const watcher = { told, ended };
      if (isClosed) queueMicrotask(ended);
      const watching = watchers.get(tag) ?? new Set();
      watchers.set(tag, watching.add(watcher));
      return () => {
        watching.delete(watcher);
        if (watching.size === 0 && watchers.get(tag) === watching) watchers.delete(tag);
      };
    },
    close: () => {
      isClosed = true;
      for (const { ended } of [...watchers.values()].flatMap((watching) => [...watching])) ended();
    },
  };
};
