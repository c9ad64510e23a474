// Container tags: list, show, change, delete, and reviews of what was inferred in them.

import { CONTAINER_TAG, type Container, isProjectTag } from "#domain/container.ts";
import { type ApiKey, isAllowed } from "#domain/key.ts";
import type { Memory } from "#domain/memory.ts";
import type { Merge } from "#domain/merge.ts";
import { reviewInference } from "#domain/plans/review-inference.ts";
import type { ReviewAction } from "#domain/review.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { deleteContainer } from "#src/writing/delete-container.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import type { ContainerCounts } from "#store/lists.ts";
import { toMetadata } from "../documents/wire.ts";
import { readBuckets } from "../fields/buckets.ts";
import { checkNewName } from "../fields/container-tag.ts";
import { checkFilepathQuery } from "../fields/content.ts";
import { errorAnswers } from "../fields/errors.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import {
  inferredAnswer,
  reviewAnswer,
  reviewBody,
  reviewParams,
  tagAnswer,
  tagDeletedAnswer,
  tagListAnswer,
  tagParams,
  tagSettingsAnswer,
  tagSettingsBody,
} from "./schema.ts";

const MOST_INFERRED = 50;

const toSettings = (container: Container) => ({
  containerTag: container.tag,
  name: container.name,
  entityContext: container.entityContext,
  memoryFilesystemPaths: container.memoryFilesystemPaths === null ? null : [...container.memoryFilesystemPaths],
  profileBuckets: container.profileBuckets.map((bucket) => ({ ...bucket })),
  updatedAt: toIso(container.updatedAt),
});

const toSize = (counts: ContainerCounts | undefined) => ({
  documentCount: counts?.documents ?? 0,
  memoryCount: counts?.memories ?? 0,
  lastActivityAt: toIsoOrNull(counts?.lastActivityAt ?? null),
});

/** A tag shows the merge that will come to it first; more than so many seldom wait. */
const MOST_MERGES = 1000;

/** What a key may know of the merge that a tag waits for or is in. */
const toMergeFields = (key: ApiKey, tag: string, merges: readonly Merge[]) => {
  const merge = merges.find(({ target, sources }) => target === tag || sources.includes(tag));
  if (merge === undefined) return {};
  return {
    mergeStatus: merge.target === tag ? ("target" as const) : ("source" as const),
    mergeId: merge.id,
    ...(isAllowed(key, merge.target, "read") ? { mergeTargetTag: merge.target } : {}),
  };
};

/** A confined key never has all of them read for its few. */
const visibleContainers = async ({ store }: HttpContext, { scope }: ApiKey): Promise<Container[]> => {
  if (scope === null) return await store.containers.list();
  const found = await Promise.all([...new Set(scope.tags)].map((tag) => store.containers.get(tag)));
  return found.filter((container) => container !== null);
};

const listTags = async (http: HttpContext, key: ApiKey) => {
  const { store } = http;
  const containers = (await visibleContainers(http, key)).filter(({ tag }) => isAllowed(key, tag, "read"));
  const [counts, merges] = await Promise.all([
    store.listing.counts(containers.map(({ tag }) => tag)),
    store.merges.open(MOST_MERGES),
  ]);
  return containers.map((container) => ({
    id: container.tag,
    name: container.name ?? container.tag,
    containerTag: container.tag,
    description: null,
    createdAt: toIso(container.createdAt),
    updatedAt: toIso(container.updatedAt),
    isExperimental: false,
    isNova: isProjectTag(container.tag),
    ...toSize(counts.get(container.tag)),
    ...toMergeFields(key, container.tag, merges),
  }));
};

const known = async ({ store }: HttpContext, tag: string): Promise<Container> => {
  const container = CONTAINER_TAG.test(tag) ? await store.containers.get(tag) : null;
  if (container === null) throw notFound("Container tag");
  return container;
};

const showTag = async (http: HttpContext, key: ApiKey, tag: string) => {
  authorise(key, tag, "read");
  const container = await known(http, tag);
  const [counts, merges] = await Promise.all([http.store.listing.counts([tag]), http.store.merges.open(MOST_MERGES)]);
  return {
    ...toSettings(container),
    createdAt: toIso(container.createdAt),
    ...toSize(counts.get(tag)),
    ...toMergeFields(key, tag, merges),
  };
};

const checkMemoryPath = (path: string, field: string): string => {
  if (path.split("/").includes("..")) throw invalid(field, 'must not climb up by ".."');
  return checkFilepathQuery(path, field);
};

const NAME_LENGTH = 100;

const readName = (written: string): string => {
  const name = written.trim();
  if (name === "") throw invalid("name", "must not be empty");
  if (name.length > NAME_LENGTH) throw invalid("name", `must have at most ${NAME_LENGTH} characters`);
  return name;
};

