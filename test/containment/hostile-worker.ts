// The program that the tests of the pool run in contained processes.

import { runExtractWorker } from "#src/containment/worker.ts";
import { loadHostile } from "./hostile-extractors.ts";

await runExtractWorker(loadHostile);
