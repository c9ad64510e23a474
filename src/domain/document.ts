// A document: what a client sent, and where it stands on its way to being remembered.

import type { EpochMs } from "./clock.ts";
import type { Metadata, MetadataMatch } from "./metadata.ts";

export type DocumentStatus = "queued" | "processing" | "done" | "failed";
export type ProcessingStage = "extracting" | "chunking" | "embedding" | "indexing";
export type DreamingStatus = "dreaming" | "done";
export type TaskType = "memory" | "superrag";
export type DreamingMode = "dynamic" | "instant";

export const DOCUMENT_TYPES = [
  "text",
  "pdf",
  "tweet",
  "google_doc",
  "google_slide",
  "google_sheet",
  "image",
  "video",
  "audio",
  "notion_doc",
  "webpage",
  "onedrive",
  "github_markdown",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What a file of this media type is likely to be; once it has been read, its extractor says so for certain. */
export const typeOfMedia = (mediaType: string): DocumentType => {
  if (mediaType === "application/pdf") return "pdf";
  if (mediaType === "text/html") return "webpage";
  const [kind] = mediaType.split("/", 1);
  return kind === "image" || kind === "video" || kind === "audio" ? kind : "text";
};

export interface DocumentFailure {
  readonly code: string;
  readonly message: string;
}

/** A file as a client uploaded it; its bytes lie in the folder of files under its id. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** SHA-256 (hex) of the bytes. */
  readonly hash: string;
}

export interface Document {
  readonly id: string;
  /** The home tag: the document's memories and profile entries live there. */
  readonly tag: string;
  /** Further tags, in the order given, whose searches find the document's passages too. */
  readonly otherTags: readonly string[];
  readonly customId: string | null;
  readonly status: DocumentStatus;
  readonly processingStage: ProcessingStage | null;
  readonly dreamingStatus: DreamingStatus;
  readonly taskType: TaskType;
  readonly dreaming: DreamingMode;
  readonly type: DocumentType;
  readonly title: string | null;
  /** A title that the client gave stays; an extracted one follows the content. */
  readonly isTitleGiven: boolean;
  readonly summary: string | null;
  readonly url: string | null;
  readonly source: string | null;
  readonly filepath: string | null;
  readonly ogImage: string | null;
  readonly metadata: Metadata | null;
  readonly filterByMetadata: MetadataMatch | null;
  /** When what the content tells of happened; relative dates are resolved against it. */
  readonly documentDate: EpochMs;
  /** Where the client gave no date, the content's own counts. */
  readonly isDateGiven: boolean;
  /** What was uploaded last; null for documents that came as text or as an address. */
  readonly file: StoredFile | null;
  /** Id of the key that sent it, whose meters count the work; null for none. */
  readonly keyId: string | null;
  /** SHA-256 (hex) of the last accepted content: equal content needs no work. */
  readonly contentHash: string;
  readonly chunkCount: number;
  readonly wordCount: number;
  readonly tokenCount: number;
  readonly failure: DocumentFailure | null;
  /** Set with `failed`: when the document and everything of it is deleted. */
  readonly deleteAt: EpochMs | null;
  /** Passages made up to this time have been drawn from; null before the first dream. */
  readonly dreamedThrough: EpochMs | null;
  /** What users should know about how the document was processed, e.g. that a model failed and the local engine took over. */
  readonly notes: readonly string[];
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** Whether memories still form; of a document that failed none do. */
export const dreamingStatusOf = ({ status, dreamingStatus }: Document): DreamingStatus =>
  status === "failed" ? "done" : dreamingStatus;
