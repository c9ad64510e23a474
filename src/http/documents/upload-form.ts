// Reads the form of an upload as it comes: the file goes straight to disk, so that memory does not grow with it; the other
// fields are few and short.

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { toStorable } from "#domain/storable.ts";
import { AppError, invalid } from "#src/errors.ts";
import type { Files, SavedFile } from "#src/files/files.ts";
import type { FormEntry } from "./form-fields.ts";

const MB = 1024 * 1024;
export const LARGEST_FILE_BYTES = 50 * MB;
/** The file and everything around it. */
const LARGEST_FORM_BYTES = LARGEST_FILE_BYTES + MB;
const LIMITS = { fields: 50, files: 2, parts: 60, fieldNameSize: 100, fieldSize: 256 * 1024, headerPairs: 50 } as const;

export interface Uploaded extends SavedFile {
  readonly name: string;
  /** As the form says. */
  readonly declaredType: string;
}

export interface UploadForm {
  readonly fields: readonly FormEntry[];
  readonly file: Uploaded;
}

const malformed = (problem: string): AppError => invalid("body", problem);

const boundedBody = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > LARGEST_FORM_BYTES) {
      throw new AppError("too_large", "The request is too large", {
        details: `The body may have at most ${LARGEST_FORM_BYTES / MB} MB`,
      });
    }
    yield piece;
  }
};

const asFailure = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError("invalid", "Invalid request: body must be a complete multipart form", { cause: error });

/** What the client called it: the last part of any path, without control characters and those that turn its letters round. */
const cleanName = (name: string): string =>
  toStorable(name.replace(/^.*[/\\]/s, "").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")).slice(0, 255) || "file";

/** The file is on disk when this resolves, and gone when it rejects. */
export const readUploadForm = async (request: Request, files: Pick<Files, "save" | "release">): Promise<UploadForm> => {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new AppError("unsupported_type", "Unsupported content type", {
      details: "Send the file as multipart/form-data",
    });
  }
  if (!/boundary=/i.test(contentType) || request.body === null) throw malformed("must be a complete multipart form");
  const fields: FormEntry[] = [];
  let saving: Promise<Uploaded> | null = null;
  let source: BusboyFileStream | null = null;
  let problem: AppError | null = null;

  const parser = new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  parser.on("file", (field, stream, name, _encoding, declaredType) => {
    // What goes wrong with a part is told by the parser too; without a listener it would end the process.
    stream.on("error", () => undefined);
    if (field !== "file" || saving !== null) {
      problem ??= malformed("must have one file, in the field file");
      stream.resume();
      return;
    }
    source = stream;
    saving = files
      .save(stream.iterator({ destroyOnReturn: false }), LARGEST_FILE_BYTES)
      .then((saved) => ({ ...saved, name: cleanName(name), declaredType }));
    // The rest of a file that is refused is passed over, so that the client hears the answer.
    saving.catch(() => stream.resume());
  });
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) problem ??= malformed(`has a field that is too long: ${name.slice(0, 50)}`);
    else fields.push([name, toStorable(value)]);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(limit, () => {
      problem ??= malformed("has too many fields");
    });
  }

  const failure = await pipeline(Readable.from(boundedBody(request.body)), parser).then(() => null, asFailure);
  if (failure !== null) (source as BusboyFileStream | null)?.destroy(failure);
  const outcome = await (saving as Promise<Uploaded> | null)?.then(
    (file) => ({ file, error: null }),
    (error: unknown) => ({ file: null, error }),
  );
  const error = failure ?? outcome?.error ?? problem ?? (outcome === undefined ? invalid("file", "is required") : null);
  if (error === null && outcome?.file) return { fields, file: outcome.file };
  await files.release([outcome?.file?.id]);
  throw error;
};
