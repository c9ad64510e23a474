// The embedded database: the one place that loads native code, and the driver's engine for it. The requires are literal, so
// that a compiled binary carries the library of its platform; the package's own loader looks for it beside itself and fails there.

import {
  ConnectionUnavailableError,
  type DriverContext,
  type EngineEvents,
  Features,
  type LiveMessage,
  Publisher,
  parseRpcError,
  RpcEngine,
  type RpcRequest,
  type SurrealEngine,
} from "surrealdb";
import { AppError } from "#src/errors.ts";
import { readNativeVariable, setNativeVariable } from "#src/native/native-environment.ts";

/** A connection as the native library gives it: requests and answers are CBOR. */
export interface NativeConnection {
  execute(request: Uint8Array): Promise<Uint8Array>;
  free(): void;
}

interface NativeLibrary {
  readonly SurrealNodeEngine: { connect(address: string, options: object): Promise<NativeConnection> };
}

const loadLibrary = (): NativeLibrary => {
  if (process.platform === "linux" && process.arch === "x64")
    return require("../../node_modules/@surrealdb/node/dist/surrealdb-node.linux-x64-gnu.node");
  if (process.platform === "linux" && process.arch === "arm64")
    return require("../../node_modules/@surrealdb/node/dist/surrealdb-node.linux-arm64-gnu.node");
  if (process.platform === "darwin" && process.arch === "arm64")
    return require("../../node_modules/@surrealdb/node/dist/surrealdb-node.darwin-arm64.node");
  if (process.platform === "darwin" && process.arch === "x64")
    return require("../../node_modules/@surrealdb/node/dist/surrealdb-node.darwin-x64.node");
  if (process.platform === "win32" && process.arch === "x64")
    return require("../../node_modules/@surrealdb/node/dist/surrealdb-node.win32-x64-msvc.node");
  throw new AppError("unavailable", `There is no embedded database for ${process.platform} ${process.arch}`, {
    details: "Set MNEME_SURREAL_URL to a SurrealDB server.",
  });
};

const MB = 1024 * 1024;
/** A request of more bytes is refused. */
export const LARGEST_REQUEST = 48 * MB;
/** What a request writes takes a fifth more in a write buffer. */
const LARGEST_TRANSACTION = 1.2 * LARGEST_REQUEST;
/** Requests of more bytes go one after another. */
const LARGE_REQUEST = MB;
const WRITE_BUFFER = 4 * MB;
const SPARE = 12.8 * MB;
/** Blocks that are kept in memory (136 MB), by what stands below; whoever runs the service can ask for more. */
const CACHE = {
  name: "SURREAL_ROCKSDB_BLOCK_CACHE_SIZE",
  least: Math.round(2 * WRITE_BUFFER + 2 * LARGEST_TRANSACTION + SPARE),
} as const;

/**
 * Of itself the database would take up to half of the machine's memory as a cache; what is read often is in the indexes. For each of
 * the others that is not set it would look through every process of the machine to learn of its memory, which is most of what it takes
 * to open it.
 *
 * It writes nothing more, and never again, once what it holds of writes comes to all buffers and the cache together. Of what it has
 * written to files it holds as much as all buffers, and on top of that two that are over-full by the largest transaction (one that the
 * waiting write itself is about to let go of): so the cache has to be larger than two buffers and two of the largest transactions,
 * whatever anybody sets.
 */
const BUFFERS = {
  SURREAL_ROCKSDB_WRITE_BUFFER_SIZE: WRITE_BUFFER,
  // A transaction that lasts while others write more than all buffers hold is tried again.
  SURREAL_ROCKSDB_MAX_WRITE_BUFFER_NUMBER: 16,
} as const;

const setNative = (): void => {
  const asked = Number(readNativeVariable(CACHE.name)) || 0;
  setNativeVariable(CACHE.name, String(Math.max(asked, CACHE.least)), false);
  for (const [name, value] of Object.entries(BUFFERS)) setNativeVariable(name, String(value), false);
  setNativeVariable("SURREAL_ROCKSDB_COMPACTION_READAHEAD_SIZE", String(8 * MB), true);
};

/** Rejects where the driver's own `connect` would wait for ever, e.g. when another process holds the folder. */
export const connectNative = (address: string): Promise<NativeConnection> => {
  setNative();
  return loadLibrary().SurrealNodeEngine.connect(address, {
    capabilities: { scripting: false, guest_access: false, live_query_notifications: false, network_targets: false },
  });
};

/** Speaks over a connection that stands already. Live queries are left out: nothing here uses them. */
export class EmbeddedEngine extends RpcEngine implements SurrealEngine {
  readonly features = new Set([Features.Sessions, Features.Transactions]);
  readonly #events = new Publisher<EngineEvents>();
  #connection: NativeConnection | null;
  #lastLarge: Promise<unknown> = Promise.resolve();

  constructor(context: DriverContext, connection: NativeConnection) {
    super(context);
    this.#connection = connection;
  }

  open(state: Parameters<SurrealEngine["open"]>[0]): void {
    this._state = state;
    this.#events.publish("connected");
  }

  async close(): Promise<void> {
    this._state = undefined;
    this.#connection?.free();
    this.#connection = null;
    this.#events.publish("disconnected");
  }

  ready(): void {}

  subscribe<Event extends keyof EngineEvents>(
    event: Event,
    listener: (...payload: EngineEvents[Event]) => void,
  ): () => void {
    return this.#events.subscribe(event, listener);
  }

  liveQuery(): AsyncIterable<LiveMessage> {
    throw new ConnectionUnavailableError();
  }

  async send<Method extends string, Params extends unknown[] | undefined, Result>(
    request: RpcRequest<Method, Params>,
  ): Promise<Result> {
    const { cbor } = this._context.codecs;
    const bytes = cbor.encode({ id: this._context.uniqueId(), ...request });
    assertNotTooLarge(bytes.byteLength);
    const answer = cbor.decode<Answer<Result>>(await this.#execute(bytes));
    if (isFailure(answer)) throw parseRpcError(answer.error);
    return answer;
  }

  async #execute(request: Uint8Array): Promise<Uint8Array> {
    if (request.byteLength <= LARGE_REQUEST) return await this.#opened().execute(request);
    const answered = this.#lastLarge.then(() => this.#opened().execute(request));
    this.#lastLarge = answered.then(
      () => {},
      () => {},
    );
    return await answered;
  }

  /** Closed meanwhile, it is not asked any more. */
  #opened(): NativeConnection {
    if (this.#connection === null) throw new ConnectionUnavailableError();
    return this.#connection;
  }
}

/** @throws AppError for what would be refused as a request */
export const assertNotTooLarge = (bytes: number): void => {
  if (bytes <= LARGEST_REQUEST) return;
  throw new AppError("too_large", "This is more than the embedded database takes at once", {
    code: "change_too_large",
    details: `It comes to ${Math.ceil(bytes / MB)} MB of passages, memories and their vectors; ${LARGEST_REQUEST / MB} MB can be written at once. Send it in parts.`,
  });
};

type Failure = { readonly error: Parameters<typeof parseRpcError>[0] };
type Answer<Result> = Result | Failure;

const isFailure = <Result>(answer: Answer<Result>): answer is Failure =>
  typeof answer === "object" && answer !== null && "error" in answer;
