// What each operation asks of a key, for the matrix of permissions. An operation that is not declared here fails the test.

export interface Target {
  readonly tag: string;
  readonly documentId: string;
  readonly memoryId: string;
  readonly keyId: string;
}

/**
 * `tag-*`: names a tag, refused with 403 outside the key's scope. `id-*`: names a document or memory, which does not exist (404)
 * outside it. `any`: everybody with a key, answers confined to the key's tags. `organization`: full-access keys. `admin`: full-access
 * keys of owners and admins. `owner`: full-access keys of owners.
 */
export type Need =
  | "tag-read"
  | "tag-write"
  | "tag-admin"
  | "id-read"
  | "id-write"
  | "any"
  | "organization"
  | "admin"
  | "owner";

export interface Declared {
  readonly need: Need;
  readonly path?: (target: Target) => string;
  readonly body?: (target: Target) => object;
  /** In place of a body. */
  readonly form?: (target: Target) => FormData;
}

const document = ({ documentId }: Target): string => `/v3/documents/${documentId}`;
const container = ({ tag }: Target): string => `/v3/container-tags/${tag}`;
const inTag = ({ tag }: Target) => ({ containerTag: tag });
const inTags = ({ tag }: Target) => ({ containerTags: [tag] });
const connection = (rest = "") => ({ need: "any", path: () => `/v3/connections/notion${rest}` }) as const;

const upload = ({ tag }: Target): FormData => {
  const form = new FormData();
  form.set("file", new File(["Some words."], "words.txt"));
  form.set("containerTag", tag);
  return form;
};

export const OPERATIONS: Record<string, Declared> = {
  "GET /v3/session": { need: "any" },

  "POST /v3/documents": { need: "tag-write", body: (target) => ({ ...inTag(target), content: "Some words." }) },
  "POST /v3/documents/list": { need: "tag-read", body: inTags },
  "GET /v3/documents/processing": {
    need: "tag-read",
    path: ({ tag }) => `/v3/documents/processing?containerTag=${tag}`,
  },
  "POST /v3/documents/documents": { need: "tag-read", body: inTags },
  "POST /v3/documents/documents/by-ids": {
    need: "tag-read",
    body: (target) => ({ ...inTags(target), ids: [target.documentId] }),
  },
  "GET /v3/documents/{id}": { need: "id-read", path: document },
  "GET /v3/documents/{id}/chunks": { need: "id-read", path: (target) => `${document(target)}/chunks` },
  "GET /v3/documents/{id}/events": { need: "id-read", path: (target) => `${document(target)}/events?seconds=0` },
  "PATCH /v3/documents/{id}": { need: "id-write", path: document, body: () => ({ metadata: { changed: true } }) },
  "DELETE /v3/documents/{id}": { need: "id-write", path: document },
  "DELETE /v3/documents/bulk": { need: "tag-write", body: inTags },
  "POST /v4/conversations": {
    need: "tag-write",
    body: (target) => ({ ...inTags(target), conversationId: "c", messages: [{ role: "user", content: "Hello." }] }),
  },

  "POST /v4/memories": {
    need: "tag-write",
    body: (target) => ({ ...inTag(target), memories: [{ content: "Ada likes tea." }] }),
  },
  "POST /v4/memories/list": { need: "tag-read", body: inTags },
  "GET /v4/memories/{id}": { need: "id-read", path: ({ memoryId }) => `/v4/memories/${memoryId}` },
  "PATCH /v4/memories": {
    need: "tag-write",
    body: (target) => ({ ...inTag(target), id: target.memoryId, newContent: "Changed." }),
  },
  "DELETE /v4/memories": { need: "tag-write", body: (target) => ({ ...inTag(target), id: target.memoryId }) },
  "POST /v4/memories/forget-matching": {
    need: "tag-write",
    body: (target) => ({ ...inTag(target), ids: [target.memoryId] }),
  },
  "POST /v4/memories/forget-matching/undo": {
    need: "tag-write",
    body: (target) => ({ ...inTag(target), forgetBatchId: "none" }),
  },

  "POST /v4/search": { need: "tag-read", body: (target) => ({ ...inTag(target), q: "tea" }) },
  "POST /v3/search": { need: "tag-read", body: (target) => ({ ...inTag(target), q: "tea" }) },
  "POST /v4/profile": { need: "tag-read", body: inTag },
  "POST /v4/profile/buckets": { need: "tag-read", body: inTag },

  "GET /v3/container-tags/list": { need: "any" },
  "GET /v3/container-tags/{containerTag}": { need: "tag-read", path: container },
  "PATCH /v3/container-tags/{containerTag}": { need: "tag-admin", path: container, body: () => ({ name: "Changed" }) },
  "GET /v3/container-tags/{containerTag}/events": {
    need: "tag-read",
    path: (target) => `${container(target)}/events?seconds=0`,
  },
  "DELETE /v3/container-tags/{containerTag}": { need: "tag-admin", path: container },
  "POST /v3/container-tags/merge": {
    need: "tag-admin",
    body: ({ tag }) => ({ containerTags: [tag, "sm_project_default"], targetContainerTag: "sm_project_default" }),
  },
  "POST /v3/container-tags/{containerTag}/reclassify": {
    need: "tag-admin",
    path: (target) => `${container(target)}/reclassify`,
  },
  "GET /v3/container-tags/{containerTag}/reclassify": {
    need: "tag-admin",
    path: (target) => `${container(target)}/reclassify`,
  },
  "GET /v3/container-tags/merge/{mergeId}": { need: "admin", path: () => "/v3/container-tags/merge/none" },
  "GET /v3/container-tags/{containerTag}/inferred": {
    need: "tag-read",
    path: (target) => `${container(target)}/inferred`,
  },
  "POST /v3/container-tags/{containerTag}/inferred/{memoryId}/review": {
    need: "tag-write",
    path: (target) => `${container(target)}/inferred/${target.memoryId}/review`,
    body: () => ({ action: "approve" }),
  },

  "GET /v3/settings": { need: "organization" },
  "PATCH /v3/settings": { need: "admin", body: () => ({ filterPrompt: "Changed." }) },
  "POST /v3/settings/reset": { need: "admin", body: () => ({ confirmation: "self-hosted" }) },
  "POST /v3/settings/suggest-buckets": { need: "admin" },
  "POST /v3/settings/reembed": { need: "admin" },
  "GET /v3/settings/reembed": { need: "admin" },
  "GET /v3/settings/bucket-presets": { need: "any" },

  "GET /v3/usage": { need: "admin" },
  "GET /v3/backup": { need: "owner" },
  "GET /v3/export": { need: "tag-admin", path: ({ tag }) => `/v3/export?containerTag=${tag}` },
  "POST /v3/import": { need: "admin", body: () => ({ type: "header" }) },
  "GET /metrics": { need: "admin" },

  "POST /v3/webhooks": { need: "admin", body: () => ({ url: "https://example.org/told" }) },
  "GET /v3/webhooks": { need: "admin" },
  "DELETE /v3/webhooks/{id}": { need: "admin", path: () => "/v3/webhooks/none" },
  "GET /v3/webhooks/{id}/deliveries": { need: "admin", path: () => "/v3/webhooks/none/deliveries" },

  "POST /v3/auth/keys": { need: "admin", body: () => ({ name: "another" }) },
  "GET /v3/auth/keys": { need: "admin" },
  "DELETE /v3/auth/keys/{id}": { need: "admin", path: ({ keyId }) => `/v3/auth/keys/${keyId}` },
  "POST /v3/auth/scoped-key": { need: "admin", body: inTag },
  "DELETE /v3/auth/scoped-key/{id}": { need: "admin", path: ({ keyId }) => `/v3/auth/scoped-key/${keyId}` },

  "POST /v3/connections/list": { need: "any" },
  "GET /v3/connections/{connection}": connection(),
  "POST /v3/connections/{connection}": connection(),
  "DELETE /v3/connections/{connection}": connection(),
  "POST /v3/connections/{connection}/connection": connection("/connection"),
  "POST /v3/connections/{connection}/import": connection("/import"),
  "POST /v3/connections/{connection}/documents": connection("/documents"),
  "POST /v3/connections/{connection}/configure": connection("/configure"),
  "GET /v3/connections/{connection}/resources": connection("/resources"),
  "GET /v3/connections/{connection}/sync-runs": connection("/sync-runs"),

  "POST /v3/documents/file": { need: "tag-write", form: upload },
  "GET /files/{id}": { need: "id-read", path: ({ documentId }) => `/files/${documentId}` },
  "GET /v3/documents/{id}/file-url": { need: "id-read", path: (target) => `${document(target)}/file-url` },
  "POST /v3/documents/batch": {
    need: "any",
    body: (target) => ({ ...inTag(target), documents: ["Some words."] }),
  },
};

