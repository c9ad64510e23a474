// Vectors of many short texts with a cache on disk, so that a second run of the bench embeds only what changed.

import { Database } from "bun:sqlite";

export type EmbedTexts = (texts: readonly string[]) => Promise<Float32Array[]>;

export const cosine = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Puts a file of known vectors before `embed`; unit vectors are expected. */
export const cachedIn = (path: string, embed: EmbedTexts, batchSize: number): EmbedTexts => {
  const database = new Database(path);
  database.run("PRAGMA journal_mode=WAL");
  database.run("CREATE TABLE IF NOT EXISTS vector (text TEXT PRIMARY KEY, bytes BLOB NOT NULL)");
  const find = database.query<{ bytes: Uint8Array }, [string]>("SELECT bytes FROM vector WHERE text = ?");
  const keep = database.query("INSERT OR REPLACE INTO vector VALUES (?, ?)");
  return async (texts) => {
    const missing = [...new Set(texts.filter((text) => find.get(text) === null))].sort((a, b) => a.length - b.length);
    for (let at = 0; at < missing.length; at += batchSize) {
      const batch = missing.slice(at, at + batchSize);
      const vectors = await embed(batch);
      database.transaction(() => {
        batch.forEach((text, i) => {
          const vector = vectors[i];
          if (vector !== undefined) keep.run(text, new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));
        });
      })();
    }
    return texts.map((text) => {
      const bytes = find.get(text)?.bytes ?? new Uint8Array();
      return new Float32Array(bytes.slice().buffer);
    });
  };
};
