// Delivers to webhooks what was written for them: each in its own turn, so that a slow one delays no other, tried again at growing
// intervals, signed as Standard Webhooks asks (https://www.standardwebhooks.com). A delivery may come twice, and not at all only
// when it could not be made within seven days.

import { createHmac } from "node:crypto";
import type { Logger } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { messageOf } from "#domain/message-of.ts";
import { DELIVERY_RETENTION_MS, type Delivery, pauseAfter, type Webhook } from "#domain/webhook.ts";
import type { WebhookStore } from "#store/webhook-store.ts";

export interface WebhooksDependencies {
  readonly store: WebhookStore;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Refuses addresses that the operator has not allowed, and keeps to `ANSWER_LIMITS`. */
  readonly fetch: typeof fetch;
}

export interface Webhooks {
  /** Something happened: if there are webhooks, there may be something to deliver. */
  notice(): void;
  /** Resolves when nothing is being delivered and nothing is due. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 3_600_000;
const SWEEP_ROWS = 1_000;
/** Whether it was taken is told by the status: nobody has to wait for the rest, and it may be without end. */
export const ANSWER_LIMITS = { timeoutMs: 10_000, maxBytes: 0 } as const;
/** After that, whoever was at it is dead. */
const LEASE_MS = 15_000;
const LONGEST_ERROR = 300;

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/** @param timestamp seconds since 1970 */
export const sign = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;

export const createWebhooks = ({ store, clock, logger, fetch: post }: WebhooksDependencies): Webhooks => {
  const stopping = new AbortController();
  const busy = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let sweeping: Promise<void> | null = null;
  let lookAgain = false;
  let areThereAny = true;

  const attempt = async ({ url, secret }: Webhook, { id, body }: Delivery) => {
    const timestamp = Math.floor(clock.now() / 1000);
    const answer = await post(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: stopping.signal,
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": sign(secret, id, timestamp, body),
      },
    });
    return answer.status;
  };

  const deliver = async (webhook: Webhook, delivery: Delivery): Promise<void> => {
    let answer: number | null = null;
    let error: string | null = null;
    try {
      answer = await attempt(webhook, delivery);
      if (answer < 200 || answer > 299) error = `it answered ${answer}`;
    } catch (failure) {
      if (stopping.signal.aborted) return;
      error = messageOf(failure).slice(0, LONGEST_ERROR);
    }
    const updatedAt = clock.now();
    const pause = error === null ? null : pauseAfter(delivery.attempts);
    const status = error === null ? "delivered" : pause === null ? "failed" : "pending";
    if (status === "failed")
      logger.warn({ webhookId: webhook.id, deliveryId: delivery.id, error }, "a delivery is given up");
    await store.settle(delivery, { status, nextAt: updatedAt + (pause ?? 0), answer, error, updatedAt });
  };

  const drain = async (webhook: Webhook): Promise<void> => {
    while (!stopping.signal.aborted) {
      const now = clock.now();
      const delivery = await store.take(webhook.id, now, now + LEASE_MS);
      if (delivery === null) return;
      await deliver(webhook, delivery);
    }
  };

  const startDraining = (webhook: Webhook): void => {
    if (busy.has(webhook.id)) return;
    const draining = drain(webhook)
      .catch((error) => {
        if (!stopping.signal.aborted)
          logger.error({ webhookId: webhook.id, error }, "deliveries wait, will be tried again");
      })
      .finally(() => busy.delete(webhook.id));
    busy.set(webhook.id, draining);
  };

  const look = async (): Promise<void> => {
    while (lookAgain && !stopping.signal.aborted) {
      lookAgain = false;
      const webhooks = await store.list();
      areThereAny = webhooks.length > 0;
      for (const webhook of webhooks) startDraining(webhook);
    }
  };

  const wake = (): void => {
    lookAgain = true;
    looking ??= look()
      .catch((error) => logger.error({ error }, "webhooks could not be read, will be tried again"))
      .finally(() => {
        looking = null;
      });
  };

  const dropOld = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if ((await store.dropBefore(clock.now() - DELIVERY_RETENTION_MS, SWEEP_ROWS)) < SWEEP_ROWS) return;
    }
  };
  const sweep = (): void => {
    sweeping ??= dropOld()
      .catch((error) => logger.error({ error }, "old deliveries could not be dropped"))
      .finally(() => {
        sweeping = null;
      });
  };
  const timers = [setInterval(wake, LOOK_EVERY_MS), setInterval(sweep, SWEEP_EVERY_MS)];

  return {
    notice: () => {
      if (areThereAny) wake();
    },
    idle: async () => {
      wake();
      while (looking !== null || busy.size > 0) await Promise.all([looking, ...busy.values()]);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all([looking, sweeping, ...busy.values()]);
    },
  };
};
