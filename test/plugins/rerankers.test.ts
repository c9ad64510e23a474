import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { PluginError } from "#contracts/plugin.ts";
import http, { rerankAddress } from "#plugins/rerankers/http.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import { type ModelServer, startModelServer } from "#test/support/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const PASSAGES = ["a pear", "two pears", "no fruit"];
const rerank = async (model?: string, passages: readonly string[] = PASSAGES) => {
  const options = { url: server.url, ...(model === undefined ? {} : { model }) };
  const reranker = await http.create(options, pluginHost());
  return reranker.rerank("pears", passages, callContext());
};

describe("the reranker over HTTP", () => {
  test("speaks the form of Text Embeddings Inference where no model is named", async () => {
    server.on("/rerank", ({ body }) => ({
      json: body.texts.map((text: string, index: number) => ({ index, score: text.length })).toReversed(),
    }));
    expect(await rerank()).toEqual([6, 9, 8]);
    expect(server.requests[0]?.body.query).toBe("pears");
  });

  test("speaks the form of Cohere where one is named", async () => {
    server.on("/rerank", ({ body }) => ({
      json: { results: body.documents.map((text: string, index: number) => ({ index, relevance_score: text.length })) },
    }));
    expect(await rerank("ranker")).toEqual([6, 9, 8]);
    expect(server.requests[0]?.body.model).toBe("ranker");
  });

  test("asks in parts that servers take", async () => {
    server.on("/rerank", ({ body }) => ({
      json: body.texts.map((text: string, index: number) => ({ index, score: Number(text) })),
    }));
    const numbers = Array.from({ length: 70 }, (_, i) => String(i));
    expect(await rerank(undefined, numbers)).toEqual(numbers.map(Number));
    expect(server.requests).toHaveLength(3);
    expect(await rerank(undefined, [])).toEqual([]);
  });

  test("fails when a passage is left out", async () => {
    server.on("/rerank", () => ({
      json: [
        { index: 0, score: 1 },
        { index: 7, score: 1 },
      ],
    }));
    expect(rerank()).rejects.toBeInstanceOf(PluginError);
  });

  test.each([
    ["http://h", "http://h/rerank"],
    ["http://h/v1/", "http://h/v1/rerank"],
    ["http://h/v2/rerank", "http://h/v2/rerank"],
  ])("finds the address of %s", (url, address) => {
    expect(rerankAddress(url)).toBe(address);
  });
});
