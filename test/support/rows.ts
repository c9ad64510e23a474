// Documents, chunks, sources and plans for tests: everything has a plain value, and a test names only what it is about.

import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import type { Source } from "#domain/memory.ts";
import { emptyPlan, type Plan } from "#domain/plan.ts";
import type { Acceptance } from "#store/store.ts";

const DAY = Date.UTC(2024, 0, 1);

export const documentRow = (fields: Partial<Document> & Pick<Document, "id">): Document => ({
  tag: "ada",
  otherTags: [],
  customId: null,
  status: "queued",
  processingStage: null,
  dreamingStatus: "dreaming",
  keyId: null,
  dreamedThrough: null,
  taskType: "memory",
  dreaming: "dynamic",
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
  documentDate: DAY,
  isDateGiven: true,
  file: null,
  contentHash: `hash of ${fields.id}`,
  chunkCount: 0,
  wordCount: 0,
  tokenCount: 0,
  failure: null,
  deleteAt: null,
  notes: [],
  createdAt: DAY,
  updatedAt: DAY,
  ...fields,
});

export const chunkRow = (fields: Partial<Chunk> & Pick<Chunk, "id" | "documentId">): Chunk => ({
  tag: "ada",
  position: 0,
  text: `Passage ${fields.id}.`,
  start: 0,
  end: 10,
  lead: "",
  speaker: null,
  role: null,
  at: null,
  hash: `hash of ${fields.id}`,
  createdAt: DAY,
  ...fields,
});

export const sourceRow = (fields: Partial<Source> & Pick<Source, "memoryId" | "documentId">): Source => ({
  chunkId: null,
  quote: "the words",
  start: 0,
  end: 9,
  addedAt: DAY,
  ...fields,
});

/** A plan for "ada", unless said otherwise, that changes only what is named. */
export const planOf = (baseRevision: number, changes: Partial<Plan> = {}): Plan => ({
  ...emptyPlan(changes.tag ?? "ada", baseRevision),
  ...changes,
});

export const put = <Row>(...rows: Row[]): { readonly put: Row[]; readonly remove: never[] } => ({
  put: rows,
  remove: [],
});
export const remove = <Row>(...rows: Row[]): { readonly put: never[]; readonly remove: Row[] } => ({
  put: [],
  remove: rows,
});

export const acceptanceOf = (document: Document, content = `Content of ${document.id}.`): Acceptance => ({
  document,
  payload: { content, file: null },
  mode: "merge",
});

/** Takes what comes in as it is, under the stored document's identity. */
export const overwrite = (_stored: Document, incoming: Acceptance): Acceptance => incoming;

/** A vector that is told apart from the others by its number. */
export const vectorOf = (number: number): Float32Array => new Float32Array(384).fill(number);
