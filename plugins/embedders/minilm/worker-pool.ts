// A fixed number of places for worker threads that pull their work. A worker that dies takes only its own job with it, and a new
// one is started when there is work again.

import type { Worker } from "node:worker_threads";
import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { EmbedRequest, WorkerMessage } from "./worker-protocol.ts";

export interface PoolJob {
  readonly request: EmbedRequest;
  done(values: Float32Array): void;
  failed(error: PluginError): void;
}

interface PoolOptions {
  readonly size: number;
  readonly spawn: () => Worker;
  readonly hasWork: () => boolean;
  readonly takeJob: () => PoolJob | null;
  /** No worker is left and none can be started: nobody will come for the waiting work. */
  readonly abandon: (error: PluginError) => void;
  readonly logger: Logger;
}

export interface WorkerPool {
  /** Starts all workers and resolves when the first can work; rejects when none can. */
  start(): Promise<void>;
  /** To be called when there is new work. */
  wake(): void;
  /** Lets runs in work finish (some 50 ms), then ends the workers. */
  close(): Promise<void>;
}

interface Place {
  worker: Worker | null;
  isReady: boolean;
  job: PoolJob | null;
}

const lost = (reason: string): PluginError =>
  new PluginError("embedder_worker_lost", `The embedding worker stopped: ${reason}`, true);

export const createWorkerPool = (options: PoolOptions): WorkerPool => {
  const places: Place[] = Array.from({ length: options.size }, () => ({ worker: null, isReady: false, job: null }));
  let isClosing = false;
  let onFirstReady: (() => void) | null = null;
  let onNoneLeft: ((error: PluginError) => void) | null = null;

  /** Empties the place of a worker that ended; its job, if any, fails and may be tried again. */
  const vacate = (place: Place, reason: string): void => {
    const { worker, job, isReady } = place;
    if (worker === null) return;
    place.worker = null;
    place.isReady = false;
    place.job = null;
    job?.failed(lost(reason));
    if (isClosing) return;
    options.logger.error({ reason }, "embedding worker lost");
    if (isReady) wake();
    else if (places.every((other) => other.worker === null)) {
      const error = new PluginError("embedder_unavailable", `The embedding model does not start: ${reason}`, true);
      onNoneLeft?.(error);
      options.abandon(error);
    }
  };

  const hear = (place: Place, message: WorkerMessage): void => {
    const job = place.job;
    place.job = null;
    if (message.kind === "ready") {
      place.isReady = true;
      onFirstReady?.();
    } else if (message.kind === "vectors") job?.done(message.values);
    else if (place.isReady) job?.failed(lost(message.reason));
    else vacate(place, message.reason);
    feed(place);
  };

  const fill = (place: Place): void => {
    const worker = options.spawn();
    place.worker = worker;
    // A worker that was given up still reports its end: that must not empty the place of its successor.
    const isHere = (): boolean => place.worker === worker;
    worker.on("message", (message: WorkerMessage) => isHere() && hear(place, message));
    worker.on("error", (error: Error) => isHere() && vacate(place, error.message));
    worker.on("exit", (code: number) => isHere() && vacate(place, `exit code ${code}`));
  };

  const feed = (place: Place): void => {
    if (isClosing || !place.isReady || place.job !== null) return;
    const job = options.takeJob();
    if (job === null) return;
    place.job = job;
    const { ids, mask } = job.request;
    place.worker?.postMessage(job.request, [ids.buffer, mask.buffer]);
  };

  const wake = (): void => {
    for (const place of places) {
      if (isClosing || !options.hasWork()) return;
      if (place.worker === null) fill(place);
      else feed(place);
    }
  };

  return {
    start: () =>
      new Promise<void>((resolve, reject) => {
        onFirstReady = resolve;
        onNoneLeft = reject;
        for (const place of places) fill(place);
      }),
    wake,
    close: async () => {
      isClosing = true;
      const workers = places.flatMap((place) => (place.worker === null ? [] : [place.worker]));
      await Promise.all(workers.map(end));
    },
  };
};

/** Asks the worker to end after its run. To terminate a thread inside the native library would end the whole process. */
const end = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.postMessage("end");
  });
