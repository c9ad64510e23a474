// Bodies and answers of the search routes.

import { t } from "elysia";
import { tagFields } from "../fields/container-tag.ts";
import { MOST_QUESTION_CHARACTERS, questionField } from "../fields/content.ts";
import { filtersField, filtersOrTextField } from "../fields/filters.ts";
import { metadataAnswer } from "../fields/metadata.ts";
import { requestBody } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";
import { wholeNumber } from "../fields/whole-number.ts";

const query = questionField(MOST_QUESTION_CHARACTERS, "What to look for, in plain words.");
const limit = t.Optional(wholeNumber({ minimum: 1, maximum: 100, description: "Most results; 10 when left out." }));
const flag = (description: string) => t.Optional(t.Boolean({ description }));
const rerank = flag(
  "Order the best 50 results anew with the reranker that is configured. Without one the order stays.",
);
const rewriteQuery = flag(
  "Search for several wordings of the query: a chat model's where one is configured, else the query without the words of asking, or its parts.",
);
const share = (description: string) => t.Number({ minimum: 0, maximum: 1, description });

export const searchBody = requestBody(
  {
    q: query,
    ...tagFields("to search in; all that the key may read when left out"),
    threshold: t.Optional(share("Only results with a similarity above this; 0.6 when left out.")),
    limit,
    searchMode: t.Optional(
      t.Union([t.Literal("memories"), t.Literal("hybrid"), t.Literal("documents")], {
        description: "Memories (default), passages of documents, or both in one list.",
      }),
    ),
    filters: filtersField,
    filepath: t.Optional(
      t.String({ description: "Only from this file, or from below a folder that ends with a slash." }),
    ),
    include: t.Optional(
      t.Object(
        {
          documents: flag("Show title, type and metadata of the documents."),
          summaries: flag("Show the documents' summaries."),
          relatedMemories: flag("Show each memory's versions and related memories."),
          forgottenMemories: flag("Find forgotten and expired memories too."),
          chunks: flag("Show the passages that a memory was drawn from."),
        },
        { description: "What to show with each result." },
      ),
    ),
    rerank,
    rewriteQuery,
    aggregate: flag(
      "Prefer memories that sum up others, and add up to three that sum up what was found. Those are made for the answer: their ids name nothing stored.",
    ),
  },
  "A search.",
);

const relative = {
  memory: t.String({ description: "What it says." }),
  metadata: metadataAnswer("Its metadata."),
  updatedAt: timeField("When it last changed."),
};

const extendsOrDerives = [t.Literal("extends"), t.Literal("derives")] as const;
const relationField = t.Union([t.Literal("updates"), ...extendsOrDerives], { description: "How they are related." });

const version = t.Nullable(t.Number(), { description: "Distance in versions: -1 the one before, +1 the one after." });
const versioned = (description: string) => t.Object({ relation: relationField, ...relative, version }, { description });

const contextAnswer = t.Object(
  {
    parents: t.Array(versioned("An older or underlying memory."), { description: "What it replaces or builds on." }),
    children: t.Array(versioned("A newer or derived memory."), { description: "What replaces it or builds on it." }),
    related: t.Array(
      t.Object({ relation: t.Union([...extendsOrDerives], { description: "How they are related." }), ...relative }),
      {
        description: "Further related memories.",
      },
    ),
  },
  { description: "The memory's history and relations." },
);

const documentReference = t.Object(
  {
    id: t.String({ description: "The document's id." }),
    title: t.Optional(t.String({ description: "Its title." })),
    type: t.Optional(t.String({ description: "Its type." })),
    metadata: t.Optional(metadataAnswer("Its metadata.")),
    summary: t.Optional(t.Nullable(t.String(), { description: "Its summary." })),
    createdAt: timeField("When it was accepted."),
    updatedAt: timeField("When it last changed."),
  },
  { description: "A document that the result comes from." },
);

const sourceReference = t.Object(
  {
    documentId: t.String({ description: "The document." }),
    chunkPosition: t.Nullable(t.Number(), { description: "Position of the passage in it, from 0." }),
    quote: t.String({ description: "The words it was drawn from." }),
    date: t.Nullable(timeField("When it was said."), { description: "When it was said." }),
  },
  { description: "Where exactly the result comes from." },
);

