// An extractor that is not ours: also what it accepts is asked in a contained process, as names come from anybody.

import type { Logger } from "#contracts/plugin.ts";
import type { ExtractionPool } from "#src/containment/extraction-pool.ts";
import type { NamedExtractor } from "./extract-document.ts";

/** One that fails to answer does not read the source, so that the others still may. */
export const containedExtractor = (
  { name, options }: { readonly name: string; readonly options: unknown },
  pool: Pick<ExtractionPool, "accepts">,
  logger: Logger,
): NamedExtractor => ({
  name,
  options,
  accepts: async ({ mediaType, name: fileName, url }, signal) => {
    try {
      return await pool.accepts({ plugin: name, options, source: { mediaType, name: fileName, url } }, signal);
    } catch (error) {
      signal.throwIfAborted();
      logger.warn({ plugin: name, error }, "an extractor could not say whether it reads a source, and is passed over");
      return false;
    }
  },
});
