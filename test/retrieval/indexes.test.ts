import { describe, expect, test } from "bun:test";
import type { Plan } from "#domain/plan.ts";
import { createIndexes, type Indexes, type IndexesDependencies } from "#retrieval/indexes.ts";
import type { IndexRows, TagIndex } from "#retrieval/tag-index.ts";
import { DIMENSIONS, queryOf, RowModel, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, remove } from "#test/support/rows.ts";

/** Rows of several tags with their revisions, and a door that loading waits at when it is shut. */
class Rows {
  readonly tags = new Map<string, RowModel>();
  readonly revisions = new Map<string, number>();
  readonly loads: string[] = [];
  /** Tags that were read in a pass over many, and those that are too large for it. */
  readonly passes: string[] = [];
  readonly large = new Set<string>();
  door: Promise<void> = Promise.resolve();

  model(tag: string): RowModel {
    const model = this.tags.get(tag) ?? new RowModel();
    this.tags.set(tag, model);
    return model;
  }

  commit(changes: Partial<Plan>): { plan: Plan; revision: number } {
    const base = this.revisions.get(changes.tag ?? "ada") ?? 0;
    const plan = planOf(base, changes);
    this.model(plan.tag).apply(plan);
    this.revisions.set(plan.tag, base + 1);
    return { plan, revision: base + 1 };
  }

  indexes(fields: Partial<Pick<IndexesDependencies, "budgetBytes" | "isShared" | "freeze" | "onLoad">> = {}): Indexes {
    const rows = this;
    return createIndexes({
      dimensions: DIMENSIONS,
      budgetBytes: 1e9,
      isShared: false,
      readRevision: async (tag) => this.revisions.get(tag) ?? 0,
      async *loadMany(tags) {
        for (const tag of tags) {
          rows.passes.push(tag);
          if (rows.tags.has(tag)) yield { tag, rows: rows.large.has(tag) ? null : rows.model(tag).rows() };
        }
      },
      async *loadRows(tag): AsyncGenerator<IndexRows> {
        rows.loads.push(tag);
        const page = rows.model(tag).rows();
        await rows.door;
        yield page;
      },
      ...fields,
    });
  }
}

const statement = (id: string, tag = "ada") => {
  const row = memoryRow({ id, tag, text: `Ada owns ${id}.` });
  return { row, vector: vectorOf(row.text) };
};
const found = (indexes: Indexes, tag = "ada"): Promise<string[]> =>
  indexes.read(tag, (index) =>
    index
      .search(queryOf("What does Ada own?"))
      .map(({ row }) => row.id)
      .sort(),
  );

