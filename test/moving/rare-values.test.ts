// Values that few have, and that have to come through an export and its import all the same.

import { expect, test } from "bun:test";
import { startTestApp } from "#test/support/app.ts";
import { exported, imported } from "#test/support/moving.ts";

const containerTag = "ada";

test("ids of conversations, which may be any text, come through", async () => {
  const [from, to] = await Promise.all([startTestApp(), startTestApp()]);
  const conversation = { conversationId: "team/ünï 1@acme.example", containerTag };
  await from.call("POST", "/v4/conversations", { ...conversation, messages: [{ role: "user", content: "I ski." }] });
  await from.idle();
  expect(await imported(to, await exported(from))).toMatchObject({ status: 200, body: { documents: 1 } });
  const again = { ...conversation, messages: [{ role: "user", content: "I also skate." }] };
  const { body } = await to.call("POST", "/v4/conversations", again);
  const { body: listed } = await to.call("POST", "/v3/documents/list", { containerTag });
  expect(listed.memories.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  await Promise.all([from.close(), to.close()]);
});

test("a container in which no file makes memories is one afterwards", async () => {
  const [from, to] = await Promise.all([startTestApp(), startTestApp()]);
  await from.call("PATCH", `/v3/container-tags/${containerTag}`, { memoryFilesystemPaths: [] });
  expect((await imported(to, await exported(from))).status).toBe(200);
  const { body } = await to.call("GET", `/v3/container-tags/${containerTag}`);
  expect(body.memoryFilesystemPaths).toEqual([]);
  await Promise.all([from.close(), to.close()]);
});
