// The error shape: one status a kind, nothing of the inside.

import { expect, test } from "bun:test";
import { connect } from "node:net";
import { toAppError, toErrorAnswer } from "#http/middleware/errors.ts";
import { AppError, type ErrorKind, invalid } from "#src/errors.ts";
import { startTestApp } from "#test/support/app.ts";

const STATUSES: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  quota_exhausted: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  busy: 409,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  disk_full: 507,
};

test.each(Object.entries(STATUSES) as [ErrorKind, number][])("%s answers with status %d", (kind, status) => {
  const answer = toErrorAnswer(new AppError(kind, "message", { details: "more" }));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error: "message", details: "more", code: kind });
});

test("a permanent conflict tells clients not to try again, a busy one does not", () => {
  expect(toErrorAnswer(new AppError("conflict", "x")).headers["x-should-retry"]).toBe("false");
  expect(toErrorAnswer(new AppError("busy", "x")).headers["x-should-retry"]).toBeUndefined();
});

test("waiting times are whole seconds, and never missing where waiting helps", () => {
  expect(toErrorAnswer(new AppError("rate_limited", "x", { retryAfterSeconds: 1.2 })).headers["retry-after"]).toBe("2");
  expect(toErrorAnswer(new AppError("rate_limited", "x")).headers["retry-after"]).toBe("1");
  expect(toErrorAnswer(new AppError("unavailable", "x")).headers["retry-after"]).toBe("1");
  expect(toErrorAnswer(invalid("a", "b")).headers["retry-after"]).toBeUndefined();
});

test("an unexpected failure says nothing of the inside", () => {
  const answer = toErrorAnswer(toAppError(new TypeError("secret path /var/lib"), "UNKNOWN"));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ error: "Internal server error", code: "internal" });
});

test("a full disk is told as such", () => {
  const failure = toAppError(new Error("ENOSPC: no space left on device, write"), "UNKNOWN");
  expect(toErrorAnswer(failure).status).toBe(507);
});

test("a request without a Host is answered, and nothing that goes wrong shows the source", async () => {
  const app = await startTestApp();
  try {
    const { hostname, port } = new URL(app.address);
    const ask = (text: string): Promise<string> => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = "";
      socket.on("data", (part) => {
        answer += part.toString();
      });
      socket.on("close", () => resolve(answer));
      return promise;
    };
    expect(await ask("GET /health HTTP/1.0\r\n\r\n")).toContain('{"status":"ok"}');
    expect(await ask("GET /v3/session HTTP/1.0\r\n\r\n")).toContain("401");
    expect(await ask("GET /%E0%A4%A HTTP/1.0\r\n\r\n")).not.toContain("<html");
  } finally {
    await app.close();
  }
});
