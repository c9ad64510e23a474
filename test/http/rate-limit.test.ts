// Rate limits of keys.

import { expect, test } from "bun:test";
import { movableClock, startTestServer } from "#test/support/http.ts";

test("a key with a limit is told what is left, refused beyond it, and let in again in the next window", async () => {
  const clock = movableClock();
  const { call, addKey } = await startTestServer(clock);
  await addKey("sm_slow", { rateLimit: { max: 2, windowMs: 10_000 } });
  const ask = () => call("GET", "/v3/session", undefined, { "x-api-key": "sm_slow" });
  const first = await ask();
  expect(first.headers.get("ratelimit")).toBe('"key";r=1;t=10');
  expect(first.headers.get("ratelimit-policy")).toBe('"key";q=2;w=10');
  clock.advance(4000);
  expect((await ask()).headers.get("ratelimit")).toBe('"key";r=0;t=6');
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("6");
  expect(refused.headers.get("ratelimit")).toBe('"key";r=0;t=6');
  expect(refused.headers.get("ratelimit-policy")).toBe('"key";q=2;w=10');
  expect(refused.body.code).toBe("rate_limited");
  clock.advance(6000);
  expect((await ask()).status).toBe(200);
});

test("each key has its own window, and a key without a limit none", async () => {
  const { call, addKey } = await startTestServer();
  await addKey("sm_one", { rateLimit: { max: 1, windowMs: 60_000 } });
  await addKey("sm_two", { rateLimit: { max: 1, windowMs: 60_000 } });
  const status = async (key: string) => (await call("GET", "/v3/session", undefined, { "x-api-key": key })).status;
  expect([await status("sm_one"), await status("sm_two"), await status("sm_one")]).toEqual([200, 200, 429]);
  for (let i = 0; i < 20; i++) expect((await call("GET", "/v3/session")).status).toBe(200);
});

test("a clock that was set back does not lock a key out", async () => {
  const clock = movableClock();
  const { call, addKey } = await startTestServer(clock);
  await addKey("sm_slow", { rateLimit: { max: 1, windowMs: 10_000 } });
  const status = async () => (await call("GET", "/v3/session", undefined, { "x-api-key": "sm_slow" })).status;
  expect([await status(), await status()]).toEqual([200, 429]);
  clock.advance(-3_600_000);
  expect(await status()).toBe(200);
});

test("a scoped key may send 500 requests a minute unless told otherwise", async () => {
  const { call } = await startTestServer();
  const make = async (limits: object) =>
    (await call("POST", "/v3/auth/scoped-key", { containerTag: "ada", ...limits })).body.key;
  const ask = async (key: string) => call("GET", "/v3/session", undefined, { "x-api-key": key });
  const key = await make({});
  expect((await ask(key)).headers.get("ratelimit-policy")).toBe('"key";q=500;w=60');
  for (let i = 1; i < 500; i++) expect((await ask(key)).status).toBe(200);
  expect((await ask(key)).status).toBe(429);
  const other = await make({ rateLimitMax: 3, rateLimitTimeWindow: 1000 });
  expect((await ask(other)).headers.get("ratelimit-policy")).toBe('"key";q=3;w=1');
});
