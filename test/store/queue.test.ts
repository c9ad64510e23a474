import { beforeAll, describe, expect, test } from "bun:test";
import type { Document } from "#domain/document.ts";
import { StaleClaim, StaleRevision } from "#src/errors.ts";
import type { Database } from "#store/engine.ts";
import type { Acceptance, Store } from "#store/store.ts";
import { orphans } from "#test/support/orphans.ts";
import { acceptanceOf, documentRow, overwrite, planOf, put, remove } from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";

let store: Store;
let database: Database;
let tags = 0;
const freshTag = (): string => `tag-${++tags}`;

beforeAll(async () => {
  ({ store, database } = await openTestDatabase({ disk: true }));
});

const accept = (document: Document, jobId: string, content?: string) =>
  store.queue.accept(acceptanceOf(document, content), jobId, 1_000, overwrite);
const failure = { code: "broken", message: "It cannot be read" };

test("a job that waits for its time is taken at once when it is hastened", async () => {
  const tag = freshTag();
  await accept(documentRow({ id: "d", tag }), "j");
  await store.queue.claim(tag, 2_000, 3_000);
  await store.queue.release(tag, { jobId: "j", attempt: 1 }, 200_000);
  expect(await store.queue.claim(tag, 2_000, 3_000)).toEqual({ dueAt: 200_000 });
  expect(await store.queue.hasten(tag, "j")).toBe(true);
  expect(await store.queue.claim(tag, 2_000, 3_000)).toMatchObject({ job: { id: "j", attempt: 2 } });
  expect(await store.queue.hasten(tag, "none")).toBe(false);
  expect(await store.queue.depth(tag)).toBe(1);
});

