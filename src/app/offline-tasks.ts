// What the program does besides serving, with the plugins and models that the service would use.

import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext, PluginHost, PluginKind } from "#contracts/plugin.ts";
import { bundledNames, createThirdParty, loadPlugin, openThirdParty, pluginKinds } from "#plugins/index.ts";
import { createChatModel } from "#plugins/shared/chat/chat-model.ts";
import type { Config } from "#src/config.ts";
import { reembed } from "#src/embedding/reembed.ts";
import { systemClock } from "#src/ids.ts";
import { createLogger } from "#src/logging.ts";
import { checkModels, type ModelCheck } from "#src/models/check-models.ts";
import { addressOf, loadConfiguredEmbedder } from "#src/models/configured-models.ts";
import { openStore } from "#store/open.ts";
import type { Reembedding, VectorSpaceStore } from "#store/store.ts";

type Progress = Pick<Reembedding, "model" | "status" | "done" | "total" | "embedded">;

/** Makes all vectors anew with the configured embedder, where no service is at work that would do it. */
export const reembedStore = async (
  config: Config,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> => {
  const logger = createLogger(config.logLevel);
  const host: PluginHost = { logger, fetch, clock: systemClock, embedder: null };
  const store = await openStore({ url: config.surrealUrl, dataDir: config.dataDir, clock: systemClock });
  try {
    const own = await createThirdParty(await openThirdParty(config.plugins), "embedder", host);
    const local = { workers: config.embeddingWorkers };
    const embedder = await loadConfiguredEmbedder(config.models, loadPlugin, host, local, own);
    return await reembedAlone(store.spaces, embedder, config, { signal, logger }, onProgress).finally(embedder.close);
  } finally {
    await store.close();
  }
};

const reembedAlone = async (
  spaces: VectorSpaceStore,
  embedder: Embedder,
  config: Config,
  context: CallContext,
  onProgress: (progress: Progress) => void,
): Promise<Progress> => {
  const { model, dimensions } = embedder;
  const clock = systemClock;
  await spaces.begin({ model, dimensions, url: addressOf(config.models.embedding, model) }, clock.now());
  let last: Progress = { model, status: "running", done: 0, total: 0, embedded: 0 };
  const note = (progress: Omit<Progress, "model" | "status">): void => {
    last = { ...last, ...progress };
    onProgress(last);
  };
  const switchOver = (mark: number): Promise<boolean> => spaces.switch(model, mark, clock.now());
  await reembed({ spaces, embedder, clock, switchOver, onProgress: note }, context);
  return { ...last, status: "completed" };
};

/** Calls each configured model once; opens no store. */
export const checkConfiguredModels = ({ models }: Config): Promise<ModelCheck[]> => {
  const host: PluginHost = { logger: createLogger("silent"), fetch, clock: systemClock, embedder: null };
  const meter = { admit: async () => {}, spend: () => {} };
  return checkModels({
    config: models,
    load: loadPlugin,
    loadChat: (llm) => createChatModel(llm, { ...host, meter }),
    host,
  });
};

export interface PluginRow {
  readonly kind: PluginKind;
  readonly name: string;
  /** `bundled`, or the file. */
  readonly from: string;
}

/** Third parties' plugins first, as they go before the bundled ones. @throws PluginError that lists all mistakes. */
export const listPlugins = async ({ plugins }: Config): Promise<PluginRow[]> => {
  const given = (await openThirdParty(plugins)).map(({ definition: { kind, name }, file }) => ({
    kind,
    name,
    from: file,
  }));
  const bundled = pluginKinds.flatMap((kind) => bundledNames(kind).map((name) => ({ kind, name, from: "bundled" })));
  return [...given, ...bundled];
};
