// Memories: write them directly, list and show them, update and forget them.

import { type ApiKey, isAllowed, reachOf } from "#domain/key.ts";
import type { Memory } from "#domain/memory.ts";
import { tokensOf } from "#domain/passages.ts";
import { joinWritten } from "#domain/plans/write-memories.ts";
import { notFound } from "#src/errors.ts";
import { createFollowMerges, type HomeOf } from "#src/writing/follow-merges.ts";
import { checkNewName, tagsToRead } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import { readFilter } from "../fields/filters.ts";
import { readPage, toPagination } from "../fields/pagination.ts";
import { toIso } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise, hidden } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { forgetOne, updateOne } from "./change-memory.ts";
import { forgetMatching, undoForgetMatching } from "./forget-matching.ts";
import {
  forgetAnswer,
  forgetBody,
  forgetMatchingAnswer,
  forgetMatchingBody,
  listAnswer,
  listBody,
  memoryAnswer,
  memoryParams,
  undoForgetAnswer,
  undoForgetBody,
  updateAnswer,
  updateBody,
  writeAnswer,
  writeBody,
} from "./schema.ts";
import { toMemory, toUpdated, toWritten } from "./wire.ts";
import { toStatements } from "./written-statements.ts";

const write = async (http: HttpContext, key: ApiKey, body: typeof writeBody.static) => {
  const { containerTag: tag, entityContext } = body;
  authorise(key, tag, "write");
  checkNewName("containerTag", tag);
  const statements = toStatements(body.memories);
  await http.usage.admitContent();
  if (entityContext !== undefined) {
    const followMerges = createFollowMerges(http.store.merges);
    const describe = (homeOf: HomeOf) => http.store.containers.patch(homeOf(tag), { entityContext }, http.clock.now());
    await followMerges(describe, reachOf(key));
  }
  const { documentId, memories } = await http.remember(tag, statements, reachOf(key));
  http.usage.count(key.id, "memoryTokens", tokensOf(joinWritten(statements.map(({ text }) => text))));
  return { documentId, memories: memories.map(toWritten) };
};

/** Memories of one tag with what is shown beside each. */
const shown = async (http: HttpContext, tag: string, memories: readonly Memory[]) => {
  const reader = http.store.tag(tag);
  const ids = memories.map(({ id }) => id);
  const roots = memories.flatMap(({ rootMemoryId }) => rootMemoryId ?? []);
  const [versions, relations, sources] = await Promise.all([
    roots.length === 0 ? [] : reader.versions([...new Set(roots)]),
    reader.relations(ids),
    reader.sourcesOfMemories(ids),
  ]);
  const chains = Map.groupBy(versions, (version) => version.rootMemoryId ?? version.id);
  const sourcesOf = Map.groupBy(sources, ({ memoryId }) => memoryId);
  const now = http.clock.now();
  return memories.map((memory) =>
    toMemory(
      memory,
      memory.rootMemoryId === null ? [memory] : (chains.get(memory.rootMemoryId) ?? [memory]),
      relations,
      sourcesOf.get(memory.id) ?? [],
      now,
    ),
  );
};

/** A chain may have very many; all of them are shown with the memory alone. */
const MOST_VERSIONS_LISTED = 50;

const list = async (http: HttpContext, key: ApiKey, body: typeof listBody.static) => {
  const page = readPage(body);
  const readable = tagsToRead(key, body);
  const tags = readable ?? (await http.store.containers.tags());
  const filter = readFilter(body.filters);
  const { rows, total } = await http.store.listing.memories({ ...page, tags, filter });
  const entries = new Map<string, Awaited<ReturnType<typeof shown>>[number]>();
  for (const [tag, memories] of Map.groupBy(rows, (memory) => memory.tag)) {
    for (const entry of await shown(http, tag, memories)) {
      entries.set(entry.id, { ...entry, history: entry.history.slice(0, MOST_VERSIONS_LISTED) });
    }
  }
  return { memoryEntries: rows.flatMap(({ id }) => entries.get(id) ?? []), pagination: toPagination(page, total) };
};

