// What every embedder has to hold. Call it in a test file of the plugin.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import { PluginError, type PluginHost } from "#contracts/plugin.ts";
import { callContext, pluginHost } from "./host.ts";

const texts = [
  "Mira keeps bees behind the library.",
  "",
  "The council meets on the first Tuesday of each month, unless it is a holiday; then it meets on the Wednesday.",
  "🐝 Ünïcode, 中文 and\ttabs\n",
  "word ".repeat(5_000),
];

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

export const embedderConformance = (name: string, make: (host: PluginHost) => Promise<Embedder>): void => {
  describe(`embedder ${name} conforms`, () => {
    let embedder: Embedder;
    beforeAll(async () => {
      embedder = await make(pluginHost());
    });
    afterAll(() => embedder.close());

    test("names its vector space and its limits", () => {
      expect(embedder.model).not.toBe("");
      expect(embedder.dimensions).toBeGreaterThan(0);
      expect(embedder.maxBatch).toBeGreaterThan(0);
    });

    test("gives one unit vector of its dimensions for each text, in order", async () => {
      for (const purpose of ["document", "query"] as const) {
        const vectors = await embedder.embed(texts, purpose, callContext());
        expect(vectors.length).toBe(texts.length);
        for (const vector of vectors) {
          expect(vector.length).toBe(embedder.dimensions);
          expect(Math.abs(dot(vector, vector) - 1)).toBeLessThan(1e-3);
        }
      }
    });

    test("gives a text the same vector whatever its neighbours", async () => {
      const together = await embedder.embed(texts, "document", callContext());
      for (const [i, text] of texts.entries()) {
        const [alone] = await embedder.embed([text], "document", callContext());
        expect(dot(alone as Float32Array, together[i] as Float32Array)).toBeGreaterThan(0.9999);
      }
    });

    test("puts texts that mean the same nearer than others", async () => {
      const [a, b, c] = await embedder.embed(
        ["She bought a new car.", "She purchased an automobile.", "Rice needs a lot of water."],
        "document",
        callContext(),
      );
      expect(dot(a as Float32Array, b as Float32Array)).toBeGreaterThan(dot(a as Float32Array, c as Float32Array));
    });

    test("accepts no texts, and as many as it says", async () => {
      expect(await embedder.embed([], "document", callContext())).toEqual([]);
      const many = Array.from({ length: embedder.maxBatch }, (_, i) => `number ${i}`);
      expect((await embedder.embed(many, "document", callContext())).length).toBe(many.length);
    });

    test("serves many calls at once", async () => {
      const calls = Array.from({ length: 20 }, (_, i) => embedder.embed([`call ${i}`, "x"], "document", callContext()));
      for (const vectors of await Promise.all(calls)) expect(vectors.length).toBe(2);
    });

    test("rejects with a PluginError when called off", async () => {
      const call = embedder.embed(["too late"], "document", callContext(AbortSignal.abort()));
      await expect(call).rejects.toBeInstanceOf(PluginError);
    });

    test("rejects with a PluginError after it is closed, and may be closed twice", async () => {
      const other = await make(pluginHost());
      await other.close();
      await other.close();
      await expect(other.embed(["gone"], "document", callContext())).rejects.toBeInstanceOf(PluginError);
    });
  });
};
