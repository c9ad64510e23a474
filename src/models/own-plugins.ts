// Puts third parties' plugins in the places of the bundled ones: where one of a kind is given, it is the one that is used.

import type { Chunker } from "#contracts/chunker.ts";
import type { Classifier } from "#contracts/classifier.ts";
import type { Linker } from "#contracts/linker.ts";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import { PluginError, type PluginHost, type PluginKind, type PluginKinds } from "#contracts/plugin.ts";
import type { Reranker } from "#contracts/reranker.ts";
import type { Transcriber } from "#contracts/transcriber.ts";

/** Null where no third party's plugin of the kind is given. */
export interface OwnPlugins {
  readonly chunker: Chunker | null;
  readonly memoryExtractor: MemoryExtractor | null;
  readonly linker: Linker | null;
  readonly classifier: Classifier | null;
  readonly reranker: Reranker | null;
  readonly transcriber: Transcriber | null;
}

export type CreateOwn = <Kind extends Exclude<PluginKind, "extractor">>(
  kind: Kind,
  host: PluginHost,
) => Promise<PluginKinds[Kind] | null>;

/** @throws PluginError `invalid_plugin` with the mistakes of all that can't be created. */
export const createOwnPlugins = async (create: CreateOwn, host: PluginHost): Promise<OwnPlugins> => {
  const mistakes: string[] = [];
  const made = <Kind extends Exclude<PluginKind, "extractor">>(kind: Kind): Promise<PluginKinds[Kind] | null> =>
    create(kind, host).catch((error: Error) => {
      mistakes.push(`\n  - ${error.message}`);
      return null;
    });
  const [chunker, memoryExtractor, linker, classifier, reranker, transcriber] = await Promise.all([
    made("chunker"),
    made("memory-extractor"),
    made("linker"),
    made("classifier"),
    made("reranker"),
    made("transcriber"),
  ]);
  if (mistakes.length > 0)
    throw new PluginError("invalid_plugin", `plugins can't be used:${mistakes.sort().join("")}`, false);
  return { chunker, memoryExtractor, linker, classifier, reranker, transcriber };
};

interface Replaceable {
  readonly chunker: Chunker;
  readonly memoryExtractor: MemoryExtractor;
  readonly linker: Linker;
  readonly classifier: Classifier;
}

export const replaceModels = <Models extends Replaceable>(models: Models, own: OwnPlugins): Models => ({
  ...models,
  chunker: own.chunker ?? models.chunker,
  memoryExtractor: own.memoryExtractor ?? models.memoryExtractor,
  linker: own.linker ?? models.linker,
  classifier: own.classifier ?? models.classifier,
});

interface Dreaming extends Pick<Replaceable, "memoryExtractor" | "classifier"> {
  /** Stands beside the bundled linker, and so goes with it. */
  readonly judge: Linker | null;
}

/** A third party's plugin also goes before the configured chat model, which it may ask for itself. */
export const replaceDreaming = (dreaming: Dreaming, own: OwnPlugins): Dreaming => ({
  memoryExtractor: own.memoryExtractor ?? dreaming.memoryExtractor,
  classifier: own.classifier ?? dreaming.classifier,
  judge: own.linker === null ? dreaming.judge : null,
});
