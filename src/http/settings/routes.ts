// Settings of the organization: show, change, reset, and suggestions for buckets.

import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";
import { DEFAULT_CONTAINER_TAG, NO_SETTINGS, type OrganizationSettings } from "#domain/container.ts";
import type { ApiKey } from "#domain/key.ts";
import { ORGANIZATION } from "#domain/organization.ts";
import { AppError, invalid } from "#src/errors.ts";
import { deleteContainers } from "#src/writing/delete-container.ts";
import { readBuckets } from "../fields/buckets.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import {
  CONNECTORS,
  presetsAnswer,
  resetAnswer,
  resetBody,
  settingsAnswer,
  settingsBody,
  suggestionsAnswer,
  updatedSettingsAnswer,
} from "./schema.ts";

type SettingsBody = typeof settingsBody.static;

const CONNECTOR_FIELDS = CONNECTORS.flatMap((name) => [
  `${name}CustomKeyEnabled`,
  `${name}ClientId`,
  `${name}ClientSecret`,
]);

const toSettings = (settings: OrganizationSettings, key: ApiKey) => {
  const { connectors, profileBuckets, includeItems, excludeItems, ...rest } = settings;
  const mayKnowSecrets = key.role !== "member";
  const shown = (field: string): string | boolean | null =>
    field.endsWith("Secret") && !mayKnowSecrets ? null : (connectors[field] ?? null);
  return {
    ...rest,
    profileBuckets: profileBuckets.map((bucket) => ({ ...bucket })),
    includeItems: includeItems === null ? null : [...includeItems],
    excludeItems: excludeItems === null ? null : [...excludeItems],
    ...Object.fromEntries(CONNECTOR_FIELDS.map((field) => [field, shown(field)])),
  };
};

const connectorChanges = (body: SettingsBody): OrganizationSettings["connectors"] => {
  const given = Object.entries(body).filter(([field]) => CONNECTOR_FIELDS.includes(field));
  return Object.fromEntries(given) as OrganizationSettings["connectors"];
};

const showSettings = async (http: HttpContext, key: ApiKey) => {
  authorise(key, null, "read");
  return toSettings(await http.store.organization.settings(), key);
};

/** What clients of the published API send for no size of their own. */
const CHUNKERS_OWN = -1;

const changeSettings = async (http: HttpContext, request: Request, body: SettingsBody) => {
  const key = http.keyOf(request);
  authorise(key, null, "admin");
  const { profileBuckets, filterPrompt, shouldLLMFilter, includeItems, excludeItems, chunkSize, workspacePrompt } =
    body;
  if (chunkSize === 0) throw invalid("chunkSize", "must be -1 or at least 1");
  const connectors = connectorChanges(body);
  const stored = await http.store.organization.settings();
  const settings = await http.store.organization.patchSettings({
    ...(profileBuckets === undefined ? {} : { profileBuckets: readBuckets("profileBuckets", profileBuckets ?? []) }),
    ...(filterPrompt === undefined ? {} : { filterPrompt: filterPrompt === "" ? null : filterPrompt }),
    ...(shouldLLMFilter === undefined ? {} : { shouldLLMFilter }),
    ...(includeItems === undefined ? {} : { includeItems }),
    ...(excludeItems === undefined ? {} : { excludeItems }),
    ...(chunkSize === undefined ? {} : { chunkSize: chunkSize === CHUNKERS_OWN ? null : chunkSize }),
    ...(workspacePrompt === undefined ? {} : { workspacePrompt }),
    ...(Object.keys(connectors).length === 0 ? {} : { connectors: { ...stored.connectors, ...connectors } }),
  });
  await http.record(request, "settings.changed", null);
  return { orgId: ORGANIZATION.id, orgSlug: ORGANIZATION.slug, updated: toSettings(settings, key) };
};

/** After so long the answer says how far it is: connections are closed that have been silent for two minutes. */
const RESET_MS = 60_000;

const reset = async (http: HttpContext, request: Request, confirmation: string) => {
  authorise(http.keyOf(request), null, "admin");
  if (confirmation !== ORGANIZATION.slug) {
    throw invalid("confirmation", `must be "${ORGANIZATION.slug}": this deletes everything that is stored`);
  }
  const tags = await http.store.containers.tags();
  const until = http.clock.now() + RESET_MS;
  const { containers, documents, memories } = await deleteContainers(http, tags, () => http.clock.now() >= until);
  if (containers < tags.length) {
    throw new AppError("unavailable", "Not everything is deleted yet", {
      code: "reset_unfinished",
      details: `${containers} of ${tags.length} container tags are deleted: send the request again, and the rest goes`,
      retryAfterSeconds: 1,
    });
  }
  await http.store.organization.patchSettings(NO_SETTINGS);
  await http.record(request, "settings.reset", null);
  return {
    success: true,
    deletedConnections: 0,
    deletedDocumentBatches: containers,
    deletedDocumentsApprox: documents,
    deletedMemoryRows: memories,
    deletedExtraSpaces: tags.filter((tag) => tag !== DEFAULT_CONTAINER_TAG).length,
    clearedDefaultSpaceContext: true,
    clearedBrainMemoryRegistry: true,
    settingsReset: true,
  };
};

const suggest = async (http: HttpContext, key: ApiKey) => {
  authorise(key, null, "admin");
  const { filterPrompt } = await http.store.organization.settings();
  if (filterPrompt === null || filterPrompt.trim() === "") {
    throw new AppError(
      "invalid",
      "No organization context is configured: set filterPrompt with PATCH /v3/settings first",
      {
        code: "no_organization_context",
      },
    );
  }
  return { suggestions: (await http.suggestBuckets(filterPrompt)).map((bucket) => ({ ...bucket })) };
};

export const settingsRoutes = (http: HttpContext) =>
  routeGroup("Settings")
    .get("/v3/settings", ({ request }) => showSettings(http, http.keyOf(request)), {
      detail: { summary: "Show the organization's settings" },
      response: { 200: settingsAnswer, ...errorAnswers(403) },
    })
    .patch("/v3/settings", ({ request, body }) => changeSettings(http, request, body), {
      body: settingsBody,
      detail: { summary: "Change the organization's settings", description: "They hold for content that comes later." },
      response: { 200: updatedSettingsAnswer, ...errorAnswers(400, 403) },
    })
    .post("/v3/settings/reset", ({ request, body }) => reset(http, request, body.confirmation), {
      body: resetBody,
      detail: { summary: "Delete everything: settings, container tags, documents and memories; keys stay" },
      response: { 200: resetAnswer, ...errorAnswers(400, 403, 503) },
    })
    .post("/v3/settings/suggest-buckets", ({ request }) => suggest(http, http.keyOf(request)), {
      detail: { summary: "Suggest buckets that fit the `filterPrompt`; saves nothing" },
      response: { 200: suggestionsAnswer, ...errorAnswers(400, 403) },
    })
    .get("/v3/settings/bucket-presets", () => ({ presets: BUCKET_PRESETS.map((bucket) => ({ ...bucket })) }), {
      detail: { summary: "List the starter buckets" },
      response: { 200: presetsAnswer, ...errorAnswers() },
    });
