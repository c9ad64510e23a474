// What operators run beside the service: `mneme plugins`, `check-models`, `reembed` and `doctor`.

import { Argument, type Command } from "commander";
import { configOf } from "../environment.ts";
import { example } from "../example.ts";
import { type OutputOptions, print, table } from "../output.ts";

const listPlugins = async (_list: unknown, _: unknown, command: Command): Promise<void> => {
  const { listPlugins: list } = await import("#src/app/offline-tasks.ts");
  const rows = await list(configOf());
  print(command.optsWithGlobals<OutputOptions>(), rows, () =>
    table(
      ["KIND", "NAME", "FROM"],
      rows.map(({ kind, name, from }) => [kind, name, from]),
    ),
  );
  process.exit(0);
};

const checkModels = async (_: unknown, command: Command): Promise<void> => {
  const [{ checkConfiguredModels }, { formatChecks }] = await Promise.all([
    import("#src/app/offline-tasks.ts"),
    import("#src/models/check-models.ts"),
  ]);
  const checks = await checkConfiguredModels(configOf());
  print(command.optsWithGlobals<OutputOptions>(), checks, () => formatChecks(checks));
  process.exit(checks.every(({ isFine }) => isFine) ? 0 : 1);
};

const reembed = async (_: unknown, command: Command): Promise<void> => {
  const { reembedWherever } = await import("#src/app/reembed-wherever.ts");
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => stopping.abort(new Error("ended; run it again to go on")));
  }
  const result = await reembedWherever(configOf(), stopping.signal, ({ done, total }) =>
    console.error(`embedding: ${done} of ${total}`),
  );
  if (result.status !== "completed") throw new Error(result.error ?? result.status);
  print(command.optsWithGlobals<OutputOptions>(), result, () => {
    const { embedded, model } = result;
    return `${embedded} texts embedded; ${model} is in use from now on`;
  });
  process.exit(0);
};

const doctor = async (_: unknown, command: Command): Promise<void> => {
  const { examine } = await import("../doctor.ts");
  const findings = await examine();
  print(command.optsWithGlobals<OutputOptions>(), findings, () =>
    table(
      ["", "WHAT", "FOUND"],
      findings.map(({ isFine, what, found }) => [isFine ? "ok" : "!!", what, found]),
    ),
  );
  process.exit(findings.every(({ isFine }) => isFine) ? 0 : 1);
};

export const defineOperations = (program: Command): void => {
  program
    .command("plugins")
    .description("list the plugins, those of third parties first")
    .addArgument(new Argument("[list]").choices(["list"]))
    .addHelpText("after", example("MNEME_PLUGINS=./plugins mneme plugins"))
    .action(listPlugins);
  program
    .command("check-models")
    .description("call each configured model once and tell what it can do")
    .addHelpText("after", example("MNEME_LLM_URL=http://127.0.0.1:11434/v1 MNEME_LLM_MODEL=qwen3 mneme check-models"))
    .action(checkModels);
  program
    .command("reembed")
    .description("make all vectors anew with the configured embedding model; can be ended and run again")
    .addHelpText("after", example("mneme reembed"))
    .action(reembed);
  program
    .command("doctor")
    .description("look whether everything is in order, and tell what to do")
    .addHelpText("after", example("mneme doctor"))
    .action(doctor);
};
