// The Model Context Protocol at /mcp. Its parts are loaded with the first request, as most services never see one.

import { type ApiCall, encodeBody, readAnswer } from "#src/client/api-call.ts";
import { urlOf } from "../middleware/request-url.ts";
import { routeGroup } from "../route-group.ts";

type Answer = (request: Request) => Promise<Response>;

/** @param answer what the service answers to any request: tools are calls of its own API */
export const mcpRoutes = (answer: Answer, version: string) =>
  routeGroup("Service").all(
    "/mcp",
    async ({ request, body }) => {
      if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
      const { answerMcp } = await import("#src/mcp/over-http.ts");
      return await answerMcp(request, body, { call: callAs(request, answer), version });
    },
    { detail: { hide: true } },
  );

/** With the credentials of the MCP request, and its id, so that the log tells what belongs together. */
const callAs =
  (request: Request, answer: Answer): ApiCall =>
  async (method, path, body) => {
    const { type, content } = encodeBody(body);
    const headers = new Headers(type === null ? {} : { "content-type": type });
    for (const name of ["authorization", "x-api-key", "x-supermemory-api-key", "x-request-id"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(path, urlOf(request));
    return await readAnswer(
      await answer(new Request(url.href, { method, headers, body: content, signal: request.signal })),
    );
  };
