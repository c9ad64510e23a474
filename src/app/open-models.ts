// All models of the running service, each measured and counted: the space that is searched, what draws and links memories, and what
// the configuration and third parties put in their places.

import type { Embedder } from "#contracts/embedder.ts";
import type { Logger, PluginHost } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { createThirdParty, loadPlugin, type ThirdPartyPlugin } from "#plugins/index.ts";
import { createIndexes } from "#retrieval/indexes.ts";
import type { Config } from "#src/config.ts";
import { createEmbeddingSpaces, type EmbeddingSpace } from "#src/embedding/embedding-spaces.ts";
import { loadChat, loadOtherModels, withChatModel } from "#src/models/configured-models.ts";
import { type CreateOwn, createOwnPlugins, replaceDreaming, replaceModels } from "#src/models/own-plugins.ts";
import { tellingEmbedder, tellingTranscriber } from "#src/models/telling.ts";
import { createTokenBudget } from "#src/models/token-budget.ts";
import { releaseAfterLoading } from "#src/native/release-memory.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import type { WorkCounter } from "#src/telemetry/work-counts.ts";
import type { Store } from "#store/store.ts";
import { freezeTag } from "./freeze-tag.ts";
import { loadModels, modelLoaders, wantedEmbedder } from "./load-models.ts";

interface Setup {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  readonly work: WorkCounter;
  readonly thirdParty: readonly ThirdPartyPlugin[];
  /** The database opens while the models load. */
  readonly opening: Promise<Store>;
  /** A model that documents wait for has answered to a call. */
  readonly onAnswer: (model: "embedder" | "transcriber") => void;
}

export const openModels = async ({ config, clock, logger, telemetry, work, thirdParty, opening, onAnswer }: Setup) => {
  const host: PluginHost = { logger, fetch: telemetry.modelFetch("embedder"), clock, embedder: null };
  const load: typeof loadPlugin = (kind, name, options, granted) =>
    loadPlugin(kind, name, options, { ...granted, fetch: telemetry.modelFetch(kind) });
  const createOwn: CreateOwn = (kind, granted) => createThirdParty(thirdParty, kind, granted);
  const [store, loaded] = await Promise.all([opening, loadModels(config, host, opening, createOwn)]);

  // What another model answers, whose vectors are still being made, says nothing of the one that documents wait for.
  const noteEmbedder = (model: string): void => {
    if (model === spaces.embedder.model) onAnswer("embedder");
  };
  const openSpace = async (raw: Embedder): Promise<EmbeddingSpace> => ({
    embedder: telemetry.embedding(work.countingEmbedder(tellingEmbedder(raw, noteEmbedder))),
    classifier: await loadPlugin("classifier", "local", {}, { ...host, embedder: raw }),
    indexes: createIndexes({
      dimensions: raw.dimensions,
      loadRows: (tag) => store.tag(tag).rows(raw.model),
      loadMany: (tags) => store.manyTags(tags, raw.model),
      readRevision: (tag) => store.tag(tag).revision(),
      ...(config.surrealUrl === null ? {} : { freeze: (tag) => freezeTag(store, tag, raw.model) }),
      budgetBytes: config.indexBudgetBytes,
      isShared: config.surrealUrl !== null,
      onLoad: releaseAfterLoading,
    }),
  });
  const spaces = createEmbeddingSpaces(await openSpace(loaded.embedder), store, logger);
  const { embedder } = spaces;
  const bundled = { ...loaded, embedder, classifier: spaces.classifier };

  const budget = createTokenBudget(store.usage, clock, logger, config.models.llmMonthlyTokens);
  const chat = loadChat(config.models, modelLoaders, { ...host, fetch: telemetry.modelFetch("chat") }, budget);
  const own = await createOwnPlugins(createOwn, { ...host, embedder, chat });
  const models = replaceModels(bundled, own);
  const [withChat, others] = await Promise.all([
    withChatModel(bundled, chat, load, host),
    loadOtherModels(config.models, chat, load, host, own),
  ]);
  const dreaming = replaceDreaming(withChat, own);
  const { extract } = work.countingExtractor(dreaming.memoryExtractor);

  return {
    spaces,
    openSpace,
    /** The embedder that the configuration asks for, which need not be the one whose vectors are stored. */
    wanted: wantedEmbedder(config, host, createOwn),
    models,
    dreaming: {
      ...dreaming,
      memoryExtractor: { extract: telemetry.step("drawing", extract) },
      linker: { link: telemetry.step("linking", models.linker.link.bind(models.linker)) },
    },
    others: {
      ...others,
      transcriber: others.transcriber && tellingTranscriber(others.transcriber, () => onAnswer("transcriber")),
    },
    budget,
  };
};
