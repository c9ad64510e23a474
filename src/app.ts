// The only composition root: opens the store, loads the plugins and hands every part what it needs.

import { join } from "node:path";
import { createContainers, createMerges, startAggregating, startSweeping } from "#actors/index.ts";
import type { ChunkDraft } from "#domain/chunk.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { JobPayload } from "#domain/job.ts";
import type { Plan } from "#domain/plan.ts";
import type { SearchRequest } from "#domain/search.ts";
import { createServer } from "#http/server.ts";
import { embedAll, type FindNeighbours } from "#pipeline/dream.ts";
import { type AboutRequest, makeFindAbout } from "#pipeline/find-about.ts";
import { prepare } from "#pipeline/prepare.ts";
import { createWideSearches } from "#pipeline/search/wide-turns.ts";
import { makeSearch } from "#pipeline/search.ts";
import { bundledNames, loadPlugin, openThirdParty, type ThirdPartyPlugin } from "#plugins/index.ts";
import { askedToForget } from "#retrieval/asked-to-forget.ts";
import type { Config } from "#src/config.ts";
import type { Context } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import { toAnswer } from "#src/models/model-away.ts";
import { openStore } from "#store/open.ts";
import { unlessLate } from "#store/unless-late.ts";
import { openModels } from "./app/open-models.ts";
import { shareDatabase } from "./app/share-database.ts";
import { stopServer } from "./app/stop-server.ts";
import { addressOf } from "./client/service-address.ts";
import { createReembedding } from "./embedding/reembedding.ts";
import { createEvents } from "./events/events.ts";
import { ANSWER_LIMITS, createWebhooks } from "./events/webhooks.ts";
import { openExtraction } from "./extraction/open-extraction.ts";
import { createRefusalOf, createSafeFetch } from "./fetching/safe-fetch.ts";
import { createFiles } from "./files/files.ts";
import { createIds, systemClock } from "./ids.ts";
import { createLogger } from "./logging.ts";
import { ensureOwnerKey } from "./owner-key.ts";
import { createAggregation } from "./profiles/aggregate.ts";
import { createProfiles } from "./profiles/profiles.ts";
import { createReclassifying } from "./profiles/reclassify.ts";
import { documentsOf, rememberedTag } from "./profiles/remembered-tag.ts";
import { createTelemetry } from "./telemetry/telemetry.ts";
import { createWorkCounts, type WorkCounts } from "./telemetry/work-counts.ts";
import { createUsage } from "./usage.ts";
import { version } from "./version.ts";
import { finishDeletions } from "./writing/delete-container.ts";
import { deleteDocuments } from "./writing/delete-documents.ts";
import { createDoorkeeper } from "./writing/doorkeeper.ts";
import { createIngest } from "./writing/ingest.ts";
import { createRemember } from "./writing/remember.ts";
import { type RememberedRows, rememberedRows } from "./writing/remembered-rows.ts";
import { createSortStatements } from "./writing/sort-statements.ts";
import { createTransactions } from "./writing/transact.ts";

export interface AppOverrides {
  readonly clock?: Clock;
  readonly ids?: IdSource;
}

export interface App {
  readonly context: Context;
  /** What models have done since the start. */
  readonly workCounts: () => WorkCounts;
  /** The owner's key when it was made just now. Whoever asks for it shows it before the service listens, which may fail. */
  readonly newKey: string | null;
  /** Starts to serve. @throws AppError when the address is taken or not of this machine */
  listen(): Promise<{ readonly address: string }>;
  /** Deletes the failed documents that are due, instead of at the next look. */
  sweepFailures(): Promise<void>;
  /** Resolves when nothing is queued, running or waiting to be dreamed. */
  idle(): Promise<void>;
  /** Answers what is in flight, leaves the rest queued, and closes the database. */
  close(): Promise<void>;
}

