// Requests as no client library would write them, over a socket: hosts that are none or very short, and bodies larger than any route takes.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

const MB = 1024 * 1024;
const KEY = `Authorization: Bearer ${TEST_KEY}`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(async () => {
  await service.close();
});

/** Status and body of the answer to the head of a request, whose body may never come. */
const ask = (line: string, ...headers: string[]): Promise<{ readonly status: number; readonly body: string }> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const socket = connect(Number(new URL(service.address).port), "127.0.0.1");
  let answer = "";
  socket.on("error", reject);
  socket.on("data", (bytes) => {
    answer += bytes.toString();
    const [head = "", ...rest] = answer.split("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
    const body = rest.join("\r\n\r\n");
    if (Buffer.byteLength(body) < length) return;
    resolve({ status: Number(head.split(" ")[1]), body });
    socket.destroy();
  });
  socket.write([`${line} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
  return promise;
};

test.each(["[[[", "x:99999", "%zz"])("a Host that names no host (%s) is answered like any other", async (host) => {
  const refused = await ask("GET /v3/session", `Host: ${host}`);
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([401, "unauthorized"]);
  expect((await ask("GET /v3/session", `Host: ${host}`, KEY)).status).toBe(200);
});

test.each(["m", "db", "mem"])("under a short name (%s) every route is where it is", async (host) => {
  expect((await ask("GET /v3/session", `Host: ${host}`, KEY)).status).toBe(200);
  const document = await ask("GET /v3/documents/none", `Host: ${host}`, KEY);
  expect([document.status, JSON.parse(document.body).error]).toEqual([404, "Document not found"]);
});

test.each(["GET /swagger/v3/session", "GET /swagger/mcp", "GET /files/v3/container-tags/list?signature=x"])(
  "behind an open path (%s) no other route is found, whatever the host",
  async (line) => {
    for (const host of ["m", "abc", "localhost"]) {
      const { status, body } = await ask(line, `Host: ${host}`);
      expect([status, JSON.parse(body).code], host).toEqual([404, "unknown_route"]);
    }
  },
);

test.each([
  ["POST /v3/documents", 8],
  ["POST /v3/documents/batch", 32],
  ["POST /v3/documents/file", 51],
  ["POST /v3/import", 80],
])("%s with a body larger than any says in JSON what it takes", async (line, limit) => {
  for (const bytes of [limit * MB + 1, 100 * MB, 1e15]) {
    const { status, body } = await ask(line, "Host: localhost", KEY, `Content-Length: ${bytes}`);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({
      code: "too_large",
      details: `The body may have at most ${limit} MB`,
    });
  }
});

test.each(["file", "batch", "import"])("a document and a container called %s are changed like others", async (name) => {
  await service.call("POST", "/v3/documents", { content: "Tea is good.", containerTag: name, customId: name });
  const container = await service.call("PATCH", `/v3/container-tags/${name}`, { entityContext: "About tea" });
  expect(container.body).toMatchObject({ containerTag: name, entityContext: "About tea" });
  expect((await service.call("PATCH", `/v3/documents/${name}`, { metadata: { colour: "green" } })).status).toBe(200);
  await service.idle();
  const { metadata } = (await service.call("GET", `/v3/documents/${name}`)).body;
  expect(metadata).toEqual({ colour: "green" });
});

test("an import whose connection is cut is the client's failure, not the service's", async () => {
  const answered = async (): Promise<string[]> => {
    const metrics = await fetch(`${service.address}/metrics`, { headers: { authorization: `Bearer ${TEST_KEY}` } });
    return (await metrics.text())
      .split("\n")
      .filter((line) => line.startsWith("mneme_http_request_duration_seconds_count{") && line.includes("/v3/import"));
  };
  expect(await answered()).toEqual([]);
  const socket = connect(Number(new URL(service.address).port), "127.0.0.1");
  const sent = Promise.withResolvers<void>();
  const head = ["POST /v3/import?into=cut HTTP/1.1", "Host: x", KEY, "Content-Length: 5000", "", '{"type":'];
  socket.write(head.join("\r\n"), () => sent.resolve());
  await sent.promise;
  // Once another request is answered, the first one's body is being read.
  await service.call("GET", "/v3/session");
  socket.destroy();
  for (let lines = await answered(); ; lines = await answered()) {
    if (lines.length === 0) continue;
    expect(lines).toEqual([expect.stringContaining('status="400"')]);
    return;
  }
});