describe("the indexes of the tags in use", () => {
  test("load a tag once, however many ask for it at the same time", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    const indexes = rows.indexes();
    const answers = await Promise.all([found(indexes), found(indexes), found(indexes)]);
    expect(answers).toEqual([["a"], ["a"], ["a"]]);
    expect(rows.loads).toEqual(["ada"]);
  });

  test("of very many tags are asked in one pass, which keeps none of them and drives none out", async () => {
    const rows = new Rows();
    for (const tag of ["ada", "bea", "cleo"]) rows.commit({ tag, memories: put(statement(`of-${tag}`, tag)) });
    rows.large.add("cleo");
    const indexes = rows.indexes();
    await found(indexes);
    const { plan, revision } = rows.commit({ memories: put(statement("later")) });
    indexes.apply(plan, revision);
    const asked: string[] = [];
    const ask = ({ tag, memories }: TagIndex): void => void asked.push(`${tag}: ${[...memories.rows.ids()].sort()}`);
    await indexes.readEach(["cleo", "bea", "nobody", "ada"], ask, new AbortController().signal);
    expect(asked.sort()).toEqual(["ada: later,of-ada", "bea: of-bea", "cleo: of-cleo"]);
    expect(rows.passes).toEqual(["cleo", "bea", "nobody"]);
    expect(rows.loads).toEqual(["ada", "cleo"]);
    expect(indexes.loadedTags).toBe(2);
  });

  test("stop in the middle of a pass", async () => {
    const rows = new Rows();
    for (const tag of ["ada", "bea"]) rows.commit({ tag, memories: put(statement(`of-${tag}`, tag)) });
    const stop = new AbortController();
    let asked = 0;
    const ask = (): void => {
      asked++;
      stop.abort(new Error("enough"));
    };
    await expect(rows.indexes().readEach(["ada", "bea"], ask, stop.signal)).rejects.toThrow("enough");
    expect(asked).toBe(1);
  });

  test("where others write too, are of what is stored now also in a pass over many", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    const indexes = rows.indexes({ isShared: true });
    await found(indexes);
    rows.commit({ memories: put(statement("elsewhere")) });
    const asked: string[] = [];
    await indexes.readEach(["ada"], ({ memories }) => asked.push(...memories.rows.ids()), new AbortController().signal);
    expect(asked.sort()).toEqual(["a", "elsewhere"]);
  });

  test("tell the size of what was loaded, once a load", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    const sizes: number[] = [];
    const indexes = rows.indexes({ onLoad: (bytes) => sizes.push(bytes) });
    await found(indexes);
    await found(indexes);
    expect(sizes).toEqual([indexes.byteSize]);
  });

  test("take every committed plan without loading again", async () => {
    const rows = new Rows();
    const indexes = rows.indexes();
    expect(await found(indexes)).toEqual([]);
    for (const id of ["a", "b"]) {
      const { plan, revision } = rows.commit({ memories: put(statement(id)) });
      indexes.apply(plan, revision);
    }
    const { plan, revision } = rows.commit({ memories: remove("a") });
    indexes.apply(plan, revision);
    expect(await found(indexes)).toEqual(["b"]);
    expect(rows.loads).toEqual(["ada"]);
  });

  test("miss nothing that is committed while a tag is loading", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a"), statement("b")) });
    const { promise, resolve } = Promise.withResolvers<void>();
    rows.door = promise;
    const indexes = rows.indexes();
    const answer = found(indexes);
    await Promise.resolve();
    await Promise.resolve();
    for (const changes of [{ memories: put(statement("c")) }, { memories: remove("a") }]) {
      const { plan, revision } = rows.commit(changes);
      indexes.apply(plan, revision);
    }
    resolve();
    expect(await answer).toEqual(["b", "c"]);
    expect(await found(indexes)).toEqual(["b", "c"]);
  });

  test("load again when a plan does not follow what they hold", async () => {
    const rows = new Rows();
    const indexes = rows.indexes();
    await found(indexes);
    rows.commit({ memories: put(statement("unseen")) });
    const { plan, revision } = rows.commit({ memories: put(statement("seen")) });
    indexes.apply(plan, revision);
    expect(await found(indexes)).toEqual(["seen", "unseen"]);
    expect(rows.loads).toEqual(["ada", "ada"]);
  });

  test("see what another process committed when the database is shared", async () => {
    const rows = new Rows();
    const indexes = rows.indexes({ isShared: true });
    expect(await found(indexes)).toEqual([]);
    rows.commit({ memories: put(statement("a")) });
    expect(await found(indexes)).toEqual(["a"]);
  });

  test("are loaded as of one moment where another process never stops writing", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    let written = 0;
    const indexes = rows.indexes({
      isShared: true,
      freeze: async (tag) => {
        const [revision, page] = [rows.revisions.get(tag) ?? 0, rows.model(tag).rows()];
        return {
          revision: async () => revision,
          async *rows() {
            yield page;
            rows.commit({ memories: put(statement(`other${written++}`)) });
          },
          close: async () => {},
        };
      },
    });
    expect(await found(indexes)).toEqual(["a"]);
    expect(await found(indexes)).toEqual(["a", "other0"]);
    expect(written).toBe(2);
  });

  test("drop the least recently used tags over the budget, and never the one in use", async () => {
    const rows = new Rows();
    for (const tag of ["ada", "ben", "cyd"]) rows.commit({ tag, memories: put(statement(tag, tag)) });
    const indexes = rows.indexes({ budgetBytes: 1 });
    for (const tag of ["ada", "ben", "cyd", "ada"]) expect(await found(indexes, tag)).toEqual([tag]);
    expect(indexes.loadedTags).toBe(1);
    expect(rows.loads).toEqual(["ada", "ben", "cyd", "ada"]);
  });

  test("answer everybody when many tags are asked for within a budget of one", async () => {
    const rows = new Rows();
    const tags = Array.from({ length: 20 }, (_, i) => `tag-${i}`);
    for (const tag of tags) rows.commit({ tag, memories: put(statement(tag, tag)) });
    const indexes = rows.indexes({ budgetBytes: 1 });
    const answers = await Promise.all([...tags, ...tags].map((tag) => found(indexes, tag)));
    expect(answers.flat()).toEqual([...tags, ...tags]);
  });

  test("forget a dropped tag, also while it is loading", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    const { promise, resolve } = Promise.withResolvers<void>();
    rows.door = promise;
    const indexes = rows.indexes();
    const answer = found(indexes);
    await Promise.resolve();
    await Promise.resolve();
    rows.tags.set("ada", new RowModel());
    rows.revisions.set("ada", 0);
    indexes.drop("ada");
    resolve();
    expect(await answer).toEqual([]);
    indexes.drop("ada");
    expect(indexes.byteSize).toBe(0);
  });

  test("fail a read whose rows cannot be loaded, and try again the next time", async () => {
    const rows = new Rows();
    rows.commit({ memories: put(statement("a")) });
    const broken = rows.indexes();
    rows.door = Promise.reject(new Error("disk gone"));
    expect(found(broken)).rejects.toThrow("disk gone");
    await found(broken).catch(() => {});
    rows.door = Promise.resolve();
    expect(await found(broken)).toEqual(["a"]);
  });

  test("show shared documents in every tag that they name, and follow their changes", async () => {
    const rows = new Rows();
    const indexes = rows.indexes();
    expect(await found(indexes, "ada")).toEqual([]);
    const text = "Ada owns a kettle.";
    const chunk = { row: chunkRow({ id: "c", documentId: "d", tag: "team", text }), vector: vectorOf(text) };
    const document = documentRow({ id: "d", tag: "team", otherTags: ["ada"], chunkCount: 1 });
    const first = rows.commit({ tag: "team", documents: put(document), chunks: put(chunk) });
    indexes.apply(first.plan, first.revision);
    expect(await found(indexes, "ada")).toEqual(["c"]);
    const second = rows.commit({ tag: "team", documents: remove("d") });
    indexes.apply(second.plan, second.revision);
    expect(await found(indexes, "ada")).toEqual([]);
    expect(rows.loads).toEqual(["ada"]);
  });
});
