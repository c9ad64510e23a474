// The HTTP server as a value that is not listening yet: who calls, what is read, how failures are told, and all routes.

import { Elysia } from "elysia";
import type { ApiKey } from "#domain/key.ts";
import type { Context } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import { authRoutes } from "./auth/routes.ts";
import { backupRoutes } from "./backup/routes.ts";
import { connectionRoutes } from "./connections/routes.ts";
import { mergeRoutes } from "./container-tags/merge-routes.ts";
import { reclassifyRoutes } from "./container-tags/reclassify-routes.ts";
import { containerTagRoutes } from "./container-tags/routes.ts";
import { conversationRoutes } from "./conversations/routes.ts";
import { documentAliasRoutes } from "./documents/alias-routes.ts";
import { createFileLinks } from "./documents/file-links.ts";
import { fileRoutes } from "./documents/file-routes.ts";
import { documentListRoutes } from "./documents/list-routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { documentWriteRoutes } from "./documents/write-routes.ts";
import { eventRoutes } from "./events/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import type { HttpContext } from "./http-context.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import { memoryRoutes } from "./memories/routes.ts";
import { createAudit, isRefusal } from "./middleware/audit.ts";
import { createAuthentication } from "./middleware/authenticate.ts";
import { toAppError, toErrorAnswer } from "./middleware/errors.ts";
import { createIdempotency } from "./middleware/idempotency.ts";
import { createIncomingBytes } from "./middleware/incoming-bytes.ts";
import { checkAnnouncedLength, readBody } from "./middleware/limits.ts";
import { createObserve } from "./middleware/observe.ts";
import { createRateLimit } from "./middleware/rate-limit.ts";
import { requestIdOf } from "./middleware/request-id.ts";
import { urlOf } from "./middleware/request-url.ts";
import { movingRoutes } from "./moving/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { AS_SENT } from "./route-group.ts";
import { searchRoutes } from "./search/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { reembedRoutes } from "./settings/reembed-routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { swaggerRoutes } from "./swagger/routes.ts";
import { usageRoutes } from "./usage/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export interface HttpConfig {
  /** The program's version, as backups, exports and MCP tell it. */
  readonly version: string;
  /** With which links to files are signed; shared by all processes on one database. */
  readonly fileLinkSecret: string;
}

/** Seconds without a byte after which a connection is closed; deleting a large container takes a while. */
const IDLE_TIMEOUT_SECONDS = 120;

/** Of a path as it was asked for, and of a route as it is declared. */
const isOpen = (path: string): boolean =>
  path === "/" ||
  path === "/health" ||
  path === "/ready" ||
  path === "/swagger" ||
  path.startsWith("/swagger/") ||
  path.startsWith("/files/");

const takesNoKey = ({ pathname: path, searchParams }: URL): boolean =>
  // A signed link is the permission; the route looks at the signature.
  isOpen(path) && (!path.startsWith("/files/") || searchParams.has("signature"));

export const createServer = (context: Context, config: HttpConfig) => {
  const { authenticate, watchKey, keysChanged } = createAuthentication(context.store.keys, context.clock);
  const countRequest = createRateLimit(context.clock);
  const beginBody = createIncomingBytes();
  const keys = new WeakMap<Request, ApiKey>();
  const requestIds = new WeakMap<Request, string>();
  const routes = new WeakMap<Request, string>();
  const audit = createAudit(context.store.audit, context.clock, context.ids, context.logger);
  const requestIdFor = (request: Request): string => requestIds.get(request) ?? "";

  const http: HttpContext = {
    ...context,
    watchKey,
    keysChanged,
    ...createIdempotency(context.store.answers, context.clock),
    fileLinks: createFileLinks(context.clock, config.fileLinkSecret),
    keyOf: (request) => {
      const key = keys.get(request);
      if (key === undefined) throw new AppError("unauthorized", "Unauthorized");
      return key;
    },
    record: (request, action, target) => audit.done(action, target, keys.get(request)?.id ?? "", requestIdFor(request)),
  };

  const observe = createObserve(context.telemetry, context.logger, {
    requestIdOf: requestIdFor,
    routeOf: (request) => routes.get(request) ?? null,
  });

  /** Routers may read a path otherwise than we do: what a route takes is decided by the route that they have chosen. */
  const requireKey = (request: Request, route: string): void => {
    if (!isOpen(route)) http.keyOf(request);
  };

  const answer = (request: Request): Promise<Response> => server.handle(request);
  const server = new Elysia({
    ...AS_SENT,
    // Otherwise the path is looked for behind the eleventh character: "http://m/v3/documents" would be "/documents".
    handler: { standardHostname: false },
    // Otherwise what nobody catches is answered with a page that shows the source.
    // Each route has its own limit, checked before and while a body is read, and says so; the runtime's would end without a word.
    serve: { development: false, maxRequestBodySize: Number.MAX_SAFE_INTEGER, idleTimeout: IDLE_TIMEOUT_SECONDS },
  })
    .wrap(observe)
    .onTransform({ as: "global" }, ({ request, route }) => {
      routes.set(request, route);
      requireKey(request, route);
    })
    .onRequest(async ({ request, set }) => {
      const url = urlOf(request);
      const id = requestIdOf(request.headers, context.ids);
      requestIds.set(request, id);
      set.headers["x-request-id"] = id;
      set.headers["x-content-type-options"] = "nosniff";
      if (takesNoKey(url)) return;
      set.headers["cache-control"] = "no-store";
      const key = await authenticate(request.headers);
      keys.set(request, key);
      countRequest(key, set.headers);
      checkAnnouncedLength(url.pathname, request.headers);
    })
    .onParse({ as: "global" }, ({ request, route, contentType }) => {
      requireKey(request, route);
      return readBody(request, route, contentType, beginBody(keys.get(request)?.id ?? ""));
    })
    .onError({ as: "global" }, async ({ request, error, code, set }) => {
      const failure = toAppError(error, code);
      const route = `${request.method} ${urlOf(request).pathname}`;
      const requestId = requestIdFor(request);
      if (failure.kind === "internal") context.logger.error({ requestId, route, error }, "a request failed");
      if (isRefusal(failure)) {
        await audit.refused(failure, route, keys.get(request)?.id ?? null, requestId);
      }
      const answer = toErrorAnswer(failure);
      set.status = answer.status;
      return Response.json(answer.body, { status: answer.status, headers: answer.headers });
    })
    .use(swaggerRoutes())
    .use(healthRoutes(http))
    .use(sessionRoutes(http))
    .use(documentListRoutes(http))
    .use(fileRoutes(http))
    .use(documentWriteRoutes(http))
    .use(documentRoutes(http))
    .use(eventRoutes(http))
    .use(documentAliasRoutes())
    .use(conversationRoutes(http))
    .use(memoryRoutes(http))
    .use(searchRoutes(http))
    .use(profileRoutes(http))
    .use(mergeRoutes(http))
    .use(reclassifyRoutes(http))
    .use(containerTagRoutes(http))
    .use(settingsRoutes(http))
    .use(reembedRoutes(http))
    .use(authRoutes(http))
    .use(usageRoutes(http))
    .use(backupRoutes(http, config.version))
    .use(movingRoutes(http, config.version))
    .use(webhookRoutes(http))
    .use(connectionRoutes())
    .use(mcpRoutes(answer, config.version));
  return server;
};
