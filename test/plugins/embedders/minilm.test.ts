import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Embedder } from "#contracts/embedder.ts";
import minilm from "#plugins/embedders/minilm.ts";
import { embedderConformance } from "#test/conformance/embedder.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const cosine = (a: Float32Array | undefined, b: Float32Array | undefined): number => {
  let sum = 0;
  for (let i = 0; i < 384; i++) sum += (a?.[i] ?? Number.NaN) * (b?.[i] ?? Number.NaN);
  return sum;
};

/** 48 texts from one word to longer than the model reads. */
const sentences = Array.from(
  { length: 48 },
  (_, i) => `Day ${i}: ${"we walked along the river to the old mill and back, ".repeat((i * i) % 13)}and slept.`,
);

embedderConformance("minilm", (host) => minilm.create({ workers: 1 }, host));

describe("the MiniLM embedder", () => {
  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await minilm.create({ workers: 2 }, pluginHost());
  });
  afterAll(() => embedder.close());

  const document = (texts: readonly string[]) => embedder.embed(texts, "document", callContext());
  const query = (text: string) => embedder.embed([text], "query", callContext());

  test("gives the vector that the model is known to give", async () => {
    const [vector] = await document(["This is an example sentence"]);
    const known = [0.056, 0.05, 0.048, 0.051, 0.007, 0.002];
    known.forEach((value, i) => {
      expect(Math.abs((vector?.[i] ?? Number.NaN) - value)).toBeLessThan(0.004);
    });
  });

  test("gives each text the same vector alone, among 48 and as a query", async () => {
    const together = await document(sentences);
    for (const [i, sentence] of sentences.entries()) {
      const [alone] = await document([sentence]);
      expect(cosine(alone, together[i])).toBeGreaterThan(0.999995);
    }
    const [asked] = await query(sentences[7] ?? "");
    expect(cosine(asked, together[7])).toBeGreaterThan(0.999995);
  });

  test("finds the statement that answers a question", async () => {
    const facts = ["Ada lives in Lisbon with her cat.", "The train leaves at nine.", "Basil dies without sun."];
    const [asked] = await query("Which city is Ada's home?");
    const scores = (await document(facts)).map((vector) => cosine(asked, vector));
    expect(scores.indexOf(Math.max(...scores))).toBe(0);
  });

  test("reads no more than 256 tokens, and accepts a megabyte", async () => {
    const head = "the lighthouse keeper writes letters ".repeat(60);
    const [a, b, c] = await document([head, `${head}and then forgets them all`, `${head}x`.repeat(400)]);
    expect(cosine(a, b)).toBeGreaterThan(0.999995);
    expect(cosine(a, c)).toBeGreaterThan(0.999995);
  });

  test("answers a repeated question from memory without sharing the vector", async () => {
    const [first] = await query("where is the blue key?");
    const before = first?.[0];
    first?.fill(0);
    const [again] = await query("where is the blue key?");
    expect(again?.[0]).toBe(before);
  });

  test("puts a query before documents that wait", async () => {
    const order: string[] = [];
    const backlog = Array.from({ length: 4 }, (_, i) =>
      document(sentences.slice(0, 12).map((sentence) => `${i} ${sentence}`)).then(() => order.push("document")),
    );
    await query("who waits?").then(() => order.push("query"));
    await Promise.all(backlog);
    expect(order[0]).toBe("query");
    expect(order.length).toBe(5);
  });

  test("drops the waiting work of a call that is called off", async () => {
    const controller = new AbortController();
    const call = embedder.embed(sentences, "document", callContext(controller.signal));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "PluginError", code: "aborted" });
    expect((await query("still there?")).length).toBe(1);
  });

  test("refuses more than may wait", async () => {
    const controller = new AbortController();
    const batch = Array.from({ length: 128 }, () => "a");
    const calls = Array.from({ length: 80 }, () => embedder.embed(batch, "document", callContext(controller.signal)));
    // The overflow is refused at once; the rest is called off to spare the time.
    const outcomes = Promise.allSettled(calls);
    controller.abort();
    const codes = (await outcomes).map((outcome) => (outcome.status === "rejected" ? outcome.reason.code : "done"));
    expect(codes.filter((code) => code === "embedder_busy").length).toBeGreaterThan(10);
    expect(codes.filter((code) => code === "aborted").length).toBeGreaterThan(50);
  });
});

test("an empty model folder is refused with its path", async () => {
  const modelDir = await temporaryFolder();
  const creating = minilm.create({ modelDir, workers: 2 }, pluginHost());
  await expect(creating).rejects.toMatchObject({ code: "model_unavailable", retryable: false });
  await expect(creating).rejects.toThrow(modelDir);
});
