import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import { PluginError } from "#contracts/plugin.ts";
import huggingface from "#plugins/embedders/huggingface.ts";
import minilm from "#plugins/embedders/minilm.ts";
import openai, { embeddingsAddress } from "#plugins/embedders/openai.ts";
import { embedderConformance } from "#test/conformance/embedder.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import { type ModelReply, type ModelServer, startModelServer } from "#test/support/model-server.ts";

let local: Embedder;
let server: ModelServer;

const vectorsOf = async (texts: readonly string[]): Promise<number[][]> => {
  const vectors = await local.embed(texts, "document", callContext());
  // Servers need not give unit vectors.
  return vectors.map((vector) => [...vector].map((value) => 3 * value));
};

const serve = (): void => {
  server.on("/v1/embeddings", async ({ body }): Promise<ModelReply> => {
    const vectors = await vectorsOf(body.input);
    const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }));
    return { json: { object: "list", model: body.model, data: data.toReversed() } };
  });
  server.on("/feature-extraction", async ({ body }): Promise<ModelReply> => ({ json: await vectorsOf(body.inputs) }));
};

const FORMS = [
  { name: "openai", plugin: openai, path: "/v1" },
  { name: "huggingface", plugin: huggingface, path: "/models/minilm/pipeline/feature-extraction" },
] as const;

beforeAll(async () => {
  local = await minilm.create({ workers: 1 }, pluginHost());
  server = await startModelServer();
  serve();
});
afterAll(async () => {
  await server.close();
  await local.close();
});

for (const { name, plugin, path } of FORMS) {
  embedderConformance(name, (host) => plugin.create({ url: server.url + path, model: "minilm" }, host));

  describe(`embedder ${name}`, () => {
    const make = (options: object = {}) =>
      plugin.create({ url: server.url + path, model: "minilm", key: "k", ...options }, pluginHost());
    const codeOf = async (reply: unknown, dimensions = 384): Promise<string> => {
      server.on(path === "/v1" ? "/v1/embeddings" : "/feature-extraction", () => ({ json: reply }));
      const embedder = await make({ dimensions });
      const error = await embedder.embed(["a"], "document", callContext()).catch((reason: unknown) => reason);
      serve();
      return error instanceof PluginError ? error.code : String(error);
    };

    test("learns its dimensions with a first call, or none when they are known", async () => {
      server.requests.length = 0;
      expect((await make()).dimensions).toBe(384);
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]?.headers.authorization).toBe("Bearer k");
      expect((await make({ dimensions: 384 })).dimensions).toBe(384);
      expect(server.requests).toHaveLength(1);
    });

    test("gives the server's vectors at unit length, in the order of the texts", async () => {
      const embedder = await make();
      const texts = ["one river", "two mountains", "three seas"];
      const remote = await embedder.embed(texts, "document", callContext());
      const expected = await local.embed(texts, "document", callContext());
      for (const [i, vector] of remote.entries()) {
        for (const [k, value] of vector.entries()) expect(value).toBeCloseTo(expected[i]?.[k] ?? 9, 5);
      }
    });

    test("refuses answers that are no vectors, too few, or of another model", async () => {
      const wrap = (vectors: unknown[]) =>
        path === "/v1" ? { data: vectors.map((embedding, index) => ({ index, embedding })) } : vectors;
      expect(await codeOf({ error: "no" })).toBe("model_answer_unusable");
      expect(await codeOf(wrap([]))).toBe("model_answer_unusable");
      expect(await codeOf(wrap([[0, 0, 0]]), 3)).toBe("model_answer_unusable");
      expect(await codeOf(wrap([[1, 2, 3]]))).toBe("embedding_dimensions_changed");
    });
  });
}

test.each([
  ["http://h", "http://h/v1/embeddings"],
  ["http://h/v1/", "http://h/v1/embeddings"],
  ["http://h/v1beta/openai", "http://h/v1beta/openai/embeddings"],
  ["http://h/v1/embeddings", "http://h/v1/embeddings"],
])("finds the embeddings of %s", (url, address) => {
  expect(embeddingsAddress(url)).toBe(address);
});
