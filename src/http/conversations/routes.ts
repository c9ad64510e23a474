// Conversations as lists of messages: each is one document, whose customId is the conversation's id.

import type { Document } from "#domain/document.ts";
import { invalid } from "#src/errors.ts";
import { toIngestRequest } from "../documents/ingest-request.ts";
import { checkNewName } from "../fields/container-tag.ts";
import { checkContent, isVisible } from "../fields/content.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { routeGroup } from "../route-group.ts";
import { conversationAnswer, conversationBody } from "./schema.ts";

type Message = (typeof conversationBody.static)["messages"][number];

/** What a message says that is nothing but a picture: neither an address nor the picture's bytes in one are words of the speaker. */
const PICTURE = "[picture]";

const words = (content: Message["content"]): string => {
  if (content === undefined || content === null) return "";
  if (typeof content === "string") return content;
  const texts = content.flatMap(({ text }) => (text ? [text] : []));
  const hasPicture = content.some(({ image_url, imageUrl }) => image_url || imageUrl);
  return texts.length === 0 && hasPicture ? PICTURE : texts.join("\n");
};

/** Names of roles that are newer, or older, than those which conversations are read by. */
const SAME_ROLE: Readonly<Record<string, string>> = { developer: "system", function: "tool" };

/** As JSON, so that what a speaker says can't be taken for another speaker's turn. */
const toContent = (messages: readonly Message[]): string => {
  const spoken = messages
    .map(({ role, name, content }) => ({
      role: SAME_ROLE[role] ?? role,
      ...(name ? { name } : {}),
      content: words(content),
    }))
    .filter(({ content }) => isVisible(content));
  if (spoken.length === 0) throw invalid("messages", "must say something");
  return JSON.stringify(spoken);
};

export const conversationRoutes = (http: HttpContext) =>
  routeGroup("Conversations").post(
    "/v4/conversations",
    ({ request, body }) => {
      const key = http.keyOf(request);
      const { conversationId, messages, ...fields } = body;
      checkNewName("conversationId", conversationId);
      const added = { ...fields, content: toContent(messages), customId: conversationId };
      const payload = { content: checkContent("messages", added.content), file: null };
      const ingestRequest = toIngestRequest(key, added, payload);
      const toAnswer = ({ id, status }: Document) => ({ id, conversationId, status });
      return http.acceptOnce(key, request, body, (acceptPart) =>
        acceptPart(0, toAnswer, (receipt) => http.ingest(ingestRequest, receipt)),
      );
    },
    {
      body: conversationBody,
      detail: {
        summary: "Add a conversation, or go on with one",
        description: "The same conversationId continues its document: send all messages, or the new ones only.",
      },
      response: { 200: conversationAnswer, ...errorAnswers(400, 402, 403, 409, 413, 415, 422, 503, 507) },
    },
  );
