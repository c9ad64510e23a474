// Loads what turns documents into memories, each model as the configuration, third parties and the stored vectors decide.

import type { PluginHost } from "#contracts/plugin.ts";
import { loadPlugin } from "#plugins/index.ts";
import { createChatModel } from "#plugins/shared/chat/chat-model.ts";
import type { Config } from "#src/config.ts";
import {
  addressOf,
  loadActiveEmbedder,
  loadConfiguredEmbedder,
  type ModelLoaders,
} from "#src/models/configured-models.ts";
import type { CreateOwn } from "#src/models/own-plugins.ts";
import type { Store } from "#store/store.ts";

export const modelLoaders: ModelLoaders = { plugin: loadPlugin, chat: createChatModel };

export const loadModels = async (config: Config, host: PluginHost, opening: Promise<Store>, createOwn: CreateOwn) => {
  const local = { workers: config.embeddingWorkers };
  const { spaces } = await opening;
  const own = await createOwn("embedder", host);
  const embedder = await loadActiveEmbedder(spaces, config.models, loadPlugin, host, local, own);
  const [extractor, chunker, memoryExtractor, linker] = await Promise.all([
    loadPlugin("extractor", "text", {}, host),
    loadPlugin("chunker", "structured", {}, host),
    loadPlugin("memory-extractor", "local", {}, host),
    loadPlugin("linker", "local", { cacheSize: LINKER_CACHE }, host),
  ]);
  return { embedder, extractor, chunker, memoryExtractor, linker };
};

/** The embedder that the configuration names, which need not be the one whose vectors are stored. */
export const wantedEmbedder = (config: Config, host: PluginHost, createOwn: CreateOwn) => {
  const { embedding } = config.models;
  return {
    addressOf: (model: string) => addressOf(embedding, model),
    loadWanted: async (dimensions?: number) => {
      const own = await createOwn("embedder", host);
      const local = { workers: config.embeddingWorkers };
      return await loadConfiguredEmbedder(config.models, loadPlugin, host, local, own, dimensions);
    },
  };
};

/** Parsed statements that the linker keeps, some 2 kB each. */
const LINKER_CACHE = 5_000;
