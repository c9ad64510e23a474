// What a contained extractor may ask the service to do for it, since it has no network of its own: fetch an address
// (by the service's safe fetch) and turn speech into text (by the configured transcriber).

import type { Logger } from "#contracts/plugin.ts";
import { PluginError } from "#contracts/plugin.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import type { AnswerMessage, ChildMessage, Failure, FetchAnswer, FetchCall } from "./messages.ts";

export interface Capabilities {
  /** Must be safe to call with any address: what a file says decides it. Null refuses. */
  readonly fetch: typeof fetch | null;
  readonly transcriber: Transcriber | null;
  readonly logger: Logger;
}

interface Answer {
  readonly answer: AnswerMessage;
  readonly body: Uint8Array;
}

const NOTHING = new Uint8Array();

export const asFailure = (error: unknown): Failure =>
  error instanceof PluginError
    ? { code: error.code, message: error.message.slice(0, 5000), retryable: error.retryable }
    : {
        code: "extractor_failed",
        message: String((error as Error)?.message ?? error).slice(0, 5000),
        retryable: false,
      };

const fetchFor = async (call: FetchCall, body: Uint8Array, fetcher: typeof fetch, signal: AbortSignal) => {
  const response = await fetcher(call.url, {
    method: call.method,
    headers: call.headers,
    signal,
    ...(call.method === "POST" ? { body: new Uint8Array(body) } : {}),
  });
  const value: FetchAnswer = {
    status: response.status,
    url: response.url === "" ? call.url : response.url,
    headers: Object.fromEntries(response.headers),
  };
  return { value, body: await response.bytes() };
};

const carryOut = async (
  message: ChildMessage & { kind: "call" },
  body: Uint8Array,
  { fetch: fetcher, transcriber, logger }: Capabilities,
  signal: AbortSignal,
): Promise<{ value: unknown; body: Uint8Array }> => {
  if (message.capability === "fetch") {
    if (fetcher === null) throw new PluginError("fetch_refused", "this extractor has no access to the network", false);
    return fetchFor(message, body, fetcher, signal);
  }
  if (transcriber === null) {
    throw new PluginError(
      "no_transcriber",
      "speech can't be turned into text: set MNEME_SPEECH_URL or MNEME_SPEECH_COMMAND",
      false,
    );
  }
  return { value: await transcriber.transcribe(body, { signal, logger }), body: NOTHING };
};

/** Never rejects: what goes wrong is the answer. */
export const answerCall = async (
  message: ChildMessage & { kind: "call" },
  body: Uint8Array,
  capabilities: Capabilities,
  signal: AbortSignal,
): Promise<Answer> => {
  try {
    const { value, body: answerBody } = await carryOut(message, body, capabilities, signal);
    return { answer: { kind: "answer", call: message.call, failure: null, value }, body: answerBody };
  } catch (error) {
    return { answer: { kind: "answer", call: message.call, failure: asFailure(error), value: null }, body: NOTHING };
  }
};