export type KeyKind =
  | "owner"
  | "admin"
  | "member"
  | "scoped read"
  | "scoped write"
  | "other scope"
  | "expired"
  | "revoked"
  | "none";
export const KEY_KINDS: readonly KeyKind[] = [
  "owner",
  "admin",
  "member",
  "scoped read",
  "scoped write",
  "other scope",
  "expired",
  "revoked",
  "none",
];
/** `own`: in the scope of the scoped keys. `foreign`: outside it. `unknown`: there is no such tag or id. */
export type Place = "own" | "foreign" | "unknown";
export const PLACES: readonly Place[] = ["own", "foreign", "unknown"];

export type Verdict = "in" | 401 | 403 | 404;

const isScoped = (kind: KeyKind): boolean =>
  kind === "scoped read" || kind === "scoped write" || kind === "other scope";

const scopedVerdict = (need: Need, kind: KeyKind, place: Place): Verdict => {
  const isInScope = place === "own" && kind !== "other scope";
  const mayWrite = kind !== "scoped read";
  switch (need) {
    case "any":
      return "in";
    case "organization":
    case "admin":
    case "owner":
    case "tag-admin":
      return 403;
    case "tag-read":
      return isInScope ? "in" : 403;
    case "tag-write":
      return isInScope && mayWrite ? "in" : 403;
    case "id-read":
      return isInScope ? "in" : 404;
    case "id-write":
      if (!isInScope) return 404;
      return mayWrite ? "in" : 403;
  }
};

/** The whole table of permissions. */
export const verdictOf = (need: Need, kind: KeyKind, place: Place): Verdict => {
  if (kind === "expired" || kind === "revoked" || kind === "none") return 401;
  if (isScoped(kind)) return scopedVerdict(need, kind, place);
  if (need === "owner" && kind !== "owner") return 403;
  if ((need === "admin" || need === "tag-admin") && kind === "member") return 403;
  return (need === "id-read" || need === "id-write") && place === "unknown" ? 404 : "in";
};
