// From what was sent to what can be committed: the extractors, contained, and the steps up to the vectors.

import { join } from "node:path";
import type { Chunker } from "#contracts/chunker.ts";
import type { Embedder } from "#contracts/embedder.ts";
import type { Extractor } from "#contracts/extractor.ts";
import type { Logger } from "#contracts/plugin.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import type { JobPayload } from "#domain/job.ts";
import { type PrepareDependencies, type PrepareInput, prepare } from "#pipeline/prepare.ts";
import { bundledNames, loadPlugin, type ThirdPartyPlugin } from "#plugins/index.ts";
import type { Config } from "#src/config.ts";
import { openExtraction } from "#src/extraction/open-extraction.ts";
import { createFiles } from "#src/files/files.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import type { Store } from "#store/store.ts";

interface Setup {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: IdSource;
  readonly telemetry: Telemetry;
  readonly thirdParty: readonly ThirdPartyPlugin[];
  /** The extractor of plain text. */
  readonly text: Extractor;
  readonly chunker: Chunker;
  readonly embedder: Embedder;
  readonly transcriber: Transcriber | null;
  /** Other processes work on the same database; `isApart`: without having the files in common. */
  readonly isShared: boolean;
  readonly isApart: boolean;
}

export const openReading = (setup: Setup) => {
  const { config, store, clock, logger, ids, telemetry, embedder, isShared, isApart } = setup;
  const folder = join(config.dataDir, "files");
  const files = createFiles({ folder, store: store.files, ids, logger, isShared, isApart });
  const extraction = openExtraction({
    text: setup.text,
    extractorNames: bundledNames("extractor"),
    extractorOptions: config.plugins.options,
    loadExtractor: (name) => loadPlugin("extractor", name, {}, { logger, fetch, clock, embedder: null }),
    thirdParty: extractorsOf(setup.thirdParty),
    transcriber: setup.transcriber,
    openFile: files.open,
    fetchAllow: config.fetchAllow,
    path: config.path,
    logger,
  });
  const steps: PrepareDependencies = {
    extract: telemetry.step("extracting", extraction.extract),
    chunker: setup.chunker,
    embedder,
    assertFits: ({ tag, id }, drafts) =>
      store.assertFits({ tag, documentId: id, drafts, model: embedder.model, dimensions: embedder.dimensions }),
    ids,
    hash: sha256,
  };
  return {
    files,
    extraction,
    prepare: (input: PrepareInput, signal: AbortSignal) => prepare(steps, input, { signal, logger }),
  };
};

const sha256 = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

/** Equal for equal content; a file counts by its bytes. */
export const hashPayload = ({ content, file }: JobPayload): string => file?.hash ?? sha256(content ?? "");

const extractorsOf = (plugins: readonly ThirdPartyPlugin[]) =>
  plugins
    .filter(({ definition }) => definition.kind === "extractor")
    .map(({ file, options }) => ({ name: file, options }));