const show = async (http: HttpContext, key: ApiKey, id: string) => {
  const tag = await http.store.locate("memory", id);
  if (tag === null) throw notFound("Memory");
  if (!isAllowed(key, tag, "read")) throw hidden("Memory");
  const reader = http.store.tag(tag);
  const memory = await reader.memory(id);
  if (memory === null) throw notFound("Memory");
  const [[entry], relations, sources] = await Promise.all([
    shown(http, tag, [memory]),
    reader.relations([id]),
    reader.sourcesOfMemories([id]),
  ]);
  if (entry === undefined) throw notFound("Memory");
  const others = await reader.memories(relations.map(({ from, to }) => (from === id ? to : from)));
  const texts = new Map(others.map((other) => [other.id, other.text]));
  return {
    ...entry,
    confidence: memory.confidence,
    softSupersededBy: memory.softSupersededBy,
    forgetBatchId: memory.forgetBatchId,
    relations: relations.map(({ from, to, type, rule, isSoft, createdAt }) => {
      const other = from === id ? to : from;
      const direction: "to" | "from" = from === id ? "to" : "from";
      return {
        id: other,
        memory: texts.get(other) ?? "",
        relation: type,
        direction,
        rule,
        isSoft,
        createdAt: toIso(createdAt),
      };
    }),
    sources: sources.map(({ documentId, chunkId, quote, start, end, addedAt }) => ({
      documentId,
      chunkId,
      quote,
      start,
      end,
      addedAt: toIso(addedAt),
    })),
  };
};

/** Done once for each Idempotency-Key. */
const onceEach =
  <Body, Answer>(http: HttpContext, act: (http: HttpContext, key: ApiKey, body: Body) => Promise<Answer>) =>
  ({ request, body }: { readonly request: Request; readonly body: Body }): Promise<Answer> => {
    const key = http.keyOf(request);
    return http.once(key, request, body, () => act(http, key, body));
  };

export const memoryRoutes = (http: HttpContext) =>
  routeGroup("Memories")
    .post(
      "/v4/memories",
      async ({ request, body, set }) => {
        const key = http.keyOf(request);
        const answer = await http.once(key, request, body, () => write(http, key, body));
        set.status = 201;
        return answer;
      },
      {
        body: writeBody,
        detail: {
          summary: "Write memories directly, without a document",
          description:
            "They are linked with what is remembered, and searchable at once. What a memory says already strengthens it: that memory is answered, with what the request says of it (that it is static, metadata, times, its end or none).",
        },
        response: { 201: writeAnswer, ...errorAnswers(400, 403, 409, 413, 415, 422, 503, 507) },
      },
    )
    .post("/v4/memories/list", ({ request, body }) => list(http, http.keyOf(request), body), {
      body: listBody,
      detail: { summary: "List memories in pages, with their history" },
      response: { 200: listAnswer, ...errorAnswers(400, 403) },
    })
    .get("/v4/memories/:id", ({ request, params }) => show(http, http.keyOf(request), params.id), {
      params: memoryParams,
      detail: { summary: "Show a memory with its history, relations and sources" },
      response: { 200: memoryAnswer, ...errorAnswers(404) },
    })
    .patch(
      "/v4/memories",
      ({ request, body }) => {
        const key = http.keyOf(request);
        return http.once(key, request, body, async () => toUpdated(await updateOne(http, key, body)));
      },
      {
        body: updateBody,
        detail: {
          summary: "Update a memory: makes a new version and keeps the old one",
          description:
            "By `content` of several that say the same the newest gets the new version and the others are forgotten. The new version stands on their sources, and goes when the last of these documents is deleted or no longer holds its words.",
        },
        response: { 200: updateAnswer, ...errorAnswers(400, 403, 404, 409, 422) },
      },
    )
    .delete("/v4/memories", onceEach(http, forgetOne), {
      body: forgetBody,
      detail: {
        summary: "Forget a memory; its row stays in the history",
        description:
          "Forgetting hides: the document that a memory was drawn from, also the small one behind memories written directly, keeps its text and is shown and found. Delete the document to remove it for good. It stays forgotten when the document comes again with the same words in a passage that changed. An older version is refused with 409: forget the latest of its chain. By its content, all are forgotten that say exactly this; the id is the newest one's.",
      },
      response: { 200: forgetAnswer, ...errorAnswers(400, 403, 404, 409, 422) },
    })
    .post("/v4/memories/forget-matching", onceEach(http, forgetMatching), {
      body: forgetMatchingBody,
      detail: {
        summary: "Forget the memories about a topic, or those with certain ids",
        description:
          "Only latest versions are meant. What is reworded while this runs is forgotten as it then reads. Documents keep their text, as when one memory is forgotten.",
      },
      response: { 200: forgetMatchingAnswer, ...errorAnswers(400, 403, 409, 422) },
    })
    .post("/v4/memories/forget-matching/undo", onceEach(http, undoForgetMatching), {
      body: undoForgetBody,
      detail: {
        summary: "Take back the forgetting of a batch of memories",
        description:
          "What has expired meanwhile comes back into the history only. The reason of an expiry is not restored.",
      },
      response: { 200: undoForgetAnswer, ...errorAnswers(400, 403, 404, 409, 422) },
    });
