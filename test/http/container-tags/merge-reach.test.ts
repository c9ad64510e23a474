// What a merge of container tags gives to a key that was confined to the source: nothing.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
let keyOfBrook: Record<string, string>;
let keyOfBoth: Record<string, string>;

const add = (fields: object, headers?: Record<string, string>) =>
  app.call("POST", "/v3/documents", { dreaming: "instant", ...fields }, headers);
const remember = (fields: object, headers?: Record<string, string>) =>
  app.call("POST", "/v4/memories", fields, headers);
const merge = async (source: string, target: string): Promise<void> => {
  const body = { containerTags: [source, target], targetContainerTag: target };
  expect((await app.call("POST", "/v3/container-tags/merge", body)).status).toBe(202);
  await app.idle();
};
const scoped = async (...containerTags: string[]): Promise<Record<string, string>> => {
  const { key } = (await app.call("POST", "/v3/auth/scoped-key", { containerTags, name: "s" })).body;
  return { authorization: `Bearer ${key}` };
};
/** Everything that a stranger to the tag could change. */
const stateOf = async (tag: string): Promise<string> => {
  const { body: documents } = await app.call("POST", "/v3/documents/list", {
    containerTags: [tag],
    includeContent: true,
    limit: 100,
  });
  const { body: memories } = await app.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 100 });
  const { body: settings } = await app.call("GET", `/v3/container-tags/${tag}`);
  return JSON.stringify([documents, memories, settings]);
};

beforeAll(async () => {
  app = await startTestApp();
  for (const tag of ["brook", "well", "river"])
    await add({ containerTag: tag, customId: "diary", content: `I keep two red boats on the ${tag}.` });
  await remember({ containerTag: "river", memories: [{ content: "Ines lives in Bergen" }] });
  await app.idle();
  keyOfBrook = await scoped("brook", "well");
  keyOfBoth = await scoped("brook", "river");
  await merge("brook", "river");
});
afterAll(() => app.close());

test("a key of the source writes nothing into the target, and learns nothing of it", async () => {
  const before = await stateOf("river");
  const { id } = (await app.call("POST", "/v3/documents/list", { containerTags: ["well"] }, keyOfBrook)).body
    .memories[0];
  const form = new FormData();
  form.set("file", new File(["The boats are sold."], "diary.txt"));
  form.set("containerTag", "brook");
  form.set("customId", "diary");
  const upload = await fetch(`${app.address}/v3/documents/file`, { method: "POST", headers: keyOfBrook, body: form });
  const answers = [
    await add({ containerTag: "brook", customId: "diary", content: "The boats are sold." }, keyOfBrook),
    await add({ containerTags: ["well", "brook"], content: "Shown to both." }, keyOfBrook),
    await add({ containerTag: "brook", entityContext: "Nobody.", content: "A note." }, keyOfBrook),
    await remember({ containerTag: "brook", memories: [{ content: "Ines lives in Bergen" }] }, keyOfBrook),
    await remember({ containerTag: "brook", memories: [{ content: "Hm" }], entityContext: "Nobody." }, keyOfBrook),
    await app.call(
      "POST",
      "/v4/conversations",
      { containerTags: ["brook"], conversationId: "diary", messages: [{ role: "user", content: "Forget Bergen." }] },
      keyOfBrook,
    ),
    await app.call("PATCH", `/v3/documents/${id}`, { containerTags: ["well", "brook"] }, keyOfBrook),
    await app.call("PATCH", `/v3/documents/${id}`, { containerTags: ["well", "brook"], content: "New." }, keyOfBrook),
    { status: upload.status, body: await upload.json() },
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain("river");
    expect(body.details).toBe('The container tag "brook" was merged into one that the key has no access to');
  }
  const batch = { documents: [{ content: "One" }, { content: "Two", containerTag: "well" }], containerTag: "brook" };
  const { body } = await app.call("POST", "/v3/documents/batch", batch, keyOfBrook);
  expect(body).toMatchObject({ failed: 1, success: 1, results: [{ status: "error" }, { status: "queued" }] });
  await app.idle();
  expect(await stateOf("river")).toBe(before);
});

test("a key of both goes on under the old name, as do keys of the whole organization", async () => {
  expect((await add({ containerTag: "brook", customId: "k", content: "I row at dawn." }, keyOfBoth)).status).toBe(200);
  const told = { containerTag: "brook", memories: [{ content: "Ines rows at dawn" }] };
  expect((await remember(told, keyOfBoth)).status).toBe(201);
  expect((await add({ containerTag: "brook", content: "I swim in June." })).status).toBe(200);
  await app.idle();
  expect(await stateOf("river")).toContain("I row at dawn.");
});

test("what is on its way when the merge comes is refused to a key that may not write where it goes", async () => {
  const { store } = app.app.context;
  await store.merges.create({ id: "slow", target: "river", sources: ["well"] }, Date.now());
  const merging = await store.merges.current();
  if (merging === null) throw new Error("no merge");
  await store.merges.advance(merging, Date.now());
  const late = [
    add({ containerTag: "well", content: "I fetch water at noon." }, keyOfBrook),
    remember({ containerTag: "well", memories: [{ content: "Ines fetches water" }] }, keyOfBrook),
  ];
  await Bun.sleep(200);
  app.app.context.wakeMerges();
  for (const { status } of await Promise.all(late)) expect(status).toBe(403);
});

test("when the target is deleted, the name is the key's own again", async () => {
  expect((await app.call("DELETE", "/v3/container-tags/river")).status).toBe(200);
  expect((await add({ containerTag: "brook", content: "I keep a canoe." }, keyOfBrook)).status).toBe(200);
});
