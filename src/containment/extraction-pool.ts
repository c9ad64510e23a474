// A small pool of contained processes: so many documents are read at once, so many wait, all others are told to come back.

import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import type { Capabilities } from "./capabilities.ts";
import { type Confinement, findConfinement } from "./confine.ts";
import {
  type AcceptanceJob,
  type ContainedProcess,
  childEnvironment,
  type ExtractionJob,
  type ExtractionLimits,
  startContainedProcess,
} from "./contained-process.ts";

const MEGABYTE = 1_000_000;

export const DEFAULT_LIMITS: ExtractionLimits = {
  wallMs: 60_000,
  cpuMs: 90_000,
  residentBytes: 1_200 * MEGABYTE,
  answerBytes: 64 * MEGABYTE,
  addressSpaceBytes: 4_500 * MEGABYTE,
};

export interface ExtractionPoolSetup {
  /** The program that answers as `runExtractWorker`, e.g. this one with its hidden subcommand. */
  readonly command: readonly string[];
  /** Where a child finds ffmpeg: the service's PATH. */
  readonly path: string;
  readonly size: number;
  /** How many documents may wait. */
  readonly queueLimit: number;
  /** A child reads so many documents, then a fresh one takes its place. */
  readonly maxUses: number;
  readonly limits: ExtractionLimits;
  readonly logger: Logger;
}

export interface ExtractionPool {
  /** Rejects with PluginError, or AbortError when the signal says so. */
  extract(job: ExtractionJob, capabilities: Omit<Capabilities, "logger">, signal: AbortSignal): Promise<ExtractedText>;
  /** Asks an extractor that is not trusted to answer soon, or at all. Rejects as `extract` does. */
  accepts(job: AcceptanceJob, signal: AbortSignal): Promise<boolean>;
  confinement(): Confinement;
  /** Ends all children; documents in work and in the queue fail as retryable. */
  close(): Promise<void>;
}

interface Waiting {
  readonly start: (slot: number) => void;
  readonly reject: (error: Error) => void;
}

/** Long enough to start a process and load a plugin; names are looked at in no time. */
const ACCEPTS_MS = 10_000;

const closedError = (): PluginError => new PluginError("extraction_stopped", "the service is stopping", true);

export const createExtractionPool = (setup: ExtractionPoolSetup): ExtractionPool => {
  const { size, queueLimit, maxUses, limits, logger } = setup;
  const environment = childEnvironment(setup.path);
  const processes: (ContainedProcess | null)[] = Array.from({ length: size }, () => null);
  const free = Array.from({ length: size }, (_, slot) => slot);
  const queue = new Set<Waiting>();
  let confinement: Confinement | null = null;
  let isClosed = false;

  const confined = (): Confinement => {
    if (confinement === null) {
      confinement = findConfinement(environment);
      if (confinement.hasNetwork) {
        logger.warn(
          {},
          "this machine does not permit network namespaces: extractors are kept off the network by their program alone",
        );
      }
    }
    return confinement;
  };
  const processOf = (slot: number): ContainedProcess => {
    if (isClosed) throw closedError();
    const current = processes[slot] ?? null;
    if (current?.isAlive() && current.uses() < maxUses) return current;
    current?.kill();
    const fresh = startContainedProcess(setup.command, environment, limits, confined(), logger);
    processes[slot] = fresh;
    return fresh;
  };

  const takeSlot = (signal: AbortSignal): Promise<number> => {
    if (isClosed) return Promise.reject(closedError());
    const slot = free.pop();
    if (slot !== undefined) return Promise.resolve(slot);
    if (queue.size >= queueLimit) {
      return Promise.reject(new PluginError("extraction_busy", "too many files wait to be read", true));
    }
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const waiting: Waiting = { start: resolve, reject };
    queue.add(waiting);
    const onAbort = (): void => {
      if (queue.delete(waiting)) reject(new DOMException("the extraction was given up", "AbortError"));
    };
    signal.addEventListener("abort", onAbort, { once: true });
    return promise.finally(() => signal.removeEventListener("abort", onAbort));
  };
  const giveBack = (slot: number): void => {
    const [next] = queue;
    if (next === undefined) {
      free.push(slot);
      return;
    }
    queue.delete(next);
    next.start(slot);
  };

  /** A child that crashed may have been harmed by an earlier document: the document gets one more try, in a fresh one. */
  const inSlot = async <Answer>(slot: number, work: (child: ContainedProcess) => Promise<Answer>): Promise<Answer> => {
    const isCrash = (error: unknown): boolean => error instanceof PluginError && error.code === "extractor_crashed";
    try {
      return await work(processOf(slot));
    } catch (error) {
      if (!isCrash(error) || isClosed) throw error;
    }
    try {
      return await work(processOf(slot));
    } catch (error) {
      if (!isCrash(error)) throw error;
      throw new PluginError("extractor_crashed", "reading the file ends the process that reads it", isClosed);
    }
  };

  const withSlot = async <Answer>(
    signal: AbortSignal,
    work: (child: ContainedProcess) => Promise<Answer>,
  ): Promise<Answer> => {
    signal.throwIfAborted();
    const slot = await takeSlot(signal);
    try {
      return await inSlot(slot, work);
    } finally {
      giveBack(slot);
    }
  };

  return {
    extract: (job, capabilities, signal) =>
      withSlot(signal, (child) => child.extract(job, { ...capabilities, logger }, signal)),
    accepts: (job, signal) =>
      withSlot(signal, (child) => child.accepts(job, AbortSignal.any([signal, AbortSignal.timeout(ACCEPTS_MS)]))),
    confinement: confined,
    close: async () => {
      isClosed = true;
      for (const waiting of queue) waiting.reject(closedError());
      queue.clear();
      for (const child of processes) child?.kill();
      await Promise.all(processes.map((child) => child?.exited));
    },
  };
};
