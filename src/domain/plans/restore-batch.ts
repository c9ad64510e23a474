// Takes back what was forgotten under one batch id.

import { emptyPlan } from "../plan.ts";
import { changeMemory, changesOf, openDraft } from "./draft.ts";
import type { Forget, Forgotten } from "./forget-memory.ts";
import { settleSoftSupersessions } from "./withdraw.ts";

/** `memories`: those of the batch, and what relations join to them. A reason that was there before the batch is not known any more. */
export const restoreBatch = (input: Omit<Forget, "reason"> & { readonly batchId: string }): Forgotten => {
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
