// Adds many documents, changes them, and deletes them one by one or in bulk.

import { t } from "elysia";
import type { EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { ApiKey } from "#domain/key.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { deleteDocuments } from "#src/writing/delete-documents.ts";
import { unshare } from "#src/writing/unshare.ts";
import type { DocumentQuery } from "#store/lists.ts";
import { namedTags, type TagFields } from "../fields/container-tag.ts";
import { checkFilepathQuery } from "../fields/content.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { toAppError } from "../middleware/errors.ts";
import type { AcceptPart } from "../middleware/idempotency.ts";
import { routeGroup } from "../route-group.ts";
import { changeDocument } from "./change-document.ts";
import { findDocument, findDocuments } from "./find-document.ts";
import { contentOf, toIngestRequest } from "./ingest-request.ts";
import { type AddBody, idParams, readPlace, tagQuery } from "./schema.ts";
import { toAccepted } from "./wire.ts";
import { batchAnswer, batchBody, bulkAnswer, bulkBody, changeBody, changedAnswer, deleteBody } from "./write-schema.ts";

type BatchBody = typeof batchBody.static;
type BatchResult = (typeof batchAnswer.static)["results"][number];

const withDefaults = (
  item: BatchBody["documents"][number],
  shared: Omit<BatchBody, "documents" | "content">,
): AddBody => {
  const own: AddBody = typeof item === "string" ? { content: item } : item;
  const names = own.containerTag !== undefined || own.containerTags !== undefined;
  const { containerTag, containerTags, metadata, ...others } = shared;
  return {
    ...others,
    ...(names ? {} : { ...(containerTag && { containerTag }), ...(containerTags && { containerTags }) }),
    ...own,
    ...(metadata === undefined && own.metadata === undefined ? {} : { metadata: { ...metadata, ...own.metadata } }),
  };
};

/** One after the other, so that they are accepted in the order in which they were sent. */
const addBatch = async (
  http: HttpContext,
  key: ApiKey,
  { documents, content: _, ...shared }: BatchBody,
  acceptPart: AcceptPart,
) => {
  const results: BatchResult[] = [];
  for (const [i, item] of documents.entries()) {
    try {
      const body = withDefaults(item, shared);
      const ingestRequest = toIngestRequest(key, body, contentOf(body));
      results.push(await acceptPart(i, toAccepted, (receipt) => http.ingest(ingestRequest, receipt)));
    } catch (error) {
      const failure = toAppError(error, "");
      if (failure.kind === "unprocessable") throw failure;
      if (failure.kind === "internal") http.logger.error({ error }, "a document of a batch was not accepted");
      const { message, details } = failure;
      results.push({ id: "", status: "error", error: message, ...(details === undefined ? {} : { details }) });
    }
  }
  const failed = results.filter(({ status }) => status === "error").length;
  return { results, failed, success: results.length - failed };
};

const deleteOne = async (http: HttpContext, request: Request, id: string, place: TagFields) => {
  const key = http.keyOf(request);
  const document = await findDocument(http, key, id, place, "write");
  const deleted = await deleteDocuments(http, document.tag, [document.id]);
  if (deleted.length === 0) throw notFound("Document");
  await http.record(request, "document.deleted", document.id);
};

const deleteByIds = async (http: HttpContext, key: ApiKey, ids: readonly string[], containerTag?: string) => {
  const found: Document[] = [];
  const errors: { id: string; error: string }[] = [];
  for (const [id, outcome] of await findDocuments(http, key, ids, { containerTag }, "write")) {
    if (outcome instanceof AppError) errors.push({ id, error: outcome.message });
    else found.push(outcome);
  }
  let deletedCount = 0;
  for (const [tag, documents] of Map.groupBy(found, (document) => document.tag)) {
    const ids = documents.map((document) => document.id);
    deletedCount += (await deleteDocuments(http, tag, ids)).length;
  }
  return { success: errors.length === 0, deletedCount, ...(errors.length === 0 ? {} : { errors }) };
};

const SWEEP_ROWS = 1_000;

type Swept = Pick<DocumentQuery, "tags" | "within" | "filepath">;

/** What the query finds that is not newer, by home: all of it, since what is left of a tag that becomes part of another is found there no more. */
const sweep = async (http: HttpContext, query: Swept, began: EpochMs): Promise<Map<string, string[]>> => {
  const isNew = ({ createdAt }: Document): boolean => createdAt > began && createdAt <= http.clock.now();
  const byTag = new Map<string, string[]>();
  for (let page = 1; ; page++) {
    const { rows } = await http.store.listing.documents({
      ...query,
      filter: null,
      statuses: null,
      sources: null,
      sort: "createdAt",
      order: "asc",
      limit: SWEEP_ROWS,
      page,
    });
    for (const document of rows) {
      if (isNew(document)) continue;
      const ids = byTag.get(document.tag) ?? [];
      ids.push(document.id);
      byTag.set(document.tag, ids);
    }
    if (rows.length < SWEEP_ROWS) return byTag;
  }
};

/**
 * Deletes what the query finds, until it finds no more but what was added since it began.
 * @param letGo of a document whose home is not to be deleted from; false where it stays among what the query finds.
 */
const deleteFound = async (
  http: HttpContext,
  query: Swept,
  isWritable: (home: string) => boolean,
  letGo: (home: string, id: string) => Promise<boolean>,
): Promise<number> => {
  const began = http.clock.now();
  let deletedCount = 0;
  for (let done = 1; done > 0; ) {
    done = 0;
    for (const [tag, ids] of await sweep(http, query, began)) {
      const deleted = isWritable(tag) ? (await deleteDocuments(http, tag, ids)).length : 0;
      deletedCount += deleted;
      done += deleted;
      if (!isWritable(tag)) for (const id of ids) if (await letGo(tag, id)) done++;
    }
  }
  return deletedCount;
};

/** Everything of a tag, or what lies at a path in it. */
const deleteInTag = (http: HttpContext, tag: string, filepath: string | null): Promise<number> =>
  deleteFound(
    http,
    { tags: [tag], within: null, filepath },
    (home) => home === tag,
    (home, id) => unshare(http, home, id, tag),
  );

const deleteByTags = async (http: HttpContext, key: ApiKey, containerTags: readonly string[]) => {
  for (const tag of containerTags) authorise(key, tag, "write");
  let deletedCount = 0;
  for (const tag of containerTags) deletedCount += await deleteInTag(http, tag, null);
  return { success: true, deletedCount, containerTags: [...containerTags] };
};

const deleteByPath = async (http: HttpContext, key: ApiKey, filepath: string, tag: string | undefined) => {
  if (tag !== undefined) {
    return { success: true, deletedCount: await deleteInTag(http, tag, checkFilepathQuery(filepath)) };
  }
  const within = key.scope?.tags ?? null;
  if (key.scope !== null) authorise(key, key.scope.tags[0] ?? null, "write");
  const isWritable = (home: string): boolean => within === null || within.includes(home);
  const query = { tags: [], within, filepath: checkFilepathQuery(filepath) };
  return { success: true, deletedCount: await deleteFound(http, query, isWritable, async () => false) };
};

const deleteBulk = async (
  http: HttpContext,
  request: Request,
  { ids, containerTags, filepath, containerTag }: typeof bulkBody.static,
) => {
  const key = http.keyOf(request);
  const tags = namedTags({ containerTag, containerTags });
  // Published clients name the tag of a path as containerTags: it says where the path is, and is not emptied.
  const ways = [ids, filepath ?? containerTags].filter((way) => way !== undefined).length;
  if (ways !== 1) throw invalid("body", "must have either ids, a filepath or containerTags");
  if (ids === undefined && filepath === undefined) {
    if (containerTag !== undefined) throw invalid("containerTag", "goes with ids or filepath, not with containerTags");
    await http.record(request, "documents.deleted", tags.join(","));
    return deleteByTags(http, key, tags);
  }
  const [tag, another] = tags;
  if (another !== undefined) throw invalid("containerTags", "must name one tag beside a filepath");
  if (tag !== undefined) authorise(key, tag, "write");
  const place = tag === undefined ? "" : ` in ${tag}`;
  await http.record(request, "documents.deleted", (filepath ?? `${ids?.length} ids`) + place);
  return ids === undefined ? deleteByPath(http, key, filepath ?? "", tag) : deleteByIds(http, key, ids, tag);
};

export const documentWriteRoutes = (http: HttpContext) =>
  routeGroup("Documents")
    .post(
      "/v3/documents/batch",
      ({ request, body }) => {
        const key = http.keyOf(request);
        return http.acceptOnce(key, request, body, (acceptPart) => addBatch(http, key, body, acceptPart));
      },
      {
        body: batchBody,
        detail: {
          summary: "Add up to 600 documents",
          description:
            "Each is accepted or refused on its own, and the order is kept; only what is not of the form described here refuses the whole, before anything of it is stored.",
        },
        response: { 200: batchAnswer, ...errorAnswers(400, 402, 403, 409, 413, 415, 422, 503, 507) },
      },
    )
    .delete(
      "/v3/documents/bulk",
      ({ request, body }) => http.once(http.keyOf(request), request, body, () => deleteBulk(http, request, body)),
      {
        body: bulkBody,
        detail: {
          summary: "Delete documents by ids, by container tags or by path, for good",
          description:
            "In a container tag: documents of another home tag only lose the tag, and are not counted. A customId that several tags have needs the containerTag.",
        },
        response: { 200: bulkAnswer, ...errorAnswers(400, 403, 409, 422) },
      },
    )
    .patch(
      "/v3/documents/:id",
      ({ request, params, query, body }) => {
        const key = http.keyOf(request);
        return http.acceptOnce(key, request, body, async (acceptPart) => {
          const [home] = namedTags(body);
          const document = await findDocument(http, key, params.id, { ...readPlace(query), home }, "write");
          return acceptPart(0, toAccepted, (receipt) => changeDocument(http, key, document, body, receipt));
        });
      },
      {
        params: idParams,
        query: tagQuery,
        body: changeBody,
        detail: {
          summary: "Change a document",
          description: "New content replaces the whole and is processed anew; metadata are changed in place.",
        },
        response: { 200: changedAnswer, ...errorAnswers(400, 403, 404, 409, 413, 415, 422, 503, 507) },
      },
    )
    .delete(
      "/v3/documents/:id",
      async ({ request, params, query, body, set }) => {
        await http.once(http.keyOf(request), request, body, async () => {
          const place = readPlace(query);
          await deleteOne(http, request, params.id, namedTags(place).length > 0 ? place : body);
          return null;
        });
        set.status = 204;
      },
      {
        params: idParams,
        query: tagQuery,
        body: deleteBody,
        detail: { summary: "Delete a document with everything of it, for good" },
        response: { 204: t.Void({ description: "Deleted." }), ...errorAnswers(400, 403, 404, 409, 422) },
      },
    );
