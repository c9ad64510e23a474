// The shape of GET /v3/session.

import { t } from "elysia";
import { timeField } from "../fields/time.ts";

const permission = (description: string) => t.Union([t.Literal("read"), t.Literal("write")], { description });

export const sessionAnswer = t.Object(
  {
    user: t.Object(
      {
        id: t.String({ description: "The key's id." }),
        email: t.String({ description: "A stand-in: keys of a self-hosted service have no mail address." }),
        name: t.String({ description: "The key's name." }),
      },
      { description: "Whom the key stands for." },
    ),
    org: t.Object(
      {
        id: t.String({ description: "The organization's id." }),
        name: t.String({ description: "The organization's name." }),
        slug: t.String({ description: "The organization's short name." }),
      },
      { description: "The one organization of this service." },
    ),
    plan: t.String({ description: "Always `self-hosted`." }),
    role: t.Union([t.Literal("owner"), t.Literal("admin"), t.Literal("member")], { description: "The key's role." }),
    accessType: t.Union([t.Literal("full"), t.Literal("restricted")], {
      description: "Whether the key is confined to container tags.",
    }),
    containerTags: t.Nullable(
      t.Array(
        t.Object(
          {
            containerTag: t.String({ description: "The tag." }),
            permission: permission("What the key may do there."),
          },
          { description: "One tag of the key." },
        ),
      ),
      { description: "The tags a restricted key is confined to; null for a full-access key." },
    ),
    scope: t.Object(
      {
        type: t.Union([t.Literal("full"), t.Literal("scoped")], { description: "The kind of key." }),
        permission: permission("What the key may do with documents and memories."),
        tag: t.Nullable(t.String(), { description: "The first tag of a scoped key." }),
        tags: t.Nullable(t.Array(t.String()), { description: "All tags of a scoped key." }),
        rateLimit: t.Nullable(
          t.Object({
            max: t.Number({ description: "Requests in the window." }),
            timeWindow: t.Number({ description: "Length of the window in milliseconds." }),
          }),
          { description: "The key's own rate limit." },
        ),
        expires: t.Nullable(timeField("When the key stops working."), { description: "When the key stops working." }),
      },
      { description: "The key's bounds." },
    ),
  },
  { description: "The caller." },
);
