// Reads very many container tags in one pass, neighbours in key order together: one after the other, 27,000 tags with next to nothing
// in them took minutes. What lies in memory at a time is a stretch of tags with a bounded number of rows.

import type { EpochMs } from "#domain/clock.ts";
import type { Relation, RelationType, Source } from "#domain/memory.ts";
import type { Database } from "./engine.ts";
import {
  type ChunkRow,
  type DocumentRow,
  type EmbeddingKind,
  type MemoryRow,
  toChunk,
  toDocument,
  toMemory,
  toVector,
  type VectorPlace,
} from "./rows.ts";
import type { TagRows } from "./store.ts";

/** A tag with everything an index of it holds; `rows` null where it has too many to be read with others, or shows documents of others. */
export interface ManyTagsRows {
  readonly tag: string;
  readonly rows: TagRows | null;
}

/** Tags of a stretch. */
const FEWEST_TAGS = 16;
const MOST_TAGS = 1_024;
/** Rows of each table in a stretch: to read them keeps others waiting. */
const MOST_ROWS = 1_000;

const yes = true;
/** Rows come as arrays of their columns: to read the name of each with each row takes longer than what it says. */
const DOCUMENT: Columns<DocumentRow> = {
  ...{ uid: yes, tag: yes, otherTags: yes, customId: yes, status: yes, processingStage: yes, dreamingStatus: yes },
  ...{ taskType: yes, dreaming: yes, type: yes, title: yes, isTitleGiven: yes, summary: yes, url: yes, source: yes },
  ...{ filepath: yes, ogImage: yes, metadata: yes, filterByMetadata: yes, documentDate: yes, isDateGiven: yes },
  ...{ file: yes, fileId: yes, keyId: yes, contentHash: yes, chunkCount: yes, wordCount: yes, tokenCount: yes },
  ...{ failure: yes, deleteAt: yes, dreamedThrough: yes, notes: yes, createdAt: yes, updatedAt: yes },
};
const CHUNK: Columns<ChunkRow> = {
  ...{ uid: yes, tag: yes, documentId: yes, position: yes, text: yes, start: yes, end: yes, lead: yes, speaker: yes },
  ...{ role: yes, at: yes, hash: yes, createdAt: yes },
};
const MEMORY: Columns<MemoryRow> = {
  ...{ uid: yes, tag: yes, text: yes, kind: yes, subject: yes, slot: yes, confidence: yes, isFirstPerson: yes },
  ...{ isStatic: yes, isInference: yes, isAggregated: yes, version: yes, isLatest: yes, parentMemoryId: yes },
  ...{ rootMemoryId: yes, isForgotten: yes, forgetAfter: yes, forgetReason: yes, forgetBatchId: yes },
  ...{ reviewStatus: yes, softSupersededBy: yes, sourceCount: yes, buckets: yes, metadata: yes, documentDate: yes },
  ...{ eventDates: yes, createdAt: yes, updatedAt: yes },
};
const SOURCE: Columns<Source> = {
  ...{ memoryId: yes, documentId: yes, chunkId: yes, quote: yes, start: yes, end: yes, addedAt: yes },
};

const valuesOf = (columns: object): string => Object.keys(columns).join(", ");
const RELATION_VALUES = "VALUE [id[0], id[1], id[2], rule, isSoft, createdAt]";
const TABLES: Readonly<Record<keyof Stretch, string>> = {
  documents: `VALUE [${valuesOf(DOCUMENT)}] FROM document`,
  chunks: `VALUE [${valuesOf(CHUNK)}] FROM chunk`,
  shares: "VALUE id[0] FROM shared_document",
  memories: `VALUE [${valuesOf(MEMORY)}] FROM memory`,
  vectors: "VALUE [id[0], id[1], id[2], v, model] FROM embedding",
  sources: `VALUE [id[0], ${valuesOf(SOURCE)}] FROM sourced_from`,
  updates: `${RELATION_VALUES} FROM updates`,
  extends: `${RELATION_VALUES} FROM extends`,
  derives: `${RELATION_VALUES} FROM derives`,
};

/** As of one moment. Only inside a LET does the engine (core 3.0.2) stop reading at the limit. */
const READ = `BEGIN;
${Object.entries(TABLES)
  .map(([name, select]) => `LET $${name} = (SELECT ${select}:[$first, NONE]..=[$last, ..] LIMIT $most);`)
  .join("\n")}
RETURN { ${Object.keys(TABLES)
  .map((name) => `${name}: $${name}`)
  .join(", ")} };
COMMIT;`;

