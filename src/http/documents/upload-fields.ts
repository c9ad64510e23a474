// The fields of an upload beside its file: the same as of added content, but as text, some of them JSON.

import { Value } from "@sinclair/typebox/value";
import { NAMES_PROTOTYPE } from "#domain/metadata.ts";
import { invalid } from "#src/errors.ts";
import { describeProblem } from "../middleware/describe-problem.ts";
import { type AddBody, addBody } from "./schema.ts";

const FILE_TYPES = "text pdf tweet google_doc google_slide google_sheet image video notion_doc webpage onedrive".split(
  " ",
);

const text = (description: string) => ({ type: "string" as const, description });

/** For the description of the API. */
export const uploadForm = {
  type: "object" as const,
  required: ["file"],
  properties: {
    file: { ...text("The file, at most 50 MB. What it is, its content decides."), format: "binary" },
    containerTag: text("The tag that the file belongs to."),
    containerTags: text("Several tags: a JSON array, one tag, or the field several times, also as `containerTags[]`."),
    customId: text("Your own id of the file, unique within the tag. Sent again, the new file replaces the old one."),
    title: text("A title; else the file's own, or its name."),
    metadata: text("Flat key-value pairs, as a JSON object; or `metadata[key]` for each, then as text."),
    filterByMetadata: text("Which existing memories may serve as context, as a JSON object."),
    filepath: text("Virtual path, e.g. `/reports/may.pdf`."),
    entityContext: text("Whom or what the tag is about; stays with the tag."),
    taskType: text("`memory` (default) or `superrag`."),
    dreaming: text("`dynamic` (default) or `instant`."),
    documentDate: text("When what the file tells of happened, ISO 8601."),
    fileType: text("What the client takes it for; checked for being a known type, and otherwise not used."),
    mimeType: text("Media type; needed with the file types `image` and `video`. Believed of text only."),
    useAdvancedProcessing: text("Taken and not used."),
  },
};

export const TEXT_FIELDS = [
  "containerTag",
  "customId",
  "title",
  "filepath",
  "entityContext",
  "taskType",
  "dreaming",
  "documentDate",
];

const parseObject = (name: string, written: string): unknown => {
  if (NAMES_PROTOTYPE.test(written)) throw invalid(name, "must not have a field named __proto__");
  try {
    return JSON.parse(written);
  } catch {
    throw invalid(name, "must be a JSON object");
  }
};

/** `["a", "b"]`, or one tag as it is. */
const parseTags = (written: string): unknown => {
  if (!written.trimStart().startsWith("[")) return [written];
  try {
    return JSON.parse(written);
  } catch {
    throw invalid("containerTags", "must be a JSON array of tags, or one tag");
  }
};

const checkTypes = (fields: ReadonlyMap<string, string>): void => {
  const fileType = fields.get("fileType");
  if (fileType === undefined) return;
  if (!FILE_TYPES.includes(fileType)) throw invalid("fileType", `must be one of ${FILE_TYPES.join(", ")}`);
  if ((fileType === "image" || fileType === "video") && !fields.get("mimeType")) {
    throw invalid("mimeType", `is required with the fileType ${fileType}`);
  }
};

/** Checked as the body of added content is. Empty fields count as left out. */
export const readUploadFields = (given: ReadonlyMap<string, string>): Omit<AddBody, "content"> => {
  const fields = new Map([...given].filter(([, value]) => value !== ""));
  checkTypes(fields);
  const parsers = {
    metadata: parseObject,
    filterByMetadata: parseObject,
    containerTags: (_: string, of: string) => parseTags(of),
  };
  const body: unknown = {
    content: "",
    ...Object.fromEntries([...fields].filter(([name]) => TEXT_FIELDS.includes(name))),
    ...Object.fromEntries(
      Object.entries(parsers).flatMap(([name, parse]) => {
        const written = fields.get(name);
        return written === undefined ? [] : [[name, parse(name, written)]];
      }),
    ),
  };
  const problem = Value.Errors(addBody, body).First();
  if (problem !== undefined) {
    const { field, problem: words } = describeProblem(problem);
    throw invalid(field, words);
  }
  const { content: _, ...checked } = body as AddBody;
  return checked;
};
