// What the rest of the program knows of the store. Reads are bound to one tag before anything can be asked; writes of documents,
// passages and memories are plans; the queue, containers, keys and settings have their own few transactions.

import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Container, OrganizationSettings } from "#domain/container.ts";
import type { Document, DocumentFailure, DocumentStatus, ProcessingStage } from "#domain/document.ts";
import type { Job, JobPayload, WaitingContent } from "#domain/job.ts";
import type { ApiKey } from "#domain/key.ts";
import type { Memory, Relation, Source } from "#domain/memory.ts";
import type { Merge } from "#domain/merge.ts";
import type { DocumentContent, Fence, Plan } from "#domain/plan.ts";
import type { AggregationMark } from "#domain/plans/aggregate-memories.ts";
import type { Reclassification } from "#domain/reclassification.ts";
import type { UsageRow } from "#domain/usage.ts";
import type { AuditStore } from "./audit-store.ts";
import type { FreshPassages } from "./least-size.ts";
import type { Listing } from "./lists.ts";
import type { ManyTagsRows } from "./many-tags.ts";
import type { ProcessStore } from "./process-store.ts";
import type { Snapshot } from "./stored-moment.ts";
import type { WebhookStore } from "./webhook-store.ts";

/** A page of everything an index of the tag holds. Pages come by table, in id order; vectors only of the asked model. */
export interface TagRows {
  readonly documents: readonly Document[];
  readonly chunks: readonly { readonly row: Chunk; readonly vector: Float32Array | null }[];
  readonly memories: readonly { readonly row: Memory; readonly vector: Float32Array | null }[];
  readonly sources: readonly Source[];
  readonly relations: readonly Relation[];
}

/** Reads of one tag; the tag is part of every key it asks for. */
export interface TagReader {
  readonly tag: string;
  /** 0 when the tag does not exist. */
  revision(): Promise<number>;
  /** Streams the rows for the tag's index, at most `pageSize` (default 2,000) of each table at a time. Documents of other home tags that list this tag are included with their chunks. */
  rows(model: string, pageSize?: number): AsyncIterable<TagRows>;
  document(id: string): Promise<Document | null>;
  documentByCustomId(customId: string): Promise<Document | null>;
  documents(ids: readonly string[]): Promise<Document[]>;
  /** Documents that are done but whose memories have still to form, in accepted order; none while the tag is being merged. */
  awaitingDreams(limit: number): Promise<Document[]>;
  content(documentId: string): Promise<DocumentContent | null>;
  /** What was sent for the document and waits for its turn, the oldest first; what is in work is among it until it is committed. */
  waiting(documentId: string): Promise<WaitingContent[]>;
  /** Ordered by position. */
  chunks(documentId: string): Promise<Chunk[]>;
  chunkIds(documentId: string): Promise<string[]>;
  /** Those of them at the positions, ordered by it. */
  chunksAt(documentId: string, positions: readonly number[]): Promise<Chunk[]>;
  chunksById(ids: readonly string[]): Promise<Chunk[]>;
  vectors(kind: "chunk" | "memory", ids: readonly string[], model: string): Promise<Map<string, Float32Array>>;
  memory(id: string): Promise<Memory | null>;
  memories(ids: readonly string[]): Promise<Memory[]>;
  /** Memories that have a source in the document. */
  memoriesOfDocument(documentId: string): Promise<Memory[]>;
  /** Every version of the chains with these roots, oldest first. */
  versions(rootIds: readonly string[]): Promise<Memory[]>;
  sourcesOfMemories(memoryIds: readonly string[]): Promise<Source[]>;
  sourcesOfDocument(documentId: string): Promise<Source[]>;
  /** All edges that touch one of these memories. */
  relations(memoryIds: readonly string[]): Promise<Relation[]>;
}

/** A newly accepted document, or new content for a known one. */
export interface Acceptance {
  readonly document: Document;
  readonly payload: JobPayload;
  readonly mode: Job["mode"];
  /** The document of this very id: one that is gone is `not_found`, and does not come back. */
  readonly mustExist?: boolean;
  /** Kept in the same transaction; one that is there already makes it `busy`. */
  readonly receipt?: Receipt | undefined;
}

