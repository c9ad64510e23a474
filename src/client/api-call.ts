// How the MCP server and the command line reach the service: by its own HTTP API with the caller's key, so that scopes, limits and
// the audit trail hold for them as they do for every other client.

import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";

export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/** @param body sent as JSON, or as the form that it is */
export type ApiCall = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) => Promise<ApiAnswer>;

/** The content type of a form is made with its body, and must not be set. */
export const encodeBody = (
  body: object | undefined,
): { readonly type: string | null; readonly content: string | FormData | null } => {
  if (body === undefined) return { type: "application/json", content: null };
  return body instanceof FormData
    ? { type: null, content: body }
    : { type: "application/json", content: JSON.stringify(body) };
};

/** The service refused; the message is for whoever asked. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The service's word for it. */
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/** The answer's body, of which the fields of the schema are needed. @throws ApiRefusal unless the service answered with 2xx */
export const ask = async <Schema extends TSchema>(
  call: ApiCall,
  schema: Schema,
  ...request: Parameters<ApiCall>
): Promise<Static<Schema>> => {
  const answer = await call(...request);
  return answer.status >= 300 ? refuse(answer) : Value.Parse(schema, answer.body);
};

export const refuse = ({ status, body }: ApiAnswer): never => {
  throw new ApiRefusal(status, refusalOf(body) ?? `the service answered with ${status}`, codeOf(body));
};

const codeOf = (body: unknown): string | null =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "string" ? body.code : null;

const refusalOf = (body: unknown): string | null => {
  if (typeof body !== "object" || body === null || !("error" in body)) return null;
  const error = String(body.error);
  const details = "details" in body && typeof body.details === "string" ? body.details : "";
  // A mistake in the request is told by both, for clients that show only one of them.
  return error.includes(details) ? error : `${error}: ${details}`;
};

/** Answers that came over HTTP, from this process or another one. */
export const readAnswer = async (response: Response): Promise<ApiAnswer> => {
  const text = await response.text();
  try {
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  } catch {
    return { status: 502, body: { error: `${response.url} is no mneme service: it answered with no JSON` } };
  }
};
