// Containers on their way from one service to another, or to another name: as lines of JSON, read and written as they come.

import { t } from "elysia";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { exportBytes } from "#src/moving/export-lines.ts";
import { importLines } from "#src/moving/import-lines.ts";
import { LARGEST_FILE_BYTES } from "../documents/upload-form.ts";
import { checkNewName, containerTagField, namedTags, readTagList, tagListField } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import { requestQuery } from "../fields/request-body.ts";
import { numberOrText, readWholeNumber } from "../fields/whole-number.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { IMPORT_BYTES, tooLarge } from "../middleware/limits.ts";
import { routeGroup } from "../route-group.ts";
import { streamed } from "../streamed.ts";

/** More than any export has. */
const LAST_LINE = 999_999_999;

const count = (what: string) => t.Number({ description: what });

const importAnswer = t.Object(
  {
    settings: count("1 when settings of the organization were set."),
    containers: count("Containers that were made or set."),
    documents: count("Documents that are new."),
    passages: count("Passages that are new."),
    memories: count("Versions of memories that are new."),
    relations: count("Relations that are new."),
    files: count("Uploaded files of the new documents."),
    unchanged: count("Lines of what was there already, just so."),
    conflictCount: count("Lines in conflict with what is there, which were passed over."),
    conflicts: t.Array(
      t.Object({
        line: count("The number of the line."),
        type: t.String({ description: "What the line has: a document, a memory." }),
        id: t.String({ description: "Its id." }),
        problem: t.String({ description: "In words." }),
      }),
      { description: "The first hundred of them." },
    ),
    hasEnd: t.Boolean({
      description: "Whether the last line of the export was there: without it the export was cut off.",
    }),
  },
  { description: "What was imported." },
);

const flag = (description: string) => t.Optional(t.Union([t.Literal("true"), t.Literal("false")], { description }));

const importQuery = requestQuery({
  into: t.Optional(containerTagField("The tag that the export of one container goes to; its own when left out.")),
  skipExisting: flag(
    "`true`: leave what is there with other content as it is, and tell of it, instead of ending there.",
  ),
  newIds: flag("`true`: give everything new ids, made of the tag and the old ones: for a copy beside the original."),
  firstLine: t.Optional(
    numberOrText(
      "The number of the second line sent, for an export sent in parts that each begin with its first line.",
    ),
  ),
});

const exportQuery = requestQuery({
  containerTag: t.Optional(containerTagField("The container; everything of the organization when left out.")),
  containerTags: tagListField("The container in the other form, one"),
});

/** Null where none is named. */
const readOneTag = (query: typeof exportQuery.static): string | null => {
  const { containerTag } = query;
  const [tag = null, another] = namedTags({ containerTag, containerTags: readTagList("containerTags", query) });
  if (another !== undefined) throw invalid("containerTags", "must name one container");
  return tag;
};

async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.length;
      if (bytes > IMPORT_BYTES) throw tooLarge(IMPORT_BYTES);
      yield part;
    }
  } catch (error) {
    throw error instanceof AppError ? error : invalid("body", "ended before it was complete");
  }
}

const exportTag = async (http: HttpContext, program: string, request: Request, tag: string | null) => {
  authorise(http.keyOf(request), tag, "admin");
  const letFilesGo = http.files.hold();
  try {
    const snapshot = await http.store.snapshot();
    const end = async (): Promise<void> => {
      await snapshot.close().finally(letFilesGo);
    };
    try {
      const isThere = tag === null || (await snapshot.containers()).some((container) => container.tag === tag);
      if (!isThere) throw notFound("Container tag");
      await http.record(request, "data.exported", tag);
      const parts = exportBytes({
        snapshot,
        pathOfFile: http.files.pathOf,
        program,
        now: http.clock.now(),
        model: http.embeddingModel,
        tag,
      });
      return streamed(parts, { "content-type": "application/x-ndjson; charset=utf-8" }, end);
    } catch (error) {
      await end();
      throw error;
    }
  } catch (error) {
    await letFilesGo();
    throw error;
  }
};

const importExport = async (http: HttpContext, request: Request, query: typeof importQuery.static) => {
  authorise(http.keyOf(request), null, "admin");
  if (request.body === null) throw invalid("body", "must be lines of an export");
  if (query.into !== undefined) checkNewName("into", query.into);
  await http.record(request, "data.imported", query.into ?? null);
  const outcome = await importLines(http, bounded(request.body), {
    into: query.into ?? null,
    skipsConflicts: query.skipExisting === "true",
    makesNewIds: query.newIds === "true",
    largestFileBytes: LARGEST_FILE_BYTES,
    secondLine: readWholeNumber("firstLine", query.firstLine ?? 2, 2, LAST_LINE),
  });
  return { ...outcome, conflicts: [...outcome.conflicts] };
};

export const movingRoutes = (http: HttpContext, program: string) =>
  routeGroup("Data")
    .get("/v3/export", ({ request, query }) => exportTag(http, program, request, readOneTag(query)), {
      query: exportQuery,
      detail: {
        summary: "Export a container, or everything",
        description:
          "Lines of JSON with settings, containers, documents with their content and files, passages, memories in all versions, relations and sources, as they are at the moment of the request. No keys, usage or audit trail. The last line has the type `end`.",
      },
      response: errorAnswers(400, 403, 404),
    })
    .post("/v3/import", ({ request, query }) => importExport(http, request, query), {
      parse: "none",
      query: importQuery,
      detail: {
        summary: "Import what was exported",
        description:
          "Ids, versions and relations stay. What is there already stays as it is: an import can be sent again. At most 80 MB at a time; a longer export is sent in parts between two lines (never between a file and its document), each beginning with the first line, as `mneme import` does.",
        requestBody: {
          required: true,
          content: { "application/x-ndjson": { schema: { type: "string", description: "Lines of an export." } } },
        },
      },
      response: { 200: importAnswer, ...errorAnswers(400, 403, 404, 409, 413, 503, 507) },
    });
