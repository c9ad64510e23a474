// One child process that reads untrusted bytes: started in its limits, given one document at a time, watched while it
// works, killed with all it started when it takes too much.

import type { ExtractorSource } from "#contracts/extractor.ts";
import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import type { Capabilities } from "./capabilities.ts";
import { answerCall } from "./capabilities.ts";
import { extractedTextProblem, isExtractedText } from "./check-extracted-text.ts";
import { type Confinement, confine } from "./confine.ts";
import { createFrameReader, encodeFrameHead, type Frame } from "./frames.ts";
import { type ChildMessage, type ExtractMessage, readChildMessage } from "./messages.ts";
import { readProcessUsage } from "./process-usage.ts";

export interface ExtractionLimits {
  /** Of one document; time in which the child waits for a page or a transcript does not count. */
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly residentBytes: number;
  /** Of one answer of the child. */
  readonly answerBytes: number;
  readonly addressSpaceBytes: number;
}

/** A source whose bytes stay where they are, on disk as a rule, until a process is there to take them. */
export interface ContainedSource extends Omit<ExtractorSource, "bytes"> {
  readonly content: Blob;
}

export interface ExtractionJob {
  /** Name of the extractor plugin, or the path of a third party's. */
  readonly plugin: string;
  readonly options: unknown;
  readonly source: ContainedSource;
}

/** A question that a third party's extractor answers from names alone. */
export interface AcceptanceJob extends Pick<ExtractionJob, "plugin" | "options"> {
  readonly source: Omit<ContainedSource, "content">;
}

export interface ContainedProcess {
  readonly pid: number;
  /** How many documents it has been given. */
  uses(): number;
  isAlive(): boolean;
  extract(job: ExtractionJob, capabilities: Capabilities, signal: AbortSignal): Promise<ExtractedText>;
  accepts(job: AcceptanceJob, signal: AbortSignal): Promise<boolean>;
  kill(): void;
  readonly exited: Promise<unknown>;
}

const WATCH_EVERY_MS = 50;
const MAX_CALLS = 200;
const STDERR_TAIL_CHARACTERS = 2_000;
/** Ends a child in an endless loop whose service is gone. */
const LIFETIME_CPU_SECONDS = 1_800;

const failed = (code: string, message: string): PluginError => new PluginError(code, message, false);
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

interface Work {
  readonly capabilities: Capabilities;
  readonly signal: AbortSignal;
  calls: number;
  /** Calls that the service has yet to answer. */
  pending: number;
  /** Takes the answer if it is sound, else says what it is instead. */
  readonly resolve: (answer: unknown) => string | null;
  readonly reject: (error: Error) => void;
}

/** What a sound answer is. */
interface Expected<Answer> {
  readonly is: (value: unknown) => value is Answer;
  readonly problem: (value: unknown) => string | null;
}
const TEXT: Expected<ExtractedText> = { is: isExtractedText, problem: extractedTextProblem };
const YES_OR_NO: Expected<boolean> = {
  is: (value) => typeof value === "boolean",
  problem: () => "neither true nor false from accepts",
};
const NOTHING = new Blob([]);

/** The environment of a child: nothing but where programs such as ffmpeg are, and no cache on disk. */
export const childEnvironment = (path: string): Record<string, string> => ({
  PATH: path,
  BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0",
});