const changeTag = async (http: HttpContext, request: Request, tag: string, body: typeof tagSettingsBody.static) => {
  authorise(http.keyOf(request), tag, "admin");
  if (!CONTAINER_TAG.test(tag)) throw invalid("containerTag", `must match ${CONTAINER_TAG.source}`);
  checkNewName("containerTag", tag);
  const { name, entityContext, memoryFilesystemPaths, profileBuckets } = body;
  const changes = {
    ...(name === undefined ? {} : { name: readName(name) }),
    ...(entityContext === undefined ? {} : { entityContext }),
    ...(memoryFilesystemPaths === undefined
      ? {}
      : {
          memoryFilesystemPaths:
            memoryFilesystemPaths?.map((path, i) => checkMemoryPath(path, `memoryFilesystemPaths[${i}]`)) ?? null,
        }),
    ...(profileBuckets === undefined ? {} : { profileBuckets: readBuckets("profileBuckets", profileBuckets) }),
  };
  const container = await http.store.containers.patch(tag, changes, http.clock.now());
  await http.record(request, "container.changed", tag);
  return toSettings(container);
};

const deleteTag = async (http: HttpContext, request: Request, tag: string) => {
  authorise(http.keyOf(request), tag, "admin");
  await known(http, tag);
  const { documents, memories } = await deleteContainer(http, tag);
  await http.record(request, "container.deleted", tag);
  return { success: true, containerTag: tag, deletedDocumentsCount: documents, deletedMemoriesCount: memories };
};

const listInferred = async ({ store }: HttpContext, key: ApiKey, tag: string) => {
  authorise(key, tag, "read");
  const rows = await store.listing.inferred(tag, MOST_INFERRED);
  const memories = rows.map(({ memory, parentCount }) => ({
    id: memory.id,
    memory: memory.text,
    parentCount,
    createdAt: toIso(memory.createdAt),
    updatedAt: toIso(memory.updatedAt),
    metadata: toMetadata(memory.metadata),
  }));
  return { memories, total: memories.length };
};

const reviewMemory = async (http: HttpContext, key: ApiKey, tag: string, memoryId: string, action: ReviewAction) => {
  authorise(key, tag, "write");
  let reviewed: Memory | null = null;
  await http.transact(tag, async (reader, baseRevision) => {
    const rows = await relatedRows(reader, [memoryId]);
    const result = reviewInference({ ...rows, tag: reader.tag, baseRevision, now: http.clock.now(), memoryId, action });
    if (result.outcome !== "reviewed") {
      if (result.outcome !== "unfitting") throw notFound("Inferred memory");
      throw new AppError("conflict", `Cannot ${action} this memory`, { details: "Its review is in another state" });
    }
    reviewed = result.memory;
    return result.plan;
  });
  if (reviewed === null) throw notFound("Inferred memory");
  return toReview(reviewed);
};

const toReview = ({ id, isInference, isForgotten, reviewStatus }: Memory) => ({
  id,
  isInference,
  isForgotten,
  reviewStatus,
});

export const containerTagRoutes = (http: HttpContext) =>
  routeGroup("Container tags")
    .get("/v3/container-tags/list", ({ request }) => listTags(http, http.keyOf(request)), {
      detail: { summary: "List the container tags that the key may see" },
      response: { 200: tagListAnswer, ...errorAnswers() },
    })
    .get(
      "/v3/container-tags/:containerTag",
      ({ request, params }) => showTag(http, http.keyOf(request), params.containerTag),
      {
        params: tagParams,
        detail: { summary: "Show a container tag's settings and size" },
        response: { 200: tagAnswer, ...errorAnswers(403, 404) },
      },
    )
    .patch(
      "/v3/container-tags/:containerTag",
      ({ request, params, body }) => changeTag(http, request, params.containerTag, body),
      {
        params: tagParams,
        body: tagSettingsBody,
        detail: { summary: "Change a container tag's settings; creates the tag when it is new" },
        response: { 200: tagSettingsAnswer, ...errorAnswers(400, 403) },
      },
    )
    .delete(
      "/v3/container-tags/:containerTag",
      ({ request, params }) =>
        http.once(http.keyOf(request), request, null, () => deleteTag(http, request, params.containerTag)),
      {
        params: tagParams,
        detail: { summary: "Delete a container tag with all its documents and memories, for good" },
        response: { 200: tagDeletedAnswer, ...errorAnswers(403, 404, 409, 422) },
      },
    )
    .get(
      "/v3/container-tags/:containerTag/inferred",
      ({ request, params }) => listInferred(http, http.keyOf(request), params.containerTag),
      {
        params: tagParams,
        detail: { summary: "List inferred memories that wait for a review" },
        response: { 200: inferredAnswer, ...errorAnswers(403) },
      },
    )
    .post(
      "/v3/container-tags/:containerTag/inferred/:memoryId/review",
      ({ request, params, body }) =>
        reviewMemory(http, http.keyOf(request), params.containerTag, params.memoryId, body.action),
      {
        params: reviewParams,
        body: reviewBody,
        detail: { summary: "Approve or decline an inferred memory, or undo that" },
        response: { 200: reviewAnswer, ...errorAnswers(400, 403, 404, 409) },
      },
    );
