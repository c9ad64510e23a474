// Documents: add, show.

import { isAllowed } from "#domain/key.ts";
import type { TagFields } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { routeGroup } from "../route-group.ts";
import { findDocument } from "./find-document.ts";
import { contentOf, toIngestRequest } from "./ingest-request.ts";
import { readContent } from "./read-contents.ts";
import { acceptedAnswer, addBody, documentAnswer, idParams, readPlace, tagQuery } from "./schema.ts";
import { toAccepted, toDocumentDetail } from "./wire.ts";

const MOST_MEMORIES_SHOWN = 1000;

const showDocument = async (http: HttpContext, request: Request, id: string, place: TagFields) => {
  const key = http.keyOf(request);
  const document = await findDocument(http, key, id, place, "read");
  await http.published(document.tag);
  const reader = http.store.tag(document.tag);
  const [content, memories] = await Promise.all([
    readContent(http.store, document),
    isAllowed(key, document.tag, "read") ? reader.memoriesOfDocument(document.id) : [],
  ]);
  return toDocumentDetail(key, document, content, memories.slice(0, MOST_MEMORIES_SHOWN), http.clock.now());
};

export const documentRoutes = (http: HttpContext) =>
  routeGroup("Documents")
    .post(
      "/v3/documents",
      ({ request, body }) => {
        const key = http.keyOf(request);
        const ingestRequest = toIngestRequest(key, body, contentOf(body));
        return http.acceptOnce(key, request, body, (acceptPart) =>
          acceptPart(0, toAccepted, (receipt) => http.ingest(ingestRequest, receipt)),
        );
      },
      {
        body: addBody,
        detail: {
          summary: "Add a document",
          description:
            "Stores the content and answers at once; passages and memories form in the order of arrival. A known customId updates its document: only what is new or changed is processed.",
        },
        response: { 200: acceptedAnswer, ...errorAnswers(400, 402, 403, 409, 413, 415, 422, 503, 507) },
      },
    )
    .get(
      "/v3/documents/:id",
      ({ request, params, query }) => showDocument(http, request, params.id, readPlace(query)),
      {
        params: idParams,
        query: tagQuery,
        detail: { summary: "Show a document" },
        response: { 200: documentAnswer, ...errorAnswers(403, 404) },
      },
    );
