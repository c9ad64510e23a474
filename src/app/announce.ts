// Whom what happens is told: those who watch, those who have webhooks, and the meters.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import type { Config } from "#src/config.ts";
import { createEvents } from "#src/events/events.ts";
import { ANSWER_LIMITS, createWebhooks } from "#src/events/webhooks.ts";
import { createSafeFetch } from "#src/fetching/safe-fetch.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import type { Store } from "#store/store.ts";

interface Setup {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
}

export const openAnnouncing = ({ config, store, clock, logger, telemetry }: Setup) => {
  const events = createEvents(clock);
  const fetch = createSafeFetch({ allowance: config.fetchAllow, ...ANSWER_LIMITS });
  const webhooks = createWebhooks({ store: store.webhooks, clock, logger, fetch });
  const announce = telemetry.counting((tag, told) => {
    events.announce(tag, told);
    webhooks.notice();
  });
  return { events, webhooks, announce };
};
