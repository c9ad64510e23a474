// The tools, under the names and with the arguments that hosts of the Supermemory MCP server know.

import { type Static, Type } from "typebox";
import { type ApiCall, ApiRefusal, ask } from "#src/client/api-call.ts";
import { homeTag } from "#src/client/home-tag.ts";
import {
  accepted,
  document,
  documentList,
  forgotten,
  forgottenMany,
  memoryList,
  profileAnswer,
  searchAnswer,
  session,
  tagList,
} from "./answers.ts";
import { describeProfile } from "./describe-profile.ts";
import { containerTag, type Tool, tool } from "./tool.ts";

const MOST_CHARACTERS = 200_000;
const MOST_LISTED = 50;
const MOST_TAGS = 1_000;
const FOUND = 10;
/** From which score on a memory is taken for what is to be forgotten. */
const SAME = 0.85;
const LONGEST_REQUEST = 2_000;

const page = Type.Optional(Type.Integer({ minimum: 1, description: "Counts from 1." }));
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LISTED, description: "10 when left out." }));

const search = async (call: ApiCall, tag: string, query: string): Promise<string> => {
  const { results } = await ask(call, searchAnswer, "POST", "/v4/search", {
    q: query,
    containerTag: tag,
    searchMode: "hybrid",
    limit: FOUND,
  });
  if (results.length === 0) return "Nothing was found.";
  return results.map(({ memory, chunk, similarity }) => `- ${memory ?? chunk} (${similarity.toFixed(2)})`).join("\n");
};

/** What reads exactly so, else what says the same or is asked for ("everything about my knee"). */
const forget = async (call: ApiCall, tag: string, content: string): Promise<string> => {
  try {
    await ask(call, forgotten, "DELETE", "/v4/memories", { containerTag: tag, content });
    return `Forgotten: ${content}`;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    // A host that asks again would else take what is only like it.
    if (error.code === "memory_forgotten") return "This is forgotten already.";
    // Only an older version says so: the latest may, in other words.
    if (error.status !== 404 && error.code !== "memory_superseded") throw error;
  }
  if (content.length > LONGEST_REQUEST) return "No memory says this.";
  const done = await ask(call, forgottenMany, "POST", "/v4/memories/forget-matching", {
    query: content,
    containerTag: tag,
    threshold: SAME,
  });
  if (done.forgotten.length === 0) return "No memory says this.";
  return done.forgotten.map(({ memory }) => `Forgotten: ${memory}`).join("\n");
};

const pageNote = ({ currentPage, totalPages, totalItems }: Static<typeof memoryList>["pagination"]): string =>
  `Page ${currentPage} of ${totalPages}, ${totalItems} in all.`;

