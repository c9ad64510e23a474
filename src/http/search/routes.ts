// Search: in memories and passages as one list (v4), or in documents with their passages (v3).

import type { ApiKey } from "#domain/key.ts";
import type { SearchRequest } from "#domain/search.ts";
import { untilGone } from "../client-signal.ts";
import { findDocument } from "../documents/find-document.ts";
import { type TagFields, tagsToRead } from "../fields/container-tag.ts";
import { checkFilepathQuery } from "../fields/content.ts";
import { errorAnswers } from "../fields/errors.ts";
import { readFilter } from "../fields/filters.ts";
import type { HttpContext } from "../http-context.ts";
import { routeGroup } from "../route-group.ts";
import { documentResults } from "./document-results.ts";
import { documentSearchAnswer, documentSearchBody, searchAnswer, searchBody } from "./schema.ts";
import { toSearchAnswer } from "./wire.ts";

export const DEFAULT_THRESHOLD = 0.6;
const DEFAULT_LIMIT = 10;

/** Every tag that the request may look in. */
const searchedTags = async (http: HttpContext, key: ApiKey, fields: TagFields): Promise<readonly string[]> =>
  tagsToRead(key, fields) ?? (await http.store.containers.tags());

const readFilepath = (filepath: string | undefined): string | null =>
  filepath === undefined ? null : checkFilepathQuery(filepath);

const searchMemories = async (http: HttpContext, request: Request, body: typeof searchBody.static) => {
  const key = http.keyOf(request);
  const { include = {} } = body;
  const search: SearchRequest = {
    query: body.q,
    tags: await searchedTags(http, key, body),
    mode: body.searchMode ?? "memories",
    limit: body.limit ?? DEFAULT_LIMIT,
    threshold: body.threshold ?? DEFAULT_THRESHOLD,
    filter: readFilter(body.filters),
    filepath: readFilepath(body.filepath),
    documentId: null,
    mostPerDocument: null,
    includeForgotten: include.forgottenMemories ?? false,
    includeContext: include.relatedMemories ?? false,
    rerank: body.rerank ?? false,
    rewriteQuery: body.rewriteQuery ?? false,
    aggregate: body.aggregate ?? false,
  };
  await http.usage.admitSearch(key.id);
  return toSearchAnswer(await http.search(search, untilGone(request)), {
    documents: include.documents ?? false,
    summaries: include.summaries ?? false,
    chunks: include.chunks ?? false,
  });
};

/** Several passages of one document make one result, so more passages than documents are asked for. */
const PASSAGES_PER_DOCUMENT = 5;

const searchDocuments = async (http: HttpContext, request: Request, body: typeof documentSearchBody.static) => {
  const key = http.keyOf(request);
  const startedAt = performance.now();
  const limit = body.limit ?? DEFAULT_LIMIT;
  const document = body.docId === undefined ? null : await findDocument(http, key, body.docId, body, "read");
  await http.usage.admitSearch(key.id);
  const search: SearchRequest = {
    query: body.q,
    tags: document === null ? await searchedTags(http, key, body) : [document.tag],
    mode: "documents",
    limit: limit * PASSAGES_PER_DOCUMENT,
    threshold: body.chunkThreshold ?? 0,
    filter: readFilter(body.filters),
    filepath: readFilepath(body.filepath),
    documentId: document?.id ?? null,
    mostPerDocument: document === null ? PASSAGES_PER_DOCUMENT : null,
    includeForgotten: false,
    includeContext: false,
    rerank: body.rerank ?? false,
    rewriteQuery: body.rewriteQuery ?? false,
    aggregate: false,
  };
  const answer = await http.search(search, untilGone(request));
  const results = await documentResults(http.store, answer, {
    limit,
    withNeighbours: body.onlyMatchingChunks === false,
    withContent: body.includeFullDocs ?? false,
    withSummary: body.includeSummary ?? false,
  });
  return { results, timing: performance.now() - startedAt, total: results.length };
};

export const searchRoutes = (http: HttpContext) =>
  routeGroup("Search")
    .post("/v4/search", ({ request, body }) => searchMemories(http, request, body), {
      body: searchBody,
      detail: { summary: "Search in memories, in passages of documents, or in both" },
      response: { 200: searchAnswer, ...errorAnswers(400, 402, 403) },
    })
    .post("/v3/search", ({ request, body }) => searchDocuments(http, request, body), {
      body: documentSearchBody,
      detail: { summary: "Search in documents", description: "Passages that match, grouped by document." },
      response: { 200: documentSearchAnswer, ...errorAnswers(400, 402, 403, 404) },
    });
