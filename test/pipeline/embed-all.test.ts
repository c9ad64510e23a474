// Any number of texts is embedded, however few an embedder lets wait.
import { expect, test } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import { PluginError } from "#contracts/plugin.ts";
import { embedAll } from "#pipeline/dream.ts";
import { callContext } from "#test/conformance/host.ts";

const BATCH = 128;
/** As many as the bundled one has, for the documents that are in work at once. */
const MOST_WAITING = 2_048;

/** Refuses what is too much at once, as an embedder does whose queue has an end. */
const narrowEmbedder = (): Embedder => {
  let waiting = 0;
  return {
    model: "narrow",
    dimensions: 1,
    maxBatch: BATCH,
    embed: async (texts) => {
      waiting += texts.length;
      if (waiting > MOST_WAITING) throw new PluginError("embedder_busy", "Too many texts are waiting", true);
      await Promise.resolve();
      waiting -= texts.length;
      return texts.map((text) => Float32Array.of(Number(text)));
    },
    close: () => Promise.resolve(),
  };
};

test("a table of 200,000 rows is embedded, in its order", async () => {
  const texts = Array.from({ length: 200_000 }, (_, row) => String(row));
  const vectors = await embedAll(narrowEmbedder(), texts, callContext());
  expect(vectors).toHaveLength(texts.length);
  expect(vectors.every(([value], row) => value === row)).toBe(true);
});

test("a call that fails ends the rest", async () => {
  let calls = 0;
  const failing: Embedder = {
    ...narrowEmbedder(),
    embed: () => {
      calls += 1;
      return Promise.reject(new Error("out of order"));
    },
  };
  const texts = Array.from({ length: 100 * BATCH }, String);
  await expect(embedAll(failing, texts, callContext())).rejects.toThrow("out of order");
  expect(calls).toBeLessThan(10);
});
