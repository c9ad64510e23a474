// The only composition root: opens the store, loads the plugins and hands every part what it needs. What belongs together is put
// together in src/app, a function a part; here is what each of them is handed.

import { startAggregating, startSweeping } from "#actors/index.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import { createServer } from "#http/server.ts";
import { openThirdParty } from "#plugins/index.ts";
import type { Config } from "#src/config.ts";
import type { Context } from "#src/context.ts";
import { openStore } from "#store/open.ts";
import { unlessLate } from "#store/unless-late.ts";
import { openAnnouncing } from "./app/announce.ts";
import { openAnswering } from "./app/answer-questions.ts";
import { embedTexts } from "./app/embed-texts.ts";
import { listenAt } from "./app/listen-at.ts";
import { openModels } from "./app/open-models.ts";
import { hashPayload, openReading } from "./app/read-documents.ts";
import { readIndexes } from "./app/read-indexes.ts";
import { shareDatabase } from "./app/share-database.ts";
import { stopServer } from "./app/stop-server.ts";
import { openWork } from "./app/work-on-tags.ts";
import { openWriting } from "./app/write-plans.ts";
import { createReembedding } from "./embedding/reembedding.ts";
import { createRefusalOf } from "./fetching/safe-fetch.ts";
import { createIds, systemClock } from "./ids.ts";
import { createLogger } from "./logging.ts";
import { ensureOwnerKey } from "./owner-key.ts";
import { createTelemetry } from "./telemetry/telemetry.ts";
import { createWorkCounts, type WorkCounts } from "./telemetry/work-counts.ts";
import { createUsage } from "./usage.ts";
import { version } from "./version.ts";
import { finishDeletions } from "./writing/delete-container.ts";
import { deleteDocuments } from "./writing/delete-documents.ts";
import { createIngest } from "./writing/ingest.ts";
import { createRemember } from "./writing/remember.ts";
import { createSortStatements } from "./writing/sort-statements.ts";

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
  const counts = createWorkCounts();
  const loading = { config, clock, logger, telemetry, work: counts, thirdParty, opening };
  const opened = await openModels({ ...loading, onAnswer: (model) => work.modelAnswered(model) });
  const { spaces, models, others, budget } = opened;
  const { embedder, indexes } = spaces;
  const store = await opening;
  const { sharing, processes, isShared, isApart, fileLinkSecret } = await shareDatabase(config, store, logger);
  const newKey = await ensureOwnerKey(store.keys, config.apiKey, clock);

  const base = { store, clock, logger };
  const { events, webhooks, announce } = openAnnouncing({ ...base, config, telemetry });
  const usage = createUsage(store.usage, clock, logger, config.quotas);
  const reembedding = createReembedding({
    ...base,
    store: store.spaces,
    spaces,
    openSpace: opened.openSpace,
    others: () => processes.others,
    ...opened.wanted,
  });
  const { embed, askModel, searchedSpace } = embedTexts(spaces, logger);
  const reads = readIndexes(spaces, clock);
  const written = openWriting({
    ...base,
    ids,
    telemetry,
    spaces,
    announce,
    embed,
    reads,
    processes,
    sumUp: others.sumUp,
    wake: (tag) => work.wakeTag(tag),
  });
  const { writing, publish, published, aggregateSoon } = written;
  const { files, extraction, prepare } = openReading({
    ...base,
    config,
    ids,
    telemetry,
    thirdParty,
    embedder,
    isShared,
    isApart,
    text: models.extractor,
    chunker: models.chunker,
    transcriber: others.transcriber,
  });
  const work = openWork({
    config,
    spaces,
    opened,
    written,
    reads,
    prepare,
    askModel,
    announce,
    usage,
    files,
    processes,
  });
  const answering = openAnswering({ store, clock, telemetry, indexes, searchedSpace, others });
  const idle = async (): Promise<void> => {
    await work.idle();
    await webhooks.idle();
  };

  const context: Context = {
    ...writing,
    files,
    published,
    events,
    telemetry,
    usage,
    reembedding,
    idle,
    get embeddingModel() {
      return embedder.model;
    },
    refusalOf: createRefusalOf({ allowance: config.fetchAllow }),
    readsFile: (mediaType, name) => extraction.reads({ mediaType, name, url: null }, never),
    remember: createRemember({ ...models, ...writing, ...reads }),
    sortStatements: createSortStatements({ ...models, ...base }),
    ingest: createIngest({
      ...writing,
      publish,
      announce,
      usage,
      hashPayload,
      wake: work.wakeTag,
      releaseFiles: files.release,
      limits: config.queue,
    }),
    search: answering.search,
    findAbout: answering.findAbout,
    profile: answering.profile,
    suggestBuckets: others.suggestBuckets,
    ready: async () => {
      await Promise.all([
        unlessLate(READY_LIMIT_MS, store.probe(), "The database did not answer"),
        unlessLate(READY_LIMIT_MS, embed(["ready"], "query"), "The embedding model did not answer"),
      ]);
    },
    wakeTag: work.wakeTag,
    wakeMerges: work.wakeMerges,
    wakeReclassifying: work.wakeReclassifying,
  };
  const server = createServer(context, { version, fileLinkSecret });
  const sweeping = startSweeping({
    ...base,
    deleteFailed: async ({ tag, id }) => {
      await deleteDocuments(context, tag, [id], (document) => document.status === "failed");
    },
  });
  const stopAggregating = startAggregating({ ...base, aggregateSoon });

  return {
    context,
    workCounts: counts.counts,
    newKey,
    listen: async () => {
      if (sharing === null) {
        await store.queue.releaseAllClaims();
        await finishDeletions(context);
      } else await sharing.start(work.takeUp);
      await reembedding.resume();
      const address = listenAt(server, config);
      files.startSweeping();
      await work.takeUp();
      return { address };
    },
    sweepFailures: sweeping.now,
    idle,
    close: async () => {
      sweeping.stop();
      stopAggregating();
      events.close();
      answering.stop();
      await webhooks.stop();
      await stopServer(server);
      await work.stop();
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

const never = new AbortController().signal;

/** Whoever asks whether the service is ready wants to hear it when it is not, too: what hangs would never say so. */
const READY_LIMIT_MS = 4_000;
