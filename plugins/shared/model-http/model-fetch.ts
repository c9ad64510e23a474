// The one way in which plugins call a model over HTTP: with time limits, retries that spread out, a limit of calls at the same time,
// a circuit breaker, and a bound on what is read. An answer is read to its end before it counts as one.

import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { messageOf } from "#domain/message-of.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createSlots } from "./slots.ts";

export interface ModelFetchOptions {
  /** What is called, for messages: "The language model". */
  readonly what: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Of one try. */
  readonly timeoutMs: number;
  /** Three unless somebody waits for the answer. */
  readonly tries?: number;
  /** Calls at the same time. */
  readonly parallel: number;
  /** Handed in by tests. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

/** Answers only with success, the body in memory; every failure is a PluginError. */
export type ModelFetch = typeof fetch;

const TRIES = 3;
const FIRST_PAUSE_MS = 500;
/** A server that asks for more patience than this is left alone until then, and the caller goes on without it. */
const LONGEST_PAUSE_MS = 20_000;
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;
const SHOWN_CHARACTERS = 300;
const BUSY = [408, 425, 429];
/** A proxy whose server is down, or a server that says so itself; other 5xx may be owed to what was asked. */
const DOWN = [502, 503];

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      signal.removeEventListener("abort", stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    signal.addEventListener("abort", stop, { once: true });
  });

/** Seconds or a date; null when there is none that can be read. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const ms = /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

const readBounded = async (response: Response, what: string): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST_ANSWER_BYTES) {
      await reader.cancel();
      throw new PluginError("model_answer_too_large", `${what} answers with more than can be read`, false);
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** A server that breaks off, or a page that a proxy puts in its place: worth another try. */
const assertJson = (body: Uint8Array, what: string): void => {
  try {
    JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new PluginError("model_answer_broken", `${what} answers with something that is not JSON`, true, { cause });
  }
};

/** 400 and 422 mean that this server does not know what was asked of it; the caller may ask in a simpler way. */
const codeOf = (status: number): string => {
  if (status === 400 || status === 422) return "model_rejects_request";
  if (status === 401 || status === 403) return "model_denies_access";
  if (status === 404) return "model_not_found";
  if (status === 413) return "model_input_too_large";
  if (BUSY.includes(status)) return "model_busy";
  if (DOWN.includes(status)) return "model_unavailable";
  return status >= 500 ? "model_failed" : "model_refused";
};

const isForNow = (status: number): boolean => BUSY.includes(status) || status >= 500;

class Refusal extends PluginError {
  constructor(
    code: string,
    message: string,
    retryable: boolean,
    readonly retryAfterMs: number | null,
  ) {
    super(code, message, retryable);
  }
}

/** Some servers repeat what they were sent, the key with it; what they say is shown to whoever sent the document. */
const withoutKey = (said: string, sent: RequestInit): string => {
  const key = new Headers(sent.headers).get("authorization")?.replace(/^Bearer /i, "");
  return key ? said.replaceAll(key, "…") : said;
};

const refusal = async (response: Response, sent: RequestInit, what: string, now: number): Promise<Refusal> => {
  const { status } = response;
  const body = new TextDecoder().decode(await readBounded(response, what).catch(() => new Uint8Array(0)));
  const said = withoutKey(body, sent);
  const where = status >= 300 && status < 400 ? ` to ${response.headers.get("location")}; give the final address` : "";
  const message = `${what} answers ${status}${where}: ${said.slice(0, SHOWN_CHARACTERS)}`;
  return new Refusal(codeOf(status), message, isForNow(status), retryAfterMs(response.headers.get("retry-after"), now));
};

export const createModelFetch = (options: ModelFetchOptions): ModelFetch => {
  const { what, clock, logger, timeoutMs, tries = TRIES, pause = sleep, random = Math.random } = options;
  const breaker = createCircuitBreaker(what, clock);
  const slots = createSlots(options.parallel);

  const tryOnce = async (
    url: Parameters<typeof fetch>[0],
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      // A redirect could lead the key elsewhere.
      const ends = AbortSignal.any([signal, limit]);
      const response = await options.fetch(url, { ...init, redirect: "manual", signal: ends });
      if (response.status < 200 || response.status > 299) throw await refusal(response, init, what, clock.now());
      const body = await readBounded(response, what);
      assertJson(body, what);
      return new Response(body, { status: 200, headers: { "content-type": "application/json" } });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PluginError) throw error;
      if (limit.aborted) {
        throw new PluginError("model_timeout", `${what} did not answer within ${timeoutMs / 1_000} s`, true);
      }
      throw new PluginError("model_unreachable", `${what} could not be reached: ${messageOf(error)}`, true, {
        cause: error,
      });
    }
  };

  /** Null when another try makes no sense. */
  const pauseBefore = (attempt: number, error: unknown): number | null => {
    if (!(error instanceof PluginError) || !error.retryable || attempt >= tries) return null;
    const asked = error instanceof Refusal ? error.retryAfterMs : null;
    if (asked !== null && asked > LONGEST_PAUSE_MS) return null;
    const own = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random());
    return asked === null ? own : asked + random() * 250;
  };

  const settle = (error: unknown, signal: AbortSignal): void => {
    if (signal.aborted) breaker.calledOff();
    // A request that was not understood says nothing against the server.
    else if (error instanceof PluginError && ["model_rejects_request", "model_input_too_large"].includes(error.code))
      breaker.succeeded();
    else breaker.failed(error instanceof Refusal ? (error.retryAfterMs ?? 0) : 0);
  };

  const call = async (url: Parameters<typeof fetch>[0], init: RequestInit, signal: AbortSignal): Promise<Response> => {
    await breaker.enter(signal);
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await tryOnce(url, init, signal);
        breaker.succeeded();
        return response;
      } catch (error) {
        const ms = signal.aborted ? null : pauseBefore(attempt, error);
        if (ms === null) {
          settle(error, signal);
          throw error;
        }
        logger.debug({ attempt, ms, error }, `${what} will be tried again`);
        await pause(ms, signal).catch((reason: unknown) => {
          breaker.calledOff();
          throw reason;
        });
      }
    }
  };

  const modelFetch = (url: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const signal = init.signal ?? new AbortController().signal;
    return slots.run(() => call(url, init, signal), signal);
  };
  return Object.assign(modelFetch, { preconnect: options.fetch.preconnect });
};
