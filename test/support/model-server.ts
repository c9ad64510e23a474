// A server that speaks like the ones models run on (OpenAI, TEI, Cohere forms), over real HTTP, with answers by script: delays, garbage,
// refusals, resets, answers that break off.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly raw: string;
  /** The body, when it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
  readonly body: any;
}

export type ModelReply =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Record<string, string>;
    }
  | "reset"
  /** Announces more than it sends, then hangs up. */
  | "half"
  /** Never answers. */
  | "hang";
type Script = (request: ModelRequest, nth: number) => ModelReply | Promise<ModelReply>;

export interface ModelServer {
  readonly url: string;
  /** Everything that arrived, in order. */
  readonly requests: ModelRequest[];
  /** Answers to paths that end so; the last one given counts. */
  on(pathEnd: string, script: Script): void;
  close(): Promise<void>;
}

/** What a chat server answers with. */
export const chatReply = (content: unknown, totalTokens = 100, finish = "stop"): ModelReply => ({
  json: {
    id: "completion",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [
      {
        index: 0,
        finish_reason: finish,
        message: { role: "assistant", content: typeof content === "string" ? content : JSON.stringify(content) },
      },
    ],
    usage: { prompt_tokens: totalTokens - 10, completion_tokens: 10, total_tokens: totalTokens },
  },
});

const readBody = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
};

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(Buffer.from(raw, "latin1").toString("utf8"));
  } catch {
    return null;
  }
};

const send = (response: ServerResponse, reply: ModelReply): void => {
  if (reply === "hang") return;
  if (reply === "reset") {
    response.socket?.destroy();
    return;
  }
  if (reply === "half") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"choices": [{"message": {"content": "{\\"memo');
    setImmediate(() => response.socket?.destroy());
    return;
  }
  const { status = 200, json, text, headers = {} } = reply;
  response.writeHead(status, { "content-type": json === undefined ? "text/plain" : "application/json", ...headers });
  response.end(json === undefined ? (text ?? "") : JSON.stringify(json));
};

export const startModelServer = async (): Promise<ModelServer> => {
  const requests: ModelRequest[] = [];
  const scripts = new Map<string, { readonly script: Script; count: number }>();
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await readBody(message);
    const path = message.url ?? "";
    const request: ModelRequest = { path, headers: message.headers, raw, body: parse(raw) };
    requests.push(request);
    const entry = [...scripts].find(([end]) => path.endsWith(end))?.[1];
    send(response, entry === undefined ? { status: 404 } : await entry.script(request, ++entry.count));
  };
  const server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    on: (pathEnd, script) => void scripts.set(pathEnd, { script, count: 0 }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