describe("accepting", () => {
  test("stores the document, its job and its payload, and creates the container", async () => {
    const tag = freshTag();
    const document = documentRow({ id: `${tag}-d`, tag, customId: "c", metadata: { kind: "note", size: 3 } });
    expect(await accept(document, "j1", "Hello.")).toEqual({ document, isQueued: true, revision: null });
    expect(await store.tag(tag).document(document.id)).toEqual(document);
    expect(await store.tag(tag).documentByCustomId("c")).toEqual(document);
    expect(await store.containers.get(tag)).toMatchObject({ tag, revision: 0, createdAt: 1_000 });
    expect(await store.queue.depth(tag)).toBe(1);
    expect(await store.queue.claim(tag, 2_000, 3_000)).toEqual({
      job: {
        id: "j1",
        tag,
        documentId: document.id,
        mode: "merge",
        attempt: 1,
        leaseUntil: 3_000,
        notBefore: 0,
        acceptedAt: 1_000,
      },
      payload: { content: "Hello.", file: null },
    });
  });

  test("changes the document that is meant, and none in its place once it is gone", async () => {
    const tag = freshTag();
    const first = documentRow({ id: `${tag}-1`, tag, customId: "c" });
    await accept(first, "j1");
    const change = () =>
      store.queue.accept({ ...acceptanceOf(first, "New."), mustExist: true }, Bun.randomUUIDv7(), 2_000, overwrite);
    expect(await change()).toMatchObject({ isQueued: true });
    await store.commit(planOf(1, { tag, documents: remove(first.id) }), "model");
    await accept(documentRow({ id: `${tag}-2`, tag, customId: "c" }), "j3");
    expect(change()).rejects.toThrow("Document not found");
    expect(await store.tag(tag).document(first.id)).toBeNull();
    expect(await store.tag(tag).document(`${tag}-2`)).toMatchObject({ contentHash: `hash of ${tag}-2` });
    expect(await store.queue.depth(tag)).toBe(1);
  });

  test("keeps id and creation date of a known customId, writes what reconcile answers, and raises the revision", async () => {
    const tag = freshTag();
    const first = documentRow({ id: "first", tag, customId: "c", title: "First", createdAt: 5 });
    await accept(first, "j1");
    const second = documentRow({ id: "second", tag, customId: "c", title: "Second", createdAt: 9 });
    const seen: Document[] = [];
    const answer = await store.queue.accept(acceptanceOf(second), "j2", 2_000, (stored, incoming) => {
      seen.push(stored);
      return { ...incoming, mode: "replace" };
    });
    expect(seen).toEqual([first]);
    const expected = { ...second, id: "first", createdAt: 5 };
    expect(answer).toEqual({ document: expected, isQueued: true, revision: 1 });
    expect(await store.tag(tag).document("first")).toEqual(expected);
    expect(await store.tag(tag).document("second")).toBeNull();
    expect(await store.queue.depth(tag)).toBe(2);
  });

  test("writes nothing when there is nothing to do", async () => {
    const tag = freshTag();
    const document = documentRow({ id: "d", tag, customId: "c" });
    await accept(document, "j1");
    const again = documentRow({ id: "e", tag, customId: "c", title: "Other" });
    expect(await store.queue.accept(acceptanceOf(again), "j2", 2_000, () => null)).toEqual({
      document,
      isQueued: false,
      revision: null,
    });
    expect(await store.queue.depth(tag)).toBe(1);
    expect(await store.tag(tag).revision()).toBe(0);
  });

  test("changes a document that is named by its id, and lets it take a free customId only", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j1");
    await accept(documentRow({ id: "e", tag, customId: "taken" }), "j2");
    await accept(documentRow({ id: "d", tag, customId: "free", title: "Named" }), "j3");
    expect(await store.tag(tag).documentByCustomId("free")).toMatchObject({ id: "d", title: "Named" });
    await expect(accept(documentRow({ id: "d", tag, customId: "taken" }), "j4")).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(await store.tag(tag).documentByCustomId("taken")).toMatchObject({ id: "e" });
  });

  test("makes a commit stale that was computed from the document as it was", async () => {
    const tag = freshTag();
    const document = documentRow({ id: "d", tag, customId: "c", contentHash: "old" });
    await accept(document, "j1");
    const revision = await store.tag(tag).revision();
    await accept({ ...document, contentHash: "new" }, "j2");
    const late = store.commit(planOf(revision, { tag, documents: put({ ...document, status: "done" }) }), "m");
    await expect(late).rejects.toBeInstanceOf(StaleRevision);
    expect(await store.tag(tag).document("d")).toMatchObject({ contentHash: "new" });
  });

  test("makes one document of one customId, however many arrive at once, and queues each of them", async () => {
    const tag = freshTag();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        accept(documentRow({ id: `d${index}`, tag, customId: "same" }), `j${index}`),
      ),
    );
    expect(new Set(answers.map(({ document }) => document.id)).size).toBe(1);
    const rows = await Array.fromAsync(store.tag(tag).rows("m"));
    expect(rows.flatMap(({ documents }) => documents)).toHaveLength(1);
    expect(await store.queue.depth(tag)).toBe(24);
    expect(await store.tag(tag).revision()).toBe(23);
  });

  test("loses none of many that arrive at once, in one tag and in several", async () => {
    const [one, many] = [freshTag(), freshTag()];
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        Promise.all([
          accept(documentRow({ id: `${one}-${index}`, tag: one, customId: `c${index}` }), `j${index}`),
          accept(documentRow({ id: `${many}-${index}`, tag: `${many}-${index % 5}` }), `j${index}`),
        ]),
      ),
    );
    expect(await store.queue.depth(one)).toBe(100);
    const depths = await Promise.all([0, 1, 2, 3, 4].map((tag) => store.queue.depth(`${many}-${tag}`)));
    expect(depths).toEqual([20, 20, 20, 20, 20]);
    expect(await orphans(database)).toEqual({});
  });

  test("takes a megabyte, a file, and metadata of every shape unchanged", async () => {
    const tag = freshTag();
    const content = "Ünïcödé 😀 ".repeat(90_000);
    const metadata = JSON.parse('{"__proto__":"a","constructor":true,"n":1e300,"list":["x","y"],"f":0.1}');
    const document = documentRow({ id: "big", tag, metadata, filterByMetadata: { a: ["b"] } });
    await accept(document, "j1", content);
    expect(await store.tag(tag).document("big")).toEqual(document);
    const claimed = await store.queue.claim(tag, 2_000, 3_000);
    expect("job" in claimed && claimed.payload.content === content).toBe(true);
    const file = { id: "1", name: "scan.pdf", mediaType: "application/pdf", bytes: 7, hash: "h" };
    const upload: Acceptance = { ...acceptanceOf(documentRow({ id: "file", tag })), payload: { content: null, file } };
    await store.queue.accept(upload, "j2", 1, overwrite);
    expect(await store.queue.claim(tag, 2_000, 3_000)).toMatchObject({ payload: { content: null, file } });
  });
});

