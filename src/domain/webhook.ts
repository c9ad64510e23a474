// Webhooks: whom to tell what happens, what they are told, and how often it is tried.

import type { EpochMs } from "./clock.ts";
import { DAY_MS } from "./clock.ts";
import type { PlanEvent, WorkEvent } from "./event.ts";

export const WEBHOOK_EVENTS = [
  "document.done",
  "document.remembered",
  "document.failed",
  "document.deleted",
  "memory.created",
  "memory.updated",
  "memory.forgotten",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** `whsec_` and the key in base 64. */
  readonly secret: string;
  readonly events: readonly WebhookEvent[];
  /** Null for every container. */
  readonly tags: readonly string[] | null;
  readonly createdAt: EpochMs;
}

export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly type: WebhookEvent;
  readonly tag: string;
  /** As it is sent: the signature is over these very characters. */
  readonly body: string;
  readonly status: "pending" | "delivered" | "failed";
  readonly attempts: number;
  /** When it is tried next; while it is tried, when somebody else may. */
  readonly nextAt: EpochMs;
  /** HTTP status of the last answer. */
  readonly answer: number | null;
  readonly error: string | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export interface Announcement {
  readonly type: WebhookEvent;
  readonly body: string;
}

/** A commit that changes more than this is told in several deliveries. */
const MOST_IN_ONE = 100;

const isTold = (type: string): type is WebhookEvent => (WEBHOOK_EVENTS as readonly string[]).includes(type);

/** One announcement for all events of a type that happened at once. */
export const announcementsOf = (
  tag: string,
  events: readonly (PlanEvent | WorkEvent)[],
  at: EpochMs,
): Announcement[] => {
  const byType = new Map<WebhookEvent, object[]>();
  for (const event of events) {
    if (!isTold(event.type)) continue;
    const told = byType.get(event.type);
    if (told === undefined) byType.set(event.type, [toItem(event)]);
    else told.push(toItem(event));
  }
  const timestamp = new Date(at).toISOString();
  return [...byType].flatMap(([type, items]) =>
    Array.from({ length: Math.ceil(items.length / MOST_IN_ONE) }, (_, part) => {
      const some = items.slice(part * MOST_IN_ONE, (part + 1) * MOST_IN_ONE);
      const named = type.startsWith("memory.") ? { memories: some } : { documents: some };
      return { type, body: JSON.stringify({ type, timestamp, data: { containerTag: tag, ...named } }) };
    }),
  );
};

const toItem = (event: PlanEvent | WorkEvent): object => {
  if ("memory" in event) {
    const { text, ...memory } = event.memory;
    return { ...memory, memory: text, documentIds: event.documentIds };
  }
  if (event.type === "document.failed") return { id: event.documentId, error: event.failure };
  return "documentId" in event ? { id: event.documentId } : {};
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** After each attempt that failed: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
];
/** How long what was delivered, or could not be, stays in the log. */
export const DELIVERY_RETENTION_MS = 7 * DAY_MS;

/** Null when it is given up. @param attempts made so far */
export const pauseAfter = (attempts: number): number | null => PAUSES_MS[attempts - 1] ?? null;