export interface QueueStore {
  /**
   * Writes document and job in one transaction; on disk when it resolves. A known customId of the tag keeps the stored id and
   * creation date: then the stored document is passed to `reconcile`, whose answer is written instead (null: nothing to do).
   * Creates the container when it is new. Changing a known document raises the tag's `revision`, which is then given back; a new
   * document does not, so that adding many does not keep commits from their turn. Throws `TagMoved` when one of its tags is being
   * merged or has been.
   */
  accept(
    acceptance: Acceptance,
    jobId: string,
    now: EpochMs,
    reconcile: (stored: Document, incoming: Acceptance) => Acceptance | null,
  ): Promise<{ readonly document: Document; readonly isQueued: boolean; readonly revision: number | null }>;
  /**
   * The tag's next job that is due, claimed until `leaseUntil` with its attempt raised; else when to look again (null: nothing is
   * waiting, or the tag is being merged). A job never overtakes an earlier one of the same document; to work on one job at a time
   * is the caller's part.
   */
  claim(
    tag: string,
    now: EpochMs,
    leaseUntil: EpochMs,
  ): Promise<{ readonly job: Job; readonly payload: JobPayload } | { readonly dueAt: EpochMs | null }>;
  /** Throws `StaleClaim` when the claim no longer holds. */
  renew(tag: string, fence: Fence, leaseUntil: EpochMs): Promise<void>;
  /** Gives the job back to be taken again at `notBefore`; does nothing when the claim is stale. */
  release(tag: string, fence: Fence, notBefore: EpochMs): Promise<void>;
  /** Has a job that waits for its time taken at once; false when there is no such job. */
  hasten(tag: string, jobId: string): Promise<boolean>;
  /** Shows where the document stands; writes nothing when the claim is stale. */
  progress(
    tag: string,
    fence: Fence,
    documentId: string,
    status: DocumentStatus,
    stage: ProcessingStage | null,
  ): Promise<void>;
  /**
   * Drops the job and marks the document failed, to be deleted at `deleteAt`; one that was read before is done again and keeps what it
   * held. Does nothing when the claim is stale.
   */
  fail(
    tag: string,
    fence: Fence,
    documentId: string,
    failure: DocumentFailure,
    now: EpochMs,
    deleteAt: EpochMs,
  ): Promise<void>;
  /** Number of jobs waiting or in work, of one tag and of all. */
  depth(tag: string): Promise<number>;
  totalDepth(): Promise<number>;
  /** Tags that have jobs, dreams or failed documents waiting; read once at start. */
  tagsWithWork(): Promise<string[]>;
  /** Failed documents of all tags whose `deleteAt` has passed, or lies more than `retentionMs` ahead (the clock went back). */
  expiredFailures(now: EpochMs, retentionMs: number, limit: number): Promise<Document[]>;
  /** Ends the claims of one tag: only its holder works on it. */
  releaseClaims(tag: string): Promise<void>;
  /** Ends every claim and wait: at start no other process works on an embedded database, and what failed in an earlier one may go well. */
  releaseAllClaims(): Promise<void>;
}

export interface ContainerStore {
  get(tag: string): Promise<Container | null>;
  list(): Promise<Container[]>;
  tags(): Promise<string[]>;
  /** Creates the container when it is new, and changes only what is given. */
  patch(
    tag: string,
    changes: Partial<Pick<Container, "name" | "entityContext" | "memoryFilesystemPaths" | "profileBuckets">>,
    now: EpochMs,
  ): Promise<Container>;
  /** No merge of the tag begins before `until`. Throws `busy` while the tag is being merged. */
  beginDeletion(tag: string, until: EpochMs): Promise<void>;
  /** The deletion is given up: what is left stays. */
  endDeletion(tag: string): Promise<void>;
  /** Tags whose deletion was cut off, and into which nothing has come since. */
  halfDeleted(): Promise<string[]>;
  /** Drops the container's own row, and what stands for it; what was in it has been deleted before. */
  remove(tag: string): Promise<void>;
}

/** Where what is written to a tag belongs. */
export interface Home {
  /** The tag itself, or the one that it was merged into. */
  readonly tag: string;
  /** A merge is at work on it: writes have to wait. */
  readonly isMoving: boolean;
}