describe("claiming", () => {
  test("gives jobs in the order of their ids, each to one claimer", async () => {
    const tag = freshTag();
    for (const number of [3, 1, 2]) await accept(documentRow({ id: `d${number}`, tag }), `j${number}`);
    const claims = await Promise.all(Array.from({ length: 5 }, () => store.queue.claim(tag, 2_000, 3_000)));
    const jobs = claims.flatMap((claim) => ("job" in claim ? [claim.job.id] : []));
    expect(jobs.toSorted()).toEqual(["j1", "j2", "j3"]);
    expect(await store.queue.claim(tag, 2_000, 3_000)).toEqual({ dueAt: 3_000 });
  });

  test("says that nothing is waiting in an unknown or empty tag", async () => {
    expect(await store.queue.claim("nowhere", 1, 2)).toEqual({ dueAt: null });
  });

  test("gives a job again when its lease has run out, with its attempt raised", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j");
    await store.queue.claim(tag, 2_000, 3_000);
    expect(await store.queue.claim(tag, 2_999, 4_000)).toEqual({ dueAt: 3_000 });
    expect(await store.queue.claim(tag, 3_000, 4_000)).toMatchObject({ job: { attempt: 2, leaseUntil: 4_000 } });
  });

  test("never overtakes an earlier job of the same document, but passes other documents", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag, customId: "c" }), "j1");
    await accept(documentRow({ id: "d", tag, customId: "c" }), "j2");
    await accept(documentRow({ id: "e", tag }), "j3");
    expect(await store.queue.claim(tag, 2_000, 9_000)).toMatchObject({ job: { id: "j1" } });
    await store.queue.release(tag, { jobId: "j1", attempt: 1 }, 5_000);
    expect(await store.queue.claim(tag, 2_000, 9_000)).toMatchObject({ job: { id: "j3" } });
    expect(await store.queue.claim(tag, 2_000, 9_000)).toEqual({ dueAt: 5_000 });
    expect(await store.queue.claim(tag, 5_000, 9_000)).toMatchObject({ job: { id: "j1", attempt: 2 } });
  });

  test("waits for no back-off that is longer than any, as after the clock went back", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j1");
    await store.queue.claim(tag, 86_400_000, 86_460_000);
    await store.queue.release(tag, { jobId: "j1", attempt: 1 }, 86_401_000);
    expect(await store.queue.claim(tag, 86_390_000, 86_450_000)).toEqual({ dueAt: 86_401_000 });
    expect(await store.queue.claim(tag, 2_000, 62_000)).toMatchObject({ job: { id: "j1", attempt: 2 } });
  });

  test("finds a due job behind many that are not", async () => {
    const tag = freshTag();
    const pad = (number: number): string => String(number).padStart(4, "0");
    for (let number = 0; number < 130; number++)
      await accept(documentRow({ id: `d${number}`, tag }), `j${pad(number)}`);
    for (let number = 0; number < 129; number++) await store.queue.claim(tag, 2_000, 9_000);
    expect(await store.queue.claim(tag, 2_000, 9_000)).toMatchObject({ job: { id: "j0129" } });
  });
});

