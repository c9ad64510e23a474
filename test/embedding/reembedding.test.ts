import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { Classifier } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import { PluginError } from "#contracts/plugin.ts";
import { emptyPlan } from "#domain/plan.ts";
import { createIndexes } from "#retrieval/indexes.ts";
import { createEmbeddingSpaces, type EmbeddingSpace, type EmbeddingSpaces } from "#src/embedding/embedding-spaces.ts";
import { createReembedding, type Reembedding } from "#src/embedding/reembedding.ts";
import type { Store } from "#store/store.ts";
import { callContext } from "#test/conformance/host.ts";
import { chunkRow, documentRow } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";

const { logger } = callContext();
const clock = { now: () => 1 };
const TAG = "t";
const DIMENSIONS: Readonly<Record<string, number>> = { old: 4, new: 8 };

/** Each text has a direction of its own; `before` may hold calls up or fail them. */
const embedderOf = (model: string, before: (texts: readonly string[]) => Promise<void> | void = () => {}) => {
  const state = { isClosed: false };
  const dimensions = DIMENSIONS[model] ?? 4;
  const embedder: Embedder = {
    model,
    dimensions,
    maxBatch: 16,
    embed: async (texts) => {
      await before(texts);
      return texts.map((text) => {
        const vector = new Float32Array(dimensions);
        vector[text.length % dimensions] = 1;
        return vector;
      });
    },
    close: async () => {
      state.isClosed = true;
    },
  };
  return { embedder, state };
};

const NO_CLASSIFIER: Classifier = { classify: async (inputs) => inputs.map(() => []) };

let store: Store;
let spaces: EmbeddingSpaces;
let reembedding: Reembedding;
let revision: number;

const openSpace = async (embedder: Embedder): Promise<EmbeddingSpace> => ({
  embedder,
  classifier: NO_CLASSIFIER,
  indexes: createIndexes({
    dimensions: embedder.dimensions,
    async *loadMany() {},
    loadRows: (tag) => store.tag(tag).rows(embedder.model),
    readRevision: (tag) => store.tag(tag).revision(),
    budgetBytes: 1 << 24,
    isShared: false,
  }),
});

const write = async (...ids: string[]): Promise<void> => {
  const texts = ids.map((id) => `text ${"x".repeat(id.length)}`);
  const vectors = await spaces.embedder.embed(texts, "document", callContext());
  await commit(ids, vectors);
};
const commit = async (ids: readonly string[], vectors: readonly Float32Array[]): Promise<void> => {
  const put = ids.map((id, i) => ({
    row: chunkRow({
      id,
      tag: TAG,
      documentId: "d",
      position: revision * 1000 + i,
      text: `text ${"x".repeat(id.length)}`,
    }),
    vector: vectors[i] as Float32Array,
  }));
  const plan = {
    ...emptyPlan(TAG, revision),
    documents: { put: [documentRow({ id: "d", tag: TAG })], remove: [] },
    chunks: { put, remove: [] },
  };
  const written = await spaces.commit(plan);
  spaces.indexes.apply(written.plan, written.revision);
  revision = written.revision;
};
const vectorsOf = async (model: string, ...ids: string[]): Promise<number> =>
  (await store.tag(TAG).vectors("chunk", ids, model)).size;
const manage = (wanted: () => Embedder | Promise<Embedder>): Reembedding =>
  createReembedding({
    store: store.spaces,
    spaces,
    clock,
    logger,
    openSpace,
    loadWanted: async () => await wanted(),
    addressOf: () => null,
    others: () => 0,
    pauseMs: 1,
    keepOldMs: 0,
  });
const ROWS = Array.from({ length: 40 }, (_, i) => `row-${i}`);
beforeEach(async () => {
  store = await openTestStore({ disk: true });
  revision = 0;
  await store.spaces.activate({ model: "old", dimensions: 4, url: null });
  spaces = createEmbeddingSpaces(await openSpace(embedderOf("old").embedder), store, logger);
  await write(...ROWS);
});
afterEach(async () => {
  await reembedding.close();
  await spaces.close();
  await store.close();
});

