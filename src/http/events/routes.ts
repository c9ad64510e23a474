// What happens to a document or in a container, told while it happens (server-sent events).

import { t } from "elysia";
import { CONTAINER_TAG } from "#domain/container.ts";
import { isLastOf, type TagEvent } from "#domain/event.ts";
import { type ApiKey, isAllowed } from "#domain/key.ts";
import { invalid } from "#src/errors.ts";
import { tagParams } from "../container-tags/schema.ts";
import { findDocument } from "../documents/find-document.ts";
import { idParams, readPlace, tagQuery } from "../documents/schema.ts";
import { errorAnswers } from "../fields/errors.ts";
import { requestQuery } from "../fields/request-body.ts";
import { numberOrText, readWholeNumber } from "../fields/whole-number.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { type EventStream, openEventStream } from "./stream.ts";
import { toDocumentState, toEventData } from "./wire.ts";

const MOST_SECONDS = 3_600;
/** How often a document is looked at, as another process may be at work on it. */
const LOOK_EVERY_MS = 1_000;

const secondsQuery = {
  seconds: t.Optional(
    numberOrText(`How long to stay connected at most, up to ${MOST_SECONDS}; as long as that when left out.`),
  ),
};

const watchQuery = requestQuery({ ...tagQuery.properties, ...secondsQuery });

const readSeconds = (seconds: number | string = MOST_SECONDS): number =>
  readWholeNumber("seconds", seconds, 0, MOST_SECONDS);

const streamAnswer = t.String({
  description: "A stream of events, each with a type and JSON as its data.",
});

/** Ends with the key at the latest. */
const openStreamFor = (http: HttpContext, key: ApiKey, maximum: number, onEnd: () => void): EventStream => {
  const left = key.expiresAt === null ? maximum : (key.expiresAt - http.clock.now()) / 1_000;
  const stream = openEventStream(key, Math.min(maximum, left), () => {
    stopWatching();
    onEnd();
  });
  const stopWatching = http.watchKey(key, stream.end);
  return stream;
};

const watchTag = (http: HttpContext, key: ApiKey, tag: string, seconds: number | string | undefined): Response => {
  const maximum = readSeconds(seconds);
  // Nothing would ever happen there, and whoever waits would not learn why.
  if (!CONTAINER_TAG.test(tag)) throw invalid("containerTag", `must match ${CONTAINER_TAG.source}`);
  authorise(key, tag, "read");
  const stream = openStreamFor(http, key, maximum, () => stop());
  const tell = (event: TagEvent): void => {
    stream.send(event.type, toEventData(event));
    if (isLastOf(tag, event)) stream.end();
  };
  const stop = http.events.watch(tag, tell, stream.end);
  return stream.response;
};

/**
 * Where the document stands now and after every step, and the memories drawn from it, until all is done. Memories are told to who
 * may read the home, where they live; to the other tags a document that is no longer shared with them is deleted.
 */
const watchDocument = async (
  http: HttpContext,
  key: ApiKey,
  id: string,
  query: typeof watchQuery.static,
): Promise<Response> => {
  const maximum = readSeconds(query.seconds);
  const found = await findDocument(http, key, id, readPlace(query), "read");
  const mayReadHome = isAllowed(key, found.tag, "read");
  const { containerTag: seenIn } = toDocumentState(key, found);
  let shown = "";
  let isLooking = false;
  let lookAgain = false;
  const look = async (): Promise<void> => {
    lookAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (lookAgain) {
        lookAgain = false;
        await show();
      }
    } catch (error) {
      http.logger.warn({ documentId: found.id, error }, "a watched document could not be read");
      stream.end();
    } finally {
      isLooking = false;
    }
  };
  const show = async (): Promise<void> => {
    const tag = await http.store.locate("document", found.id);
    const document = tag === null ? null : await http.store.tag(tag).document(found.id);
    const state = document === null ? null : toDocumentState(key, document);
    if (state?.containerTag === undefined) {
      stream.send("document.deleted", { documentId: found.id, containerTag: seenIn });
      stream.end();
      return;
    }
    if (JSON.stringify(state) === shown) return;
    shown = JSON.stringify(state);
    stream.send("document", state);
    const isOver = state.status === "failed" || (state.status === "done" && state.dreamingStatus === "done");
    // What happens to it in the tag that its home became part of is for who watches it there.
    if (isOver || tag !== found.tag) stream.end();
  };
  const stream = openStreamFor(http, key, maximum, () => {
    clearInterval(timer);
    stop();
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const stop = http.events.watch(
    found.tag,
    (event) => {
      if ("memory" in event) {
        if (mayReadHome && event.documentIds.includes(found.id)) stream.send(event.type, toEventData(event));
      } else if (!("documentId" in event) || event.documentId === found.id) void look();
    },
    stream.end,
  );
  void look();
  return stream.response;
};

export const eventRoutes = (http: HttpContext) =>
  routeGroup("Events")
    .get(
      "/v3/documents/:id/events",
      ({ request, params, query }) => watchDocument(http, http.keyOf(request), params.id, query),
      {
        params: idParams,
        query: watchQuery,
        detail: {
          summary: "Watch a document until it is remembered",
          description:
            "Events: `document` (where it stands, first as it is now), `memory.created`, `memory.updated`, `memory.forgotten`, `document.deleted`. Ends when nothing more is to come, when its home becomes part of another container, and with the key.",
        },
        response: { 200: streamAnswer, ...errorAnswers(400, 403, 404, 503) },
      },
    )
    .get(
      "/v3/container-tags/:containerTag/events",
      ({ request, params, query }) => watchTag(http, http.keyOf(request), params.containerTag, query.seconds),
      {
        params: tagParams,
        query: requestQuery(secondsQuery),
        detail: {
          summary: "Watch what happens in a container",
          description:
            "Events: `document.queued`, `document.stage`, `document.done` (searchable), `document.remembered`, `document.failed`, `document.deleted`, `memory.created`, `memory.updated`, `memory.forgotten`, `merge.progress`, `container.deleted`. Only what happens from now on, in the process that answers. Ends with the container (deleted, or part of another) and with the key.",
        },
        response: { 200: streamAnswer, ...errorAnswers(400, 403, 503) },
      },
    );
