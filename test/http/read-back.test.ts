// Clients that keep files in documents read them back, at once and later, and write what they changed in them.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
};

/** A document whose turn takes long enough for the next one to be seen waiting. */
const keepBusy = (containerTag: string) => {
  const content = Array.from({ length: 40 }, (_, i) => `user: I sold ${i} crates of plums to ${i} shops.`).join("\n");
  return send("POST", "/v3/documents", { content, containerTag });
};

const listed = async (containerTag: string, filepath: string) => {
  const query = { containerTag, filepath, includeContent: true };
  return (await send("POST", "/v3/documents/list", query)).memories[0];
};

test("a text is read back from the moment it is accepted, new or in place of another", async () => {
  await keepBusy("waiting");
  const file = { containerTag: "waiting", filepath: "/list.txt" };
  const { id } = await send("POST", "/v3/documents", { ...file, content: "milk\neggs\n" });
  expect(await send("GET", `/v3/documents/${id}`)).toMatchObject({
    status: "queued",
    content: "milk\neggs\n",
    raw: "milk\neggs\n",
  });
  await app.idle();
  await keepBusy("waiting");
  await send("PATCH", `/v3/documents/${id}`, { content: "milk\nbread\n" });
  expect(await listed("waiting", "/list.txt")).toMatchObject({ status: "queued", content: "milk\nbread\n" });
  await app.idle();
  expect(await listed("waiting", "/list.txt")).toMatchObject({ status: "done", content: "milk\nbread\n" });
});

test.each([
  ["/page.html", "<html><body><p>Hi <b>you</b></p></body></html>"],
  ["/windows.txt", "one\r\ntwo\r\n"],
  ["/talk.json", '[{"role":"user","content":"I keep goats."}]'],
])("a file of a client (%s) stays as it was written", async (filepath, content) => {
  const { id } = await send("POST", "/v3/documents", { containerTag: "exact", filepath, content });
  await app.idle();
  expect(await send("GET", `/v3/documents/${id}`)).toMatchObject({ status: "done", content, raw: content });
  expect((await listed("exact", filepath)).content).toBe(content);
});
