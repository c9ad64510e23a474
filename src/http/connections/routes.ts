// Connections to outside sources: a self-hosted service has none, and says so in the shape that clients expect.

import { t } from "elysia";
import { AppError } from "#src/errors.ts";
import { errorAnswers } from "../fields/errors.ts";
import { routeGroup } from "../route-group.ts";

const notAvailable = (): never => {
  throw new AppError("not_implemented", "Connections are not available on a self-hosted service");
};

const params = t.Object({ connection: t.String({ description: "A provider's name or a connection's id." }) });
const response = { 200: t.Object({}, { description: "Never." }), ...errorAnswers(501) };
const route = (summary: string) => ({ params, detail: { summary }, response });

export const connectionRoutes = () =>
  routeGroup("Connections")
    .post("/v3/connections/list", () => [], {
      detail: { summary: "List the connections: there are none" },
      response: { 200: t.Array(t.Object({}), { description: "Always empty." }), ...errorAnswers() },
    })
    .get("/v3/connections/:connection", notAvailable, route("Show a connection: not available"))
    .post("/v3/connections/:connection", notAvailable, route("Connect a source: not available"))
    .delete("/v3/connections/:connection", notAvailable, route("Remove a connection: not available"))
    .post("/v3/connections/:connection/connection", notAvailable, route("Find a connection: not available"))
    .post("/v3/connections/:connection/import", notAvailable, route("Import from a source: not available"))
    .post("/v3/connections/:connection/documents", notAvailable, route("List a source's documents: not available"))
    .post("/v3/connections/:connection/configure", notAvailable, route("Choose a source's parts: not available"))
    .get("/v3/connections/:connection/resources", notAvailable, route("List a source's parts: not available"))
    .get("/v3/connections/:connection/sync-runs", notAvailable, route("List past synchronizations: not available"));
