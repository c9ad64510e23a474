// Draws from long inputs in a thread of their own: the rules take seconds for a book, during which the service would answer nobody.

import { Worker } from "node:worker_threads";
import type { ExtractionInput, MemoryCandidate } from "#contracts/memory-extractor.ts";
import { PluginError } from "#contracts/plugin.ts";
import { workerThread } from "#src/native/embedded-files.ts";

/** First the chunks, part by part, then what else there is. */
export type DrawingRequest = Pick<ExtractionInput, "chunks"> | Omit<ExtractionInput, "chunks">;
export type DrawingAnswer =
  | { readonly candidates: readonly MemoryCandidate[] }
  | { readonly isDone: true }
  | { readonly error: unknown };

/** What is copied from thread to thread at once: few enough that nobody waits for it. */
const PART = 500;
export const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, nth) => items.slice(nth * PART, (nth + 1) * PART));

/** What takes less than half a second, whatever it says. */
const LONGEST_AT_ONCE = 8_000;
export const isLong = ({ chunks }: ExtractionInput): boolean =>
  chunks.reduce((characters, { text }) => characters + text.length, 0) > LONGEST_AT_ONCE;

/** A thread that knows the rules takes 45 MB: it goes when nothing long has come for so long. */
const KEPT_MS = 30_000;

const lost = (reason: string, cause?: unknown): PluginError =>
  new PluginError("drawing_thread_lost", `The thread that draws memories stopped: ${reason}`, true, { cause });

const send = async (thread: Worker, { chunks, ...others }: ExtractionInput): Promise<void> => {
  const say = (request: DrawingRequest): void => thread.postMessage(request);
  for (const part of inParts(chunks)) {
    say({ chunks: part });
    await new Promise(setImmediate);
  }
  say(others);
};

const askThread = async (thread: Worker, input: ExtractionInput, signal: AbortSignal): Promise<MemoryCandidate[]> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const found: MemoryCandidate[] = [];
  const onAbort = (): void => reject(signal.reason);
  const onMessage = (answer: DrawingAnswer): void => {
    if ("candidates" in answer) found.push(...answer.candidates);
    else if ("error" in answer) reject(answer.error);
    else resolve();
  };
  const onError = (error: Error): void => reject(lost(error.message, error));
  const onExit = (code: number): void => reject(lost(`exit code ${code}`));
  signal.addEventListener("abort", onAbort, { once: true });
  thread.on("message", onMessage).on("error", onError).on("exit", onExit);
  try {
    await Promise.all([send(thread, input), promise]);
    return found;
  } finally {
    signal.removeEventListener("abort", onAbort);
    thread.off("message", onMessage).off("error", onError).off("exit", onExit);
  }
};

/** One input after the other. What is called off, or fails, takes the thread with it. */
export const createDrawingThread = () => {
  let thread: Worker | null = null;
  let inTurn: Promise<unknown> = Promise.resolve();
  let timer: Timer | undefined;

  const end = (): void => {
    void thread?.terminate();
    thread = null;
  };

  const draw = async (input: ExtractionInput, signal: AbortSignal): Promise<MemoryCandidate[]> => {
    signal.throwIfAborted();
    clearTimeout(timer);
    thread ??= new Worker(workerThread("drawing"));
    thread.unref();
    try {
      return await askThread(thread, input, signal);
    } catch (error) {
      end();
      throw error;
    } finally {
      timer = setTimeout(end, KEPT_MS);
      timer.unref();
    }
  };

  return (input: ExtractionInput, signal: AbortSignal): Promise<MemoryCandidate[]> => {
    const drawn = inTurn.then(() => draw(input, signal));
    inTurn = drawn.catch(() => {});
    return drawn;
  };
};
