// Bodies and answers of the documents' lists.

import { t } from "elysia";
import { containerTagField, tagFields, tagListField } from "../fields/container-tag.ts";
import { filtersOrTextField } from "../fields/filters.ts";
import { metadataAnswer } from "../fields/metadata.ts";
import { limitField, pageFields, paginationAnswer } from "../fields/pagination.ts";
import { requestBody, requestQuery } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";
import { documentFields } from "./schema.ts";

const nullable = (description: string) => t.Nullable(t.String(), { description });

export const listBody = requestBody(
  {
    ...tagFields("that the documents carry (all of them)"),
    filters: filtersOrTextField,
    filepath: t.Optional(t.String({ description: "This path, or everything below a folder that ends with a slash." })),
    status: t.Optional(
      t.Union([t.Literal("queued"), t.Literal("processing"), t.Literal("done"), t.Literal("failed")], {
        description: "Only documents that stand there.",
      }),
    ),
    includeContent: t.Optional(t.Boolean({ description: "Show each document's text, at most 100 documents a page." })),
    ...pageFields,
  },
  "Which documents, in which order.",
);

export const listAnswer = t.Object(
  {
    memories: t.Array(
      t.Object(
        {
          ...documentFields,
          containerTags: t.Array(t.String(), {
            description: "The document's tags, its home first, without those that start with `sm_project_`.",
          }),
          content: t.Optional(nullable("The text, with includeContent.")),
        },
        { description: "A document." },
      ),
      { description: "The documents of the page; the field's name is historical." },
    ),
    pagination: paginationAnswer,
  },
  { description: "A page of documents." },
);

export const processingQuery = requestQuery({
  containerTag: t.Optional(containerTagField("Only documents with this tag.")),
  containerTags: tagListField("Only documents with all of these tags"),
});

export const processingAnswer = t.Object(
  {
    documents: t.Array(t.Object(documentFields, { description: "A document." }), {
      description: "At most 1000, the oldest first.",
    }),
    totalCount: t.Number({ description: "Number of documents that wait or are in work." }),
  },
  { description: "What is queued or in work." },
);

export const chunksAnswer = t.Object(
  {
    documentId: t.String({ description: "The document." }),
    chunks: t.Array(
      t.Object(
        {
          id: t.String({ description: "The passage's id." }),
          position: t.Number({ description: "Its place, from 0." }),
          content: t.String({ description: "Its text." }),
          type: t.Literal("text", { description: "Always `text`." }),
          metadata: metadataAnswer("Speaker and time of a turn, where they are known."),
          createdAt: timeField("When it was made."),
        },
        { description: "A passage." },
      ),
      { description: "In reading order." },
    ),
    total: t.Number({ description: "Number of passages." }),
  },
  { description: "The passages of a document." },
);

export const fileUrlAnswer = t.Object(
  { url: t.String({ description: "Where the file can be fetched." }) },
  { description: "The address of the document's file." },
);

/** Each is read with all its memories. */
export const MOST_IN_GRAPH = 500;

export const graphBody = requestBody(
  {
    ...pageFields,
    limit: limitField(MOST_IN_GRAPH),
    ...tagFields("that the documents carry (all of them)"),
    sources: t.Optional(
      t.Array(t.String({ minLength: 1, maxLength: 255 }), {
        maxItems: 100,
        description: "Only documents from one of these sources.",
      }),
    ),
  },
  "Which documents, in which order.",
);

export const graphByIdsBody = requestBody(
  {
    ids: t.Array(t.String({ minLength: 1, maxLength: 255 }), {
      maxItems: MOST_IN_GRAPH,
      description: "Ids or customIds.",
    }),
    by: t.Optional(
      t.Union([t.Literal("id"), t.Literal("customId")], { description: "What the ids are; `id` when left out." }),
    ),
    ...tagFields("to look in"),
  },
  "Which documents.",
);

const memoryEntry = t.Object(
  {
    id: t.String({ description: "The memory's id." }),
    memory: t.String({ description: "What it says." }),
    spaceId: t.String({ description: "The tag it lives in." }),
    spaceContainerTag: t.String({ description: "The tag it lives in." }),
    orgId: t.String({ description: "The organization." }),
    userId: nullable("Always null."),
    version: t.Number({ description: "Number of the version, from 1." }),
    isLatest: t.Boolean({ description: "Whether it is the newest version." }),
    parentMemoryId: nullable("The version before."),
    rootMemoryId: nullable("The first version."),
    memoryRelations: t.Record(t.String(), t.String(), {
      description: "Ids of memories that it updates, extends or derives from.",
    }),
    sourceCount: t.Number({ description: "How many passages say it." }),
    isInference: t.Boolean({ description: "Whether it was inferred." }),
    isForgotten: t.Boolean({ description: "Whether it is forgotten, or its time is over." }),
    isStatic: t.Boolean({ description: "Whether it is a lasting trait." }),
    forgetAfter: t.Nullable(timeField("When it expires."), { description: "When it expires." }),
    forgetReason: nullable("Why it is or will be forgotten."),
    metadata: metadataAnswer("Its metadata."),
    createdAt: timeField("When it formed."),
    updatedAt: timeField("When it last changed."),
    sourceAddedAt: timeField("When this document said it."),
    sourceRelevanceScore: t.Number({ description: "How well the source supports it, of 100." }),
    sourceMetadata: metadataAnswer("Always null."),
  },
  { description: "A memory drawn from the document." },
);

export const graphAnswer = t.Object(
  {
    documents: t.Array(
      t.Object(
        {
          ...documentFields,
          contentHash: t.String({ description: "SHA-256 of what was sent." }),
          orgId: t.String({ description: "The organization." }),
          userId: nullable("Always null."),
          source: nullable("Where it came from."),
          tokenCount: t.Number({ description: "Number of tokens." }),
          wordCount: t.Number({ description: "Number of words." }),
          chunkCount: t.Number({ description: "Number of passages." }),
          averageChunkSize: t.Number({ description: "Tokens of a passage on average." }),
          processingMetadata: metadataAnswer("Always null."),
          memoryEntries: t.Array(memoryEntry, { description: "Memories drawn from it." }),
        },
        { description: "A document with its memories." },
      ),
      { description: "The documents of the page." },
    ),
    pagination: paginationAnswer,
  },
  { description: "A page of the graph of documents and memories." },
);
