import { beforeAll, describe, expect, test } from "bun:test";
import { AppError, StaleClaim, StaleRevision } from "#src/errors.ts";
import type { Database } from "#store/engine.ts";
import type { Store } from "#store/store.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { orphans, rowCounts } from "#test/support/orphans.ts";
import {
  acceptanceOf,
  chunkRow,
  documentRow,
  overwrite,
  planOf,
  put,
  remove,
  sourceRow,
  vectorOf,
} from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";

let store: Store;
let database: Database;
let tags = 0;
/** A tag of its own for each test. */
const freshTag = (): string => `tag-${++tags}`;

beforeAll(async () => {
  ({ store, database } = await openTestDatabase({ disk: true }));
});

/** A document with two passages, two memories drawn from them, an edge, a customId, a share and a waiting job. */
const seed = async (tag: string, other: string): Promise<number> => {
  const document = documentRow({ id: `${tag}-d`, tag, customId: "letter", otherTags: [other] });
  await store.queue.accept(acceptanceOf(document), `${tag}-j`, 1, overwrite);
  return store.commit(
    planOf(0, {
      tag,
      documents: put({ ...document, status: "done", chunkCount: 2 }),
      contents: put({ documentId: document.id, raw: null, text: "one two", sections: "[]" }),
      chunks: put(
        { row: chunkRow({ id: `${tag}-c1`, tag, documentId: document.id, position: 0 }), vector: vectorOf(1) },
        { row: chunkRow({ id: `${tag}-c2`, tag, documentId: document.id, position: 1 }), vector: vectorOf(2) },
      ),
      memories: put(
        { row: memoryRow({ id: `${tag}-m1`, tag }), vector: vectorOf(3) },
        { row: memoryRow({ id: `${tag}-m2`, tag }), vector: vectorOf(4) },
      ),
      sources: put(
        sourceRow({ memoryId: `${tag}-m1`, documentId: document.id, chunkId: `${tag}-c1` }),
        sourceRow({ memoryId: `${tag}-m2`, documentId: document.id, chunkId: `${tag}-c2` }),
      ),
      relations: put({
        type: "extends",
        from: `${tag}-m2`,
        to: `${tag}-m1`,
        rule: "test",
        isSoft: false,
        createdAt: 1,
      }),
    }),
    "model",
  );
};

