// What is exported, one JSON object a line: first what it is, then settings, containers, documents with their passages, memories with
// their sources, and relations; at the end the counts, without which it is not whole.

import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { CONTAINER_TAG } from "#domain/container.ts";
import { DOCUMENT_TYPES } from "#domain/document.ts";
import { ROLES } from "#domain/extracted-text.ts";
import { MAX_CUSTOM_ID } from "#domain/merge.ts";
import { METADATA_KEY, NAMES_PROTOTYPE } from "#domain/metadata.ts";
import { isRecord } from "#domain/record.ts";
import { parseStorable } from "#domain/storable.ts";

export const EXPORT_FORMAT = "mneme-export";
export const EXPORT_VERSION = 1;

const exact = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]));

const MB = 1024 * 1024;
const Id = Type.String({ pattern: "^[A-Za-z0-9_:.-]{1,100}$" });
const Tag = Type.String({ pattern: CONTAINER_TAG.source });
const Time = Type.Integer({ minimum: -8.64e15, maximum: 8.64e15 });
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Word = Type.String({ minLength: 1, maxLength: 200 });
const Short = Type.String({ maxLength: 10_000 });
const Long = Type.String({ maxLength: MB });
const Bool = Type.Boolean();
const Metadata = Type.Record(
  Type.String({ pattern: METADATA_KEY.source }),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
  { additionalProperties: false, maxProperties: 100 },
);
/** Little-endian 32-bit floats in base64. */
const Vector = orNull(Type.String({ pattern: "^[A-Za-z0-9+/]{1,100000}={0,2}$" }));
const Buckets = Type.Array(exact({ key: Type.String({ maxLength: 64 }), description: Short }), { maxItems: 50 });

const StoredFile = exact({ id: Id, name: Short, mediaType: Word, bytes: Count, hash: Word });

const Document = exact({
  id: Id,
  tag: Tag,
  otherTags: Type.Array(Tag, { maxItems: 50 }),
  /** Any text: ids of conversations are. */
  customId: orNull(Type.String({ minLength: 1, maxLength: MAX_CUSTOM_ID })),
  status: oneOf("done", "failed"),
  processingStage: Type.Null(),
  dreamingStatus: oneOf("dreaming", "done"),
  taskType: oneOf("memory", "superrag"),
  dreaming: oneOf("dynamic", "instant"),
  type: oneOf(...DOCUMENT_TYPES),
  title: orNull(Short),
  isTitleGiven: Bool,
  summary: orNull(Long),
  url: orNull(Short),
  source: orNull(Short),
  filepath: orNull(Short),
  ogImage: orNull(Short),
  metadata: orNull(Metadata),
  filterByMetadata: orNull(Metadata),
  documentDate: Time,
  isDateGiven: Bool,
  file: orNull(StoredFile),
  contentHash: Word,
  chunkCount: Count,
  wordCount: Count,
  tokenCount: Count,
  failure: orNull(exact({ code: Word, message: Short })),
  deleteAt: orNull(Time),
  dreamedThrough: orNull(Time),
  notes: Type.Array(Short, { maxItems: 1_000 }),
  createdAt: Time,
  updatedAt: Time,
});

const Content = exact({ raw: orNull(Type.String()), text: Type.String(), sections: Type.String() });

const Chunk = exact({
  id: Id,
  tag: Tag,
  documentId: Id,
  position: Count,
  text: Long,
  start: Count,
  end: Count,
  lead: Long,
  speaker: orNull(Short),
  role: orNull(oneOf(...ROLES)),
  at: orNull(Time),
  hash: Word,
  createdAt: Time,
});

const Memory = exact({
  id: Id,
  tag: Tag,
  text: Long,
  kind: oneOf("fact", "preference", "plan", "event", "relationship", "decision", "instruction", "summary"),
  subject: orNull(Short),
  slot: orNull(exact({ subject: Short, attribute: Short, value: Short })),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  isFirstPerson: Bool,
  isStatic: Bool,
  isInference: Bool,
  isAggregated: Bool,
  version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  isLatest: Bool,
  parentMemoryId: orNull(Id),
  rootMemoryId: orNull(Id),
  isForgotten: Bool,
  forgetAfter: orNull(Time),
  forgetReason: orNull(Short),
  forgetBatchId: orNull(Id),
  reviewStatus: orNull(oneOf("approved", "declined")),
  softSupersededBy: orNull(Id),
  sourceCount: Count,
  buckets: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }),
  metadata: orNull(Metadata),
  documentDate: orNull(Time),
  eventDates: Type.Array(exact({ start: Time, end: Time, label: Short }), { maxItems: 1_000 }),
  createdAt: Time,
  updatedAt: Time,
});

