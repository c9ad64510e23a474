// How a plugin is defined. A plugin is a factory value: a kind, a name, a schema of its options, and `create`.

import type { Static, TSchema } from "typebox";
import type { Clock } from "#domain/clock.ts";
import type { ChatModel } from "./chat.ts";
import type { Chunker } from "./chunker.ts";
import type { Classifier } from "./classifier.ts";
import type { Embedder } from "./embedder.ts";
import type { Extractor } from "./extractor.ts";
import type { Linker } from "./linker.ts";
import type { MemoryExtractor } from "./memory-extractor.ts";
import type { Reranker } from "./reranker.ts";
import type { Transcriber } from "./transcriber.ts";

export interface PluginKinds {
  extractor: Extractor;
  chunker: Chunker;
  embedder: Embedder;
  "memory-extractor": MemoryExtractor;
  linker: Linker;
  classifier: Classifier;
  reranker: Reranker;
  transcriber: Transcriber;
}
export type PluginKind = keyof PluginKinds;

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Last argument of every asynchronous plugin method. */
export interface CallContext {
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** Tells the users of the documents at hand how they were processed, e.g. that a model failed. */
  readonly note?: (text: string) => void;
}

/** Everything a plugin gets from the host. No store, no configuration, no environment. */
export interface PluginHost {
  readonly logger: Logger;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Present when the plugin lists "embedder" in `requires`. */
  readonly embedder: Embedder | null;
  /** Present when the plugin lists "transcriber" in `requires`; rejects with `no_transcriber` where none is configured. */
  readonly transcriber?: Transcriber | null;
  /** Present when the plugin lists "chat" in `requires` and a chat model is configured. */
  readonly chat?: ChatModel | null;
}

export interface PluginDefinition<Kind extends PluginKind = PluginKind, Options extends TSchema = TSchema> {
  readonly kind: Kind;
  readonly name: string;
  readonly options: Options;
  readonly requires?: readonly ("embedder" | "transcriber" | "chat")[];
  create(options: Static<Options>, host: PluginHost): Promise<PluginKinds[Kind]>;
}

export const definePlugin = <Kind extends PluginKind, Options extends TSchema>(
  definition: PluginDefinition<Kind, Options>,
): PluginDefinition<Kind, Options> => definition;

/** The one way in which a plugin fails. Retryable failures are tried again, others fail the document. */
export class PluginError extends Error {
  override readonly name = "PluginError";
  constructor(
    /** A stable, machine-readable word, e.g. `unsupported_type`. */
    readonly code: string,
    message: string,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