export const searchItem = t.Object(
  {
    id: t.String({ description: "Id of the memory or passage." }),
    memory: t.Optional(t.String({ description: "The memory; only on memory results." })),
    chunk: t.Optional(t.String({ description: "The passage; only on passage results." })),
    metadata: metadataAnswer("The memory's metadata, or those of the passage's document."),
    updatedAt: timeField("When it last changed."),
    similarity: share("How close it is to the query, calibrated."),
    filepath: t.Nullable(t.String(), { description: "The source document's path." }),
    version: t.Nullable(t.Number(), { description: "The memory's version; null for passages." }),
    rootMemoryId: t.Optional(
      t.Nullable(t.String(), { description: "The first version; null when the memory was never superseded." }),
    ),
    isAggregated: t.Boolean({ description: "Whether it sums up other memories." }),
    containerTag: t.String({ description: "The tag it lives in." }),
    context: t.Optional(contextAnswer),
    documents: t.Array(documentReference, { description: "Documents it comes from." }),
    chunks: t.Optional(
      t.Array(
        t.Object({
          content: t.String({ description: "The passage." }),
          position: t.Number({ description: "Its position in the document, from 0." }),
          documentId: t.String({ description: "The document." }),
          score: t.Number({ description: "The result's similarity." }),
        }),
        { description: "Passages that the memory was drawn from." },
      ),
    ),
    sources: t.Array(sourceReference, { description: "The exact words it comes from." }),
  },
  { description: "One result." },
);

export const searchAnswer = t.Object(
  {
    results: t.Array(searchItem, { description: "Best first." }),
    timing: t.Number({ description: "Milliseconds the search took." }),
    total: t.Number({ description: "Number of results." }),
  },
  { description: "What was found." },
);

export const documentSearchBody = requestBody(
  {
    q: query,
    ...tagFields("to search in; all that the key may read when left out"),
    chunkThreshold: t.Optional(share("Only passages with a similarity above this; 0 when left out.")),
    documentThreshold: t.Optional(share("Taken and not used.")),
    docId: t.Optional(
      t.String({ minLength: 1, maxLength: 255, description: "Only in this document (id or customId)." }),
    ),
    filters: filtersOrTextField,
    filepath: t.Optional(
      t.String({ description: "Only from this file, or from below a folder that ends with a slash." }),
    ),
    includeFullDocs: flag("Show each document's whole text."),
    includeSummary: flag("Show each document's summary."),
    limit,
    onlyMatchingChunks: flag("Leave out the neighbours of matching passages; true when left out."),
    rerank,
    rewriteQuery,
    categoriesFilter: t.Optional(t.Array(t.String(), { description: "Taken and not used." })),
  },
  "A search in documents.",
);

export const documentSearchAnswer = t.Object(
  {
    results: t.Array(
      t.Object(
        {
          documentId: t.String({ description: "The document's id." }),
          title: t.Nullable(t.String(), { description: "Its title." }),
          type: t.Nullable(t.String(), { description: "Its type." }),
          score: share("The best passage's similarity."),
          metadata: metadataAnswer("Its metadata."),
          createdAt: timeField("When it was accepted."),
          updatedAt: timeField("When it last changed."),
          chunks: t.Array(
            t.Object({
              content: t.String({ description: "The passage." }),
              score: share("Its similarity; 0 for a neighbour."),
              isRelevant: t.Boolean({ description: "False for neighbours shown as context." }),
            }),
            { description: "Passages in reading order." },
          ),
          summary: t.Optional(t.Nullable(t.String(), { description: "With includeSummary." })),
          content: t.Optional(t.Nullable(t.String(), { description: "With includeFullDocs." })),
        },
        { description: "One document." },
      ),
      { description: "Best first." },
    ),
    timing: t.Number({ description: "Milliseconds the search took." }),
    total: t.Number({ description: "Number of documents." }),
  },
  { description: "What was found." },
);