export const createApp = async (config: Config, overrides: AppOverrides = {}): Promise<App> => {
  const clock = overrides.clock ?? systemClock;
  const ids = overrides.ids ?? createIds();
  const logger = createLogger(config.logLevel);
  const queueDepth = async (): Promise<number> => (await opening).queue.totalDepth();
  const telemetry = await createTelemetry(queueDepth, config.otlpEndpoint, version);
  const thirdParty = await openThirdParty(config.plugins);
  const opening = openStore({ url: config.surrealUrl, dataDir: config.dataDir, clock });
  const work = createWorkCounts();
  const opened = await openModels({
    config,
    clock,
    logger,
    telemetry,
    work,
    thirdParty,
    opening,
    onAnswer: (model) => containers.modelAnswered(model),
  });
  const { spaces, models, dreaming, others, budget } = opened;
  const { embedder, indexes } = spaces;
  const store = await opening;
  const events = createEvents(clock);
  const webhooks = createWebhooks({
    store: store.webhooks,
    clock,
    logger,
    fetch: createSafeFetch({ allowance: config.fetchAllow, ...ANSWER_LIMITS }),
  });
  const announce = telemetry.counting((tag, told) => {
    events.announce(tag, told);
    webhooks.notice();
  });
  const { isShared, sharing, processes, isApart, fileLinkSecret } = await shareDatabase(config, store, logger);
  const newKey = await ensureOwnerKey(store.keys, config.apiKey, clock);

  const base = { store, clock, logger };
  const reembedding = createReembedding({
    ...base,
    store: store.spaces,
    spaces,
    openSpace: opened.openSpace,
    others: () => processes.others,
    ...opened.wanted,
  });
  const publish = (plan: Plan, revision: number): void => {
    indexes.apply(plan, revision);
    announce(plan.tag, plan.events);
    if (plan.awaitsAggregation) aggregateSoon(plan.tag);
  };
  const doorkeeper = createDoorkeeper();
  const { transact, published } = createTransactions({
    store,
    commit: telemetry.step("committing", (plan) => spaces.commit(aggregation.noted(plan))),
    publish,
    hold: doorkeeper.hold,
  });
  const never = new AbortController().signal;
  const embed: Context["embed"] = (texts, purpose) =>
    embedAll(embedder, texts, { signal: never, logger }, purpose).catch(toAnswer);

  const askModel = (signal: AbortSignal) => embedder.embed(["ready"], "query", { signal, logger });

  const writing = { ...base, transact, ids, embed, ...doorkeeper };

  const findNeighbours: FindNeighbours = (tag, vectors, count, allow) =>
    spaces
      .spaceOf(vectors[0])
      .indexes.read(tag, (index) =>
        index.neighbours(vectors, count, clock.now(), (memory) => allow(memory, documentsOf(index, memory))),
      );

  const rememberedOf = (tag: string, revision: number): RememberedRows => rememberedRows(indexes, tag, revision);
  const memoriesOf = (tag: string) =>
    indexes.read(tag, ({ revision, memories }) => ({ revision, memories: memories.rows.all() }));
  const aggregation = createAggregation({
    ...writing,
    sumUp: others.sumUp,
    remembered: memoriesOf,
    rememberedRows: rememberedOf,
    hasOthers: () => processes.others > 0,
  });
  const aggregateSoon = (tag: string): void => {
    aggregation.expect(tag);
    containers.wake(tag);
  };
  const usage = createUsage(store.usage, clock, logger, config.quotas);
  const files = createFiles({
    folder: join(config.dataDir, "files"),
    store: store.files,
    ids,
    logger,
    isShared,
    isApart,
  });
  const extraction = openExtraction({
    text: models.extractor,
    extractorNames: bundledNames("extractor"),
    extractorOptions: config.plugins.options,
    loadExtractor: (name) => loadPlugin("extractor", name, {}, { logger, fetch, clock, embedder: null }),
    thirdParty: extractorsOf(thirdParty),
    transcriber: others.transcriber,
    openFile: files.open,
    fetchAllow: config.fetchAllow,
    path: config.path,
    logger,
  });
  const prepareDependencies = {
    extract: telemetry.step("extracting", extraction.extract),
    chunker: models.chunker,
    embedder,
    assertFits: ({ tag, id }: Document, drafts: readonly ChunkDraft[]) =>
      store.assertFits({ tag, documentId: id, drafts, model: embedder.model, dimensions: embedder.dimensions }),
    ids,
    hash: sha256,
  };
  const containers = createContainers({
    ...base,
    policy: { ...config.dreaming, largestGroup: LARGEST_GROUP },
    parallel: config.queue.parallel,
    work: {
      ...base,
      transact,
      announce,
      hashPayload,
      releaseFiles: files.release,
      countTokens: ({ keyId, taskType }, tokens) =>
        usage.count(keyId, taskType === "memory" ? "memoryTokens" : "superragTokens", tokens),
      prepare: (input, signal) => prepare(prepareDependencies, input, { signal, logger }),
    },
    dream: {
      ...base,
      transact,
      models: { ...models, ...dreaming, summarise: others.summarise, embedder, ids },
      findNeighbours,
      rememberedRows: rememberedOf,
      findAsked: (tag, request) => indexes.read(tag, ({ memories }) => askedToForget(memories, request, clock.now())),
    },
    askModel,
    aggregate: aggregation.run,
    awaitsAggregation: aggregation.isPending,
    processes,
  });
  const merges = createMerges({
    ...base,
    announce,
    forget: indexes.drop,
    processes,
    wakeTag: aggregateSoon,
  });
  const reclassifying = createReclassifying({
    ...writing,
    classifier: dreaming.classifier,
    get embeddingModel() {
      return embedder.model;
    },
    memories: async (tag) => (await memoriesOf(tag)).memories,
    processes,
  });
  const idle = async (): Promise<void> => {
    await merges.idle();
    await reclassifying.idle();
    await containers.idle();
    await webhooks.idle();
  };
  /** All of one search in one space, though another one may take its place meanwhile. */
  const searchedSpace = () => {
    const { indexes, embedder } = spaces.current;
    const embedQuery = async (text: string): Promise<Float32Array> => {
      const embedding = embedder.embed([text], "query", { signal: never, logger });
      return (await embedding.catch(toAnswer))[0] as Float32Array;
    };
    return { indexes, embedQuery };
  };
  const wideSearches = createWideSearches();
  const context: Context = {
    ...writing,
    files,
    refusalOf: createRefusalOf({ allowance: config.fetchAllow }),
    readsFile: (mediaType, name) => extraction.reads({ mediaType, name, url: null }, never),
    published,
    events,
    telemetry,
    usage,
    get embeddingModel() {
      return embedder.model;
    },
    reembedding,
    remember: createRemember({
      ...models,
      ...writing,
      findNeighbours,
      rememberedRows: rememberedOf,
    }),
    sortStatements: createSortStatements({ ...models, ...base }),
    ingest: createIngest({
      ...writing,
      publish,
      wake: containers.wake,
      announce,
      usage,
      hashPayload,
      releaseFiles: files.release,
      limits: config.queue,
    }),
    search: telemetry.answering("search", (request: SearchRequest, signal: AbortSignal = never) => {
      const search = makeSearch({
        ...searchedSpace(),
        clock,
        wide: wideSearches.inTurn,
        readRelations: (tag, memoryIds) => store.tag(tag).relations(memoryIds),
        rewrite: others.rewrite,
        rerank: others.rerank,
      });
      return search(request, signal);
    }),
    findAbout: telemetry.answering("search", (request: AboutRequest) =>
      makeFindAbout({ ...searchedSpace(), clock })(request),
    ),
    suggestBuckets: others.suggestBuckets,
    profile: telemetry.answering(
      "profile",
      createProfiles({
        store,
        clock,
        remember: (tag, withDocuments) => indexes.read(tag, (index) => rememberedTag(index, withDocuments)),
      }),
    ),
    ready: async () => {
      await Promise.all([
        unlessLate(READY_LIMIT_MS, store.probe(), "The database did not answer"),
        unlessLate(READY_LIMIT_MS, embed(["ready"], "query"), "The embedding model did not answer"),
      ]);
    },
    wakeReclassifying: reclassifying.wake,
    wakeTag: containers.wake,
    wakeMerges: merges.wake,
    idle,
  };
  const server = createServer(context, { version, fileLinkSecret });
  const sweeping = startSweeping({
    ...base,
    deleteFailed: async ({ tag, id }) => {
      await deleteDocuments({ transact, clock, files, store }, tag, [id], (document) => document.status === "failed");
    },
  });

  const stopAggregating = startAggregating({ ...base, aggregateSoon });

  /** What was begun by a process that is not there any more. */
  const takeUp = async (): Promise<void> => {
    merges.wake();
    reclassifying.wake();
    for (const tag of await store.queue.tagsWithWork()) containers.wake(tag);
  };

  return {
    context,
    workCounts: work.counts,
    newKey,
    listen: async () => {
      if (sharing === null) {
        await store.queue.releaseAllClaims();
        await finishDeletions(context);
      } else await sharing.start(takeUp);
      await reembedding.resume();
      listenAt(server, config);
      files.startSweeping();
      await takeUp();
      return { address: addressOf({ host: config.host, port: server.server?.port ?? config.port }) };
    },
    sweepFailures: sweeping.now,
    idle,
    close: async () => {
      sweeping.stop();
      stopAggregating();
      events.close();
      wideSearches.stop();
      await webhooks.stop();
      await stopServer(server);
      await merges.stop();
      await reclassifying.stop();
      await containers.stop();
      await sharing?.stop();
      await extraction.close();
      await files.close();
      await reembedding.close();
      await spaces.close();
      await usage.close();
      await budget.settle();
      await store.close();
      await telemetry.tracing.close();
    },
  };
};

/** Alone: two services at one port would each get some of the requests. */
const listenAt = (server: ReturnType<typeof createServer>, { host, port }: Config): void => {
  try {
    server.listen({ hostname: host, port, reusePort: false });
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new AppError("unavailable", `The service can't listen at ${addressOf({ host, port })} (${reason})`, {
      details: "MNEME_PORT has to be a port that is free, and MNEME_HOST an address of this machine.",
      cause,
    });
  }
};

/** Whoever asks whether the service is ready wants to hear it when it is not, too: what hangs would never say so. */
const READY_LIMIT_MS = 4_000;

/** Documents dreamed together at most. */
const LARGEST_GROUP = 32;

const sha256 = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

/** Equal for equal content; a file counts by its bytes. */
const hashPayload = ({ content, file }: JobPayload): string => file?.hash ?? sha256(content ?? "");

const extractorsOf = (plugins: readonly ThirdPartyPlugin[]) =>
  plugins
    .filter(({ definition }) => definition.kind === "extractor")
    .map(({ file, options }) => ({ name: file, options }));
