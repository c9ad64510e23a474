// Remembers a conversation session by session as the service does: draws, embeds, links, forms, and takes passages and plan into the index.

import type { Linker } from "#contracts/linker.ts";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import { formMemories } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { linkInputs } from "#pipeline/dream.ts";
import { type IndexRows, TagIndex } from "#retrieval/tag-index.ts";
import { documentRow } from "#test/support/rows.ts";
import { chunksOf, type Turn } from "../memory/chunks.ts";
import { extractFrom } from "../memory/extract.ts";
import type { EmbedTexts } from "../memory/vectors.ts";

export interface Models {
  readonly extractor: MemoryExtractor;
  readonly linker: Linker;
  readonly embed: EmbedTexts;
  readonly dimensions: number;
}

/** As many as the service shows its linker. */
const NEIGHBOURS = 12;
const context = {
  signal: new AbortController().signal,
  logger: { debug() {}, info() {}, warn() {}, error() {} },
};

const sessionsOf = (turns: readonly Turn[]): Turn[][] => {
  const sessions: Turn[][] = [];
  for (const turn of turns) {
    const last = sessions.at(-1);
    if (last?.[0]?.at === turn.at) last.push(turn);
    else sessions.push([turn]);
  }
  return sessions;
};

const draw = async (models: Models, turns: readonly Turn[], documentId: string): Promise<NewMemory[]> => {
  const at = turns[0]?.at ?? 0;
  const drawn = await extractFrom(models.extractor, turns, at);
  const vectors = await models.embed(drawn.map(({ memory }) => memory.text));
  return drawn.map(({ memory: { sources, ...fields } }, i) => ({
    ...fields,
    id: `${documentId}-${String(i).padStart(5, "0")}`,
    buckets: [],
    metadata: null,
    documentDate: at,
    forgetReason: null,
    vector: vectors[i] as Float32Array,
    sources: sources.map((source) => ({ ...source, documentId })),
  }));
};

/** Every turn is a passage: memories and the passages they were drawn from help each other in a search. */
const passagesOf = async (
  models: Models,
  turns: readonly Turn[],
  tag: string,
  documentId: string,
): Promise<IndexRows> => {
  const chunks = chunksOf(turns, tag).map((chunk) => ({ ...chunk, documentId }));
  const vectors = await models.embed(chunks.map(({ text }) => text));
  return {
    documents: [documentRow({ id: documentId, tag, documentDate: turns[0]?.at ?? 0 })],
    chunks: chunks.map((row, i) => ({ row, vector: vectors[i] ?? null })),
    memories: [],
    sources: [],
    relations: [],
  };
};

export interface Remembered {
  readonly index: TagIndex;
  readonly memories: ReadonlyMap<string, Memory>;
  /** Turns that stand behind each memory, also those by which it was strengthened. */
  readonly turnsOf: (memoryId: string) => readonly string[];
}

export const remember = async (models: Models, tag: string, turns: readonly Turn[]): Promise<Remembered> => {
  const index = new TagIndex(tag, models.dimensions, 0);
  const memories = new Map<string, Memory>();
  const sources: Source[] = [];
  const relations = new Map<string, Relation>();
  for (const [i, session] of sessionsOf(turns).entries()) {
    // Nothing expires: what is asked for may be years old.
    const now = 0;
    const documentId = `${tag}-${String(i).padStart(3, "0")}`;
    const candidates = await draw(models, session, documentId);
    const vectors = candidates.map(({ vector }) => vector);
    const near = index.neighbours(vectors, NEIGHBOURS, now, () => true);
    const links = await models.linker.link(await linkInputs(candidates, near), context);
    const plan = formMemories({
      tag,
      baseRevision: i,
      fence: null,
      now,
      candidates,
      links,
      dreamed: [],
      memories: [...memories.values()],
      sources,
      relations: [...relations.values()],
    });
    for (const { row } of plan.memories.put) memories.set(row.id, row);
    sources.push(...plan.sources.put);
    for (const gone of plan.relations.remove) relations.delete(`${gone.type} ${gone.from} ${gone.to}`);
    for (const edge of plan.relations.put) relations.set(`${edge.type} ${edge.from} ${edge.to}`, edge);
    index.add(await passagesOf(models, session, tag, documentId));
    index.apply(plan, i + 1);
  }
  const turnsOf = (memoryId: string): string[] =>
    sources.filter((source) => source.memoryId === memoryId).map(({ chunkId }) => chunkId ?? "");
  return { index, memories, turnsOf };
};
