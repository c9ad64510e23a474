// What fresh passages will come to when they are written: known before their vectors are made, which is most of the work.

import { CborCodec } from "surrealdb";
import type { ChunkDraft } from "#domain/chunk.ts";
import { embeddingKey, toBytes, toChunkRow } from "./rows.ts";

/** Passages of one document that are to be written, each with a vector. */
export interface FreshPassages {
  readonly tag: string;
  readonly documentId: string;
  readonly drafts: readonly ChunkDraft[];
  readonly model: string;
  readonly dimensions: number;
}

/** Encoding a hundred thousand takes half a second: requests get their turn in between. */
const ENCODED_AT_ONCE = 1_000;

const bytesOf = (value: unknown): number => CborCodec.DEFAULT.encode(value).byteLength;

/** Bytes of the rows by themselves: a little less than a commit of them takes. */
export const leastSize = async ({ tag, documentId, drafts, model, dimensions }: FreshPassages): Promise<number> => {
  // As long as the ids and digests that they will have.
  const [id, hash] = [documentId, "0".repeat(64)];
  const v = toBytes(new Float32Array(dimensions));
  let bytes = drafts.length * bytesOf({ id: embeddingKey(tag, "chunk", id, ""), model, v });
  for (let at = 0; at < drafts.length; at += ENCODED_AT_ONCE) {
    if (at > 0) await new Promise(setImmediate);
    const some = drafts.slice(at, at + ENCODED_AT_ONCE);
    bytes += bytesOf(
      some.map((draft, i) => toChunkRow({ ...draft, id, tag, documentId, position: at + i, hash, createdAt: 0 })),
    );
  }
  return bytes;
};
