// Reads the body of an answer, unpacked, up to a number of bytes: what is small on the wire may be without end unpacked.

import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PluginError } from "#contracts/plugin.ts";

const decoderOf = (encoding: string): Transform | null => {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "deflate") return createInflate();
  if (encoding === "br") return createBrotliDecompress();
  if (encoding === "" || encoding === "identity") return null;
  throw new PluginError("fetch_failed", `the page is packed in a way that nobody asked for: ${encoding}`, false);
};

export const readDecoded = (
  message: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => {
  const tooLarge = (): PluginError =>
    new PluginError("page_too_large", `the page is larger than ${maxBytes / 1_000_000} MB`, false);
  if (Number(message.headers["content-length"] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  const decoder = decoderOf((message.headers["content-encoding"] ?? "").trim().toLowerCase());
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const pieces: Uint8Array[] = [];
  let length = 0;
  const source = decoder === null ? message : message.pipe(decoder);
  const stop = (error: Error): void => {
    reject(error);
    message.destroy();
    decoder?.destroy();
  };
  const onAbort = (): void => stop(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  source.on("data", (piece: Uint8Array) => {
    length += piece.length;
    if (length > maxBytes) stop(tooLarge());
    else pieces.push(piece);
  });
  source.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
  decoder?.on("error", (error) =>
    stop(new PluginError("fetch_failed", `the page can't be unpacked: ${error.message}`, true, { cause: error })),
  );
  message.on("error", stop);
  message.on("aborted", () => stop(new Error("the answer ended too early")));
  return promise.finally(() => signal.removeEventListener("abort", onAbort));
};
