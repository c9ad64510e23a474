// The one way to write plans, and what each of them is followed by: indexes, events, and sums that are due.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import type { Plan } from "#domain/plan.ts";
import type { Context } from "#src/context.ts";
import type { EmbeddingSpaces } from "#src/embedding/embedding-spaces.ts";
import type { Events } from "#src/events/events.ts";
import type { OtherModels } from "#src/models/configured-models.ts";
import type { Processes } from "#src/processes.ts";
import { createAggregation } from "#src/profiles/aggregate.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import { createDoorkeeper } from "#src/writing/doorkeeper.ts";
import { createTransactions } from "#src/writing/transact.ts";
import type { Store } from "#store/store.ts";
import type { ReadIndexes } from "./read-indexes.ts";

interface Setup {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: IdSource;
  readonly telemetry: Telemetry;
  readonly spaces: EmbeddingSpaces;
  readonly announce: Events["announce"];
  readonly embed: Context["embed"];
  readonly reads: ReadIndexes;
  readonly sumUp: OtherModels["sumUp"];
  readonly processes: Processes;
  /** Makes sure that what waits in the tag is taken up. */
  readonly wake: (tag: string) => void;
}

export const openWriting = (setup: Setup) => {
  const { store, clock, logger, ids, telemetry, spaces, announce, embed, reads, processes } = setup;
  const publish = (plan: Plan, revision: number): void => {
    spaces.indexes.apply(plan, revision);
    announce(plan.tag, plan.events);
    if (plan.awaitsAggregation) aggregateSoon(plan.tag);
  };
  const doorkeeper = createDoorkeeper();
  const { transact, published } = createTransactions({
    store,
    commit: telemetry.step("committing", (plan) => spaces.commit(aggregation.noted(plan))),
    publish,
    hold: doorkeeper.hold,
  });
  /** What every way of writing needs. */
  const writing = { store, clock, logger, transact, ids, embed, ...doorkeeper };
  const aggregation = createAggregation({
    ...writing,
    sumUp: setup.sumUp,
    remembered: reads.memoriesOf,
    rememberedRows: reads.rememberedRows,
    hasOthers: () => processes.others > 0,
  });
  const aggregateSoon = (tag: string): void => {
    aggregation.expect(tag);
    setup.wake(tag);
  };
  return { writing, publish, published, aggregation, aggregateSoon };
};
