// Body and answer of POST /v4/conversations.

import { t } from "elysia";
import { tagFields } from "../fields/container-tag.ts";
import { entityContextField } from "../fields/content.ts";
import { metadataField } from "../fields/metadata.ts";
import { requestBody } from "../fields/request-body.ts";

const imageAddress = t.Object(
  { url: t.String({ description: "The picture's address." }) },
  { description: "A picture." },
);

const part = t.Object(
  {
    type: t.Union([t.Literal("text"), t.Literal("image_url")], { description: "What the part is." }),
    text: t.Optional(t.String({ description: "The words of a text part." })),
    image_url: t.Optional(imageAddress),
    imageUrl: t.Optional(imageAddress),
  },
  { description: "A part of a message." },
);

const message = t.Object(
  {
    role: t.Union([t.Literal("user"), t.Literal("assistant"), t.Literal("system"), t.Literal("tool")], {
      description: "Who speaks.",
    }),
    content: t.Union([t.String(), t.Array(part), t.Null()], {
      description: "The words, or parts of text and pictures.",
    }),
    name: t.Optional(t.String({ maxLength: 200, description: "The speaker's name." })),
    tool_calls: t.Optional(t.Array(t.Unknown(), { description: "Taken and not remembered." })),
    tool_call_id: t.Optional(t.String({ description: "Taken and not remembered." })),
  },
  { description: "A message." },
);

export const conversationBody = requestBody(
  {
    conversationId: t.String({
      minLength: 1,
      maxLength: 255,
      description: "Your id of the conversation. Sent again, with all messages or the new ones only, it goes on.",
    }),
    messages: t.Array(message, { minItems: 1, maxItems: 10_000, description: "The messages, oldest first." }),
    ...tagFields("that the conversation belongs to"),
    metadata: t.Optional(metadataField("Flat key-value pairs.")),
    entityContext: t.Optional(entityContextField),
  },
  "A conversation.",
);

export const conversationAnswer = t.Object(
  {
    id: t.String({ description: "Id of the conversation's document." }),
    conversationId: t.String({ description: "As it was sent." }),
    status: t.String({ description: "Where the document stands: `queued` when there is something to do." }),
  },
  { description: "The conversation is stored and waits for its turn." },
);
