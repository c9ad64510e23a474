// The MCP server: tools, two resources and a prompt, over whatever transport it is connected to.

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { type ApiCall, ApiRefusal, ask } from "#src/client/api-call.ts";
import { homeTag } from "#src/client/home-tag.ts";
import { profileAnswer, tagList } from "./answers.ts";
import { APP_TOOLS } from "./app-tools.ts";
import { describeProfile } from "./describe-profile.ts";
import { argumentProblem, inPlainWords } from "./plain-problems.ts";
import { describeTags, TOOLS } from "./tools.ts";

const ALL_TOOLS = [...TOOLS, ...APP_TOOLS];

export interface McpServerOptions {
  readonly call: ApiCall;
  /** The program's. */
  readonly version: string;
}

const readProfile = async (call: ApiCall, tag?: string): Promise<string> => {
  const containerTag = await homeTag(call, tag);
  return describeProfile((await ask(call, profileAnswer, "POST", "/v4/profile", { containerTag })).profile);
};

const RESOURCES = [
  {
    uri: "supermemory://profile",
    name: "Profile",
    description: "What is known of the user: lasting facts, recent context, topics.",
    mimeType: "text/markdown",
    read: (call: ApiCall) => readProfile(call),
  },
  {
    uri: "supermemory://spaces",
    name: "Container tags",
    description: "The users and projects that the key may see.",
    mimeType: "text/markdown",
    read: async (call: ApiCall) => describeTags(await ask(call, tagList, "GET", "/v3/container-tags/list")),
  },
];

const CONTEXT_PROMPT = {
  name: "context",
  title: "What is known of the user",
  description: "Puts the user's profile into the conversation.",
  arguments: [{ name: "containerTag", description: "The user or project; left out: the key's own." }],
};

const HOW_TO_USE =
  "A memory of the user across conversations. Search it before answering what may depend on the user, and add what the user tells of lasting worth.";

class PlainServer extends Server {
  override async connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(inPlainWords(message), options);
    await super.connect(transport);
  }
}

export const createMcpServer = ({ call, version }: McpServerOptions): Server => {
  const server = new PlainServer(
    { name: "mneme", version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: HOW_TO_USE },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: ALL_TOOLS.map(({ name, title, description, arguments: schema, isReadOnly }) => ({
      name,
      title,
      description,
      inputSchema: { ...schema, type: "object" as const },
      annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => runTool(call, params.name, params.arguments ?? {}));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: RESOURCES.map(({ read: _, ...resource }) => resource),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const resource = RESOURCES.find((candidate) => candidate.uri === uri);
    if (resource === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no resource "${uri}"`);
    return { contents: [{ uri, mimeType: resource.mimeType, text: await resource.read(call) }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [CONTEXT_PROMPT] }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    if (params.name !== CONTEXT_PROMPT.name) {
      throw new McpError(ErrorCode.InvalidParams, `There is no prompt "${params.name}"`);
    }
    const text = await readProfile(call, params.arguments?.containerTag);
    return { messages: [{ role: "user" as const, content: { type: "text" as const, text } }] };
  });
  return server;
};

/** What the caller can mend comes back as the tool's own answer, so that the model reads it. */
const runTool = async (call: ApiCall, name: string, args: unknown): Promise<CallToolResult> => {
  const tool = ALL_TOOLS.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}"`);
  const problem = argumentProblem(tool.arguments, args);
  if (problem !== null) return toResult(problem, true);
  try {
    return toResult(await tool.run(call, args), false);
  } catch (error) {
    if (error instanceof ApiRefusal) return toResult(error.message, true);
    throw error;
  }
};

const toResult = (text: string, isError: boolean): CallToolResult => ({ content: [{ type: "text", text }], isError });
