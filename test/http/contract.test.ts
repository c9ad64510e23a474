// Single lines of the published contract on which clients rely and that have no other place.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = async (status: number, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
  return answer.body;
};

test("a list of documents leaves out the tags of projects, in the order of the others; the document alone has all", async () => {
  const add = async (containerTags?: string[]): Promise<string> =>
    (await send(200, "POST", "/v3/documents", { content: "Notes.", taskType: "superrag", containerTags })).id;
  const listed = async (tag: string): Promise<string[][]> =>
    (await send(200, "POST", "/v3/documents/list", { containerTags: [tag] })).memories.map(
      ({ containerTags }: { containerTags: string[] }) => containerTags,
    );
  const tags = ["zeta", "sm_project_boats", "alpha"];
  const id = await add(tags);
  await add();
  expect(await listed("sm_project_boats")).toEqual([["zeta", "alpha"]]);
  expect(await listed("sm_project_default")).toEqual([[]]);
  expect((await send(200, "GET", `/v3/documents/${id}`)).containerTags).toEqual(tags);
});

test("every setting of the organization can be null, its buckets too", async () => {
  const settings = {
    filterPrompt: "A clinic.",
    chunkSize: 500,
    includeItems: ["knees"],
    profileBuckets: [{ key: "a" }],
  };
  await send(200, "PATCH", "/v3/settings", settings);
  const none = Object.fromEntries(Object.keys(settings).map((field) => [field, null]));
  const { updated } = await send(200, "PATCH", "/v3/settings", none);
  expect(updated).toMatchObject({ filterPrompt: null, chunkSize: null, includeItems: null, profileBuckets: [] });
});

test("a tag's name is measured without the spaces around it", async () => {
  const name = "n".repeat(100);
  expect((await send(200, "PATCH", "/v3/container-tags/named", { name: `  ${name} ` })).name).toBe(name);
  const { details } = await send(400, "PATCH", "/v3/container-tags/named", { name: `${name}n` });
  expect(details).toBe("name must have at most 100 characters");
});

test("a list of memories shows the newest fifty versions, a memory alone all of them", async () => {
  const containerTag = "counter";
  const says = (count: number): string => `The counter is at ${count}.`;
  await send(201, "POST", "/v4/memories", { containerTag, memories: [{ content: says(1) }] });
  for (let version = 2; version <= 52; version++) {
    await send(200, "PATCH", "/v4/memories", { containerTag, content: says(version - 1), newContent: says(version) });
  }
  const versionsOf = ({ history }: { history: { version: number }[] }) => history.map(({ version }) => version);
  const newestFirst = Array.from({ length: 52 }, (_, i) => 52 - i);
  const [entry] = (await send(200, "POST", "/v4/memories/list", { containerTags: [containerTag] })).memoryEntries;
  expect(versionsOf(entry)).toEqual(newestFirst.slice(0, 50));
  expect(versionsOf(await send(200, "GET", `/v4/memories/${entry.id}`))).toEqual(newestFirst);
});

test("a tag beside a path says where it is, in either spelling, and is not emptied", async () => {
  const add = async (containerTag: string, filepath: string): Promise<string> =>
    (await send(200, "POST", "/v3/documents", { content: "A leaf.", taskType: "superrag", containerTag, filepath })).id;
  const remove = (status: number, body: object) => send(status, "DELETE", "/v3/documents/bulk", body);
  const left = async (tag: string): Promise<string[]> =>
    (await send(200, "POST", "/v3/documents/list", { containerTags: [tag] })).memories
      .map(({ filepath }: { filepath: string }) => filepath)
      .toSorted();
  const id = await add("oak", "/one.md");
  for (const tag of ["oak", "elm"]) {
    await add(tag, "/twigs/two.md");
    await add(tag, "/root.md");
  }
  await app.idle();
  expect(await remove(200, { containerTags: ["oak"], filepath: "/twigs/" })).toEqual({
    success: true,
    deletedCount: 1,
  });
  expect([await left("oak"), await left("elm")]).toEqual([
    ["/one.md", "/root.md"],
    ["/root.md", "/twigs/two.md"],
  ]);
  const several = await remove(400, { containerTags: ["oak", "elm"], filepath: "/" });
  expect(several.details).toStartWith("containerTags");
  for (const more of [{ filepath: "/" }, { containerTags: ["oak"] }]) await remove(400, { ids: [id], ...more });
  expect((await left("oak")).length + (await left("elm")).length).toBe(4);
  expect(await remove(200, { containerTag: "elm", filepath: "/twigs/" })).toMatchObject({ deletedCount: 1 });
});
