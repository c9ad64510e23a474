// Feeds invented conversations through the whole service, with the starter buckets, and prints the profiles that it then answers
// with: docs/quality/profiles.md shows them. Run with: bun run bench:profiles

import marit from "#test/fixtures/conversations/marit.json" with { type: "json" };
import teo from "#test/fixtures/conversations/teo.json" with { type: "json" };
import { startTestApp } from "#test/support/app.ts";

const HOUR_MS = 3_600_000;

/** Each session is told an hour after it took place, and the profile asked for then. */
let now = 0;
const app = await startTestApp({}, { clock: { now: () => now } });
const { body: starters } = await app.call("GET", "/v3/settings/bucket-presets");
await app.call("PATCH", "/v3/settings", { profileBuckets: starters.presets });

for (const { containerTag, entityContext, sessions } of [marit, teo]) {
  for (const { date, content } of sessions) {
    now = Date.parse(date) + HOUR_MS;
    const document = { containerTag, entityContext, content, documentDate: date, dreaming: "instant" };
    const { status, body } = await app.call("POST", "/v3/documents", document);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await app.idle();
  }
  const { body } = await app.call("POST", "/v4/profile", { containerTag });
  console.log(JSON.stringify({ containerTag, ...body }, null, 2));
}
await app.close();
process.exit(0);
