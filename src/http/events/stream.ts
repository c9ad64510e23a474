// Server-sent events: a response that stays open. Whoever reads too slowly is let go, and looks again where things stand.
// Format: https://html.spec.whatwg.org/multipage/server-sent-events.html

import { AppError } from "#src/errors.ts";

export interface EventStream {
  readonly response: Response;
  readonly send: (type: string, data: object) => void;
  readonly end: () => void;
}

/** Streams that may be open at the same time. */
const MOST_STREAMS = 1_000;
/** Events that may wait for one reader. */
const MOST_WAITING = 1_000;
/** A comment from time to time keeps proxies and the server from closing a silent connection. */
const HEARTBEAT_MS = 15_000;

let open = 0;

/** @param onEnd called once, whoever ends it @throws AppError `unavailable` */
export const openEventStream = (seconds: number, onEnd: () => void): EventStream => {
  if (open >= MOST_STREAMS) {
    throw new AppError("unavailable", "Too many are watching", { retryAfterSeconds: 10 });
  }
  open += 1;
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
