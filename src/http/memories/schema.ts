// Bodies and answers of the memories' routes.

import { t } from "elysia";
import { containerTagField, tagFields } from "../fields/container-tag.ts";
import { entityContextField, questionField } from "../fields/content.ts";
import { filtersOrTextField } from "../fields/filters.ts";
import { metadataAnswer, metadataField } from "../fields/metadata.ts";
import { pageFields, paginationAnswer } from "../fields/pagination.ts";
import { requestBody } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";
import { wholeNumber } from "../fields/whole-number.ts";

const nullable = (description: string) => t.Nullable(t.String(), { description });
const nullableTime = (description: string) => t.Nullable(timeField(description), { description });

const CONTENT_LENGTH = 10_000;
const content = (description: string) => t.String({ minLength: 1, maxLength: CONTENT_LENGTH, description });
const idField = (description: string) => t.String({ minLength: 1, maxLength: 255, description });
const reasonField = t.Nullable(t.String({ maxLength: 1000 }), { description: "Why it is or will be forgotten." });
const forgetAfterField = t.Nullable(t.String(), { description: "When it expires, ISO 8601; null for never." });

const temporalContext = t.Object(
  {
    documentDate: t.Optional(nullable("When it was said, ISO 8601.")),
    eventDate: t.Optional(
      t.Nullable(t.Array(t.String(), { maxItems: 20 }), {
        description: "Days or times of what it tells of, ISO 8601.",
      }),
    ),
  },
  { description: "The times it is about." },
);

export const writeBody = requestBody(
  {
    containerTag: containerTagField("The tag that the memories belong to."),
    memories: t.Array(
      t.Object(
        {
          content: content("One self-contained statement."),
          isStatic: t.Optional(t.Boolean({ description: "Whether it is a lasting trait; false when left out." })),
          metadata: t.Optional(metadataField("Flat key-value pairs.")),
          forgetAfter: t.Optional(forgetAfterField),
          forgetReason: t.Optional(reasonField),
          temporalContext: t.Optional(temporalContext),
        },
        { description: "A memory to write." },
      ),
      { minItems: 1, maxItems: 100, description: "The memories." },
    ),
    entityContext: t.Optional(entityContextField),
  },
  "Memories to write directly, without a document.",
);
export type WriteBody = typeof writeBody.static;

export const writeAnswer = t.Object(
  {
    documentId: nullable("The small document that stands as their source; null when there is none."),
    memories: t.Array(
      t.Object(
        {
          id: t.String({ description: "The memory's id." }),
          memory: t.String({ description: "What it says." }),
          isStatic: t.Boolean({ description: "Whether it is a lasting trait." }),
          createdAt: timeField("When it was written."),
          forgetAfter: nullableTime("When it expires."),
          forgetReason: nullable("Why it will be forgotten."),
          metadata: metadataAnswer("Its metadata."),
        },
        { description: "A memory." },
      ),
      { description: "In the order in which they were sent." },
    ),
  },
  { description: "The memories, searchable at once." },
);

export const listBody = requestBody(
  {
    ...tagFields("that the memories live in; all that the key may read when left out"),
    filters: filtersOrTextField,
    ...pageFields,
  },
  "Which memories, in which order.",
);

const versionFields = {
  id: t.String({ description: "The memory's id." }),
  memory: t.String({ description: "What it says." }),
  version: t.Number({ description: "Number of the version, from 1." }),
  createdAt: timeField("When it formed."),
  updatedAt: timeField("When it last changed."),
  parentMemoryId: nullable("The version before."),
  rootMemoryId: nullable("The first version; null when the memory was never superseded."),
  isLatest: t.Boolean({ description: "Whether it is the newest version." }),
  isForgotten: t.Boolean({ description: "Whether it is forgotten, or its time is over." }),
};

