// The program that runs the bundled extractors in contained processes, for tests and benches.

import { loadExtractorDefinition } from "#plugins/index.ts";
import { runExtractWorker } from "#src/containment/worker.ts";

await runExtractWorker(loadExtractorDefinition);
