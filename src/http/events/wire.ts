// Events as they are sent to clients.

import { type Document, dreamingStatusOf } from "#domain/document.ts";
import type { TagEvent } from "#domain/event.ts";
import type { ApiKey } from "#domain/key.ts";
import { visibleTags } from "../fields/container-tag.ts";
import { toIso } from "../fields/time.ts";

/** The event's data; its type stands beside it. */
export const toEventData = (event: TagEvent): object => {
  const where = { containerTag: event.tag, at: toIso(event.at) };
  switch (event.type) {
    case "memory.created":
    case "memory.updated":
    case "memory.forgotten": {
      const { text, ...memory } = event.memory;
      return { ...where, memory: { ...memory, memory: text }, documentIds: [...event.documentIds] };
    }
    case "merge.progress":
      return { ...where, mergeId: event.mergeId, status: event.status, progress: event.progress };
    case "container.deleted":
      return where;
    case "document.stage":
      return { ...where, documentId: event.documentId, status: event.status, processingStage: event.stage };
    case "document.failed":
      return { ...where, documentId: event.documentId, error: { ...event.failure } };
    default:
      return { ...where, documentId: event.documentId };
  }
};

/** Where a document stands; in one of its tags that the key knows. */
export const toDocumentState = (key: ApiKey, document: Document) => ({
  documentId: document.id,
  containerTag: visibleTags(key, [document.tag, ...document.otherTags])[0],
  status: document.status,
  processingStage: document.processingStage,
  dreamingStatus: dreamingStatusOf(document),
  error: document.failure === null ? null : { ...document.failure },
});