export interface MergeStore {
  /** Throws `not_found` when one of the tags does not exist. */
  create(merge: Pick<Merge, "id" | "target" | "sources">, now: EpochMs): Promise<void>;
  get(id: string): Promise<Merge | null>;
  /** The oldest merge that is not over: merges are worked on one after the other. */
  current(): Promise<Merge | null>;
  /** The merges that are not over, the oldest first. */
  open(limit: number): Promise<Merge[]>;
  /**
   * Does the next bounded part of the merge and records it in the same transaction. Answers with the merge as it is then, and the
   * tags of which other processes of this program may hold what is no longer true. Throws `busy` when a tag is being deleted.
   */
  advance(merge: Merge, now: EpochMs): Promise<{ readonly merge: Merge; readonly changedTags: readonly string[] }>;
  /** Ends a merge that cannot go on: takes the copies back, or, when nothing was copied yet, ends it at once. */
  giveUp(merge: Merge, error: string, now: EpochMs): Promise<Merge>;
  homeOf(tag: string): Promise<Home>;
  /**
   * Moves what was accepted for a tag at the very moment at which it was merged; a bounded number of documents at a time. Answers
   * with the tag they belong to now; null when there are none.
   */
  adoptLate(tag: string, now: EpochMs): Promise<string | null>;
}

export interface OrganizationStore {
  settings(): Promise<OrganizationSettings>;
  patchSettings(changes: Partial<OrganizationSettings>): Promise<OrganizationSettings>;
}

export interface KeyStore {
  byHash(hash: string): Promise<ApiKey | null>;
  list(): Promise<ApiKey[]>;
  /** Replaces the key with the same id. */
  put(key: ApiKey): Promise<void>;
  /** Puts the key in the place of what its id had just now (null: of nothing); false, and nothing done, where that is another one by now. */
  replace(key: ApiKey, before: ApiKey | null): Promise<boolean>;
  /** Ends the key; false, and nothing done, for the last living owner's: nobody could make another one. */
  revoke(id: string, now: EpochMs): Promise<boolean>;
}

/** What each key made the service do. */
export interface UsageStore {
  add(rows: readonly UsageRow[]): Promise<void>;
  /** All rows of a month, `YYYY-MM`. */
  month(month: string): Promise<UsageRow[]>;
}

