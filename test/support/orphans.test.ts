import { expect, test } from "bun:test";
import { memoryRow } from "./memory-row.ts";
import { orphans } from "./orphans.ts";
import { acceptanceOf, chunkRow, documentRow, overwrite, planOf, put, sourceRow, vectorOf } from "./rows.ts";
import { openTestDatabase } from "./store.ts";

test("rows that lost what they belong to are counted by table", async () => {
  const { store, database } = await openTestDatabase();
  const document = documentRow({ id: "d", customId: "c", otherTags: ["other"] });
  await store.queue.accept(acceptanceOf(document), "j", 1, overwrite);
  await store.commit(
    planOf(0, {
      contents: put({ documentId: "d", raw: null, text: "", sections: "[]" }),
      chunks: put({ row: chunkRow({ id: "c", documentId: "d" }), vector: vectorOf(1) }),
      memories: put({ row: memoryRow({ id: "m" }), vector: vectorOf(1) }),
      sources: put(sourceRow({ memoryId: "m", documentId: "d" })),
    }),
    "model",
  );
  expect(await orphans(database)).toEqual({});
  await database.query("DELETE job; DELETE chunk;");
  expect(await orphans(database)).toEqual({ payload: 1, embedding: 1 });
  await database.query("DELETE document; DELETE memory; DELETE container;");
  expect(await orphans(database)).toEqual({ content: 1, embedding: 2, custom_id: 1, shared_document: 1, payload: 1 });
});
