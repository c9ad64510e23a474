// The MCP server on standard input and output, for hosts that start it themselves: a bridge to a service that runs.

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { callOverHttp, type RunningService } from "#src/client/over-http.ts";
import { createMcpServer } from "./server.ts";

/** Resolves when the host has closed the connection. */
export const serveMcpOverStdio = async (service: RunningService, version: string): Promise<void> => {
  const server = createMcpServer({ call: callOverHttp(service), version });
  const closed = Promise.withResolvers<void>();
  server.onclose = () => closed.resolve();
  process.stdin.once("end", () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed.promise;
};