/** Files that clients uploaded: their bytes lie beside the database. */
export interface FileStore {
  /** Those of the ids that a document or a waiting job needs. */
  referenced(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What a write was answered with. */
export interface GivenAnswer {
  /** Of the request. */
  readonly fingerprint: string;
  /** Null while the work is not known to be done. */
  readonly json: string | null;
  readonly since: EpochMs;
}

/** A part of a write that is done by accepting a document: kept with the document, for when the write is sent again. */
export interface Receipt extends Pick<GivenAnswer, "fingerprint" | "since"> {
  readonly keyId: string;
  readonly name: string;
  readonly part: number;
  readonly jsonOf: (document: Document) => string;
}

/** Answers by the key that asked and its Idempotency-Key. */
export interface AnswerStore {
  /** Of the whole write, or of one part of it. */
  get(keyId: string, name: string, part?: number): Promise<GivenAnswer | null>;
  /** False when there is an answer already. */
  reserve(keyId: string, name: string, answer: GivenAnswer): Promise<boolean>;
  /** The answer of the whole, which takes the place of its parts' answers. */
  put(keyId: string, name: string, answer: GivenAnswer): Promise<void>;
  drop(keyId: string, name: string, part?: number): Promise<void>;
  /** Drops at most `limit` answers that were given until `time`; resolves to how many. */
  dropBefore(time: EpochMs, limit: number): Promise<number>;
}

export interface AggregationStore {
  /** Of each bucket of the tag that was ever looked at. */
  marks(tag: string): Promise<AggregationMark[]>;
  /** Records what changed of the marks, and that changes up to a revision of the tag await nothing any more. */
  settle(tag: string, marks: readonly AggregationMark[], revision: number): Promise<void>;
  /** Tags in which some bucket has waited long enough, or a change awaits that its aggregates are looked at. */
  dueTags(now: EpochMs, limit: number): Promise<string[]>;
}

export interface ReclassificationStore {
  /** Begins, or begins anew. */
  request(tag: string, now: EpochMs): Promise<Reclassification>;
  get(tag: string): Promise<Reclassification | null>;
  /** The one that has waited longest of those that are not over. */
  oldest(): Promise<Reclassification | null>;
  /** Records how far it is; null when it was asked for anew or another process went on with it. */
  record(
    at: Reclassification,
    progress: Partial<Pick<Reclassification, "status" | "after" | "done" | "total" | "changed" | "error">>,
    now: EpochMs,
  ): Promise<Reclassification | null>;
}

/** A model's vectors. Those of different models are never compared. */
export interface VectorSpace {
  readonly model: string;
  readonly dimensions: number;
  /** Where a model that runs elsewhere is asked; null for others, and where the address may hold a secret. */
  readonly url: string | null;
}

/** The making of a model's vectors for everything that is stored. */
export interface Reembedding extends VectorSpace {
  readonly status: "running" | "failed" | "completed";
  /** Rows that were looked at, of how many. */
  readonly done: number;
  readonly total: number;
  /** Texts embedded. */
  readonly embedded: number;
  /** Whether the vectors that it replaced are deleted. */
  readonly isSwept: boolean;
  /** What holds it up, or ended it. */
  readonly error: string | null;
  readonly startedAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** A passage or memory, with the text that its vector is made of. */
export interface RowText {
  readonly tag: string;
  readonly id: string;
  readonly text: string;
}

/** Vectors of a plan's rows by a second model, by the row's id. */
export interface BesideVectors {
  readonly model: string;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** The vectors that are searched, and those that are being made to take their place. */
export interface VectorSpaceStore {
  /** Null before anything was recorded. */
  active(): Promise<VectorSpace | null>;
  /** Records whose vectors are searched, without changing where they lie. */
  activate(space: VectorSpace): Promise<void>;
  /** The one that runs, or the last one. */
  reembedding(): Promise<Reembedding | null>;
  /** Records that vectors are being made; one that was begun for the same model goes on. */
  begin(space: VectorSpace, now: EpochMs): Promise<Reembedding>;
  /** Records how far it is. */
  report(
    progress: Partial<Pick<Reembedding, "status" | "done" | "total" | "embedded" | "isSwept" | "error">>,
    now: EpochMs,
  ): Promise<void>;
  count(kind: "chunk" | "memory"): Promise<number>;
  /** Rows of all tags in key order, after one. */
  page(kind: "chunk" | "memory", after: RowText | null, limit: number): Promise<RowText[]>;
  /** Those of the rows that have no vector of the model yet. */
  without(kind: "chunk" | "memory", rows: readonly RowText[], model: string): Promise<RowText[]>;
  /** Keeps vectors of rows that are still there. */
  keep(
    kind: "chunk" | "memory",
    rows: readonly RowText[],
    vectors: readonly Float32Array[],
    model: string,
  ): Promise<void>;
  /** Changes with every step of a merge; null while one is under way. */
  mergeMark(): Promise<number | null>;
  /**
   * In one transaction the model's vectors are those that are searched; false when a merge has moved since the mark. Throws
   * `conflict` when vectors of this model are not being made any more, and are not searched either.
   */
  switch(model: string, mark: number, now: EpochMs): Promise<boolean>;
  /** Deletes up to `limit` vectors that are not searched any more, after a key; null when there are none left. */
  sweep(after: SweptTo | null, limit: number): Promise<SweptTo | null>;
}

/** The key of the last vector that was looked at. */
export type SweptTo = readonly [tag: string, kind: string, id: string];

export interface Store {
  readonly spaces: VectorSpaceStore;
  readonly aggregations: AggregationStore;
  readonly reclassifications: ReclassificationStore;
  readonly files: FileStore;
  readonly answers: AnswerStore;
  readonly webhooks: WebhookStore;
  readonly processes: ProcessStore;
  readonly usage: UsageStore;
  readonly listing: Listing;
  readonly audit: AuditStore;
  readonly queue: QueueStore;
  readonly containers: ContainerStore;
  readonly merges: MergeStore;
  readonly organization: OrganizationStore;
  readonly keys: KeyStore;
  /** All reads of one tag. */
  tag(tag: string): TagReader;
  /** What is in each of very many tags, in one pass; those in which there is nothing are left out. */
  manyTags(tags: readonly string[], model: string): AsyncIterable<ManyTagsRows>;
  /** The home tag of a document or memory id, or null. The caller checks that its key may see that tag before it reads on. */
  locate(kind: "document" | "memory", id: string): Promise<string | null>;
  /** Those of the ids that are there, with the tags that they live in: one, during a merge two. */
  homes(kind: "document" | "memory", ids: readonly string[]): Promise<{ readonly id: string; readonly tag: string }[]>;
  /** Refuses passages that no commit could take, with its error, before there is a vector of any. */
  assertFits(passages: FreshPassages): Promise<void>;
  /**
   * Applies a plan in one transaction and returns the tag's new revision. Throws `StaleRevision` when the tag has moved on and
   * `StaleClaim` when the fence no longer holds, `TagMoved` when one of its tags is being merged or has been; then nothing was written.
   * `beside` has the vectors of a second model, which are made to be searched later.
   */
  commit(plan: Plan, model: string, beside?: BesideVectors | null): Promise<number>;
  /** Everything as it is at this moment, for as long as it takes to read it. */
  snapshot(): Promise<Snapshot>;
  /** A write and a read that prove the database works. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
