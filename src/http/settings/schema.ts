// Bodies and answers of the settings' routes.

import { t } from "elysia";
import { requestBody } from "../fields/request-body.ts";
import { wholeNumber } from "../fields/whole-number.ts";
import { bucketAnswer } from "../profile/schema.ts";

/** Definitions as a client sends them; the domain reads them and names the one that is wrong. */
const definitions = (description: string) =>
  t.Array(t.Unknown({ description: "A definition with `key` and `description`." }), {
    description,
    examples: [[{ key: "pets", description: "The user's animals, their names and habits." }]],
  });

export const bucketsField = (description: string) => t.Optional(definitions(description));

const text = (maxLength: number, description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength }), { description }));
const items = (description: string) =>
  t.Optional(t.Nullable(t.Array(t.String({ minLength: 1, maxLength: 200 }), { maxItems: 100 }), { description }));

const connectorFields = (name: string, label: string) => ({
  [`${name}CustomKeyEnabled`]: t.Optional(t.Nullable(t.Boolean(), { description: `Kept for ${label}; not used.` })),
  [`${name}ClientId`]: text(500, `Kept for ${label}; not used.`),
  [`${name}ClientSecret`]: text(500, `Kept for ${label}, shown to admins only; not used.`),
});

/** Names of the connectors whose fields are kept for clients that know them. */
export const CONNECTORS = ["googleDrive", "notion", "onedrive", "github"] as const;

export const settingsBody = requestBody(
  {
    profileBuckets: t.Optional(
      t.Nullable(definitions("The definitions."), {
        description: "The organization's buckets; replaces the whole list. Null for none.",
      }),
    ),
    filterPrompt: text(10_000, "What matters to the organization; guides what is remembered and how it is sorted."),
    shouldLLMFilter: t.Optional(
      t.Nullable(t.Boolean(), { description: "Whether content is filtered by `filterPrompt`." }),
    ),
    includeItems: items("Words for what is to be remembered."),
    excludeItems: items("Words for what is not."),
    chunkSize: t.Optional(
      t.Nullable(wholeNumber({ minimum: -1, maximum: 100_000 }), {
        description: "Longest passage in characters; -1 or null for the chunker's own.",
      }),
    ),
    workspacePrompt: text(1500, "Who the organization is."),
    ...connectorFields("googleDrive", "Google Drive"),
    ...connectorFields("notion", "Notion"),
    ...connectorFields("onedrive", "OneDrive"),
    ...connectorFields("github", "GitHub"),
  },
  "The settings to change; what is left out stays.",
);

export const settingsAnswer = t.Object(
  {
    profileBuckets: t.Array(bucketAnswer, { description: "The organization's buckets." }),
    filterPrompt: t.Nullable(t.String(), { description: "What matters to the organization." }),
    shouldLLMFilter: t.Nullable(t.Boolean(), { description: "Whether content is filtered by `filterPrompt`." }),
    includeItems: t.Nullable(t.Array(t.String()), { description: "Words for what is to be remembered." }),
    excludeItems: t.Nullable(t.Array(t.String()), { description: "Words for what is not." }),
    chunkSize: t.Nullable(t.Number(), { description: "Longest passage in characters; null for the chunker's own." }),
    workspacePrompt: t.Nullable(t.String(), { description: "Who the organization is." }),
  },
  { description: "The organization's settings.", additionalProperties: true },
);

export const updatedSettingsAnswer = t.Object(
  {
    orgId: t.String({ description: "The organization's id." }),
    orgSlug: t.String({ description: "The organization's short name." }),
    updated: settingsAnswer,
  },
  { description: "The settings after the change." },
);

export const resetBody = requestBody(
  { confirmation: t.String({ maxLength: 200, description: "The organization's slug, to show that this is meant." }) },
  "A confirmation.",
);

const count = (description: string) => t.Number({ description });

export const resetAnswer = t.Object(
  {
    success: t.Boolean({ description: "Whether everything went." }),
    deletedConnections: count("Always 0."),
    deletedDocumentBatches: count("Batches in which documents were deleted."),
    deletedDocumentsApprox: count("Documents deleted."),
    deletedMemoryRows: count("Memories deleted."),
    deletedExtraSpaces: count("Container tags deleted."),
    clearedDefaultSpaceContext: t.Boolean({ description: "Whether the default tag's context went." }),
    clearedBrainMemoryRegistry: t.Boolean({ description: "Always true: there is none." }),
    settingsReset: t.Boolean({ description: "Whether the settings are as at first." }),
  },
  { description: "What was deleted." },
);

export const suggestionsAnswer = t.Object(
  { suggestions: t.Array(bucketAnswer, { description: "3 to 6 definitions; nothing is saved." }) },
  { description: "Buckets drawn from the `filterPrompt`." },
);

export const presetsAnswer = t.Object(
  { presets: t.Array(bucketAnswer, { description: "Templates, to be sent as definitions." }) },
  { description: "The starter buckets." },
);
