// Tells work that takes long when nobody waits for its answer any more.

import { AppError } from "#src/errors.ts";

/** Is aborted when the client closes the connection. */
export const untilGone = ({ signal }: Request): AbortSignal => {
  const gone = new AbortController();
  const abort = (): void => gone.abort(new AppError("unavailable", "The client has gone"));
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return gone.signal;
};
