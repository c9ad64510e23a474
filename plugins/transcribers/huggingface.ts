// Speech to text by Hugging Face's automatic speech recognition: the router's hf-inference address of a model, or a dedicated endpoint.

import type { InferenceClient } from "@huggingface/inference";
import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { isRecord } from "#domain/record.ts";
import { createModelFetch } from "#plugins/shared/model-http/model-fetch.ts";

const WAV_HEADER_BYTES = 44;
const BYTES_PER_MS = 32;

export default definePlugin({
  kind: "transcriber",
  name: "huggingface",
  options: Type.Object({
    url: Type.String({ pattern: "^https?://" }),
    key: Type.Optional(Type.String({ minLength: 1 })),
    timeoutSeconds: Type.Number({ default: 600, minimum: 1 }),
  }),
  create: async ({ url, key, timeoutSeconds }, { fetch, clock, logger }) => {
    const call = createModelFetch({
      what: "The transcriber",
      fetch,
      clock,
      logger,
      timeoutMs: timeoutSeconds * 1_000,
      parallel: 2,
    });
    let client: InferenceClient | null = null;
    return {
      transcribe: async (wav, { signal }) => {
        client ??= new (await import("@huggingface/inference")).InferenceClient(key ?? "");
        const data = new Blob([new Uint8Array(wav)], { type: "audio/wav" });
        const answer: unknown = await client
          .automaticSpeechRecognition({ endpointUrl: url, data }, { fetch: call, signal, retry_on_error: false })
          .catch((error: unknown) => {
            signal.throwIfAborted();
            if (error instanceof PluginError) throw error;
            throw new PluginError(
              "model_answer_unusable",
              `The transcriber's answer is unusable: ${messageOf(error)}`,
              false,
            );
          });
        const text = isRecord(answer) ? answer.text : null;
        if (typeof text !== "string") {
          throw new PluginError("model_answer_unusable", "The transcriber's answer has no text", false);
        }
        const toMs = Math.round((wav.length - WAV_HEADER_BYTES) / BYTES_PER_MS);
        return text.trim() === "" ? [] : [{ fromMs: 0, toMs, text: text.trim() }];
      },
    };
  },
});
