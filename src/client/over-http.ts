// Calls of a service that runs as another process.

import { type ApiAnswer, type ApiCall, encodeBody, readAnswer, refuse } from "./api-call.ts";
import { tagPath } from "./tag-path.ts";

export interface RunningService {
  /** Of the service, e.g. `http://127.0.0.1:8787`. */
  readonly address: string;
  readonly key: string;
}

const CALL_MS = 60_000;
const UPLOAD_MS = 600_000;

const send = async ({ address, key }: RunningService, path: string, init: RequestInit): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${key}`);
  return await fetch(new URL(path, address), { ...init, headers });
};

const answered = async (service: RunningService, path: string, init: RequestInit): Promise<ApiAnswer> => {
  try {
    return await readAnswer(await send(service, path, init));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    const reason = isLate ? "does not answer in time" : "cannot be reached";
    return { status: 503, body: { error: `the service at ${service.address} ${reason}: is it running, and there?` } };
  }
};

export const callOverHttp =
  (service: RunningService): ApiCall =>
  (method, path, body) => {
    const { type, content } = encodeBody(body);
    return answered(service, path, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(type === null ? {} : { headers: { "content-type": type } }),
      ...(content === null ? {} : { body: content }),
    });
  };

export const uploadOverHttp = (service: RunningService, form: FormData): Promise<ApiAnswer> =>
  answered(service, "/v3/documents/file", { method: "POST", body: form, signal: AbortSignal.timeout(UPLOAD_MS) });

export const sendLinesOverHttp = (service: RunningService, path: string, lines: Uint8Array): Promise<ApiAnswer> =>
  answered(service, path, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson" },
    body: lines,
    signal: AbortSignal.timeout(UPLOAD_MS),
  });

/** What the service answers as it comes, however long it takes. @throws ApiRefusal unless it answered with 2xx */
export const streamOverHttp = async (service: RunningService, path: string): Promise<AsyncIterable<Uint8Array>> => {
  const response = await send(service, path, {}).catch((cause: unknown) => {
    throw new Error(`the service at ${service.address} cannot be reached: is it running, and there?`, { cause });
  });
  if (response.ok && response.body !== null) return readWhole(response.body, service.address);
  return refuse(await readAnswer(response));
};

async function* readWhole(body: ReadableStream<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await parts.next().catch((cause: unknown) => {
        throw new Error(`the service at ${address} ended the connection before its answer was whole`, { cause });
      });
      if (done === true) return;
      yield value;
    }
  } finally {
    await parts.return?.();
  }
}

export interface ToldEvent {
  readonly type: string;
  /** Parsed JSON. */
  readonly data: unknown;
}

const EVENT = /^event: (.+)\ndata: (.+)$/;

/** Resolves once connected to what happens in a container from now on; ends with the signal, or when the service closes. */
export const watchOverHttp = async (
  service: RunningService,
  containerTag: string,
  signal: AbortSignal,
): Promise<AsyncIterable<ToldEvent>> => {
  const answer = await send(service, `${tagPath(containerTag)}/events`, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`${service.address} answers ${answer.status}`);
  return readEvents(answer.body);
};

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ToldEvent> {
  const decoder = new TextDecoder();
  let waiting = "";
  for await (const part of body) {
    const blocks = (waiting + decoder.decode(part, { stream: true })).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, type, data] = EVENT.exec(block) ?? [];
      if (type !== undefined && data !== undefined) yield { type, data: JSON.parse(data) };
    }
  }
}
