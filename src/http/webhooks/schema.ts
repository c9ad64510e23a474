// Bodies and answers of the webhooks' routes.

import { t } from "elysia";
import { WEBHOOK_EVENTS } from "#domain/webhook.ts";
import { tagFields } from "../fields/container-tag.ts";
import { requestBody } from "../fields/request-body.ts";
import { timeField } from "../fields/time.ts";

const event = t.UnionEnum([...WEBHOOK_EVENTS], { description: "What is told." });

export const webhookBody = requestBody(
  {
    url: t.String({ minLength: 1, maxLength: 2000, description: "Where to tell it, by POST." }),
    events: t.Optional(t.Array(event, { minItems: 1, maxItems: 20, description: "All when left out." })),
    ...tagFields("whose events are told; all when left out"),
  },
  "Whom to tell what happens.",
);

const fields = {
  id: t.String({ description: "The webhook's id." }),
  url: t.String({ description: "Where it is told." }),
  events: t.Array(event, { description: "What is told." }),
  containerTags: t.Nullable(t.Array(t.String()), { description: "Of which containers; null for all." }),
  createdAt: timeField("When it was made."),
};

export const madeWebhookAnswer = t.Object(
  {
    ...fields,
    secret: t.String({ description: "Signs what is delivered (Standard Webhooks). It is shown this once." }),
  },
  { description: "The new webhook." },
);

export const webhooksAnswer = t.Object(
  { webhooks: t.Array(t.Object(fields, { description: "A webhook." }), { description: "All of them." }) },
  { description: "The webhooks, without their secrets." },
);

export const deliveriesAnswer = t.Object(
  {
    deliveries: t.Array(
      t.Object(
        {
          id: t.String({ description: "Its id, sent as `webhook-id`; the same at every attempt." }),
          type: event,
          containerTag: t.String({ description: "The container in which it happened." }),
          status: t.Union([t.Literal("pending"), t.Literal("delivered"), t.Literal("failed")], {
            description: "`failed`: given up.",
          }),
          attempts: t.Number({ description: "Attempts made." }),
          nextAttemptAt: t.Nullable(timeField("When it is tried next."), { description: "When it is tried next." }),
          answer: t.Nullable(t.Number(), { description: "HTTP status of the last answer." }),
          error: t.Nullable(t.String(), { description: "Why the last attempt failed." }),
          createdAt: timeField("When it happened."),
          updatedAt: timeField("When it was last tried."),
        },
        { description: "A delivery." },
      ),
      { description: "The newest first, at most 100 of the last seven days." },
    ),
  },
  { description: "The log of deliveries." },
);

export const webhookParams = t.Object({
  id: t.String({ minLength: 1, maxLength: 255, description: "The webhook's id." }),
});

export const removedAnswer = t.Object(
  { success: t.Boolean({ description: "Always true." }) },
  { description: "Nothing more is delivered." },
);
