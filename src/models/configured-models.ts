// Brings together the models that the configuration names with the local ones that go on when they fail.

import type { ChatModel, TokenMeter } from "#contracts/chat.ts";
import type { Classifier } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { Logger, PluginHost, PluginKind, PluginKinds } from "#contracts/plugin.ts";
import type { Reranker } from "#contracts/reranker.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import { suggestBuckets } from "#domain/suggest-buckets.ts";
import { rewriteWithModel } from "#pipeline/ask-model/rewrite-query.ts";
import { suggestWithModel } from "#pipeline/ask-model/suggest-buckets.ts";
import { type SumUp, sumUpWithModel } from "#pipeline/ask-model/sum-up-statements.ts";
import { type Summarise, summariseWithModel } from "#pipeline/ask-model/summarise-document.ts";
import { extractInGroups } from "#pipeline/extract-in-groups.ts";
import { noteFallback } from "#pipeline/fallback-notes.ts";
import { withFallback } from "#pipeline/with-fallback.ts";
import type { VectorSpace, VectorSpaceStore } from "#store/store.ts";
import type { ModelEndpoint, ModelsConfig } from "./model-settings.ts";

export type LoadPlugin = <Kind extends PluginKind>(
  kind: Kind,
  name: string,
  options: unknown,
  host: PluginHost,
) => Promise<PluginKinds[Kind]>;

/** How models come to be; handed in, as only the composition root knows the plugins. */
export interface ModelLoaders {
  readonly plugin: LoadPlugin;
  readonly chat: (
    options: ModelEndpoint & { readonly model: string },
    host: Pick<PluginHost, "fetch" | "clock" | "logger"> & { readonly meter: TokenMeter },
  ) => ChatModel;
}

interface LocalModels {
  readonly memoryExtractor: MemoryExtractor;
  readonly classifier: Classifier;
}

/** The memory work with the chat model where one is configured, else all local. */
export const withChatModel = async (
  local: LocalModels,
  chat: ChatModel | null,
  load: LoadPlugin,
  host: PluginHost,
): Promise<LocalModels & { readonly judge: PluginKinds["linker"] | null }> => {
  if (chat === null) return { ...local, judge: null };
  const withChat = { ...host, chat };
  const [extractor, classifier, judge] = await Promise.all([
    load("memory-extractor", "model", {}, withChat),
    load("classifier", "model", {}, withChat),
    load("linker", "model", {}, withChat),
  ]);
  return {
    memoryExtractor: extractInGroups({
      extract: withFallback(
        extractor.extract,
        local.memoryExtractor.extract,
        noteFallback("Memories of this document were drawn"),
      ),
    }),
    classifier: {
      classify: withFallback(
        classifier.classify,
        local.classifier.classify.bind(local.classifier),
        noteFallback("Memories of this document were sorted into buckets"),
      ),
    },
    judge,
  };
};

export const loadChat = (
  { llm }: ModelsConfig,
  loaders: ModelLoaders,
  host: PluginHost,
  meter: TokenMeter,
): ChatModel | null => (llm === null ? null : loaders.chat(llm, { ...host, meter }));

/** What is done better, or at all, where a model is configured; null where it is not. */
export interface OtherModels {
  readonly rewrite: ((query: string) => Promise<readonly string[]>) | null;
  readonly rerank: ((query: string, passages: readonly string[]) => Promise<readonly number[]>) | null;
  readonly suggestBuckets: (filterPrompt: string) => Promise<readonly BucketDefinition[]>;
  readonly summarise: Summarise | null;
  readonly sumUp: SumUp | null;
  readonly transcriber: Transcriber | null;
}

/** What search, suggestions and recordings may use beside the local ways. */
export const loadOtherModels = async (
  config: ModelsConfig,
  chat: ChatModel | null,
  load: LoadPlugin,
  host: PluginHost,
  own: { readonly reranker: Reranker | null; readonly transcriber: Transcriber | null },
): Promise<OtherModels> => {
  const { rerank } = config;
  const speech = chooseTranscriber(config);
  const [reranker, transcriber] = await Promise.all([
    own.reranker ?? (rerank === null ? null : load("reranker", "http", endpointOptions(rerank), host)),
    own.transcriber ?? (speech === null ? null : load("transcriber", speech.plugin, speech.options, host)),
  ]);
  return {
    rewrite: chat === null ? null : rewriteWithModel(chat, host.logger),
    summarise: chat === null ? null : summariseWithModel(chat),
    sumUp: chat === null ? null : sumUpWithModel(chat, host.logger),
    rerank: reranker === null ? null : rerankOrKeep(reranker, host.logger),
    suggestBuckets:
      chat === null ? async (filterPrompt) => suggestBuckets(filterPrompt) : suggestWithModel(chat, host.logger),
    transcriber,
  };
};

export const endpointOptions = ({ url, model, key }: ModelEndpoint) => ({
  url,
  ...(model === null ? {} : { model }),
  ...(key === null ? {} : { key }),
});

/** Hugging Face's addresses of single models take their own forms; everything else speaks the OpenAI form. */
const isHuggingFaceTask = (url: string): boolean =>
  /\/hf-inference\/models\/|\/pipeline\/feature-extraction\/?$|^https?:\/\/[^/]+\.endpoints\.huggingface\.cloud\/?$/.test(
    url,
  );
