// Sorting what a container tag remembers into the buckets that are defined now: accepted at once, done in the background.

import { t } from "elysia";
import { CONTAINER_TAG } from "#domain/container.ts";
import { type Reclassification, reclassificationProgress } from "#domain/reclassification.ts";
import { notFound } from "#src/errors.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { tagParams } from "./schema.ts";

const stateAnswer = t.Object(
  {
    containerTag: t.String({ description: "The tag." }),
    status: t.Union([t.Literal("queued"), t.Literal("processing"), t.Literal("completed"), t.Literal("failed")], {
      description: "`completed`: every memory that was there is in the buckets it belongs to.",
    }),
    progress: t.Number({ minimum: 0, maximum: 1, description: "1 when it is completed." }),
    total: t.Number({ description: "Current memories of the tag; 0 before it has begun." }),
    reclassified: t.Number({ description: "Memories that were looked at." }),
    changed: t.Number({ description: "Memories that are in other buckets than before." }),
    error: t.Optional(t.String({ description: "Why it failed." })),
  },
  { description: "How far the sorting is." },
);

const toState = (job: Reclassification) => ({
  containerTag: job.tag,
  status: job.status,
  progress: reclassificationProgress(job),
  total: job.total,
  reclassified: job.done,
  changed: job.changed,
  ...(job.error === null ? {} : { error: job.error }),
});

const checkKnown = async (http: HttpContext, request: Request, tag: string): Promise<void> => {
  authorise(http.keyOf(request), tag, "admin");
  const container = CONTAINER_TAG.test(tag) ? await http.store.containers.get(tag) : null;
  if (container === null) throw notFound("Container tag");
};

const start = async (http: HttpContext, request: Request, tag: string) => {
  await checkKnown(http, request, tag);
  const job = await http.store.reclassifications.request(tag, http.clock.now());
  await http.record(request, "container.reclassified", tag);
  http.wakeReclassifying();
  return toState(job);
};

const show = async (http: HttpContext, request: Request, tag: string) => {
  await checkKnown(http, request, tag);
  const job = await http.store.reclassifications.get(tag);
  if (job === null) throw notFound("Reclassification");
  return toState(job);
};

export const reclassifyRoutes = (http: HttpContext) =>
  routeGroup("Container tags")
    .post(
      "/v3/container-tags/:containerTag/reclassify",
      async ({ request, params, set }) => {
        const answer = await start(http, request, params.containerTag);
        set.status = 202;
        return answer;
      },
      {
        params: tagParams,
        detail: {
          summary: "Sort the memories of a container tag into the buckets that are defined now",
          description: "Asked for again while it is at work, it begins anew.",
        },
        response: { 202: stateAnswer, ...errorAnswers(403, 404) },
      },
    )
    .get(
      "/v3/container-tags/:containerTag/reclassify",
      ({ request, params }) => show(http, request, params.containerTag),
      {
        params: tagParams,
        detail: { summary: "Show how far the sorting into buckets is" },
        response: { 200: stateAnswer, ...errorAnswers(403, 404) },
      },
    );
