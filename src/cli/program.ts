// The command line: each command with its options, its help and an example. What a command does is loaded when it is asked for.

import { Command } from "commander";
import { defineAdd } from "./commands/add.ts";
import { defineBackup } from "./commands/backup.ts";
import { defineContainers } from "./commands/container-tags.ts";
import { defineMoving } from "./commands/export.ts";
import { defineKeys } from "./commands/keys.ts";
import { defineOperations } from "./commands/operations.ts";
import { defineReading } from "./commands/reading.ts";
import { defineServe } from "./commands/serve.ts";

export const createProgram = (version: string): Command => {
  const program = new Command("mneme")
    .description("A memory for AI applications that you host yourself.")
    .version(version)
    .showHelpAfterError("(--help shows what there is)")
    .configureHelp({ showGlobalOptions: true })
    .option("--json", "print JSON instead of text for people")
    .option("--url <address>", "the service to ask (MNEME_URL; else the one on this machine)")
    .option("--key <key>", "the key to ask with (MNEME_API_KEY)");
  for (const define of [
    defineServe,
    defineAdd,
    defineReading,
    defineContainers,
    defineKeys,
    defineBackup,
    defineMoving,
    defineOperations,
  ]) {
    define(program, version);
  }
  return program;
};
