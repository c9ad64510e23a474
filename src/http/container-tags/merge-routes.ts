// Merging container tags: accepted at once, done in the background, asked for by its id.

import { Elysia } from "elysia";
import { type Merge, mergeProgress } from "#domain/merge.ts";
import { invalid, notFound } from "#src/errors.ts";
import { checkNewName } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { mergeBody, mergeParams, mergeQueuedAnswer, mergeStateAnswer } from "./merge-schema.ts";

const startMerge = async (http: HttpContext, request: Request, body: typeof mergeBody.static) => {
  const { containerTags, targetContainerTag: target } = body;
  for (const tag of [...containerTags, target]) authorise(http.keyOf(request), tag, "admin");
  checkNewName("targetContainerTag", target);
  if (new Set(containerTags).size !== 2) throw invalid("containerTags", "must name two different tags");
  const sources = containerTags.filter((tag) => tag !== target);
  const id = http.ids.next();
  await http.store.merges.create({ id, target, sources }, http.clock.now());
  await http.record(request, "containers.merged", target);
  http.wakeMerges();
  return { success: true, status: "queued" as const, mergeId: id, targetTag: target, sourceTags: sources };
};

const toState = (merge: Merge) => ({
  id: merge.id,
  status: merge.status,
  progress: mergeProgress(merge),
  targetTag: merge.target,
  sourceTags: [...merge.sources],
  ...(merge.error === null ? {} : { error: merge.error }),
});

const showMerge = async ({ store, keyOf }: HttpContext, request: Request, id: string) => {
  authorise(keyOf(request), null, "admin");
  const merge = await store.merges.get(id);
  if (merge === null) throw notFound("Merge");
  return toState(merge);
};

export const mergeRoutes = (http: HttpContext) =>
  new Elysia({ tags: ["Container tags"] })
    .post(
      "/v3/container-tags/merge",
      async ({ request, body, set }) => {
        const answer = await http.once(http.keyOf(request), request, body, () => startMerge(http, request, body));
        set.status = 202;
        return answer;
      },
      {
        body: mergeBody,
        detail: { summary: "Merge one or two container tags into another, with everything in them" },
        response: { 202: mergeQueuedAnswer, ...errorAnswers(400, 403, 404, 409, 422) },
      },
    )
    .get("/v3/container-tags/merge/:mergeId", ({ request, params }) => showMerge(http, request, params.mergeId), {
      params: mergeParams,
      detail: { summary: "Show how far a merge is" },
      response: { 200: mergeStateAnswer, ...errorAnswers(403, 404) },
    });