export const TOOLS: readonly Tool[] = [
  tool({
    name: "search_memory",
    title: "Search memories",
    description:
      "Searches what is remembered of the user, in memories and in the documents they came from. Ask before answering what may depend on who the user is, what they like or what was said before.",
    arguments: Type.Object({
      query: Type.String({ minLength: 1, maxLength: 2_000, description: "What to look for, in plain words." }),
      includeProfile: Type.Optional(
        Type.Boolean({ description: "Whether the user's profile comes first; true when left out." }),
      ),
      containerTag,
    }),
    isReadOnly: true,
    run: async (call, { query, includeProfile = true, containerTag: given }) => {
      const tag = await homeTag(call, given);
      const [profile, found] = await Promise.all([
        includeProfile ? ask(call, profileAnswer, "POST", "/v4/profile", { containerTag: tag }) : null,
        search(call, tag, query),
      ]);
      return profile === null ? found : `${describeProfile(profile.profile)}\n\n## Found\n${found}`;
    },
  }),
  tool({
    name: "add_memory",
    title: "Remember or forget",
    description:
      "Remembers what the user tells of themselves, of others, of plans and preferences; or forgets it. Give whole sentences that can be understood on their own.",
    arguments: Type.Object({
      content: Type.String({ minLength: 1, maxLength: MOST_CHARACTERS, description: "What to remember or to forget." }),
      action: Type.Optional(
        Type.Union([Type.Literal("save"), Type.Literal("forget")], { description: "save when left out." }),
      ),
      containerTag,
    }),
    isReadOnly: false,
    run: async (call, { content, action = "save", containerTag: given }) => {
      const tag = await homeTag(call, given);
      if (action === "forget") return await forget(call, tag, content);
      const { id } = await ask(call, accepted, "POST", "/v3/documents", {
        content,
        containerTag: tag,
        dreaming: "instant",
      });
      return `Remembered in "${tag}" as document ${id}.`;
    },
  }),
  tool({
    name: "listDocuments",
    title: "List documents",
    description: "Lists what was sent, newest first.",
    arguments: Type.Object({ page, limit, containerTag }),
    isReadOnly: true,
    run: async (call, { page: currentPage = 1, limit: size = FOUND, containerTag: tag }) => {
      const { memories, pagination } = await ask(call, documentList, "POST", "/v3/documents/list", {
        page: currentPage,
        limit: size,
        ...(tag === undefined ? {} : { containerTags: [tag] }),
      });
      const lines = memories.map(
        ({ id, title, type, status, createdAt }) =>
          `- ${id}: ${title ?? "(no title)"} (${type}, ${status}, ${createdAt})`,
      );
      return [...lines, pageNote(pagination)].join("\n");
    },
  }),
  tool({
    name: "getDocument",
    title: "Show a document",
    description: "Shows one document with its text.",
    arguments: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255, description: "The document's id." }) }),
    isReadOnly: true,
    run: async (call, { id }) => {
      const { title, status, createdAt, content } = await ask(
        call,
        document,
        "GET",
        `/v3/documents/${encodeURIComponent(id)}`,
      );
      return `${title ?? id} (${status}, ${createdAt})\n\n${(content ?? "").slice(0, MOST_CHARACTERS)}`;
    },
  }),
  tool({
    name: "listMemories",
    title: "List memories",
    description: "Lists what is remembered, newest first.",
    arguments: Type.Object({ page, limit, containerTag }),
    isReadOnly: true,
    run: async (call, { page: currentPage = 1, limit: size = FOUND, containerTag: given }) => {
      const { memoryEntries, pagination } = await ask(call, memoryList, "POST", "/v4/memories/list", {
        containerTags: [await homeTag(call, given)],
        page: currentPage,
        limit: size,
      });
      return [...memoryEntries.map(({ id, memory }) => `- ${memory} (${id})`), pageNote(pagination)].join("\n");
    },
  }),
  tool({
    name: "listSpaces",
    title: "List container tags",
    description: "Lists the users and projects that the key may see.",
    arguments: Type.Object({}),
    isReadOnly: true,
    run: async (call) => describeTags(await ask(call, tagList, "GET", "/v3/container-tags/list")),
  }),
  tool({
    name: "whoAmI",
    title: "Who am I",
    description: "Tells whose key is in use and what it may do.",
    arguments: Type.Object({}),
    isReadOnly: true,
    run: async (call) => {
      const { user, org, role, accessType, scope } = await ask(call, session, "GET", "/v3/session");
      const where = scope.tags === null ? "everywhere" : `in ${scope.tags.map((tag) => `"${tag}"`).join(", ")}`;
      return `${user.name} (${user.id}) of ${org.name}: ${role}, ${accessType} access, may ${scope.permission} ${where}.`;
    },
  }),
];

/** All of them where they are few enough for a model to read. */
export const describeTags = (tags: Static<typeof tagList>): string => {
  if (tags.length === 0) return "There is no container tag yet.";
  const lines = tags
    .slice(0, MOST_TAGS)
    .map(
      ({ containerTag: tag, name, documentCount, memoryCount }) =>
        `- ${tag}${name === tag ? "" : ` (${name})`}: ${documentCount} documents, ${memoryCount} memories`,
    );
  const others = tags.length - lines.length;
  return others === 0 ? lines.join("\n") : `${lines.join("\n")}\nand ${others} more, which are not shown`;
};