describe("a commit", () => {
  test("creates the container and raises its revision by one", async () => {
    const tag = freshTag();
    expect(await store.tag(tag).revision()).toBe(0);
    expect(await store.commit(planOf(0, { tag }), "model")).toBe(1);
    expect(await store.commit(planOf(1, { tag }), "model")).toBe(2);
    expect(await store.tag(tag).revision()).toBe(2);
    expect(await store.containers.get(tag)).toMatchObject({ tag, revision: 2, profileBuckets: [], name: null });
  });

  test("is refused, and writes nothing, when the tag has moved on", async () => {
    const tag = freshTag();
    await store.commit(planOf(0, { tag }), "model");
    const late = planOf(0, { tag, memories: put({ row: memoryRow({ id: "late", tag }), vector: vectorOf(1) }) });
    await expect(store.commit(late, "model")).rejects.toBeInstanceOf(StaleRevision);
    expect(await store.tag(tag).memory("late")).toBeNull();
    expect(await store.tag(tag).revision()).toBe(1);
  });

  test("is refused, and writes nothing, when its job is gone or was claimed again", async () => {
    const tag = freshTag();
    const document = documentRow({ id: `${tag}-d`, tag });
    await store.queue.accept(acceptanceOf(document), "job", 1, overwrite);
    await store.queue.claim(tag, 10, 20);
    await store.queue.claim(tag, 30, 40);
    const withFence = (jobId: string, attempt: number) =>
      store.commit(planOf(0, { tag, fence: { jobId, attempt }, documents: put({ ...document, status: "done" }) }), "m");
    await expect(withFence("job", 1)).rejects.toBeInstanceOf(StaleClaim);
    await expect(withFence("no-job", 1)).rejects.toBeInstanceOf(StaleClaim);
    expect(await store.tag(tag).document(document.id)).toMatchObject({ status: "queued" });
    expect(await withFence("job", 2)).toBe(1);
    expect(await store.tag(tag).document(document.id)).toMatchObject({ status: "done" });
  });

  test("never lands beside a new claim of its job", async () => {
    const tag = freshTag();
    for (let round = 0; round < 20; round++) {
      const document = documentRow({ id: `${tag}-${round}`, tag });
      const jobId = `${tag}-j${round}`;
      await store.queue.accept(acceptanceOf(document), jobId, 1, overwrite);
      await store.queue.claim(tag, 10, 20);
      const revision = await store.tag(tag).revision();
      const [committed, claimed] = await Promise.allSettled([
        store.commit(
          planOf(revision, { tag, fence: { jobId, attempt: 1 }, documents: put({ ...document, title: "first" }) }),
          "m",
        ),
        store.queue.claim(tag, 30, 40),
      ]);
      expect(claimed).toMatchObject({ status: "fulfilled", value: { job: { attempt: 2 } } });
      if (committed.status === "rejected") expect(committed.reason).toBeInstanceOf(StaleClaim);
      await store.commit(
        planOf(await store.tag(tag).revision(), { tag, fence: { jobId, attempt: 2 }, jobs: remove(jobId) }),
        "m",
      );
    }
  });

  test("replaces rows by id, keeps the edges of a replaced memory, and leaves a vector that is not given", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    const reader = store.tag(tag);
    await store.commit(
      planOf(revision, {
        tag,
        chunks: put({ row: chunkRow({ id: `${tag}-c1`, tag, documentId: `${tag}-d`, text: "New" }), vector: null }),
        memories: put({ row: memoryRow({ id: `${tag}-m1`, tag, text: "Newer." }), vector: vectorOf(9) }),
      }),
      "model",
    );
    expect((await reader.chunks(`${tag}-d`)).map(({ text }) => text)).toContain("New");
    expect(await reader.memory(`${tag}-m1`)).toMatchObject({ text: "Newer." });
    expect(await reader.relations([`${tag}-m1`])).toHaveLength(1);
    expect(await reader.sourcesOfMemories([`${tag}-m1`])).toHaveLength(1);
    expect((await reader.vectors("chunk", [`${tag}-c1`], "model")).get(`${tag}-c1`)).toEqual(vectorOf(1));
    expect((await reader.vectors("memory", [`${tag}-m1`], "model")).get(`${tag}-m1`)).toEqual(vectorOf(9));
  });

  test("writes an edge or source again without doubling it", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    const [relation] = await store.tag(tag).relations([`${tag}-m1`]);
    const [source] = await store.tag(tag).sourcesOfMemories([`${tag}-m1`]);
    await store.commit(
      planOf(revision, {
        tag,
        relations: put({ ...relation!, rule: "again" }),
        sources: put({ ...source!, quote: "again" }),
      }),
      "m",
    );
    expect(await store.tag(tag).relations([`${tag}-m1`])).toEqual([{ ...relation!, rule: "again" }]);
    expect(await store.tag(tag).sourcesOfMemories([`${tag}-m1`])).toEqual([{ ...source!, quote: "again" }]);
    await store.commit(planOf(revision + 1, { tag, relations: remove(relation!), sources: remove(source!) }), "m");
    expect(await store.tag(tag).relations([`${tag}-m1`])).toEqual([]);
    expect(await store.tag(tag).sourcesOfMemories([`${tag}-m1`])).toEqual([]);
  });

  test("refuses an edge to a memory that is not there, as a whole", async () => {
    const tag = freshTag();
    const plan = planOf(0, {
      tag,
      memories: put({ row: memoryRow({ id: "lonely", tag }), vector: null }),
      relations: put({ type: "updates", from: "lonely", to: "nobody", rule: "r", isSoft: false, createdAt: 1 }),
    });
    await expect(store.commit(plan, "m")).rejects.toThrow();
    expect(await store.tag(tag).memory("lonely")).toBeNull();
    expect(await store.containers.get(tag)).toBeNull();
  });

  test("refuses a plan that reaches into another tag", async () => {
    const tag = freshTag();
    const plan = planOf(0, { tag, memories: put({ row: memoryRow({ id: "m", tag: "elsewhere" }), vector: null }) });
    await expect(store.commit(plan, "m")).rejects.toBeInstanceOf(AppError);
    expect(await store.tag("elsewhere").memory("m")).toBeNull();
  });

  test("refuses a customId that another document of the tag has", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    const plan = planOf(revision, { tag, documents: put(documentRow({ id: "second", tag, customId: "letter" })) });
    await expect(store.commit(plan, "m")).rejects.toMatchObject({ kind: "conflict", code: "custom_id_taken" });
    expect(await store.tag(tag).document("second")).toBeNull();
  });

  test("frees the customId and the shares that a document gives up", async () => {
    const [tag, other] = [freshTag(), freshTag()];
    const revision = await seed(tag, other);
    const reader = store.tag(tag);
    const stored = (await reader.documentByCustomId("letter"))!;
    await store.commit(planOf(revision, { tag, documents: put({ ...stored, customId: "card", otherTags: [] }) }), "m");
    expect(await reader.documentByCustomId("letter")).toBeNull();
    expect(await reader.documentByCustomId("card")).toMatchObject({ id: stored.id });
    const seen = await Array.fromAsync(store.tag(other).rows("model"));
    expect(seen.flatMap(({ documents }) => documents)).toEqual([]);
    expect(await orphans(database)).toEqual({});
  });

  test("raises the revision of every other tag that sees a changed document", async () => {
    const [tag, other] = [freshTag(), freshTag()];
    const revision = await seed(tag, other);
    const before = await store.tag(other).revision();
    await store.commit(
      planOf(revision, {
        tag,
        chunks: put({ row: chunkRow({ id: `${tag}-c3`, tag, documentId: `${tag}-d`, position: 2 }), vector: null }),
      }),
      "m",
    );
    expect(await store.tag(other).revision()).toBe(before + 1);
    await store.commit(planOf(revision + 1, { tag, documents: remove(`${tag}-d`) }), "m");
    expect(await store.tag(other).revision()).toBe(before + 2);
  });
});

