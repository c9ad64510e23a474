// Server-sent events: a response that stays open. Whoever reads too slowly is let go, and looks again where things stand.
// Format: https://html.spec.whatwg.org/multipage/server-sent-events.html

import type { ApiKey } from "#domain/key.ts";
import { AppError } from "#src/errors.ts";

export interface EventStream {
  readonly response: Response;
  readonly send: (type: string, data: object) => void;
  readonly end: () => void;
}

/** Streams that may be open at the same time. */
const MOST_STREAMS = 1_000;
/** Of these, those of one key that is confined to some tags: it leaves the others theirs. */
const MOST_OF_A_SCOPED_KEY = 100;
/** Events that may wait for one reader. */
const MOST_WAITING = 1_000;
/** A comment from time to time keeps proxies and the server from closing a silent connection. */
const HEARTBEAT_MS = 15_000;

let open = 0;
const openOfKey = new Map<string, number>();

/** @param onEnd called once, whoever ends it @throws AppError `unavailable`, `rate_limited` */
export const openEventStream = (
  { id, scope }: Pick<ApiKey, "id" | "scope">,
  seconds: number,
  onEnd: () => void,
): EventStream => {
  const ofKey = openOfKey.get(id) ?? 0;
  if (scope !== null && ofKey >= MOST_OF_A_SCOPED_KEY) {
    throw new AppError("rate_limited", "Too many streams of this key are open", {
      details: `A key of some container tags may have ${MOST_OF_A_SCOPED_KEY} open at a time`,
      retryAfterSeconds: 10,
    });
  }
  if (open >= MOST_STREAMS) {
    throw new AppError("unavailable", "Too many are watching", { retryAfterSeconds: 10 });
  }
  open += 1;
  openOfKey.set(id, ofKey + 1);
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const write = (text: string): void => {
    if (controller === null) return;
    if ((controller.desiredSize ?? 0) <= 0) end();
    else controller.enqueue(encoder.encode(text));
  };
  const end = (): void => {
    if (controller === null) return;
    const ending = controller;
    controller = null;
    open -= 1;
    const left = (openOfKey.get(id) ?? 1) - 1;
    if (left === 0) openOfKey.delete(id);
    else openOfKey.set(id, left);
    clearInterval(heartbeat);
    clearTimeout(deadline);
    onEnd();
    try {
      ending.close();
    } catch {
      // The reader has gone already.
    }
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started;
      },
      cancel: end,
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  const deadline = setTimeout(end, seconds * 1_000);
  write("retry: 2000\n\n");
  return {
    response: new Response(body, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      },
    }),
    send: (type, data) => write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
  };
};
