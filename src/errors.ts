// Every way in which the service says no: a closed list of kinds, each with its meaning for a client. Knows no HTTP.

export type ErrorKind =
  | "invalid"
  | "unauthorized"
  | "quota_exhausted"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "busy"
  | "too_large"
  | "unsupported_type"
  | "unprocessable"
  | "rate_limited"
  | "internal"
  | "not_implemented"
  | "unavailable"
  | "disk_full";

interface AppErrorOptions {
  /** One more sentence: which field, which limit, what to do. */
  readonly details?: string;
  /** A stable, machine-readable word; defaults to the kind. */
  readonly code?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export class AppError extends Error {
  override readonly name = "AppError";
  readonly details: string | undefined;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.details = options.details;
    this.code = options.code ?? kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const invalid = (field: string, problem: string): AppError =>
  new AppError("invalid", `Invalid request: ${field} ${problem}`, { details: `${field} ${problem}` });

export const notFound = (what: string): AppError => new AppError("not_found", `${what} not found`);

/** The commit's plan was computed from an older state of the tag: compute it again. Never reaches a client. */
export class StaleRevision extends Error {
  override readonly name = "StaleRevision";
}

/** The job was deleted, finished or claimed by somebody else: drop the work. Never reaches a client. */
export class StaleClaim extends Error {
  override readonly name = "StaleClaim";
}

/** The tag is being merged or has been: find out where it lives, and write there. To a client the tag is not there. */
export class TagMoved extends Error {
  override readonly name = "TagMoved";
  constructor(readonly tag: string) {
    super(`The container tag "${tag}" has moved or is moving`);
  }
}
