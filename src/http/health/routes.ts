// Liveness, readiness and metrics, for those who run the service. The first two need no key and tell nothing about what is stored.

import { t } from "elysia";
import { AppError } from "#src/errors.ts";
import { errorAnswers, publicErrorAnswer } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";

const answer = (description: string, status: string) =>
  t.Object({ status: t.Literal(status, { description: "A fixed word." }) }, { description });

export const healthRoutes = (http: HttpContext) =>
  routeGroup("Service")
    .get("/health", () => ({ status: "ok" }) as const, {
      detail: {
        summary: "Is the process alive?",
        description: "Answers as soon as the service listens.",
        security: [],
      },
      response: { 200: answer("The process answers.", "ok") },
    })
    .get(
      "/ready",
      async () => {
        try {
          await http.ready();
        } catch (error) {
          http.logger.warn({ error: String(error) }, "not ready");
          const why = error instanceof AppError ? { details: error.message } : {};
          throw new AppError("unavailable", "Not ready", { ...why, retryAfterSeconds: 1 });
        }
        return { status: "ready" } as const;
      },
      {
        detail: {
          summary: "Can the service write and search?",
          description:
            "Writes to and reads from the database, and asks the embedding model; says within five seconds when one of them does not answer.",
          security: [],
        },
        response: { 200: answer("The service can write and search.", "ready"), ...publicErrorAnswer(503) },
      },
    )
    .get(
      "/metrics",
      async ({ request }) => {
        authorise(http.keyOf(request), null, "admin");
        const { metrics } = http.telemetry;
        return new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } });
      },
      {
        detail: {
          summary: "Measures for Prometheus",
          description: "Needs the key of an owner or admin, as a bearer token.",
        },
        response: { 200: t.String({ description: "The text format of Prometheus." }), ...errorAnswers(403) },
      },
    );
