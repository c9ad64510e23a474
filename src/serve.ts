// The service: starts, prints how to reach it, drains on a signal.

import { createApp } from "#src/app.ts";
import type { Config } from "#src/config.ts";

const SHUTDOWN_MS = 9_000;

/** Resolves when it listens; the process then lives until a signal ends it. */
export const serve = async (config: Config): Promise<void> => {
  const app = await createApp(config);
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.error(`${signal}: finishing what is in flight, a second signal ends at once`);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  const { newKey } = app;
  if (newKey !== null) console.log(`The owner's key, shown this once:\n\n  ${newKey}\n`);
  const { address } = await app.listen();
  greet(address, newKey, config.apiKey !== null);
};

const greet = (address: string, newKey: string | null, isKeyGiven: boolean): void => {
  const key = newKey ?? (isKeyGiven ? "$MNEME_API_KEY" : "<your key>");
  console.log(`mneme listens at ${address}  (explorer: ${address}/swagger)`);
  console.log(`Try it:

  curl ${address}/v3/documents -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" \\
    -d '{"content": "I moved to Lisbon last month and I love sailing.", "containerTag": "me", "dreaming": "instant"}'

  curl ${address}/v4/profile -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" \\
    -d '{"containerTag": "me", "q": "Where do I live?"}'
`);
};
