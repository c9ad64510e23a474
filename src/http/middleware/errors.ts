// Every failure becomes one shape on the wire: { error, details?, code }. What went wrong inside stays in the log.

import { ValueErrorIterator } from "@sinclair/typebox/errors";
import { ParseError, ValidationError } from "elysia";
import { AppError, type ErrorKind, invalid, notFound, TagMoved } from "#src/errors.ts";
import { describeProblem } from "./describe-problem.ts";

/** HTTP status of each kind. */
export const ERROR_STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  quota_exhausted: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  busy: 409,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  disk_full: 507,
};

const fromValidation = (error: ValidationError): AppError => {
  if (error.type === "response") return internal(error);
  const { validator, value } = error;
  const errors = "Errors" in validator && typeof validator.Errors === "function" ? validator.Errors(value) : null;
  const first = errors instanceof ValueErrorIterator ? errors.First() : undefined;
  if (first === undefined) return invalid(error.type, "is not as described");
  const { field, problem } = describeProblem(first);
  // A parameter of the path that can't be right names nothing that exists.
  if (error.type === "params") return new AppError("not_found", "Not found", { details: `${field} ${problem}` });
  return invalid(field === "" ? error.type : field, problem);
};

const internal = (cause: unknown): AppError => new AppError("internal", "Internal server error", { cause });

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && /ENOSPC|no space left on device/i.test(error.message);

/** What to tell the client of any failure. */
export const toAppError = (error: unknown, code: string | number): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof TagMoved) return notFound("Container tag");
  if (error instanceof ParseError) {
    return error.cause instanceof AppError ? error.cause : invalid("body", "could not be read");
  }
  if (error instanceof ValidationError) return fromValidation(error);
  if (code === "NOT_FOUND") {
    return new AppError("not_found", "Not found", { details: "There is no such route", code: "unknown_route" });
  }
  if (isDiskFull(error)) return new AppError("disk_full", "The disk is full", { cause: error });
  return internal(error);
};

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: { readonly error: string; readonly details?: string; readonly code: string };
}

/** Published clients pass over a `Retry-After` of more than a minute. */
const LONGEST_WAIT_SECONDS = 60;

export const toErrorAnswer = (error: AppError): ErrorAnswer => {
  const headers: Record<string, string> = {};
  const wait =
    error.retryAfterSeconds ?? (error.kind === "unavailable" || error.kind === "rate_limited" ? 1 : undefined);
  // Published clients try every 409 again unless they are told not to, and at once where the wait is longer than they would.
  if (error.kind === "conflict" || (wait ?? 0) > LONGEST_WAIT_SECONDS) headers["x-should-retry"] = "false";
  if (wait !== undefined) headers["retry-after"] = String(Math.ceil(wait));
  if (error.kind === "unauthorized") headers["www-authenticate"] = "Bearer";
  return {
    status: ERROR_STATUS[error.kind],
    headers,
    body: {
      error: error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
      code: error.code,
    },
  };
};
