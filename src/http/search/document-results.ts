// Matching passages grouped by document, in the order of each document's best passage.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { SearchAnswer } from "#domain/search.ts";
import type { Store } from "#store/store.ts";
import { readContents } from "../documents/read-contents.ts";
import { toMetadata } from "../documents/wire.ts";
import { toIso } from "../fields/time.ts";

interface Wanted {
  readonly limit: number;
  readonly withNeighbours: boolean;
  readonly withContent: boolean;
  readonly withSummary: boolean;
}

interface Group {
  readonly document: Document;
  readonly matches: Map<string, { readonly chunk: Chunk; readonly score: number }>;
}

const grouped = (answer: SearchAnswer): Group[] => {
  const groups = new Map<string, Group>();
  for (const result of answer.results) {
    const [document] = result.documents;
    if (result.kind !== "chunk" || document === undefined) continue;
    const group = groups.get(document.id) ?? { document, matches: new Map() };
    groups.set(document.id, group);
    group.matches.set(result.chunk.id, { chunk: result.chunk, score: Math.min(1, Math.max(0, result.similarity)) });
  }
  return [...groups.values()];
};

/** The matching passages in reading order, on request with the ones before and after each. */
const passages = async (store: Store, { document, matches }: Group, withNeighbours: boolean) => {
  const matching = [...matches.values()].map(({ chunk }) => chunk);
  const near = new Set(matching.flatMap(({ position }) => [position - 1, position, position + 1]));
  const all = withNeighbours ? await store.tag(document.tag).chunksAt(document.id, [...near]) : matching;
  return [...all]
    .sort((a, b) => a.position - b.position)
    .map((chunk) => {
      const match = matches.get(chunk.id);
      return { content: chunk.text, score: match?.score ?? 0, isRelevant: match !== undefined };
    });
};

export const documentResults = async (store: Store, answer: SearchAnswer, wanted: Wanted) => {
  const groups = grouped(answer).slice(0, wanted.limit);
  const documents = groups.map(({ document }) => document);
  const contents = wanted.withContent ? await readContents(store, documents, "includeFullDocs") : null;
  return Promise.all(
    groups.map(async (group) => {
      const { document } = group;
      return {
        documentId: document.id,
        title: document.title,
        type: document.type,
        score: Math.max(...[...group.matches.values()].map(({ score }) => score)),
        metadata: toMetadata(document.metadata),
        createdAt: toIso(document.createdAt),
        updatedAt: toIso(document.updatedAt),
        chunks: await passages(store, group, wanted.withNeighbours),
        ...(wanted.withSummary ? { summary: document.summary } : {}),
        ...(contents === null ? {} : { content: contents.get(document.id) ?? null }),
      };
    }),
  );
};