describe("a claim", () => {
  test("is renewed while it holds, and not once somebody else has it or the job is gone", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j");
    await store.queue.claim(tag, 2_000, 3_000);
    const first = { jobId: "j", attempt: 1 };
    await store.queue.renew(tag, first, 5_000);
    expect(await store.queue.claim(tag, 4_000, 6_000)).toEqual({ dueAt: 5_000 });
    await store.queue.claim(tag, 5_000, 6_000);
    await expect(store.queue.renew(tag, first, 9_000)).rejects.toBeInstanceOf(StaleClaim);
    await expect(store.queue.renew(tag, { jobId: "none", attempt: 1 }, 9_000)).rejects.toBeInstanceOf(StaleClaim);
  });

  test("shows progress and failure only while it holds", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j");
    await store.queue.claim(tag, 2_000, 3_000);
    const [stale, current] = [
      { jobId: "j", attempt: 1 },
      { jobId: "j", attempt: 2 },
    ];
    await store.queue.progress(tag, stale, "d", "processing", "extracting");
    expect(await store.tag(tag).document("d")).toMatchObject({ status: "processing", processingStage: "extracting" });
    await store.queue.claim(tag, 3_000, 4_000);
    await store.queue.progress(tag, stale, "d", "processing", "embedding");
    await store.queue.fail(tag, stale, "d", failure, 8_000, 9_000);
    await store.queue.release(tag, stale, 9_000);
    expect(await store.tag(tag).document("d")).toMatchObject({ status: "processing", processingStage: "extracting" });
    expect(await store.queue.claim(tag, 3_500, 4_000)).toEqual({ dueAt: 4_000 });
    const revision = await store.tag(tag).revision();
    await store.queue.fail(tag, current, "d", failure, 8_000, 9_000);
    expect(await store.tag(tag).document("d")).toMatchObject({ status: "failed", failure, deleteAt: 9_000 });
    expect(await store.tag(tag).revision()).toBe(revision + 1);
    expect(await store.queue.depth(tag)).toBe(0);
    expect(await orphans(database)).toEqual({});
  });

  test("ends at start for all jobs", async () => {
    const tag = freshTag();
    await accept(documentRow({ id: "d", tag }), "j");
    await store.queue.claim(tag, 2_000, 9_000);
    await store.queue.releaseAllClaims();
    expect(await store.queue.claim(tag, 2_000, 9_000)).toMatchObject({ job: { id: "j", attempt: 2 } });
    await store.queue.release(tag, { jobId: "j", attempt: 2 }, 200_000);
    await store.queue.releaseAllClaims();
    expect(await store.queue.claim(tag, 2_000, 9_000)).toMatchObject({ job: { id: "j", attempt: 3 } });
  });
});

test("depths count waiting and claimed jobs, of one tag and of all", async () => {
  const tag = freshTag();
  const before = await store.queue.totalDepth();
  await accept(documentRow({ id: "d", tag }), "j1");
  await accept(documentRow({ id: "e", tag }), "j2");
  await store.queue.claim(tag, 2_000, 3_000);
  expect(await store.queue.depth(tag)).toBe(2);
  expect(await store.queue.totalDepth()).toBe(before + 2);
  await store.commit(planOf(0, { tag, jobs: remove("j1") }), "m");
  expect(await store.queue.depth(tag)).toBe(1);
  expect(await orphans(database)).toEqual({});
});

test("tags with jobs, dreams or failed documents have work, others have none", async () => {
  const [queued, dreaming, failed, idle] = [freshTag(), freshTag(), freshTag(), freshTag()];
  await accept(documentRow({ id: "q", tag: queued }), "j");
  const done = (tag: string, fields: Partial<Document>) =>
    store.commit(
      planOf(0, { tag, documents: put(documentRow({ id: `${tag}-d`, tag, status: "done", ...fields })) }),
      "m",
    );
  await done(dreaming, { dreamingStatus: "dreaming" });
  await done(failed, { status: "failed", failure, deleteAt: 5 });
  await done(idle, { dreamingStatus: "done" });
  const tagsWithWork = await store.queue.tagsWithWork();
  expect(tagsWithWork).toEqual(expect.arrayContaining([queued, dreaming, failed]));
  expect(tagsWithWork).not.toContain(idle);
  expect(new Set(tagsWithWork).size).toBe(tagsWithWork.length);
});

test("failures expire at their time, or when the clock went back too far", async () => {
  const tag = freshTag();
  const failed = (id: string, deleteAt: number) =>
    documentRow({ id: `${tag}-${id}`, tag, status: "failed", failure, deleteAt });
  await store.commit(
    planOf(0, { tag, documents: put(failed("old", 100), failed("young", 900), failed("far", 5_000)) }),
    "m",
  );
  const expired = await store.queue.expiredFailures(500, 1_000, 100);
  const ids = expired.filter((document) => document.tag === tag).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([`${tag}-far`, `${tag}-old`]);
  expect(await store.queue.expiredFailures(500, 1_000, 1)).toHaveLength(1);
});
