// Embedder: all-MiniLM-L6-v2, English, 384 dimensions, in worker threads of this process. Needs no network and no key.

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Static, Type } from "typebox";
import type { Embedder } from "#contracts/embedder.ts";
import { type CallContext, definePlugin, type Logger, PluginError } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { embeddedFolder, workerThread } from "#src/native/embedded-files.ts";
import { forbidTelemetry } from "./minilm/no-telemetry.ts";
import { createRunQueue, cutRuns, type Purpose, type Run } from "./minilm/runs.ts";
import { loadTokenizer } from "./minilm/tokenizer.ts";
import { createVectorCache } from "./minilm/vector-cache.ts";
import { createWorkerPool, type PoolJob } from "./minilm/worker-pool.ts";
import type { EmbedRequest, SessionWorkerData } from "./minilm/worker-protocol.ts";

const DIMENSIONS = 384;
const MAX_BATCH = 128;
/** Padded tokens of one run, some 25 ms of work: what a query may have to wait for. Larger batches are hardly faster. */
const RUN_TOKENS = 160;
const CAPACITY = { query: 2_048, document: 8_192 };
const CACHED_QUERIES = 2_000;
const CACHED_QUERY_CHARACTERS = 1_000;

const Options = Type.Object({
  modelDir: Type.Optional(Type.String({ minLength: 1, description: "Folder of model.onnx and the tokenizer" })),
  workers: Type.Optional(Type.Integer({ minimum: 1, maximum: 64, description: "Threads, each with its own session" })),
});

interface Call {
  readonly encoded: readonly (readonly number[])[];
  readonly vectors: Float32Array[];
  missing: number;
  readonly settle: { resolve(vectors: Float32Array[]): void; reject(error: PluginError): void };
}

/** The tokens of some runs as two matrices, the shorter texts padded with zeros. */
const toRequest = (runs: readonly Run<Call>[]): EmbedRequest => {
  const texts = runs.flatMap(({ owner, indices }) => indices.map((index) => owner.encoded[index] ?? []));
  const width = Math.max(...runs.map((run) => run.width));
  const ids = new BigInt64Array(texts.length * width);
  const mask = new BigInt64Array(texts.length * width);
  // Their lower halves: a bigint for each number would be made only to be thrown away.
  const idHalves = new Int32Array(ids.buffer);
  const maskHalves = new Int32Array(mask.buffer);
  let row = 0;
  for (const text of texts) {
    for (let column = 0; column < text.length; column++) {
      const at = 2 * (row * width + column);
      idHalves[at] = text[column] ?? 0;
      maskHalves[at] = 1;
    }
    row++;
  }
  return { ids, mask, rows: texts.length, width };
};

const takeVectors = (runs: readonly Run<Call>[], values: Float32Array): void => {
  let row = 0;
  for (const { owner, indices } of runs) {
    for (const index of indices) {
      owner.vectors[index] = values.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      row++;
    }
    owner.missing -= indices.length;
    if (owner.missing === 0) owner.settle.resolve(owner.vectors);
  }
};

const aborted = (signal: AbortSignal): PluginError =>
  new PluginError("aborted", "The embedding was called off", true, { cause: signal.reason });

const createScheduler = (workers: number, spawn: () => Worker, logger: Logger) => {
  const queue = createRunQueue<Call>(CAPACITY);
  let isClosed = false;

  const fail = (call: Call, error: PluginError): void => {
    queue.drop(call);
    call.settle.reject(error);
  };

  const takeJob = (): PoolJob | null => {
    const runs = queue.take(RUN_TOKENS, 1 / workers);
    if (runs.length === 0) return null;
    return {
      request: toRequest(runs),
      done: (values) => takeVectors(runs, values),
      failed: (error) => {
        for (const { owner } of runs) fail(owner, error);
      },
    };
  };

  const abandon = (error: PluginError): void => {
    for (const call of queue.clear()) call.settle.reject(error);
  };

  const pool = createWorkerPool({ size: workers, spawn, hasWork: () => !queue.isEmpty(), takeJob, abandon, logger });

  const embed = (encoded: Call["encoded"], purpose: Purpose, signal: AbortSignal): Promise<Float32Array[]> => {
    if (isClosed) return Promise.reject(new PluginError("embedder_closed", "The embedder is closed", true));
    if (signal.aborted) return Promise.reject(aborted(signal));
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
    const call: Call = { encoded, vectors: [], missing: encoded.length, settle: { resolve, reject } };
    const runs = cutRuns(
      call,
      encoded.map((ids) => ids.length),
      RUN_TOKENS,
    );
    if (!queue.add(purpose, runs)) {
      return Promise.reject(new PluginError("embedder_busy", "Too many texts are waiting to be embedded", true));
    }
    const onAbort = (): void => fail(call, aborted(signal));
    signal.addEventListener("abort", onAbort, { once: true });
    pool.wake();
    return promise.finally(() => signal.removeEventListener("abort", onAbort));
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    abandon(new PluginError("embedder_closed", "The embedder is closed", true));
    await pool.close();
  };

  return { start: pool.start, embed, close };
};

const createMiniLm = async (options: Static<typeof Options>, logger: Logger): Promise<Embedder> => {
  const modelDir = options.modelDir ?? embeddedFolder("embeddingModel");
  forbidTelemetry();
  const workers = options.workers ?? Math.min(availableParallelism(), 4);
  const workerData: SessionWorkerData = { modelDir };
  const spawn = (): Worker => new Worker(workerThread("embedding"), { workerData });
  const scheduler = createScheduler(workers, spawn, logger);
  const [, encode] = await Promise.all([scheduler.start(), loadTokenizer(modelDir)]).catch(async (cause: unknown) => {
    await scheduler.close();
    throw new PluginError("model_unavailable", `No embedding model in ${modelDir}: ${messageOf(cause)}`, false, {
      cause,
    });
  });
  const cache = createVectorCache(CACHED_QUERIES, CACHED_QUERY_CHARACTERS);

  const embedQueries = async (texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> => {
    const known = texts.map((text) => cache.get(text));
    const unknown = texts.filter((_, index) => known[index] === null);
    const fresh = unknown.length === 0 ? [] : await scheduler.embed(unknown.map(encode), "query", signal);
    unknown.forEach((text, index) => {
      const vector = fresh[index];
      if (vector !== undefined) cache.put(text, vector);
    });
    let next = 0;
    return known.map((vector) => vector ?? (fresh[next++] as Float32Array));
  };

  return {
    model: "all-MiniLM-L6-v2",
    dimensions: DIMENSIONS,
    maxBatch: MAX_BATCH,
    embed: async (texts, purpose, { signal }: CallContext) => {
      if (texts.length > MAX_BATCH) {
        throw new PluginError("batch_too_large", `At most ${MAX_BATCH} texts in one call`, false);
      }
      if (texts.length === 0) return [];
      return purpose === "query" ? embedQueries(texts, signal) : scheduler.embed(texts.map(encode), purpose, signal);
    },
    close: scheduler.close,
  };
};

export default definePlugin({
  kind: "embedder",
  name: "minilm",
  options: Options,
  create: (options, host) => createMiniLm(options, host.logger),
});
