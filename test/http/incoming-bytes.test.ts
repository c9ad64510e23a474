// Bodies that stop on their way: what one key can have the service hold of them is bounded, and comes back when they end.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

const MB = 1024 * 1024;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(async () => {
  await service.close();
});

/** Sends a batch's head and a part of its body, and then nothing more; `status` is that of an answer, should one come. */
const stall = (secret: string, transfer: string, part: string): { socket: Socket; status: Promise<number> } => {
  const socket = connect(Number(new URL(service.address).port), "127.0.0.1");
  const { promise: status, resolve } = Promise.withResolvers<number>();
  socket.on("error", () => {});
  socket.on("data", (bytes) => resolve(Number(bytes.toString().split(" ")[1])));
  const head = ["POST /v3/documents/batch HTTP/1.1", "Host: x", `Authorization: Bearer ${secret}`, transfer];
  socket.write([...head, "Content-Type: application/json", "", part].join("\r\n"));
  return { socket, status };
};

const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;

test.each([
  ["announced", `Content-Length: ${32 * MB}`, "{"],
  ["in pieces", "Transfer-Encoding: chunked", chunk(31 * MB)],
])(
  "a key has no more than four large bodies (%s) on their way, and others go on",
  async (name, transfer, part) => {
    const { body: key } = await service.call("POST", "/v3/auth/scoped-key", { containerTag: "slow", name });
    const stalled = Array.from({ length: 5 }, () => stall(key.key, transfer, part));
    const first = await Promise.race(stalled.map(({ status }) => status));
    expect(first).toBe(429);
    const headers = { authorization: `Bearer ${key.key}` };
    const add = (secret = headers) =>
      service.call("POST", "/v3/documents", { content: "Ada rows.", containerTag: "slow" }, secret);
    expect((await add({ authorization: `Bearer ${TEST_KEY}` })).status).toBe(200);
    for (const { socket } of stalled) socket.destroy();
    const again = () => stall(key.key, `Content-Length: ${32 * MB}`, "{");
    for (let tries = 40; tries > 0; tries--) {
      const { socket, status } = again();
      const answer = await Promise.race([status, Bun.sleep(300).then(() => "read on")]);
      socket.destroy();
      if (answer === "read on" && (await add()).status === 200) return;
      await Bun.sleep(50);
    }
    throw new Error("what was on its way is still counted");
  },
  30_000,
);
