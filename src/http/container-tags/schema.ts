// Bodies and answers of the container tags' routes.

import { t } from "elysia";
import { ENTITY_CONTEXT_LENGTH } from "../fields/content.ts";
import { metadataAnswer } from "../fields/metadata.ts";
import { requestBody } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";
import { bucketAnswer } from "../profile/schema.ts";
import { bucketsField } from "../settings/schema.ts";

export const tagParams = t.Object({
  containerTag: t.String({
    minLength: 1,
    maxLength: 300,
    description:
      "The tag. One that is also a word of a route is asked for as `%6Cist` (`list`) or `%6Derge` (`merge`).",
  }),
});

const nullable = (description: string) => t.Nullable(t.String(), { description });
const count = (description: string) => t.Number({ description });
const mergeFields = {
  mergeStatus: t.Optional(
    t.Union([t.Literal("source"), t.Literal("target")], {
      description: "While a merge waits or is at work: whether the tag becomes part of another, or another part of it.",
    }),
  ),
  mergeId: t.Optional(t.String({ description: "Asks for the state of that merge." })),
  mergeTargetTag: t.Optional(t.String({ description: "The tag that everything of that merge ends up in." })),
};
const lastActivityAt = t.Nullable(timeField("The newest change."), { description: "The newest change." });

export const tagListAnswer = t.Array(
  t.Object(
    {
      id: t.String({ description: "The tag, which is its own id." }),
      name: nullable("Its display name."),
      containerTag: t.String({ description: "The tag." }),
      description: nullable("Always null."),
      createdAt: timeField("When it was first used."),
      updatedAt: timeField("When its settings last changed."),
      isExperimental: t.Boolean({ description: "Always false." }),
      isNova: t.Boolean({ description: "Whether the tag starts with `sm_project_`." }),
      documentCount: count("Documents that live in it."),
      memoryCount: count("Memories that are the latest version and not forgotten."),
      lastActivityAt,
      ...mergeFields,
    },
    { description: "A container tag." },
  ),
  { description: "The tags that the key may see." },
);

const settingsFields = {
  containerTag: t.String({ description: "The tag." }),
  name: nullable("Its display name."),
  entityContext: nullable("Whom or what the tag is about."),
  memoryFilesystemPaths: t.Nullable(t.Array(t.String()), {
    description:
      "Which documents with a path form memories, where they do not say their taskType; null for files named user.md or memory.md.",
  }),
  profileBuckets: t.Array(bucketAnswer, { description: "The tag's own buckets, without the organization's." }),
  updatedAt: timeField("When its settings last changed."),
};

export const tagSettingsAnswer = t.Object(settingsFields, { description: "The tag's settings." });

export const tagAnswer = t.Object(
  {
    ...settingsFields,
    createdAt: timeField("When it was first used."),
    documentCount: count("Documents that live in it."),
    memoryCount: count("Memories that are the latest version and not forgotten."),
    lastActivityAt,
    ...mergeFields,
  },
  { description: "The tag's settings and size." },
);

export const tagSettingsBody = requestBody(
  {
    name: t.Optional(t.String({ description: "Its display name, 1 to 100 characters without the spaces around it." })),
    entityContext: t.Optional(
      t.Nullable(t.String({ maxLength: ENTITY_CONTEXT_LENGTH }), {
        description: "Whom or what the tag is about; null clears it.",
      }),
    ),
    memoryFilesystemPaths: t.Optional(
      t.Nullable(t.Array(t.String({ maxLength: 4096 }), { maxItems: 1000 }), {
        description:
          "Which documents with a path form memories, where they do not say their taskType: paths of files, or of folders with a slash at the end; null for files named user.md or memory.md.",
      }),
    ),
    profileBuckets: bucketsField("The tag's own buckets, beside the organization's; replaces the tag's whole list."),
  },
  "The settings to change; what is left out stays.",
);

export const tagDeletedAnswer = t.Object(
  {
    success: t.Boolean({ description: "Always true." }),
    containerTag: t.String({ description: "The tag." }),
    deletedDocumentsCount: count("Documents deleted."),
    deletedMemoriesCount: count("Memories deleted."),
  },
  { description: "The tag and all of it is deleted." },
);

const reviewStatus = t.Nullable(t.Union([t.Literal("approved"), t.Literal("declined")]), {
  description: "What the review said; null while it is open.",
});

export const inferredAnswer = t.Object(
  {
    memories: t.Array(
      t.Object(
        {
          id: t.String({ description: "The memory's id." }),
          memory: t.String({ description: "What it says." }),
          parentCount: count("Memories that it was inferred from."),
          createdAt: timeField("When it formed."),
          updatedAt: timeField("When it last changed."),
          metadata: metadataAnswer("Its metadata."),
        },
        { description: "An inferred memory." },
      ),
      { description: "At most 50, those with most parents first." },
    ),
    total: count("Number of memories listed."),
  },
  { description: "Inferred memories that wait for a review." },
);

export const reviewParams = t.Object({
  containerTag: tagParams.properties.containerTag,
  memoryId: t.String({ minLength: 1, maxLength: 255, description: "The memory's id." }),
});

export const reviewBody = requestBody(
  {
    action: t.Union([t.Literal("approve"), t.Literal("decline"), t.Literal("undo")], {
      description: "Take it as a fact, forget it, or open the review again.",
    }),
  },
  "The review.",
);

export const reviewAnswer = t.Object(
  {
    id: t.String({ description: "The memory's id." }),
    isInference: t.Boolean({ description: "Whether it still counts as a guess." }),
    isForgotten: t.Boolean({ description: "Whether it is forgotten." }),
    reviewStatus,
  },
  { description: "The memory after the review." },
);
