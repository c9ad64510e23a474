import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Merge } from "#domain/merge.ts";
import { AppError, TagMoved } from "#src/errors.ts";
import type { Database } from "#store/engine.ts";
import type { Store } from "#store/store.ts";
import { contentsOf, type Filling, fillTag, MODEL } from "#test/support/filled-tag.ts";
import { orphans, rowCounts } from "#test/support/orphans.ts";
import { acceptanceOf, documentRow, overwrite, planOf, put } from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";

let store: Store;
let database: Database;
let numbers = 0;
const fresh = (name: string): string => `${name}${++numbers}`;

// What is counted in a test is only what it made, which takes less long.
beforeEach(async () => {
  ({ store, database } = await openTestDatabase({ disk: true }));
});
afterEach(() => store.close());

const FILLING: Filling = {
  documents: 3,
  chunksEach: 2,
  memoriesEach: 4,
  queued: 2,
  customIds: [],
  otherTags: [],
};

const start = async (target: string, ...sources: string[]): Promise<Merge> => {
  const id = fresh("merge-");
  await store.merges.create({ id, target, sources }, 5);
  return (await store.merges.get(id)) as Merge;
};
const isOver = ({ status }: Merge): boolean => status === "completed" || status === "failed";
/** Goes on until the merge is over, or `until` says so. */
const run = async (merge: Merge, until: (merge: Merge) => boolean = isOver): Promise<Merge> => {
  let current = merge;
  while (!isOver(current) && !until(current)) ({ merge: current } = await store.merges.advance(current, 7));
  return current;
};
const isMoving = (tag: string) => async (): Promise<boolean> => (await store.merges.homeOf(tag)).isMoving;

