// Embedder by Hugging Face's feature extraction: the router's hf-inference address of a model, or a dedicated endpoint.

import type { InferenceClient } from "@huggingface/inference";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { createRemoteEmbedder, RemoteEmbedderOptions } from "./remote/remote-embedder.ts";

export default definePlugin({
  kind: "embedder",
  name: "huggingface",
  options: RemoteEmbedderOptions,
  create: ({ url, model, key, ...rest }, host) => {
    let client: InferenceClient | null = null;
    return createRemoteEmbedder({ model, ...rest }, host, async (texts, call, signal) => {
      client ??= new (await import("@huggingface/inference")).InferenceClient(key ?? "");
      return await client
        .featureExtraction(
          { endpointUrl: url, model, inputs: [...texts] },
          { fetch: call, signal, retry_on_error: false },
        )
        .catch((error: unknown) => {
          if (error instanceof PluginError || signal.aborted) throw error;
          throw new PluginError(
            "model_answer_unusable",
            `The embedding model's answer cannot be used: ${messageOf(error)}`,
            false,
          );
        });
    });
  },
});
