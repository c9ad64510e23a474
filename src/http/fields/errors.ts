// The error body, and the error answers of a route for its description.

import { t } from "elysia";

const MEANING = {
  400: "The request is malformed: `details` names the field.",
  401: "The key is missing, unknown, expired or revoked.",
  402: "The search quota is exhausted.",
  403: "The key's role or scope does not allow this.",
  404: "Nothing with this id or tag exists for this key.",
  409: "In conflict with the present state; to be tried again unless `x-should-retry: false` says otherwise.",
  413: "The request is larger than the limit.",
  415: "The content type or the kind of file is not supported.",
  422: "The Idempotency-Key was used for another request.",
  429: "Too many requests, or the queue is full: try again after the seconds in `Retry-After`.",
  500: "The service failed; the log has the request's id.",
  501: "Not available on a self-hosted service.",
  503: "Not ready: try again after the seconds in `Retry-After`.",
  507: "The disk is full.",
} as const;

type ErrorStatus = keyof typeof MEANING;

const errorBody = (description: string) =>
  t.Object(
    {
      error: t.String({ description: "What is wrong, in a few words." }),
      details: t.Optional(t.String({ description: "Which field or limit, and what to do." })),
      code: t.String({ description: "A stable, machine-readable word." }),
    },
    { description },
  );

type ErrorBody = ReturnType<typeof errorBody>;

/** The error answers of a route: those that every route can give, and the ones named. */
export const errorAnswers = <Status extends ErrorStatus = never>(
  ...statuses: readonly Status[]
): Record<Status | 401 | 429 | 500, ErrorBody> => {
  const all: readonly (Status | 401 | 429 | 500)[] = [401, 429, 500, ...statuses];
  return Object.fromEntries(all.map((status) => [status, errorBody(MEANING[status])])) as Record<
    Status | 401 | 429 | 500,
    ErrorBody
  >;
};

/** Error answers of a route that takes no key. */
export const publicErrorAnswer = (status: ErrorStatus) => ({ [status]: errorBody(MEANING[status]) });
