// The second phase: memories form from documents that are already searchable. First everything that needs a model and
// no state of the tag (draw, embed, classify); then, against one revision of the tag, link and decide.

import type { Classifier } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { Linker, LinkInput, Statement } from "#contracts/linker.ts";
import type { ExtractionContext, MemoryCandidate, MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { CallContext } from "#contracts/plugin.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import type { Chunk } from "#domain/chunk.ts";
import { DAY_MS, type EpochMs, type IdSource } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { Memory, Neighbour } from "#domain/memory.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { VectorTable } from "#retrieval/vector-table.ts";
import type { Summarise } from "./ask-model/summarise-document.ts";

export interface DreamModels {
  readonly memoryExtractor: MemoryExtractor;
  /** Fast: it is asked in the tag's turn. */
  readonly linker: Linker;
  /** Slow and better: asked ahead, where a model is configured. */
  readonly judge?: Linker | null;
  readonly classifier: Classifier;
  /** Where a model is configured. */
  readonly summarise?: Summarise | null;
  readonly embedder: Embedder;
  readonly ids: IdSource;
}

/** One document of the group, with what the tag knows around it. */
export interface DreamInput {
  readonly document: Document;
  readonly chunks: readonly Chunk[];
  readonly context: ExtractionContext;
  /** What the document's users should know about how it was processed; written to while it is. */
  readonly notes: Set<string>;
}

/** Passages made since the document was last drawn from. */
export const freshChunks = (document: Document, chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter((chunk) => document.dreamedThrough === null || chunk.createdAt > document.dreamedThrough);

const HISTORY_MS = 30 * DAY_MS;
/** Who hands in what was said so long ago wants its history: nothing in it ends before anybody could read it. */
const isHistory = (said: EpochMs | null, handedIn: EpochMs): boolean => said !== null && handedIn - said > HISTORY_MS;

/** Draws, embeds and classifies; depends on the documents and the settings, not on what the tag remembers. */
export const draftMemories = async (
  models: DreamModels,
  inputs: readonly DreamInput[],
  effective: { readonly buckets: readonly BucketDefinition[]; readonly isDefault: boolean },
  context: CallContext,
): Promise<NewMemory[]> => {
  const drawn: Omit<NewMemory, "vector" | "buckets">[] = [];
  const found = await Promise.all(inputs.map((input) => drawFrom(models, input, context)));
  for (const [i, candidates] of found.entries()) {
    const { document, chunks } = inputs[i] as DreamInput;
    const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
    for (const { sources, ...candidate } of candidates) {
      const chunk = byId.get(sources[0]?.chunkId ?? "");
      const documentDate = chunk?.at ?? document.documentDate;
      drawn.push({
        ...candidate,
        id: models.ids.next(),
        metadata: null,
        documentDate,
        forgetAfter: isHistory(documentDate, chunk?.createdAt ?? document.createdAt) ? null : candidate.forgetAfter,
        forgetReason: null,
        sources: sources.map((source) => ({ ...source, documentId: document.id })),
      });
    }
  }
  const vectors = await embedAll(
    models.embedder,
    drawn.map(({ text }) => text),
    context,
  );
  const labelled = await models.classifier.classify(
    drawn.map(({ text, isFirstPerson }, i) => ({ text, isFirstPerson, vector: vectors[i] as Float32Array })),
    effective.buckets,
    {
      entityContext: inputs[0]?.context.entityContext ?? null,
      filterPrompt: inputs[0]?.context.filterPrompt ?? null,
      isDefault: effective.isDefault,
    },
    notingAll(inputs, context),
  );
  return drawn.map((memory, i) => ({
    ...memory,
    vector: vectors[i] as Float32Array,
    buckets: (labelled[i] ?? []).map(({ key }) => key),
  }));
};

const drawFrom = (
  { memoryExtractor }: DreamModels,
  { document, chunks, context: extraction, notes }: DreamInput,
  context: CallContext,
): Promise<MemoryCandidate[]> => {
  const freshChunkIds = new Set(freshChunks(document, chunks).map((chunk) => chunk.id));
  const noting = { ...context, note: (text: string) => void notes.add(text) };
  return memoryExtractor.extract({ chunks, freshChunkIds, context: extraction }, noting);
};

/** The document's summary as it is with what is new in it; null where nobody writes one. */
export const summariseDocument = async (
  { summarise }: DreamModels,
  { document, chunks, notes }: DreamInput,
  context: CallContext,
): Promise<string | null> => {
  if (!summarise) return document.summary;
  const fresh = freshChunks(document, chunks);
  if (fresh.length === 0) return document.summary;
  const isGrowing = document.summary !== null && fresh.length < chunks.length;
  const noting = { ...context, note: (text: string) => void notes.add(text) };
  return await summarise(
    {
      title: document.title,
      earlier: isGrowing ? document.summary : null,
      passages: (isGrowing ? fresh : chunks).map(({ speaker, text }) =>
        speaker === null ? text : `${speaker}: ${text}`,
      ),
    },
    noting,
  );
};

/** What is done for the documents together concerns the users of each. */
export const notingAll = (inputs: readonly DreamInput[], context: CallContext): CallContext => ({
  ...context,
  note: (text) => {
    for (const { notes } of inputs) notes.add(text);
  },
});

/** Fewer texts than an embedder lets wait, whatever a document holds, times the documents that are in work at once. */
const CALLS_AT_ONCE = 4;

/** Embeds any number of texts, in calls of the embedder's own size. After a call that failed none is begun. */
export const embedAll = async (
  embedder: Embedder,
  texts: readonly string[],
  context: CallContext,
  purpose: "document" | "query" = "document",
): Promise<Float32Array[]> => {
  const vectors: Float32Array[][] = [];
  let next = 0;
  let hasFailed = false;
  const callInTurn = async (): Promise<void> => {
    while (!hasFailed && next * embedder.maxBatch < texts.length) {
      const call = next++;
      const batch = texts.slice(call * embedder.maxBatch, (call + 1) * embedder.maxBatch);
      vectors[call] = await embedder.embed(batch, purpose, context).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, callInTurn));
  return vectors.flat();
};

/** The memories nearest to each vector, of those that `allow` lets pass. */
export type FindNeighbours = (
  tag: string,
  vectors: readonly Float32Array[],
  count: number,
  allow: (memory: Memory, documents: readonly Document[]) => boolean,
) => Promise<Neighbour[][]>;

const IN_GROUP_SIMILARITY = 0.25;
const IN_GROUP_NEIGHBOURS = 12;
const YIELD_EVERY = 64;

/** What the linker is shown: for each new statement the nearest remembered ones and the nearest earlier ones of the group. */
export const linkInputs = async (
  memories: readonly NewMemory[],
  neighbours: readonly (readonly Neighbour[])[],
): Promise<LinkInput[]> => {
  const inputs: LinkInput[] = [];
  const earlier = new VectorTable(memories[0]?.vector.length ?? 0);
  const cosines = new Float32Array(memories.length);
  try {
    for (const [i, memory] of memories.entries()) {
      // Comparing thousands of statements pairwise takes seconds: let requests through in between.
      if (i % YIELD_EVERY === YIELD_EVERY - 1) await new Promise(setImmediate);
      earlier.cosines(memory.vector, cosines);
      earlier.append(memory.vector);
      const near = [...(neighbours[i] ?? []), ...nearest(memories, i, cosines)];
      inputs.push({
        candidate: statement(memory),
        neighbours: near
          .toSorted((a, b) => b.similarity - a.similarity)
          .map(({ memory: other, similarity }) => ({ ...statement(other), similarity })),
      });
    }
  } finally {
    earlier.truncate(0);
  }
  return inputs;
};

/** Of the first `count`, those most like the statement that the cosines are of. */
const nearest = (memories: readonly NewMemory[], count: number, cosines: Float32Array) => {
  const near: { memory: NewMemory; similarity: number }[] = [];
  for (let i = 0; i < count; i++) {
    const similarity = cosines[i] ?? 0;
    if (similarity >= IN_GROUP_SIMILARITY) near.push({ memory: memories[i] as NewMemory, similarity });
  }
  return near.sort((a, b) => b.similarity - a.similarity).slice(0, IN_GROUP_NEIGHBOURS);
};

const statement = (memory: Memory | NewMemory): Statement => ({
  id: memory.id,
  text: memory.text,
  subject: memory.subject,
  slot: memory.slot,
  documentDate: memory.documentDate,
  eventDates: memory.eventDates,
});
