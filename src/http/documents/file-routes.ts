// Files: upload one, find out where it can be fetched, fetch it.

import { open } from "node:fs/promises";
import { t } from "elysia";
import type { Document, StoredFile } from "#domain/document.ts";
import { type DetectedType, detectMediaType, supportedTypesList } from "#domain/media-type.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import type { TagFields } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { urlOf } from "../middleware/request-url.ts";
import { routeGroup } from "../route-group.ts";
import { findDocument } from "./find-document.ts";
import { joinFields } from "./form-fields.ts";
import { toIngestRequest } from "./ingest-request.ts";
import { fileUrlAnswer } from "./list-schema.ts";
import { acceptedAnswer, idParams, readPlace, tagQuery } from "./schema.ts";
import { readUploadFields, uploadForm } from "./upload-fields.ts";
import { LARGEST_FILE_BYTES, readUploadForm, type Uploaded } from "./upload-form.ts";
import { toAccepted } from "./wire.ts";

/** What most files are shows at their beginning; containers name what they hold anywhere in them. */
const LOOK_BYTES = 1024 * 1024;
const CONTAINERS = new Set(["application/zip", "application/x-cfb"]);
/** A name may lie across the bound of two pieces. */
const OVERLAP_BYTES = 256;

/** Never holds more than two pieces of the file. */
const detectType = async (path: string, bytes: number, name: string, declared: string): Promise<DetectedType> => {
  const file = await open(path, "r");
  const piece = async (at: number): Promise<Buffer> => {
    const length = Math.min(LOOK_BYTES, bytes - at);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  try {
    const start = await piece(0);
    let found = detectMediaType(start, name, declared);
    for (let at = start.length; at < bytes && CONTAINERS.has(found.mediaType); at += LOOK_BYTES - OVERLAP_BYTES) {
      found = detectMediaType(Buffer.concat([start, await piece(at - OVERLAP_BYTES)]), name, declared);
    }
    return found;
  } finally {
    await file.close();
  }
};

/** Refuses at once what nobody reads, as far as that can be told without reading it. */
const mediaTypeOf = async (http: HttpContext, { id, name, bytes }: Uploaded, declared: string): Promise<string> => {
  const found = await detectType(http.files.pathOf(id), bytes, name, declared);
  if (found.isSupported || (await http.readsFile(found.mediaType, name))) return found.mediaType;
  throw new AppError("unsupported_type", "This type of file is not supported", {
    details: `It is ${found.mediaType}; supported are ${supportedTypesList()}`,
  });
};

const upload = async (http: HttpContext, request: Request) => {
  const key = http.keyOf(request);
  const { fields: entries, file } = await readUploadForm(request, http.files);
  try {
    if (file.bytes === 0) throw invalid("file", "must not be empty");
    const fields = joinFields(entries);
    const body = readUploadFields(fields);
    const { declaredType, ...saved } = file;
    const mediaType = await mediaTypeOf(http, file, fields.get("mimeType") || declaredType);
    const payload = { content: null, file: { ...saved, mediaType } };
    // A file that comes again is a new version of the whole, not something to add to it.
    const ingestRequest = { ...toIngestRequest(key, body, payload), mode: "replace" as const };
    const sent = { fields: Object.fromEntries(fields), name: file.name, hash: file.hash };
    return await http.acceptOnce(key, request, sent, (acceptPart) =>
      acceptPart(0, toAccepted, (receipt) => http.ingest(ingestRequest, receipt)),
    );
  } finally {
    // Refused, or known already: then nobody needs these bytes.
    await http.files.release([file.id]);
  }
};

const fileOf = ({ file }: Document): StoredFile => {
  if (file === null) throw notFound("File");
  return file;
};

const originOf = (request: Request): string => {
  const url = urlOf(request);
  if (request.headers.get("x-forwarded-proto") === "https") url.protocol = "https:";
  return url.origin;
};

const showUrl = async (http: HttpContext, request: Request, id: string, place: TagFields) => {
  const document = await findDocument(http, http.keyOf(request), id, place, "read");
  return { url: originOf(request) + http.fileLinks.sign(document.id, fileOf(document).id) };
};

/** The document of a signed link; the link itself is the permission. */
const linkedDocument = async (
  { store, fileLinks }: HttpContext,
  id: string,
  { expires, signature }: { readonly expires?: string | undefined; readonly signature: string },
): Promise<Document> => {
  const tag = await store.locate("document", id);
  const document = tag === null ? null : await store.tag(tag).document(id);
  if (document?.file && fileLinks.isValid(id, document.file.id, expires ?? "", signature)) return document;
  throw notFound("File");
};

/** Shown in a browser, these run nothing; all else is only saved. */
const IS_SHOWN = /^(?:image\/(?:png|jpeg|gif|webp)|audio\/|video\/)/;

const fileHeaders = ({ name, mediaType }: StoredFile): Record<string, string> => {
  const isShown = IS_SHOWN.test(mediaType);
  const type = mediaType === "text/html" ? "application/octet-stream" : mediaType;
  const plainName = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encodedName = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return {
    "content-type": type,
    "content-disposition": `${isShown ? "inline" : "attachment"}; filename="${plainName}"; filename*=UTF-8''${encodedName}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  };
};

const fetchFile = async (
  http: HttpContext,
  request: Request,
  id: string,
  query: typeof fileQuery.static,
): Promise<Response> => {
  const { expires, signature } = query;
  const document =
    signature === undefined
      ? await findDocument(http, http.keyOf(request), id, readPlace(query), "read")
      : await linkedDocument(http, id, { expires, signature });
  const file = fileOf(document);
  const stored = Bun.file(http.files.pathOf(file.id));
  if (!(await stored.exists())) throw notFound("File");
  return new Response(stored, { headers: fileHeaders(file) });
};

const fileQuery = t.Composite(
  [
    tagQuery,
    t.Object({
      expires: t.Optional(t.String({ description: "From a signed link: until when it holds." })),
      signature: t.Optional(t.String({ description: "From a signed link; takes the place of a key." })),
    }),
  ],
  { additionalProperties: true },
);

export const fileRoutes = (http: HttpContext) =>
  routeGroup("Documents")
    .post("/v3/documents/file", ({ request }) => upload(http, request), {
      parse: "none",
      detail: {
        summary: "Upload a file",
        description: `Stores a file of at most ${LARGEST_FILE_BYTES / 1024 / 1024} MB and answers at once; it is read afterwards. Read are ${supportedTypesList()}.`,
        requestBody: { required: true, content: { "multipart/form-data": { schema: uploadForm } } },
      },
      response: { 200: acceptedAnswer, ...errorAnswers(400, 402, 403, 409, 413, 415, 422, 503, 507) },
    })
    .get(
      "/v3/documents/:id/file-url",
      ({ request, params, query }) => showUrl(http, request, params.id, readPlace(query)),
      {
        params: idParams,
        query: tagQuery,
        detail: {
          summary: "Where a document's file can be fetched",
          description:
            "The link needs no key and holds for a quarter of an hour, at most until the service is started anew.",
        },
        response: { 200: fileUrlAnswer, ...errorAnswers(403, 404) },
      },
    )
    .get("/files/:id", ({ request, params, query }) => fetchFile(http, request, params.id, query), {
      params: idParams,
      query: fileQuery,
      detail: { summary: "Fetch a document's file, with a key or by a signed link" },
      response: errorAnswers(403, 404),
    });
