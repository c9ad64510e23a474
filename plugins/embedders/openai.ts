// Embedder over HTTP in the OpenAI form (POST …/v1/embeddings), as Ollama, vLLM, llama.cpp, TEI and hosted services offer it.

import { definePlugin } from "#contracts/plugin.ts";
import { isRecord } from "#domain/record.ts";
import { createRemoteEmbedder, RemoteEmbedderOptions } from "./remote/remote-embedder.ts";

/** With or without /v1 and /embeddings at its end. */
export const embeddingsAddress = (url: string): string => {
  const base = url.replace(/\/+$/, "");
  if (base.endsWith("/embeddings")) return base;
  return /\/v\d+\w*$|\/openai$/.test(base) ? `${base}/embeddings` : `${base}/v1/embeddings`;
};

/** In the order of the texts, which is not always the order of the answer. */
const readVectors = (answer: unknown): unknown => {
  const data: unknown = isRecord(answer) ? answer.data : null;
  if (!Array.isArray(data)) return null;
  const items = data.filter(isRecord);
  const indexOf = (item: Readonly<Record<string, unknown>>, at: number): number =>
    typeof item.index === "number" ? item.index : at;
  return items
    .map((item, at) => ({ at: indexOf(item, at), vector: item.embedding }))
    .sort((a, b) => a.at - b.at)
    .map(({ vector }) => vector);
};

export default definePlugin({
  kind: "embedder",
  name: "openai",
  options: RemoteEmbedderOptions,
  create: ({ url, model, key, ...rest }, host) =>
    createRemoteEmbedder({ model, ...rest }, host, async (input, call, signal) => {
      const response = await call(embeddingsAddress(url), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, input }),
        signal,
      });
      return readVectors(await response.json());
    }),
});
