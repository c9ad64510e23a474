// Keys in the real database: an organization keeps an owner, whatever is revoked at the same moment.

import { afterAll, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import type { ApiKey } from "#domain/key.ts";
import { hashKey } from "#http/auth/hash-key.ts";
import { systemClock } from "#src/ids.ts";
import { ensureOwnerKey } from "#src/owner-key.ts";
import { openStore } from "#store/open.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const dataDir = await temporaryFolder();
const store = await openStore({ url: null, dataDir, clock: systemClock });
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const key = (id: string, fields: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name: id,
  hash: id,
  role: "owner",
  scope: null,
  rateLimit: null,
  expiresAt: null,
  revokedAt: null,
  createdAt: 1,
  ...fields,
});

test("of owners that are all revoked at the same moment, one stays", async () => {
  for (let round = 0; round < 10; round++) {
    const ids = [`a${round}`, `b${round}`, `c${round}`];
    for (const { id } of await store.keys.list()) await store.keys.put(key(id, { revokedAt: 1 }));
    for (const id of ids) await store.keys.put(key(id));
    const revoked = await Promise.all(ids.map((id) => store.keys.revoke(id, 10)));
    expect(revoked.filter(Boolean).length).toBe(2);
    const alive = (await store.keys.list()).filter(({ revokedAt }) => revokedAt === null);
    expect(alive.map(({ id }) => id)).toEqual(ids.filter((_, i) => revoked[i] === false));
  }
});

test("an expired owner does not count, and other keys go whenever they are told to", async () => {
  for (const { id } of await store.keys.list()) await store.keys.put(key(id, { revokedAt: 1 }));
  await store.keys.put(key("last"));
  await store.keys.put(key("expired", { expiresAt: 5 }));
  await store.keys.put(key("member", { role: "member" }));
  expect(await store.keys.revoke("last", 10)).toBe(false);
  expect(await store.keys.revoke("member", 10)).toBe(true);
  expect((await store.keys.byHash("member"))?.revokedAt).toBe(10);
});

test("of several first starts at once, one shows an owner's key, and that one is good", async () => {
  for (let round = 0; round < 5; round++) {
    for (const { id } of await store.keys.list()) await store.keys.put(key(id, { revokedAt: 1 }));
    const shown = (
      await Promise.all(Array.from({ length: 4 }, () => ensureOwnerKey(store.keys, null, systemClock)))
    ).filter((made) => made !== null);
    expect(shown.length).toBe(1);
    expect(await store.keys.byHash(hashKey(shown[0] ?? ""))).toMatchObject({ role: "owner", revokedAt: null });
  }
});

const alive = async (): Promise<string[]> =>
  (await store.keys.list()).filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id);

test("the key that the first start made may be set too, and ends one that was set before", async () => {
  for (const { id } of await store.keys.list()) await store.keys.put(key(id, { revokedAt: 1 }));
  const made = await ensureOwnerKey(store.keys, null, systemClock);
  expect(await ensureOwnerKey(store.keys, "sm_set_by_the_operator", systemClock)).toBeNull();
  expect((await alive()).toSorted()).toEqual(["owner", "owner-set-by-operator"]);
  expect(await ensureOwnerKey(store.keys, made, systemClock)).toBeNull();
  expect(await alive()).toEqual(["owner"]);
});

test("a key of another role, and one that has ended, cannot be set as the owner's", async () => {
  const cases: Partial<ApiKey>[] = [
    { role: "member" },
    { scope: { tags: ["nora"], permission: "write" } },
    { revokedAt: 1 },
    { expiresAt: 1 },
  ];
  for (const [at, fields] of cases.entries()) {
    await store.keys.put(key(`app-${at}`, { hash: hashKey(`sm_of_an_application_${at}`), ...fields }));
    await expect(ensureOwnerKey(store.keys, `sm_of_an_application_${at}`, systemClock)).rejects.toMatchObject({
      message: "MNEME_API_KEY is no owner's key",
      details: expect.stringContaining(`"app-${at}"`),
    });
  }
});

test("where the only owner's key has expired, a start makes another one", async () => {
  for (const { id } of await store.keys.list()) await store.keys.put(key(id, { revokedAt: 1 }));
  await store.keys.put(key("for-a-day", { expiresAt: 1 }));
  expect(await ensureOwnerKey(store.keys, null, systemClock)).toStartWith("sm_");
});