export const embeddingPlugin = ({ url }: ModelEndpoint): string => (isHuggingFaceTask(url) ? "huggingface" : "openai");

/** The transcriber that the settings name; null for none. */
export const chooseTranscriber = ({
  speech,
  speechCommand,
}: ModelsConfig): { readonly plugin: string; readonly options: object; readonly label: string } | null => {
  if (speechCommand !== null) {
    return { plugin: "command", options: { command: [...speechCommand] }, label: speechCommand[0] };
  }
  if (speech === null) return null;
  const plugin = isHuggingFaceTask(speech.url) ? "huggingface" : "http";
  return { plugin, options: endpointOptions(speech), label: speech.model ?? speech.url };
};

const RERANK_MS = 6_000;

/** A reranker that fails leaves the results in the order in which they were found. */
const rerankOrKeep =
  (reranker: Reranker, logger: Logger) =>
  async (query: string, passages: readonly string[]): Promise<readonly number[]> => {
    try {
      return await reranker.rerank(query, passages, { signal: AbortSignal.timeout(RERANK_MS), logger });
    } catch (error) {
      logger.warn({ error }, "results were not reranked");
      return passages.map((_, i) => -i);
    }
  };

/** The vector space of the local embedder, which is always there. */
const LOCAL_SPACE: VectorSpace = { model: "all-MiniLM-L6-v2", dimensions: 384, url: null };

/** Where the model is asked, to ask it again when another one is configured. A query in an address may hold a key: it is not kept. */
export const addressOf = (embedding: ModelEndpoint | null, model: string): string | null =>
  embedding === null || embedding.model !== model || embedding.url.includes("?") ? null : embedding.url;

/** Another server must not see the key. */
const isSameOrigin = (url: string, other: string): boolean => new URL(url).origin === new URL(other).origin;

const PROBE_MS = 15_000;

/** The embedder of stored vectors that is not configured any more, where it still answers as it did. */
const loadFormer = async (
  { model, dimensions, url }: VectorSpace,
  { embedding }: ModelsConfig,
  load: LoadPlugin,
  host: PluginHost,
): Promise<Embedder | null> => {
  if (url === null) return null;
  const key = embedding !== null && isSameOrigin(url, embedding.url) ? embedding.key : null;
  const endpoint = { url, model, key };
  const embedder = await load(
    "embedder",
    embeddingPlugin(endpoint),
    { ...endpointOptions(endpoint), dimensions },
    host,
  );
  try {
    await embedder.embed(["ready"], "query", { signal: AbortSignal.timeout(PROBE_MS), logger: host.logger });
    return embedder;
  } catch (error) {
    host.logger.warn({ error, model }, "the model of the stored vectors does not answer");
    await embedder.close();
    return null;
  }
};

/** The embedder that the configuration names. @param own a third party's, which goes before all others. @param dimensions known from earlier; else the model is asked */
export const loadConfiguredEmbedder = (
  { embedding }: ModelsConfig,
  load: LoadPlugin,
  host: PluginHost,
  localOptions: object,
  own: Embedder | null,
  dimensions?: number,
): Promise<Embedder> => {
  if (own !== null) return Promise.resolve(own);
  if (embedding === null) return load("embedder", "minilm", localOptions, host);
  const known = dimensions === undefined ? {} : { dimensions };
  return load("embedder", embeddingPlugin(embedding), { ...endpointOptions(embedding), ...known }, host);
};

/**
 * The embedder whose vectors are stored, which need not be the one that is configured now: a change takes effect with `mneme
 * reembed`. Where the stored ones are of a model that cannot be asked any more, the configured one is taken at once, and what has no
 * vector of it is found by its words until then.
 */
export const loadActiveEmbedder = async (
  spaces: VectorSpaceStore,
  config: ModelsConfig,
  load: LoadPlugin,
  host: PluginHost,
  localOptions: object,
  own: Embedder | null,
): Promise<Embedder> => {
  const recorded = await spaces.active();
  const stored = recorded ?? ((await isEmpty(spaces)) ? null : LOCAL_SPACE);
  const wanted = own?.model ?? config.embedding?.model ?? LOCAL_SPACE.model;
  const isChanged = stored !== null && stored.model !== wanted;
  const loadWanted = (dimensions?: number): Promise<Embedder> =>
    loadConfiguredEmbedder(config, load, host, localOptions, own, dimensions);
  if (isChanged) {
    const former =
      stored.model === LOCAL_SPACE.model
        ? await load("embedder", "minilm", localOptions, host)
        : await loadFormer(stored, config, load, host);
    if (former !== null) {
      const message = "answering from the stored vectors; run `mneme reembed` to change";
      host.logger.warn({ stored: stored.model, wanted }, message);
      await own?.close();
      return former;
    }
    host.logger.warn(
      { stored: stored.model, wanted },
      "the stored vectors are of a model that is not configured any more: what they stand for is found by its words until `mneme reembed` has run",
    );
  }
  const embedder = await loadWanted(isChanged ? undefined : stored?.dimensions);
  const { model, dimensions } = embedder;
  const url = addressOf(config.embedding, model);
  if (recorded?.model !== model || recorded.url !== url) await spaces.activate({ model, dimensions, url });
  return embedder;
};

const isEmpty = async (spaces: VectorSpaceStore): Promise<boolean> =>
  (await Promise.all([spaces.page("chunk", null, 1), spaces.page("memory", null, 1)])).every(
    ({ length }) => length === 0,
  );
