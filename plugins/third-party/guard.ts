// Holds a third party's plugin to its contract: the same plugin, each of its calls guarded.

import { PluginError, type PluginKind, type PluginKinds } from "#contracts/plugin.ts";
import {
  candidatesProblem,
  labelsProblem,
  passagesProblem,
  proposalsProblem,
  scoresProblem,
  segmentsProblem,
  vectorsProblem,
} from "./answer-problems.ts";
import { guardedCall, type PluginTitle } from "./guarded-call.ts";

/** Extractors are not called in this process. */
export type GuardedKind = Exclude<PluginKind, "extractor">;

type Guards = { readonly [Kind in GuardedKind]: (plugin: PluginKinds[Kind], title: PluginTitle) => PluginKinds[Kind] };

/** For one call; a recording is as long as it is. */
const CALL_MS = 60_000;
const RECORDING_MS = 1_800_000;
const CLOSE_MS = 5_000;
const MOST_DIMENSIONS = 8_192;

const METHODS: Readonly<Record<GuardedKind, readonly string[]>> = {
  chunker: ["chunk"],
  embedder: ["embed", "close"],
  "memory-extractor": ["extract"],
  linker: ["link"],
  classifier: ["classify"],
  reranker: ["rerank"],
  transcriber: ["transcribe"],
};

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const GUARDS: Guards = {
  chunker: (plugin, title) => ({
    chunk: (extracted, chunkSize) =>
      guardedCall(
        {
          title,
          limitMs: CALL_MS,
          call: async () => await plugin.chunk(extracted, chunkSize),
          problemOf: (drafts) => passagesProblem(drafts, extracted),
        },
        { signal: new AbortController().signal },
      ),
  }),
  embedder: (plugin, title) => {
    const { model, dimensions, maxBatch } = plugin;
    const isSound = typeof model === "string" && model !== "" && isWhole(dimensions, MOST_DIMENSIONS);
    if (!isSound || !isWhole(maxBatch, Number.MAX_SAFE_INTEGER))
      throw new PluginError("invalid_plugin", `${title} has no sound model, dimensions and maxBatch`, false);
    return {
      model,
      dimensions,
      maxBatch,
      embed: (texts, purpose, context) =>
        guardedCall(
          {
            title,
            limitMs: CALL_MS,
            call: (guarded) => plugin.embed(texts, purpose, guarded),
            problemOf: (vectors) => vectorsProblem(vectors, texts.length, dimensions),
          },
          context,
        ),
      close: () => Promise.race([Promise.try(() => plugin.close()), Bun.sleep(CLOSE_MS)]),
    };
  },
  "memory-extractor": (plugin, title) => ({
    extract: (input, context) =>
      guardedCall(
        {
          title,
          limitMs: CALL_MS,
          call: (guarded) => plugin.extract(input, guarded),
          problemOf: (candidates) => candidatesProblem(candidates, input),
        },
        context,
      ),
  }),
  linker: (plugin, title) => ({
    link: (inputs, context) =>
      guardedCall(
        {
          title,
          limitMs: CALL_MS,
          call: (guarded) => plugin.link(inputs, guarded),
          problemOf: (proposals) => proposalsProblem(proposals, inputs),
        },
        context,
      ),
  }),
  classifier: (plugin, title) => ({
    classify: (inputs, labels, guidance, context) =>
      guardedCall(
        {
          title,
          limitMs: CALL_MS,
          call: (guarded) => plugin.classify(inputs, labels, guidance, guarded),
          problemOf: (found) => labelsProblem(found, inputs.length, labels),
        },
        context,
      ),
  }),
  reranker: (plugin, title) => ({
    rerank: (query, passages, context) =>
      guardedCall(
        {
          title,
          limitMs: CALL_MS,
          call: (guarded) => plugin.rerank(query, passages, guarded),
          problemOf: (scores) => scoresProblem(scores, passages.length),
        },
        context,
      ),
  }),
  transcriber: (plugin, title) => ({
    transcribe: (wav, context) =>
      guardedCall(
        {
          title,
          limitMs: RECORDING_MS,
          call: (guarded) => plugin.transcribe(wav, guarded),
          problemOf: segmentsProblem,
        },
        context,
      ),
  }),
};

const hasMethod = (value: unknown, name: string): boolean =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, name) === "function";

/** @throws PluginError `invalid_plugin` when what was created cannot do what its kind does. */
export const guard = <Kind extends GuardedKind>(
  kind: Kind,
  created: unknown,
  title: PluginTitle,
): PluginKinds[Kind] => {
  const missing = METHODS[kind].find((method) => !hasMethod(created, method));
  if (missing !== undefined)
    throw new PluginError("invalid_plugin", `${title}: what create gives has no function ${missing}`, false);
  const hold: Guards[Kind] = GUARDS[kind];
  return hold(created as PluginKinds[Kind], title);
};
