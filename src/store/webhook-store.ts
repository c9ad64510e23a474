// What the rest of the program knows of stored webhooks and deliveries.

import type { EpochMs } from "#domain/clock.ts";
import type { Delivery, Webhook } from "#domain/webhook.ts";

export interface WebhookStore {
  list(): Promise<Webhook[]>;
  put(webhook: Webhook): Promise<void>;
  /** With its deliveries; false when there is none. */
  remove(id: string): Promise<boolean>;
  /** Takes the next delivery of the webhook that is due, for this process alone until `leaseUntil`. */
  take(webhookId: string, now: EpochMs, leaseUntil: EpochMs): Promise<Delivery | null>;
  /** Records how an attempt ended; does nothing when another process has taken it over. */
  settle(
    delivery: Delivery,
    outcome: Pick<Delivery, "status" | "nextAt" | "answer" | "error" | "updatedAt">,
  ): Promise<void>;
  /** Newest first. */
  deliveries(webhookId: string, limit: number): Promise<Delivery[]>;
  /** Drops at most `limit` deliveries that were made until `time` and are over; resolves to how many. */
  dropBefore(time: EpochMs, limit: number): Promise<number>;
}
