// Ends the HTTP server: what is in flight is answered, but nobody who sends or reads nothing any more keeps the service from ending.

import type { createServer } from "#http/server.ts";

/** Within what whoever ends the service gives it, so that the database is closed too. */
const LONGEST_DRAIN_MS = 5_000;

export const stopServer = async (server: Pick<ReturnType<typeof createServer>, "server">): Promise<void> => {
  const { server: listening } = server;
  if (listening === null) return;
  let timer: Timer | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_DRAIN_MS);
  });
  await Promise.race([listening.stop(), limit]);
  clearTimeout(timer);
  await listening.stop(true);
};
