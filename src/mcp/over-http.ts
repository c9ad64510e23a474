// One MCP request over streamable HTTP. It stands alone: nothing is kept between requests, so any process can answer any of them.

import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { createMcpServer, type McpServerOptions } from "./server.ts";

/** @param body the request's, parsed */
export const answerMcp = async (request: Request, body: unknown, options: McpServerOptions): Promise<Response> => {
  const server = createMcpServer(options);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
};
