// One container (tag) at work: takes its jobs one at a time in accepted order, and dreams its documents in groups.
// Jobs are rows of the store; the machine knows only how many documents wait to be dreamed and since when.

import { assign, fromPromise, setup } from "xstate";
import type { Clock, EpochMs } from "#domain/clock.ts";
import type { Claim, DreamReport, Outlook, RestOver, Wake, WorkReport } from "./events.ts";
import { type DreamPolicy, type Dreams, dueAt, emptyGroup, type Group, isRipe, joinGroup, nextStep } from "./logic.ts";

export interface ContainerInput {
  readonly tag: string;
  readonly clock: Clock;
  readonly policy: DreamPolicy;
}

interface ContainerContext extends ContainerInput, Dreams {
  /** A wake-up came while the tag was being looked at: look again before going to sleep. */
  readonly isWoken: boolean;
  readonly claim: Claim | null;
  readonly dueAt: EpochMs | null;
}

const STALLED_MS = 1_000;

const unprovided = () => Promise.reject(new Error("the container machine needs its steps provided"));

export const containerMachine = setup({
  types: {
    context: {} as ContainerContext,
    input: {} as ContainerInput,
    events: {} as Wake | RestOver,
  },
  actors: {
    /** Claims the next job, if one is due. */
    look: fromPromise<Outlook, { tag: string }>(unprovided),
    /** Processes a claimed job; settles its failure itself. Rejects only when the store cannot be reached. */
    work: fromPromise<WorkReport, { claim: Claim }>(unprovided),
    /** Dreams the group of documents that wait. Rejects only when the store cannot be reached. */
    dream: fromPromise<DreamReport, { tag: string }>(unprovided),
  },
  delays: {
    quiet: ({ context }) => context.policy.quietMs,
    untilDue: ({ context }) => Math.max(0, (context.dueAt ?? 0) - context.clock.now()),
    stalled: STALLED_MS,
  },
}).createMachine({
  id: "container",
  context: ({ input }) => ({ ...input, group: emptyGroup, restUntil: 0, isWoken: false, claim: null, dueAt: null }),
  initial: "looking",
  on: {
    WAKE: { actions: assign({ isWoken: true }) },
    REST_OVER: { actions: assign({ isWoken: true, restUntil: 0 }) },
  },
  states: {
    looking: {
      entry: assign({ isWoken: false }),
      invoke: {
        src: "look",
        input: ({ context }) => ({ tag: context.tag }),
        onDone: [
          {
            guard: ({ context, event }) => step(context, event.output) === "work",
            actions: assign({ claim: ({ event }) => event.output.claim }),
            target: "working",
          },
          {
            guard: ({ context, event }) => step(context, event.output) === "dream",
            target: "dreaming",
          },
          {
            guard: ({ context, event }) => step(context, event.output) === "settle",
            target: "settling",
          },
          {
            guard: ({ context, event }) => step(context, event.output) === "wait",
            actions: assign({ dueAt: ({ context, event }) => dueAt(event.output, context.restUntil) }),
            target: "waiting",
          },
          { guard: ({ context }) => context.isWoken, target: "looking", reenter: true },
          { target: "asleep" },
        ],
        onError: "stalled",
      },
    },
    working: {
      invoke: {
        src: "work",
        input: ({ context }) => ({ claim: context.claim as Claim }),
        onDone: [
          {
            guard: ({ context, event }) =>
              !isResting(context) && (event.output.dreamNow || isGroupRipe(context, event.output)),
            actions: assign({ claim: null, group: ({ context, event }) => grown(context, event.output) }),
            target: "dreaming",
          },
          {
            actions: assign({ claim: null, group: ({ context, event }) => grown(context, event.output) }),
            target: "looking",
          },
        ],
        onError: { actions: assign({ claim: null }), target: "stalled" },
      },
    },
    settling: {
      on: { WAKE: "looking" },
      after: { quiet: "dreaming" },
    },
    dreaming: {
      invoke: {
        src: "dream",
        input: ({ context }) => ({ tag: context.tag }),
        onDone: [
          {
            guard: ({ event }) => event.output.restMs !== null,
            actions: assign({ group: emptyGroup, restUntil: ({ context, event }) => restEnd(context, event.output) }),
            target: "looking",
          },
          {
            guard: ({ event }) => event.output.more,
            actions: assign({ restUntil: 0 }),
            target: "dreaming",
            reenter: true,
          },
          { actions: assign({ group: emptyGroup, restUntil: 0 }), target: "looking" },
        ],
        onError: "stalled",
      },
    },
    waiting: {
      on: { WAKE: "looking", REST_OVER: { actions: assign({ restUntil: 0 }), target: "looking" } },
      after: { untilDue: "looking" },
    },
    stalled: {
      after: { stalled: "looking" },
    },
    asleep: { type: "final" },
  },
});

const step = (context: ContainerContext, outlook: Outlook) =>
  nextStep(outlook, context, context.clock.now(), context.policy);

const isResting = ({ restUntil, clock }: ContainerContext): boolean => clock.now() < restUntil;

const restEnd = ({ clock }: ContainerContext, { restMs }: DreamReport): EpochMs => clock.now() + (restMs ?? 0);

const grown = (context: ContainerContext, report: WorkReport): Group =>
  joinGroup(context.group, report, context.clock.now());

const isGroupRipe = (context: ContainerContext, report: WorkReport): boolean =>
  isRipe(grown(context, report), context.clock.now(), context.policy);
