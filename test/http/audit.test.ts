// The audit trail: a row for every refused access, and for every change of keys, settings and whole containers.

import { expect, test } from "bun:test";
import { DAY_MS } from "#domain/clock.ts";
import { movableClock, startTestServer } from "#test/support/http.ts";
import { documentRow, planOf, put } from "#test/support/rows.ts";

test("every change of keys, settings and containers, and every deletion, leaves a row with who did it to what", async () => {
  const { call, store } = await startTestServer();
  const [owner] = await store.keys.list();
  const rows = async () => (await store.audit.latest(1000)).length;
  const newest = async () => (await store.audit.latest(1))[0];
  const seed = (tag: string) =>
    store.commit(planOf(0, { tag, documents: put(documentRow({ id: `doc-${tag}`, tag, status: "done" })) }), "none");
  for (const tag of ["ada", "ben", "cy", "dan"]) await seed(tag);

  const expectRow = async (
    action: string,
    target: string | null | ((body: { id: string }) => string),
    ...[method, path, body]: [string, string, object?]
  ) => {
    const before = await rows();
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    expect(await rows(), path).toBe(before + 1);
    expect(await newest()).toMatchObject({
      action,
      target: typeof target === "function" ? target(answer.body) : target,
      outcome: "done",
      keyId: owner?.id ?? "",
      requestId: answer.headers.get("x-request-id") ?? "",
    });
    return answer.body;
  };

  const made = ({ id }: { id: string }): string => id;
  const key = await expectRow("key.made", made, "POST", "/v3/auth/keys", { name: "another" });
  await expectRow("key.revoked", key.id, "DELETE", `/v3/auth/keys/${key.id}`);
  const scoped = await expectRow("key.made", made, "POST", "/v3/auth/scoped-key", { containerTag: "ada" });
  await expectRow("key.revoked", scoped.id, "DELETE", `/v3/auth/scoped-key/${scoped.id}`);
  await expectRow("settings.changed", null, "PATCH", "/v3/settings", { filterPrompt: "Boats." });
  await expectRow("container.changed", "ada", "PATCH", "/v3/container-tags/ada", { name: "Ada" });
  await expectRow("container.reclassified", "ada", "POST", "/v3/container-tags/ada/reclassify");
  const merge = { containerTags: ["ben", "ada"], targetContainerTag: "ada" };
  await expectRow("containers.merged", "ada", "POST", "/v3/container-tags/merge", merge);
  await expectRow("document.deleted", "doc-cy", "DELETE", "/v3/documents/doc-cy");
  await expectRow("documents.deleted", "dan", "DELETE", "/v3/documents/bulk", { containerTags: ["dan"] });
  await expectRow("container.deleted", "dan", "DELETE", "/v3/container-tags/dan");
  await expectRow("settings.reset", null, "POST", "/v3/settings/reset", { confirmation: "self-hosted" });
});

test("every refused access leaves a row, also where the client is only told that there is nothing", async () => {
  const { call, store, addKey } = await startTestServer();
  await store.commit(planOf(0, { tag: "ben", documents: put(documentRow({ id: "doc", tag: "ben" })) }), "none");
  const key = await addKey("sm_reader", { role: "member", scope: { tags: ["ada"], permission: "read" } });
  const expectRefusal = async (status: number, keyId: string | null, method: string, path: string, body?: object) => {
    const before = (await store.audit.latest(1000)).length;
    const headers: Record<string, string> = keyId === null ? {} : { "x-api-key": "sm_reader" };
    expect((await call(method, path, body, headers)).status, path).toBe(status);
    expect((await store.audit.latest(1000)).length, path).toBe(before + 1);
    expect((await store.audit.latest(1))[0]).toMatchObject({ keyId, action: `${method} ${path}`, outcome: "refused" });
  };
  await expectRefusal(401, null, "GET", "/v3/settings");
  await expectRefusal(403, key.id, "POST", "/v4/search", { q: "x", containerTag: "ben" });
  await expectRefusal(403, key.id, "POST", "/v3/documents", { content: "x", containerTag: "ada" });
  await expectRefusal(403, key.id, "GET", "/v3/auth/keys");
  await expectRefusal(404, key.id, "GET", "/v3/documents/doc");
  const before = (await store.audit.latest(1000)).length;
  await call("GET", "/v3/documents/none", undefined, { "x-api-key": "sm_reader" });
  expect((await store.audit.latest(1000)).length).toBe(before);
});

test("what one key is refused again and again leaves sixty short rows a minute, and takes nobody else's", async () => {
  const clock = movableClock();
  const { call, store, addKey } = await startTestServer(clock);
  await addKey("sm_reader", { role: "member", scope: { tags: ["ada"], permission: "read" } });
  const other = await addKey("sm_other", { role: "member", scope: { tags: ["ada"], permission: "read" } });
  const refuse = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) {
      const answer = await call("GET", `/v3/container-tags/ben?${"x".repeat(3000)}`, undefined, { "x-api-key": key });
      expect(answer.status).toBe(403);
    }
  };
  await refuse("sm_reader", 80);
  expect(await store.audit.latest(1000)).toHaveLength(60);
  await refuse("sm_other", 1);
  expect((await store.audit.latest(1000))[0]?.keyId).toBe(other.id);
  clock.advance(60_000);
  await refuse("sm_reader", 1);
  expect(await store.audit.latest(1000)).toHaveLength(62);
  await call("GET", `/v3/auth/keys/${"y".repeat(3000)}`, undefined, { "x-api-key": "sm_unknown" });
  expect((await store.audit.latest(1))[0]?.action).toHaveLength(200);
});

test("refusals are kept for ninety days, what was done for ever", async () => {
  const clock = movableClock();
  const { call, store } = await startTestServer(clock);
  await call("PATCH", "/v3/settings", { filterPrompt: "Boats." });
  const refuse = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      for (let time = 0; time < 50; time++) await call("GET", "/v3/settings", undefined, { authorization: "" });
      clock.advance(60_000);
    }
  };
  await refuse(2);
  clock.advance(89 * DAY_MS);
  await refuse(2);
  expect(await store.audit.latest(1000)).toHaveLength(201);
  clock.advance(DAY_MS);
  await refuse(2);
  const rows = await store.audit.latest(1000);
  expect(rows.filter(({ outcome }) => outcome === "refused")).toHaveLength(200);
  expect(rows.filter(({ outcome }) => outcome === "done").map(({ action }) => action)).toEqual(["settings.changed"]);
});
