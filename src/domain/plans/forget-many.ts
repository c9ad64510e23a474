// Forgets a set of memories under one batch id, and takes such a batch back.

import { emptyPlan } from "../plan.ts";
import { changeMemory, changesOf, openDraft } from "./draft.ts";
import { type Forget, type Forgotten, forgetAll } from "./forget-memory.ts";
import { settleSoftSupersessions } from "./withdraw.ts";

export const forgetMany = (input: Forget & { readonly ids: readonly string[]; readonly batchId: string }): Forgotten =>
  forgetAll(input);

/** `memories`: those of the batch, and what relations join to them. A reason that was there before the batch is not known any more. */
export const undoForgetMany = (input: Omit<Forget, "reason"> & { readonly batchId: string }): Forgotten => {
  const draft = openDraft(input);
  const ids = new Set(
    input.memories
      .filter(
        ({ tag, isForgotten, forgetBatchId }) => tag === input.tag && isForgotten && forgetBatchId === input.batchId,
      )
      .map(({ id }) => id),
  );
  for (const id of ids) {
    changeMemory(draft, id, { isForgotten: false, forgetReason: null, forgetBatchId: null }, input.now);
  }
  settleSoftSupersessions(draft, input.now);
  return {
    plan: { ...emptyPlan(input.tag, input.baseRevision), ...changesOf(draft) },
    memories: [...ids].map((id) => draft.memories.get(id)!),
  };
};
