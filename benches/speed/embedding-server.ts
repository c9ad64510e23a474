// The embedder behind the OpenAI form of its interface, for peers that run in processes of their own. Sentences that the bench made get
// the vectors that it gives them everywhere; anything else is embedded anew each time.

import type { Embedder } from "#contracts/embedder.ts";
import { callEmbedder } from "./vectors.ts";

export const serveEmbeddings = (embedder: Embedder, known: (text: string) => Float32Array | undefined) => {
  const vectorOf = async (text: string): Promise<Float32Array> =>
    known(text) ?? ((await embedder.embed([text], "document", callEmbedder))[0] as Float32Array);
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const { input } = (await request.json()) as { input: string | string[] };
      const vectors = await Promise.all([input].flat().map(vectorOf));
      const data = vectors.map((vector, index) => ({ object: "embedding", index, embedding: [...vector] }));
      return Response.json({
        object: "list",
        data,
        model: embedder.model,
        usage: { prompt_tokens: 0, total_tokens: 0 },
      });
    },
  });
  return { address: server.url.origin, stop: () => server.stop(true) };
};
