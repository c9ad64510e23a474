// What is changed in a container tag while it becomes part of another waits for that, and is then changed where it lives.

import { expect, test } from "bun:test";
import { type Merge, mergeSteps } from "#domain/merge.ts";
import { movableClock, startTestServer, type TestServer } from "#test/support/http.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";

const DOCUMENTS = Array.from({ length: 25 }, (_, i) => `document-${i}`);

/** "from" with one memory a document, and "to", into which it is to be merged. */
const fill = async ({ store }: TestServer): Promise<void> => {
  const memories = DOCUMENTS.map((id, i) =>
    memoryRow({ id: `of ${id}`, tag: "from", text: `Ada owns boat ${i}`, isInference: i === 1 }),
  );
  await store.commit(
    planOf(0, {
      tag: "from",
      documents: put(
        ...DOCUMENTS.map((id) => documentRow({ id, tag: "from", status: "done", dreamingStatus: "done" })),
      ),
      memories: put(...memories.map((row) => ({ row, vector: null }))),
      sources: put(...DOCUMENTS.map((documentId) => sourceRow({ memoryId: `of ${documentId}`, documentId }))),
    }),
    "none",
  );
  await store.commit(planOf(0, { tag: "to", documents: put(documentRow({ id: "other", tag: "to" })) }), "none");
};

const advanced = async ({ store }: TestServer, until: (merge: Merge) => boolean): Promise<void> => {
  for (;;) {
    const merge = await store.merges.current();
    if (merge === null || until(merge)) return;
    await store.merges.advance(merge, 1);
  }
};

const isAt = (kind: string) => (merge: Merge) => mergeSteps(merge)[merge.step]?.kind === kind;

/** Asked for while the merge is at the step; answered when it is over. */
const askedAt = async (
  server: TestServer,
  kind: "copy" | "switch",
  ...[method, path, body]: Parameters<TestServer["call"]>
) => {
  await server.store.merges.create({ id: "merge", target: "to", sources: ["from"] }, 1);
  await advanced(server, isAt(kind));
  const answer = server.call(method, path, body);
  await Bun.sleep(150);
  await advanced(server, () => false);
  return await answer;
};

const started = async (): Promise<TestServer> => {
  const server = await startTestServer(movableClock(), {
    embed: async (texts) => texts.map(() => new Float32Array(384)),
    sortStatements: async (_, statements) => statements.map(() => []),
  });
  await fill(server);
  return server;
};

const memoryOf = ({ store }: TestServer, documentId: string) => store.tag("to").memory(`of ${documentId}`);

