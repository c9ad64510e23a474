// The one way to change documents, passages and memories: compute a plan from one revision of the tag, commit it, and let the
// tag's index take the same plan. In this process one writer a tag at a time; against other processes the revision decides. A
// write to a tag that is being merged waits, and then goes to the target: `compute` is handed the target's reader.

import { movePlan, type Plan } from "#domain/plan.ts";
import type { Transact } from "#src/context.ts";
import { AppError, StaleRevision } from "#src/errors.ts";
import type { Store } from "#store/store.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import { createFollowMerges, type HomeOf } from "./follow-merges.ts";

export interface TransactDependencies {
  readonly store: Pick<Store, "tag" | "merges">;
  /** Commits a plan; answers with what was written. */
  readonly commit: (plan: Plan) => Promise<{ readonly plan: Plan; readonly revision: number }>;
  /** Takes a committed plan into what is held in memory of the tag. */
  readonly publish: (plan: Plan, revision: number) => void;
  readonly hold: Doorkeeper["hold"];
}

export interface Transactions {
  readonly transact: Transact;
  /**
   * Resolves when everything that the database shows of the tag (null: of any tag) is known to its index too. Whoever tells a client
   * that something is done asks here first: the client's next search must find it.
   */
  readonly published: (tag: string | null) => Promise<void>;
}

const ATTEMPTS = 20;
/** Documents that are sent again move the tag on, and come in faster than a large plan is computed: after so many attempts they wait. */
const HURRIED_ATTEMPTS = 3;

export const createTransactions = ({ store, commit, publish, hold }: TransactDependencies): Transactions => {
  const turns = new Map<string, Promise<unknown>>();
  /** Between the beginning of a commit and its publication; a tag has one at a time. */
  const committing = new Map<string, Promise<unknown>>();

  const inTurn = async <T>(tag: string, task: () => Promise<T>): Promise<T> => {
    const previous = turns.get(tag) ?? Promise.resolve();
    const turn = previous.then(task, task);
    turns.set(tag, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(tag) === turn) turns.delete(tag);
    }
  };

  const followMerges = createFollowMerges(store.merges);

  const commitAndPublish = async (planned: Plan): Promise<Plan> => {
    const { plan, revision } = await commit(planned);
    publish(plan, revision);
    return plan;
  };

  const tracked = async (plan: Plan): Promise<Plan> => {
    const work = commitAndPublish(plan);
    committing.set(
      plan.tag,
      work.catch(() => {}),
    );
    try {
      return await work;
    } finally {
      committing.delete(plan.tag);
    }
  };

  const attempted = async (tag: string, homeOf: HomeOf, compute: Parameters<Transact>[1]): Promise<Plan | null> => {
    let letGo: (() => void) | null = null;
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (attempt === HURRIED_ATTEMPTS) letGo = hold(homeOf(tag));
        const reader = store.tag(homeOf(tag));
        const revision = await reader.revision();
        const computed = await compute(reader, revision);
        if (computed === null) return null;
        const plan = movePlan(computed, homeOf);
        try {
          return await tracked(plan);
        } catch (error) {
          if (!(error instanceof StaleRevision)) throw error;
        }
      }
    } finally {
      letGo?.();
    }
    throw new AppError("busy", `The container tag "${tag}" is changing too fast`, { retryAfterSeconds: 1 });
  };

  const transact: Transact = (tag, compute, reach) =>
    followMerges((homeOf) => inTurn(homeOf(tag), () => attempted(tag, homeOf, compute)), reach);

  return {
    transact,
    published: async (tag) => {
      await (tag === null ? Promise.all(committing.values()) : committing.get(tag));
    },
  };
};
