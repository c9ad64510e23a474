// Vectors for any number of sentences: those of the statements come from the embedder, and each sentence's own lies around its
// statement's. To embed them all would take hours at the largest sizes.

import type { Embedder } from "#contracts/embedder.ts";
import minilm from "#plugins/embedders/minilm.ts";
import { createLogger } from "#src/logging.ts";
import { STATEMENTS, seededRandom, statementOf } from "./texts.ts";

/** Length of what is added to a unit vector: the cosine with the statement's is then about 0.86. */
const SPREAD = 0.6;

const logger = createLogger("silent");
export const callEmbedder = { signal: new AbortController().signal, logger };

export const createEmbedder = (workers: number): Promise<Embedder> =>
  Promise.resolve(minilm.create({ workers }, { logger, fetch, clock: { now: Date.now }, embedder: null }));

export const embedAll = async (embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> => {
  const batches: Promise<Float32Array[]>[] = [];
  for (let from = 0; from < texts.length; from += embedder.maxBatch)
    batches.push(embedder.embed(texts.slice(from, from + embedder.maxBatch), "document", callEmbedder));
  return (await Promise.all(batches)).flat();
};

export const unit = (vector: Float32Array): Float32Array => {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const norm = Math.sqrt(squares);
  return vector.map((value) => value / norm);
};

/** Gives the vector of the sentence of a number. */
export const vectorsAround = async (embedder: Embedder): Promise<(number: number) => Float32Array> => {
  const centres = await embedAll(embedder, STATEMENTS);
  return (number) => {
    const random = seededRandom(number + 1);
    const centre = centres[statementOf(number)] as Float32Array;
    const noise = unit(centre.map(() => random() + random() + random() - 1.5));
    return unit(centre.map((value, d) => value + SPREAD * (noise[d] ?? 0)));
  };
};
