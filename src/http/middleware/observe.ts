// Each answer is measured, traced and logged once: its route as it is declared, never what was asked.

import type { Logger } from "#contracts/plugin.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";

/** As the server takes wrappers: what it answers is a response, of which its types know nothing. */
type Handle = (...request: unknown[]) => unknown;

interface Seen {
  readonly requestIdOf: (request: Request) => string;
  /** As declared, e.g. `/v3/documents/:id`; null for what reached no route. */
  readonly routeOf: (request: Request) => string | null;
}

const NO_ROUTE = "none";

export const createObserve =
  ({ metrics, tracing }: Pick<Telemetry, "metrics" | "tracing">, logger: Logger, { requestIdOf, routeOf }: Seen) =>
  (handle: Handle) =>
  (request: Request): Promise<unknown> =>
    tracing.span(request.method, "server", { "http.request.method": request.method }, async (note) => {
      const startedAt = performance.now();
      const answer = await handle(request);
      if (!(answer instanceof Response)) return answer;
      const seconds = (performance.now() - startedAt) / 1000;
      const { method } = request;
      const { status } = answer;
      const route = routeOf(request) ?? NO_ROUTE;
      metrics.request(method, route, status, seconds);
      note({ "http.route": route, "http.response.status_code": status });
      logger.info(
        { requestId: requestIdOf(request), method, route, status, ms: Math.round(seconds * 1e4) / 10 },
        "answered",
      );
      return answer;
    });
