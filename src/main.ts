#!/usr/bin/env bun
// The program: its command line, or, told so by a hidden flag, a contained process that reads one document after the other. Either
// loads nothing of the other.

import { isExtractWorker } from "#src/containment/worker-command.ts";

if (isExtractWorker(process.argv)) {
  const [{ runExtractWorker }, { loadExtractorDefinition }] = await Promise.all([
    import("#src/containment/worker.ts"),
    import("#plugins/index.ts"),
  ]);
  await runExtractWorker(loadExtractorDefinition);
} else {
  const { runCommandLine } = await import("#src/cli/run.ts");
  await runCommandLine(process.argv.slice(2));
}
