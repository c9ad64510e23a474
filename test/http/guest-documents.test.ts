// Documents of several tags: they live in the first, and are seen in the others, under their ids and under their customIds.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
let guest: Record<string, string>;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  const { body: key } = await app.call("POST", "/v3/auth/scoped-key", { containerTag: "guest" });
  guest = { authorization: `Bearer ${key.key}` };
  const add = async (fields: object) => (await app.call("POST", "/v3/documents", fields)).body.id;
  for (const tag of ["aside", "before"]) await add({ content: `Of ${tag}.`, containerTag: tag, customId: "plan" });
  id = await add({ content: "The plan is to sail.", containerTags: ["home", "guest"], customId: "plan" });
  await add({ content: "Nobody else sees this.", containerTag: "home", customId: "secret" });
  await app.idle();
});
afterAll(() => app.close());

test("a customId names what its tags show, to a key of one of them and to whoever names it", async () => {
  const seen = { status: 200, body: { id, content: "The plan is to sail." } };
  expect(await app.call("GET", "/v3/documents/plan", undefined, guest)).toMatchObject(seen);
  expect(await app.call("GET", "/v3/documents/plan?containerTag=guest")).toMatchObject(seen);
  const chunks = await app.call("GET", "/v3/documents/plan/chunks", undefined, guest);
  expect(chunks).toMatchObject({ status: 200, body: { documentId: id } });
});

test("it is changed and deleted from its home alone, and what is not seen has no name", async () => {
  const change = { metadata: { changed: true } };
  expect((await app.call("PATCH", "/v3/documents/plan", change, guest)).status).toBe(403);
  expect((await app.call("DELETE", "/v3/documents/plan", undefined, guest)).status).toBe(403);
  expect((await app.call("GET", "/v3/documents/secret", undefined, guest)).status).toBe(404);
  expect((await app.call("PATCH", "/v3/documents/secret", change, guest)).status).toBe(404);
});

test("what lives in the tag comes before what is a guest there", async () => {
  const own = await app.call(
    "POST",
    "/v3/documents",
    { content: "Own.", containerTag: "guest", customId: "plan" },
    guest,
  );
  expect((await app.call("GET", "/v3/documents/plan", undefined, guest)).body.id).toBe(own.body.id);
});
