// The deliveries of a webhook, many of them.

import { expect, test } from "bun:test";
import { RecordId } from "surrealdb";
import { openTestDatabase } from "#test/support/store.ts";

const { store, database } = await openTestDatabase({ disk: true });
const hook = (id: string) => ({
  id,
  url: "http://127.0.0.1/",
  secret: "s",
  events: ["document.done" as const],
  tags: null,
  createdAt: 1,
});
const idOf = (number: number): string => `d${String(number).padStart(5, "0")}`;
const fill = (webhookId: string, count: number): Promise<unknown> =>
  database.query("INSERT INTO delivery $rows RETURN NONE", {
    rows: Array.from({ length: count }, (_, i) => ({
      id: new RecordId("delivery", [webhookId, idOf(i)]),
      ...{ uid: idOf(i), webhookId, type: "document.done", tag: "ada", body: "{}", status: "pending", attempts: 0 },
      ...{ nextAt: 1, answer: null, error: null, createdAt: 1, updatedAt: 1 },
    })),
  });
const left = async (webhookId: string): Promise<number> => (await store.webhooks.deliveries(webhookId, 10_000)).length;

test("the last deliveries are told newest first, however many there are", async () => {
  await store.webhooks.put(hook("a"));
  await store.webhooks.put(hook("b"));
  await fill("a", 1_234);
  await fill("b", 3);
  expect((await store.webhooks.deliveries("a", 2)).map(({ id }) => id)).toEqual([idOf(1_233), idOf(1_232)]);
  expect((await store.webhooks.deliveries("b", 100)).map(({ id }) => id)).toEqual([idOf(2), idOf(1), idOf(0)]);
  expect(await store.webhooks.deliveries("nobody", 100)).toEqual([]);
});

test("a webhook that is removed takes all its deliveries along, and no other's", async () => {
  expect(await store.webhooks.remove("a")).toBe(true);
  expect([await left("a"), await left("b")]).toEqual([0, 3]);
  expect(await store.webhooks.remove("a")).toBe(false);
});

test("what is left of a webhook whose removal was cut off is delivered to nobody", async () => {
  await fill("gone", 1);
  expect(await store.webhooks.take("gone", 10, 20)).toBeNull();
  expect((await store.webhooks.take("b", 10, 20))?.id).toBe(idOf(0));
});