for (const at of ["copy", "switch"] as const) {
  test(`a memory is forgotten (${at})`, async () => {
    const server = await started();
    const body = { containerTag: "from", id: "of document-0" };
    expect(await askedAt(server, at, "DELETE", "/v4/memories", body)).toMatchObject({ status: 200 });
    expect(await memoryOf(server, "document-0")).toMatchObject({ isForgotten: true });
  });

  test(`a memory is reworded (${at})`, async () => {
    const server = await started();
    const body = { containerTag: "from", content: "Ada owns boat 0", newContent: "Ada sold boat 0" };
    const answer = await askedAt(server, at, "PATCH", "/v4/memories", body);
    expect(answer).toMatchObject({ status: 200, body: { memory: "Ada sold boat 0", version: 2 } });
    expect(await server.store.tag("to").memory(answer.body.id)).toMatchObject({ tag: "to", isLatest: true });
  });

  test(`several memories are forgotten at once, and come back (${at})`, async () => {
    const server = await started();
    const body = { containerTag: "from", ids: ["of document-0", "of document-2"] };
    const answer = await askedAt(server, at, "POST", "/v4/memories/forget-matching", body);
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await memoryOf(server, "document-2")).toMatchObject({ isForgotten: true });
  });

  test(`a batch is taken back (${at})`, async () => {
    const server = await started();
    const forgotten = await server.call("POST", "/v4/memories/forget-matching", {
      containerTag: "from",
      ids: ["of document-0"],
    });
    const { forgetBatchId } = forgotten.body;
    const body = { containerTag: "from", forgetBatchId };
    const answer = await askedAt(server, at, "POST", "/v4/memories/forget-matching/undo", body);
    expect(answer).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await memoryOf(server, "document-0")).toMatchObject({ isForgotten: false });
  });

  test(`a guess is reviewed (${at})`, async () => {
    const server = await started();
    const path = `/v3/container-tags/from/inferred/${encodeURIComponent("of document-1")}/review`;
    expect(await askedAt(server, at, "POST", path, { action: "approve" })).toMatchObject({ status: 200 });
    expect(await memoryOf(server, "document-1")).toMatchObject({ reviewStatus: "approved" });
  });

  test(`a document is changed (${at})`, async () => {
    const server = await started();
    const answer = await askedAt(server, at, "PATCH", "/v3/documents/document-0", { metadata: { colour: "red" } });
    expect(answer).toMatchObject({ status: 200 });
    expect(await server.store.tag("to").document("document-0")).toMatchObject({ metadata: { colour: "red" } });
  });

  test(`a document gets new content (${at})`, async () => {
    const server = await started();
    const answer = await askedAt(server, at, "PATCH", "/v3/documents/document-0", { content: "Ada sold the boat." });
    expect(answer).toMatchObject({ status: 200, body: { status: "queued" } });
    expect(await server.store.tag("to").document("document-0")).toMatchObject({ tag: "to", status: "queued" });
    expect(await server.store.queue.depth("to")).toBe(1);
  });

  test(`many documents are deleted, all of them (${at})`, async () => {
    const server = await started();
    const answer = await askedAt(server, at, "DELETE", "/v3/documents/bulk", { ids: DOCUMENTS });
    expect(answer).toMatchObject({ status: 200, body: { success: true, deletedCount: DOCUMENTS.length } });
    expect(await server.store.tag("to").documents(DOCUMENTS)).toEqual([]);
    expect(await memoryOf(server, "document-24")).toBeNull();
  });
}

test("a document is changed whose tag became part of another between the finding and the changing", async () => {
  const server = await started();
  const before = Promise.withResolvers<null>();
  const earlier = server.context.transact("from", () => before.promise);
  const answer = server.call("PATCH", "/v3/documents/document-0", { metadata: { colour: "red" } });
  await Bun.sleep(150);
  await server.store.merges.create({ id: "merge", target: "to", sources: ["from"] }, 1);
  await advanced(server, () => false);
  before.resolve(null);
  await earlier;
  expect(await answer).toMatchObject({ status: 200 });
  expect(await server.store.tag("to").document("document-0")).toMatchObject({ metadata: { colour: "red" } });
});

test("a document is found once, in one look, at every step of a merge", async () => {
  const server = await started();
  await server.store.merges.create({ id: "merge", target: "to", sources: ["from"] }, 1);
  const homes: unknown[] = [];
  for (let merge: Merge | null = null; ; merge = (await server.store.merges.advance(merge, 1)).merge) {
    const asked = { ids: ["document-0", "document-1"] };
    const { body } = await server.call("POST", "/v3/documents/documents/by-ids", asked);
    expect(body.documents.map(({ id }: { id: string }) => id)).toEqual(asked.ids);
    expect(await server.call("GET", "/v3/documents/document-0")).toMatchObject({ status: 200 });
    homes.push(body.documents[0].containerTags);
    merge = await server.store.merges.current();
    if (merge === null) break;
  }
  expect(homes[0]).toEqual(["from"]);
  expect(homes.at(-1)).toEqual(["to"]);
});

for (const at of ["copy", "switch"] as const) {
  test(`all documents of a tag are deleted, those of the other stay (${at})`, async () => {
    const server = await started();
    const more = Array.from({ length: 120 }, (_, i) => `more-${i}`);
    const rows = more.map((id) => documentRow({ id, tag: "from", status: "done", dreamingStatus: "done" }));
    await server.store.commit(planOf(1, { tag: "from", documents: put(...rows) }), "none");
    const answer = await askedAt(server, at, "DELETE", "/v3/documents/bulk", { containerTags: ["from"] });
    expect(answer).toMatchObject({ status: 200, body: { deletedCount: DOCUMENTS.length + more.length } });
    expect(await server.store.tag("to").documents([...DOCUMENTS, ...more, "other"])).toMatchObject([{ id: "other" }]);
  });
}
