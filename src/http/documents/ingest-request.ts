// From the body of an added document to what the program ingests.

import type { JobPayload } from "#domain/job.ts";
import { type ApiKey, reachOf } from "#domain/key.ts";
import type { IngestRequest } from "#src/context.ts";
import { invalid } from "#src/errors.ts";
import { checkNewName, tagsToWrite } from "../fields/container-tag.ts";
import { checkContent, checkFilepath } from "../fields/content.ts";
import { checkMetadata } from "../fields/metadata.ts";
import { readTime } from "../fields/time.ts";
import type { AddBody } from "./schema.ts";

const LONGEST_MATCH_LIST = 100;

const readMatch = (match: AddBody["filterByMetadata"]): IngestRequest["filterByMetadata"] => {
  if (match === undefined) return null;
  for (const [key, value] of Object.entries(match)) {
    if (Array.isArray(value) && value.length > LONGEST_MATCH_LIST) {
      throw invalid(`filterByMetadata.${key}`, `must have at most ${LONGEST_MATCH_LIST} items`);
    }
  }
  return checkMetadata("filterByMetadata", match);
};

/** What a body of added content sends. */
export const contentOf = ({ content }: AddBody): JobPayload => ({
  content: checkContent("content", content),
  file: null,
});

/** Under which a document can be asked for by its path. */
export const checkCustomId = (customId: string): string => {
  checkNewName("customId", customId);
  return customId;
};

/** Checks what the schema can't, and that the key may write there. */
export const toIngestRequest = (key: ApiKey, body: Omit<AddBody, "content">, payload: JobPayload): IngestRequest => ({
  tags: tagsToWrite(key, body),
  payload,
  keyId: key.id,
  reach: reachOf(key),
  documentId: null,
  customId: body.customId === undefined ? null : checkCustomId(body.customId),
  mode: "merge",
  metadata: body.metadata === undefined ? undefined : checkMetadata("metadata", body.metadata),
  filterByMetadata: readMatch(body.filterByMetadata),
  entityContext: body.entityContext,
  dreaming: body.dreaming ?? "dynamic",
  taskType: body.taskType ?? null,
  title: body.title ?? null,
  filepath: body.filepath === undefined ? undefined : checkFilepath(body.filepath),
  documentDate: body.documentDate === undefined ? null : readTime("documentDate", body.documentDate),
});
