// The connection to SurrealDB, embedded or remote: opens within a time limit, runs queries, tries again on transaction
// conflicts, and says what went wrong in the service's own errors.

import { type QueryResponse, ServerError, Surreal } from "surrealdb";
import { messageOf } from "#domain/message-of.ts";
import { wrapped } from "#domain/wrapped.ts";
import { AppError } from "#src/errors.ts";
import { damagedFolder, notAllowed } from "./data-folder.ts";
import { assertNotTooLarge, connectNative, EmbeddedEngine } from "./native.ts";
import { connectRemote, PLACE, unreachable } from "./remote.ts";
import { unlessLate } from "./unless-late.ts";

/** Values for the parameters of a query; the only way in which anything of a request gets into one. */
export type Bindings = Record<string, unknown>;

export interface Database {
  /**
   * Runs the statements and answers with the result of each. The text is a constant; more than one statement that writes has to
   * stand in BEGIN and COMMIT, because the whole is run again after a conflict. Rejects with `Thrown` for a THROW of its own.
   */
  query<Results extends readonly unknown[]>(statements: string, bindings?: Bindings): Promise<Results>;
  close(): Promise<void>;
}

export interface Connection extends Database {
  /** @throws AppError for what is more than the database takes at once; a server takes what it takes */
  assertNotTooLarge(bytes: number): void;
  /** Reads of this moment, whatever is written afterwards; it is held until the snapshot is closed. */
  snapshot(): Promise<Database>;
}

/** A THROW in our own statements: `reason` is its text. */
export class Thrown extends Error {
  override readonly name = "Thrown";
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** A large folder replays its log first. */
const OPEN_TIMEOUT_MS = 60_000;
const CONFLICT_ATTEMPTS = 24;
const LONGEST_PAUSE_MS = 64;

/** @param address `mem://`, `rocksdb:///absolute/path?sync=every`, or a server's `ws://`, `wss://`, `http://`, `https://` with user and password in it. */
export const connect = async (address: string): Promise<Connection> => {
  const isRemote = /^(ws|http)s?:/.test(address);
  const { ask, close } = await (isRemote ? connectRemote(address) : openEmbedded(address));
  const askOf =
    (queryable: Pick<Surreal, "query">): Ask =>
    (statements, bindings) =>
      ask(() => queryable.query<unknown[]>(statements, bindings).responses());
  return {
    query: (statements, bindings) =>
      run((text, values) => ask((surreal) => surreal.query<unknown[]>(text, values).responses()), statements, bindings),
    close,
    assertNotTooLarge: isRemote ? () => {} : assertNotTooLarge,
    snapshot: async () => {
      const transaction = await ask((surreal) => surreal.beginTransaction());
      return {
        query: (statements, bindings) => run(askOf(transaction), statements, bindings),
        close: () => ask(() => transaction.cancel()),
      };
    },
  };
};

type Ask = (statements: string, bindings: Bindings) => Promise<QueryResponse[]>;

const openEmbedded = async (address: string) => {
  const surreal = await connectEmbedded(address);
  return {
    ask: <Answer>(question: (surreal: Surreal) => Promise<Answer>): Promise<Answer> => question(surreal),
    close: async () => {
      await surreal.close();
    },
  };
};

const connectEmbedded = async (address: string): Promise<Surreal> => {
  const opened = connectNative(address).catch((error: unknown) => {
    throw explainOpenFailure(address, error);
  });
  const connection = await unlessLate(OPEN_TIMEOUT_MS, opened, "The database in the data folder did not open");
  const surreal = new Surreal({ engines: { embedded: (context) => new EmbeddedEngine(context, connection) } });
  await surreal.connect("embedded://local", { versionCheck: false });
  await surreal.use(PLACE);
  return surreal;
};

const explainOpenFailure = (address: string, error: unknown): AppError => {
  const message = messageOf(error);
  if (/read-only file system|permission denied/i.test(message))
    return notAllowed(address.replace(/^rocksdb:\/\/|\?.*$/g, ""), error);
  if (/no locks available|already locked|lock hold by current process|resource temporarily unavailable/i.test(message))
    return new AppError("unavailable", "The data folder is in use by another process", {
      code: "data_folder_locked",
      details: "Stop the other process, or give this one a folder of its own with MNEME_DATA_DIR.",
      cause: error,
    });
  const damage = damageIn(message);
  if (damage !== null) return damagedFolder(damage, error);
  return (
    toAppError(message, error) ??
    new AppError("unavailable", `The database could not be opened: ${message}`, { cause: error })
  );
};

/** What the storage engine says of files that are not as they should be; null for any other failure. */
const damageIn = (message: string): string | null =>
  /(?:corruption: |(?=no such file or directory: )).*$/is.exec(message)?.[0].replace(/\s+/g, " ").trim() ?? null;

const run = async <Results extends readonly unknown[]>(
  ask: Ask,
  statements: string,
  bindings: Bindings = {},
): Promise<Results> => {
  for (let attempt = 1; ; attempt++) {
    const responses = await ask(statements, bindings).catch((error: unknown) => {
      throw toAppError(messageOf(error), error) ?? error;
    });
    const failure = causeOf(responses);
    if (failure === null) return results<Results>(responses);
    if (!failure.message.includes("can be retried")) throw toError(failure);
    if (attempt === CONFLICT_ATTEMPTS)
      throw new AppError("busy", "The database is changing too fast", { retryAfterSeconds: 1, cause: failure });
    await Bun.sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
  }
};

/** In a failed transaction every statement fails; all but one only say that another one did. */
const causeOf = (responses: readonly QueryResponse[]): ServerError | null => {
  let cause: ServerError | null = null;
  for (const response of responses) {
    if (response.success) continue;
    const isEcho = /not executed due to|cancelled transaction/i.test(response.error.message);
    if (!isEcho) return response.error;
    cause ??= response.error;
  }
  return cause;
};

function results<Results extends readonly unknown[]>(responses: readonly QueryResponse[]): Results;
function results(responses: readonly QueryResponse[]): readonly unknown[] {
  return responses.map((response) => (response.success ? response.result : null));
}

const toError = (failure: ServerError): Error => {
  const thrown = /^An error occurred: (.*)$/s.exec(failure.message);
  if (failure.kind === "Thrown" && thrown) return new Thrown(thrown[1] ?? "");
  return toAppError(failure.message, failure) ?? failure;
};

const toAppError = (message: string, cause: unknown): AppError | null => {
  if (cause instanceof AppError) return cause;
  if (/no space left|disk quota exceeded/i.test(message))
    return new AppError("disk_full", "The disk is full", {
      // The engine does not try again by itself.
      details: "Make room, then restart the service: its database takes nothing until then",
      cause,
    });
  if (AWAY.test(message) && !(cause instanceof ServerError)) return unreachable(cause);
  return null;
};

/** As the driver says that there is no connection, or that it broke. */
const AWAY = new RegExp(
  wrapped`
    not connected|must be connected|unable to connect|connection (was |has been )?(closed|lost|terminated)
    |call has been terminated|unexpected connection error|unavailable`,
  "i",
);
