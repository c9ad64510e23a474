// Keys: made, listed and revoked by owners and admins. A key's secret is shown once and never stored.

import { DAY_MS } from "#domain/clock.ts";
import { type ApiKey, KEY_RANDOM_BYTES, makeKey } from "#domain/key.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { checkNewTags, namedTags } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import { toIso, toIsoOrNull } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { hashKey } from "./hash-key.ts";
import {
  keyBody,
  keyParams,
  keysAnswer,
  madeKeyAnswer,
  madeScopedKeyAnswer,
  revokedAnswer,
  scopedKeyBody,
} from "./schema.ts";

const DEFAULT_WINDOW_MS = 60_000;
const SCOPED_LIMIT = 500;
const SCOPED_ENDPOINTS = [
  "/v3/documents",
  "/v3/memories",
  "/v4/memories",
  "/v4/conversations",
  "/v3/search",
  "/v4/search",
  "/v4/profile",
  "/v3/container-tags",
  "/v3/session",
];

type Limits = Pick<typeof keyBody.static, "expiresInDays" | "rateLimitMax" | "rateLimitTimeWindow">;

const toKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  role: key.role,
  containerTags: key.scope === null ? null : [...key.scope.tags],
  permission: key.scope?.permission ?? null,
  rateLimit: key.rateLimit === null ? null : { max: key.rateLimit.max, timeWindow: key.rateLimit.windowMs },
  expiresAt: toIsoOrNull(key.expiresAt),
  createdAt: toIso(key.createdAt),
  revokedAt: toIsoOrNull(key.revokedAt),
});

const make = async (
  http: HttpContext,
  fields: Pick<ApiKey, "name" | "role" | "scope">,
  limits: Limits,
  defaultMax: number | null,
): Promise<{ readonly row: ApiKey; readonly secret: string }> => {
  const secret = makeKey(crypto.getRandomValues(new Uint8Array(KEY_RANDOM_BYTES)));
  const now = http.clock.now();
  const max = limits.rateLimitMax ?? defaultMax;
  const row: ApiKey = {
    ...fields,
    id: http.ids.next(),
    hash: hashKey(secret),
    rateLimit: max === null ? null : { max, windowMs: limits.rateLimitTimeWindow ?? DEFAULT_WINDOW_MS },
    expiresAt: limits.expiresInDays === undefined ? null : now + limits.expiresInDays * DAY_MS,
    revokedAt: null,
    createdAt: now,
  };
  await http.store.keys.put(row);
  http.keysChanged();
  return { row, secret };
};

/** Unknown fields are passed over, but these must not be: whoever sends them wants a key that may do less. */
const SCOPE_FIELDS = ["containerTag", "containerTags", "permission", "scope"];

const makeFullKey = async (http: HttpContext, request: Request, body: typeof keyBody.static) => {
  const caller = http.keyOf(request);
  authorise(caller, null, "admin");
  const scopeField = SCOPE_FIELDS.find((field) => field in body);
  if (scopeField !== undefined) {
    throw invalid(scopeField, "does not confine a full-access key; POST /v3/auth/scoped-key makes confined ones");
  }
  const role = body.role ?? "member";
  if (role === "owner" && caller.role !== "owner") {
    throw new AppError("forbidden", "Forbidden", { details: "Only an owner can make an owner's key" });
  }
  const { row, secret } = await make(http, { name: body.name, role, scope: null }, body, null);
  await http.record(request, "key.made", row.id);
  return { key: secret, ...toKey(row) };
};

const scopeOf = ({ containerTag, containerTags }: typeof scopedKeyBody.static): [string, ...string[]] => {
  const [first, ...others] = Array.isArray(containerTag)
    ? namedTags({ containerTags: [...containerTag, ...(containerTags ?? [])] })
    : namedTags({ containerTag, containerTags });
  if (first === undefined) throw invalid("containerTag", "is required");
  checkNewTags("containerTag", containerTag);
  checkNewTags("containerTags", containerTags);
  return [first, ...others];
};

const makeScopedKey = async (http: HttpContext, request: Request, body: typeof scopedKeyBody.static) => {
  authorise(http.keyOf(request), null, "admin");
  const tags = scopeOf(body);
  const permission = body.permission ?? "write";
  const name = body.name ?? `scoped_${tags[0]}`.slice(0, 100);
  const { row, secret } = await make(http, { name, role: "member", scope: { tags, permission } }, body, SCOPED_LIMIT);
  await http.record(request, "key.made", row.id);
  const { id, expiresAt, rateLimit } = toKey(row);
  return {
    key: secret,
    id,
    name,
    expiresAt,
    rateLimit,
    containerTag: tags[0],
    containerTags: tags,
    permission,
    allowedEndpoints: SCOPED_ENDPOINTS,
  };
};

const listKeys = async (http: HttpContext, request: Request) => {
  authorise(http.keyOf(request), null, "admin");
  const keys = await http.store.keys.list();
  return { keys: [...keys].sort((a, b) => b.createdAt - a.createdAt).map(toKey) };
};

const revoke = async (http: HttpContext, request: Request, id: string, kind: "any" | "scoped") => {
  const caller = http.keyOf(request);
  authorise(caller, null, "admin");
  const all = await http.store.keys.list();
  const key = all.find((candidate) => candidate.id === id && (kind === "any" || candidate.scope !== null));
  if (key === undefined) throw notFound("Key");
  if (key.role === "owner" && caller.role !== "owner") {
    throw new AppError("forbidden", "Forbidden", { details: "Only an owner can revoke an owner's key" });
  }
  if (key.revokedAt === null) {
    if (!(await http.store.keys.revoke(id, http.clock.now()))) {
      throw new AppError("conflict", "This is the last owner's key", { code: "last_owner" });
    }
    http.keysChanged();
    await http.record(request, "key.revoked", id);
  }
  return { success: true };
};

export const authRoutes = (http: HttpContext) =>
  routeGroup("Keys")
    .post("/v3/auth/keys", ({ request, body }) => makeFullKey(http, request, body), {
      body: keyBody,
      detail: { summary: "Make a full-access key", description: "For owners and admins; owners' keys by owners only." },
      response: { 200: madeKeyAnswer, ...errorAnswers(400, 403) },
    })
    .get("/v3/auth/keys", ({ request }) => listKeys(http, request), {
      detail: { summary: "List the keys, without their secrets" },
      response: { 200: keysAnswer, ...errorAnswers(403) },
    })
    .delete("/v3/auth/keys/:id", ({ request, params }) => revoke(http, request, params.id, "any"), {
      params: keyParams,
      detail: { summary: "Revoke a key" },
      response: { 200: revokedAnswer, ...errorAnswers(403, 404, 409) },
    })
    .post("/v3/auth/scoped-key", ({ request, body }) => makeScopedKey(http, request, body), {
      body: scopedKeyBody,
      detail: { summary: "Make a key that is confined to container tags" },
      response: { 200: madeScopedKeyAnswer, ...errorAnswers(400, 403) },
    })
    .delete("/v3/auth/scoped-key/:id", ({ request, params }) => revoke(http, request, params.id, "scoped"), {
      params: keyParams,
      detail: { summary: "Revoke a scoped key" },
      response: { 200: revokedAnswer, ...errorAnswers(403, 404) },
    });
