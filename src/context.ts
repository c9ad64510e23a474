// What request handlers and background work may use, as one value made by app.ts.

import type { Logger } from "#contracts/plugin.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import type { Clock, EpochMs, IdSource } from "#domain/clock.ts";
import type { Document, DreamingMode, TaskType } from "#domain/document.ts";
import type { Filter } from "#domain/filter.ts";
import type { JobPayload } from "#domain/job.ts";
import type { Reach } from "#domain/key.ts";
import type { Metadata, MetadataMatch } from "#domain/metadata.ts";
import type { Plan } from "#domain/plan.ts";
import type { Profile } from "#domain/profile.ts";
import type { SearchAnswer, SearchRequest } from "#domain/search.ts";
import type { AboutRequest } from "#pipeline/find-about.ts";
import type { Match } from "#retrieval/find-about.ts";
import type { Reembedding } from "#src/embedding/reembedding.ts";
import type { Events } from "#src/events/events.ts";
import type { Files } from "#src/files/files.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import type { Usage } from "#src/usage.ts";
import type { Remember } from "#src/writing/remember.ts";
import type { SortStatements } from "#src/writing/sort-statements.ts";
import type { Receipt, Store, TagReader } from "#store/store.ts";

export interface IngestRequest {
  /** Home tag first; validated and authorised by the caller. */
  readonly tags: readonly [string, ...string[]];
  readonly payload: JobPayload;
  /** Id of the key whose meters count the work. */
  readonly keyId: string | null;
  /** Of that key: where one of the tags was merged into another, only a key that may write there may go on. */
  readonly reach: Reach;
  /** Set to change this document; else customId decides whether it is a new one. */
  readonly documentId: string | null;
  readonly customId: string | null;
  /** `merge`: a repeated customId brings new or full content; `replace`: the content is the whole document. */
  readonly mode: "merge" | "replace";
  /** Undefined fields of a known document stay as they are. */
  readonly metadata: Metadata | null | undefined;
  readonly filterByMetadata: MetadataMatch | null;
  readonly entityContext: string | null | undefined;
  readonly dreaming: DreamingMode;
  /** Null where the request does not say: the container's allow-list of paths decides. */
  readonly taskType: TaskType | null;
  readonly title: string | null;
  readonly filepath: string | null | undefined;
  readonly documentDate: EpochMs | null;
}

/** Accepts content for ingestion; on disk when it resolves, and with it the receipt. */
export type Ingest = (request: IngestRequest, receipt?: Receipt) => Promise<Document>;

/**
 * The one way to change documents, passages and memories: `compute` reads the tag and answers with a plan (null: nothing to do);
 * the plan is committed, and the tag's index and profile take it before this resolves. Computed again when the tag has moved on.
 * `reach` is that of the key which asked for it, where it may name other tags.
 */
export type Transact = (
  tag: string,
  compute: (reader: TagReader, revision: number) => Promise<Plan | null>,
  reach?: Reach,
) => Promise<Plan | null>;

export interface ProfileRequest {
  readonly tag: string;
  readonly filter: Filter | null;
  readonly sections: readonly ("static" | "dynamic" | "buckets")[];
  /** Bucket keys to return; null for all configured ones. */
  readonly buckets: readonly string[] | null;
}

export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly files: Files;
  /** Why nothing would be sent to an address, as far as that is known now; null where it may be. */
  readonly refusalOf: (url: string) => Promise<string | null>;
  /** Whether an extractor of a third party reads files of which no bundled one does. */
  readonly readsFile: (mediaType: string, name: string) => Promise<boolean>;
  readonly ingest: Ingest;
  readonly transact: Transact;
  /** Lets what is sent to the tag wait until what is given back is called. */
  readonly hold: (tag: string) => () => void;
  /** Resolves when all that the database shows of the tag (null: of any tag) is found by searches too. */
  readonly published: (tag: string | null) => Promise<void>;
  readonly events: Events;
  readonly telemetry: Pick<Telemetry, "metrics" | "tracing">;
  /** @param signal ends a search that nobody waits for any more */
  readonly search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchAnswer>;
  /** The memories that a request to forget means, surest first. */
  readonly findAbout: (request: AboutRequest) => Promise<readonly Match[]>;
  readonly profile: (request: ProfileRequest) => Promise<Partial<Profile>>;
  /** Unit vectors for texts that are written directly. */
  readonly embed: (texts: readonly string[], purpose: "document" | "query") => Promise<Float32Array[]>;
  /** Three to six bucket definitions that fit what an organization says of itself. */
  readonly suggestBuckets: (filterPrompt: string) => Promise<readonly BucketDefinition[]>;
  /** Writes statements directly; searchable when it resolves. */
  readonly remember: Remember;
  /** The buckets of statements that a client words itself. */
  readonly sortStatements: SortStatements;
  readonly usage: Usage;
  /** Name of the vector space in use. */
  readonly embeddingModel: string;
  /** Makes the vectors of another model in the background. */
  readonly reembedding: Pick<Reembedding, "start" | "state">;
  /** Resolves when the service can write and search, else rejects with the reason. */
  readonly ready: () => Promise<void>;
  /** Makes sure that tags whose memories are to be sorted into the buckets of now are taken up. */
  readonly wakeReclassifying: () => void;
  /** Makes sure that a tag in which something waits is taken up. */
  readonly wakeTag: (tag: string) => void;
  /** Makes sure that merges that wait are taken up. */
  readonly wakeMerges: () => void;
  /** Resolves when no work is queued, running or waiting to dream. */
  readonly idle: () => Promise<void>;
}