type Columns<Row> = Readonly<Record<keyof Row, true>>;
type Values = readonly unknown[];
type Edge = readonly [tag: string, from: string, to: string, rule: string, isSoft: boolean, createdAt: EpochMs];

interface Stretch {
  readonly documents: readonly Values[];
  readonly chunks: readonly Values[];
  readonly shares: readonly string[];
  readonly memories: readonly Values[];
  readonly vectors: readonly (readonly [tag: string, kind: string, id: string, v: ArrayBuffer, model: string])[];
  readonly sources: readonly (readonly [tag: string, ...Values])[];
  readonly updates: readonly Edge[];
  readonly extends: readonly Edge[];
  readonly derives: readonly Edge[];
}

const readAs = <Row>(columns: Columns<Row>): ((values: Values) => Row) => {
  const names = Object.keys(columns);
  return (values) => Object.fromEntries(names.map((name, i) => [name, values[i]])) as Row;
};
const readDocument = readAs(DOCUMENT);
const readChunk = readAs(CHUNK);
const readMemory = readAs(MEMORY);
const readSource = readAs(SOURCE);

/** What reading found: nothing where a table has more rows than are read at a time. */
const readStretch = async (database: Database, first: string, last: string): Promise<Stretch | null> => {
  const results = await database.query<readonly unknown[]>(READ, { first, last, most: MOST_ROWS });
  const stretch = results.at(-2) as Stretch;
  return Object.values(stretch).some(({ length }) => length === MOST_ROWS) ? null : stretch;
};

const relationsOf = (stretch: Stretch, type: RelationType) =>
  stretch[type].map(([tag, from, to, rule, isSoft, createdAt]) => ({
    tag,
    relation: { type, from, to, rule, isSoft, createdAt } satisfies Relation,
  }));

/** Tags in which there is nothing are passed over. @param model whose vectors come with the rows */
export async function* rowsOfManyTags(
  database: Database,
  tags: readonly string[],
  model: string,
  place: VectorPlace,
): AsyncGenerator<ManyTagsRows> {
  const inOrder = [...new Set(tags)].sort();
  let count = FEWEST_TAGS;
  for (let at = 0; at < inOrder.length; ) {
    const some = inOrder.slice(at, at + count);
    const stretch = await readStretch(database, some[0] ?? "", some.at(-1) ?? "");
    if (stretch === null && some.length > 1) {
      count = Math.max(1, Math.floor(some.length / 4));
      continue;
    }
    at += some.length;
    count = Math.min(MOST_TAGS, count * 2);
    if (stretch === null) yield { tag: some[0] ?? "", rows: null };
    else yield* byTag(stretch, new Set(some), model, place);
  }
}

const byTag = (stretch: Stretch, wanted: ReadonlySet<string>, model: string, place: VectorPlace): ManyTagsRows[] => {
  const vectors = new Map(
    stretch.vectors
      .filter(([, , , , of]) => of === model)
      .map(([tag, kind, id, bytes]) => [`${tag} ${kind} ${id}`, toVector(bytes)]),
  );
  const vectorOf = (tag: string, kind: EmbeddingKind, id: string): Float32Array | null =>
    vectors.get(`${tag} ${place}${kind} ${id}`) ?? null;
  const groups = <Row extends { readonly tag: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ tag }) => tag);
  const documents = groups(stretch.documents.map(readDocument));
  const chunks = groups(stretch.chunks.map(readChunk));
  const memories = groups(stretch.memories.map(readMemory));
  const sources = groups(stretch.sources.map(([tag, ...values]) => ({ tag, source: readSource(values) })));
  const relations = groups([
    ...relationsOf(stretch, "updates"),
    ...relationsOf(stretch, "extends"),
    ...relationsOf(stretch, "derives"),
  ]);
  const shared = new Set(stretch.shares);
  const found = new Set([...documents.keys(), ...chunks.keys(), ...memories.keys(), ...shared]);
  return [...found]
    .filter((tag) => wanted.has(tag))
    .map((tag) => {
      if (shared.has(tag)) return { tag, rows: null };
      const rows: TagRows = {
        documents: (documents.get(tag) ?? []).map(toDocument),
        chunks: (chunks.get(tag) ?? []).map((row) => ({ row: toChunk(row), vector: vectorOf(tag, "chunk", row.uid) })),
        memories: (memories.get(tag) ?? []).map((row) => ({
          row: toMemory(row),
          vector: vectorOf(tag, "memory", row.uid),
        })),
        sources: (sources.get(tag) ?? []).map(({ source }) => source),
        relations: (relations.get(tag) ?? []).map(({ relation }) => relation),
      };
      return { tag, rows };
    });
};
