// Deletions of containers that were cut off with the process.

import { expect, test } from "bun:test";
import { cp, rm } from "node:fs/promises";
import { emptyPlan } from "#domain/plan.ts";
import { createApp } from "#src/app.ts";
import { callService, TEST_KEY, testConfig } from "#test/support/app.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const open = async (dataDir: string) => {
  const app = await createApp(testConfig(dataDir));
  const { address } = await app.listen();
  const authorization = { authorization: `Bearer ${TEST_KEY}` };
  const call = (method: string, path: string, body?: unknown) =>
    callService(address, method, path, body, authorization);
  const add = async (containerTag: string, content: string) => {
    await call("POST", "/v3/documents", { containerTag, content, dreaming: "instant" });
    await app.idle();
  };
  return { app, call, add };
};

test("a deletion that was cut off is finished at the next start, unless the tag was written to since", async () => {
  const dataDir = await temporaryFolder();
  const { app, add } = await open(dataDir);
  const { store, transact, clock } = app.context;
  const tags = ["cut-off", "in-use", "given-up"];
  for (const tag of tags) await add(tag, "Ada keeps bees.");
  for (const tag of tags) {
    await store.containers.beginDeletion(tag, clock.now());
    for await (const { documents } of store.tag(tag).rows(app.context.embeddingModel)) {
      const remove = documents.map(({ id }) => id);
      await transact(tag, async (_, revision) => ({ ...emptyPlan(tag, revision), documents: { put: [], remove } }));
    }
  }
  await store.containers.endDeletion("given-up");
  await add("in-use", "Ada keeps goats.");
  expect(await store.containers.halfDeleted()).toEqual(["cut-off"]);
  await app.close();

  // A process keeps the lock of a folder that it had open.
  const copy = await temporaryFolder();
  await cp(dataDir, copy, { recursive: true });
  const again = await open(copy);
  const memoriesOf = async (tag: string) =>
    (await again.call("POST", "/v4/memories/list", { containerTags: [tag] })).body.memoryEntries.length;
  expect(await again.call("GET", "/v3/container-tags/cut-off")).toMatchObject({ status: 404 });
  expect(await Promise.all(tags.map(memoriesOf))).toEqual([0, 2, 1]);
  await again.app.close();
  for (const folder of [dataDir, copy]) await rm(folder, { recursive: true, force: true });
});
