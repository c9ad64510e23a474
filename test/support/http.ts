// The HTTP layer on a real store, for tests that need no model: search, profiles and direct writes are not there.

import type { Clock } from "#domain/clock.ts";
import type { ApiKey } from "#domain/key.ts";
import { suggestBuckets } from "#domain/suggest-buckets.ts";
import { hashKey } from "#http/auth/hash-key.ts";
import { createServer } from "#http/server.ts";
import type { Context } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import { createEvents } from "#src/events/events.ts";
import { NOTHING_ALLOWED } from "#src/fetching/address-policy.ts";
import { createRefusalOf } from "#src/fetching/safe-fetch.ts";
import { createFiles } from "#src/files/files.ts";
import { createIds } from "#src/ids.ts";
import { createLogger } from "#src/logging.ts";
import { createTelemetry } from "#src/telemetry/telemetry.ts";
import { createUsage } from "#src/usage.ts";
import { createDoorkeeper } from "#src/writing/doorkeeper.ts";
import { createIngest } from "#src/writing/ingest.ts";
import { createTransactions } from "#src/writing/transact.ts";
import type { Store } from "#store/store.ts";
import { openTestStore } from "./store.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const OWNER_KEY = "sm_ownerownerownerowner";

export interface HttpAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly headers: Headers;
}

export interface TestServer {
  readonly store: Store;
  readonly context: Context;
  /** Sends JSON with the owner's key unless told otherwise; text and bytes are sent as they are. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<HttpAnswer>;
  /** For answers that are streamed. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Stores a key; the fields that are left out are those of a full owner key. */
  readonly addKey: (secret: string, fields?: Partial<ApiKey>) => Promise<ApiKey>;
}

/** A clock that stands until it is moved. */
export const movableClock = (start = Date.UTC(2025, 0, 1)): Clock & { advance: (ms: number) => void } => {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
};

const notHere = (): never => {
  throw new AppError("unavailable", "There is no model in this test");
};

export const startTestServer = async (
  clock: Clock = movableClock(),
  changes: Partial<Context> = {},
  opened?: Store,
): Promise<TestServer> => {
  const store = opened ?? (await openTestStore({ clock }));
  const ids = createIds();
  const publish = (): void => {};
  const doorkeeper = createDoorkeeper();
  const { transact, published } = createTransactions({
    store,
    commit: async (plan) => ({ plan, revision: await store.commit(plan, "none") }),
    publish,
    hold: doorkeeper.hold,
  });
  const logger = createLogger("silent");
  const events = createEvents(clock);
  const usage = createUsage(store.usage, clock, logger, { searches: null, tokens: null });
  const folder = await temporaryFolder();
  const files = createFiles({ folder, store: store.files, ids, logger, isShared: false, isApart: false });
  const context: Context = {
    store,
    usage,
    clock,
    ids,
    files,
    transact,
    hold: doorkeeper.hold,
    published,
    events,
    telemetry: await createTelemetry(() => store.queue.totalDepth(), null, "0.0.0"),
    logger,
    ingest: createIngest({
      store,
      clock,
      ids,
      transact,
      admitted: doorkeeper.admitted,
      publish,
      wake: () => {},
      announce: events.announce,
      usage,
      hashPayload: ({ content }) => new Bun.CryptoHasher("sha256").update(content ?? "").digest("hex"),
      releaseFiles: files.release,
      limits: { perTag: 1000, total: 1000 },
    }),
    search: async () => notHere(),
    findAbout: async () => notHere(),
    profile: async () => notHere(),
    embed: async () => notHere(),
    remember: async () => notHere(),
    sortStatements: async () => notHere(),
    suggestBuckets: async (filterPrompt) => suggestBuckets(filterPrompt),
    embeddingModel: "none",
    reembedding: { start: async () => notHere(), state: async () => null },
    wakeReclassifying: () => {},
    wakeTag: () => {},
    wakeMerges: () => {},
    readsFile: async () => false,
    refusalOf: createRefusalOf({ allowance: NOTHING_ALLOWED }),
    ready: () => store.probe(),
    idle: async () => {},
    ...changes,
  };
  const server = createServer(context, { version: "0.0.0", fileLinkSecret: "secret" });
  const addKey: TestServer["addKey"] = async (secret, fields = {}) => {
    const key: ApiKey = {
      id: ids.next(),
      name: secret,
      hash: hashKey(secret),
      role: "owner",
      scope: null,
      rateLimit: null,
      expiresAt: null,
      revokedAt: null,
      createdAt: clock.now(),
      ...fields,
    };
    await store.keys.put(key);
    return key;
  };
  await addKey(OWNER_KEY);
  return {
    store,
    context,
    addKey,
    handle: (request) => server.handle(request),
    call: async (method, path, body, headers = { authorization: `Bearer ${OWNER_KEY}` }) => {
      const isAsSent = body === undefined || typeof body === "string" || body instanceof Uint8Array;
      const text = isAsSent ? body : JSON.stringify(body);
      const sent = { ...(text === undefined ? {} : { "content-type": "application/json" }), ...headers };
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: sent,
        ...(text === undefined ? {} : { body: text }),
      });
      const answer = await server.handle(request);
      const answered = await answer.text();
      const isJson = answer.headers.get("content-type")?.includes("application/json") ?? false;
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(answered) : answered };
    },
  };
};
