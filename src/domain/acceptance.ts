// What happens to a known document when content arrives for it again.

import type { EpochMs } from "./clock.ts";
import type { Document } from "./document.ts";
import type { Job } from "./job.ts";

type Mode = Job["mode"];

/** What is said of the content changes with it and without it; what is left out stays. A replacement names all its tags. */
export const describeAgain = (stored: Document, incoming: Document, mode: Mode): Document => ({
  ...stored,
  customId: incoming.customId ?? stored.customId,
  otherTags: mode === "replace" || incoming.otherTags.length > 0 ? incoming.otherTags : stored.otherTags,
  title: incoming.title ?? stored.title,
  isTitleGiven: incoming.isTitleGiven || stored.isTitleGiven,
  filepath: incoming.filepath ?? stored.filepath,
  metadata: incoming.metadata ?? stored.metadata,
  filterByMetadata: incoming.filterByMetadata ?? stored.filterByMetadata,
});

/** The document as it waits for its new content; null when the content is what was accepted last and nothing is to be done. */
export const acceptAgain = (stored: Document, incoming: Document, mode: Mode, now: EpochMs): Document | null => {
  const hasFailed = stored.failure !== null;
  if (stored.contentHash === incoming.contentHash && stored.taskType === incoming.taskType && !hasFailed) return null;
  return {
    ...describeAgain(stored, incoming, mode),
    filterByMetadata: incoming.filterByMetadata,
    dreaming: incoming.dreaming,
    taskType: incoming.taskType,
    keyId: incoming.keyId,
    documentDate: incoming.documentDate,
    isDateGiven: incoming.isDateGiven,
    file: incoming.file,
    source: incoming.source,
    url: incoming.url,
    contentHash: incoming.contentHash,
    status: "queued",
    processingStage: null,
    dreamingStatus: incoming.dreamingStatus,
    failure: null,
    deleteAt: null,
    updatedAt: now,
  };
};
