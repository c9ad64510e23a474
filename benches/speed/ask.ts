// Requests to the service as an application sends them.

import { type Service, startService } from "#test/support/service.ts";

export const start = (dataDir: string, environment: Record<string, string> = {}): Promise<Service> =>
  startService(dataDir, { MNEME_EMBEDDING_WORKERS: "2", MNEME_DREAM_QUIET_MS: "5000", ...environment });

export const ok = async (service: Service, method: string, path: string, body?: unknown) => {
  const answer = await service.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

export const search = async (service: Service, containerTag: string, q: string): Promise<void> => {
  const { results } = await ok(service, "POST", "/v4/search", {
    q,
    containerTag,
    searchMode: "hybrid",
    limit: 10,
    threshold: 0,
  });
  if (results.length === 0) throw new Error(`nothing was found in ${containerTag}`);
};

export const waitUntilReady = async (service: Service): Promise<void> => {
  while ((await service.call("GET", "/ready")).status !== 200) await Bun.sleep(2);
};

/** Resolves when nothing is in the queue; memories may still form. */
export const waitUntilIngested = async (service: Service): Promise<void> => {
  while ((await ok(service, "GET", "/v3/documents/processing")).totalCount > 0) await Bun.sleep(50);
};
