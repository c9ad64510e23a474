import { beforeAll, expect, test } from "bun:test";
import type { ApiKey } from "#domain/key.ts";
import type { AuditRow } from "#store/audit-store.ts";
import type { Store } from "#store/store.ts";
import { openTestStore } from "#test/support/store.ts";

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});

test("a container is created by its first patch, and a patch changes only what it names", async () => {
  expect(await store.containers.get("ada")).toBeNull();
  expect(await store.containers.patch("ada", { name: "Ada" }, 5)).toEqual({
    tag: "ada",
    name: "Ada",
    entityContext: null,
    memoryFilesystemPaths: null,
    profileBuckets: [],
    revision: 0,
    createdAt: 5,
    updatedAt: 5,
  });
  const profileBuckets = [{ key: "sailing", description: "Boats" }];
  await store.containers.patch("ada", { entityContext: "A sailor", profileBuckets, memoryFilesystemPaths: ["/a"] }, 6);
  const changed = await store.containers.patch("ada", { entityContext: null }, 7);
  expect(changed).toMatchObject({
    name: "Ada",
    entityContext: null,
    profileBuckets,
    memoryFilesystemPaths: ["/a"],
    createdAt: 5,
    updatedAt: 7,
  });
  expect(await store.containers.get("ada")).toEqual(changed);
  await store.containers.patch("bob", {}, 8);
  expect((await store.containers.list()).map(({ tag }) => tag)).toEqual(["ada", "bob"]);
  await store.containers.remove("bob");
  expect(await store.containers.get("bob")).toBeNull();
});

test("settings start unset, and a patch changes only what it names", async () => {
  expect(await store.organization.settings()).toMatchObject({
    profileBuckets: [],
    filterPrompt: null,
    chunkSize: null,
  });
  const profileBuckets = [{ key: "work", description: "" }];
  expect(await store.organization.patchSettings({ profileBuckets, chunkSize: 200 })).toMatchObject({
    profileBuckets,
    chunkSize: 200,
  });
  await store.organization.patchSettings({ filterPrompt: "Only facts", includeItems: ["a"] });
  expect(await store.organization.patchSettings({ chunkSize: -1 })).toMatchObject({ chunkSize: null });
  expect(await store.organization.settings()).toMatchObject({
    profileBuckets,
    filterPrompt: "Only facts",
    includeItems: ["a"],
    chunkSize: null,
  });
});

test("keys are found by their hash, and replaced by their id", async () => {
  const key: ApiKey = {
    id: "k1",
    name: "laptop",
    hash: "a".repeat(64),
    role: "member",
    scope: { tags: ["ada"], permission: "read" },
    rateLimit: { max: 5, windowMs: 1_000 },
    expiresAt: 9,
    revokedAt: null,
    createdAt: 1,
  };
  await store.keys.put(key);
  expect(await store.keys.byHash(key.hash)).toEqual(key);
  expect(await store.keys.byHash("b")).toBeNull();
  const open = { ...key, id: "k2", hash: "b".repeat(64), scope: null, rateLimit: null, expiresAt: null };
  await store.keys.put(open);
  expect(await store.keys.byHash(open.hash)).toEqual(open);
  await store.keys.put({ ...key, hash: "c".repeat(64), revokedAt: 3 });
  expect(await store.keys.byHash(key.hash)).toBeNull();
  expect((await store.keys.list()).map(({ id, revokedAt }) => [id, revokedAt])).toEqual([
    ["k1", 3],
    ["k2", null],
  ]);
});

test("one hash cannot be two keys", async () => {
  const key = {
    name: "n",
    hash: "same",
    role: "owner",
    scope: null,
    rateLimit: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: 1,
  } as const;
  await store.keys.put({ id: "one", ...key });
  await expect(store.keys.put({ id: "two", ...key })).rejects.toThrow();
});

test("the audit trail keeps every row, and shows the newest first", async () => {
  const row = (id: string, at: number): AuditRow => ({
    id,
    at,
    keyId: null,
    action: "key.create",
    target: "k",
    outcome: "done",
    requestId: "r",
  });
  for (const [id, at] of [
    ["a", 1],
    ["b", 3],
    ["c", 2],
    ["d", 3],
  ] as const)
    await store.audit.append(row(id, at));
  expect(await store.audit.latest(3)).toEqual([row("d", 3), row("b", 3), row("c", 2)]);
});

test("the probe writes and reads", async () => {
  await store.probe();
  await store.probe();
});
