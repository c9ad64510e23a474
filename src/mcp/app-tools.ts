// The tools that the hosted server shows as screens, as plain ones: choosing where to write, looking before saving, the graph, files.

import { Type } from "typebox";
import { CONTAINER_TAG } from "#domain/container.ts";
import { ApiRefusal, ask } from "#src/client/api-call.ts";
import { homeTag } from "#src/client/home-tag.ts";
import { tagPath } from "#src/client/tag-path.ts";
import { accepted, graph, searchAnswer, tagSize } from "./answers.ts";
import { containerTag, type Tool, tool } from "./tool.ts";

const MOST_SIMILAR = 5;
const MOST_DOCUMENTS = 50;
/** Of the file as base 64: what an MCP request may have, less its other fields. */
const MOST_FILE_CHARACTERS = 7_000_000;

/** Null for what is no base 64: a model may well send the text itself, of which decoding would make other bytes. */
const fromBase64 = (written: string): Buffer<ArrayBuffer> | null => {
  const given = written.replace(/\s+/g, "");
  const bytes = Buffer.from(given, "base64");
  return bytes.toString("base64").replace(/=+$/, "") === given.replace(/=+$/, "") ? bytes : null;
};

export const APP_TOOLS: readonly Tool[] = [
  tool({
    name: "select-space",
    title: "Choose a container tag",
    description: "Looks whether a container tag is there, and says how to go on in it. Nothing is kept between calls.",
    arguments: Type.Object({ containerTag: Type.String({ pattern: CONTAINER_TAG.source, description: "The tag." }) }),
    isReadOnly: true,
    run: async (call, { containerTag: tag }) => {
      const size = await ask(call, tagSize, "GET", tagPath(tag)).catch((error: unknown) => {
        if (error instanceof ApiRefusal && error.status === 404) return null;
        throw error;
      });
      const state = size === null ? "It is new" : `It has ${size.memoryCount} memories`;
      return `${state}. Give containerTag "${tag}" with every call from now on.`;
    },
  }),
  tool({
    name: "guided-save",
    title: "Look before saving",
    description: "Shows what is known already that is like a statement, so that the user can say whether to save it.",
    arguments: Type.Object({
      content: Type.String({ minLength: 1, maxLength: 2_000, description: "What may be saved." }),
      containerTag,
    }),
    isReadOnly: true,
    run: async (call, { content, containerTag: given }) => {
      const tag = await homeTag(call, given);
      const { results } = await ask(call, searchAnswer, "POST", "/v4/search", {
        q: content,
        containerTag: tag,
        limit: MOST_SIMILAR,
      });
      const known = results.map(({ memory }) => `- ${memory ?? ""}`);
      const head = known.length === 0 ? `Nothing like it is known in "${tag}".` : `Known in "${tag}" already:`;
      return [head, ...known, "If the user agrees, save it with add_memory."].join("\n");
    },
  }),
  tool({
    name: "memory-graph",
    title: "Show the graph",
    description: "Documents with the memories drawn from them and how those are related, as JSON.",
    arguments: Type.Object({ containerTag }),
    isReadOnly: true,
    run: async (call, { containerTag: given }) => {
      const { documents } = await ask(call, graph, "POST", "/v3/documents/documents", {
        containerTags: [await homeTag(call, given)],
        limit: MOST_DOCUMENTS,
      });
      return JSON.stringify(
        documents.map(({ id, title, memoryEntries }) => ({
          id,
          title,
          memories: memoryEntries
            .filter(({ isLatest, isForgotten }) => isLatest && !isForgotten)
            .map(({ id: memoryId, memory, memoryRelations }) => ({
              id: memoryId,
              memory,
              relations: memoryRelations,
            })),
        })),
      );
    },
  }),
  tool({
    name: "upload-file",
    title: "Upload a file",
    description: "Remembers what is in a file: PDF, Word, Excel, pictures, mails, text and more.",
    arguments: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 255, description: "The file's name." }),
      content: Type.String({ minLength: 1, maxLength: MOST_FILE_CHARACTERS, description: "The file in base 64." }),
      containerTag,
    }),
    isReadOnly: false,
    run: async (call, { name, content, containerTag: given }) => {
      const bytes = fromBase64(content);
      if (bytes === null) throw new ApiRefusal(400, "Argument content must be the bytes of the file in base 64");
      const tag = await homeTag(call, given);
      const form = new FormData();
      form.set("file", new File([bytes], name));
      form.set("containerTag", tag);
      form.set("dreaming", "instant");
      const { id } = await ask(call, accepted, "POST", "/v3/documents/file", form);
      return `"${name}" is being read into "${tag}" as document ${id}.`;
    },
  }),
];
