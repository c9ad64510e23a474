// Containers that are removed and come back.

import { expect, test } from "bun:test";
import { emptyPlan } from "#domain/plan.ts";
import { openTestStore } from "#test/support/store.ts";

const NOW = Date.UTC(2025, 0, 2);

test("a removed container is not there any more, and what it was called is forgotten", async () => {
  const store = await openTestStore();
  await store.containers.patch("ada", { name: "Ada", entityContext: "A nurse." }, NOW);
  await store.containers.patch("bob", {}, NOW);
  await store.containers.remove("ada");
  expect(await store.containers.get("ada")).toBeNull();
  expect((await store.containers.list()).map(({ tag }) => tag)).toEqual(["bob"]);
  const again = await store.containers.patch("ada", { profileBuckets: [{ key: "pets", description: "" }] }, NOW + 1);
  expect(again).toMatchObject({ name: null, entityContext: null, createdAt: NOW + 1 });
  expect((await store.containers.list()).length).toBe(2);
  await store.close();
});

test("a container that comes back goes on counting its revisions, so that nothing cached of the old one seems up to date", async () => {
  const store = await openTestStore();
  await store.commit(emptyPlan("ada", 0), "m");
  const before = await store.commit(emptyPlan("ada", 1), "m");
  await store.containers.remove("ada");
  const reader = store.tag("ada");
  expect(await reader.revision()).toBeGreaterThan(before);
  const after = await store.commit(emptyPlan("ada", await reader.revision()), "m");
  expect(after).toBeGreaterThan(before);
  expect(await store.containers.get("ada")).toMatchObject({ tag: "ada", revision: after });
  await store.close();
});
