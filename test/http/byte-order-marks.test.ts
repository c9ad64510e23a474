// Texts that begin with a byte order mark, as editors on Windows save them: they are taken like those without.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MARK = "\ufeff";

const documentOf = async (id: string) => (await app.call("GET", `/v3/documents/${id}`)).body;
const textsOf = ({ memories }: { memories: { memory: string }[] }) => memories.map(({ memory }) => memory);

test("a content is read to its end and remembered, also when it replaces another or comes in a batch", async () => {
  const fields = { containerTag: "marked", dreaming: "instant" };
  const added = await app.call("POST", "/v3/documents", { ...fields, content: `${MARK}I live in Tromsø.` });
  await app.idle();
  const first = await documentOf(added.body.id);
  expect(first).toMatchObject({ status: "done", dreamingStatus: "done", content: "I live in Tromsø." });
  expect(textsOf(first)).toEqual(["User lives in Tromsø."]);

  await app.call("PATCH", `/v3/documents/${added.body.id}`, { content: `${MARK}${MARK}I live in Bodø.` });
  await app.idle();
  const second = await documentOf(added.body.id);
  expect(second).toMatchObject({ status: "done", dreamingStatus: "done", content: "I live in Bodø." });

  const documents = [`${MARK}I keep bees.`];
  const batch = await app.call("POST", "/v3/documents/batch", { ...fields, documents });
  await app.idle();
  expect(await documentOf(batch.body.results[0].id)).toMatchObject({ status: "done", content: "I keep bees." });
});

test("what is answered is what is kept, and the same with the mark is nothing new", async () => {
  const write = async (content: string) => {
    const { status, body } = await app.call("POST", "/v4/memories", { containerTag: "told", memories: [{ content }] });
    expect(status).toBe(201);
    return body.memories[0];
  };
  const marked = await write(`${MARK}Ann likes tea.`);
  expect(marked.memory).toBe("Ann likes tea.");
  expect((await write("Ann likes tea.")).id).toBe(marked.id);
});

test("a field of a form is taken like one of JSON", async () => {
  const form = new FormData();
  form.set("file", new File(["Some words."], "words.txt"));
  form.set("containerTag", "form");
  form.set("metadata", `${MARK}{"shelf":"north"}`);
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const uploaded = await fetch(`${app.address}/v3/documents/file`, { method: "POST", headers, body: form });
  expect(uploaded.status).toBe(200);
  const { id } = (await uploaded.json()) as { id: string };
  expect(await documentOf(id)).toMatchObject({ metadata: { shelf: "north" } });
});
