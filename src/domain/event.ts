// What watchers of a container are told of: documents on their way, memories that come, change and go, merges.

import type { EpochMs } from "./clock.ts";
import type { DocumentFailure, DocumentStatus, ProcessingStage } from "./document.ts";
import type { Memory } from "./memory.ts";
import type { MergeStatus } from "./merge.ts";

/** `done`: searchable. `remembered`: its memories have formed. */
export interface DocumentEvent {
  readonly type: "document.done" | "document.remembered" | "document.deleted";
  readonly documentId: string;
}

/** `created`: the first version; `updated`: a new version; `forgotten`: hidden, or gone with its last source. */
export interface MemoryEvent {
  readonly type: "memory.created" | "memory.updated" | "memory.forgotten";
  readonly memory: Pick<Memory, "id" | "text" | "version" | "parentMemoryId" | "rootMemoryId" | "forgetReason">;
  /** Documents that it was drawn from. */
  readonly documentIds: readonly string[];
}

/** What a plan announces; its tag is the plan's. */
export type PlanEvent = DocumentEvent | MemoryEvent;

/** Told without a plan, by the queue and by merges. */
export type WorkEvent =
  | { readonly type: "document.queued"; readonly documentId: string }
  | {
      readonly type: "document.stage";
      readonly documentId: string;
      readonly status: DocumentStatus;
      readonly stage: ProcessingStage | null;
    }
  | { readonly type: "document.failed"; readonly documentId: string; readonly failure: DocumentFailure }
  | { readonly type: "container.deleted" }
  | {
      readonly type: "merge.progress";
      readonly mergeId: string;
      readonly target: string;
      readonly status: MergeStatus;
      /** 0 to 1. */
      readonly progress: number;
    };

export type TagEvent = (PlanEvent | WorkEvent) & { readonly tag: string; readonly at: EpochMs };

/** Whether nothing more will happen in the tag, because it is gone or part of another. */
export const isLastOf = (tag: string, event: TagEvent): boolean =>
  event.type === "container.deleted" ||
  (event.type === "merge.progress" && event.status === "completed" && event.target !== tag);

/** Null for changes that nobody is told of: more evidence, other buckets, a place in the history. */
export const memoryEvent = (
  before: Memory | undefined,
  after: Memory | undefined,
  documentIds: readonly string[],
): MemoryEvent | null => {
  const isShown = (memory: Memory | undefined): memory is Memory => memory?.isLatest === true && !memory.isForgotten;
  const told = (type: MemoryEvent["type"], memory: Memory): MemoryEvent => {
    const { id, text, version, parentMemoryId, rootMemoryId, forgetReason } = memory;
    return { type, memory: { id, text, version, parentMemoryId, rootMemoryId, forgetReason }, documentIds };
  };
  if (before === undefined) {
    return isShown(after) ? told(after.parentMemoryId === null ? "memory.created" : "memory.updated", after) : null;
  }
  const isGone = isShown(before) && (after === undefined || after.isForgotten);
  return isGone ? told("memory.forgotten", after ?? before) : null;
};
