// What embedders over HTTP have in common: limits, calls of queries that never wait for documents, and the number of dimensions.

import { Type } from "typebox";
import type { Embedder } from "#contracts/embedder.ts";
import { PluginError, type PluginHost } from "#contracts/plugin.ts";
import { createModelFetch, type ModelFetch } from "#plugins/shared/model-http/model-fetch.ts";
import { toUnitVectors } from "#plugins/shared/model-http/unit-vectors.ts";

export const RemoteEmbedderOptions = Type.Object({
  url: Type.String({ pattern: "^https?://" }),
  model: Type.String({ minLength: 1 }),
  key: Type.Optional(Type.String({ minLength: 1 })),
  /** Known from earlier; asked for with a first call otherwise. */
  dimensions: Type.Optional(Type.Integer({ minimum: 1, maximum: 16_384 })),
});

/** The vectors of some texts, in whatever form the server gives them. */
export type AskVectors = (texts: readonly string[], call: ModelFetch, signal: AbortSignal) => Promise<unknown>;

const MAX_BATCH = 32;
/** Servers count tokens; what is longer than they take is cut, like everywhere. */
const MOST_CHARACTERS = 24_000;
const QUERY = { timeoutMs: 10_000, parallel: 8, tries: 2 };
const DOCUMENT = { timeoutMs: 60_000, parallel: 4 };
/** Servers refuse texts without any character. */
const NOTHING = "(nothing)";

const sendable = (text: string): string => (text.trim() === "" ? NOTHING : text.slice(0, MOST_CHARACTERS));

export const createRemoteEmbedder = async (
  { model, dimensions }: { readonly model: string; readonly dimensions?: number },
  { fetch, clock, logger }: PluginHost,
  ask: AskVectors,
): Promise<Embedder> => {
  const what = "The embedding model";
  const calls = {
    query: createModelFetch({ what, fetch, clock, logger, ...QUERY }),
    document: createModelFetch({ what, fetch, clock, logger, ...DOCUMENT }),
  };
  const closing = new AbortController();

  const embed = async (
    texts: readonly string[],
    purpose: "query" | "document",
    signal: AbortSignal,
    expected: number | null,
  ): Promise<Float32Array[]> => {
    const ends = AbortSignal.any([signal, closing.signal]);
    try {
      const given = await ask(texts.map(sendable), calls[purpose], ends);
      return toUnitVectors(given, texts.length, expected);
    } catch (error) {
      if (closing.signal.aborted) throw new PluginError("embedder_closed", "The embedder is closed", true);
      if (signal.aborted)
        throw new PluginError("aborted", "The embedding was called off", true, { cause: signal.reason });
      throw error;
    }
  };

  const never = new AbortController().signal;
  const known = dimensions ?? (await embed(["dimensions"], "query", never, null))[0]?.length ?? 0;

  return {
    model,
    dimensions: known,
    maxBatch: MAX_BATCH,
    embed: async (texts, purpose, { signal }) => {
      if (texts.length > MAX_BATCH)
        throw new PluginError("batch_too_large", `At most ${MAX_BATCH} texts in one call`, false);
      return texts.length === 0 ? [] : await embed(texts, purpose, signal, known);
    },
    close: async () => closing.abort(),
  };
};
