// What is measured, as it is shipped and without a host: the local memory extractor, and the bundled embedder, whose vectors are
// kept between runs.

import { tmpdir } from "node:os";
import { join } from "node:path";
import minilm from "#plugins/embedders/minilm.ts";
import local from "#plugins/memory-extractors/local.ts";
import { cachedIn } from "./vectors.ts";

const logger = { debug() {}, info() {}, warn() {}, error() {} };
const host = { logger, fetch, clock: { now: () => Date.now() }, embedder: null };
const context = { signal: new AbortController().signal, logger };

export const extractor = await local.create({}, host);
export const embedder = await minilm.create({}, host);
export const embed = cachedIn(
  join(tmpdir(), `mneme-bench-vectors-${embedder.model}.sqlite`),
  (texts) => embedder.embed(texts, "document", context),
  embedder.maxBatch,
);