export const memoryFields = {
  ...versionFields,
  kind: t.String({ description: "fact, preference, plan, event, relationship, decision, instruction or summary." }),
  isStatic: t.Boolean({ description: "Whether it is a lasting trait." }),
  isInference: t.Boolean({ description: "Whether it was inferred." }),
  isAggregated: t.Boolean({ description: "Whether it sums up other memories." }),
  spaceId: t.String({ description: "The tag it lives in." }),
  orgId: t.String({ description: "The organization." }),
  buckets: t.Array(t.String(), { description: "Keys of the buckets it is in." }),
  sourceCount: t.Number({ description: "How many passages say it." }),
  forgetAfter: nullableTime("When it expires."),
  forgetReason: nullable("Why it is or will be forgotten."),
  reviewStatus: nullable("approved, declined, or null while there was no review."),
  metadata: metadataAnswer("Its metadata."),
  memoryRelations: t.Nullable(t.Record(t.String(), t.String()), {
    description: "Ids of memories that it updates, extends or derives from.",
  }),
  temporalContext: t.Nullable(
    t.Object({
      documentDate: nullableTime("When it was said."),
      eventDate: t.Nullable(t.Array(t.String()), { description: "Starts of the events it tells of, ISO 8601." }),
    }),
    { description: "The times it is about." },
  ),
  history: t.Array(t.Object(versionFields, { description: "A version." }), {
    description: "Its versions, the newest first: all of a memory that is shown alone, in lists the newest 50.",
  }),
  documentIds: t.Array(t.String(), { description: "Documents it was drawn from." }),
};

export const listAnswer = t.Object(
  {
    memoryEntries: t.Array(t.Object(memoryFields, { description: "A memory." }), {
      description: "The latest versions; older ones are in their history.",
    }),
    pagination: paginationAnswer,
  },
  { description: "A page of memories." },
);

const relationAnswer = t.Object(
  {
    id: t.String({ description: "The other memory." }),
    memory: t.String({ description: "What it says." }),
    relation: t.String({ description: "updates, extends or derives." }),
    direction: t.Union([t.Literal("to"), t.Literal("from")], {
      description: "`to`: this memory updates, extends or derives from the other; `from`: the other way round.",
    }),
    rule: t.String({
      description: "The rule, or the model, that decided; `order` where only the times say which version comes before.",
    }),
    isSoft: t.Boolean({
      description:
        "Whether the newer of the two probably replaces the older one: it is ranked first, and nothing is hidden.",
    }),
    createdAt: timeField("When it was decided."),
  },
  { description: "A relation to another memory." },
);

const sourceAnswer = t.Object(
  {
    documentId: t.String({ description: "The document." }),
    chunkId: nullable("The passage; null for memories written directly."),
    quote: t.String({ description: "The words it was drawn from." }),
    start: t.Number({ description: "Where they begin in the document's text." }),
    end: t.Number({ description: "Where they end." }),
    addedAt: timeField("When it was drawn from them."),
  },
  { description: "Words that the memory was drawn from." },
);

export const memoryAnswer = t.Object(
  {
    ...memoryFields,
    confidence: t.Number({ description: "How sure the extractor is, 0 to 1." }),
    softSupersededBy: nullable(
      "The newer memory that probably replaces it and is ranked first; null when there is none.",
    ),
    forgetBatchId: nullable("The batch in which it was forgotten; null when it was forgotten by itself or not at all."),
    relations: t.Array(relationAnswer, { description: "How it hangs together with others." }),
    sources: t.Array(sourceAnswer, { description: "Where it comes from." }),
  },
  { description: "A memory with its history, relations and sources." },
);

export const memoryParams = t.Object({ id: idField("The memory's id.") });

const choice = {
  id: t.Optional(idField("The memory's id.")),
  content: t.Optional(content("Instead of the id: exactly what the memory says. Beside an id it has to agree.")),
};

export const updateBody = requestBody(
  {
    containerTag: containerTagField("The tag that the memory lives in."),
    ...choice,
    newContent: content("What it is to say."),
    metadata: t.Optional(metadataField("Flat key-value pairs; those of the version before when left out.")),
    forgetAfter: t.Optional(forgetAfterField),
    forgetReason: t.Optional(reasonField),
    temporalContext: t.Optional(temporalContext),
  },
  "Which memory, and its new version.",
);

