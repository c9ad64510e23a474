// Lists of documents: pages, what is in work, a document's passages, and the graph of documents and memories.

import { isProjectTag } from "#domain/container.ts";
import type { Document } from "#domain/document.ts";
import type { ApiKey } from "#domain/key.ts";
import { AppError, invalid } from "#src/errors.ts";
import type { DocumentQuery } from "#store/lists.ts";
import { namedTags, type TagFields, tagsToRead } from "../fields/container-tag.ts";
import { checkFilepathQuery } from "../fields/content.ts";
import { errorAnswers } from "../fields/errors.ts";
import { readFilter } from "../fields/filters.ts";
import { readPage, toPagination } from "../fields/pagination.ts";
import { toIso } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { routeGroup } from "../route-group.ts";
import { findDocument, findDocuments } from "./find-document.ts";
import { graphDocuments } from "./graph.ts";
import {
  chunksAnswer,
  graphAnswer,
  graphBody,
  graphByIdsBody,
  listAnswer,
  listBody,
  MOST_IN_GRAPH,
  processingAnswer,
  processingQuery,
} from "./list-schema.ts";
import { readContents } from "./read-contents.ts";
import { idParams, readPlace, tagQuery } from "./schema.ts";
import { toDocument } from "./wire.ts";

const MOST_WITH_CONTENT = 100;
const MOST_PROCESSING = 1000;

const toQuery = (key: ApiKey, fields: TagFields, page: ReturnType<typeof readPage>): DocumentQuery => {
  tagsToRead(key, fields);
  return {
    ...page,
    tags: namedTags(fields),
    within: key.scope?.tags ?? null,
    filter: null,
    filepath: null,
    statuses: null,
    sources: null,
  };
};

/** Published clients compare the tags of a list with their own without those of projects. */
const toListed = (key: ApiKey, document: Document) => {
  const shown = toDocument(key, document);
  return { ...shown, containerTags: shown.containerTags.filter((tag) => !isProjectTag(tag)) };
};

const listDocuments = async (http: HttpContext, key: ApiKey, body: typeof listBody.static) => {
  const page = readPage(body);
  const withContent = body.includeContent ?? false;
  if (withContent && page.limit > MOST_WITH_CONTENT) {
    throw invalid("limit", `must be at most ${MOST_WITH_CONTENT} with includeContent`);
  }
  const { rows, total } = await http.store.listing.documents({
    ...toQuery(key, body, page),
    filter: readFilter(body.filters),
    filepath: body.filepath === undefined ? null : checkFilepathQuery(body.filepath),
    statuses: body.status === undefined ? null : [body.status],
  });
  const contents = withContent ? await readContents(http.store, rows, "includeContent") : null;
  const memories = rows.map((document) => ({
    ...toListed(key, document),
    ...(contents === null ? {} : { content: contents.get(document.id) ?? null }),
  }));
  return { memories, pagination: toPagination(page, total) };
};

const listProcessing = async (http: HttpContext, key: ApiKey, query: typeof processingQuery.static) => {
  const tags = readPlace(query);
  const { rows, total } = await http.store.listing.documents({
    ...toQuery(key, tags, { limit: MOST_PROCESSING, page: 1, order: "asc", sort: "createdAt" }),
    statuses: ["queued", "processing"],
  });
  await http.published(null);
  return { documents: rows.map((document) => toDocument(key, document)), totalCount: total };
};

const listChunks = async (http: HttpContext, key: ApiKey, id: string, place: TagFields) => {
  const document = await findDocument(http, key, id, place, "read");
  const chunks = await http.store.tag(document.tag).chunks(document.id);
  return {
    documentId: document.id,
    chunks: chunks.map((chunk) => ({
      id: chunk.id,
      position: chunk.position,
      content: chunk.text,
      type: "text" as const,
      metadata:
        chunk.speaker === null && chunk.at === null
          ? null
          : { speaker: chunk.speaker, at: chunk.at === null ? null : toIso(chunk.at) },
      createdAt: toIso(chunk.createdAt),
    })),
    total: chunks.length,
  };
};

const graphPage = async (http: HttpContext, key: ApiKey, body: typeof graphBody.static) => {
  const page = readPage(body, MOST_IN_GRAPH);
  const { rows, total } = await http.store.listing.documents({
    ...toQuery(key, body, page),
    sources: body.sources ?? null,
  });
  return { documents: await graphDocuments(http, key, rows), pagination: toPagination(page, total) };
};

const graphOf = async (http: HttpContext, key: ApiKey, body: typeof graphByIdsBody.static) => {
  const readable = tagsToRead(key, body);
  const outcomes = await findDocuments(http, key, body.ids, { containerTags: readable ?? undefined }, "read");
  const isAsked = (name: string, { id, customId }: Document): boolean =>
    (body.by === "customId" ? customId : id) === name;
  const found = [...outcomes].flatMap(([name, document]) =>
    document instanceof AppError || !isAsked(name, document) ? [] : [document],
  );
  const pagination = toPagination({ page: 1, limit: Math.max(1, body.ids.length) }, found.length);
  return { documents: await graphDocuments(http, key, found), pagination };
};

export const documentListRoutes = (http: HttpContext) =>
  routeGroup("Documents")
    .post("/v3/documents/list", ({ request, body }) => listDocuments(http, http.keyOf(request), body), {
      body: listBody,
      detail: { summary: "List documents in pages" },
      response: { 200: listAnswer, ...errorAnswers(400, 403) },
    })
    .get("/v3/documents/processing", ({ request, query }) => listProcessing(http, http.keyOf(request), query), {
      query: processingQuery,
      detail: { summary: "List what is queued or in work" },
      response: { 200: processingAnswer, ...errorAnswers(400, 403) },
    })
    .post("/v3/documents/documents", ({ request, body }) => graphPage(http, http.keyOf(request), body), {
      body: graphBody,
      detail: { summary: "List documents with their memories, for pictures of the graph" },
      response: { 200: graphAnswer, ...errorAnswers(400, 403) },
    })
    .post("/v3/documents/documents/by-ids", ({ request, body }) => graphOf(http, http.keyOf(request), body), {
      body: graphByIdsBody,
      detail: { summary: "Show certain documents with their memories; unknown ids are left out" },
      response: { 200: graphAnswer, ...errorAnswers(400, 403) },
    })
    .get(
      "/v3/documents/:id/chunks",
      ({ request, params, query }) => listChunks(http, http.keyOf(request), params.id, readPlace(query)),
      {
        params: idParams,
        query: tagQuery,
        detail: { summary: "List a document's passages" },
        response: { 200: chunksAnswer, ...errorAnswers(403, 404) },
      },
    );
