import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import { emptyPlan } from "#domain/plan.ts";
import { reembed } from "#src/embedding/reembed.ts";
import type { Bindings } from "#store/engine.ts";
import type { Store } from "#store/store.ts";
import { createVectorSpaces } from "#store/vector-spaces.ts";
import { callContext } from "#test/conformance/host.ts";
import { chunkRow, documentRow } from "#test/support/rows.ts";
import { openTestDatabase, openTestStore } from "#test/support/store.ts";

const ROWS = 600;
const vectorOf = (text: string, dimensions: number): Float32Array => {
  const vector = new Float32Array(dimensions);
  vector[text.length % dimensions] = 1;
  return vector;
};

/** Fails after so many texts, like a process that is ended. */
const embedderOf = (model: string, dimensions: number, breaksAfter = Number.POSITIVE_INFINITY) => {
  const seen: string[] = [];
  const embedder: Embedder = {
    model,
    dimensions,
    maxBatch: 64,
    embed: async (texts) => {
      if (seen.length + texts.length > breaksAfter) throw new Error("ended");
      seen.push(...texts);
      return texts.map((text) => vectorOf(text, dimensions));
    },
    close: async () => {},
  };
  return { embedder, seen };
};

let store: Store;
const ids = Array.from({ length: ROWS }, (_, i) => `chunk-${String(i).padStart(4, "0")}`);
beforeAll(async () => {
  store = await openTestStore({ disk: true });
  for (const [t, tag] of ["one", "two"].entries()) {
    const own = ids.slice(t * 300, t * 300 + 300);
    const document = documentRow({ id: `doc-${tag}`, tag });
    await store.commit(
      {
        ...emptyPlan(tag, 0),
        documents: { put: [document], remove: [] },
        chunks: {
          put: own.map((id, position) => {
            const row = chunkRow({ id, tag, documentId: document.id, position, text: `text of ${id}`, lead: "head" });
            return { row, vector: vectorOf(row.text, 4) };
          }),
          remove: [],
        },
      },
      "old",
    );
  }
  await store.spaces.activate({ model: "old", dimensions: 4, url: null });
});
afterAll(() => store.close());