export const updateAnswer = t.Object(
  {
    id: t.String({ description: "Id of the new version." }),
    memory: t.String({ description: "What it says." }),
    version: t.Number({ description: "Number of the version." }),
    parentMemoryId: nullable("The version before."),
    rootMemoryId: nullable("The first version."),
    createdAt: timeField("When the version was made."),
    forgetAfter: nullableTime("When it expires."),
    forgetReason: nullable("Why it will be forgotten."),
    metadata: metadataAnswer("Its metadata."),
  },
  { description: "The new version." },
);

export const forgetBody = requestBody(
  {
    containerTag: containerTagField("The tag that the memory lives in."),
    ...choice,
    reason: t.Optional(t.String({ maxLength: 1000, description: "Why." })),
  },
  "Which memory to forget.",
);

export const forgetAnswer = t.Object(
  {
    id: t.String({ description: "The memory's id." }),
    forgotten: t.Boolean({ description: "Always true." }),
  },
  { description: "Forgotten; its row stays in the history." },
);

export const forgetMatchingBody = requestBody(
  {
    containerTag: containerTagField("The tag to look in."),
    query: t.Optional(
      questionField(
        2000,
        "What the memories are about: an instruction (`forget everything about my knee`) or a bare topic. Those are meant that say it; a kind of thing (`money`) only finds what names it. A person alone, or `everything`, means all. A statement (`forget that I live in Graz`, or a sentence alone) means only what says it. A request to keep something (`everything but my name`, `don't forget my birthday`) finds nothing.",
      ),
    ),
    ids: t.Optional(
      t.Array(idField("A memory's id."), {
        minItems: 1,
        maxItems: 500,
        description: "Instead of a query: these memories; unknown ids and those of older versions are left out.",
      }),
    ),
    dryRun: t.Optional(t.Boolean({ description: "Only show what would be forgotten." })),
    threshold: t.Optional(
      t.Number({
        minimum: 0,
        maximum: 1,
        description: "With a query: the score has to be above it; 0.5 when left out.",
      }),
    ),
    maxForget: t.Optional(
      wholeNumber({ minimum: 1, maximum: 500, description: "With a query: most memories; 100 when left out." }),
    ),
    reason: t.Optional(t.String({ maxLength: 1000, description: "Why." })),
  },
  "Which memories to forget.",
);

const match = t.Object(
  {
    id: t.String({ description: "The memory's id." }),
    memory: t.String({ description: "What it says." }),
    score: t.Number({ description: "How surely it is meant; 1 for ids." }),
  },
  { description: "A memory." },
);

export const forgetMatchingAnswer = t.Object(
  {
    dryRun: t.Boolean({ description: "Whether nothing was changed." }),
    count: t.Number({ description: "Number of memories." }),
    forgetBatchId: nullable("Stamped on each forgotten memory; null for a dry run and where nothing was forgotten."),
    summary: t.String({ description: "What happened, in one line." }),
    candidates: t.Optional(t.Array(match, { description: "What would be forgotten." })),
    forgotten: t.Optional(t.Array(match, { description: "What was forgotten." })),
  },
  { description: "What was found." },
);

export const undoForgetBody = requestBody(
  {
    containerTag: containerTagField("The tag in which they were forgotten."),
    forgetBatchId: idField("What forgetting them answered with."),
  },
  "Which memories to take back.",
);

export const undoForgetAnswer = t.Object(
  {
    forgetBatchId: t.String({ description: "The batch." }),
    count: t.Number({ description: "Number of memories that are no longer forgotten." }),
    restored: t.Array(
      t.Object(
        {
          id: t.String({ description: "The memory's id." }),
          memory: t.String({ description: "What it says." }),
        },
        { description: "A memory." },
      ),
      { description: "The memories." },
    ),
  },
  { description: "What was taken back." },
);
