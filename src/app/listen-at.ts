// Begins to listen, or says what is in the way.

import type { createServer } from "#http/server.ts";
import { addressOf } from "#src/client/service-address.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/errors.ts";

/** Alone: two services at one port would each get some of the requests. Answers with the address. */
export const listenAt = (server: ReturnType<typeof createServer>, { host, port }: Config): string => {
  try {
    server.listen({ hostname: host, port, reusePort: false });
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new AppError("unavailable", `The service can't listen at ${addressOf({ host, port })} (${reason})`, {
      details: "MNEME_PORT has to be a port that is free, and MNEME_HOST an address of this machine.",
      cause,
    });
  }
  return addressOf({ host, port: server.server?.port ?? port });
};
