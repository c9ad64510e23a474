// Makes the vectors of another embedding model in the background: begun here, and asked how far it is.

import { Elysia, t } from "elysia";
import type { Reembedding } from "#store/store.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";

const orNull = <Schema extends ReturnType<typeof t.String>>(schema: Schema, description: string) =>
  t.Nullable(schema, { description });

const reembedAnswer = t.Object(
  {
    status: t.UnionEnum(["idle", "running", "failed", "completed"], {
      description: "`idle`: there never was one. `failed` ones go on where they were when they are begun again.",
    }),
    model: orNull(t.String(), "The model whose vectors are made."),
    dimensions: t.Number({ description: "Of its vectors; 0 when idle." }),
    done: t.Number({ description: "Passages and memories that were looked at." }),
    total: t.Number({ description: "Of how many." }),
    embedded: t.Number({ description: "Texts that were embedded." }),
    error: orNull(t.String(), "What holds it up, or ended it."),
    startedAt: orNull(t.String({ format: "date-time" }), "When it was begun."),
    updatedAt: orNull(t.String({ format: "date-time" }), "When it last came further."),
  },
  { description: "How far it is. Searches use the old vectors until it is completed, then at once the new ones." },
);

const toAnswer = (state: Reembedding | null) => ({
  status: state?.status ?? ("idle" as const),
  model: state?.model ?? null,
  dimensions: state?.dimensions ?? 0,
  done: state?.done ?? 0,
  total: state?.total ?? 0,
  embedded: state?.embedded ?? 0,
  error: state?.error ?? null,
  startedAt: state === null ? null : new Date(state.startedAt).toISOString(),
  updatedAt: state === null ? null : new Date(state.updatedAt).toISOString(),
});

const start = async (http: HttpContext, request: Request) => {
  authorise(http.keyOf(request), null, "admin");
  const state = await http.reembedding.start();
  await http.record(request, "embedder.changed", state.model);
  return toAnswer(state);
};

const show = async (http: HttpContext, request: Request) => {
  authorise(http.keyOf(request), null, "admin");
  return toAnswer(await http.reembedding.state());
};

export const reembedRoutes = (http: HttpContext) =>
  new Elysia({ tags: ["Settings"] })
    .post(
      "/v3/settings/reembed",
      async ({ request, set }) => {
        const answer = await start(http, request);
        set.status = 202;
        return answer;
      },
      {
        detail: {
          summary: "Embed everything anew with the configured model",
          description: "In the background; one that runs already goes on.",
        },
        response: { 202: reembedAnswer, ...errorAnswers(403, 409, 503) },
      },
    )
    .get("/v3/settings/reembed", ({ request }) => show(http, request), {
      detail: { summary: "Show how far embedding anew is" },
      response: { 200: reembedAnswer, ...errorAnswers(403) },
    });
