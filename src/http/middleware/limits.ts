// Reads request bodies: JSON objects only, never more bytes than the route allows, and nothing that cannot be stored as text.

import { NAMES_PROTOTYPE } from "#domain/metadata.ts";
import { isRecord } from "#domain/record.ts";
import { parseStorable } from "#domain/storable.ts";
import { AppError, invalid } from "#src/errors.ts";
import type { IncomingBody } from "./incoming-bytes.ts";

const MB = 1024 * 1024;
/** Texts have at most 1 MB; JSON that escapes everything outside ASCII takes up to three times that, and has other fields. */
const BODY_BYTES = 8 * MB;
/** A batch has up to 600 documents. */
const BATCH_BYTES = 32 * MB;
/** A file of 50 MB in its form. */
const FORM_BYTES = 51 * MB;

/** Lines of an export, one of which may be a file's text. */
export const IMPORT_BYTES = 80 * MB;

const isUpload = (path: string): boolean => path.endsWith("/file");
const isImport = (path: string): boolean => path === "/v3/import";

/** @param path as it was asked for, or better the route as it is declared: an id or a tag may be called "file" */
const limitOf = (path: string): number => {
  if (isImport(path)) return IMPORT_BYTES;
  if (isUpload(path)) return FORM_BYTES;
  return path.endsWith("/batch") ? BATCH_BYTES : BODY_BYTES;
};

export const tooLarge = (limit: number): AppError =>
  new AppError("too_large", "The request is too large", { details: `The body may have at most ${limit / MB} MB` });

/** Refuses by the announced length, before anything is read. */
export const checkAnnouncedLength = (path: string, headers: Headers): void => {
  const announced = Number(headers.get("content-length") ?? 0);
  if (announced > limitOf(path)) throw tooLarge(limitOf(path));
};

const readBytes = async (request: Request, limit: number, { expect }: IncomingBody): Promise<Uint8Array> => {
  const announced = request.headers.get("content-length");
  if (announced !== null) {
    expect(Number(announced));
    return new Uint8Array(await request.arrayBuffer());
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw tooLarge(limit);
    expect(part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const parse = (text: string): unknown => {
  try {
    return parseStorable(text);
  } catch {
    throw invalid("body", "must be valid JSON");
  }
};

/** Deeper than any field goes. What goes far deeper can't be walked through, nor told what is wrong with it. */
const DEEPEST = 100;
/** More than any request has a use for: to look at many millions takes seconds in which nobody else is answered. */
const MOST_VALUES = 1_000_000;

const checkShape = (body: object): void => {
  let left = MOST_VALUES;
  const look = (value: unknown, levels: number): void => {
    if (typeof value !== "object" || value === null) return;
    if (levels === 0) throw invalid("body", `must not be nested deeper than ${DEEPEST} levels`);
    // Listing what is in an array takes many times as long as going through it.
    const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    left -= inner.length;
    if (left < 0) throw invalid("body", `must not have more than ${MOST_VALUES} values`);
    for (const each of inner) look(each, levels - 1);
  };
  look(body, DEEPEST);
};

/** The body as a JSON object; uploads and imports are left for their route, which reads them as they come. */
export const readBody = async (
  request: Request,
  route: string,
  contentType: string,
  incoming: IncomingBody,
): Promise<unknown> => {
  checkAnnouncedLength(route, request.headers);
  if (isUpload(route) || isImport(route)) return {};
  if (contentType !== "" && !/^application\/json$|\+json$/i.test(contentType)) {
    throw new AppError("unsupported_type", "Unsupported content type", {
      details: `Send the body as application/json, not as ${contentType.slice(0, 100)}`,
    });
  }
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity") {
    throw new AppError("unsupported_type", "Unsupported content encoding", { details: "Send the body uncompressed" });
  }
  const bytes = await readBytes(request, limitOf(route), incoming).finally(incoming.end);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("body", "must be UTF-8");
  }
  // A request without a body is one without fields.
  if (text === "") return {};
  const body = parse(text);
  if (!isRecord(body)) throw invalid("body", "must be a JSON object");
  checkShape(body);
  if (NAMES_PROTOTYPE.test(text)) throw invalid("body", "must not have a field named __proto__");
  return body;
};
