// Webhooks, and what is to be delivered to each. A delivery is written in the transaction of the change that it tells of.

import { RecordId } from "surrealdb";
import type { EpochMs } from "#domain/clock.ts";
import type { PlanEvent, WorkEvent } from "#domain/event.ts";
import { announcementsOf, type Delivery, type Webhook } from "#domain/webhook.ts";
import type { Bindings, Database } from "./engine.ts";
import type { WebhookStore } from "./webhook-store.ts";

type WebhookRow = Omit<Webhook, "id"> & { readonly uid: string };
type DeliveryRow = Omit<Delivery, "id"> & { readonly uid: string };

const withId = <Row extends { readonly uid: string }>({ uid, ...rest }: Row): Omit<Row, "uid"> & { id: string } => ({
  ...rest,
  id: uid,
});

const webhookKey = (id: string): RecordId => new RecordId("webhook", id);
const deliveryKey = ({ webhookId, id }: Pick<Delivery, "webhookId" | "id">): RecordId =>
  new RecordId("delivery", [webhookId, id]);

const ANNOUNCE = `
LET $hooks = (SELECT uid, events FROM webhook WHERE tags = NULL OR $announcedTag IN tags);
FOR $hook IN $hooks {
  FOR $told IN $announced {
    IF $told.type IN $hook.events {
      CREATE type::record("delivery", [$hook.uid, $told.uid]) CONTENT {
        uid: $told.uid, webhookId: $hook.uid, type: $told.type, tag: $announcedTag, body: $told.body,
        status: "pending", attempts: 0, nextAt: $announcedAt, answer: NULL, error: NULL,
        createdAt: $announcedAt, updatedAt: $announcedAt
      } RETURN NONE;
    };
  };
};`;

/** Statements for the transaction in which the events happen; null when nobody is told of them. */
export const announceStep = (
  tag: string,
  events: readonly (PlanEvent | WorkEvent)[],
  at: EpochMs,
): { readonly statements: string; readonly bindings: Bindings } | null => {
  const announced = announcementsOf(tag, events, at).map((told) => ({ ...told, uid: Bun.randomUUIDv7() }));
  if (announced.length === 0) return null;
  return { statements: ANNOUNCE, bindings: { announced, announcedTag: tag, announcedAt: at } };
};

export const createWebhooks = (database: Database): WebhookStore => ({
  list: async () => {
    const [rows] = await database.query<[WebhookRow[]]>("SELECT * OMIT id FROM webhook");
    return rows.map(withId);
  },

  put: async ({ id, ...rest }) => {
    await database.query("UPSERT $key CONTENT $row RETURN NONE", { key: webhookKey(id), row: { ...rest, uid: id } });
  },

  remove: async (id) => {
    const results = await database.query<unknown[][]>(
      `BEGIN;
       DELETE delivery:[$id, NONE]..=[$id, ..] RETURN NONE;
       DELETE $key RETURN BEFORE;
       COMMIT;`,
      { id, key: webhookKey(id) },
    );
    return (results.at(-2) ?? []).length > 0;
  },

  take: async (webhookId, now, leaseUntil) => {
    for (;;) {
      const [, due] = await database.query<[null, DeliveryRow[]]>(
        `LET $due = (SELECT * OMIT id FROM delivery
           WHERE webhookId = $webhookId AND status = "pending" AND nextAt <= $now LIMIT 1);
         RETURN $due;`,
        { webhookId, now },
      );
      const [row] = due;
      if (row === undefined) return null;
      const [taken] = await database.query<[DeliveryRow[]]>(
        `UPDATE $key SET attempts += 1, nextAt = $leaseUntil WHERE status = "pending" AND nextAt = $seen RETURN AFTER`,
        { key: deliveryKey(withId(row)), seen: row.nextAt, leaseUntil },
      );
      // Somebody else may have been quicker.
      if (taken.length > 0) return withId({ ...row, attempts: row.attempts + 1, nextAt: leaseUntil });
    }
  },

  settle: async (delivery, outcome) => {
    await database.query("UPDATE $key MERGE $outcome WHERE attempts = $attempts RETURN NONE", {
      key: deliveryKey(delivery),
      attempts: delivery.attempts,
      outcome,
    });
  },

  deliveries: async (webhookId, limit) => {
    const [rows] = await database.query<[DeliveryRow[]]>(
      "SELECT * OMIT id FROM delivery:[$webhookId, NONE]..=[$webhookId, ..] ORDER BY uid DESC LIMIT $limit",
      { webhookId, limit },
    );
    return rows.map(withId);
  },

  dropBefore: async (time, limit) => {
    const [, dropped] = await database.query<[null, unknown[]]>(
      `LET $old = (SELECT VALUE id FROM delivery WHERE createdAt <= $time LIMIT $limit);
       DELETE $old RETURN BEFORE;`,
      { time, limit },
    );
    return dropped.length;
  },
});
