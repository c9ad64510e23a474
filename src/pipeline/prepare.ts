// Prepares a document for its commit: extract, chunk, find out what is new, embed only that. Depends on the document alone.

import type { Chunker } from "#contracts/chunker.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext } from "#contracts/plugin.ts";
import { type Chunk, type ChunkDraft, searchText } from "#domain/chunk.ts";
import type { IdSource } from "#domain/clock.ts";
import { diffPassages, matchPassages } from "#domain/custom-id-diff.ts";
import type { Document, ProcessingStage } from "#domain/document.ts";
import type { ExtractedText, Section } from "#domain/extracted-text.ts";
import type { Job, JobPayload } from "#domain/job.ts";
import type { PreparedDocument, PreparedPassage } from "#domain/passages.ts";
import type { DocumentContent } from "#domain/plan.ts";
import { urlOfContent } from "#domain/url-content.ts";
import { embedAll } from "./dream.ts";

export interface PrepareDependencies {
  readonly extract: (document: Document, payload: JobPayload, context: CallContext) => Promise<ExtractedText>;
  readonly chunker: Chunker;
  readonly embedder: Embedder;
  /** Rejects for fresh passages that are more than can be stored at once: embedding them would be in vain. */
  readonly assertFits: (document: Document, fresh: readonly ChunkDraft[]) => Promise<void>;
  readonly ids: IdSource;
  /** SHA-256 (hex). */
  readonly hash: (text: string) => string;
}

export interface PrepareInput {
  readonly document: Document;
  readonly payload: JobPayload;
  readonly mode: Job["mode"];
  /** What is stored of the document; null for a new one. */
  readonly stored: { readonly content: DocumentContent; readonly chunks: readonly Chunk[] } | null;
  /** Longest passage in characters; null for the chunker's own. */
  readonly chunkSize: number | null;
  readonly onStage: (stage: ProcessingStage) => Promise<void>;
}

const HASHED_AT_ONCE = 1_000;

/** The new text of the document, and for each of its passages the stored one that stays. */
interface Composition {
  readonly extracted: ExtractedText;
  readonly passages: readonly { readonly draft: ChunkDraft; readonly kept: Chunk | null }[];
  readonly removedChunkIds: readonly string[];
  readonly raw: string | null;
}

export const prepare = async (
  dependencies: PrepareDependencies,
  input: PrepareInput,
  context: CallContext,
): Promise<PreparedDocument> => {
  if (isSlowToRead(input.payload)) await input.onStage("extracting");
  const extracted = await dependencies.extract(input.document, input.payload, context);
  const drafts = await dependencies.chunker.chunk(extracted, input.chunkSize);
  const composition = withoutDrawn(input.document, await compose(dependencies, input, extracted, drafts, context));
  const drafted = composition.passages.flatMap(({ draft, kept }) => (kept === null ? [draft] : []));
  await dependencies.assertFits(input.document, drafted);
  const fresh = drafted.map(searchText);
  if (fresh.length > 0) await input.onStage("embedding");
  const vectors = await embedAll(dependencies.embedder, fresh, context);
  const passages: PreparedPassage[] = [];
  let embedded = 0;
  for (const { draft, kept } of composition.passages) {
    if (kept !== null) {
      passages.push({ draft, kept });
      continue;
    }
    const [vector, text] = [vectors[embedded] as Float32Array, fresh[embedded] as string];
    passages.push({ draft, kept, id: dependencies.ids.next(), hash: dependencies.hash(text), vector });
    // A hundred thousand take half a second: requests get their turn in between.
    if (++embedded % HASHED_AT_ONCE === 0) await new Promise(setImmediate);
  }
  const { removedChunkIds, raw } = composition;
  return { extracted: composition.extracted, passages, removedChunkIds, raw, notes: [] };
};

/** A document that is to make no memories any more has none: the passages that they were drawn from are replaced by their like. */
const withoutDrawn = ({ taskType, dreamedThrough }: Document, composition: Composition): Composition => {
  if (taskType !== "superrag" || dreamedThrough === null) return composition;
  const wasDrawnFrom = (chunk: Chunk): boolean => chunk.createdAt <= dreamedThrough;
  const { passages, removedChunkIds } = composition;
  return {
    ...composition,
    passages: passages.map(({ draft, kept }) => ({ draft, kept: kept !== null && wasDrawnFrom(kept) ? null : kept })),
    removedChunkIds: [
      ...removedChunkIds,
      ...passages.flatMap(({ kept }) => (kept !== null && wasDrawnFrom(kept) ? [kept.id] : [])),
    ],
  };
};