describe("a merge", () => {
  test("moves everything, with what belongs to it, and loses and invents nothing", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    await fillTag(store, from, { ...FILLING, documents: 12, memoriesEach: 40, chunksEach: 40, queued: 10 });
    await fillTag(store, to, FILLING);
    const before = {
      from: await contentsOf(store, from),
      to: await contentsOf(store, to),
      rows: await rowCounts(database),
    };
    const merge = await run(await start(to, from));
    expect(merge).toMatchObject({ status: "completed", error: null });
    expect(merge.done).toBe(merge.total);
    const after = await contentsOf(store, to);
    expect(after.documents).toEqual({ ...before.from.documents, ...before.to.documents });
    expect(after.chunks).toEqual({ ...before.from.chunks, ...before.to.chunks });
    expect(after.memories).toEqual({ ...before.from.memories, ...before.to.memories });
    expect(after.sources).toEqual([...before.from.sources, ...before.to.sources].toSorted());
    expect(after.edges).toEqual([...before.from.edges, ...before.to.edges].toSorted());
    expect(await store.queue.depth(to)).toBe(12);
    expect(await rowCounts(database)).toEqual(before.rows);
    expect(await orphans(database)).toEqual({});
    expect(await contentsOf(store, from)).toEqual({ documents: {}, chunks: {}, memories: {}, sources: [], edges: [] });
    expect(await store.containers.get(from)).toBeNull();
    expect((await store.containers.list()).map(({ tag }) => tag)).not.toContain(from);
    expect(await store.locate("document", `${from}-d0`)).toBe(to);
    expect(await store.locate("memory", `${from}-d0-m0`)).toBe(to);
    await store.containers.remove(to);
  });

  test("takes two tags into a third", async () => {
    const [one, two, third] = [fresh("one"), fresh("two"), fresh("third")];
    await fillTag(store, one, { ...FILLING, customIds: ["c"] });
    await fillTag(store, two, { ...FILLING, customIds: ["c"] });
    await fillTag(store, third, FILLING);
    expect(await run(await start(third, one, two))).toMatchObject({ status: "completed" });
    expect(Object.keys((await contentsOf(store, third)).memories)).toHaveLength(36);
    expect(await store.tag(third).documentByCustomId("c")).toMatchObject({ id: `${one}-d0` });
    expect(await store.tag(third).documentByCustomId("c_merge")).toMatchObject({ id: `${two}-d0` });
    expect(await store.merges.homeOf(one)).toEqual({ tag: third, isMoving: false });
    expect(await orphans(database)).toEqual({});
  });

  test("keeps the source's customIds, and gives those that are taken another name within the limit", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    const long = "x".repeat(255);
    await fillTag(store, from, { ...FILLING, documents: 5, customIds: ["a", "own", "b", "b_merge", long] });
    await fillTag(store, to, {
      ...FILLING,
      documents: 5,
      customIds: ["a", "a_merge", "b", long, `${"x".repeat(249)}_merge`],
    });
    await run(await start(to, from));
    const idOf = async (customId: string) => (await store.tag(to).documentByCustomId(customId))?.id;
    expect(await idOf("a")).toBe(`${to}-d0`);
    expect(await idOf("a_merge2")).toBe(`${from}-d0`);
    expect(await idOf("own")).toBe(`${from}-d1`);
    expect(await idOf("b_merge2")).toBe(`${from}-d2`);
    expect(await idOf("b_merge")).toBe(`${from}-d3`);
    expect(await idOf(`${"x".repeat(248)}_merge2`)).toBe(`${from}-d4`);
    expect(await orphans(database)).toEqual({});
  });

  test("keeps the target's settings and takes the source's where it has none", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    const bucket = (key: string, description: string) => ({ key, description });
    await store.containers.patch(
      from,
      { name: "From", entityContext: "Ada", profileBuckets: [bucket("work", "f"), bucket("pets", "f")] },
      1,
    );
    await store.containers.patch(to, { name: "To", profileBuckets: [bucket("work", "t")] }, 1);
    await run(await start(to, from));
    expect(await store.containers.get(to)).toMatchObject({
      name: "To",
      entityContext: "Ada",
      profileBuckets: [bucket("work", "t"), bucket("pets", "f")],
    });
  });

  test("keeps documents visible to the tags that share them, and shares those of others on", async () => {
    const [from, to, other, lender] = [fresh("from"), fresh("to"), fresh("other"), fresh("lender")];
    await fillTag(store, from, { ...FILLING, otherTags: [other, to] });
    await fillTag(store, to, { ...FILLING, otherTags: [from] });
    await fillTag(store, lender, { ...FILLING, otherTags: [from, other] });
    await store.containers.patch(other, {}, 1);
    const revision = await store.tag(other).revision();
    await run(await start(to, from));
    const seenBy = async (tag: string) => Object.keys((await contentsOf(store, tag)).documents).toSorted();
    const ids = (tag: string) => [0, 1, 2].map((d) => `${tag}-d${d}`);
    const queued = (tag: string) => [0, 1].map((q) => `${tag}-q${q}`);
    expect(await seenBy(to)).toEqual(
      [...ids(from), ...queued(from), ...ids(lender), ...ids(to), ...queued(to)].toSorted(),
    );
    expect(await seenBy(other)).toEqual([...ids(from), ...ids(lender)].toSorted());
    expect((await store.tag(to).document(`${from}-d0`))?.otherTags).toEqual([other]);
    expect((await store.tag(to).document(`${to}-d0`))?.otherTags).toEqual([]);
    expect((await store.tag(lender).document(`${lender}-d0`))?.otherTags).toEqual([to, other]);
    expect(await store.tag(other).revision()).toBeGreaterThan(revision);
    expect(await orphans(database)).toEqual({});
  });

  test("pauses both tags: no job is taken, no dream begun, and writes are told that the tag moves", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    await fillTag(store, from, FILLING);
    await fillTag(store, to, FILLING);
    const dreaming = documentRow({ id: fresh("d"), tag: to, status: "done" });
    await store.commit(planOf(await store.tag(to).revision(), { tag: to, documents: put(dreaming) }), MODEL);
    const merge = await run(await start(to, from), ({ step }) => step === 4);
    for (const tag of [from, to]) {
      expect(await isMoving(tag)()).toBe(true);
      expect(await store.queue.claim(tag, 10_000, 20_000)).toEqual({ dueAt: null });
      expect(await store.tag(tag).awaitingDreams(9)).toEqual([]);
      const plan = planOf(await store.tag(tag).revision(), {
        tag,
        documents: put(documentRow({ id: fresh("d"), tag })),
      });
      await expect(store.commit(plan, MODEL)).rejects.toBeInstanceOf(TagMoved);
      const acceptance = acceptanceOf(documentRow({ id: fresh("d"), tag }));
      await expect(store.queue.accept(acceptance, fresh("j"), 1, overwrite)).rejects.toBeInstanceOf(TagMoved);
      const shared = acceptanceOf(documentRow({ id: fresh("d"), tag: fresh("home"), otherTags: [tag] }));
      await expect(store.queue.accept(shared, fresh("j"), 1, overwrite)).rejects.toBeInstanceOf(TagMoved);
      await expect(store.containers.beginDeletion(tag, 99)).rejects.toBeInstanceOf(AppError);
    }
    expect(await store.locate("document", `${from}-d0`)).toBe(from);
    await run(merge);
    expect(await isMoving(to)()).toBe(false);
    expect(await store.tag(to).awaitingDreams(9)).toHaveLength(1);
    expect(await store.queue.claim(to, 10_000, 20_000)).toHaveProperty("job");
    await expect(
      store.queue.accept(acceptanceOf(documentRow({ id: fresh("d"), tag: from })), fresh("j"), 1, overwrite),
    ).rejects.toBeInstanceOf(TagMoved);
    await expect(store.containers.patch(from, { name: "again" }, 1)).rejects.toBeInstanceOf(TagMoved);
    expect(await orphans(database)).toEqual({});
  });

  test("that is given up leaves every tag as it was", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (batches) => {
        const [from, to] = [fresh("from"), fresh("to")];
        await fillTag(store, from, { ...FILLING, customIds: ["a", "b", "c", "d"] });
        await fillTag(store, to, { ...FILLING, customIds: ["a", "x"] });
        const before = [await contentsOf(store, from), await contentsOf(store, to), await rowCounts(database)];
        const copying = await run(await start(to, from), ({ batches: done, step }) => done >= batches || step === 12);
        const failed = await run(await store.merges.giveUp(copying, "no room", 9));
        expect(failed).toMatchObject({ status: "failed", error: "no room" });
        expect([await contentsOf(store, from), await contentsOf(store, to), await rowCounts(database)]).toEqual(before);
        expect(await isMoving(from)()).toBe(false);
        expect((await store.tag(to).documentByCustomId("a"))?.id).toBe(`${to}-d0`);
        expect(await orphans(database)).toEqual({});
        // What is counted in the next run is only what it made, which takes less long.
        for (const tag of [from, to]) await store.containers.remove(tag);
      }),
      { numRuns: 8 },
    );
  });

  test("conserves counts, whatever the tags hold", async () => {
    const filling = fc.record({
      documents: fc.integer({ min: 0, max: 5 }),
      chunksEach: fc.integer({ min: 1, max: 3 }),
      memoriesEach: fc.integer({ min: 0, max: 4 }),
      queued: fc.integer({ min: 0, max: 3 }),
      customIds: fc.uniqueArray(fc.constantFrom("a", "a_merge", "a_merge2", "b", "b_merge"), { maxLength: 5 }),
      otherTags: fc.constant([]),
    });
    await fc.assert(
      fc.asyncProperty(filling, filling, async (inSource, inTarget) => {
        const [from, to] = [fresh("from"), fresh("to")];
        for (const tag of [from, to]) await store.containers.patch(tag, {}, 1);
        await fillTag(store, from, inSource);
        await fillTag(store, to, inTarget);
        const before = await rowCounts(database);
        expect(await run(await start(to, from))).toMatchObject({ status: "completed" });
        expect(await rowCounts(database)).toEqual(before);
        expect(await orphans(database)).toEqual({});
        const { documents } = await contentsOf(store, to);
        expect(Object.keys(documents)).toHaveLength(
          inSource.documents + inSource.queued + inTarget.documents + inTarget.queued,
        );
        await store.containers.remove(to);
      }),
      { numRuns: 15 },
    );
  });

  test("is refused for a tag that does not exist, and fails when one is gone at its turn", async () => {
    const [one, two, three] = [fresh("one"), fresh("two"), fresh("three")];
    for (const tag of [one, two, three]) await store.containers.patch(tag, {}, 1);
    await expect(store.merges.create({ id: fresh("m"), target: one, sources: ["nowhere"] }, 1)).rejects.toMatchObject({
      kind: "not_found",
    });
    const [first, second] = [await start(two, one), await start(three, one)];
    expect(await store.merges.current()).toEqual(first);
    await run(first);
    expect(await store.merges.current()).toEqual(second);
    await expect(store.merges.advance(second, 1)).rejects.toMatchObject({ kind: "not_found" });
    expect(await store.merges.giveUp(second, "gone", 1)).toMatchObject({ status: "failed", error: "gone" });
    expect(await store.merges.current()).toBeNull();
    await expect(store.merges.create({ id: fresh("m"), target: one, sources: [two] }, 1)).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  test("does not begin while a tag is being deleted", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    for (const tag of [from, to]) await store.containers.patch(tag, {}, 1);
    await store.containers.beginDeletion(from, 100);
    const merge = await start(to, from);
    await expect(store.merges.advance(merge, 99)).rejects.toMatchObject({ kind: "busy" });
    await store.containers.beginDeletion(from, 6);
    expect(await run(merge)).toMatchObject({ status: "completed" });
  });

  test("is worked on by one process at a time: a batch computed from an older state is refused", async () => {
    const [from, to] = [fresh("from"), fresh("to")];
    await fillTag(store, from, FILLING);
    await fillTag(store, to, FILLING);
    const merge = await start(to, from);
    const [one, other] = await Promise.allSettled([store.merges.advance(merge, 1), store.merges.advance(merge, 1)]);
    expect([one.status, other.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await run((await store.merges.get(merge.id)) as Merge)).toMatchObject({ status: "completed" });
  });
});