const vectorsIn = async (model: string): Promise<number> => {
  const sizes = await Promise.all(
    ["one", "two"].map(async (tag) => (await store.tag(tag).vectors("chunk", ids, model)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const run = async (embedder: Embedder, onProgress = (_: Progress) => {}): Promise<number> => {
  const { spaces } = store;
  await spaces.begin({ model: embedder.model, dimensions: embedder.dimensions, url: null }, 1);
  const switchOver = (mark: number) => spaces.switch(embedder.model, mark, 2);
  return await reembed({ spaces, embedder, clock: { now: () => 1 }, switchOver, onProgress }, callContext());
};
type Progress = { readonly done: number; readonly total: number; readonly embedded: number };

describe("making vectors anew", () => {
  test("leaves the old ones in place until all are made, though it ends in between", async () => {
    const { embedder } = embedderOf("new", 8, 300);
    await expect(run(embedder)).rejects.toThrow("ended");
    expect(await store.spaces.active()).toEqual({ model: "old", dimensions: 4, url: null });
    expect(await vectorsIn("old")).toBe(ROWS);
    expect(await store.spaces.reembedding()).toMatchObject({ model: "new", status: "running", embedded: 256 });
  });

  test("goes on where it ended, tells how far it is, and switches", async () => {
    const { embedder, seen } = embedderOf("new", 8);
    const progress: Progress[] = [];
    expect(await run(embedder, (step) => progress.push(step))).toBe(seen.length);
    expect(seen.length).toBe(ROWS - 256);
    expect(seen[0]).toStartWith("head\ntext of");
    expect(progress.at(-1)).toEqual({ done: ROWS, total: ROWS, embedded: seen.length });
    expect(await store.spaces.active()).toEqual({ model: "new", dimensions: 8, url: null });
    expect(await store.spaces.reembedding()).toMatchObject({ status: "completed", error: null });
    expect(await vectorsIn("new")).toBe(ROWS);
    const [vector] = (await store.tag("two").vectors("chunk", [ids[400] as string], "new")).values();
    expect(vector?.length).toBe(8);
  });

  test("has nothing to do when it is done", async () => {
    const { embedder, seen } = embedderOf("new", 8);
    expect(await run(embedder)).toBe(0);
    expect(seen).toEqual([]);
    expect(await vectorsIn("new")).toBe(ROWS);
  });

  test("leaves the old vectors to be swept, a bounded number at a time", async () => {
    expect(await vectorsIn("old")).toBe(ROWS);
    let pages = 0;
    let after: Awaited<ReturnType<typeof store.spaces.sweep>> = null;
    do {
      after = await store.spaces.sweep(after, 100);
      pages++;
    } while (after !== null);
    expect(pages).toBeGreaterThan(ROWS / 100);
    expect(await vectorsIn("old")).toBe(0);
    expect(await vectorsIn("new")).toBe(ROWS);
  });

  test("goes back to a model whose place is free again", async () => {
    const { embedder, seen } = embedderOf("old", 4);
    await run(embedder);
    expect(seen).toHaveLength(ROWS);
    expect(await store.spaces.active()).toEqual({ model: "old", dimensions: 4, url: null });
    expect(await vectorsIn("old")).toBe(ROWS);
  });

  test("looks again when a row was written without, or a merge moved, before it switches", async () => {
    const { embedder } = embedderOf("third", 8);
    const { spaces } = store;
    await spaces.begin({ model: "third", dimensions: 8, url: null }, 1);
    const marks: number[] = [];
    const merged = { id: "m", target: "one", sources: ["two"] };
    const switchOver = async (mark: number): Promise<boolean> => {
      if (marks.push(mark) === 1) {
        await store.merges.create(merged, 1);
        expect(await spaces.switch("third", mark, 1)).toBe(false);
        for (let merge = await store.merges.current(); merge !== null; merge = await store.merges.current())
          await store.merges.advance(merge, 1);
      }
      return await spaces.switch("third", mark, 2);
    };
    await reembed({ spaces, embedder, clock: { now: () => 1 }, switchOver }, callContext());
    expect(marks).toHaveLength(2);
    expect(await spaces.active()).toMatchObject({ model: "third" });
    expect((await store.tag("one").vectors("chunk", ids, "third")).size).toBe(ROWS);
  });

  test("is over when another service was quicker, and when it was given up", async () => {
    const { spaces } = store;
    expect(await spaces.switch("third", 0, 3)).toBe(true);
    await expect(spaces.switch("never", 0, 3)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("looks again when another service is quicker between two looks of its own", async () => {
    const { store: quicker, database } = await openTestDatabase();
    await quicker.spaces.activate({ model: "old", dimensions: 4, url: null });
    await quicker.spaces.begin({ model: "new", dimensions: 8, url: null }, 1);
    const mark = (await quicker.spaces.mergeMark()) ?? -1;
    let looks = 0;
    const overtaken = createVectorSpaces(
      {
        ...database,
        query: async <Results extends readonly unknown[]>(statements: string, bindings?: Bindings) => {
          const found = await database.query<Results>(statements, bindings);
          if (++looks === 1) await quicker.spaces.switch("new", mark, 2);
          return found;
        },
      },
      new Map(),
    );
    expect(await overtaken.switch("new", mark, 3)).toBe(false);
    expect(await overtaken.switch("new", mark, 3)).toBe(true);
  });

  test("keeps no vector of what was deleted meanwhile, in either place", async () => {
    const { spaces } = store;
    const { embedder } = embedderOf("fourth", 8);
    await spaces.begin({ model: "fourth", dimensions: 8, url: null }, 1);
    const [row] = await spaces.page("chunk", null, 1);
    if (row === undefined) throw new Error("no row");
    const [vector] = await embedder.embed([row.text], "document", callContext());
    await spaces.keep("chunk", [row], [vector as Float32Array], "fourth");
    const reader = store.tag(row.tag);
    const plan = emptyPlan(row.tag, await reader.revision());
    await store.commit({ ...plan, chunks: { put: [], remove: [row.id] } }, "third");
    for (const model of ["third", "fourth"]) expect((await reader.vectors("chunk", [row.id], model)).size).toBe(0);
    await spaces.keep("chunk", [row], [vector as Float32Array], "fourth");
    expect((await reader.vectors("chunk", [row.id], "fourth")).size).toBe(0);
  });
});
