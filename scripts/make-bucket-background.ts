// Writes the vectors of the local classifier's sentences beside it, so that a start needs no embedding. Run it after every change
// to the examples or to the presets' descriptions: bun scripts/make-bucket-background.ts

import { embedAll, packVectors, REFERENCE_TEXTS, referenceHash } from "#plugins/classifiers/local/reference.ts";
import minilm from "#plugins/embedders/minilm.ts";

const target = new URL("../plugins/classifiers/local/reference-vectors.json", import.meta.url);
const logger = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
const embedder = await minilm.create({}, { logger, fetch, clock: Date, embedder: null });
const vectors = await embedAll(embedder, REFERENCE_TEXTS, { signal: new AbortController().signal, logger });
const content = {
  model: embedder.model,
  dimensions: embedder.dimensions,
  hash: referenceHash(),
  vectors: packVectors(vectors),
};
await Bun.write(target, `${JSON.stringify(content, null, 2)}\n`);
await embedder.close();
console.log(`${vectors.length} vectors of ${content.model} written`);
