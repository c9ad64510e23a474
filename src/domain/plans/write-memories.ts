// Memories that a client writes itself: they stand in a lightweight document that only holds their words.

import type { EpochMs } from "../clock.ts";
import type { Document } from "../document.ts";
import type { Memory } from "../memory.ts";
import { tokensOf } from "../passages.ts";
import type { Plan } from "../plan.ts";
import type { MemoryRows } from "./draft.ts";
import { type FormMemories, type Link, settleCandidates } from "./form-memories.ts";
import type { NewMemory } from "./new-memory.ts";

export interface WriteMemories extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly now: EpochMs;
  readonly documentId: string;
  /** SHA-256 (hex) of the joined texts. */
  readonly contentHash: string;
  readonly written: readonly Omit<NewMemory, "sources">[];
  /** What the linker says of them, as for drawn memories. */
  readonly links: readonly Link[];
}

export interface WrittenMemories {
  readonly plan: Plan;
  readonly documentId: string;
  /** For each written text the memory that stands for it: a new one, or the one that said the same already. */
  readonly memories: readonly Memory[];
}

/** One text a paragraph; every memory's source is its own paragraph. */
export const joinWritten = (texts: readonly string[]): string => texts.join("\n\n");

const documentOf = (input: WriteMemories, text: string): Document => ({
  id: input.documentId,
  tag: input.tag,
  otherTags: [],
  customId: null,
  status: "done",
  processingStage: null,
  dreamingStatus: "done",
  taskType: "memory",
  dreaming: "instant",
  type: "text",
  title: null,
  isTitleGiven: false,
  summary: null,
  url: null,
  source: null,
  filepath: null,
  ogImage: null,
  metadata: null,
  filterByMetadata: null,
  documentDate: input.now,
  isDateGiven: false,
  file: null,
  contentHash: input.contentHash,
  chunkCount: 0,
  wordCount: text.match(/\S+/g)?.length ?? 0,
  tokenCount: tokensOf(text),
  failure: null,
  deleteAt: null,
  keyId: null,
  dreamedThrough: input.now,
  notes: [],
  createdAt: input.now,
  updatedAt: input.now,
});

export const writeMemories = (input: WriteMemories): WrittenMemories => {
  const { documentId } = input;
  const text = joinWritten(input.written.map((memory) => memory.text));
  let start = 0;
  const candidates = input.written.map((memory): NewMemory => {
    const end = start + memory.text.length;
    const source = { documentId, chunkId: null, quote: memory.text, start, end };
    start = end + joinWritten(["", ""]).length;
    return { ...memory, sources: [source] };
  });
  const forming: FormMemories = { ...input, fence: null, candidates, dreamed: [] };
  const { plan, standing } = settleCandidates(forming);
  return {
    plan: {
      ...plan,
      documents: { put: [documentOf(input, text)], remove: [] },
      contents: { put: [{ documentId, raw: text, text, sections: "[]" }], remove: [] },
    },
    documentId,
    memories: candidates.map(({ id }) => standing.get(id)!),
  };
};
