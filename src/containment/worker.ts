// The inside of a contained process: takes documents from standard input, answers on file descriptor 3, and knows
// nothing else of the world. Ends when the service does.

import { writeSync } from "node:fs";
import { Value } from "typebox/value";
import type { Extractor } from "#contracts/extractor.ts";
import { type Logger, type PluginDefinition, PluginError, type PluginHost } from "#contracts/plugin.ts";
import type { Transcriber, TranscriptSegment } from "#contracts/transcriber.ts";
import { asFailure } from "./capabilities.ts";
import { createFrameReader, encodeFrame, type Frame } from "./frames.ts";
import type { AnswerMessage, ExtractMessage, FetchAnswer } from "./messages.ts";

/** Finds an extractor by its name, or by the path of a third party's file. */
export type LoadExtractor = (name: string) => Promise<PluginDefinition<"extractor">>;

/** The program's hidden subcommand. */
export const EXTRACT_WORKER_FLAG = "--extract-worker";

const ANSWER_DESCRIPTOR = 3;
const MAX_FRAME_BYTES = 80_000_000;

const writeFrame = (header: object, body?: Uint8Array): void => {
  for (const piece of encodeFrame(header, body)) {
    for (let written = 0; written < piece.length; ) written += writeSync(ANSWER_DESCRIPTOR, piece, written);
  }
};

/** Diagnostics go to standard error, of which the service keeps the end. */
const log = (fields: object, message: string): void => console.error(message, JSON.stringify(fields));
const logger: Logger = { debug: () => undefined, info: log, warn: log, error: log };

interface Asked {
  readonly resolve: (answer: { value: unknown; body: Uint8Array }) => void;
  readonly reject: (error: Error) => void;
}

const asked = new Map<number, Asked>();
let calls = 0;

const ask = (request: object, body?: Uint8Array): Promise<{ value: unknown; body: Uint8Array }> => {
  calls += 1;
  const { promise, resolve, reject } = Promise.withResolvers<{ value: unknown; body: Uint8Array }>();
  asked.set(calls, { resolve, reject });
  writeFrame({ kind: "call", call: calls, ...request }, body);
  return promise;
};

const hear = ({ call, failure, value }: AnswerMessage, body: Uint8Array): void => {
  const waiting = asked.get(call);
  asked.delete(call);
  if (failure === null) waiting?.resolve({ value, body });
  else waiting?.reject(new PluginError(failure.code, failure.message, failure.retryable));
};

const fetchThroughService = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = input instanceof Request ? new Request(input, init) : new Request(String(input), init);
  const sent = { capability: "fetch", url: request.url, method: request.method, headers: headersOf(request) };
  const { value, body } = await ask(sent, await request.bytes());
  const { status, url, headers } = value as FetchAnswer;
  const hasBody = status !== 204 && status !== 304;
  const response = new Response(hasBody ? new Uint8Array(body) : null, { status, headers });
  Object.defineProperty(response, "url", { value: url });
  return response;
};
const headersOf = (request: Request): Record<string, string> => Object.fromEntries(request.headers);

const transcriberOfService: Transcriber = {
  transcribe: async (wav) => (await ask({ capability: "transcribe" }, wav)).value as TranscriptSegment[],
};

const host: PluginHost = {
  logger,
  fetch: Object.assign(fetchThroughService, { preconnect: () => undefined }),
  clock: { now: () => Date.now() },
  embedder: null,
  transcriber: transcriberOfService,
};

const createExtractor = async (load: LoadExtractor, { plugin, options }: ExtractMessage): Promise<Extractor> => {
  const definition = await load(plugin);
  const given = Value.Default(definition.options, Value.Clone(options ?? {}));
  if (!Value.Check(definition.options, given)) {
    throw new PluginError("invalid_options", `the options of the extractor "${plugin}" do not fit its schema`, false);
  }
  return definition.create(given, host);
};

/** Runs until standard input ends. The extractors are made once for each name and options. */
export const runExtractWorker = async (load: LoadExtractor): Promise<void> => {
  const extractors = new Map<string, Promise<Extractor>>();
  const extractorFor = (message: ExtractMessage): Promise<Extractor> => {
    const key = JSON.stringify([message.plugin, message.options]);
    const known = extractors.get(key) ?? createExtractor(load, message);
    extractors.set(key, known);
    return known;
  };
  const answer = async (message: ExtractMessage, bytes: Uint8Array): Promise<void> => {
    const { kind, mediaType, name, url } = message;
    try {
      const extractor = await extractorFor(message);
      // The service ends this process when the document is given up, so the signal has nothing to say.
      const context = { signal: new AbortController().signal, logger };
      const found =
        kind === "accepts"
          ? extractor.accepts({ mediaType, name, url })
          : await extractor.extract({ bytes, mediaType, name, url }, context);
      writeFrame({ kind: "done" }, new TextEncoder().encode(JSON.stringify(found) ?? "null"));
    } catch (error) {
      console.error(error);
      writeFrame({ kind: "failed", failure: asFailure(error) });
    }
  };
  const take = ({ header, body }: Frame): void => {
    const message = header as ExtractMessage | AnswerMessage;
    if (message.kind === "answer") hear(message, body);
    else void answer(message, body);
  };
  refuseNetwork();
  const read = createFrameReader(MAX_FRAME_BYTES);
  for await (const piece of Bun.stdin.stream()) for (const frame of read(piece)) take(frame);
  process.exit(0);
};

/** Where the kernel does not take the network away, at least no library finds it by accident. */
const refuseNetwork = (): void => {
  const refuse = (): Promise<Response> =>
    Promise.reject(new PluginError("fetch_refused", "an extractor has no network of its own", false));
  globalThis.fetch = Object.assign(refuse, { preconnect: () => undefined });
};
