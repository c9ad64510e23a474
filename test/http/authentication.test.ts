// Who may come in, and by which header.

import { expect, test } from "bun:test";
import { KEY_RANDOM_BYTES, makeKey } from "#domain/key.ts";
import { movableClock, OWNER_KEY, startTestServer } from "#test/support/http.ts";

test("a key is taken from each of the three headers", async () => {
  const { call } = await startTestServer();
  for (const headers of [
    { authorization: `Bearer ${OWNER_KEY}` },
    { authorization: `bearer  ${OWNER_KEY}` },
    { "x-api-key": OWNER_KEY },
    { "x-supermemory-api-key": OWNER_KEY },
    { authorization: "Basic abc", "x-api-key": OWNER_KEY },
  ]) {
    expect((await call("GET", "/v3/session", undefined, headers)).status).toBe(200);
  }
});

test("without a live key every route answers 401 in the error shape, known or not", async () => {
  const { call } = await startTestServer();
  for (const headers of [{}, { authorization: "Bearer sm_wrong" }, { authorization: OWNER_KEY }, { "x-api-key": "" }]) {
    for (const path of ["/v3/session", "/v3/documents/abc", "/nowhere"]) {
      const { status, body } = await call("GET", path, undefined, headers as Record<string, string>);
      expect(status).toBe(401);
      expect(body.error).toBe("Unauthorized");
      expect(body.code).toBe("unauthorized");
    }
  }
});

test("a request without a key is refused before its body is looked at", async () => {
  const { call, store } = await startTestServer();
  expect((await call("POST", "/v3/documents", "{bad", {})).status).toBe(401);
  expect((await store.containers.list()).length).toBe(0);
});

test("a mistyped key is told apart from an unknown one", async () => {
  const { call } = await startTestServer();
  const made = makeKey(new Uint8Array(KEY_RANDOM_BYTES).fill(7));
  const mistyped = made.slice(0, -1) + (made.endsWith("a") ? "b" : "a");
  const details = async (key: string) =>
    (await call("GET", "/v3/session", undefined, { "x-api-key": key })).body.details;
  expect(await details(mistyped)).toContain("mistyped");
  expect(await details(made)).toContain("unknown");
});

test("a key stops working when it expires", async () => {
  const clock = movableClock();
  const { call, addKey } = await startTestServer(clock);
  await addKey("sm_short", { expiresAt: clock.now() + 1000 });
  const status = async () => (await call("GET", "/v3/session", undefined, { "x-api-key": "sm_short" })).status;
  expect(await status()).toBe(200);
  clock.advance(999);
  expect(await status()).toBe(200);
  clock.advance(1);
  expect(await status()).toBe(401);
});

test("a revoked key stops working with the next request", async () => {
  const { call } = await startTestServer();
  const { body: made } = await call("POST", "/v3/auth/scoped-key", { containerTag: "ada" });
  const headers = { authorization: `Bearer ${made.key}` };
  expect((await call("GET", "/v3/session", undefined, headers)).status).toBe(200);
  expect((await call("DELETE", `/v3/auth/scoped-key/${made.id}`)).body).toEqual({ success: true });
  expect((await call("GET", "/v3/session", undefined, headers)).status).toBe(401);
});

test("a key revoked behind the server's back stops working within seconds", async () => {
  const clock = movableClock();
  const { call, addKey, store } = await startTestServer(clock);
  const key = await addKey("sm_elsewhere");
  const status = async () => (await call("GET", "/v3/session", undefined, { "x-api-key": "sm_elsewhere" })).status;
  expect(await status()).toBe(200);
  await store.keys.put({ ...key, revokedAt: clock.now() });
  clock.advance(5000);
  expect(await status()).toBe(401);
});

test("health and readiness need no key and tell when the service is not ready", async () => {
  const { call } = await startTestServer();
  expect(await call("GET", "/health", undefined, {})).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await call("GET", "/ready", undefined, {})).toMatchObject({ status: 200, body: { status: "ready" } });
  const broken = await startTestServer(movableClock(), {
    ready: () => Promise.reject(new Error("disk is gone: /secret")),
  });
  const answer = await broken.call("GET", "/ready", undefined, {});
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ error: "Not ready", code: "unavailable" });
  expect(answer.headers.get("retry-after")).toBe("1");
});

test("every answer names its request, by the client's id where it is sane", async () => {
  const { call } = await startTestServer();
  const idOf = async (id: string) =>
    (await call("GET", "/health", undefined, { "x-request-id": id })).headers.get("x-request-id");
  expect(await idOf("client-42")).toBe("client-42");
  expect(await idOf("x".repeat(101))).not.toBe("x".repeat(101));
  expect((await call("GET", "/nowhere", undefined, {})).headers.get("x-request-id")).toMatch(/^\S+$/);
});

test("refused access leaves a row in the audit trail, and a flood of it does not fill the disk", async () => {
  const { call, store, addKey } = await startTestServer();
  const key = await addKey("sm_reader", { role: "member", scope: { tags: ["ada"], permission: "read" } });
  await call("GET", "/v3/settings", undefined, { "x-api-key": "sm_reader" });
  expect((await store.audit.latest(1))[0]).toMatchObject({
    keyId: key.id,
    action: "GET /v3/settings",
    target: "forbidden",
    outcome: "refused",
  });
  for (let i = 0; i < 100; i++) await call("GET", "/v3/settings", undefined, {});
  expect((await store.audit.latest(1000)).length).toBe(61);
});
