// The service in a process of its own with a clock that is ahead or behind, for tests of restarts. Prints its address, and ends
// with its standard input.

import { createApp } from "#src/app.ts";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { testConfig } from "./app.ts";

const [, , dataDir = "", aheadMs = "0", embeddingUrl] = Bun.argv;
const clock = { now: () => Date.now() + Number(aheadMs) };
const embedding = embeddingUrl === undefined ? null : { url: embeddingUrl, model: "stub", key: null };
const app = await createApp(testConfig(dataDir, { models: { ...NO_MODELS, embedding } }), { clock });
const { address } = await app.listen();
await app.sweepFailures();
await Bun.write(Bun.stdout, `${address}\n`);
for await (const _ of Bun.stdin.stream());
await app.close();
process.exit(0);
