// Models tell when they have answered, and only then.

import { expect, test } from "bun:test";
import { PluginError } from "#contracts/plugin.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import { createLogger } from "#src/logging.ts";
import { tellingEmbedder, tellingTranscriber } from "#src/models/telling.ts";

const context = { signal: new AbortController().signal, logger: createLogger("silent") };

test("a transcriber that cannot be asked is named as the one that is waited for, whatever it calls itself", async () => {
  let told = 0;
  let error: PluginError | null = null;
  const transcriber: Transcriber = {
    transcribe: async () => {
      if (error !== null) throw error;
      return [];
    },
  };
  const telling = tellingTranscriber(transcriber, () => void told++);
  const codeAfter = async (code: string): Promise<string> => {
    error = new PluginError(code, "it says why", code !== "model_denies_access");
    const failure: unknown = await telling.transcribe(new Uint8Array(), context).catch((thrown) => thrown);
    expect(failure).toMatchObject({ message: "it says why", retryable: error.retryable });
    return (failure as PluginError).code;
  };
  expect(await codeAfter("model_unreachable")).toBe("transcriber_unreachable");
  expect(await codeAfter("model_denies_access")).toBe("transcriber_unreachable");
  expect(await codeAfter("transcriber_unreachable")).toBe("transcriber_unreachable");
  expect(await codeAfter("transcriber_failed")).toBe("transcriber_failed");
  expect(told).toBe(0);
  error = null;
  expect(await telling.transcribe(new Uint8Array(), context)).toEqual([]);
  expect(told).toBe(1);
});

test("an embedder tells of which model it is that has answered", async () => {
  const told: string[] = [];
  let isThere = false;
  const embedder = {
    ...{ model: "small", dimensions: 1, maxBatch: 8, close: async () => {} },
    embed: async () => {
      if (!isThere) throw new PluginError("model_unreachable", "away", true);
      return [new Float32Array([1])];
    },
  };
  const telling = tellingEmbedder(embedder, (model) => void told.push(model));
  await expect(telling.embed(["one"], "query", context)).rejects.toMatchObject({ code: "model_unreachable" });
  expect(told).toEqual([]);
  isThere = true;
  expect(await telling.embed(["one"], "query", context)).toHaveLength(1);
  expect(told).toEqual(["small"]);
});
