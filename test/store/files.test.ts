// Which uploaded files are needed, and the answers that are kept for writes that are sent again.

import { expect, test } from "bun:test";
import { acceptanceOf, documentRow, overwrite, planOf, put, remove } from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";

const fileOf = (id: string) => ({ id, name: "a.pdf", mediaType: "application/pdf", bytes: 1, hash: "h" });

test("a file is needed while a document or a waiting job has it", async () => {
  const { store } = await openTestDatabase();
  const document = documentRow({ id: "d", customId: "c", file: fileOf("one") });
  const upload = (id: string) => ({
    document: { ...document, file: fileOf(id), contentHash: id },
    payload: { content: null, file: fileOf(id) },
    mode: "replace" as const,
  });
  await store.queue.accept(upload("one"), "j1", 1, overwrite);
  await store.queue.accept(upload("two"), "j2", 2, overwrite);
  expect(await store.files.referenced(["one", "two", "three"])).toEqual(new Set(["one", "two"]));
  const revision = await store.tag("ada").revision();
  await store.commit(planOf(revision, { jobs: { remove: ["j1"] } }), "none");
  expect(await store.files.referenced(["one", "two"])).toEqual(new Set(["two"]));
  await store.commit(planOf(revision + 1, { documents: remove("d") }), "none");
  expect(await store.files.referenced(["one", "two"])).toEqual(new Set());
});

test("the file is looked up by index, however many documents there are", async () => {
  const { store, database } = await openTestDatabase();
  await store.queue.accept(acceptanceOf(documentRow({ id: "d" })), "j", 1, overwrite);
  await store.commit(
    planOf(0, { tag: "b", documents: put(documentRow({ id: "e", tag: "b", file: fileOf("x") })) }),
    "m",
  );
  for (const table of ["document", "payload"]) {
    const [plan] = await database.query<[unknown]>(`SELECT VALUE fileId FROM ${table} WHERE fileId IN $ids EXPLAIN`, {
      ids: ["x"],
    });
    expect(JSON.stringify(plan)).toContain(`${table}_file`);
  }
  expect(await store.files.referenced(["x"])).toEqual(new Set(["x"]));
});

test("answers are kept for each key apart, and dropped by age a few at a time", async () => {
  const { store } = await openTestDatabase();
  const answer = (since: number) => ({ fingerprint: `f${since}`, json: "{}", since });
  await store.answers.put("key", "a", answer(1));
  await store.answers.put("key", "b", answer(2));
  await store.answers.put("other", "a", answer(3));
  expect(await store.answers.get("key", "a")).toEqual(answer(1));
  expect(await store.answers.get("other", "b")).toBeNull();
  expect(await store.answers.dropBefore(2, 1)).toBe(1);
  expect(await store.answers.dropBefore(2, 9)).toBe(1);
  expect(await store.answers.dropBefore(2, 9)).toBe(0);
  expect(await store.answers.get("key", "b")).toBeNull();
  expect(await store.answers.get("other", "a")).toEqual(answer(3));
});
