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

/** Deliveries that one transaction deletes: 60,000 took a minute, in which nothing else was written. */
const BATCH = 500;

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
    const [removed] = await database.query<[unknown[]]>("DELETE $key RETURN BEFORE", { key: webhookKey(id) });
    // What is left of it when this dies goes with the old deliveries.
    for (let last = BATCH; last === BATCH; ) {
      const [, , deleted] = await database.query<[null, null, number]>(
        `LET $some = (SELECT VALUE id FROM delivery:[$id, NONE]..=[$id, ..] LIMIT $limit);
         DELETE $some RETURN NONE;
         RETURN array::len($some);`,
        { id, limit: BATCH },
      );
      last = deleted;
    }
    return removed.length > 0;
  },

  take: async (webhookId, now, leaseUntil) => {
    for (;;) {
      const [, due] = await database.query<[null, DeliveryRow[]]>(
        `LET $due = (SELECT * OMIT id FROM delivery
           WHERE webhookId = $webhookId AND status = "pending" AND nextAt <= $now LIMIT 1);
         RETURN IF record::exists($hook) { $due } ELSE { [] };`,
        { webhookId, now, hook: webhookKey(webhookId) },
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
    // To be ordered, all would be read (core 3.0.2); keys are skipped without their rows.
    const [counted] = await database.query<[{ readonly count: number }[]]>(
      "SELECT count() FROM delivery:[$webhookId, NONE]..=[$webhookId, ..] GROUP ALL",
      { webhookId },
    );
    const [, rows] = await database.query<[null, DeliveryRow[]]>(
      `LET $last = (SELECT * OMIT id FROM delivery:[$webhookId, NONE]..=[$webhookId, ..] START $skip);
       RETURN $last;`,
      { webhookId, skip: Math.max(0, (counted[0]?.count ?? 0) - limit) },
    );
    return rows.map(withId).reverse().slice(0, limit);
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