/** Files and pages take their time, so that those who look should see what is going on. */
const isSlowToRead = ({ content, file }: JobPayload): boolean => file !== null || urlOfContent(content ?? "") !== null;

const compose = async (
  dependencies: PrepareDependencies,
  input: PrepareInput,
  extracted: ExtractedText,
  drafts: readonly ChunkDraft[],
  context: CallContext,
): Promise<Composition> => {
  const { stored, mode, payload } = input;
  const raw = payload.content;
  const diff =
    stored === null || mode === "replace"
      ? ({ kind: "full", ...matchPassages(stored?.chunks ?? [], drafts) } as const)
      : diffPassages({ text: stored.content.text, chunks: stored.chunks }, { text: extracted.text, drafts });
  if (diff.kind === "full") {
    const passages = drafts.map((draft, i) => ({ draft, kept: diff.kept[i] ?? null }));
    return { extracted, passages, removedChunkIds: diff.removed, raw };
  }
  const { content, chunks } = stored as NonNullable<PrepareInput["stored"]>;
  const known = chunks.map((chunk) => ({ draft: chunk, kept: chunk }));
  const text = content.text;
  // What is added does not change what the whole is called.
  const { title } = input.document;
  const sections = JSON.parse(content.sections) as Section[];
  if (diff.kind === "same") {
    return {
      extracted: { ...extracted, title, text, sections },
      passages: known,
      removedChunkIds: [],
      raw: content.raw,
    };
  }
  const added = await readAsContinuation(dependencies, input, chunks, { extracted, drafts, from: diff.from }, context);
  const shift = text.length + 1 - added.from;
  const addedDrafts = added.drafts.filter((draft) => draft.start >= added.from);
  const addedSections = added.extracted.sections.filter((section) => section.start >= added.from);
  return {
    extracted: {
      ...extracted,
      title,
      text: `${text}\n${added.extracted.text.slice(added.from)}`,
      sections: [...sections, ...addedSections.map((section) => shiftedSection(section, shift))],
    },
    passages: [...known, ...addedDrafts.map((draft) => ({ draft: shifted(draft, shift), kept: null }))],
    removedChunkIds: [],
    raw: content.raw === null || raw === null ? null : `${content.raw}\n${raw}`,
  };
};

/** A new part, and where in its text what is new begins. */
interface Addition {
  readonly extracted: ExtractedText;
  readonly drafts: readonly ChunkDraft[];
  readonly from: number;
}

/** Enough turns before a new part to tell that it goes on with them. */
const KNOWN_TURNS = 6;

/** One line such as "Ada: yes" is a turn only after others: read together with the last stored ones, it is recognised. */
const readAsContinuation = async (
  { extract, chunker }: PrepareDependencies,
  { document, payload, chunkSize }: PrepareInput,
  chunks: readonly Chunk[],
  addition: Addition,
  context: CallContext,
): Promise<Addition> => {
  const turns = chunks.filter(({ role }) => role !== null).slice(-KNOWN_TURNS);
  const isTurn = addition.drafts.some(({ role }) => role !== null);
  if (turns.length === 0 || isTurn || payload.content === null) return addition;
  const known = turns.map(({ speaker }) => `${speaker}: …\n`).join("");
  const extracted = await extract(document, { ...payload, content: known + payload.content }, context);
  const drafts = await chunker.chunk(extracted, chunkSize);
  const isContinuation = drafts.some(({ role, start }) => role !== null && start >= known.length);
  return isContinuation ? { extracted, drafts, from: known.length } : addition;
};

const shifted = (draft: ChunkDraft, by: number): ChunkDraft => ({
  ...draft,
  start: draft.start + by,
  end: draft.end + by,
});

const shiftedSection = (section: Section, by: number): Section => {
  const moved = { ...section, start: section.start + by, end: section.end + by };
  return moved.kind === "turn" ? { ...moved, bodyStart: moved.bodyStart + by } : moved;
};
