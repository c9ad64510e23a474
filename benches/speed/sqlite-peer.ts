// The plain way to do the same, to compare with: sentences and vectors in SQLite, every vector compared exactly in JavaScript, words by
// FTS5, both lists fused by rank. Over HTTP as well, with the same embedder.
//   bun benches/speed/sqlite-peer.ts <database file>     (prints its address)

import { Database } from "bun:sqlite";
import { callEmbedder, createEmbedder } from "./vectors.ts";

const LIMIT = 10;
const FUSED = 50;
const FUSION_CONSTANT = 60;

interface Row {
  readonly id: number;
  readonly text: string;
}

export const fillPeer = (
  path: string,
  rows: number,
  textOf: (n: number) => string,
  vectorOf: (n: number) => Float32Array,
) => {
  const database = new Database(path);
  database.run("PRAGMA journal_mode=WAL");
  database.run("CREATE TABLE sentence (id INTEGER PRIMARY KEY, text TEXT NOT NULL, v BLOB NOT NULL)");
  database.run("CREATE VIRTUAL TABLE word USING fts5(text, content='sentence', content_rowid='id')");
  const insert = database.query("INSERT INTO sentence VALUES (?, ?, ?)");
  database.transaction(() => {
    for (let i = 0; i < rows; i++) insert.run(i, textOf(i), new Uint8Array(vectorOf(i).buffer));
    database.run("INSERT INTO word (rowid, text) SELECT id, text FROM sentence");
  })();
  database.close();
};

const serve = async (path: string): Promise<void> => {
  const database = new Database(path);
  const embedder = await createEmbedder(1);
  const allVectors = database.query<{ id: number; v: Uint8Array }, []>("SELECT id, v FROM sentence");
  const byWords = database.query<{ rowid: number }, [string, number]>(
    "SELECT rowid FROM word WHERE word MATCH ? ORDER BY rank LIMIT ?",
  );
  const byId = database.query<Row, [number]>("SELECT id, text FROM sentence WHERE id = ?");

  const nearest = (query: Float32Array): number[] => {
    const scored: { id: number; score: number }[] = [];
    for (const { id, v } of allVectors.iterate()) {
      const vector = new Float32Array(v.buffer, v.byteOffset, query.length);
      let score = 0;
      for (let d = 0; d < query.length; d++) score += (query[d] as number) * (vector[d] as number);
      scored.push({ id, score });
    }
    return scored
      .sort((a, b) => b.score - a.score)
      .slice(0, FUSED)
      .map(({ id }) => id);
  };

  const search = async (q: string): Promise<Row[]> => {
    const [vector] = await embedder.embed([q], "query", callEmbedder);
    const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(" OR ");
    const scores = new Map<number, number>();
    for (const list of [nearest(vector as Float32Array), byWords.all(words, FUSED).map(({ rowid }) => rowid)])
      for (const [rank, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION_CONSTANT + rank));
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, LIMIT)
      .flatMap(([id]) => byId.get(id) ?? []);
  };

  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => Response.json({ results: await search(((await request.json()) as { q: string }).q) }),
  });
  console.log(`listens at ${server.url.origin}`);
};

if (import.meta.main) await serve(process.argv[2] as string);
