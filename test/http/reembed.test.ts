import { expect, test } from "bun:test";
import { AppError } from "#src/errors.ts";
import type { Reembedding } from "#store/store.ts";
import { startTestServer } from "#test/support/http.ts";

const RUNNING: Reembedding = {
  model: "new",
  dimensions: 8,
  url: "http://models.test/v1",
  status: "running",
  done: 3,
  total: 10,
  embedded: 2,
  isSwept: false,
  error: null,
  startedAt: 1_000,
  updatedAt: 2_000,
};

test("embedding anew is begun and asked for by admins, and accounted for", async () => {
  let state: Reembedding | null = null;
  const reembedding = {
    state: async () => state,
    start: async () => {
      state = RUNNING;
      return state;
    },
  };
  const server = await startTestServer(undefined, { reembedding });
  const idle = await server.call("GET", "/v3/settings/reembed");
  expect(idle.body).toMatchObject({ status: "idle", model: null, total: 0, startedAt: null });
  const begun = await server.call("POST", "/v3/settings/reembed");
  expect(begun.status).toBe(202);
  expect(begun.body).toEqual({
    status: "running",
    model: "new",
    dimensions: 8,
    done: 3,
    total: 10,
    embedded: 2,
    error: null,
    startedAt: "1970-01-01T00:00:01.000Z",
    updatedAt: "1970-01-01T00:00:02.000Z",
  });
  expect((await server.call("GET", "/v3/settings/reembed")).body).toEqual(begun.body);
  const rows = await server.store.audit.latest(10);
  expect(rows.filter(({ action }) => action === "embedder.changed")).toMatchObject([
    { target: "new", outcome: "done" },
  ]);
  await server.store.close();
});

test("embedding anew answers 503 with the reason while the model is not to be had", async () => {
  const reembedding = {
    state: async () => null,
    start: () => {
      const options = { details: "it answers 404", retryAfterSeconds: 30 };
      return Promise.reject(new AppError("unavailable", "The configured embedding model cannot be asked", options));
    },
  };
  const server = await startTestServer(undefined, { reembedding });
  const { status, body, headers } = await server.call("POST", "/v3/settings/reembed");
  expect({ status, details: body.details }).toEqual({ status: 503, details: "it answers 404" });
  expect(headers.get("retry-after")).toBe("30");
  await server.store.close();
});