export const startContainedProcess = (
  command: readonly string[],
  environment: Record<string, string>,
  limits: ExtractionLimits,
  confinement: Confinement,
  logger: Logger,
): ContainedProcess => {
  const kernelLimits = { addressSpaceBytes: limits.addressSpaceBytes, cpuSeconds: LIFETIME_CPU_SECONDS };
  const child = Bun.spawn(confine(command, kernelLimits, confinement), {
    cwd: "/",
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  child.unref();
  let uses = 0;
  let isAlive = true;
  let work: Work | null = null;
  let stderrTail = "";

  const kill = (): void => {
    isAlive = false;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      child.kill("SIGKILL");
    }
  };
  const fail = (error: Error): void => {
    const ended = work;
    work = null;
    ended?.reject(error);
  };
  const breakOff = (error: Error): void => {
    kill();
    fail(error);
  };
  /** Piece by piece, as fast as the child takes them. */
  const send = async (header: object, body: Blob): Promise<void> => {
    for (const piece of encodeFrameHead(header, body.size)) child.stdin.write(piece);
    let bytes = 0;
    for await (const piece of body.stream()) {
      bytes += piece.length;
      child.stdin.write(piece);
      await child.stdin.flush();
    }
    await child.stdin.flush();
    if (bytes !== body.size) throw new Error("the file changed while it was read");
  };

  const finish = (body: Uint8Array): void => {
    const problem = work?.resolve(parseJson(body)) ?? null;
    if (problem === null) work = null;
    else breakOff(failed("invalid_result", `the extractor returned ${problem}`));
  };
  const serve = async (message: ChildMessage & { kind: "call" }, body: Uint8Array): Promise<void> => {
    const asking = work;
    if (asking === null) return;
    asking.calls += 1;
    if (asking.calls > MAX_CALLS) return breakOff(failed("too_many_calls", "the extractor asks for too much"));
    asking.pending += 1;
    const { answer, body: answerBody } = await answerCall(message, body, asking.capabilities, asking.signal);
    asking.pending -= 1;
    if (isAlive && work === asking) await send(answer, new Blob([new Uint8Array(answerBody)]));
  };
  const take = (frame: Frame): void => {
    const message = readChildMessage(frame.header);
    if (message === null || work === null) {
      breakOff(failed("invalid_result", "the extractor's process broke the protocol"));
    } else if (message.kind === "done") finish(frame.body);
    else if (message.kind === "failed") {
      const { code, message: text, retryable } = message.failure;
      fail(new PluginError(code, text, retryable));
    } else void serve(message, frame.body).catch((error: Error) => breakOff(error));
  };

  const listen = async (): Promise<void> => {
    const read = createFrameReader(limits.answerBytes);
    try {
      for await (const piece of child.stdout) for (const frame of read(piece)) take(frame);
    } catch (error) {
      breakOff(failed("invalid_result", `the extractor's answer is refused: ${(error as Error).message}`));
    }
  };
  const keepTail = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of child.stderr) {
      stderrTail = (stderrTail + decoder.decode(piece, { stream: true })).slice(-STDERR_TAIL_CHARACTERS);
    }
  };
  const heard = Promise.all([listen(), keepTail().catch(() => undefined)]);
  void child.exited.then(async () => {
    isAlive = false;
    await heard;
    if (work === null) return;
    logger.warn({ pid: child.pid, exitCode: child.exitCode, stderr: stderrTail }, "an extractor's process ended");
    fail(new PluginError("extractor_crashed", "the extractor's process ended before it had read the file", true));
  });

  /** What the work may not exceed, looked at while it lasts. */
  const watch = async (watched: Work): Promise<void> => {
    const start = await readProcessUsage(child.pid);
    let wallMs = 0;
    let lastAt = performance.now();
    while (work === watched) {
      await Bun.sleep(WATCH_EVERY_MS);
      const now = performance.now();
      if (watched.pending === 0) wallMs += now - lastAt;
      lastAt = now;
      if (wallMs > limits.wallMs) {
        return breakOff(failed("extraction_too_slow", `the file took longer than ${limits.wallMs / 1000} s to read`));
      }
      const usage = await readProcessUsage(child.pid);
      if (usage === null || work !== watched) continue;
      if (usage.residentBytes > limits.residentBytes) {
        const most = megabytes(limits.residentBytes);
        return breakOff(failed("extraction_too_large", `the file took more than ${most} of memory to read`));
      }
      if (usage.cpuMs - (start?.cpuMs ?? 0) > limits.cpuMs) {
        const most = limits.cpuMs / 1000;
        return breakOff(failed("extraction_too_slow", `the file took more than ${most} s of processor time to read`));
      }
    }
  };

  const run = async <Answer>(
    message: ExtractMessage,
    content: Blob,
    { is, problem }: Expected<Answer>,
    capabilities: Capabilities,
    signal: AbortSignal,
  ): Promise<Answer> => {
    signal.throwIfAborted();
    if (work !== null) throw new Error("a contained process takes one document at a time");
    uses += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const take = (value: unknown): string | null => {
      if (!is(value)) return problem(value);
      resolve(value);
      return null;
    };
    const current: Work = { capabilities, signal, calls: 0, pending: 0, resolve: take, reject };
    work = current;
    const onAbort = (): void => breakOff(new DOMException("the extraction was given up", "AbortError"));
    signal.addEventListener("abort", onAbort, { once: true });
    void watch(current).catch((error: Error) => breakOff(error));
    // A child that dies while it is fed is told of by its end.
    void send(message, content).catch((error: NodeJS.ErrnoException) =>
      error.code === "EPIPE" ? kill() : breakOff(failed("file_missing", `the file is not there: ${error.message}`)),
    );
    return promise.finally(() => signal.removeEventListener("abort", onAbort));
  };

  return {
    pid: child.pid,
    uses: () => uses,
    isAlive: () => isAlive,
    kill,
    exited: child.exited,
    extract: ({ plugin, options, source: { content, ...source } }, capabilities, signal) =>
      run({ kind: "extract", plugin, options, ...source }, content, TEXT, capabilities, signal),
    accepts: ({ plugin, options, source }, signal) => {
      const capabilities = { fetch: null, transcriber: null, logger };
      return run({ kind: "accepts", plugin, options, ...source }, NOTHING, YES_OR_NO, capabilities, signal);
    },
  };
};

const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};