const Source = exact({
  documentId: Id,
  chunkId: orNull(Id),
  quote: Long,
  start: Count,
  end: Count,
  addedAt: Time,
});

const Relation = exact({
  type: oneOf("updates", "extends", "derives"),
  from: Id,
  to: Id,
  rule: Word,
  isSoft: Bool,
  createdAt: Time,
});

const Settings = exact({
  profileBuckets: Buckets,
  filterPrompt: orNull(Short),
  shouldLLMFilter: orNull(Bool),
  includeItems: orNull(Type.Array(Short, { maxItems: 1_000 })),
  excludeItems: orNull(Type.Array(Short, { maxItems: 1_000 })),
  chunkSize: orNull(Type.Integer({ minimum: 1, maximum: 100_000 })),
  workspacePrompt: orNull(Short),
  connectors: Type.Record(Type.String({ maxLength: 100 }), Type.Union([Short, Bool, Type.Null()])),
});

const Header = exact({
  type: Type.Literal("header"),
  format: Type.Literal(EXPORT_FORMAT),
  version: Type.Literal(EXPORT_VERSION),
  program: Word,
  exportedAt: Type.String({ maxLength: 40 }),
  /** Null: of the whole organization. */
  containerTag: orNull(Tag),
  /** Of the vectors. */
  model: Word,
});

const LINES = {
  header: Header,
  settings: exact({ type: Type.Literal("settings"), settings: Settings }),
  container: exact({
    type: Type.Literal("container"),
    tag: Tag,
    name: orNull(Short),
    entityContext: orNull(Short),
    memoryFilesystemPaths: orNull(Type.Array(Short, { maxItems: 1_000 })),
    profileBuckets: Buckets,
  }),
  file: exact({
    type: Type.Literal("file"),
    id: Id,
    data: Type.String({ pattern: "^[A-Za-z0-9+/]*={0,2}$", maxLength: 4 * MB }),
    isLast: Bool,
  }),
  document: exact({ type: Type.Literal("document"), document: Document, content: orNull(Content) }),
  chunk: exact({ type: Type.Literal("chunk"), chunk: Chunk, vector: Vector }),
  memory: exact({
    type: Type.Literal("memory"),
    memory: Memory,
    sources: Type.Array(Source, { maxItems: 100_000 }),
    vector: Vector,
  }),
  relation: exact({ type: Type.Literal("relation"), tag: Tag, relation: Relation }),
  end: exact({
    type: Type.Literal("end"),
    lines: Count,
    /** Documents that wait to be processed: their content is not in the export. */
    waitingDocuments: Count,
    missingFiles: Count,
  }),
} as const;

type Lines = { readonly [Type in keyof typeof LINES]: Static<(typeof LINES)[Type]> };
export type LineType = keyof Lines;
export type Line<Type extends LineType = LineType> = Lines[Type];

/** What is wrong with a line: with which field, and how. */
export interface LineProblem {
  readonly field: string;
  readonly problem: string;
}

const parseJson = (text: string): unknown => {
  try {
    return parseStorable(text);
  } catch {
    return undefined;
  }
};

const isLineType = (type: unknown): type is LineType => typeof type === "string" && Object.hasOwn(LINES, type);

export const parseLine = (text: string): Line | LineProblem => {
  const value = parseJson(text);
  if (!isRecord(value)) return { field: "line", problem: "must be a JSON object" };
  // JSON makes it an ordinary field, copying makes it an object's prototype.
  if (NAMES_PROTOTYPE.test(text)) return { field: "line", problem: "must not have a field named __proto__" };
  const { type } = value;
  if (!isLineType(type)) return { field: "type", problem: `must be one of ${Object.keys(LINES).join(", ")}` };
  const schema = LINES[type];
  if (Value.Check(schema, value)) return value as unknown as Line;
  const [error] = Value.Errors(schema, value);
  const pointer = error?.instancePath ?? "";
  const field = pointer.split("/").slice(1).join(".").slice(0, 200);
  return { field: field === "" ? type : field, problem: (error?.message ?? "is not as it should be").slice(0, 200) };
};

export const isProblem = (line: Line | LineProblem): line is LineProblem => "problem" in line;

export const toBase64 = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64");

/** Null when it is none of that length, or has what is no number. */
export const fromBase64 = (text: string, dimensions: number): Float32Array | null => {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== dimensions * 4) return null;
  const vector = new Float32Array(dimensions);
  new Uint8Array(vector.buffer).set(bytes);
  return vector.every(Number.isFinite) ? vector : null;
};
