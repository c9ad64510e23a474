// Who am I: what published clients ask first, to find out what their key may do.

import type { ApiKey } from "#domain/key.ts";
import { ORGANIZATION } from "#domain/organization.ts";
import { errorAnswers } from "../fields/errors.ts";
import { toIsoOrNull } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { routeGroup } from "../route-group.ts";
import { sessionAnswer } from "./schema.ts";

const toSession = (key: ApiKey) => ({
  user: { id: key.id, email: `${key.role}@localhost`, name: key.name },
  org: ORGANIZATION,
  plan: "self-hosted",
  role: key.role,
  accessType: key.scope === null ? ("full" as const) : ("restricted" as const),
  containerTags:
    key.scope?.tags.map((containerTag) => ({ containerTag, permission: key.scope?.permission ?? "read" })) ?? null,
  scope: {
    type: key.scope === null ? ("full" as const) : ("scoped" as const),
    permission: key.scope?.permission ?? ("write" as const),
    tag: key.scope?.tags[0] ?? null,
    tags: key.scope === null ? null : [...key.scope.tags],
    rateLimit: key.rateLimit === null ? null : { max: key.rateLimit.max, timeWindow: key.rateLimit.windowMs },
    expires: toIsoOrNull(key.expiresAt),
  },
});

export const sessionRoutes = (http: HttpContext) =>
  routeGroup("Session").get("/v3/session", ({ request }) => toSession(http.keyOf(request)), {
    detail: { summary: "Who the key belongs to, and what it may do" },
    response: { 200: sessionAnswer, ...errorAnswers() },
  });
