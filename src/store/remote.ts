// The connection to a SurrealDB server: made again by itself when it breaks. What was asked when it broke is not asked again, since
// nobody knows whether it took effect: it rejects, and whoever asked looks at what is there.

import { createRemoteEngines, Surreal } from "surrealdb";
import { messageOf } from "#domain/message-of.ts";
import { AppError } from "#src/errors.ts";
import { unlessLate } from "./unless-late.ts";

export const PLACE = { namespace: "mneme", database: "mneme" } as const;
const CREATE_PLACE =
  "DEFINE NAMESPACE IF NOT EXISTS mneme; USE NAMESPACE mneme; DEFINE DATABASE IF NOT EXISTS mneme; USE DATABASE mneme;";

/** A server that is there answers at once; one that has just begun, on a busy machine, after seconds. */
const OPEN_LIMIT_MS = 15_000;
const OLDEST_SERVER = [3, 3] as const;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
/** A connection that has died without a word is noticed by asking the server something now and then. */
const ASK_EVERY_MS = 5_000;
const ANSWER_LIMIT_MS = 10_000;

export interface RemoteConnection {
  /** Asks over the connection as it is now; rejects with `unavailable` when there is none or it breaks meanwhile. */
  ask<Answer>(question: (surreal: Surreal) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

export const unreachable = (cause?: unknown): AppError =>
  new AppError("unavailable", "The database cannot be reached", { retryAfterSeconds: 1, cause });

/** Rejects when there is no server now; later it is looked for until there is one. */
export const connectRemote = async (address: string): Promise<RemoteConnection> => {
  let current: Surreal | null = null;
  let isClosed = false;
  const waiting = new Set<(error: AppError) => void>();

  const use = (surreal: Surreal): void => {
    current = surreal;
    surreal.subscribe("disconnected", () => lose(surreal));
  };

  const lose = (surreal: Surreal): void => {
    if (current !== surreal) return;
    current = null;
    for (const reject of [...waiting]) reject(unreachable());
    surreal.close().catch(() => {});
    if (!isClosed) void reconnect();
  };

  const reconnect = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !isClosed; pause = Math.min(LONGEST_PAUSE_MS, 2 * pause)) {
      const surreal = await openOnce(address).catch(() => null);
      if (surreal === null) await Bun.sleep(pause);
      else if (isClosed) await surreal.close();
      else return use(surreal);
    }
  };

  const ask: RemoteConnection["ask"] = <Answer>(question: (surreal: Surreal) => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      if (current === null) return reject(unreachable());
      waiting.add(reject);
      question(current)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });

  use(await openOnce(address));
  const asking = setInterval(() => {
    const asked = current;
    if (asked !== null)
      unlessLate(ANSWER_LIMIT_MS, asked.version(), "The database did not answer").catch(() => lose(asked));
  }, ASK_EVERY_MS);
  asking.unref();

  return {
    ask,
    close: async () => {
      isClosed = true;
      clearInterval(asking);
      await current?.close();
    },
  };
};

const openOnce = async (address: string): Promise<Surreal> => {
  const url = new URL(address);
  const credentials =
    url.username === ""
      ? null
      : { username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  url.username = "";
  url.password = "";
  if (url.pathname === "/") url.pathname = "/rpc";
  const surreal = new Surreal({ engines: createRemoteEngines() });
  const refused = new Promise<never>((_, reject) => {
    surreal.subscribe("disconnected", () => reject(new Error("it does not answer")));
  });
  // It may come later, when nobody waits for it any more.
  refused.catch(() => {});
  try {
    // The driver's own reconnecting sends again what was under way, which may have been done already, and gives up after a while.
    const options = { versionCheck: false, reconnect: false };
    const withUser = credentials === null ? options : { ...options, authentication: credentials };
    const opened = Promise.race([prepare(surreal, url.toString(), withUser), refused]);
    await unlessLate(OPEN_LIMIT_MS, opened, `The database at ${url.host} did not open`);
  } catch (error) {
    surreal.close().catch(() => {});
    if (error instanceof AppError) throw error;
    throw new AppError("unavailable", `The database at ${url.host} could not be opened: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return surreal;
};

const prepare = async (
  surreal: Surreal,
  address: string,
  options: NonNullable<Parameters<Surreal["connect"]>[1]>,
): Promise<void> => {
  await surreal.connect(address, options);
  const { version } = await surreal.version();
  if (isTooOld(version))
    throw new AppError("unavailable", `The SurrealDB server is ${version}: 3.3 or newer is needed`, {
      code: "database_too_old",
    });
  // A user who may not do this finds them made already, or is told so by the first query that needs them.
  await surreal.query(CREATE_PLACE).responses();
  await surreal.use(PLACE);
};

/** Anything that is not a version of this shape is refused as well. */
const isTooOld = (version: string): boolean => {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined || minor === undefined) return true;
  return Number(major) < OLDEST_SERVER[0] || (Number(major) === OLDEST_SERVER[0] && Number(minor) < OLDEST_SERVER[1]);
};
