// The work that goes on behind the answers: documents and their memories, merges of tags, sorting into buckets anew.

import { createContainers, createMerges } from "#actors/index.ts";
import type { PreparedDocument } from "#domain/passages.ts";
import type { PrepareInput } from "#pipeline/prepare.ts";
import type { Config } from "#src/config.ts";
import type { EmbeddingSpaces } from "#src/embedding/embedding-spaces.ts";
import type { Events } from "#src/events/events.ts";
import type { Files } from "#src/files/files.ts";
import type { Processes } from "#src/processes.ts";
import { createReclassifying } from "#src/profiles/reclassify.ts";
import type { Usage } from "#src/usage.ts";
import type { EmbedTexts } from "./embed-texts.ts";
import type { openModels } from "./open-models.ts";
import { hashPayload } from "./read-documents.ts";
import type { ReadIndexes } from "./read-indexes.ts";
import type { openWriting } from "./write-plans.ts";

interface Setup {
  readonly config: Config;
  readonly spaces: EmbeddingSpaces;
  readonly opened: Awaited<ReturnType<typeof openModels>>;
  readonly written: ReturnType<typeof openWriting>;
  readonly reads: ReadIndexes;
  readonly prepare: (input: PrepareInput, signal: AbortSignal) => Promise<PreparedDocument>;
  readonly askModel: EmbedTexts["askModel"];
  readonly announce: Events["announce"];
  readonly usage: Usage;
  readonly files: Files;
  readonly processes: Processes;
}

/** Documents dreamed together at most. */
const LARGEST_GROUP = 32;

export const openWork = (setup: Setup) => {
  const { config, spaces, written, reads, announce, usage, files, processes } = setup;
  const { writing, aggregation } = written;
  const { store, clock, logger, transact, ids } = writing;
  const { models, dreaming, others } = setup.opened;
  const { embedder } = spaces;
  const base = { store, clock, logger };

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
      prepare: setup.prepare,
    },
    dream: {
      ...base,
      transact,
      models: { ...models, ...dreaming, summarise: others.summarise, embedder, ids },
      findNeighbours: reads.findNeighbours,
      rememberedRows: reads.rememberedRows,
      findAsked: reads.findAsked,
    },
    askModel: setup.askModel,
    aggregate: aggregation.run,
    awaitsAggregation: aggregation.isPending,
    processes,
  });
  const merges = createMerges({
    ...base,
    announce,
    forget: spaces.indexes.drop,
    processes,
    wakeTag: written.aggregateSoon,
  });
  const reclassifying = createReclassifying({
    ...writing,
    classifier: dreaming.classifier,
    get embeddingModel() {
      return embedder.model;
    },
    memories: async (tag) => (await reads.memoriesOf(tag)).memories,
    processes,
  });

  return {
    wakeTag: containers.wake,
    wakeMerges: merges.wake,
    wakeReclassifying: reclassifying.wake,
    modelAnswered: containers.modelAnswered,
    /** What was begun by a process that is not there any more. */
    takeUp: async (): Promise<void> => {
      merges.wake();
      reclassifying.wake();
      for (const tag of await store.queue.tagsWithWork()) containers.wake(tag);
    },
    idle: async (): Promise<void> => {
      await merges.idle();
      await reclassifying.idle();
      await containers.idle();
    },
    stop: async (): Promise<void> => {
      await merges.stop();
      await reclassifying.stop();
      await containers.stop();
    },
  };
};
