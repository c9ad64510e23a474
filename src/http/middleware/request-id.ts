// Every answer names its request, so that a user's report can be found in the log.

import type { IdSource } from "#domain/clock.ts";

const SANE_ID = /^[A-Za-z0-9_.:-]{1,100}$/;

/** The client's own id where it sent a sane one, else a new one. */
export const requestIdOf = (headers: Headers, ids: IdSource): string => {
  const given = headers.get("x-request-id");
  return given !== null && SANE_ID.test(given) ? given : ids.next();
};
