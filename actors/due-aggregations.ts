// Once a day at the latest a bucket's new memories are summed up, also when too few came for it to be done at once; and what a
// process that died had still to sum up is found again.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import type { Store } from "#store/store.ts";

const LOOK_EVERY_MS = 60_000;
/** Tags of one look: the others come at the next one. */
const BATCH = 100;

export interface DueAggregationsDependencies {
  readonly store: Pick<Store, "aggregations">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly aggregateSoon: (tag: string) => void;
}

export const wakeDueTags = async ({ store, clock, aggregateSoon }: DueAggregationsDependencies): Promise<void> => {
  for (const tag of await store.aggregations.dueTags(clock.now(), BATCH)) aggregateSoon(tag);
};

/** Looks at once, and then now and then; returns how to stop. */
export const startAggregating = (dependencies: DueAggregationsDependencies): (() => void) => {
  const look = (): void => {
    wakeDueTags(dependencies).catch((error) =>
      dependencies.logger.error({ error }, "aggregations that are due could not be found, will be tried again"),
    );
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};
