// mem0 over HTTP with its own vector store in SQLite, no language model, and the embedder that is given by its address.
//   node mem0.mjs <folder of data> <address of an OpenAI-compatible embedder>     (prints its address)

import { createServer } from "node:http";
import { join } from "node:path";
import { Memory } from "mem0ai/oss";

const [folder, embedder] = process.argv.slice(2);
const memory = new Memory({
  embedder: { provider: "openai", config: { apiKey: "none", baseURL: embedder, model: "all-MiniLM-L6-v2", embeddingDims: 384 } },
  llm: { provider: "openai", config: { apiKey: "none", baseURL: embedder } },
  vectorStore: { provider: "memory", config: { collectionName: "bench", dimension: 384, dbPath: join(folder, "vectors.db") } },
  historyDbPath: join(folder, "history.db"),
});

const routes = {
  "/add": ({ texts, user }) =>
    memory.add(texts.map((content) => ({ role: "user", content })), { userId: user, infer: false }),
  "/search": ({ q, user = "ada" }) => memory.search(q, { topK: 10, filters: { user_id: user } }),
};

const server = createServer(async (request, response) => {
  try {
    let body = "";
    for await (const part of request) body += part;
    const answer = await routes[request.url](JSON.parse(body));
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => console.log(`listens at http://127.0.0.1:${server.address().port}`));
