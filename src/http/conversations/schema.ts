// Body and answer of POST /v4/conversations.

import type { TSchema } from "@sinclair/typebox";
import { t } from "elysia";
import { tagFields } from "../fields/container-tag.ts";
import { entityContextField } from "../fields/content.ts";
import { metadataField } from "../fields/metadata.ts";
import { requestBody } from "../fields/request-body.ts";

const imageAddress = t.Object(
  { url: t.String({ description: "The picture's address." }) },
  { description: "A picture." },
);

/** Clients that write a message out with all its fields send null for those that it has not. */
const orNull = <Field extends TSchema>(description: string, field: Field) =>
  t.Optional(t.Union([field, t.Null()], { description }));

const part = t.Object(
  {
    type: t.String({
      minLength: 1,
      maxLength: 100,
      description:
        "What the part is: `text`, `image_url`; of other parts than texts (pictures, sound, files, calls) only their `text` is taken.",
    }),
    text: orNull("The words of a text part.", t.String()),
    image_url: orNull("A picture.", imageAddress),
    imageUrl: orNull("A picture.", imageAddress),
  },
  { description: "A part of a message." },
);

const ROLES = ["user", "assistant", "system", "tool", "developer", "function"] as const;

const message = t.Object(
  {
    role: t.UnionEnum(ROLES, { description: "Who speaks; `developer` is taken for `system`, `function` for `tool`." }),
    content: orNull(
      "The words, or parts of text and pictures. A message without any is passed over, of a picture alone it is kept that there was one.",
      t.Union([t.String(), t.Array(part)]),
    ),
    name: orNull("The speaker's name.", t.String({ maxLength: 200 })),
    tool_calls: orNull("Taken and not remembered.", t.Array(t.Unknown())),
    tool_call_id: orNull("Taken and not remembered.", t.String()),
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
