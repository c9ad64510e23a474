// The plan that makes a prepared document searchable: its text, its passages and their vectors, in place of what stood there.

import type { Chunk, ChunkDraft } from "./chunk.ts";
import { DAY_MS, type EpochMs } from "./clock.ts";
import type { Document } from "./document.ts";
import type { ExtractedText } from "./extracted-text.ts";
import { type Embedded, emptyPlan, type Fence, type Plan } from "./plan.ts";

/** A passage of the new text: one that was stored already, or a fresh one with its vector. */
export type PreparedPassage =
  | { readonly draft: ChunkDraft; readonly kept: Chunk }
  | {
      readonly draft: ChunkDraft;
      readonly kept: null;
      readonly id: string;
      readonly hash: string;
      readonly vector: Float32Array;
    };

export interface PreparedDocument {
  readonly extracted: ExtractedText;
  readonly passages: readonly PreparedPassage[];
  /** Stored passages that the new text no longer holds. */
  readonly removedChunkIds: readonly string[];
  /** The content as sent (all of it, where parts came one by one); null for files. */
  readonly raw: string | null;
  readonly notes: readonly string[];
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** English text holds about four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

/** Tokens of a text, near enough to meter by. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** A day that is still to come is what a text is about: the first day of a trip. */
const dayWritten = ({ date }: ExtractedText, now: EpochMs): EpochMs | null =>
  date !== null && date <= now + DAY_MS ? date : null;

export const planPassages = (
  document: Document,
  prepared: PreparedDocument,
  /** Of the payload that was prepared; the document is not done while it has accepted something newer. */
  contentHash: string,
  revision: number,
  fence: Fence,
  now: EpochMs,
): Plan => {
  const { extracted, passages } = prepared;
  // Later than anything already drawn from, so that the fresh passages stand out even when the clock has gone back.
  const createdAt = Math.max(now, (document.dreamedThrough ?? 0) + 1);
  const put = passages.map((passage, position): Embedded<Chunk> => {
    const identity =
      passage.kept === null
        ? { id: passage.id, hash: passage.hash, createdAt }
        : { id: passage.kept.id, hash: passage.kept.hash, createdAt: passage.kept.createdAt };
    const row = { ...passage.draft, ...identity, tag: document.tag, documentId: document.id, position };
    return { row, vector: passage.kept === null ? passage.vector : null };
  });
  const isFresh = ({ kept }: PreparedPassage): boolean =>
    kept === null || kept.createdAt > (document.dreamedThrough ?? 0);
  const makesMemories = document.taskType === "memory" && passages.some(isFresh);
  const done: Document = {
    ...document,
    status: document.contentHash === contentHash ? "done" : "queued",
    processingStage: null,
    dreamingStatus: makesMemories ? "dreaming" : "done",
    type: extracted.type,
    title: document.isTitleGiven ? document.title : extracted.title,
    documentDate: document.isDateGiven ? document.documentDate : (dayWritten(extracted, now) ?? document.documentDate),
    url: extracted.url,
    ogImage: extracted.ogImage,
    // It may tell of what is gone.
    summary: prepared.removedChunkIds.length > 0 ? null : document.summary,
    chunkCount: passages.length,
    wordCount: countWords(extracted.text),
    tokenCount: tokensOf(extracted.text),
    failure: null,
    deleteAt: null,
    notes: [...extracted.notes, ...prepared.notes],
    updatedAt: now,
  };
  return {
    ...emptyPlan(document.tag, revision, fence),
    documents: { put: [done], remove: [] },
    contents: {
      put: [
        {
          documentId: document.id,
          raw: prepared.raw,
          text: extracted.text,
          sections: JSON.stringify(extracted.sections),
        },
      ],
      remove: [],
    },
    chunks: { put: put.filter(hasChanged), remove: prepared.removedChunkIds },
    jobs: { remove: [fence.jobId] },
    events: done.status === "done" ? [{ type: "document.done", documentId: document.id }] : [],
  };

  /** A kept passage is written again only when it moved. */
  function hasChanged({ row }: Embedded<Chunk>, position: number): boolean {
    const { kept } = passages[position] as PreparedPassage;
    return kept === null || kept.position !== row.position || kept.start !== row.start;
  }
};
