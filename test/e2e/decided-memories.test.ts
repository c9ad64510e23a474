// What a client decided of a memory outlasts a change of its document: what was forgotten stays forgotten, what was reworded stays so.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hand = async (containerTag: string, content: string): Promise<string> => {
  const { status, body } = await app.call("POST", "/v3/documents", {
    containerTag,
    customId: "notes",
    content,
    dreaming: "instant",
  });
  expect(status).toBe(200);
  await app.idle();
  return body.id;
};

const replace = async (documentId: string, content: string): Promise<void> => {
  const { status } = await app.call("PATCH", `/v3/documents/${documentId}`, { content });
  expect(status).toBe(200);
  await app.idle();
};

const entries = async (containerTag: string): Promise<{ id: string; memory: string; version: number }[]> =>
  (await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] })).body.memoryEntries;
const texts = async (containerTag: string): Promise<string[]> =>
  (await entries(containerTag)).map(({ memory }) => memory).toSorted();
const idOf = async (containerTag: string, part: string): Promise<string> =>
  (await entries(containerTag)).find(({ memory }) => memory.includes(part))?.id ?? "";

test("a document that grows within a passage brings back nothing that was forgotten", async () => {
  await hand("ivo", "Ivo: I live in Ghent. I play the oboe.");
  expect(await texts("ivo")).toEqual(["Ivo lives in Ghent.", "Ivo plays the oboe."]);
  const id = await idOf("ivo", "Ghent");
  const { body } = await app.call("POST", "/v4/memories/forget-matching", { containerTag: "ivo", ids: [id] });
  await hand("ivo", "Ivo: I live in Ghent. I play the oboe. I work as a tailor.");
  expect(await texts("ivo")).toEqual(["Ivo plays the oboe.", "Ivo works as a tailor."]);
  const batch = { containerTag: "ivo", forgetBatchId: body.forgetBatchId };
  await app.call("POST", "/v4/memories/forget-matching/undo", batch);
  expect(await texts("ivo")).toEqual(["Ivo lives in Ghent.", "Ivo plays the oboe.", "Ivo works as a tailor."]);
});

test("what was reworded stays as it was reworded, until its words leave the document", async () => {
  const documentId = await hand("una", "Una: I live in Ghent. I play the oboe.");
  const id = await idOf("una", "oboe");
  const change = { containerTag: "una", id, newContent: "Una plays the oboe in a quartet." };
  const { body } = await app.call("PATCH", "/v4/memories", change);
  await replace(documentId, "Una: I work as a tailor. I live in Ghent. I play the oboe.");
  expect(await texts("una")).toEqual([
    "Una lives in Ghent.",
    "Una plays the oboe in a quartet.",
    "Una works as a tailor.",
  ]);
  const { body: memory } = await app.call("GET", `/v4/memories/${body.id}`);
  const { body: document } = await app.call("GET", `/v3/documents/${documentId}`);
  const { quote, start, end } = memory.sources[0];
  expect(document.content.slice(start, end)).toBe(quote);
  await replace(documentId, "Una: I work as a tailor. I live in Ghent.");
  expect(await texts("una")).toEqual(["Una lives in Ghent.", "Una works as a tailor."]);
});