describe("removal", () => {
  test("of a document takes everything that hangs on it, and its memories stay for the plan to decide", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    const before = await rowCounts(database);
    await store.commit(planOf(revision, { tag, documents: remove(`${tag}-d`) }), "m");
    const after = await rowCounts(database);
    expect(await orphans(database)).toEqual({});
    const gone = (table: keyof typeof before) => (before[table] ?? 0) - (after[table] ?? 0);
    expect(gone("document")).toBe(1);
    expect(gone("content")).toBe(1);
    expect(gone("chunk")).toBe(2);
    expect(gone("embedding")).toBe(2);
    expect(gone("sourced_from")).toBe(2);
    expect(gone("custom_id")).toBe(1);
    expect(gone("shared_document")).toBe(1);
    expect(gone("job")).toBe(1);
    expect(gone("payload")).toBe(1);
    expect(gone("memory")).toBe(0);
    expect(await store.tag(tag).memory(`${tag}-m1`)).not.toBeNull();
  });

  test("of a memory takes its vector, sources and edges", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    await store.commit(planOf(revision, { tag, memories: remove(`${tag}-m1`) }), "m");
    const reader = store.tag(tag);
    expect(await reader.relations([`${tag}-m2`])).toEqual([]);
    expect((await reader.sourcesOfDocument(`${tag}-d`)).map(({ memoryId }) => memoryId)).toEqual([`${tag}-m2`]);
    expect((await reader.vectors("memory", [`${tag}-m1`], "model")).size).toBe(0);
    expect(await orphans(database)).toEqual({});
  });

  test("of a chunk takes its vector", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    await store.commit(planOf(revision, { tag, chunks: remove(`${tag}-c1`) }), "m");
    expect((await store.tag(tag).chunks(`${tag}-d`)).map(({ id }) => id)).toEqual([`${tag}-c2`]);
    expect(await orphans(database)).toEqual({});
  });

  test("of everything leaves no row of the tag", async () => {
    const tag = freshTag();
    const revision = await seed(tag, freshTag());
    await store.commit(
      planOf(revision, { tag, documents: remove(`${tag}-d`), memories: remove(`${tag}-m1`, `${tag}-m2`) }),
      "m",
    );
    const seen = await Array.fromAsync(store.tag(tag).rows("model"));
    expect(seen).toEqual([]);
    expect(await store.queue.depth(tag)).toBe(0);
    expect(await orphans(database)).toEqual({});
  });
});

test("sixteen committers at once raise the revision once each, and lose nothing", async () => {
  const tag = freshTag();
  const commits = 48;
  const commitOnce = async (number: number): Promise<number> => {
    for (;;) {
      const revision = await store.tag(tag).revision();
      const row = memoryRow({ id: `${tag}-${number}`, tag });
      try {
        return await store.commit(planOf(revision, { tag, memories: put({ row, vector: vectorOf(number) }) }), "m");
      } catch (error) {
        if (!(error instanceof StaleRevision)) throw error;
      }
    }
  };
  const waiting = Array.from({ length: commits }, (_, number) => number);
  const revisions: number[] = [];
  const committer = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) revisions.push(await commitOnce(next));
  };
  await Promise.all(Array.from({ length: 16 }, committer));
  expect(revisions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: commits }, (_, index) => index + 1));
  expect(await store.tag(tag).revision()).toBe(commits);
  const seen = await Array.fromAsync(store.tag(tag).rows("m"));
  expect(seen.flatMap(({ memories }) => memories)).toHaveLength(commits);
});
