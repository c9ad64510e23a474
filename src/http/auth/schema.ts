// Bodies and answers of the keys' routes.

import { t } from "elysia";
import { containerTagField, containerTagsField } from "../fields/container-tag.ts";
import { requestBody } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";
import { wholeNumber } from "../fields/whole-number.ts";

const role = t.Union([t.Literal("owner"), t.Literal("admin"), t.Literal("member")], {
  description: "Owners and admins change settings, buckets and keys; members read and write content.",
});
const permission = t.Union([t.Literal("read"), t.Literal("write")], {
  description: "What the key may do in its tags.",
});

const name = t.String({ minLength: 1, maxLength: 100, description: "A name to know the key by." });
const limitFields = {
  expiresInDays: t.Optional(
    wholeNumber({ minimum: 1, maximum: 365, description: "Days until the key stops working." }),
  ),
  rateLimitMax: t.Optional(wholeNumber({ minimum: 1, maximum: 10_000, description: "Requests in the window." })),
  rateLimitTimeWindow: t.Optional(
    wholeNumber({ minimum: 1, maximum: 3_600_000, description: "The window in milliseconds; 60000 when left out." }),
  ),
};

export const keyBody = requestBody(
  { name, role: t.Optional(role), ...limitFields },
  "A full-access key to make; a member's when no role is named.",
);

export const scopedKeyBody = requestBody(
  {
    containerTag: t.Optional(
      t.Union([containerTagField("The tag."), containerTagsField("The tags.")], {
        description: "The tag, or the tags, that the key is confined to.",
      }),
    ),
    containerTags: t.Optional(containerTagsField("Several tags that the key is confined to.")),
    name: t.Optional(name),
    permission: t.Optional(permission),
    ...limitFields,
  },
  "A key confined to tags; it may write unless told otherwise.",
);

const keyFields = {
  id: t.String({ description: "The key's id." }),
  name: t.String({ description: "Its name." }),
  expiresAt: t.Nullable(timeField("When it stops working."), { description: "When it stops working." }),
};

const secret = t.String({ description: "The key itself. It is shown this once." });
const rateLimit = t.Nullable(
  t.Object({
    max: t.Number({ description: "Requests in the window." }),
    timeWindow: t.Number({ description: "The window in milliseconds." }),
  }),
  { description: "Its rate limit." },
);

const keyRow = {
  ...keyFields,
  role,
  containerTags: t.Nullable(t.Array(t.String()), { description: "The tags it is confined to; null for full access." }),
  permission: t.Nullable(permission, { description: "What it may do in its tags; null for full access." }),
  rateLimit,
  createdAt: timeField("When it was made."),
  revokedAt: t.Nullable(timeField("When it was revoked."), { description: "When it was revoked." }),
};

export const madeKeyAnswer = t.Object({ key: secret, ...keyRow }, { description: "The new key." });

export const madeScopedKeyAnswer = t.Object(
  {
    key: secret,
    ...keyFields,
    containerTag: t.String({ description: "Its first tag." }),
    containerTags: t.Array(t.String(), { description: "All its tags." }),
    permission,
    rateLimit,
    allowedEndpoints: t.Array(t.String(), { description: "Beginnings of the paths it may call." }),
  },
  { description: "The new key." },
);

export const keysAnswer = t.Object(
  { keys: t.Array(t.Object(keyRow, { description: "A key." }), { description: "All keys, the newest first." }) },
  { description: "The keys, without their secrets." },
);

export const keyParams = t.Object({ id: t.String({ minLength: 1, maxLength: 255, description: "The key's id." }) });

export const revokedAnswer = t.Object(
  { success: t.Boolean({ description: "Always true." }) },
  { description: "Revoked." },
);
