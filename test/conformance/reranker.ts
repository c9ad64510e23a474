// What every reranker has to hold. Call it in a test file of the plugin.

import { beforeAll, describe, expect, test } from "bun:test";
import type { PluginHost } from "#contracts/plugin.ts";
import type { Reranker } from "#contracts/reranker.ts";
import { callContext, pluginHost } from "./host.ts";

const QUERY = "Where does Mira keep her bees?";
const PASSAGES = [
  "The train was late again.",
  "Mira keeps her bees behind the library.",
  "",
  "word ".repeat(3_000),
  "🙂",
];

export const rerankerConformance = (name: string, make: (host: PluginHost) => Promise<Reranker>): void => {
  describe(`reranker ${name} conforms`, () => {
    let reranker: Reranker;
    beforeAll(async () => {
      reranker = await make(pluginHost());
    });
    const rerank = (query: string, passages: readonly string[]) => reranker.rerank(query, passages, callContext());

    test("gives each passage a number, the one that answers the highest", async () => {
      const scores = await rerank(QUERY, PASSAGES);
      expect(scores.length).toBe(PASSAGES.length);
      expect(scores.every(Number.isFinite)).toBe(true);
      expect(scores.indexOf(Math.max(...scores))).toBe(1);
    });

    test("scores by position, whatever the order", async () => {
      const [forth, back] = [await rerank(QUERY, PASSAGES), await rerank(QUERY, PASSAGES.toReversed())];
      back.reverse().forEach((score, i) => {
        expect(score).toBeCloseTo(forth[i] ?? Number.NaN, 3);
      });
    });

    test("takes no passages and an empty query", async () => {
      expect(await rerank(QUERY, [])).toEqual([]);
      expect((await rerank("", PASSAGES)).length).toBe(PASSAGES.length);
    });

    test("rejects when it is called off", async () => {
      const call = reranker.rerank(QUERY, PASSAGES, callContext(AbortSignal.abort()));
      expect(await call.then(() => "done").catch(() => "off")).toBe("off");
    });
  });
};
