// What is wrong with a request, in plain words: the libraries that check it answer with their own lists.

import { ErrorCode, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";

/** What is wrong with a tool's arguments; null when nothing is. */
export const argumentProblem = (schema: TSchema, args: unknown): string | null => {
  const problems = Value.Errors(schema, args);
  const [problem] = problems;
  if (problem === undefined) return null;
  const field = problem.instancePath.slice(1).replaceAll("/", ".");
  const choices = problems.flatMap((each) =>
    each.instancePath === problem.instancePath && each.keyword === "const" ? [String(each.params.allowedValue)] : [],
  );
  const message = choices.length === 0 ? problem.message : `must be ${choices.join(" or ")}`;
  return field === "" ? `The arguments ${message}` : `Argument ${field} ${message}`;
};

interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly expected?: string;
}

const issuesIn = (text: string): readonly Issue[] => {
  if (!text.startsWith("[")) return [];
  try {
    return JSON.parse(text) as Issue[];
  } catch {
    return [];
  }
};

const sayIssue = ({ path, message, expected }: Issue): string => {
  const field = path.join(".");
  if (expected === undefined) return `${field}: ${message}`;
  if (message.endsWith("received undefined")) return `${field} is missing`;
  return `${field} must be ${expected === "record" ? "object" : expected}`;
};

/** The SDK gives a malformed request back as an error of the server, with its schema library's list as the message. */
export const inPlainWords = (message: JSONRPCMessage): JSONRPCMessage => {
  if (!("error" in message) || message.error.code !== ErrorCode.InternalError) return message;
  const issues = issuesIn(message.error.message);
  if (issues.length === 0) return message;
  const text = `Invalid request: ${issues.map(sayIssue).join("; ")}`;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: text } };
};