describe("making the vectors of another model in a running service", () => {
  test("writes what comes meanwhile with both, then searches the new ones alone", async () => {
    const gate = Promise.withResolvers<void>();
    const { embedder } = embedderOf("new", (texts) => (texts.length > 1 ? gate.promise : undefined));
    reembedding = manage(() => embedder);
    expect(await reembedding.start()).toMatchObject({ status: "running", model: "new", dimensions: 8 });
    await write("meanwhile");
    expect([await vectorsOf("old", "meanwhile"), await vectorsOf("new", "meanwhile")]).toEqual([1, 1]);
    expect(spaces.embedder.model).toBe("old");
    gate.resolve();
    await reembedding.idle();
    expect(spaces.embedder).toMatchObject({ model: "new", dimensions: 8 });
    expect(await vectorsOf("new", ...ROWS, "meanwhile")).toBe(41);
    const [found] = await spaces.indexes.read(TAG, (index) => [index.chunks.rows.size]);
    expect(found).toBe(41);
    await write("afterwards");
    expect([await vectorsOf("old", "afterwards"), await vectorsOf("new", "afterwards")]).toEqual([0, 1]);
  });

  test("never writes a vector under another model's name, though it was made before the switch", async () => {
    reembedding = manage(() => embedderOf("new").embedder);
    const before = await spaces.embedder.embed(["text xxxx"], "document", callContext());
    await reembedding.start();
    await reembedding.idle();
    await commit(["late"], before);
    const [vector] = (await store.tag(TAG).vectors("chunk", ["late"], "new")).values();
    expect(vector).toHaveLength(8);
  });

  test("waits for a model that is away, and writes go on", async () => {
    let isAway = true;
    const { embedder } = embedderOf("new", () => {
      if (isAway) throw new PluginError("model_unreachable", "not there", true);
    });
    reembedding = manage(() => embedder);
    await reembedding.start();
    await write("unlucky");
    expect(await vectorsOf("new", "unlucky")).toBe(0);
    expect((await reembedding.state())?.status).toBe("running");
    isAway = false;
    await reembedding.idle();
    expect(await reembedding.state()).toMatchObject({ status: "completed", error: null });
    expect(await vectorsOf("new", ...ROWS, "unlucky")).toBe(41);
  });

  test("ends with the reason when the model refuses, keeps the old one, and goes on when begun again", async () => {
    let isRefusing = true;
    let calls = 0;
    const refuse = (): void => {
      calls++;
      if (isRefusing && calls > 1) throw new PluginError("model_denies_access", "wrong key", false);
    };
    const first = embedderOf("new", refuse);
    reembedding = manage(() => first.embedder);
    await reembedding.start();
    await reembedding.idle();
    expect(await reembedding.state()).toMatchObject({ status: "failed", error: "wrong key" });
    expect(first.state.isClosed).toBe(true);
    expect(spaces.embedder.model).toBe("old");
    await write("between");
    expect([await vectorsOf("old", "between"), await vectorsOf("new", "between")]).toEqual([1, 0]);
    isRefusing = false;
    await reembedding.close();
    reembedding = manage(() => embedderOf("new").embedder);
    await reembedding.start();
    await reembedding.idle();
    expect(spaces.embedder.model).toBe("new");
    expect(await vectorsOf("new", ...ROWS, "between")).toBe(41);
  });

  test("is taken up at the next start, before anything is written", async () => {
    const never = new Promise<void>(() => {});
    reembedding = manage(() => embedderOf("new", () => never).embedder);
    await reembedding.start();
    // The process ends here; another one begins with what is stored.
    spaces = createEmbeddingSpaces(await openSpace(embedderOf("old").embedder), store, logger);
    reembedding = manage(() => embedderOf("new").embedder);
    await reembedding.resume();
    await write("first");
    await reembedding.idle();
    expect(spaces.embedder.model).toBe("new");
    expect(await vectorsOf("new", ...ROWS, "first")).toBe(41);
  });

  test("is given up at the next start when another model is configured by then", async () => {
    await store.spaces.begin({ model: "new", dimensions: 8, url: null }, 1);
    reembedding = manage(() => embedderOf("old").embedder);
    await reembedding.resume();
    expect(await reembedding.state()).toMatchObject({ status: "failed", error: "Another model is configured now" });
  });

  test("fills in place what the searched model lacks", async () => {
    await store.commit(
      {
        ...emptyPlan(TAG, revision),
        chunks: { put: [{ row: chunkRow({ id: "bare", tag: TAG, documentId: "d" }), vector: null }], remove: [] },
      },
      "old",
    );
    reembedding = manage(() => embedderOf("old").embedder);
    await reembedding.start();
    await reembedding.idle();
    expect(await reembedding.state()).toMatchObject({ status: "completed", embedded: 1 });
    expect(await vectorsOf("old", "bare")).toBe(1);
  });

  test("is done by several services on one database together, each of which changes over", async () => {
    const other = createEmbeddingSpaces(await openSpace(embedderOf("old").embedder), store, logger);
    const both = [spaces, other].map((own) =>
      createReembedding({
        store: store.spaces,
        spaces: own,
        clock,
        logger,
        openSpace,
        loadWanted: async () => embedderOf("new").embedder,
        addressOf: () => null,
        others: () => 0,
        keepOldMs: 1_000_000,
      }),
    );
    reembedding = both[0] as Reembedding;
    for (const one of both) await one.start();
    for (const one of both) await one.idle();
    expect([spaces.embedder.model, other.embedder.model]).toEqual(["new", "new"]);
    expect(await vectorsOf("new", ...ROWS)).toBe(40);
    for (const one of both) await one.close();
  });

  test("cannot begin while the model is not to be had", async () => {
    reembedding = manage(() => {
      throw new PluginError("model_not_found", "no such model", false);
    });
    await expect(reembedding.start()).rejects.toMatchObject({ kind: "unavailable" });
    expect(await reembedding.state()).toBeNull();
  });
});
