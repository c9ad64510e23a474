// A plan: everything that one commit changes in one tag, as a value. Pure functions make plans, the store applies them in one
// transaction, and the tag's index and profile then take the same plan. Nothing else writes documents, passages or memories.

import type { Chunk } from "./chunk.ts";
import type { Document } from "./document.ts";
import type { PlanEvent } from "./event.ts";
import type { Memory, Relation, Source } from "./memory.ts";

export interface Changes<Row> {
  /** Whole rows, inserted or replaced by id. */
  readonly put: readonly Row[];
  /** Ids of rows that go for good. */
  readonly remove: readonly string[];
}

/** A chunk or memory with its vector; null leaves the stored vector as it is. */
export interface Embedded<Row> {
  readonly row: Row;
  readonly vector: Float32Array | null;
}

/** The document's whole content: as sent, and as extracted. */
export interface DocumentContent {
  readonly documentId: string;
  readonly raw: string | null;
  readonly text: string;
  readonly sections: string;
}

/** The claim under which the work was done; the commit fails when the job is gone or was claimed again. */
export interface Fence {
  readonly jobId: string;
  readonly attempt: number;
}

export interface Plan {
  readonly tag: string;
  /** The revision of the tag that the plan was computed from; the commit raises it by one. */
  readonly baseRevision: number;
  readonly fence: Fence | null;
  readonly documents: Changes<Document>;
  readonly contents: Changes<DocumentContent>;
  readonly chunks: Changes<Embedded<Chunk>>;
  readonly memories: Changes<Embedded<Memory>>;
  /** Removing a memory or a document removes its sources and relations too; these are for the ones that go alone. */
  readonly sources: { readonly put: readonly Source[]; readonly remove: readonly Source[] };
  readonly relations: { readonly put: readonly Relation[]; readonly remove: readonly Relation[] };
  readonly jobs: { readonly remove: readonly string[] };
  /** What those who watch the tag are told once the plan is committed. */
  readonly events: readonly PlanEvent[];
  /** Whether the tag's aggregates have to be looked at afterwards. */
  readonly awaitsAggregation: boolean;
}

export const emptyPlan = (tag: string, baseRevision: number, fence: Fence | null = null): Plan => ({
  tag,
  baseRevision,
  fence,
  documents: { put: [], remove: [] },
  contents: { put: [], remove: [] },
  chunks: { put: [], remove: [] },
  memories: { put: [], remove: [] },
  sources: { put: [], remove: [] },
  relations: { put: [], remove: [] },
  jobs: { remove: [] },
  events: [],
  awaitsAggregation: false,
});

/** The plan as it is for tags that were merged into others meanwhile: ids stay, only where they live is another place. */
export const movePlan = (plan: Plan, homeOf: (tag: string) => string): Plan => {
  const { documents, chunks, memories } = plan;
  const tags = new Set([
    plan.tag,
    ...documents.put.flatMap(({ tag, otherTags }) => [tag, ...otherTags]),
    ...chunks.put.map(({ row }) => row.tag),
    ...memories.put.map(({ row }) => row.tag),
  ]);
  if ([...tags].every((tag) => homeOf(tag) === tag)) return plan;
  const moved = <Row extends { readonly tag: string }>(row: Row): Row => ({ ...row, tag: homeOf(row.tag) });
  const movedRow = <Row extends { readonly tag: string }>({ row, vector }: Embedded<Row>) => ({
    row: moved(row),
    vector,
  });
  return {
    ...plan,
    tag: homeOf(plan.tag),
    documents: { ...documents, put: documents.put.map((document) => moveDocument(document, homeOf)) },
    chunks: { ...chunks, put: chunks.put.map(movedRow) },
    memories: { ...memories, put: memories.put.map(movedRow) },
  };
};

/** The document under the tags that its own were merged into. */
export const moveDocument = (document: Document, homeOf: (tag: string) => string): Document => {
  const tag = homeOf(document.tag);
  const otherTags = [...new Set(document.otherTags.map(homeOf))].filter((other) => other !== tag);
  return { ...document, tag, otherTags };
};
