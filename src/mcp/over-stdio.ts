// The MCP server on standard input and output, for hosts that start it themselves: a bridge to a service that runs.

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { JSONRPCMessage, RequestId } from "@modelcontextprotocol/sdk/types.js";
import { callOverHttp, type RunningService } from "#src/client/over-http.ts";
import { createMcpServer } from "./server.ts";

const LINE_END = 10;

/** A host may end its input as soon as it has asked, also without the end of its last line: what it asked is still answered. */
class AnsweringTransport extends StdioServerTransport {
  readonly #unanswered = new Set<RequestId>();
  #isWithinLine = false;
  #hasEnded = false;

  override async start(): Promise<void> {
    const receive = this.onmessage;
    this.onmessage = (message) => {
      this.#note(message);
      receive?.(message);
    };
    const read = this._ondata;
    this._ondata = (chunk) => {
      this.#isWithinLine = chunk.at(-1) !== LINE_END;
      read(chunk);
    };
    process.stdin.once("end", () => {
      if (this.#isWithinLine) read(Buffer.of(LINE_END));
      this.#hasEnded = true;
      this.#closeWhenAnswered();
    });
    await super.start();
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message);
    if (!("method" in message) && message.id !== undefined) this.#unanswered.delete(message.id);
    this.#closeWhenAnswered();
  }

  #note(message: JSONRPCMessage): void {
    if (!("method" in message)) return;
    if ("id" in message) this.#unanswered.add(message.id);
    // Nobody answers what was cancelled.
    else if (message.method === "notifications/cancelled")
      this.#unanswered.delete(message.params?.requestId as RequestId);
  }

  #closeWhenAnswered(): void {
    if (this.#hasEnded && this.#unanswered.size === 0) void this.close();
  }
}

const LARGEST_MESSAGE = 10_000_000;

/** What has no id that could be answered is told on standard error, which hosts keep. */
const describe = (error: Error): string => {
  if (error instanceof SyntaxError) return `a line from the host is no JSON: ${error.message}`;
  if (error.name === "ZodError") return "a line from the host is no single request, notification or answer";
  return error.message;
};

/** Resolves when the host has closed the connection and has its answers. Rejects for a message without end. */
export const serveMcpOverStdio = async (service: RunningService, version: string): Promise<void> => {
  const server = createMcpServer({ call: callOverHttp(service), version });
  const closed = Promise.withResolvers<void>();
  server.onerror = (error) => {
    if (error.message.startsWith("ReadBuffer exceeded"))
      closed.reject(new Error(`the host sent a message of more than ${LARGEST_MESSAGE / 1_000_000} MB`));
    else console.error(`mneme: ${describe(error)}`);
  };
  server.onclose = () => closed.resolve();
  await server.connect(new AnsweringTransport(process.stdin, process.stdout, { maxBufferSize: LARGEST_MESSAGE }));
  await closed.promise;
};
