// Changes a document: new content is ingested as the whole; anything else is changed in place, without processing it anew.

import type { Document } from "#domain/document.ts";
import { type ApiKey, reachOf } from "#domain/key.ts";
import { emptyPlan } from "#domain/plan.ts";
import type { IngestRequest } from "#src/context.ts";
import { invalid, notFound } from "#src/errors.ts";
import { assertAtHome } from "#src/writing/follow-merges.ts";
import type { Receipt } from "#store/store.ts";
import { namedTags, tagsToWrite } from "../fields/container-tag.ts";
import { checkContent, checkFilepath } from "../fields/content.ts";
import { checkMetadata } from "../fields/metadata.ts";
import type { HttpContext } from "../http-context.ts";
import { checkCustomId } from "./ingest-request.ts";
import type { changeBody } from "./write-schema.ts";

type ChangeBody = typeof changeBody.static;

/** The document's tags after the change: the home first, then those named. */
const changedTags = (key: ApiKey, document: Document, body: ChangeBody): [string, ...string[]] => {
  const named = namedTags(body);
  if (named.length === 0) return [document.tag, ...document.otherTags];
  const [home] = named;
  if (home !== document.tag) {
    throw invalid("containerTag", `must be "${document.tag}", the document's home: add it anew to move it`);
  }
  return tagsToWrite(key, body);
};

const changeInPlace = async (
  http: HttpContext,
  key: ApiKey,
  document: Document,
  changes: (current: Document) => Document,
): Promise<Document> => {
  let changed: Document | null = null;
  await http.transact(
    document.tag,
    async (reader, revision) => {
      const current = await reader.document(document.id);
      if (current === null) {
        await assertAtHome(http.store.merges, reader.tag);
        throw notFound("Document");
      }
      changed = { ...changes(current), updatedAt: http.clock.now() };
      return { ...emptyPlan(reader.tag, revision), documents: { put: [changed], remove: [] } };
    },
    reachOf(key),
  );
  return changed ?? document;
};

export const changeDocument = (
  http: HttpContext,
  key: ApiKey,
  document: Document,
  body: ChangeBody,
  receipt?: Receipt,
): Promise<Document> => {
  const tags = changedTags(key, document, body);
  if (body.customId !== undefined) checkCustomId(body.customId);
  const [, ...otherTags] = tags;
  const metadata = body.metadata === undefined ? undefined : checkMetadata("metadata", body.metadata);
  const filterByMetadata =
    body.filterByMetadata === undefined
      ? document.filterByMetadata
      : checkMetadata("filterByMetadata", body.filterByMetadata);
  const filepath = body.filepath === undefined ? undefined : checkFilepath(body.filepath);
  if (body.content !== undefined) {
    const replacing: IngestRequest = {
      tags,
      payload: { content: checkContent("content", body.content), file: null },
      keyId: key.id,
      reach: reachOf(key),
      documentId: document.id,
      customId: body.customId ?? document.customId,
      mode: "replace",
      metadata,
      filterByMetadata,
      entityContext: undefined,
      dreaming: document.dreaming,
      taskType: body.taskType ?? document.taskType,
      title: body.title ?? null,
      filepath,
      documentDate: document.isDateGiven ? document.documentDate : null,
    };
    return http.ingest(replacing, receipt);
  }
  if (body.taskType !== undefined && body.taskType !== document.taskType) {
    throw invalid("taskType", "can only be changed together with content");
  }
  return changeInPlace(http, key, document, (current) => ({
    ...current,
    otherTags,
    filterByMetadata,
    metadata: metadata ?? current.metadata,
    customId: body.customId ?? current.customId,
    filepath: filepath ?? current.filepath,
    title: body.title ?? current.title,
    isTitleGiven: current.isTitleGiven || body.title !== undefined,
  }));
};
