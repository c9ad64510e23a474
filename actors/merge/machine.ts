// The merges of container tags at work: the oldest one first, one bounded batch after the other. How far a merge has come is in
// its row; the machine knows only which one it is at, and how often it failed in a row.

import { assign, fromPromise, setup } from "xstate";
import type { Merge } from "#domain/merge.ts";
import { AppError } from "#src/errors.ts";
import type { Wake } from "../container/events.ts";
import { afterFailure, isOver, retryDelayMs } from "./logic.ts";

interface MergeContext {
  readonly merge: Merge | null;
  readonly failures: number;
  readonly error: unknown;
  /** A wake-up came while the last merge was being looked for. */
  readonly isWoken: boolean;
}

const unprovided = () => Promise.reject(new Error("the merge machine needs its steps provided"));

export const mergeMachine = setup({
  types: {
    context: {} as MergeContext,
    events: {} as Wake,
  },
  actors: {
    /** The oldest merge that is not over. */
    look: fromPromise<Merge | null, void>(unprovided),
    /** Does the merge's next batch. */
    advance: fromPromise<Merge, { merge: Merge }>(unprovided),
    giveUp: fromPromise<Merge, { merge: Merge; error: unknown }>(unprovided),
  },
  delays: { retry: ({ context }) => retryDelayMs(context.failures) },
}).createMachine({
  id: "merge",
  context: { merge: null, failures: 0, error: null, isWoken: false },
  initial: "looking",
  on: { WAKE: { actions: assign({ isWoken: true }) } },
  states: {
    looking: {
      entry: assign({ isWoken: false }),
      invoke: {
        src: "look",
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            actions: assign({ merge: ({ event }) => event.output }),
            target: "advancing",
          },
          { guard: ({ context }) => context.isWoken, target: "looking", reenter: true },
          { target: "asleep" },
        ],
        onError: { actions: assign({ failures: ({ context }) => context.failures + 1 }), target: "stalled" },
      },
    },
    advancing: {
      invoke: {
        src: "advance",
        input: ({ context }) => ({ merge: context.merge as Merge }),
        onDone: [
          {
            guard: ({ event }) => isOver(event.output),
            actions: assign({ merge: null, failures: 0 }),
            target: "looking",
          },
          {
            actions: assign({ merge: ({ event }) => event.output, failures: 0 }),
            target: "advancing",
            reenter: true,
          },
        ],
        onError: {
          actions: assign({ failures: ({ context }) => context.failures + 1, error: ({ event }) => event.error }),
          target: "deciding",
        },
      },
    },
    deciding: {
      always: [
        {
          guard: ({ context }) =>
            afterFailure(context.merge, context.failures, isHopeless(context.error)) === "give_up",
          target: "givingUp",
        },
        { target: "stalled" },
      ],
    },
    givingUp: {
      invoke: {
        src: "giveUp",
        input: ({ context }) => ({ merge: context.merge as Merge, error: context.error }),
        onDone: { actions: assign({ merge: null, failures: 0 }), target: "looking" },
        onError: { actions: assign({ failures: ({ context }) => context.failures + 1 }), target: "stalled" },
      },
    },
    stalled: {
      after: { retry: "looking" },
    },
    asleep: { type: "final" },
  },
});

/** A tag of the merge does not exist any more. */
const isHopeless = (error: unknown): boolean => error instanceof AppError && error.kind === "not_found";
