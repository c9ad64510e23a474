// Turns the hits of an index into results with their sources, documents and passages, while the index is at hand.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { Place, Rankable } from "#domain/fuse.ts";
import type { Source } from "#domain/memory.ts";
import type { SearchResult, SourceReference } from "#domain/search.ts";
import { calibrateBest } from "#domain/similarity.ts";
import type { Hit } from "#retrieval/select.ts";
import type { TagIndex } from "#retrieval/tag-index.ts";
import type { Folded } from "./syntheses.ts";

/** A long turn of a person is shown whole up to this length; an assistant's answers are shown in pieces. */
const WHOLE_TURN_CHARACTERS = 1_500;
/** What is quoted of the turn that a passage is of. */
const QUOTE_CHARACTERS = 4_000;

const charactersOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { text }) => sum + text.length, 0);

/** What is shown of a passage: the whole turn where that is short, else the passage. */
const shownOf = (index: TagIndex, chunk: Chunk): Chunk[] => {
  if (chunk.speaker === null || (chunk.role !== "user" && chunk.role !== "other")) return [chunk];
  const turn = index.chunks.utteranceOf(chunk);
  return charactersOf(turn) <= WHOLE_TURN_CHARACTERS ? turn : [chunk];
};

export const placeHit =
  (index: TagIndex) =>
  (hit: Hit): Place | null => {
    if (hit.kind === "memory") return null;
    const shown = shownOf(index, hit.row);
    const first = shown[0]?.position ?? hit.row.position;
    return { documentId: hit.row.documentId, first, last: first + shown.length - 1, characters: charactersOf(shown) };
  };

export const viewHit =
  (index: TagIndex) =>
  (hit: Hit): Rankable => ({
    kind: hit.kind,
    id: hit.row.id,
    text: hit.row.text,
    sources: hit.kind === "memory" ? index.memories.sourcesOf(hit.row.id) : [],
  });

/** Ids of the memories that say what holds instead of what the hit says. */
export const successorsOf = (index: TagIndex, hit: Hit): string[] => {
  if (hit.kind === "chunk") return index.memories.successorsOfChunk(hit.row.id).map(({ id }) => id);
  const successor = index.memories.successorOf(hit.row);
  return successor === null ? [] : [successor.id];
};

const distinct = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];

const chunkOf = (index: TagIndex, source: Source): Chunk | null =>
  source.chunkId === null ? null : index.chunks.rows.get(source.chunkId);

const referTo = (index: TagIndex, source: Source): SourceReference => {
  const chunk = chunkOf(index, source);
  return {
    documentId: source.documentId,
    chunkPosition: chunk?.position ?? null,
    quote: source.quote,
    date: chunk?.at ?? index.document(source.documentId)?.documentDate ?? null,
  };
};

/** The turn that a passage is a piece of, where it is not too long to quote. */
const quoteOf = (index: TagIndex, passage: Chunk): string => {
  const turn = index.chunks.utteranceOf(passage);
  return charactersOf(turn) <= QUOTE_CHARACTERS ? turn.map(({ text }) => text).join("\n") : passage.text;
};

/** One passage, or several that follow each other and are shown as one under the id of the first given, the best. */
const describePassages = (index: TagIndex, similarity: number, passages: readonly Chunk[]): SearchResult => {
  const [best] = passages as [Chunk, ...Chunk[]];
  const shown = new Set(passages.flatMap((passage) => shownOf(index, passage)));
  const inOrder = [...shown].sort((a, b) => a.position - b.position);
  const document = index.document(best.documentId);
  const sources = passages.map((passage) => ({
    documentId: passage.documentId,
    chunkPosition: passage.position,
    quote: quoteOf(index, passage),
    date: passage.at ?? document?.documentDate ?? null,
  }));
  const chunk: Chunk = {
    ...best,
    text: inOrder.map(({ text }) => text).join("\n"),
    start: inOrder[0]?.start ?? best.start,
    end: inOrder.at(-1)?.end ?? best.end,
  };
  const documents = document === null ? [] : [document];
  return { kind: "chunk", tag: index.tag, similarity, sources, documents, chunk };
};

/**
 * @param hits a memory, or passages that follow each other, best first.
 * @param folded what the memories sum up that were made for this answer.
 */
export const describeHits = (index: TagIndex, hits: readonly Hit[], folded: Folded): SearchResult => {
  const [hit] = hits as [Hit, ...Hit[]];
  const similarity = calibrateBest(hit.likenesses);
  const { tag } = index;
  if (hit.kind === "chunk") {
    const passages = hits.flatMap((other) => (other.kind === "chunk" ? [other.row] : []));
    return describePassages(index, similarity, passages);
  }
  const sources = (folded.get(hit.row.id) ?? [hit.row]).flatMap(({ id }) => index.memories.sourcesOf(id));
  const documents: Document[] = distinct(sources.map((source) => index.document(source.documentId)));
  const chunks: Chunk[] = distinct(sources.map((source) => chunkOf(index, source)));
  return {
    kind: "memory",
    tag,
    similarity,
    sources: sources.map((source) => referTo(index, source)),
    documents,
    memory: hit.row,
    context: null,
    chunks,
  };
};
