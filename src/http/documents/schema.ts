// Bodies and answers of the documents' routes.

import { t } from "elysia";
import { containerTagField, readTagList, type TagFields, tagFields, tagListField } from "../fields/container-tag.ts";
import { customIdField, entityContextField } from "../fields/content.ts";
import { metadataAnswer, metadataField } from "../fields/metadata.ts";
import { requestBody, requestQuery } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";

export const taskTypeField = t.Union([t.Literal("memory"), t.Literal("superrag")], {
  description:
    "`memory`: passages, memories and profile. `superrag`: passages only. Left out: `memory`; for documents with a filepath what the tag's memoryFilesystemPaths say.",
});

export const dreamingField = t.Union([t.Literal("dynamic"), t.Literal("instant")], {
  description:
    "`dynamic` (default): memories form from documents that arrive together. `instant`: from this one at once.",
});

const filterByMetadataField = metadataField(
  "Which existing memories may serve as context: those whose documents have these metadata. Any element of an array matches.",
);

/** Fields that a document and the shared part of a batch have in common. */
export const sharedFields = {
  ...tagFields("that the content belongs to"),
  metadata: t.Optional(metadataField("Flat key-value pairs: text, numbers, booleans or arrays of text.")),
  filterByMetadata: t.Optional(filterByMetadataField),
  entityContext: t.Optional(entityContextField),
  dreaming: t.Optional(dreamingField),
  taskType: t.Optional(taskTypeField),
  filepath: t.Optional(t.String({ description: "Virtual path of the content, e.g. `/notes/plan.md`." })),
};

export const addBody = requestBody(
  {
    content: t.String({
      description: "Any text: prose, a conversation in any form, Markdown, HTML, or an address to fetch. At most 1 MB.",
      examples: ["Ada: I moved from Lisbon to Porto last week."],
    }),
    customId: t.Optional(customIdField),
    ...sharedFields,
    title: t.Optional(t.String({ maxLength: 1000, description: "A title, where the content has none of its own." })),
    documentDate: t.Optional(
      t.String({ description: "When what the content tells of happened, ISO 8601; now when left out." }),
    ),
  },
  "A document to add.",
);
export type AddBody = typeof addBody.static;

export const statusField = t.String({
  description: "`queued`, `processing`, `done`; `failed` in the two minutes before a failed document is deleted.",
});

export const acceptedAnswer = t.Object(
  {
    id: t.String({ description: "The document's id." }),
    status: statusField,
  },
  { description: "The document is stored and waits for its turn." },
);

export const idParams = t.Object({
  id: t.String({ minLength: 1, maxLength: 255, description: "The document's id or customId." }),
});

export const tagQuery = requestQuery({
  containerTag: t.Optional(
    containerTagField("The tag to look in, where several tags have a document of this customId."),
  ),
  containerTags: tagListField("Several tags to look in"),
});

/** Where an address says that a document is. */
export const readPlace = (query: typeof tagQuery.static): TagFields => ({
  containerTag: query.containerTag,
  containerTags: readTagList("containerTags", query),
});

const nullable = (description: string) => t.Nullable(t.String(), { description });

/** Fields that every answer about a document has. */
export const documentFields = {
  id: t.String({ description: "The document's id." }),
  customId: nullable("The caller's own id."),
  connectionId: nullable("Always null: there are no connections."),
  containerTags: t.Array(t.String(), { description: "The document's tags, its home first." }),
  createdAt: timeField("When the document was accepted."),
  updatedAt: timeField("When the document last changed."),
  filepath: nullable("Its virtual path."),
  metadata: metadataAnswer("Its metadata."),
  status: statusField,
  processingStage: nullable("While `processing`: extracting, chunking, embedding or indexing."),
  dreamingStatus: t.Union([t.Literal("dreaming"), t.Literal("done")], { description: "Whether memories still form." }),
  taskType: taskTypeField,
  summary: nullable("A short summary."),
  title: nullable("Its title."),
  type: t.String({ description: "What it is: text, pdf, image, webpage and so on." }),
  url: nullable("The address it was fetched from."),
  error: t.Nullable(
    t.Object({
      code: t.String({ description: "A stable word." }),
      message: t.String({ description: "What went wrong." }),
    }),
    {
      description:
        "Why the document failed; of one that is done, why its last change did: it holds what it held before.",
    },
  ),
  deleteAt: t.Nullable(timeField("When a failed document is deleted."), {
    description: "When a failed document is deleted.",
  }),
  notes: t.Array(t.String(), { description: "What to know about how it was processed." }),
};

const memoryOfDocument = t.Object(
  {
    id: t.String({ description: "The memory's id." }),
    memory: t.String({ description: "What it says." }),
    createdAt: timeField("When it formed."),
    updatedAt: timeField("When it last changed."),
    isLatest: t.Boolean({ description: "Whether it is the newest version." }),
    isForgotten: t.Boolean({ description: "Whether it is forgotten, or its time is over." }),
    isStatic: t.Boolean({ description: "Whether it is a lasting trait." }),
    isInference: t.Boolean({ description: "Whether it was inferred." }),
    version: t.Number({ description: "Number of the version, from 1." }),
    sourceCount: t.Number({ description: "How many passages say it." }),
    metadata: metadataAnswer("Its metadata."),
    parentMemoryId: nullable("The version before."),
    rootMemoryId: nullable("The first version."),
  },
  { description: "A memory drawn from the document." },
);

export const documentAnswer = t.Object(
  {
    ...documentFields,
    content: nullable(
      "The text that was read: of a document with a filepath as it was sent, of another one too until it is read. Null for a file or page that is not read yet.",
    ),
    raw: nullable("The text as it was sent; null for a file."),
    ogImage: nullable("The page's preview picture."),
    source: nullable("Where it came from."),
    documentDate: timeField("When what it tells of happened."),
    chunkCount: t.Number({ description: "Number of passages." }),
    wordCount: t.Number({ description: "Number of words." }),
    tokenCount: t.Number({ description: "Number of tokens." }),
    memories: t.Optional(
      t.Array(memoryOfDocument, { description: "Memories drawn from it; left out when there are none." }),
    ),
  },
  { description: "The document." },
);
