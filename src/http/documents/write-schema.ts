// Bodies and answers of changing and deleting documents, and of adding many.

import { t } from "elysia";
import { containerTagField, containerTagsField, tagFields } from "../fields/container-tag.ts";
import { customIdField } from "../fields/content.ts";
import { metadataField } from "../fields/metadata.ts";
import { requestBody } from "../fields/request-body.ts";
import { addBody, sharedFields, statusField, taskTypeField } from "./schema.ts";

const MOST_DOCUMENTS = 600;

export const batchBody = requestBody(
  {
    documents: t.Array(t.Union([addBody, t.String()], { description: "A document, or just its content." }), {
      minItems: 1,
      maxItems: MOST_DOCUMENTS,
      description: "The documents, oldest first.",
    }),
    content: t.Optional(t.Null({ description: "Taken and not used." })),
    ...sharedFields,
  },
  "Documents to add, and what holds for all that do not say otherwise.",
);

export const batchAnswer = t.Object(
  {
    results: t.Array(
      t.Object(
        {
          id: t.String({ description: "The document's id; empty when it was not accepted." }),
          status: t.String({ description: "As for a single document; `error` when it was not accepted." }),
          error: t.Optional(t.String({ description: "Why it was not accepted." })),
          details: t.Optional(t.String({ description: "Which field or limit." })),
        },
        { description: "What became of one document." },
      ),
      { description: "In the order in which they were sent." },
    ),
    failed: t.Number({ description: "Documents that were not accepted." }),
    success: t.Number({ description: "Documents that were." }),
  },
  { description: "What became of the documents." },
);

export const changeBody = requestBody(
  {
    content: t.Optional(t.String({ description: "The new content; replaces the whole and is processed anew." })),
    metadata: t.Optional(metadataField("The new metadata, in place of all that were there.")),
    customId: t.Optional(customIdField),
    ...tagFields("of the document; its home can't be changed"),
    filepath: t.Optional(t.String({ description: "Its virtual path." })),
    taskType: t.Optional(taskTypeField),
    filterByMetadata: t.Optional(metadataField("Which existing memories may serve as context.")),
    title: t.Optional(t.String({ maxLength: 1000, description: "Its title." })),
  },
  "What to change; what is left out stays.",
);

export const deleteBody = requestBody(tagFields("to look in"), "Which of several, where the address does not say it.");

export const changedAnswer = t.Object(
  { id: t.String({ description: "The document's id." }), status: statusField },
  { description: "`queued` when there is new content, else as before." },
);

export const bulkBody = requestBody(
  {
    ids: t.Optional(
      t.Array(t.String({ minLength: 1, maxLength: 255 }), {
        minItems: 1,
        maxItems: 100,
        description: "Ids or customIds.",
      }),
    ),
    containerTags: t.Optional(
      containerTagsField("Everything that lives in these tags; with a filepath one tag, and only in it."),
    ),
    containerTag: t.Optional(containerTagField("With ids or a filepath: only in this tag.")),
    filepath: t.Optional(t.String({ description: "This path, or everything below a folder that ends with a slash." })),
  },
  "Which documents to delete: by ids, by a filepath or by tags.",
);

export const bulkAnswer = t.Object(
  {
    success: t.Boolean({ description: "Whether all that were named are deleted." }),
    deletedCount: t.Number({ description: "Documents deleted." }),
    errors: t.Optional(
      t.Array(
        t.Object({
          id: t.String({ description: "As it was sent." }),
          error: t.String({ description: "Why it was not deleted." }),
        }),
        { description: "What was not deleted." },
      ),
    ),
    containerTags: t.Optional(t.Array(t.String(), { description: "The tags, as they were sent." })),
  },
  { description: "What was deleted." },
);