describe("a tag that was merged", () => {
  test("stands for the target of its target too, and for nothing once that is deleted", async () => {
    const [one, two, three] = [fresh("one"), fresh("two"), fresh("three")];
    for (const tag of [one, two, three]) await store.containers.patch(tag, {}, 1);
    await run(await start(two, one));
    await run(await start(three, two));
    expect(await store.merges.homeOf(one)).toEqual({ tag: three, isMoving: false });
    await store.containers.remove(three);
    expect(await store.merges.homeOf(one)).toEqual({ tag: one, isMoving: false });
    await store.containers.patch(one, { name: "new" }, 1);
    expect(await store.containers.get(one)).toMatchObject({ name: "new" });
  });

  test("gives what was accepted for it at the last moment to the target", async () => {
    const [from, to, other] = [fresh("from"), fresh("to"), fresh("other")];
    await fillTag(store, from, { ...FILLING, customIds: ["a"] });
    await fillTag(store, to, { ...FILLING, customIds: ["late"] });
    await run(await start(to, from));
    // As an acceptance leaves it that had begun before the merge.
    await database.query("UPDATE type::record('container', $from) SET mergedInto = NONE", { from });
    await fillTag(store, from, { ...FILLING, documents: 0, queued: 0 });
    for (let d = 0; d < 20; d++) {
      const late = documentRow({
        id: `${from}-late${d}`,
        tag: from,
        customId: d === 0 ? "late" : null,
        otherTags: [other],
      });
      await store.queue.accept(acceptanceOf(late), `${from}-late-job${d}`, 1, overwrite);
    }
    await database.query("UPDATE type::record('container', $from) SET mergedInto = $to", { from, to });
    expect(await store.merges.adoptLate(to, 9)).toBeNull();
    let moves = 0;
    while ((await store.merges.adoptLate(from, 9)) === to) moves += 1;
    expect(moves).toBeGreaterThan(1);
    expect(await store.queue.depth(from)).toBe(0);
    expect(await store.queue.depth(to)).toBe(24);
    expect(await store.tag(to).documentByCustomId("late_merge")).toMatchObject({ id: `${from}-late0`, tag: to });
    expect(Object.keys((await contentsOf(store, other)).documents)).toHaveLength(20);
    expect((await contentsOf(store, from)).documents).toEqual({});
    expect(await orphans(database)).toEqual({});
  });
});
