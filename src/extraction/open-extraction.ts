// Everything that reading documents takes: the contained processes, the safe fetch, and the extractors. Nothing of it is
// started or loaded before the first document that needs it.

import { fileURLToPath } from "node:url";
import type { Extractor } from "#contracts/extractor.ts";
import type { Logger } from "#contracts/plugin.ts";
import { createExtractionPool, DEFAULT_LIMITS } from "#src/containment/extraction-pool.ts";
import { workerCommand } from "#src/containment/worker-command.ts";
import type { FetchAllowance } from "#src/fetching/address-policy.ts";
import { createSafeFetch } from "#src/fetching/safe-fetch.ts";
import {
  createExtract,
  type Extract,
  type ExtractDependencies,
  firstThatAccepts,
  type Reads,
  type SourceNames,
} from "./extract-document.ts";
import { containedExtractor } from "./third-party.ts";

export interface ExtractionSetup extends Pick<ExtractDependencies, "text" | "transcriber" | "openFile"> {
  /** Third parties' extractors, by their files; asked before the bundled ones, and like them never run in this process. */
  readonly thirdParty: readonly { readonly name: string; readonly options: unknown }[];
  readonly extractorNames: readonly string[];
  /** Options of bundled extractors by their names, sound by their schemas. */
  readonly extractorOptions: Readonly<Record<string, unknown>>;
  readonly loadExtractor: (name: string) => Promise<Extractor>;
  readonly fetchAllow: FetchAllowance;
  /** Where programs such as ffmpeg are. */
  readonly path: string;
  readonly logger: Logger;
}

export interface Extraction {
  readonly extract: Extract;
  /** Whether an extractor of a third party reads files of which no bundled one does. */
  readonly reads: Reads;
  /** Ends the contained processes; documents in work fail as retryable. */
  readonly close: () => Promise<void>;
}

const POOL = { size: 2, queueLimit: 64, maxUses: 50, limits: DEFAULT_LIMITS } as const;

/** Of bytes that are no text and no format that is known, whatever their name says. */
const UNKNOWN_TYPE = "application/octet-stream";

/** The program's entry, which answers as a contained process when it is told so. */
const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

export const openExtraction = (setup: ExtractionSetup): Extraction => {
  const { path, logger } = setup;
  const pool = createExtractionPool({ ...POOL, command: workerCommand(MAIN), path, logger });
  let loaded: ReturnType<ExtractDependencies["bundled"]> | null = null;
  const load = async (name: string) => {
    const extractor = await setup.loadExtractor(name);
    const accepts = (source: SourceNames): boolean => source.mediaType !== UNKNOWN_TYPE && extractor.accepts(source);
    return { name, options: setup.extractorOptions[name] ?? {}, accepts };
  };
  const thirdParty = setup.thirdParty.map((plugin) => containedExtractor(plugin, pool, logger));
  const bundled = () => {
    loaded ??= Promise.all(setup.extractorNames.map(load));
    return loaded;
  };
  const { text, transcriber, openFile } = setup;
  const fetch = createSafeFetch({ allowance: setup.fetchAllow });
  return {
    extract: createExtract({ text, thirdParty, bundled, pool, fetch, transcriber, openFile }),
    reads: async (source, signal) => (await firstThatAccepts(thirdParty, source, signal)) !== undefined,
    close: pool.close,
  };
};
